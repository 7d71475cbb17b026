import { describe, expect, it } from 'vitest'
import { EXTENSIONS } from '../../../src/http/extensions/extensions.ts'
import { isList } from '../../../src/http/operation.ts'
import { ask, refused, testApi } from '../../fixtures/http.ts'
import { energyInput, FACTORS, fuelInput, leakInput, recordInput, siteInput } from '../../fixtures/service.ts'

type Records = readonly { readonly id: string | number; readonly sequence?: number }[]

/** The pages behind each other by their links, as ids; between two of them `meanwhile` is done. */
async function followed(api: ReturnType<typeof testApi>, target: string, meanwhile: () => unknown = () => undefined) {
  const path = target.split('?', 1)[0] as string
  const pages: (string | number)[][] = []
  for (let next: string | undefined = target; next !== undefined; ) {
    const { status, json, headers, body } = await ask(api, { target: next })
    if (status !== 200) throw new Error(`${next}: ${status} ${body}`)
    pages.push((json as Records).map(({ id, sequence }) => sequence ?? id))
    const link = /^<(\?.*)>; rel="next"$/.exec(headers.link ?? '')
    next = link === null ? undefined : path + link[1]
    await meanwhile()
  }
  return pages
}

/** A company with more of everything than a page of two, or of three. */
async function filled() {
  const api = testApi({ extensions: true })
  const { company, clock } = api
  const { record: site } = await company.sites.create(siteInput())
  const siteId = site.id
  const { record: van } = await company.vehicles.create({
    name: 'Van',
    fuelSource: 'DIESEL',
    activityUnitId: 13,
    emissionFactorId: FACTORS.diesel.id,
  })
  const month = { startDateUtc: '2025-01-01', endDateUtc: '2025-02-01' }
  for (let n = 0; n < 7; n++) {
    // some of them at the same moment
    if (n % 3 === 0) clock.advance()
    await company.sites.create(siteInput({ name: `Site ${n}` }))
    await company.siteFuels.create(siteId, fuelInput())
    await company.siteEnergies.create(siteId, energyInput())
    await company.refrigerantLeaks.create(siteId, leakInput())
    await company.activityRecords.create(recordInput())
    await company.vehicles.create({
      name: 'V',
      fuelSource: 'D',
      activityUnitId: 13,
      emissionFactorId: FACTORS.diesel.id,
    })
    await company.vehicleEmissions.create(van.id, { ...month, amount: 1 })
    await company.vendors.create({ name: 'V', countryId: 826, vendorType: 'fuel' })
    await company.products.create({ name: 'P', weight: 1 })
    await company.batches.create({ name: 'B', manufacturingDate: '2025-01-01' })
    await company.files.create({ name: `${n}.pdf` })
    await company.apiKeys.issue({ name: 'K' })
    await company.emissionFactors.create({ name: `Own ${n}`, co2e: 1, denominatorUnitId: 13 })
    await company.emissionKinds.create({ scope: 'SCOPE_1', underScope: 'S', activityTypeUnderScope: 'F', name: 'K' })
    await company.periods.lock({ from: `200${n}-01-01`, to: `200${n}-02-01` })
    await company.instruments.create({
      ...{ startDate: '2025-01-01', endDate: '2026-01-01', kind: 'contract', name: `PPA ${n}`, energyKwh: 1 },
      ...{ countryId: 826, technology: 'wind', emissionFactorId: 'tonne/zero-emission-electricity/kwh' },
    })
    const rule = { activity: 'siteFuels', emissionFactorId: FACTORS.diesel.id } as const
    await company.factorRules.create({ ...rule, account: String(n) })
    await company.boundaries.create({
      ...{ siteId, from: `201${n}-01-01`, to: `201${n}-02-01`, equityShare: 50, group: 'other' },
      ...{ financialControl: false, operationalControl: true },
    })
    await company.restatements.start({ from: `200${n}-01-01`, to: `200${n}-02-01` })
    const dto = {
      fromAddress: { startPoint: 'IATA:LHR' },
      toAddress: { endPoint: 'IATA:HAM' },
      transportType: 'AIR',
    } as const
    await company.travels.create({ ...month, movementDto: dto, flightClass: 'ECONOMY' })
  }
  const targets = [
    '/v1/sites',
    `/v1/sites/${siteId}/fuel`,
    `/v1/sites/${siteId}/energy`,
    `/v1/sites/${siteId}/refrigerant-leaks`,
    '/v1/activity-records',
    '/v1/vehicles',
    `/v1/vehicles/${van.id}/emissions`,
    '/v1/vendors',
    '/v1/products',
    '/v1/batches',
    '/v1/travels',
    '/v1/files',
    '/v1/api-keys',
    '/v1/emission-kinds',
    '/v1/period-locks',
    '/v1/instruments',
    '/v1/boundary-shares',
    '/v1/factor-rules',
    '/v1/restatements',
    '/v1/log',
  ]
  return { ...api, siteId, targets }
}

