import { describe, expect, it } from 'vitest'
import type { DisclosureTable } from '../../src/service/index.ts'
import { tieOut } from '../../src/service/index.ts'
import { differingFormulas, evaluatedWorkbook } from '../fixtures/evaluated-workbook.ts'
import { runTonne } from './memory-io.ts'

const DEMO = ['report', '--demo', '--year', '2025', '--standard'] as const

describe('tonne report', () => {
  it('prints the table for people, with what is missing and what must be printed', async () => {
    const { code, stdout, stderr } = await runTonne([...DEMO, 'esrs-e1'])
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^E1-7 +Comparative +2025 +% change +unit$/m)
    expect(stdout).toMatch(/^Gross Scope 1 GHG emissions +- +[\d,]+\.\d{3} +- +t CO2e$/m)
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([])
    for (const title of ['Missing', 'Notices to print', 'Methodology', 'Attributions'])
      expect(stdout).toContain(`\n${title}\n`)
  })

  it('prints JSON that ties out, and the same figures as CSV, a line for each cell', async () => {
    const table = JSON.parse((await runTonne([...DEMO, 'secr', '--format', 'json'])).stdout) as DisclosureTable
    expect(tieOut(table)).toEqual([])
    const { stdout } = await runTonne([...DEMO, 'secr', '--format', 'csv'])
    const [header, ...lines] = stdout.trimEnd().split('\n')
    expect(header).toBe('kind,section,row,column,datapoint,label,unit,value,exact,rule,parts')
    const cells = lines.filter((line) => line.startsWith('cell,'))
    expect(cells).toHaveLength(3 * table.rows.length)
    for (const { id, value } of table.rows) {
      const line = cells.find((one) => one.includes(`,${id},value,`)) ?? ''
      expect(line).toContain(value === null ? ',,,' : `,${value.value},${value.exact},${value.rule},`)
    }
    expect(lines.filter((line) => line.startsWith('attribution,'))).toHaveLength(table.attributions.length)
  })

  it('counts what is upstream of electricity where it is asked for', async () => {
    const argv = [...DEMO, 'iso-14064-1', '--format', 'json']
    const parsed = async (...more: string[]) =>
      JSON.parse((await runTonne([...argv, ...more])).stdout) as DisclosureTable
    const of3 = ({ rows }: DisclosureTable) => rows.find(({ id }) => id === 'scope3.3')?.value?.value ?? 0
    const [without, counted] = [await parsed(), await parsed('--upstream')]
    expect(of3(counted)).toBeGreaterThan(of3(without))
  })

  it('prints further years beside it, in every format, and says which has no records', async () => {
    const argv = [...DEMO, 'sb-253', '--prior', '2023,2022']
    const { stdout } = await runTonne(argv)
    expect(stdout).toMatch(/^Scope 1 and 2 +2022 \(no records\) +2023 \(no records\) +Comparative +2025 /m)
    expect(stdout).toMatch(/Nothing\s+was\s+recorded\s+in\s+the\s+period\s+that\s+begins\s+in\s+2022/)
    const csv = (await runTonne([...argv, '--format', 'csv'])).stdout
    expect(csv).toMatch(/^cell,Scope 1 and 2,scope1,prior\.2023,SB 253,Scope 1,t CO2e,,,,$/m)
    expect(csv).toMatch(/^cell,Scope 1 and 2,scope1,change\.prior\.2023,SB 253,Scope 1,%,,,,$/m)
    const wrong = await runTonne([...DEMO, 'sb-253', '--prior', '23'])
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('--prior must be years')])
  })

  it('takes what the company alone knows from a file', async () => {
    const files = { 'statement.json': '{"approach":"equity_share","figures":{"etsTCo2e":0}}' }
    const { stdout } = await runTonne([...DEMO, 'esrs-e1', '--statement', 'statement.json'], { files })
    expect(stdout).toContain('Consolidation by equity share.')
    const broken = await runTonne([...DEMO, 'esrs-e1', '--statement', 'a'], { files: { a: '{' } })
    expect([broken.code, broken.stderr]).toEqual([
      1,
      expect.stringContaining('invalid_type: statement: must be JSON and cannot'),
    ])
    const wrong = await runTonne([...DEMO, 'esrs-e1', '--statement', 'a'], { files: { a: '{"aproach":"x"}' } })
    expect(wrong.stderr).toContain('unknown_field: statement.aproach')
  })

  it('prints Markdown in which no text is markup', async () => {
    const { code, stdout } = await runTonne([...DEMO, 'sb-253', '--format', 'markdown'])
    const { rows, columns } = JSON.parse(
      (await runTonne([...DEMO, 'sb-253', '--format', 'json'])).stdout,
    ) as DisclosureTable
    const lines = stdout.split('\n')
    expect([code, lines[0]]).toEqual([0, '# California SB 253, Climate Corporate Data Accountability Act'])
    const cells = lines.filter((line) => line.startsWith('| ')).map((line) => line.split(/(?<!\\)\|/).length - 2)
    expect(new Set(cells)).toEqual(new Set([columns.length + 3]))
    const sections = new Set(rows.map(({ section }) => section)).size
    expect(cells).toHaveLength(rows.length + 2 * sections)
    expect(stdout).toMatch(/^- methods: movement, version 1: \d+ records$/m)
  })

  it('writes a workbook that calculates what the table says, and any other format to a file too', async () => {
    const pieces: Uint8Array[] = []
    const stageFiles = () => ({
      open: async () => ({ write: async (bytes: Uint8Array) => void pieces.push(bytes) }),
      keep: async () => undefined,
      discard: async () => undefined,
    })
    const argv = [...DEMO, 'sb-253', '--format', 'xlsx', '--output', 'report.xlsx']
    const run = await runTonne(argv, { stageFiles })
    expect([run.code, run.stdout, run.stderr]).toEqual([0, '', 'written: report.xlsx\n'])
    const cells = await evaluatedWorkbook(Buffer.concat(pieces))
    expect(differingFormulas(cells)).toEqual([])
    const { stdout } = await runTonne([...DEMO, 'sb-253', '--format', 'json'])
    const { rows } = JSON.parse(stdout) as DisclosureTable
    const figures = cells.filter(({ sheet }) => sheet === 'Report').map(({ written }) => written)
    expect(figures).toEqual(rows.flatMap(({ value }) => (value === null ? [] : [value.value])))
    const text = await runTonne([...DEMO, 'sb-253', '--format', 'json', '--output', 'a.json'])
    expect([text.stdout, text.files['a.json']]).toEqual(['', stdout])
  })

  it('rejects with a code what it cannot mean, and a year without records', async () => {
    const rejected = async (...argv: readonly string[]) => {
      const { code, stdout, stderr } = await runTonne(['report', ...argv])
      expect([code, stdout]).toEqual([1, ''])
      return stderr
    }
    expect(await rejected('--demo', '--year', '2025', '--standard', 'esrs')).toContain(
      'invalid_choice: standard: must be one of: esrs-e1, secr, iso-14064-1, sb-253, vsme; did you mean esrs-e1?',
    )
    expect(await rejected('--demo', '--year', '2019', '--standard', 'secr')).toContain(
      'not_found: year: has no records',
    )
    expect(await rejected('--demo', '--standard', 'secr')).toContain('--year is missing')
    expect(await rejected('--demo', '--year', '2025')).toContain('--standard is missing')
    expect(await rejected('--demo', '--year', 'now', '--standard', 'secr')).toContain('--year must be a year')
    expect(await rejected('--year', '2025', '--standard', 'secr')).toContain('--db is missing')
    expect(await rejected('--demo', '--db', 'a.db', '--year', '2025', '--standard', 'secr')).toContain('--demo')
    expect(await rejected('--demo', '--year', '2025', '--standard', 'secr', '--format', 'xml')).toContain(
      '--format must',
    )
    expect(await rejected('--demo', '--year', '2025', '--standard', 'secr', '--format', 'xlsx')).toContain(
      '--format xlsx is a file; name it by --output',
    )
  })
})
