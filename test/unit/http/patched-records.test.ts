import { beforeEach, describe, expect, it } from 'vitest'
import { builtInKindId } from '../../../src/resources/index.ts'
import { ask, made, refused, type TestApi, testApi } from '../../fixtures/http.ts'
import { siteInput } from '../../fixtures/service.ts'

const MEDIA = { 'content-type': 'application/json-patch+json' }

describe('X9: a JSON Patch of a record', () => {
  let api: TestApi
  let siteId: string
  beforeEach(async () => {
    api = testApi({ extensions: true })
    siteId = await made(api, { target: '/v1/sites', json: siteInput({ avatarUrl: 'https://a.example/a.png' }) })
  })
  const patch = (json: unknown, { target = `/v1/sites/${siteId}`, headers = {} } = {}) =>
    ask(api, { method: 'PATCH', target, json, headers: { ...MEDIA, ...headers } })
  const energy = async () =>
    `/v1/sites/${siteId}/energy/${await made(api, {
      target: `/v1/sites/${siteId}/energy`,
      json: {
        startDate: '2025-01-01',
        endDate: '2025-02-01',
        unitId: 4,
        value: 1000,
        percentageOfCleanEnergy: 0,
        emissionKindId: builtInKindId('site-electricity'),
      },
    })}`

  it('changes the fields that it names, and clears those that it removes', async () => {
    const { status, json } = await patch([
      { op: 'test', path: '/name', value: 'Leeds works' },
      { op: 'replace', path: '/name', value: 'York works' },
      { op: 'replace', path: '/address/coordinates/lat', value: 53.96 },
      { op: 'remove', path: '/avatarUrl' },
    ])
    expect([status, json]).toMatchObject([
      200,
      {
        name: 'York works',
        avatarUrl: null,
        address: { address: '1 Mill Lane, Leeds', coordinates: { lat: 53.96, lng: -1.53 } },
      },
    ])
  })

  it('asks for no field that is marked as required', async () => {
    const target = await energy()
    const { status, json } = await patch([{ op: 'replace', path: '/percentageOfCleanEnergy', value: 50 }], { target })
    expect([status, json]).toMatchObject([200, { value: 1000, percentageOfCleanEnergy: 50, totalEmission: 88.5 }])
  })

  it('is recognized as plain JSON too', async () => {
    const headers = { 'content-type': 'application/json' }
    const { status, json } = await patch([{ op: 'replace', path: '/name', value: 'x' }], { headers })
    expect([status, json]).toMatchObject([200, { name: 'x' }])
    expect(refused(await patch([], { headers }))[0]).toBe('400 invalid_type')
    expect(refused(await patch([1], { headers }))).toEqual(['400 invalid_type', '[0] invalid_type'])
  })

  it('X11: that says nothing changes nothing', async () => {
    const { json: before } = await ask(api, { target: `/v1/sites/${siteId}` })
    api.clock.advance()
    for (const nothing of [[], [{ op: 'replace', path: '/name', value: 'Leeds works' }]]) {
      const { status, json, headers } = await patch(nothing)
      expect([status, json, headers.etag]).toEqual([200, before, '"1"'])
    }
  })

  it('S6: changes nothing that the service computes', async () => {
    const { status, json } = await patch([{ op: 'replace', path: '/totalEmission', value: 1e6 }])
    expect([status, json]).toMatchObject([200, { totalEmission: 0 }])
  })

  it.each<readonly [string, unknown]>([
    ['400 invalid_type', {}],
    ['400 required', [{ op: 'replace', path: '/name' }]],
    ['422 patch_invalid', [{ op: 'test', path: '/name', value: 'another' }]],
    ['422 patch_invalid', [{ op: 'remove', path: '/nothing' }]],
    ['400 invalid_type', [{ op: 'remove', path: '/name' }]],
    ['400 must_be_non_negative', [{ op: 'replace', path: '/area', value: -1 }]],
    ['400 invalid_type', [{ op: 'replace', path: '', value: {} }]],
    [
      '400 nested_too_deep',
      [
        { op: 'add', path: '/a', value: JSON.parse('['.repeat(61) + ']'.repeat(61)) },
        { op: 'move', path: '/b', from: '/a' },
        { op: 'add', path: '/a', value: { b: { c: {} } } },
        { op: 'move', from: '/b', path: '/a/b/c/d' },
      ],
    ],
  ])('is refused with %s, and has changed nothing', async (said, body) => {
    const before = await ask(api, { target: `/v1/sites/${siteId}` })
    expect(refused(await patch(body))[0]).toBe(said)
    expect(await ask(api, { target: `/v1/sites/${siteId}` })).toEqual(before)
  })

  it('of a record that is not there is 404, and of no patch 400 before', async () => {
    const target = '/v1/sites/nowhere'
    expect(refused(await patch([], { target }))[0]).toBe('404 not_found')
    expect(refused(await patch({}, { target }))[0]).toBe('400 invalid_type')
  })

  it('X14: is for the version that it was made for', async () => {
    const body = [{ op: 'replace', path: '/name', value: 'x' }]
    expect(refused(await patch(body, { headers: { 'if-match': '"2"' } }))[0]).toBe('412 precondition_failed')
    expect((await patch(body, { headers: { 'if-match': '"2", "1"' } })).status).toBe(200)
  })

  it('X14: at once with others loses no change', async () => {
    const fields = ['name', 'possessionType', 'unit'] as const
    const all = fields.map((field) => patch([{ op: 'replace', path: `/${field}`, value: `New ${field}` }]))
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200])
    const { json } = await ask(api, { target: `/v1/sites/${siteId}` })
    expect(json).toMatchObject({ name: 'New name', possessionType: 'New possessionType', unit: 'New unit' })
  })

  it('X14: fifty at once lose no change, nor do those that come as a plain update meanwhile', async () => {
    const all = Array.from({ length: 50 }, (_, index) => patch([{ op: 'replace', path: '/area', value: index + 1 }]))
    const plain = Array.from({ length: 50 }, (_, index) =>
      ask(api, { method: 'PATCH', target: `/v1/sites/${siteId}`, json: { name: `Site ${index}` } }),
    )
    const statuses = (await Promise.all([...all, ...plain])).map(({ status }) => status)
    expect(statuses).toEqual(statuses.map(() => 200))
    const { headers } = await ask(api, { target: `/v1/sites/${siteId}` })
    expect(headers.etag).toMatch(/^"101/)
  })

  it('V9: names the dates of a vehicle emission as in responses or as in requests', async () => {
    const { company } = api
    const factor = (await company.emissionFactors.list({ search: 'diesel average biofuel', limit: 1 })).records[0]
    const vehicleId = await made(api, {
      target: '/v1/vehicles',
      json: {
        name: 'Van',
        fuelSource: 'DIESEL',
        emissionFactorId: factor?.id,
        activityUnitId: factor?.denominatorUnitId,
      },
    })
    const id = await made(api, {
      target: `/v1/vehicles/${vehicleId}/emissions`,
      json: { startDateUtc: '2025-01-01', endDateUtc: '2025-02-01', amount: 1 },
    })
    const target = `/v1/vehicles/${vehicleId}/emissions/${id}`
    const { json } = await patch(
      [
        { op: 'replace', path: '/startDate', value: '2025-01-05' },
        { op: 'replace', path: '/endDateUtc', value: '2025-01-25' },
      ],
      { target },
    )
    expect(json).toMatchObject({ startDate: '2025-01-05T00:00:00.000Z', endDate: '2025-01-25T00:00:00.000Z' })
  })

  it('B19: names the ends of a movement as in responses or as in requests', async () => {
    const batchId = await made<number>(api, {
      target: '/v1/batches',
      json: { name: 'B', manufacturingDate: '2025-01-01' },
    })
    const movementId = await made(api, {
      target: `/v1/batches/${batchId}/moving`,
      json: {
        fromAddress: { startPoint: 'Hamburg' },
        toAddress: { endPoint: 'Berlin' },
        transportType: 'TRUCK',
        transportWeightTon: 1,
        startDate: '2025-01-01',
        endDate: '2025-01-02',
      },
    })
    const target = `/v1/batches/${batchId}/moving/${movementId}`
    const { status, json } = await patch(
      [
        { op: 'replace', path: '/startPoint', value: 'Bremen' },
        { op: 'replace', path: '/toAddress/endPoint', value: 'Leipzig' },
      ],
      { target },
    )
    expect([status, json]).toMatchObject([200, { startPoint: 'Bremen', endPoint: 'Leipzig' }])
  })
})
