import { type WriteOptions, type Sheet as WrittenSheet, writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { runTonne, type World } from './memory-io.ts'

const GAS_OIL = 'desnz-2025/fuels/liquid-fuels/gas-oil/litres'
const HEADER = ['id', 'activity', 'start', 'value', 'unit', 'factor', 'site', 'note']
const day = (text: string) => new Date(`${text}T00:00:00Z`)

/** Rows with numbers and dates as a spreadsheet has them; the empty one is the fourth of the sheet. */
const ROWS = [
  ['a', 'fuel', day('2025-01-31'), 1234.5, 'l', GAS_OIL, 'Zürich', null],
  ['b', 'fuel', day('2024-02-29'), 0.1 + 0.2, 'l', GAS_OIL, 'a, "b"', 'x'],
  [],
  [1001, 'fuel', day('2025-12-31'), 1.234, 'Liter', GAS_OIL, true, null],
  ['d', 'fuel', '2025-03-01', 1e-7, 'l', GAS_OIL, ' two\nlines', ''],
]
const CSV = `${HEADER.join(',')}
a,fuel,2025-01-31,1234.5,l,${GAS_OIL},Zürich,
b,fuel,2024-02-29,0.30000000000000004,l,${GAS_OIL},"a, ""b""",x

1001,fuel,2025-12-31,1.234,Liter,${GAS_OIL},true,
d,fuel,2025-03-01,0.0000001,l,${GAS_OIL},two lines,
`

type Written = WriteOptions['sheets'][number]
const loadModule: World['loadModule'] = async (name) => (name === 'hucre/xlsx' ? import('hucre/xlsx') : undefined)

const workbook = (sheets: readonly Written[], options: Partial<WriteOptions> = {}) =>
  writeXlsx({ ...options, sheets: [...sheets] })

const calculate = (bytes: Uint8Array, options: readonly string[] = [], world: World = {}) =>
  runTonne(['calculate', 'in.xlsx', '--output', 'out.csv', ...options], {
    bytes: { 'in.xlsx': bytes },
    loadModule,
    ...world,
  })

const ofCsv = (text: string, options: readonly string[] = []) =>
  runTonne(['calculate', 'in.csv', '--output', 'out.csv', ...options], { files: { 'in.csv': text } })

describe('a workbook of one sheet', () => {
  it.each(['1900', '1904'] as const)(
    'gives the results of the same rows as CSV, with days of %s',
    async (dateSystem) => {
      const bytes = await workbook([{ name: 'Jahr', rows: [HEADER, ...ROWS] }], { dateSystem })
      const expected = await ofCsv(CSV)
      expect(expected.code).toBe(0)
      for (const pieceBytes of [1, 333, 65_536]) {
        const run = await calculate(bytes, [], { pieceBytes })
        expect(run).toMatchObject({ code: 0, stderr: '' })
        expect(run.files['out.csv']).toBe(expected.files['out.csv'])
        expect(run.stdout).toContain('4 activities, 4 calculations')
        expect(run.stdout).toContain('it is the sheet "Jahr"')
      }
      const onThreads = await calculate(bytes, ['--workers', '2'])
      expect(onThreads.files['out.csv']).toBe(expected.files['out.csv'])
    },
  )

  it('has ends, offsets and totals as CSV has', async () => {
    const header = ['id', 'activity', 'Start date', 'End date', 'value', 'unit', 'factor']
    const day = (text: string) => new Date(`${text}T00:00:00Z`)
    const rows = [
      ['a', 'fuel', day('2025-01-05'), day('2025-02-02'), 100, 'l', GAS_OIL],
      ['b', 'fuel', day('2025-02-03'), day('2025-03-31'), 50, 'l', GAS_OIL],
      ['c', 'fuel', '2026-01-01T00:00:00+01:00', '2026-01-01T01:00:00+01:00', 10, 'l', GAS_OIL],
      ['Total', 'fuel', day('2025-12-31'), null, 160, 'l', GAS_OIL],
    ]
    const csv = [header, ...rows]
      .map((cells) => cells.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell)).join())
      .join('\n')
    const run = await calculate(await workbook([{ name: 'Year', rows: [header, ...rows] }]))
    expect(run.files['out.csv']).toBe((await ofCsv(csv)).files['out.csv'])
    expect(run.files['out.csv']).toContain('b,,fuel,2025-02-03,2025-04-01')
    expect(run.stdout).toContain('the end of a row is the last day of its period: line 3 begins the day after')
    expect(run.stdout).toMatch(/^2026-01 +1 /m)
    expect(run.stdout).toContain('Rows left out\n    1 × is named as a total')
  })

  it.each([
    ['1900', 45_688],
    ['1904', 44_226],
  ] as const)('reads dates by number format and day numbers of %s without one', async (dateSystem, serial) => {
    const row = (id: string) => [id, 'fuel', serial, 1, 'l', GAS_OIL]
    const cells = new Map([['1,2', { value: serial, style: { numFmt: 'dd"."mm"."yyyy' } }]])
    const bytes = await workbook([{ name: 'S', rows: [HEADER.slice(0, 6), row('a'), row('b')], cells }], { dateSystem })
    const { files } = await calculate(bytes)
    expect(files['out.csv']?.match(/2025-01-31/g)?.length).toBeGreaterThanOrEqual(2)
    const expected = ['a', 'b'].map((id) => `${id},fuel,2025-01-31,1,l,${GAS_OIL}`).join('\n')
    expect(files['out.csv']).toBe((await ofCsv(`${HEADER.slice(0, 6)}\n${expected}\n`)).files['out.csv'])
  })

  it('takes the columns and words of a map', async () => {
    const rows = [
      ['Art', 'Datum', 'Menge\n(gesamt)', 'Einheit', 'Faktor', 'Bemerkung'],
      ['Heizöl', day('2025-01-31'), 1.234, 'Liter', GAS_OIL, 'x'],
      ['Heizöl', day('2025-02-28'), '1.234,5', 'Liter', GAS_OIL, 'x'],
    ]
    const map =
      'Art=activity,Datum=start,Menge (gesamt)=value,Einheit=unit,Faktor=factor,Bemerkung=,Heizöl=activity:fuel'
    const bytes = await workbook([{ name: 'S', rows }])
    const { stderr } = await calculate(bytes, ['--map', map])
    // a number of the sheet has a point, so that a text with a comma contradicts it
    expect(stderr).toContain('in.xlsx:3:')
    expect(stderr).toContain('"1.234,5" has no decimal point as the column has')
    const skipped = await calculate(bytes, ['--map', map, '--skip-bad', 'bad.csv'])
    expect(skipped).toMatchObject({ code: 0 })
    const csv = `activity,start,value,unit,factor\nfuel,2025-01-31,1.234,l,${GAS_OIL}\n`
    expect(skipped.files['out.csv']).toBe((await ofCsv(csv)).files['out.csv'])
    expect(skipped.files['bad.csv']?.split('\n')[1]).toContain('"1.234,5",Liter')
  })
})

