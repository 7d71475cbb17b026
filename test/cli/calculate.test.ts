import { describe, expect, it } from 'vitest'
import { parseNdjson } from '../../src/core/csv/index.ts'
import { parseCsv } from '../fixtures/csv-table.ts'
import { calculateCsv, runTonne } from './memory-io.ts'

const DIESEL = 'desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres'
const BIOGENIC = 'desnz-2025/outside-of-scopes/forecourt-fuels-containing-biofuel/diesel-average-biofuel-blend/litres'

describe('tonne calculate', () => {
  const input = ['id,activity,start,end,value,unit,factor', `a,fuel,2025-01-01,2025-02-01,1234.56,l,${DIESEL}`]

  it('writes CSV that can be read again, and the summary beside it', async () => {
    const run = await calculateCsv(input)
    expect(run.code).toBe(0)
    expect(run.stderr).toBe('')
    const { header, rows } = parseCsv(run.files['out.csv'] ?? '')
    const cell = (name: string) => rows[0]?.cells[header.indexOf(name)]
    expect(rows.length).toBe(1)
    expect(cell('id')).toBe('a')
    expect(cell('scope')).toBe('1')
    expect(cell('method')).toBe('fuel')
    expect(cell('co2eKg')).toBe('3173.8315392')
    expect(cell('factors')).toBe(`${DIESEL}?biogenic=${BIOGENIC}`)
    expect(run.stdout).toMatch(/^Scope 1 +fuel, vehicles, refrigerants +3\.174 /m)
    expect(run.stdout).toContain('written: out.csv')
  })

  it('reads and writes NDJSON, numbers as numbers', async () => {
    const row = {
      id: 'a',
      activity: 'fuel',
      start: '2025-01-01',
      value: 1234.56,
      unit: 'l',
      factor: DIESEL,
      note: null,
    }
    const files = { 'in.ndjson': `${JSON.stringify(row)}\n` }
    const run = await runTonne(['calculate', 'in.ndjson', '--output', 'out.jsonl'], { files })
    const [line] = parseNdjson(run.files['out.jsonl'] ?? '')
    expect(line?.value).toEqual({
      id: 'a',
      site: '',
      activity: 'fuel',
      start: '2025-01-01',
      end: '2025-01-01',
      scope: 1,
      method: 'fuel',
      co2Kg: 3132.8564928,
      ch4Kg: expect.any(Number),
      n2oKg: expect.any(Number),
      co2eKg: 3173.8315392,
      biogenicCo2Kg: 172.8384,
      montrealCo2eKg: null,
      factors: [`${DIESEL}?biogenic=${BIOGENIC}`],
      notices: ['biogenic_outside_totals'],
    })
  })

  it('lets no id or site run as a formula in a spreadsheet, unless raw cells are asked for', async () => {
    const header = 'id,site,activity,start,value,unit,factor'
    const rows = ['=1+1', '@a', '-1', 'b;=1'].map((id) => `${id},=cmd|x,fuel,2025-01-01,1,l,${DIESEL}`)
    const cellsOf = async (...options: readonly string[]) => {
      // twice the rows: those of a known kind are written by their bytes
      const run = await calculateCsv([header, ...rows, ...rows], options)
      return parseCsv(run.files['out.csv'] ?? '').rows.map(({ cells }) => cells.slice(0, 2))
    }
    const inert = ["'=1+1", "'@a", '-1', "b;'=1"].map((id) => [id, "'=cmd|x"])
    expect(await cellsOf()).toEqual([...inert, ...inert])
    const raw = ['=1+1', '@a', '-1', 'b;=1'].map((id) => [id, '=cmd|x'])
    expect(await cellsOf('--raw-cells')).toEqual([...raw, ...raw])
  })

  it('puts rows on the standard output of a pipe with the summary on the standard error, and not on a terminal', async () => {
    const files = { 'in.csv': input.join('\n') }
    const piped = await runTonne(['calculate', 'in.csv'], { files })
    expect(parseCsv(piped.stdout).rows.length).toBe(1)
    expect(piped.stderr).toContain('By scope')
    const seen = await runTonne(['calculate', 'in.csv'], { files, stdoutIsTerminal: true })
    expect(seen.stdout).toContain('By scope')
    expect(seen.stdout).not.toContain('co2eKg')
    const asNdjson = await runTonne(['calculate', 'in.csv', '--out-format', 'ndjson'], { files })
    expect(parseNdjson(asNdjson.stdout).length).toBe(1)
  })

  it('gives electricity by location and by market, which are not added', async () => {
    const run = await calculateCsv([
      'id,activity,start,value,unit,country,percentageOfCleanEnergy',
      'e,electricity,2025-01-01,1,MWh,GB,40',
    ])
    const { header, rows } = parseCsv(run.files['out.csv'] ?? '')
    expect(rows.map(({ cells }) => cells[header.indexOf('co2eKg')])).toEqual(['177', '106.2'])
    expect(run.stdout).toMatch(/^Total +with Scope 2 by location +0\.177$/m)
    expect(run.stdout).toMatch(/^ +with Scope 2 by market +0\.106$/m)
  })

  it('counts an electric vehicle in Scope 2', async () => {
    const run = await calculateCsv([
      'activity,start,value,unit,country,consumption,consumptionUnit,consumptionPer',
      'vehicle,2025-01-01,1000,km,GB,20,kWh,100',
    ])
    const { header, rows } = parseCsv(run.files['out.csv'] ?? '')
    expect(rows[0]?.cells[header.indexOf('id')]).toBe('line 2')
    expect(rows[0]?.cells[header.indexOf('scope')]).toBe('2')
    expect(rows[0]?.cells[header.indexOf('co2eKg')]).toBe('35.4')
  })

  it('spreads a quarter over its months by days', async () => {
    const run = await calculateCsv([
      'activity,start,end,value,unit,factor',
      `fuel,2025-01-01,2025-04-01,90000,l,${DIESEL}`,
    ])
    // 31, 28 and 31 of 90 days of 231,373.8 kg
    expect(run.stdout).toMatch(/^2025-01 +1 +79\.695 /m)
    expect(run.stdout).toMatch(/^2025-02 +1 +71\.983 /m)
    expect(run.stdout).toMatch(/^2025-03 +1 +79\.695 /m)
  })

  it('leads over a declared bridge only when it is named', async () => {
    const columns = 'activity,start,value,unit,factor,bridge'
    const factor = 'desnz-2025/fuels/liquid-fuels/gas-oil/kwh-gross-cv'
    const named = await calculateCsv([
      columns,
      `fuel,2025-01-01,1000,l,${factor},desnz-2025/gas-oil/litre-to-kwh-gross`,
    ])
    expect(named.files['out.csv']).toContain('2755.4463128025')
    expect((await calculateCsv([columns, `fuel,2025-01-01,1000,l,${factor},`])).stderr).toContain(
      'unit_dimension_mismatch',
    )
  })

  it('accepts negative quantities only with --allow-credits', async () => {
    const lines = ['activity,start,value,unit,factor', `fuel,2025-01-01,-10,l,${DIESEL}`]
    expect((await calculateCsv(lines)).code).toBe(1)
    expect((await calculateCsv(lines, ['--allow-credits'])).files['out.csv']).toContain('-25.7082')
  })

  it('rejects another edition with --edition exact', async () => {
    const lines = ['activity,start,value,unit,country', 'electricity,2023-01-01,10,kWh,GB']
    expect((await calculateCsv(lines)).files['out.csv']).toContain('factor_edition_newer')
    const run = await calculateCsv(lines, ['--edition', 'exact'])
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('period_before_editions')
  })

  it('passes over rows and cells with nothing in them, and over unknown columns when told', async () => {
    const lines = ['activity, start ,value,unit,factor,colour', ` fuel , 2025-01-01 ,1, l ,${DIESEL},red`, ',,,,,']
    expect((await calculateCsv(lines)).stderr).toContain('in.csv:1:36: invalid_choice: "colour" is not a known column')
    const run = await calculateCsv(lines, ['--ignore-unknown-columns'])
    expect(run.code).toBe(0)
    expect(run.files['out.csv']).toContain('2.57082')
  })

  it('shows control characters of a file to no terminal', async () => {
    const site = '"Leeds\u001b[2J\nworks"'
    const run = await calculateCsv(['site,activity,start,value,unit,factor', `${site},fuel,2025-01-01,1,l,${DIESEL}`])
    expect(run.stdout).not.toContain('\u001b')
    expect(run.files['out.csv']).toContain('Leeds\u001b[2J\nworks') // the data are kept as they are
    const failed = await calculateCsv(['\u001b[2J', 'x'])
    expect(failed.stderr).toContain('in.csv:1:1: invalid_choice: ')
    expect(failed.stderr).not.toContain('\u001b')
  })

  it('puts the sites beyond the twenty largest together', async () => {
    const rows = Array.from(
      { length: 23 },
      (_, index) => `site ${index},fuel,2025-01-01,${1000 * (index + 1)},l,${DIESEL}`,
    )
    const { stdout } = await calculateCsv(['site,activity,start,value,unit,factor', ...rows])
    expect(stdout).toMatch(/^site 22 +1 +59\.129 /m)
    expect(stdout).toMatch(/^\(3 others\) +3 +15\.425 /m)
    expect(stdout).not.toMatch(/^site 2 /m)
  })

  it('shows progress on a terminal in one line, and elsewhere as a line every ten seconds', async () => {
    const files = { 'in.csv': [input[0], ...Array.from({ length: 30_000 }, () => input[1])].join('\n') }
    const argv = ['calculate', 'in.csv', '--output', 'out.csv']
    let ms = 0
    const now = () => {
      ms += 500
      return ms
    }
    expect((await runTonne(argv, { files, now: () => 0 })).stderr).toBe('')
    const logged = (await runTonne(argv, { files, now: () => now() * 10 })).stderr
    expect(logged).toMatch(/^(?:[\d,]+ rows {2}[\d,]+ rows\/s {2}\d+ % {2}\d+ (?:s|min) left\n)+$/)
    const { stderr } = await runTonne(argv, { files, now, stderrIsTerminal: true })
    expect(stderr.split('\r\u001b[K')[1]).toMatch(/^[\d,]+ rows {2}[\d,]+ rows\/s {2}\d+ % {2}\d+ s left$/)
    expect(stderr.endsWith('\r\u001b[K')).toBe(true)
  })
})
