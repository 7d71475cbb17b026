import { describe, expect, it } from 'vitest'
import { type InventoryResource, inventorySchema } from '../../../src/resources/index.ts'
import { ask, refused, type TestApi, testApi } from '../../fixtures/http.ts'
import { energyInput, fuelInput, OURS, siteInput } from '../../fixtures/service.ts'

async function aCompany(): Promise<TestApi> {
  const api = testApi({ extensions: true })
  const { id } = (await api.company.sites.create(siteInput())).record
  await api.company.siteFuels.create(id, fuelInput())
  await api.company.siteEnergies.create(id, energyInput())
  return api
}

/** The answer to a query of the inventory. */
function inventoryOf(api: TestApi, search: string, headers: Record<string, string> = {}) {
  return ask(api, { target: `/v1/inventory${search}`, headers })
}

const Y2025 = '?from=2025-01-01&to=2026-01-01'

describe('GET /v1/inventory', () => {
  it('responds with the inventory of the service, in its documented shape', async () => {
    const api = await aCompany()
    const { status, headers, json } = await inventoryOf(api, Y2025)
    expect([status, headers['content-type']]).toEqual([200, 'application/json'])
    expect(inventorySchema.parse(json)).toEqual(await api.company.inventory({ from: '2025-01-01', to: '2026-01-01' }))
    expect(json).toMatchObject({ companyId: OURS, total: { records: 2, co2e: { exact: '2747.82', kg: 2747.82 } } })
  })

  it.each([
    ['', ['400 required', 'from required', 'to required']],
    ['?to=2026-01-01', ['400 required', 'from required']],
    ['?from=2025-01-01', ['400 required', 'to required']],
    ['?From=2025-01-01&to=2026-01-01', ['400 query_invalid', 'From query_invalid', 'from required']],
    ['?from=&to=', ['400 invalid_date', 'from invalid_date', 'to invalid_date']],
    ['?from&to=2026-01-01', ['400 invalid_date', 'from invalid_date']],
    ['?from=2025-02-30&to=2025-13-01', ['400 invalid_date', 'from invalid_date', 'to invalid_date']],
    ['?from=2025-01-01&to=10000-01-01', ['400 invalid_date', 'to invalid_date']],
    ['?from=9999-12-31T23:59:59-05:00&to=9999-12-31', ['400 invalid_date', 'from invalid_date']],
    ['?from=__proto__&to=2025-01-01%00', ['400 invalid_date', 'from invalid_date', 'to invalid_date']],
    ['?from=1735689600000&to=today', ['400 invalid_date', 'from invalid_date', 'to invalid_date']],
    ['?from=2026-01-01&to=2025-01-01', ['400 period_reversed', 'to period_reversed']],
    ['?from=0000-01-01&to=9999-12-31', ['400 period_too_long', 'to period_too_long']],
    ['?from=2025-01-01&from=2024-01-01&to=2026-01-01', ['400 query_invalid', 'from query_invalid']],
    [`?from=${'2'.repeat(256)}&to=2026-01-01`, ['400 query_invalid', 'from query_invalid']],
    ['?from=%E0%A4&to=2026-01-01', ['400 query_invalid', ' query_invalid']],
  ])('refuses %s', async (search, refusals) => {
    expect(refused(await inventoryOf(await aCompany(), search))).toEqual(refusals)
  })

  it('rejects parameters that it does not know, which would be filters that do not apply', async () => {
    const api = await aCompany()
    const more = `${Y2025}&companyId=8&scope=SCOPE_1&__proto__=1&toString=2&scope=SCOPE_2`
    expect(refused(await inventoryOf(api, more))).toEqual([
      '400 query_invalid',
      ...['companyId', 'scope', '__proto__', 'toString'].map((name) => `${name} query_invalid`),
    ])
  })

  it('T15: takes dates, times and offsets, whose plus is sent as %2B', async () => {
    const api = await aCompany()
    const period = async (search: string) => {
      const { from, to } = (await inventoryOf(api, search)).json as InventoryResource
      return [from, to]
    }
    const due = ['2024-12-31T23:00:00.000Z', '2025-01-31T12:30:00.000Z']
    expect(await period('?from=2025-01-01T00:00:00%2B01:00&to=2025-01-31T12:30')).toEqual(due)
    expect(await period('?from=2024-12-31T23:00:00Z&to=2025-01-31+12:30:00.000')).toEqual(due)
    // a plus stands for a space in a query
    expect(await inventoryOf(api, '?from=2025-01-01T00:00:00+01:00&to=2026-01-01')).toMatchObject({ status: 400 })
  })

  it('is an extension, for those with a key, and tells each company of its own alone', async () => {
    const api = await aCompany()
    const without = await inventoryOf(testApi(), Y2025)
    expect(refused(without)[0]).toBe('404 path_not_found')
    expect((await inventoryOf(api, Y2025, { 'x-api-key': 'nobody' })).status).toBe(401)
    expect((await inventoryOf(api, Y2025, { 'x-api-key': 'ours-to-read' })).status).toBe(200)
    const theirs = (await inventoryOf(api, Y2025, { 'x-api-key': 'theirs' })).json
    expect(theirs).toMatchObject({ total: { records: 0, co2e: { exact: '0' } }, bySite: [], factors: [] })
    const posted = await ask(api, { method: 'POST', target: `/v1/inventory${Y2025}`, json: {} })
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD'])
    expect(api.failures).toEqual([])
  })
})