describe('pages by their links', () => {
  it('contain together the whole list, in its order, without a link after the end', async () => {
    const api = await filled()
    for (const target of api.targets) {
      const [whole = []] = await followed(api, `${target}?limit=1000`)
      const pages = await followed(api, `${target}?limit=3`)
      expect([target, pages.flat()]).toEqual([target, whole])
      expect([target, Math.min(...pages.map(({ length }) => length)) > 0 || target === '/v1/log']).toEqual([
        target,
        true,
      ])
      expect(whole.length).toBeGreaterThan(6)
    }
  })

  it('are of every list', async () => {
    const api = await filled()
    const lists = EXTENSIONS.filter(isList).map(({ path }) => path.replace(/\{\w+\}/, '*'))
    const tried = api.targets.map((target) => target.replace(/\/[0-9a-f-]{36}\//, '/*/'))
    expect(lists.filter((path) => !tried.includes(path))).toEqual([
      '/v1/emission-factors',
      '/v1/imports',
      '/v1/base-years',
    ])
  })

  it('keep the other parameters: published factors follow the custom ones', async () => {
    const api = await filled()
    const search = '/v1/emission-factors?search=own'
    const [whole = []] = await followed(api, `${search}&limit=1000`)
    expect((await followed(api, `${search}&limit=2`)).flat()).toEqual(whole)
    const own = await followed(api, '/v1/emission-factors?isCustom=true&limit=2')
    expect(own.map(({ length }) => length)).toEqual([2, 2, 2, 1])
  })

  it('repeat and miss none of the records that stay while others are added and deleted', async () => {
    const api = await filled()
    const { company } = api
    for (const [target, list, remove, create] of [
      ['/v1/files', company.files.list, company.files.delete, () => company.files.create({ name: 'late.pdf' })],
      [
        '/v1/vendors',
        company.vendors.list,
        company.vendors.delete,
        () => company.vendors.create({ name: 'Late', countryId: 826, vendorType: 'fuel' }),
      ],
      [
        '/v1/emission-factors?isCustom=true',
        () => company.emissionFactors.list({ isCustom: true }),
        company.emissionFactors.delete,
        () => company.emissionFactors.create({ name: 'Late', co2e: 1, denominatorUnitId: 13 }),
      ],
    ] as const) {
      const before = (await list()).records.map(({ id }) => id)
      const gone = [before[0], before[1], before[4]] as string[]
      let times = 0
      const pages = await followed(api, `${target}${target.includes('?') ? '&' : '?'}limit=2`, async () => {
        const id = gone[times]
        times += 1
        if (id === undefined) return
        await remove(id)
        api.clock.advance()
        await create()
      })
      const ids = pages.flat()
      expect([target, new Set(ids).size]).toEqual([target, ids.length])
      expect([target, before.filter((id) => !gone.includes(id) && !ids.includes(id))]).toEqual([target, []])
    }
  })

  it('have a hundred records beyond the contract', async () => {
    const api = testApi({ extensions: true })
    for (let n = 0; n < 101; n++) {
      await api.company.vendors.create({ name: 'V', countryId: 826, vendorType: 'fuel' })
      await api.company.batches.create({ name: 'B', manufacturingDate: '2025-01-01' })
    }
    expect((await followed(api, '/v1/vendors')).map(({ length }) => length)).toEqual([100, 1])
    expect((await followed(api, '/v1/log')).map(({ length }) => length)).toEqual([100, 100, 2])
    expect((await followed(api, '/v1/batches')).map(({ length }) => length)).toEqual([101])
  })

  it('have no link if they are long or skip records by their number', async () => {
    const api = await filled()
    expect((await ask(api, { target: '/v1/vendors?limit=2&offset=0' })).headers.link).toBeUndefined()
    expect((await ask(api, { target: '/v1/vendors?limit=1001' })).headers.link).toBeUndefined()
    expect(((await ask(api, { target: '/v1/vendors?limit=1001&offset=5' })).json as Records).length).toBe(2)
  })

  it.each(['x', '[]', '[1]', '{}', 'null', '["a",{}]', '[1.5,"a"]', '["nonsense","a"]', ''])(
    'are not asked for by what is not a cursor: %s',
    async (cursor) => {
      const api = testApi({ extensions: true })
      const target = `/v1/vendors?after=${encodeURIComponent(cursor)}`
      expect(refused(await ask(api, { target }))[0]).toBe('400 query_invalid')
    },
  )

  it('begin in one place', async () => {
    const api = testApi({ extensions: true })
    const target = `/v1/vendors?offset=1&after=${encodeURIComponent('["2025-01-01T00:00:00.000Z","a"]')}`
    expect(refused(await ask(api, { target }))).toEqual(['400 query_invalid', 'offset query_invalid'])
  })
})
