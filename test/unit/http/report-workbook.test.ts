import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { isContent, piecesOfContent } from '../../../src/http/body-pieces.ts'
import { openApiDocument } from '../../../src/http/index.ts'
import { cellInColumn, DISCLOSURE_STANDARDS, type DisclosureTable } from '../../../src/resources/index.ts'
import { differingFormulas, evaluatedWorkbook } from '../../fixtures/evaluated-workbook.ts'
import { ask, requestOf, type Sending, type TestApi, testApi, UNSTORED } from '../../fixtures/http.ts'
import { fuelInput, leakInput, siteInput } from '../../fixtures/service.ts'

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const STATEMENT = {
  approach: 'equity_share',
  intensities: [{ id: 'netRevenue', label: 'net revenue', unit: 'million EUR' }],
  figures: { etsTCo2e: '0.5', denominators: { netRevenue: '12.5' } },
}
/** The row of the titles in the sheet of the report, from 0, and the columns before the figures. */
const TITLES = 4
const HEADINGS = ['Section', 'Row', 'Datapoint', 'Label', 'Unit']

const target = (standard: string, format: string) => `/v1/reports/${standard}?year=2025&format=${format}`

async function opened(options: Parameters<typeof testApi>[0] = {}): Promise<TestApi> {
  const api = testApi({ extensions: true, ...options })
  const { record } = await api.company.sites.create(siteInput())
  await api.company.siteFuels.create(record.id, fuelInput({ value: '1000.000000000000000001' }))
  await api.company.refrigerantLeaks.create(record.id, leakInput({ startDate: '2024-12-01' }))
  return api
}

let api: TestApi
beforeAll(async () => {
  api = await opened()
})

const answer = (sending: Sending) => api.api.answer(requestOf(sending))

async function workbookOf(sending: Sending): Promise<Uint8Array> {
  const { status, body } = await answer(sending)
  if (status !== 200 || typeof body === 'string') throw new Error(`${status} ${body}`)
  return body
}

/** The rows of the table as the sheet of the report has to show them. */
function rowsOf({ columns, rows }: DisclosureTable) {
  return rows.map((row) => {
    const cells = columns.map(({ id }) => cellInColumn(row, id))
    const { section, id, datapoint, label, unit } = row
    return [section, id, datapoint, label, unit, ...cells.map((cell) => cell?.value ?? null)]
  })
}

async function sheetRows(workbook: Uint8Array) {
  const { rows = [] } = (await readXlsx(workbook)).sheets.find(({ name }) => name === 'Report') ?? {}
  const [titles = [], ...others] = rows.slice(TITLES)
  return { titles, rows: others.map((row) => titles.map((_, index) => row[index] ?? null)) }
}

/** `path code` of each violation, and the status. */
async function refused(sending: Sending): Promise<unknown> {
  const { status, headers, json } = await ask(api, sending)
  const { errors } = json as { errors: readonly { path: string; code: string; message: string }[] }
  return [status, headers['content-type'], errors]
}

