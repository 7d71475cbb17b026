import fc from 'fast-check'

const COLUMNS = [
  'id',
  'site',
  'activity',
  'start',
  'end',
  'value',
  'unit',
  'factor',
  'fuel',
  'country',
  'note',
] as const
const DIESEL = 'desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres'
const GAS_OIL = 'desnz-2025/fuels/liquid-fuels/gas-oil/litres'
const NATURAL_GAS = 'desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv'

/** The cells of a row that hold something, by column. */
export type Cells = Partial<Record<(typeof COLUMNS)[number] | 'percentageOfCleanEnergy', string>>

/** Kinds of row; the last ones fail. */
const KINDS: readonly Cells[] = [
  { activity: 'fuel', unit: 'l', factor: DIESEL },
  { activity: 'fuel', unit: 'US gal', factor: GAS_OIL },
  { activity: 'fuel', unit: 'GJ', factor: NATURAL_GAS },
  { activity: 'fuel', unit: 'l', fuel: 'gas oil', country: 'GB' },
  { activity: 'electricity', unit: 'MWh', country: 'GB', percentageOfCleanEnergy: '40' },
  { activity: 'electricity', unit: 'kWh', country: 'DE' },
  { activity: 'vehicle', unit: 'km', factor: 'desnz-2025/passenger-vehicles/cars-by-size/medium-car/petrol/km' },
  { activity: 'vehicle', unit: 'kWh', country: 'DE' },
  { activity: 'waste', unit: 'kg', factor: 'steel cans landfill' },
  { activity: 'quantity', unit: 'million l', factor: 'desnz-2025/water-treatment/million-litres' },
  { activity: 'trip', country: '', unit: '' },
]

const FAILING: readonly Cells[] = [
  { activity: 'fuel', unit: 'kg', factor: DIESEL },
  { activity: 'wood', unit: 'l', factor: DIESEL },
  {},
]

/** One thing mostly, another in one case of ten. */
export const rarely = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: usual, weight: 9 }, { arbitrary: odd, weight: 1 })

const value = rarely(
  fc.tuple(fc.nat(1_000_000), fc.nat(6)).map(([integer, places]) => (integer / 10 ** places).toFixed(places)),
  fc.constantFrom(
    '0',
    '0.000001',
    '000.500',
    '.5',
    '7.',
    '5/18',
    '1e3',
    '+2',
    '123456789012345',
    '0.12345678',
    '1234567890.1234567',
    '999999999.999999',
    '9007199254740993',
    ' 3 ',
    '0.0',
  ),
)
const id = rarely(
  fc.nat(99_999).map((number) => `R-${number}`),
  fc.constantFrom(
    '',
    ' ',
    ' a',
    'b ',
    'ü',
    '\u00a0x',
    'a b',
    'say "x"',
    'a,b',
    'two\nlines',
    '\\',
    '🌍',
    '\u0007',
    '\uFEFFmark',
  ),
)
const site = rarely(
  fc.nat(4).map((number) => `Site ${number}`),
  fc.constantFrom('', ' Site 1 ', 'Zürich', 'a "b"', 'c,d', 'e\r\nf'),
)
const day = fc.tuple(fc.integer({ min: 2023, max: 2026 }), fc.nat(11), fc.nat(27)).map(([year, month, date]) => {
  return new Date(Date.UTC(year, month, date + 1)).toISOString().slice(0, 10)
})
const period = rarely(
  fc.tuple(day, fc.constantFrom(0, 1, 7, 31, 400)).map(([start, days]) => {
    return [start, new Date(Date.parse(start) + days * 86_400_000).toISOString().slice(0, 10)] as const
  }),
  fc.constantFrom(['2025-01-01', ''] as const, [' 2025-02-01 ', '2025-03-01T12:00:00Z'] as const),
)

const good = fc
  .record({ kind: fc.nat(7), id, site, period, value, note: fc.constantFrom('', 'x', 'y "z"') })
  .map((row): Cells => {
    return {
      ...KINDS[row.kind],
      id: row.id,
      site: row.site,
      start: row.period[0],
      end: row.period[1],
      value: row.value,
      note: row.note,
    }
  })
const hotel = fc.record({ id, site, period }).map((row): Cells => {
  return {
    id: row.id,
    site: row.site,
    start: row.period[0],
    end: row.period[1],
    activity: 'fuel',
    unit: 'l',
    factor: DIESEL,
    value: '1',
  }
})
const failing = fc.record({ kind: fc.nat(2), id, period }).map((row): Cells => {
  return { ...FAILING[row.kind], id: row.id, start: row.period[1], end: row.period[0], value: '-1' }
})

function cellText(text: string, quoted: boolean): string {
  return quoted || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** How a file is written: its columns in any order, which line ends, what is quoted, with a byte order mark or without. */
const style = fc.record({
  columns: fc.shuffledSubarray([...COLUMNS, 'percentageOfCleanEnergy'] as const, { minLength: COLUMNS.length + 1 }),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  isQuoted: fc.boolean(),
  hasMark: fc.boolean(),
  endsLine: fc.boolean(),
  blankAfter: fc.nat(9),
})

function fileOf(
  rows: readonly Cells[],
  how: {
    columns: readonly (keyof Cells)[]
    lineEnd: string
    isQuoted: boolean
    hasMark: boolean
    endsLine: boolean
    blankAfter: number
  },
): string {
  const line = (cells: readonly string[]) => cells.map((cell) => cellText(cell, how.isQuoted)).join(',')
  const lines = [line(how.columns), ...rows.map((row) => line(how.columns.map((column) => row[column] ?? '')))]
  if (how.blankAfter < lines.length) lines.splice(how.blankAfter + 1, 0, '', how.columns.map(() => '').join(','))
  return `${how.hasMark ? '\uFEFF' : ''}${lines.join(how.lineEnd)}${how.endsLine ? how.lineEnd : ''}`
}

/** Rows that can all be calculated. */
export const goodRows = fc.array(fc.oneof({ arbitrary: good, weight: 9 }, { arbitrary: hotel, weight: 1 }), {
  minLength: 1,
  maxLength: 60,
})

/** Rows of which some fail. */
export const mixedRows = fc.array(fc.oneof({ arbitrary: good, weight: 5 }, { arbitrary: failing, weight: 1 }), {
  minLength: 1,
  maxLength: 40,
})

/** Files of activities that can all be calculated. */
export const goodFiles = fc.tuple(goodRows, style).map(([rows, how]) => fileOf(rows, how))

/** Files of which some rows fail. */
export const mixedFiles = fc.tuple(mixedRows, style).map(([rows, how]) => fileOf(rows, how))