describe('cells without content', () => {
  const good = (id: string) => [id, 'fuel', '2025-01-31', 2, 'l', GAS_OIL, 'here', null]
  const rows = [HEADER, good('a'), good('b'), good('c'), good('d'), good('#12'), good('f')]
  const cells = new Map<string, NonNullable<WrittenSheet['cells']> extends Map<string, infer Cell> ? Cell : never>([
    ['1,3', { value: 3, type: 'formula', formula: 'B1*2', formulaResult: 3 }],
    ['2,3', { value: null, type: 'formula', formula: 'B1*2' }],
    ['3,6', { value: '#REF!', type: 'error' }],
    ['4,0', { value: '#N/A', type: 'error' }],
    ['6,7', { value: '#DIV/0!', type: 'error' }],
  ])

  it('are wrong rows at their row of the sheet; a formula gives its last result', async () => {
    const bytes = await workbook([{ name: 'S', rows, cells }])
    const { code, stderr, files } = await calculate(bytes)
    expect({ code, files }).toEqual({ code: 1, files: {} })
    expect(stderr).toMatch(
      /^in\.xlsx:3:\d+: invalid_type: value: is a formula without a value; open the workbook in a spreadsheet program/m,
    )
    expect(stderr).toMatch(/^in\.xlsx:4:\d+: invalid_type: site: is the error "#REF!" of the workbook/m)
    expect(stderr).toMatch(/^in\.xlsx:5:\d+: invalid_type: id: is the error "#N\/A" of the workbook/m)
    expect(stderr).toMatch(/^in\.xlsx:7:\d+: invalid_type: note: is the error "#DIV\/0!" of the workbook/m)
    expect(stderr).toContain('tonne: 4 errors in in.xlsx; nothing was written')
  })

  it('are left out by --skip-bad', async () => {
    const bytes = await workbook([{ name: 'S', rows, cells }])
    const run = await calculate(bytes, ['--skip-bad', 'bad.csv'])
    const csv = `${HEADER}\na,fuel,2025-01-31,3,l,${GAS_OIL},here,\n#12,fuel,2025-01-31,2,l,${GAS_OIL},here,\n`
    expect(run.files['out.csv']).toBe((await ofCsv(csv)).files['out.csv'])
    expect(run.files['bad.csv']?.trimEnd().split('\n').length).toBe(5)
    expect(run.stdout).toContain('2 activities')
  })

  it('are errors in CSV too, but in a remark', async () => {
    const csv = (site: string, note: string) => `${HEADER}\na,fuel,2025-01-31,3,l,${GAS_OIL},${site},${note}\n`
    expect(await ofCsv(csv('Leeds', '#REF!'))).toMatchObject({ code: 0 })
    const { code, stderr } = await ofCsv(csv('#REF!', ''))
    expect([code, stderr]).toEqual([1, expect.stringContaining('invalid_type: site: is the error "#REF!"')])
  })

  it('may stand in a column to ignore', async () => {
    const bytes = await workbook([{ name: 'S', rows, cells }])
    const { stderr } = await calculate(bytes, ['--map', 'note='])
    expect(stderr).toContain('tonne: 3 errors in in.xlsx')
  })
})

