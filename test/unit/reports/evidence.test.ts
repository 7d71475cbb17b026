import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { DEMO_GRID_REGIONS, seedDemo } from '../../../src/apps/cli/serve/demo-company.ts'
import { createApi as createPageApi } from '../../../src/apps/page/api.ts'
import { loadRecords } from '../../../src/apps/page/records.ts'
import { evidenceText, isFileDigest } from '../../../src/core/display/index.ts'
import { createApi } from '../../../src/http/index.ts'
import { publishedCatalogue } from '../../../src/reference/factors/index.ts'
import { withFactorSets } from '../../../src/rows/index.ts'
import { type Company, createService } from '../../../src/service/index.ts'

const DIGEST = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
const URL = 'https://example.com/bill'

describe('the text of evidence', () => {
  const file = { id: '1', name: 'bill.pdf', url: '' }

  it('names each file, with its URL and digest if it has them', () => {
    expect(evidenceText([])).toBe('')
    expect(evidenceText([file])).toBe('bill.pdf')
    const both = { ...file, id: DIGEST, url: URL }
    expect(evidenceText([{ ...file, url: URL }, both])).toBe(`bill.pdf (${URL}); bill.pdf (${URL}, SHA-256 ${DIGEST})`)
  })

  it('takes only 64 hexadecimal digits as a digest', () => {
    expect([DIGEST, DIGEST.slice(1), `${DIGEST}0`, DIGEST.toUpperCase()].map(isFileDigest)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

describe('the evidence of a record of each kind', () => {
  const expected = new Map<string, string>()
  let company: Company
  let ask: ReturnType<typeof createPageApi>

  beforeAll(async () => {
    const catalogue = await withFactorSets(publishedCatalogue)
    const service = createService({ gridRegions: DEMO_GRID_REGIONS, catalogue, policy: { required: 'lenient' } })
    company = service.company(1, { actor: 'test' })
    await seedDemo(company)
    const { record } = await company.apiKeys.issue({ name: 'page' })
    const http = createApi({ service, extensions: true })
    const send = async (target: unknown, { method = 'GET', headers, body = '' }: RequestInit = {}) => {
      const path = String(target).replace(/^\/page/, '')
      const answer = await http.answer({
        ...{ method, target: path, headers: headers as Record<string, string> },
        body: async () => body as string,
      })
      return new Response(answer.body as string, { status: answer.status })
    }
    ask = createPageApi(record.key, send as typeof fetch)
    const byResource = new Map((await loadRecords(ask)).map((one) => [one.stored?.resource, one] as const))
    for (const [index, { id, stored }] of [...byResource.values()].entries()) {
      // a digest for one record, and a URL for each other one
      const file =
        index === 0 ? { id: DIGEST, name: 'meter.csv' } : { name: `bill-${index}.pdf`, url: `${URL}/${index}` }
      const answer = await send(stored?.path, {
        method: 'PATCH',
        headers: { 'x-api-key': record.key, 'content-type': 'application/json' },
        body: JSON.stringify({ files: [file] }),
      })
      if (answer.status !== 200) throw new Error(await answer.text())
      expected.set(id, index === 0 ? `meter.csv (SHA-256 ${DIGEST})` : `bill-${index}.pdf (${URL}/${index})`)
    }
  })

  /** Keeps the records with evidence. */
  function withEvidence(records: Iterable<readonly [id: string, evidence: string]>): ReadonlyMap<string, string> {
    return new Map([...records].filter(([, evidence]) => evidence !== ''))
  }

  it('covers all seven kinds', () => {
    expect(expected.size).toBe(7)
  })

  it('is on the records of the page, which exports them', async () => {
    const records = await loadRecords(ask)
    expect(withEvidence(records.map(({ id, files = [] }) => [id, evidenceText(files)]))).toEqual(expected)
  })

  it('is found with a record', async () => {
    const { records } = await company.findRecords({ from: '2025-01-01', to: '2026-01-01', limit: 200 })
    expect(withEvidence(records.map(({ id, evidence }) => [id, evidence]))).toEqual(expected)
  })

  it('is in the workbook of a report, on each line of the record', async () => {
    const { sheets } = await readXlsx(await company.reportWorkbook({ standard: 'sb-253', year: 2025 }))
    const [titles = [], ...rows] = sheets.find(({ name }) => name === 'Records')?.rows ?? []
    const [id, evidence] = ['Record', 'Evidence'].map((title) => titles.indexOf(title))
    const lines = rows.map((row) => [String(row[id ?? -1]), String(row[evidence ?? -1] ?? '')] as const)
    expect(withEvidence(lines)).toEqual(expected)
  })
})
