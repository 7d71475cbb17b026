import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pageImports } from '../../src/apps/cli/serve/imports/page-imports.ts'
import type { FilePreview, FileReading, ImportSettings, ShownImport } from '../../src/core/display/index.ts'
import { publishedCatalogue } from '../../src/reference/factors/index.ts'
import { withFactorSets } from '../../src/rows/index.ts'
import { createService, memoryStore, type Service, type ServiceRecords } from '../../src/service/index.ts'
import { OURS } from '../fixtures/service.ts'

const catalogue = await withFactorSets(publishedCatalogue)

/** A line of a response. */
interface Line<Result> {
  readonly result?: Result
  readonly errors?: readonly { readonly code: string; readonly message: string; readonly path: string }[]
}

let server: Server
let url: string
let service: Service
let creditService: Service
let key: string
let answer: ReturnType<typeof pageImports>
let loadModule = () => import('hucre/xlsx')

beforeAll(async () => {
  server = createServer((req, res) => {
    if (!answer(req, res)) res.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // a client that prepares a large body must not lose its connection meanwhile
  server.keepAliveTimeout = 60_000
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const company = () => service.company(OURS, { actor: 'tester' })

beforeEach(async () => {
  const store = memoryStore<ServiceRecords>()
  service = createService({ catalogue, store })
  creditService = createService({ catalogue, store, policy: { allowCredits: true } })
  key = (await company().apiKeys.issue({ name: 'page' })).record.key
  loadModule = () => import('hucre/xlsx')
  const onError = (error: unknown) => console.error(error)
  answer = pageImports({ service, creditService, loadModule: () => loadModule(), onError })
})

const DEFAULTS: ImportSettings = { name: 'bills.csv', columns: {}, words: {}, settings: {} }

function post(path: string, file: Blob | Uint8Array | string, settings: Partial<ImportSettings>, apiKey = key) {
  const bytes = file instanceof Uint8Array ? new Uint8Array(file) : file
  const body = new Blob([JSON.stringify({ ...DEFAULTS, ...settings }), '\n', bytes])
  return fetch(`${url}/page/imports/${path}`, { method: 'POST', body, headers: { 'x-api-key': apiKey } })
}

/** The last line of a response, which has the result or the errors. */
async function ask<Result>(...request: Parameters<typeof post>): Promise<Line<Result>> {
  const text = await (await post(...request)).text()
  return JSON.parse(text.trim().split('\n').at(-1) ?? '') as Line<Result>
}

const read = (file: Parameters<typeof post>[1], settings: Partial<ImportSettings> = {}) =>
  ask<FileReading>('reading', file, settings)
const preview = (file: Parameters<typeof post>[1], settings: Partial<ImportSettings> = {}) =>
  ask<FilePreview>('preview', file, settings)
const commit = (file: Parameters<typeof post>[1], settings: Partial<ImportSettings>) =>
  ask<ShownImport>('commit', file, settings)

const HEADER = 'Site,Activity,Fuel,Date from,Volume (L),Country,Account'
const BILLS = `${HEADER}
Leeds,fuel,gas oil,2025-01-31,100,GB,A-1
Leeds,fuel,strange oil,2025-02-28,200,GB,A-1
Leeds,fuel,gas oil,2025-03-31,many,GB,A-1`

/** Nothing was written. */
async function expectNothing(): Promise<void> {
  expect([await company().exactTotal(), (await company().imports.list()).records]).toEqual(['0', []])
}

describe('the imports that a server works on', () => {
  it('are listed by their digests, for their company, until they end', async () => {
    const rows = BILLS.split('\n').map((line) => line.split(','))
    const book = await writeXlsx({ sheets: [{ name: 'Bills', rows: rows.slice(0, 2) }] })
    const digest = (await preview(book, { name: 'bills.xlsx' })).result?.preview.digest ?? ''
    const running = async (apiKey = key) =>
      (await fetch(`${url}/page/imports/running`, { headers: { 'x-api-key': apiKey } })).json()
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const reached = new Promise<void>((resolve) => {
      loadModule = async () => {
        resolve()
        await held
        return import('hucre/xlsx')
      }
    })
    const committed = commit(book, { name: 'bills.xlsx', digest })
    await reached
    const other = (await service.company(OURS + 1, { actor: 'other' }).apiKeys.issue({ name: 'other' })).record.key
    expect([await running(), await running(other)]).toEqual([[digest], []])
    release()
    expect([(await committed).result?.status, await running()]).toEqual(['complete', []])
  })
})

describe('the server of a file to import', () => {
  it('describes the columns with their samples, and how each was found', async () => {
    const { result } = await read(BILLS)
    expect(result?.columns.map(({ header, column, by }) => [header, column, by])).toEqual([
      ['Site', 'site', 'name'],
      ['Activity', 'activity', 'name'],
      ['Fuel', 'fuel', 'name'],
      ['Date from', 'start', 'name'],
      ['Volume (L)', 'value', 'unit'],
      ['Country', 'country', 'name'],
      ['Account', '', 'ignored'],
    ])
    expect(result?.columns[2]?.samples).toEqual(['gas oil', 'strange oil'])
    expect([result?.headerLine, result?.faults, result?.lostColumns]).toEqual([1, [], []])
  })

  it('lists the rows that need a decision with their cells, and imports them when they are corrected', async () => {
    const { result } = await preview(BILLS)
    expect([result?.preview.rows, result?.preview.problemRows, result?.years]).toEqual([1, 2, [2025]])
    expect(result?.preview.rowProblems.map(({ row, line, failures: [first] }) => [row, line, first?.column])).toEqual([
      [1, 3, 'fuel'],
      [2, 4, 'value'],
    ])
    expect(result?.rows.find(({ row }) => row === 2)?.cells?.value?.raw).toBe('many')
    const edits = [
      { row: 1, column: 'fuel', text: 'gas oil' },
      { row: 2, column: 'value', text: '300' },
    ]
    const corrected = await preview(BILLS, { edits })
    expect([corrected.result?.preview.rows, corrected.result?.preview.problemRows]).toEqual([3, 0])
    const digest = corrected.result?.preview.digest ?? ''
    const done = await commit(BILLS, { edits, digest, saveAs: 'Heating' })
    expect([done.result?.status, done.result?.records, done.result?.mapping?.name]).toEqual(['complete', 3, 'Heating'])
    const right = BILLS.replace('strange oil', 'gas oil').replace('many', '300')
    expect((await preview(right)).result?.preview.co2eKg).toEqual(corrected.result?.preview.co2eKg)
    expect((await commit(BILLS, { edits, digest })).result?.id).toBe(done.result?.id)
    expect((await company().imports.list()).records).toHaveLength(1)
  })

  it('corrects cells of NDJSON, under the keys of the file', async () => {
    const bill = { site: 'Leeds', activity: 'fuel', start: '2025-01-31', unit: 'l', country: 'GB' }
    const lines = [
      { ...bill, Brennstoff: 'gas oil', value: 100 },
      { ...bill, Brennstoff: 'strange oil', value: 200 },
      { ...bill, Brennstoff: 'gas oil', value: [1] },
      { ...bill, Brennstoff: 'gas oil' },
    ]
    const text = `${lines.map((line) => JSON.stringify(line)).join('\n')}\n\nno json`
    const options = { name: 'bills.ndjson', columns: { Brennstoff: 'fuel' } }
    const { result } = await preview(text, options)
    expect(result?.preview.rowProblems.map(({ row }) => row)).toEqual([1, 2, 3, 4])
    const edits = [
      { row: 1, column: 'fuel', text: 'gas oil' },
      { row: 2, column: 'value', text: '300' },
      { row: 3, column: 'value', text: '400' },
    ]
    const corrected = await preview(text, { ...options, edits })
    expect(corrected.result?.preview.rowProblems.map(({ row }) => row)).toEqual([4])
    const digest = corrected.result?.preview.digest ?? ''
    const done = await commit(text, { ...options, edits, digest, leaveOut: true })
    expect([done.result?.records, done.result?.co2eKg]).toEqual([4, await company().exactTotal()])
    const right = text
      .replace('strange oil', 'gas oil')
      .replace('[1]', '300')
      .replace('"gas oil"}', '"gas oil","value":400}')
    expect((await preview(right, options)).result?.preview.co2eKg).toEqual(corrected.result?.preview.co2eKg)
  })

  it('corrects one month of a line of a wide table', async () => {
    const months = 'site,activity,unit,country,Jan-25,Feb-25,Mar-25\nLeeds,electricity,kWh,GB,1000,abc,3000'
    const { result } = await preview(months)
    expect([result?.preview.rows, result?.preview.rowProblems.map(({ row }) => row)]).toEqual([2, [1]])
    const corrected = await preview(months, { edits: [{ row: 1, column: 'value', text: '2000' }] })
    expect([corrected.result?.preview.rows, corrected.result?.preview.co2eKg.scope2Location]).toEqual([3, '1062'])
  })

  it('fills empty cells, and adds a column that the file lacks', async () => {
    const plain = 'site,start,value\nLeeds,2025-01-31,100\nLeeds,2025-02-28,100'
    const words = { activity: { '': 'fuel' }, fuel: { '': 'gas oil' }, unit: { '': 'l' }, country: { '': 'GB' } }
    const { result } = await preview(plain, { words, edits: [{ row: 1, column: 'unit', text: 'kWh' }] })
    expect([result?.preview.rows, result?.preview.problemRows]).toEqual([2, 0])
    expect(result?.rows.map(({ cells }) => cells?.unit?.text)).toEqual(['l', 'kWh'])
  })

  it('says which columns of a mapping the file lacks, and takes a header with commas and signs', async () => {
    const { result } = await read('Site,"# Usage, total (L)"\nLeeds,1', {
      columns: { Menge: 'value', '# Usage, total (L)': 'note' },
    })
    expect(result?.lostColumns).toEqual([{ header: 'Menge', column: 'value' }])
    expect(result?.columns[1]).toMatchObject({ header: '# Usage, total (L)', column: 'note', by: 'map' })
    expect(result?.faults[0]).toMatchObject({ code: 'column_missing' })
    expect(result?.faults[0]?.message).not.toContain('--')
  })

  it('rejects two header rows in words of the page, and reads the one that is chosen', async () => {
    const two = 'Site,Fuel,Usage,Country\nsite,fuel,value,country\nLeeds,gas oil,10,GB'
    const { result } = await read(two)
    expect(result?.faults.map(({ code }) => code)).toEqual(['csv_malformed'])
    expect(result?.faults[0]?.message).toContain('“line of the header”')
    expect(JSON.stringify(result?.faults)).not.toContain('--')
    expect((await preview(two)).errors?.[0]?.code).toBe('csv_malformed')
    expect((await read(two, { settings: { 'header-row': '2' } })).result?.faults).toEqual([])
    await expectNothing()
  })

  it('imports nothing of a file that changed after the preview', async () => {
    const { result } = await preview(BILLS)
    const digest = result?.preview.digest ?? ''
    const changed = BILLS.replace(',100,', ',101,')
    expect((await commit(changed, { digest, leaveOut: true })).errors?.[0]?.code).toBe('precondition_failed')
    await expectNothing()
  })

  it('shows the rows of a locked period, and imports nothing of them', async () => {
    await company().periods.lock({ from: '2025-01-01', to: '2025-02-01', comment: 'filed' })
    const { result } = await preview(BILLS)
    expect(result?.preview.rowProblems.map(({ row, failures: [first] }) => [row, first?.code])).toContainEqual([
      0,
      'period_locked',
    ])
    const { errors } = await commit(BILLS, { digest: result?.preview.digest ?? '' })
    expect(errors?.map(({ code }) => code)).toContain('period_locked')
    await expectNothing()
  })

  it('shows errors of formulas at their cells', async () => {
    const header = ['site', 'activity', 'start', 'value', 'unit', 'fuel', 'country']
    const bill = (value: number) => ['Leeds', 'fuel', '2025-01-31', value, 'l', 'gas oil', 'GB']
    const cells = new Map([['2,3', { value: '#REF!', type: 'error' as const }]])
    const bytes = await writeXlsx({ sheets: [{ name: 'Bills', rows: [header, bill(1), bill(2)], cells }] })
    const { result } = await preview(bytes, { name: 'bills.xlsx' })
    expect(result?.preview.rowProblems.map(({ row, failures: [first] }) => [row, first?.column])).toEqual([
      [1, 'value'],
    ])
    expect(result?.preview.rowProblems[0]?.failures[0]?.message).toContain('#REF!')
  })

  it('reads the sheet of a workbook with rows, and asks which one of several', async () => {
    const sheet = (name: string, header: readonly string[]) => ({ name, rows: [[...header], ['Leeds', 'fuel']] })
    const [cover, bills] = [sheet('Cover', ['Company', 'Year']), sheet('Bills', ['site', 'activity'])]
    const readSheets = async (sheets: readonly (typeof cover)[], settings = {}) => {
      const { result } = await read(await writeXlsx({ sheets: [...sheets] }), { name: 'bills.xlsx', settings })
      return [result?.sheets, result?.faults.map(({ code }) => code), result?.columns.map(({ header }) => header)]
    }
    const columns = ['site', 'activity']
    expect(await readSheets([cover, bills])).toEqual([['Cover', 'Bills'], [], columns])
    const more = [bills, sheet('More', ['site', 'fuel'])]
    expect(await readSheets(more)).toEqual([['Bills', 'More'], ['file_unreadable'], columns])
    expect(await readSheets(more, { sheet: 'More' })).toEqual([['Bills', 'More'], [], ['site', 'fuel']])
  })

  it('rejects an empty file, and a workbook of more than 64 MB before it is unpacked', async () => {
    expect(await (await post('reading', '', {})).json()).toMatchObject({ code: 'required' })
    const large = new Uint8Array(64_000_001)
    large.set([0x50, 0x4b, 3, 4])
    const answer = await post('reading', large, { name: 'large.xlsx' })
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'file_too_large' }])
  })

  it('says that a column of totals is compared and not imported', async () => {
    const { result } = await read('Site,Product,Unit,Jan 2025,Feb 2025,Total\nLeeds,gas oil,l,1,2,3')
    const meanings = result?.columns.map(({ header, by }) => [header, by])
    expect(meanings?.slice(-2)).toEqual([
      ['Feb 2025', 'rows'],
      ['Total', 'ignored'],
    ])
  })

  it('subtracts the credits of a ledger if the page says so, and replaces a word in all rows', async () => {
    const ledger = `Fecha;Concepto;Debe;Haber;Divisa
15/01/2024;Campaña 7;12.500,00;0,00;EUR
20/02/2024;Campaña 7;0,00;2.500,00;EUR`
    const settings: Partial<ImportSettings> = {
      columns: { Concepto: 'factor' },
      words: { activity: { '': 'spend' }, country: { '': 'ES' } },
    }
    expect((await preview(ledger, settings)).result?.preview.problemRows).toBe(2)
    const words = { ...settings.words, factor: { 'Campaña 7': '541810' } }
    const asked = await preview(ledger, { ...settings, words })
    const failures = asked.result?.preview.rowProblems.flatMap((one) => one.failures.map(({ message }) => message))
    expect(failures).toContain(
      'value: is a credit, by its column or its document; choose “credits” for “negative quantities” if they are credit notes or refunds, or leave the row out',
    )
    const chosen = { ...settings, words, settings: { 'allow-credits': 'yes' } }
    const shown = (await preview(ledger, chosen)).result?.preview
    expect([shown?.problemRows, shown?.rows]).toEqual([0, 2])
    const one = (await preview(ledger.split('\n').slice(0, 2).join('\n'), chosen)).result?.preview
    // a fifth is taken back
    expect(Number(shown?.co2eKg.scope3)).toBeCloseTo(0.8 * Number(one?.co2eKg.scope3), 9)
    const { result } = await commit(ledger, { ...chosen, digest: shown?.digest ?? '' })
    expect(result).toMatchObject({ status: 'complete', records: 2 })
    expect(Number(result?.co2eKg)).toBeCloseTo(Number(shown?.co2eKg.scope3), 9)
  })

  it('names the last year with prices for money of later years, and counts it in them if asked', async () => {
    const ledger = (date: string) => `Date,Description,Amount,Currency,Country\n${date},offices of lawyers,1000,GBP,GB`
    const words = { activity: { '': 'spend' } }
    const columns = { Description: 'factor' }
    const { result } = await preview(ledger('2026-03-01'), { words, columns })
    const year = result?.priceYear ?? 0
    expect(year).toBeGreaterThan(2022)
    const [message] = result?.preview.rowProblems[0]?.failures.map((one) => one.message) ?? []
    expect(message).toContain(`choose ${year}, the last year with figures, as “year of the prices”`)
    const settings = { 'price-year': String(year) }
    const chosen = (await preview(ledger('2026-03-01'), { words, columns, settings })).result
    expect([chosen?.preview.problemRows, chosen?.preview.rows, chosen?.priceYear]).toEqual([0, 1, null])
    const earlier = (await preview(ledger(`${year}-03-01`), { words, columns })).result
    expect(chosen?.preview.co2eKg).toEqual(earlier?.preview.co2eKg)
    const digest = chosen?.preview.digest ?? ''
    const done = await commit(ledger('2026-03-01'), { words, columns, settings, digest })
    expect(done.result?.co2eKg).toBe(chosen?.preview.co2eKg.scope3)
    const wrong = await preview(ledger('2026-03-01'), { words, columns, settings: { 'price-year': 'last' } })
    expect(wrong.errors?.[0]?.message).toMatch(/^the “year of the prices” must be a year of four digits/)
  })

  it('knows a file of the same kind by its header, whatever its months', async () => {
    const headerOf = async (file: string) => (await read(file)).result?.header
    const known = await headerOf(BILLS)
    expect(await headerOf(BILLS.replaceAll('2025', '2024'))).toBe(known)
    expect(await headerOf(BILLS.replace('Account', 'Reference'))).not.toBe(known)
    const months = (year: string) => `Site,Product,Unit,Jan ${year},Feb ${year}\nLeeds,gas oil,l,1,2`
    expect(await headerOf(months('2025'))).toBe(await headerOf(months('2024')))
    expect(await headerOf('')).toBeUndefined()
  })

  it('describes and names columns in words for people', async () => {
    const { result } = await read(BILLS)
    const help = (name: string) => result?.inputColumns.find((one) => one.name === name)?.help ?? ''
    expect(help('closing')).toBe('reading of the meter or odometer at the end')
    expect(help('opening')).toContain('“Quantity or amount” is “Meter reading at the end” minus')
    expect(result?.inputColumns.filter((one) => /`|--|[a-z]{2}[A-Z]\w/.test(one.help)).map(({ name }) => name)).toEqual(
      [],
    )
    expect(result?.sentences).toContain('the column "Volume (L)" is “Quantity or amount”, in L')
  })

  it('separates rows that may count twice from other warnings, with the reading of the ends that overlap', async () => {
    const bills = (second: string) => `Site,Product,Start date,End date,kWh,Country
Leeds,Electricity,31/12/2024,31/01/2025,100,GB
Leeds,Electricity,${second},28/02/2025,200,GB
Leeds,Electricity,${second},28/02/2025,200,GB`
    const { result } = await preview(bills('31/01/2025'), { settings: { 'end-date': 'inclusive' } })
    expect(result?.doubles).toMatchObject({ rows: 2, isAtLeast: false })
    expect(result?.doubles?.sentences.join('; ')).toMatch(/is the same as an earlier row.*: line 4.*begins within/s)
    expect(result?.doubles?.ends).toBe('the end of a row is the last day of its period, as chosen')
    expect(result?.warnings).toEqual([])
    const detected = (await preview(bills('31/01/2025'))).result
    expect(detected?.doubles).toMatchObject({ rows: 1 })
    expect(detected?.sentences).toContainEqual(expect.stringMatching(/^the end of a row is the day after its period/))
    expect((await preview(BILLS)).result?.doubles).toBeNull()
  })

  it('names the line and the column of rows that one line has', async () => {
    const line = 'Leeds,gas oil,l,GB,100,200'
    const { result } = await preview(`Site,Product,Unit,Country,Jan 2025,Feb 2025\n${line}\n${line}`)
    expect(result?.preview.rows).toBe(4)
    expect(result?.doubles?.sentences).toEqual([
      '2 × is the same as an earlier row in everything but the id: line 3 (Jan 2025), line 3 (Feb 2025)',
    ])
  })

  it('accepts a negative quantity of fuel as a credit, and advises credits for nothing that cannot be one', async () => {
    const credits = { settings: { 'allow-credits': 'yes' } }
    const fuel = `${HEADER}\nLeeds,fuel,gas oil,2025-01-31,100,GB,A-1\nLeeds,fuel,gas oil,2025-01-31,-52.3,GB,A-1`
    expect((await preview(fuel)).result?.preview).toMatchObject({ rows: 1, problemRows: 1 })
    expect((await preview(fuel, credits)).result?.preview).toMatchObject({ rows: 2, problemRows: 0 })
    const trips = 'Activity,Start,Mode,Distance km,Country\ntrip,2025-01-31,CAR,-300,GB'
    const messageOf = async (settings: Partial<ImportSettings>) =>
      JSON.stringify((await preview(trips, settings)).result?.preview.rowProblems)
    expect(await messageOf({})).toContain('choose “credits”')
    expect(await messageOf(credits)).toContain('“credits” do not apply to it; leave the row out')
    expect(await messageOf(credits)).not.toContain('choose “credits”')
  })

  it('needs a key that may write', async () => {
    expect((await post('preview', BILLS, {}, 'tonne_unknown')).status).toBe(401)
    const { record } = await company().apiKeys.issue({ name: 'reader', isReadOnly: true })
    const answer = await post('commit', BILLS, { leaveOut: true }, record.key)
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'key_read_only' }])
    await expectNothing()
  })

  it('rejects settings of another page', async () => {
    expect(
      await (await post('preview', BILLS, { edits: [{ row: -1, column: 'fuel', text: '' }] })).json(),
    ).toMatchObject({
      code: 'body_malformed',
    })
  })
})