describe('a workbook of several sheets', () => {
  const several = () =>
    workbook([
      { name: 'Notes', rows: [['what this is']] },
      { name: 'Fuel 2025', rows: [HEADER, ...ROWS] },
    ])

  it('is read by the name of a sheet', async () => {
    const run = await calculate(await several(), ['--sheet', 'Fuel 2025'])
    expect(run.files['out.csv']).toBe((await ofCsv(CSV)).files['out.csv'])
  })

  it('is read without the sheets that have no table, and names all if an unknown one was named', async () => {
    const unnamed = await calculate(await several())
    expect([unnamed.code, unnamed.stderr]).toEqual([0, ''])
    expect(unnamed.stdout.replaceAll(/\s+/g, ' ')).toContain(
      'the sheet is not read, because it has no header with known columns: "Notes"',
    )
    const unknown = await calculate(await several(), ['--sheet', 'fuel'])
    expect(unknown.stderr).toContain(
      'file_unreadable: has no sheet "fuel"; pass --sheet with one of "Notes", "Fuel 2025"',
    )
  })
})

describe('a workbook that cannot be read', () => {
  const one = () => workbook([{ name: 'S', rows: [HEADER, ...ROWS] }])

  it('says what to install', async () => {
    const { code, stderr } = await calculate(await one(), [], { loadModule: async () => undefined })
    expect(code).toBe(1)
    expect(stderr).toContain(
      'in.xlsx: file_unreadable: is a workbook, and the package that reads .xlsx is not installed',
    )
    expect(stderr).toContain('run `npm install hucre@1`')
  })

  it('is not taken for CSV', async () => {
    const cut = (await one()).slice(0, 900)
    expect((await calculate(cut)).stderr).toContain(
      'in.xlsx: file_unreadable: is not a .xlsx workbook that can be read (',
    )
    const old = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
    expect((await calculate(old)).stderr).toContain('in.xlsx: file_unreadable: is an .xls workbook, or protected')
    const empty = await calculate(await workbook([{ name: 'S', rows: [] }]))
    expect(empty.stderr).toContain('in.xlsx:1:1: csv_malformed: is empty; the first line must name the columns')
  })

  it.each(['--delimiter=tab', '--encoding=utf-8', '--format=csv'])('rejects %s, which is for text', async (option) => {
    const { code, stderr } = await calculate(await one(), [option])
    expect(code).toBe(1)
    expect(stderr).toContain('is for text; leave it out for a workbook')
  })

  it('rejects the name of a sheet for text, and loads nothing for it', async () => {
    const { code, stderr } = await ofCsv(CSV, ['--sheet', 'S'])
    expect(code).toBe(1)
    expect(stderr).toContain('--sheet is for an .xlsx workbook')
    const loaded: string[] = []
    const loadModule = async (name: string) => void loaded.push(name) as undefined
    const argv = ['calculate', 'in.csv', '--output', 'out.csv']
    expect(await runTonne(argv, { files: { 'in.csv': CSV }, loadModule })).toMatchObject({ code: 0 })
    expect(loaded).toEqual([])
  })
})

