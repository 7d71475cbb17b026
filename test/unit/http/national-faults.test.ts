import { describe, expect, it } from 'vitest'
import { requestOf, testApi, textAnswer } from '../../fixtures/http.ts'
import { energyInput, fuelInput, siteInput, testService } from '../../fixtures/service.ts'

const AUSTRALIA = 36
/** What the ids of grid regions mean here: no region, a region of another country, and one of Australia. */
const GRID_REGIONS = { 5: 'AU-ON', 6: 'CA-ON', 7: 'AU-NSW' }
const IN_2025 = { startDate: '2025-01-01', endDate: '2025-02-01' }
const IN_2022 = { startDate: '2022-01-01', endDate: '2022-02-01' }
const WITHDRAWN = 'mfe-2026-1/stationary-combustion-of-fuels/commercial-use/diesel/l'

interface Body {
  readonly id: string
  readonly digest: string
  readonly errors: readonly { readonly path: string; readonly code: string }[]
  readonly problems: readonly { readonly code: string; readonly column?: string }[]
}

async function open(edition: 'exact' | 'nearest' = 'nearest') {
  const { service, company } = testService({ gridRegions: GRID_REGIONS, policy: { required: 'lenient', edition } })
  const { api } = testApi({ service, extensions: true })
  const send = async (method: string, target: string, json: object) => {
    const answer = await textAnswer(api, requestOf({ method, target, json }))
    return { status: answer.status, body: JSON.parse(answer.body) as Body }
  }
  const openSite = async (gridRegionId: number) =>
    (await company.sites.create(siteInput({ countryId: AUSTRALIA, gridRegionId }))).record.id
  /** The status of an answer with its violations: '422 region_not_in_country site.gridRegionId'. */
  const problemOf = async (...request: Parameters<typeof send>) => {
    const { status, body } = await send(...request)
    return [status, ...(body.errors ?? []).map(({ code, path }) => `${code} ${path}`)].join(' ')
  }
  return { send, openSite, problemOf }
}

describe('faults of national factors over /v1', () => {
  it.each([5, 6])('region_not_in_country names gridRegionId, for POST and PATCH (id %i)', async (wrong) => {
    const { send, openSite, problemOf } = await open()
    const expected = '422 region_not_in_country site.gridRegionId'
    const site = `/v1/sites/${await openSite(wrong)}`
    expect(await problemOf('POST', `${site}/energy`, energyInput(IN_2025))).toBe(expected)

    const right = `/v1/sites/${await openSite(7)}`
    const { body } = await send('POST', `${right}/energy`, energyInput(IN_2025))
    await send('PATCH', right, { gridRegionId: wrong })
    expect(await problemOf('PATCH', `${right}/energy/${body.id}`, { value: 5 })).toBe(expected)
  })

  it('period_before_editions names startDate if the policy asks for the exact edition', async () => {
    const { send, openSite, problemOf } = await open('exact')
    const energy = `/v1/sites/${await openSite(7)}/energy`
    const expected = '422 period_before_editions startDate'
    expect(await problemOf('POST', energy, energyInput(IN_2022))).toBe(expected)
    const { body } = await send('POST', energy, energyInput(IN_2025))
    expect(await problemOf('PATCH', `${energy}/${body.id}`, IN_2022)).toBe(expected)
  })

  it('edition_withdrawn names the field of the factor, for POST and PATCH', async () => {
    const { send, openSite, problemOf } = await open()
    const site = `/v1/sites/${await openSite(7)}`
    const expected = '422 edition_withdrawn emissionFactorId'
    expect(await problemOf('POST', `${site}/fuel`, fuelInput({ emissionFactorId: WITHDRAWN }))).toBe(expected)
    const fuel = await send('POST', `${site}/fuel`, fuelInput())
    const named = { emissionFactorId: WITHDRAWN }
    expect(await problemOf('PATCH', `${site}/fuel/${fuel.body.id}`, named)).toBe(expected)
    const energy = await send('POST', `${site}/energy`, energyInput(IN_2025))
    const own = { customEmissionFactorId: WITHDRAWN }
    expect(await problemOf('PATCH', `${site}/energy/${energy.body.id}`, own)).toBe(
      '422 edition_withdrawn customEmissionFactorId',
    )
  })

  // records of the contract name factors by id; quarters and codes of industries reach /v1 as rows of an import
  it.each([
    ['quarter_unknown', { activity: 'electricity', unit: 'kWh', country: 'NZ', factor: '2025-Q5' }],
    ['industry_scheme_unknown', { activity: 'spend', currency: 'GBP', country: 'GB', factor: 'CPA 62.01' }],
    ['region_not_in_country', { activity: 'electricity', unit: 'kWh', country: 'AU-ON' }],
    ['edition_withdrawn', { activity: 'fuel', unit: 'l', country: 'NZ', factor: WITHDRAWN }],
  ])('%s is a problem of an import and its preview', async (code, cells) => {
    const { send } = await open()
    const rows = [{ site: 'Leeds', start: '2025-01-01', end: '2025-01-31', value: '1', ...cells }]
    const preview = await send('POST', '/v1/import-previews', { name: 'bills.csv', rows })
    expect([preview.status, preview.body.problems.map((one) => one.code)]).toEqual([200, [code]])
    const { digest } = preview.body
    const commit = await send('POST', '/v1/imports', { name: 'bills.csv', rows, digest })
    expect([commit.status, commit.body.errors.map((one) => one.code)]).toEqual([422, [code]])
  })
})
