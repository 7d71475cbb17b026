import { beforeAll, describe, expect, it } from 'vitest'
import type { DisclosureTable } from '../../../src/service/index.ts'
import { reportCsv, reportMarkdown } from '../../../src/standards/disclosure/index.ts'
import { ask, requestOf, type Sending, type TestApi, testApi, textAnswer } from '../../fixtures/http.ts'
import { fuelInput, siteInput } from '../../fixtures/service.ts'

const TARGET = '/v1/reports/esrs-e1?year=2025'
const STATEMENT = {
  approach: 'equity_share',
  intensities: [{ id: 'netRevenue', label: 'net revenue', unit: 'million EUR' }],
  figures: { etsTCo2e: '0.5', denominators: { netRevenue: '12.5' }, none: ['scope3'] },
}

let api: TestApi
beforeAll(async () => {
  api = testApi({ extensions: true })
  const { record } = await api.company.sites.create(siteInput())
  await api.company.siteFuels.create(record.id, fuelInput())
})

const answer = (sending: Sending) => textAnswer(api.api, requestOf(sending))
const posted = (json: unknown, sending: Sending = {}) => answer({ method: 'POST', target: TARGET, json, ...sending })

describe('a report by a statement in the body', () => {
  it('is that of the statement in the query, byte for byte', async () => {
    const query = encodeURIComponent(JSON.stringify(STATEMENT))
    const [sent, read] = [await posted(STATEMENT), await answer({ target: `${TARGET}&statement=${query}` })]
    expect([sent.status, sent.body]).toEqual([200, read.body])
    expect((JSON.parse(sent.body) as DisclosureTable).methodology[0]?.text).toBe('Consolidation by equity share.')
  })

  it('takes a statement that is longer than a query, and one that states nothing', async () => {
    const long = { ...STATEMENT, exclusions: 'x'.repeat(1000), figures: { ...STATEMENT.figures, reductionsTCo2e: {} } }
    const reductions = Object.fromEntries(
      Array.from({ length: 400 }, (_, index) => [`certificates of ${index}`, '0.001']),
    )
    const stated = { ...long, figures: { ...long.figures, reductionsTCo2e: reductions } }
    expect(JSON.stringify(stated).length).toBeGreaterThan(8192)
    expect((await posted(stated)).status).toBe(200)
    expect((await posted({})).body).toBe((await answer({ target: TARGET })).body)
  })

  it('stores nothing, so that a key that may only read suffices, and no answer is remembered', async () => {
    const before = await api.company.audit.log()
    const headers = { 'x-api-key': 'ours-to-read', 'idempotency-key': 'report' }
    expect((await posted(STATEMENT, { headers })).status).toBe(200)
    const other = await posted({}, { headers })
    expect([other.status, other.body]).toEqual([200, (await answer({ target: TARGET })).body])
    expect(await api.company.audit.log()).toEqual(before)
  })

  it('says of the body what is wrong, all at once, at the fields of the body', async () => {
    const refused = async (json: unknown, target = TARGET) => {
      const { status, json: problem } = await ask(api, { method: 'POST', target, json })
      return [
        status,
        (problem as { errors: { path: string; code: string }[] }).errors.map((one) => `${one.path} ${one.code}`),
      ]
    }
    const wrong = { aproach: 'x', figures: { etsTCo2e: 'many' }, significantCategories: [16] }
    expect(await refused(wrong)).toEqual([
      400,
      ['significantCategories[0] invalid_choice', 'figures.etsTCo2e not_a_number', 'aproach unknown_field'],
    ])
    for (const none of [null, 'text', 1, []]) expect(await refused(none)).toEqual([400, [' invalid_type']])
    expect(await refused({ figures: { none: ['scope1'] } })).toEqual([400, ['figures.none[0] invalid_choice']])
    const differing = `${TARGET}&approach=operational_control`
    expect(await refused(STATEMENT, differing)).toEqual([400, ['approach invalid_choice']])
    expect(await refused({}, '/v1/reports/esrs?year=2025')).toEqual([404, ['standard not_found']])
    expect(await refused({}, `${TARGET}&format=ods`)).toEqual([400, ['format query_invalid']])
    expect((await posted(undefined, { body: '{' })).status).toBe(400)
    expect((await posted(undefined, { body: '{}', headers: { 'content-type': 'text/csv' } })).status).toBe(415)
  })
})

describe('the formats of a report', () => {
  const ofTable = async () => JSON.parse((await posted(STATEMENT)).body) as DisclosureTable

  it('are those of the command line, of a GET and of a POST', async () => {
    const table = await ofTable()
    const query = encodeURIComponent(JSON.stringify(STATEMENT))
    const formats = [
      ['csv', 'text/csv; charset=utf-8', reportCsv(table)],
      ['markdown', 'text/markdown; charset=utf-8', reportMarkdown(table)],
      ['json', 'application/json', JSON.stringify(table)],
    ] as const
    for (const [format, type, text] of formats) {
      const target = `${TARGET}&format=${format}`
      for (const { status, headers, body } of [
        await posted(STATEMENT, { target }),
        await answer({ target: `${target}&statement=${query}` }),
      ])
        expect([status, headers['content-type'], body]).toEqual([200, type, text])
    }
  })
})
