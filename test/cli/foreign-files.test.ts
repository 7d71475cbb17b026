import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { runTonne, type World } from './memory-io.ts'

const GAS_OIL = 'desnz-2025/fuels/liquid-fuels/gas-oil/litres'
const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url))
const EUROPEAN = fixture('european-year.csv')
const MAP = fixture('european-year.map').toString()

const calculate = (text: string | Uint8Array, options: readonly string[] = [], world: World = {}) =>
  runTonne(['calculate', 'in.csv', '--output', 'out.csv', ...options], {
    ...(typeof text === 'string' ? { files: { 'in.csv': text } } : { bytes: { 'in.csv': text } }),
    ...world,
  })

/** The values, periods and sites of results. */
const outputOf = (run: { files: Readonly<Record<string, string>> }) => run.files['out.csv']

const windows1252 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

/** The European file as canonical CSV, without its faults, by other code than that under test. */
function canonicalEuropean(skipped: ReadonlySet<string>): string {
  const [, ...lines] = new TextDecoder('windows-1252').decode(EUROPEAN).trimEnd().split('\r\n')
  const words: Readonly<Record<string, string>> = { Strom: 'electricity', Brennstoff: 'fuel', Liter: 'l' }
  const iso = (date = '') => date.split('.').reverse().join('-')
  const rows = lines.flatMap((line) => {
    const [id = '', site, kind = '', start, end, value = '', unit = '', country, fuel] = line.split(';')
    if (skipped.has(id)) return []
    const number = value.replaceAll('.', '').replace(',', '.')
    return [[id, site, words[kind], iso(start), iso(end), number, words[unit] ?? unit, country, fuel].join(',')]
  })
  return `id,site,activity,start,end,value,unit,country,fuel\n${rows.join('\n')}\n`
}

describe('a European file of 200 rows with 10 faults', () => {
  const files = { 'year.map': MAP }
  const bytes = { 'in.csv': EUROPEAN }
  const argv = ['calculate', 'in.csv', '--map', 'year.map', '--output', 'out.csv']

  it('gives the results of the same rows in canonical form, its faults in a file to mend', async () => {
    const run = await runTonne([...argv, '--skip-bad', 'bad.csv'], { files, bytes })
    expect(run.code).toBe(0)
    expect(run.stdout).toContain('190 activities')
    const bad = (run.files['bad.csv'] ?? '').trimEnd().split('\n')
    expect(bad.length).toBe(11)
    const canonical = await calculate(canonicalEuropean(new Set(bad.slice(1).map((line) => line.split(';')[0] ?? ''))))
    expect(outputOf(run)).toBe(outputOf(canonical))
    for (const options of [['--workers', '3']]) {
      const again = await runTonne([...argv, '--skip-bad', 'bad.csv', ...options], { files, bytes, pieceBytes: 333 })
      expect(again).toEqual(run)
    }
  })

  it('lists its faults by cause, with row, id and content', async () => {
    const { stderr, code, files: written } = await runTonne(argv, { files, bytes })
    expect(code).toBe(1)
    expect(written).not.toHaveProperty('out.csv')
    expect(stderr).toContain(
      'in.csv:177:57: unknown_unit: unit: "kWhh" is not a unit; did you mean kWh? Then pass --map "kWhh=unit:kWh" (R-176: "kWhh")',
    )
    expect(stderr).toContain('tonne: 10 errors in in.csv; nothing was written')
  })

  it('says how it was read', async () => {
    const { stdout } = await runTonne([...argv, '--skip-bad', 'bad.csv'], { files, bytes })
    const lines = stdout.split('\n')
    expect(lines.slice(lines.indexOf('How the file was read') + 1, lines.indexOf('By scope') - 1).join('\n')).toContain(
      [
        '  its text is Windows-1252, as in "München"',
        '  its cells are separated by semicolons',
        '  value has a decimal comma, as in "16.968,83" (line 2)',
        '  activity "Brennstoff" is fuel',
      ].join('\n'),
    )
    expect(stdout).toContain('the end of a row is the day after its period: line')
  })

  it('is calculated again once the faults are mended', async () => {
    const run = await runTonne([...argv, '--skip-bad', 'bad.csv'], { files, bytes })
    const mended = (run.files['bad.csv'] ?? '').replace('kWhh', 'kWh')
    const again = await runTonne(
      ['calculate', 'bad.csv', '--map', 'year.map', '--output', 'out.csv', '--skip-bad', 'still.csv'],
      { files: { ...files, 'bad.csv': mended } },
    )
    expect(again.stdout).toContain('1 activities, 1 calculations')
    expect(outputOf(again)).toContain('R-176')
  })
})

