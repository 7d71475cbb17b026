import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageImports } from '../../src/apps/cli/serve/imports/page-imports.ts'
import { createDraft, readingSettings, rowSettings } from '../../src/apps/page/import/draft.ts'
import type { FilePreview, FileReading, ImportSettings } from '../../src/core/display/index.ts'
import { publishedCatalogue } from '../../src/reference/factors/index.ts'
import { withFactorSets } from '../../src/rows/index.ts'
import { createService, memoryStore, type ServiceRecords } from '../../src/service/index.ts'
import { OURS } from '../fixtures/service.ts'

let server: Server
let key: string

beforeAll(async () => {
  const catalogue = await withFactorSets(publishedCatalogue)
  const service = createService({ catalogue, store: memoryStore<ServiceRecords>() })
  const company = service.company(OURS, { actor: 'tester' })
  key = (await company.apiKeys.issue({ name: 'page' })).record.key
  const loadModule = () => import('hucre/xlsx')
  const answer = pageImports({ service, creditService: service, loadModule, onError: (error) => console.error(error) })
  server = createServer((req, res) => {
    if (!answer(req, res)) res.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** The result of a request about a file, which is in the last line of its response. */
async function ask<Result>(path: string, text: string, settings: ImportSettings): Promise<Result | undefined> {
  const body = new Blob([JSON.stringify(settings), '\n', text])
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/page/imports/${path}`
  const response = await fetch(url, { method: 'POST', body, headers: { 'x-api-key': key } })
  const line = (await response.text()).trim().split('\n').at(-1) ?? ''
  return (JSON.parse(line) as { readonly result?: Result }).result
}

/** Reads a file and checks its rows with the settings that the page sends, words for empty cells included. */
async function readAsPage(name: string, text: string, fills: Readonly<Record<string, string>>) {
  const draft = { ...createDraft(new File([text], name)), fills }
  const reading = await ask<FileReading>('reading', text, readingSettings(draft))
  const rows = await ask<FilePreview>('preview', text, rowSettings(draft, { columns: reading?.columns ?? [] }))
  return { reading, rows }
}

describe('the columns that the page shows', () => {
  it('are those of the rows, also where their cells decide', async () => {
    const bills = 'Point,Site,From,To,kWh\n7,Leeds,01/01/2025,31/01/2025,100\n7,Leeds,01/02/2025,28/02/2025,200'
    const { reading, rows } = await readAsPage('bills.csv', bills, { activity: 'electricity', country: 'GB' })
    const described = reading?.columns.map(({ column, by }) => [column, by])
    expect(described?.slice(2, 4)).toEqual([
      ['start', 'cells'],
      ['end', 'cells'],
    ])
    expect([rows?.preview.rows, rows?.preview.rowProblems]).toEqual([2, []])
  })

  it('are answers that are read together in a survey, and none of them is left out', async () => {
    const survey = `Year,Office,Mode,Employees,One-way distance (km),Days per week,Weeks per year,Shoe size
2025,Leeds,Car,14,18,4,46,9\n2025,Leeds,Train,3,42,3,46,8`
    const { reading, rows } = await readAsPage('survey.csv', survey, { country: 'GB' })
    expect(reading?.columns.map(({ by }) => by)).toEqual([
      ...['name', 'name', 'name', 'survey', 'survey', 'survey', 'survey', 'unknown'],
    ])
    expect([rows?.preview.rows, rows?.preview.rowProblems]).toEqual([2, []])
  })
})
