import { describe, expect, it } from 'vitest'
import { requestOf, testApi, textAnswer } from '../../fixtures/http.ts'
import { fuelInput, siteInput } from '../../fixtures/service.ts'

const TARGET = '/v1/activities/siteFuels/batch'

async function opened() {
  const { api, company } = testApi({ extensions: true })
  const siteId = (await company.sites.create(siteInput())).record.id
  const post = async (json: unknown, { target = TARGET, headers = {} } = {}) => {
    const response = await textAnswer(api, requestOf({ method: 'POST', target, json, headers }))
    return { ...response, json: JSON.parse(response.body) }
  }
  const count = async () => (await company.siteFuels.list(siteId)).total
  return { siteId, post, count, company }
}

describe('POST /v1/activities/{activity}/batch', () => {
  it('answers 201 with the ids in order, and with the notices in the body and the header', async () => {
    const { siteId, post, company } = await opened()
    const records = [1, 2].map((value) => ({ siteId, ...fuelInput({ value, totalEmission: 0 }) }))
    const { status, json, headers } = await post({ records })
    expect([status, headers['tonne-notices'], headers.etag]).toEqual([
      201,
      'biogenic_outside_totals;emissionFactorId, client_id_ignored;emissionId, client_total_differs;totalEmission, periods_overlap;startDate',
      undefined,
    ])
    for (const [index, { id, totalEmission }] of json.records.entries()) {
      const { record } = await company.siteFuels.get({ siteId, fuelId: id })
      expect([record.value, record.totalEmission]).toEqual([index + 1, totalEmission])
    }
  })

  it('answers with every violation of every record, and writes nothing', async () => {
    const { siteId, post, count } = await opened()
    const records = [
      { siteId, ...fuelInput({ unitId: 99, vendorId: 'x' }) },
      fuelInput(),
      { siteId: 'x', ...fuelInput() },
    ]
    const { status, json } = await post({ records })
    expect([status, json.errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)]).toEqual([
      400,
      [
        'records[0].unitId unknown_unit',
        'records[0].unit.id unit_conflict',
        'records[0].vendorId unknown_vendor',
        'records[1].siteId required',
        'records[2].siteId unknown_site',
      ],
    ])
    const computable = await post({ records: [records[2]] })
    expect([computable.status, computable.json.code]).toEqual([422, 'unknown_site'])
    expect(await count()).toBe(0)
  })

  it('answers 404 for an activity that is none, and 400 for more than a thousand records', async () => {
    const { post } = await opened()
    const nowhere = await post({ records: [] }, { target: '/v1/activities/fuel/batch' })
    expect([nowhere.status, nowhere.json.code]).toEqual([404, 'not_found'])
    const many = await post({ records: Array(1001).fill({}) })
    expect([many.status, many.json.code]).toEqual([400, 'list_too_long'])
    const none = await post({})
    expect([none.status, none.json.errors]).toEqual([
      400,
      [expect.objectContaining({ path: 'records', code: 'required' })],
    ])
  })

  it('answers a request with a key that is sent again as the first time', async () => {
    const { siteId, post, count } = await opened()
    const records = [{ siteId, ...fuelInput() }]
    const headers = { 'idempotency-key': 'chunk-1' }
    const first = await post({ records }, { headers })
    expect(await post({ records }, { headers })).toEqual(first)
    expect(await count()).toBe(1)
    const other = await post({ records: [...records, ...records] }, { headers })
    expect([other.status, other.json.code]).toEqual([422, 'idempotency_key_reused'])
  })
})