describe('the workbook of a report', () => {
  it.each(DISCLOSURE_STANDARDS)('has every cell of the table of %s, by GET and by POST', async (standard) => {
    const json = { method: 'POST', json: STATEMENT }
    const { json: read } = await ask(api, { ...json, target: target(standard, 'json') })
    const table = read as DisclosureTable
    const query = `&statement=${encodeURIComponent(JSON.stringify(STATEMENT))}`
    const sent = await workbookOf({ ...json, target: target(standard, 'xlsx') })
    const { titles, rows } = await sheetRows(sent)
    const labels = table.columns.map(({ label }) => label)
    expect(titles).toEqual([...HEADINGS, ...labels])
    expect(rows).toEqual(rowsOf(table))
    expect(rows.flat().filter((cell) => typeof cell === 'number').length).toBeGreaterThan(2)
    expect(differingFormulas(await evaluatedWorkbook(sent))).toEqual([])
    expect(await workbookOf({ target: target(standard, 'xlsx') + query })).toEqual(sent)
  })

  it('is a file with a name, kept nowhere and run by nothing', async () => {
    const file = { 'content-type': TYPE, ...UNSTORED }
    for (const [query, name] of [
      ['year=2025', 'secr-2025.xlsx'],
      ['from=2025-01-01T00:00:00.000Z&to=2026-01-01', 'secr-2025-01-01-2026-01-01.xlsx'],
    ]) {
      const { status, headers } = await answer({ target: `/v1/reports/secr?${query}&format=xlsx` })
      const disposition = `attachment; filename="${name}"`
      expect([status, headers]).toEqual([200, { ...file, 'content-disposition': disposition }])
    }
  })

  it('has its length in the answer to HEAD, and a condition or a key for once changes nothing', async () => {
    const workbook = await workbookOf({ target: target('secr', 'xlsx') })
    const head = await answer({ method: 'HEAD', target: target('secr', 'xlsx') })
    expect([head.status, head.headers['content-length'], head.body]).toEqual([200, String(workbook.length), ''])
    const headers = { 'if-none-match': '*', 'idempotency-key': 'once' }
    expect(await workbookOf({ target: target('secr', 'xlsx'), headers })).toEqual(workbook)
    const posted = { method: 'POST', target: target('secr', 'xlsx'), headers }
    expect(await workbookOf({ ...posted, json: {} })).toEqual(workbook)
    expect(await workbookOf({ ...posted, json: STATEMENT })).not.toEqual(workbook)
  })

  it('is rejected as the table is, in the same problem', async () => {
    const wrong = { aproach: 'x', figures: { etsTCo2e: 'many' }, significantCategories: [16] }
    const none = '/v1/reports/secr?year=2019&format='
    for (const { at, ...sending } of [
      { at: target('secr', ''), method: 'POST', json: wrong },
      { at: target('secr', ''), method: 'POST', json: null },
      { at: target('secr', ''), method: 'POST', body: '{' },
      { at: target('esrs', '') },
      { at: `/v1/reports/secr?statement=${encodeURIComponent('{"approach":1}')}&year=2025&format=` },
      { at: none },
    ]) {
      const [table, workbook] = [
        { ...sending, target: `${at}json` },
        { ...sending, target: `${at}xlsx` },
      ]
      expect(await refused(workbook)).toEqual(await refused(table))
    }
    expect(await refused({ target: `${none}xlsx` })).toEqual([
      404,
      'application/problem+json',
      [{ path: 'year', code: 'not_found', message: expect.any(String) }],
    ])
  })

  it('comes in pieces where it is long, and counts as a long answer until it is through', async () => {
    const busy = await opened({ budgets: { answersPerKey: 1 } })
    const { record } = await busy.company.sites.create(siteInput())
    for (let n = 0; n < 200; n++) {
      const digits = [2, 3, 5].map((plus) => String(Math.sqrt(n + plus)).split('.')[1] ?? '').join('')
      await busy.company.refrigerantLeaks.create(record.id, leakInput({ value: `${n}.${digits}` }))
    }
    const sending = { target: target('secr', 'xlsx') }
    const workbook = await busy.company.reportWorkbook({ standard: 'secr', year: 2025 })
    const response = await busy.api.handle({ ...requestOf(sending), takesPieces: true })
    if (response === null || isContent(response.body)) throw new Error('the workbook came as one')
    expect(response.headers['content-length']).toBe(String(workbook.length))
    expect((await busy.api.answer(requestOf(sending))).status).toBe(429)
    const pieces: Uint8Array[] = []
    for await (const piece of response.body) pieces.push(Buffer.from(piece))
    expect(Buffer.concat(pieces).equals(workbook)).toBe(true)
    expect((await busy.api.answer(requestOf(sending))).body).toEqual(workbook)
  })

  it('of more bytes than a piece is cut into several, which make it up again', async () => {
    const bytes = Uint8Array.from({ length: 600_000 }, (_, index) => index % 251)
    const pieces: Uint8Array[] = []
    for await (const piece of piecesOfContent(bytes, () => undefined)) pieces.push(Buffer.from(piece))
    expect(pieces.map(({ length }) => length)).toEqual([262_144, 262_144, 75_712])
    expect(Buffer.concat(pieces).equals(bytes)).toBe(true)
  })

  it('is binary content in the OpenAPI document', async () => {
    const { paths } = await openApiDocument({ extensions: true })
    const { get, post } = paths['/v1/reports/{standard}'] ?? {}
    for (const operation of [get, post])
      expect(operation?.responses['200']).toMatchObject({
        content: { [TYPE]: { schema: { type: 'string', format: 'binary' } }, 'application/json': {} },
      })
  })
})