describe('a file of another form', () => {
  const HEADER = ['id', 'activity', 'start', 'value', 'unit', 'factor', 'site']
  const rows = [
    ['a', 'fuel', '2025-01-31', '1234.5', 'l', GAS_OIL, 'Zürich'],
    ['b', 'fuel', '2025-03-01', '2', 'l', GAS_OIL, 'a, "b"'],
    ['c', 'fuel', '2025-03-02', '3', 'l', GAS_OIL, 'two\nlines'],
  ]
  const cell = (text: string) => (/[",;\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const textOf = (delimiter: string, lineEnd = '\n', table: readonly (readonly string[])[] = rows) =>
    [HEADER, ...table].map((row) => row.map(cell).join(delimiter) + lineEnd).join('')
  const utf16 = (text: string, isBig: boolean) => {
    const bytes = Buffer.from(text, 'utf16le')
    return Uint8Array.from(isBig ? bytes.swap16() : bytes)
  }
  const withCells = (changes: Readonly<Record<string, readonly string[]>>) =>
    rows.map((row, index) => row.map((text, column) => changes[HEADER[column] ?? '']?.[index] ?? text))

  it.each<readonly [string, string | Uint8Array, readonly string[]]>([
    ['semicolons', textOf(';'), []],
    ['tabs and CRLF', textOf('\t', '\r\n'), []],
    ['a byte order mark', `\uFEFF${textOf(';')}`, []],
    ['a line that names the separator', `sep=;\r\n${textOf(';')}`, []],
    ['UTF-16', utf16(`\uFEFF${textOf('\t')}`, false), []],
    ['UTF-16, the high byte first', utf16(`\uFEFF${textOf(';')}`, true), []],
    ['UTF-16 without a mark', utf16(textOf(','), false), []],
    ['Windows-1252', windows1252(textOf(';')), []],
    ['decimal commas and points as separators', textOf(';', '\n', withCells({ value: ['1.234,5', '2,0', '3'] })), []],
    ['thousands by commas', textOf(',', '\n', withCells({ value: ['1,234.5', '2.0', '3'] })), []],
    ['days first', textOf(',', '\n', withCells({ start: ['31/01/2025', '01/03/2025', '02/03/2025'] })), []],
    ['months first', textOf(',', '\n', withCells({ start: ['01/31/2025', '03/01/2025', '03/02/2025'] })), []],
    ['German dates', textOf(';', '\n', withCells({ start: ['31.01.2025', '1.3.2025', '02.03.2025'] })), []],
    ['other names of columns', textOf(';').replace('id;', 'Reference;').replace('value', 'QUANTITY'), []],
    [
      'mapped columns',
      textOf(';').replace('value', 'Menge').replace('site', 'Werk'),
      ['--map', 'Menge=value,Werk=site'],
    ],
    [
      'other words',
      textOf(',', '\n', withCells({ unit: ['litres', 'L', 'Liters'], activity: ['Fuels', 'FUEL', 'fuel'] })),
      [],
    ],
  ])('of %s is calculated as if it were canonical', async (_, text, options) => {
    const expected = outputOf(await calculate(textOf(',')))
    expect(expected?.split('\n').length).toBe(6)
    for (const pieceBytes of [7, 65_536]) {
      const run = await calculate(text, options, { pieceBytes })
      expect([run.stderr, outputOf(run)?.replace(/^line \d/gm, '')]).toEqual(['', expected])
    }
  })

  it('is an error where a column decides nothing', async () => {
    const { stderr } = await calculate(
      textOf(';', '\n', withCells({ value: ['1.234', '2', '3'], start: ['01/02/2025'] })),
    )
    expect(stderr).toContain('in.csv:2:19: not_a_number: value: "1.234" may be 1.234 or 1234; pass --decimal comma')
    expect(stderr).toContain('in.csv:2:8: invalid_date: start: "01/02/2025" may be 2025-02-01 or 2025-01-02; pass')
    const chosen = await calculate(
      textOf(';', '\n', withCells({ value: ['1.234', '2', '3'], start: ['01/02/2025'] })),
      ['--decimal', 'comma', '--date-format', 'mdy'],
    )
    expect(outputOf(chosen)).toContain(`a,Zürich,fuel,2025-01-02,2025-01-02,1,fuel,${1234 * 2.72417}`.slice(0, 50))
  })

  it('is searched to its end for a cell that decides, when it can be read twice', async () => {
    const line = (value: string) => `r;fuel;2025-01-31;${value};l;${GAS_OIL};x\n`
    const many = `${HEADER.join(';')}\n${line('1.234').repeat(8000)}`
    const decided = await calculate(`${many}${line('0,5')}`)
    expect(decided.stderr).toBe('')
    expect(decided.stdout).toContain('value has a decimal comma, as in "0,5" (line 8002)')
    const { stderr } = await calculate(many)
    expect(stderr).toContain('(8000 rows; line 2, r: "1.234"; line 3, r: "1.234"; line 4, r: "1.234"; …)')
  })

  it('is not guessed when an option says it', async () => {
    const { stdout } = await calculate(textOf(';'), [
      '--delimiter',
      'semicolon',
      '--encoding',
      'utf-8',
      '--decimal',
      'point',
    ])
    expect(stdout).not.toContain('How the file was read')
    expect((await calculate(textOf(','))).stdout).not.toContain('How the file was read')
  })

  it('takes a word of the map for cells that are empty or missing, where the activity needs it', async () => {
    const [gas, leak] = ['fuel;natural gas;100;kWh', 'refrigerant;;2;kg']
    const header = (more = '') => `activity;fuel;value;unit;start;gas;gwpSet${more}\n`
    const rest = { [gas]: ';2025-01-31;;', [leak]: ';2025-01-31;R-410A;AR5' }
    const text = (more: readonly string[]) =>
      `${header(more.length > 0 ? ';country' : '')}${[gas, leak, gas].map((row, at) => `${row}${rest[row]}${more[at] ?? ''}\n`).join('')}`
    const written = outputOf(await calculate(text([';GB', ';', ';DE'])))
    expect(written?.split('\n').length).toBe(5)
    expect(outputOf(await calculate(text([';', ';', ';DE']), ['--map', '=country:GB']))).toBe(written)
    const none = await calculate(text([]), ['--map', '=country:GB'])
    expect(none.stderr).toBe('')
    expect(none.stdout).toContain('country is GB where it is empty')
    expect((await calculate(text([]))).stderr).toContain(
      'name the country of all rows: --country COUNTRY, with its code in place of COUNTRY (2 rows',
    )
  })

  it.each([
    ['Menge', '--map must hold NAME=column, or =column:WORD for empty cells; received "Menge"'],
    ['=country', '--map must hold NAME=column, or =column:WORD for empty cells; received "=country"'],
    ['=value:5', '--map replaces no numbers and dates; received "=value:5"'],
    ['Menge=valu', '--map names no column in "Menge=valu": "valu"; did you mean value?'],
    ['1=value:2', '--map replaces no numbers and dates; received "1=value:2"'],
  ])('is mapped by columns that exist: %s', async (map, message) => {
    const run = await runTonne(['calculate', 'in.csv', '--map', map], {
      files: { 'in.csv': textOf(','), Menge: 'Menge' },
    })
    expect(run.stderr).toContain(message)
  })
})

describe('NDJSON', () => {
  it('is mapped and forgiven its words too', async () => {
    const line = { Nr: 'a', Art: 'Strom', start: '31.01.2025', Menge: 2, unit: 'kwh', country: 'UK', Rest: null }
    const { stdout, stderr } = await runTonne(
      [
        'calculate',
        'in.ndjson',
        '--map',
        'Nr=id,Art=activity,Menge=value,Rest=,Strom=activity:electricity',
        '--ignore-unknown-columns',
      ],
      { files: { 'in.ndjson': `${JSON.stringify(line)}\n`.repeat(5) } },
    )
    expect(stderr).toContain('activity "Strom" is electricity')
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((one) => JSON.parse(one).co2eKg),
    ).toEqual(Array(10).fill(0.354))
  })
})