describe('hidden parts of a workbook', () => {
  const header = ['Month', 'Electricity (kWh)', 'Natural gas (kWh)']
  const months = (kwh: number) => [1, 2, 3].map((month) => [day(`2024-0${month}-01`), kwh + month, 10 * kwh])
  const sheet = (name: string, kwh: number, more: Partial<Written> = {}): Written => ({
    ...{ name, rows: [[`${name} site`], header, ...months(kwh)] },
    ...more,
  })
  const shown = [sheet('Leeds', 100), sheet('Hull', 200)]
  const run = async (sheets: readonly Written[], options: readonly string[] = []) => {
    const outcome = await calculate(await workbook(sheets), ['--country', 'GB', ...options])
    return { ...outcome, stdout: outcome.stdout.replaceAll(/\s+/g, ' ') }
  }

  it.each(['hidden', 'veryHidden'] as const)('leaves out a %s sheet, and names it', async (state) => {
    const expected = await run(shown)
    const found = await run([...shown, sheet('OLD do not use', 5000, { [state]: true })])
    expect(found).toMatchObject({ code: 0 })
    expect(found.files['out.csv']).toBe(expected.files['out.csv'])
    expect(found.stdout).toContain('its 2 sheets with equal columns')
    expect(found.stdout).toContain('the hidden sheet is not read: "OLD do not use"; pass --sheet "OLD do not use" to')
    expect(expected.stdout).not.toContain('hidden')
  })

  it('reads a hidden sheet that --sheet names', async () => {
    const hidden = sheet('OLD', 5000, { hidden: true })
    const found = await run([...shown, hidden], ['--sheet', 'OLD'])
    expect(found.stdout).not.toContain('hidden')
    expect(found.files['out.csv']).toBe((await run([sheet('OLD', 5000)])).files['out.csv'])
  })

  it('asks for a sheet if all are hidden', async () => {
    const { code, stderr } = await run([sheet('Mix', 1, { hidden: true }), sheet('Old', 2, { veryHidden: true })])
    expect([code, stderr]).toEqual([1, expect.stringContaining('--sheet with one of "Mix" (hidden), "Old" (hidden)')])
  })

  it('counts hidden rows and columns like shown ones, and says so', async () => {
    const rowDefs = new Map([0, 1, 2, 4].map((row) => [row, { hidden: true }] as const))
    const columns = [{ width: 9 }, { hidden: true }]
    const found = await run([sheet('Leeds', 100, { rowDefs, columns }), sheet('Hull', 200)])
    expect(found.files['out.csv']).toBe((await run(shown)).files['out.csv'])
    expect(found.stdout).toMatch(/2 hidden rows of the sheet "Leeds" count like the others, .*\(line 3, 5\)/)
    expect(found.stdout).toContain('1 hidden column of the sheet "Leeds" is read like the others: "Electricity (kWh)"')
  })
})
