import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { SAMPLE_YEAR_CSV } from '../../src/apps/cli/data/sample-year.ts'
import { type Run, runTonne, type World } from '../cli/memory-io.ts'
import { fuelBills } from '../fixtures/import-source.ts'

const folder = mkdtempSync(join(tmpdir(), 'tonne-import-'))
afterAll(() => rmSync(folder, { recursive: true }))

const required = createRequire(import.meta.url)
const loadModule = async (name: string) => {
  if (name === 'node:sqlite') return undefined
  return (await import(pathToFileURL(required.resolve(name)).href)) as Record<string, unknown>
}

/** The program with the drivers of this folder, on a database of real files and on inputs in memory. */
function tonne(argv: readonly string[], world: World = {}): Promise<Run> {
  return runTonne(argv, { loadModule, hasFile: existsSync, ...world })
}

async function newDatabase(name: string): Promise<string> {
  const db = join(folder, `${name}.db`)
  await tonne(['migrate', '--db', db])
  return db
}

const codeOf = ({ stdout }: Run) => /--commit (\w+)/.exec(stdout)?.[1] ?? ''

describe('tonne import', () => {
  it('goes from a file to a report, with the total of tonne calculate', async () => {
    const db = await newDatabase('year')
    const files = { 'year.csv': SAMPLE_YEAR_CSV }
    const preview = await tonne(['import', 'year.csv', '--db', db], { files })
    expect([preview.code, preview.stderr]).toEqual([0, ''])
    expect(preview.stdout).toContain('year.csv: preview of 173 records')
    expect((await tonne(['import', '--list', '--db', db])).stdout).toBe('no imports\n')
    const imported = await tonne(['import', 'year.csv', '--db', db, '--commit', codeOf(preview)], { files })
    expect([imported.code, imported.stdout]).toEqual([
      0,
      expect.stringMatching(/^import \S+: year\.csv, complete, 173 records, 652,604\.165 kg CO2e\n$/),
    ])
    const { stdout } = await tonne(['calculate', 'year.csv', '--output', 'rows.csv'], { files })
    expect(stdout).toMatch(/with Scope 2 by market +652\.604/)
    const report = await tonne(['report', '--db', db, '--standard', 'secr', '--year', '2025', '--format', 'json'])
    expect([report.code, report.stderr]).toEqual([0, ''])
    const check = await tonne(['check', '--db', db, '--year', '2025', '--format', 'json'])
    expect(JSON.parse(check.stdout)).toHaveProperty('strata')
    const id = /^import (\S+):/.exec(imported.stdout)?.[1] ?? ''
    expect((await tonne(['import', '--list', '--db', db])).stdout).toContain(id)
    const undone = await tonne(['import', '--undo', id, '--db', db])
    expect([undone.code, undone.stdout]).toEqual([0, expect.stringContaining('year.csv, undone')])
  })

  it('keeps the meters of a site, which check tells apart', async () => {
    const header = 'id,site,meter,activity,start,end,value,unit,fuel,country'
    const bills = ['M1', 'M2', 'G1', 'G2'].map((meter, index) => {
      const [activity, fuel] = index < 2 ? ['electricity', ''] : ['fuel', 'natural gas']
      return `${index},Leeds,${meter},${activity},2025-01-01,2025-02-01,500,kWh,${fuel},GB`
    })
    const twiceIn = async (name: string, text: string) => {
      const db = await newDatabase(name)
      const files = { 'bills.csv': text }
      const code = codeOf(await tonne(['import', 'bills.csv', '--db', db], { files }))
      await tonne(['import', 'bills.csv', '--db', db, '--commit', code], { files })
      const { stdout } = await tonne(['check', '--db', db, '--year', '2025', '--format', 'json'])
      const { findings } = JSON.parse(stdout) as { findings: { code: string; records: number }[] }
      return findings.flatMap(({ code: of, records }) => (/overlap|duplicate/.test(of) ? [`${of} ${records}`] : []))
    }
    const metered = [header, ...bills].join('\n')
    expect(await twiceIn('meters', metered)).toEqual([])
    expect((await twiceIn('one meter', metered.replace('M2', 'M1').replace('G2', 'G1'))).sort()).toEqual([
      'document_duplicate 2',
      'document_duplicate 2',
      'period_overlap 2',
      'period_overlap 2',
    ])
  })

  it('writes nothing if the file or an option changed since the preview', async () => {
    const db = await newDatabase('changed')
    const preview = await tonne(['import', 'a.csv', '--db', db], { files: { 'a.csv': fuelBills([1, 2]) } })
    const commit = (text: string, ...more: string[]) =>
      tonne(['import', 'a.csv', '--db', db, '--commit', codeOf(preview), ...more], { files: { 'a.csv': text } })
    for (const run of [await commit(fuelBills([1, 3])), await commit(fuelBills([1, 2]), '--country', 'FR')])
      expect([run.code, run.stderr]).toEqual([1, expect.stringContaining('precondition_failed: --commit:')])
    expect((await tonne(['import', '--list', '--db', db])).stdout).toBe('no imports\n')
    expect((await commit(fuelBills([1, 2]))).code).toBe(0)
  })

  it('names the line and the column of each row that needs a decision, and imports the others if asked', async () => {
    const db = await newDatabase('problems')
    const files = { 'a.csv': fuelBills(['1', 'x', '3']) }
    const preview = await tonne(['import', 'a.csv', '--db', db], { files })
    expect(preview.code).toBe(1)
    expect(preview.stdout).toContain('a.csv:3:')
    expect(preview.stdout).toContain('not_a_number')
    const commit = (...more: string[]) =>
      tonne(['import', 'a.csv', '--db', db, '--commit', codeOf(preview), ...more], { files })
    expect(await commit()).toMatchObject({ code: 1, stdout: expect.stringContaining('a.csv:3:') })
    expect((await commit('--leave-out')).stdout).toContain('complete, 2 records')
  })

  it.each([
    [['import', 'a.csv', '--db', 'x.db', '--list'], '--list acts on imports, not on a file; leave FILE out'],
    [['import', '--db', 'x.db', '--list', '--undo', '1'], '--list cannot be combined with --undo; leave one out'],
    [
      ['import', 'a.csv', '--db', 'x.db', '--yes', '--commit', '1'],
      '--commit imports what was previewed, and --yes imports without a preview; leave one out',
    ],
    [['import', '--db', 'x.db'], 'FILE is missing'],
  ])('rejects %j', async (argv, said) => {
    expect((await tonne(argv)).stderr).toBe(`tonne: ${said}\nSee tonne import --help\n`)
  })
})
