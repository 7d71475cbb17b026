import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { csvRecords } from '../../../src/core/csv/index.ts'

/**
 * Writes the tables of factors per money, of exchange rates and of prices from the tables of their publishers:
 *
 *   npx tsx test/tools/factors-data/write-spend-tables.ts FOLDER
 *
 * FOLDER holds useeio-1.2.csv, useeio-1.3.csv, price-indices.csv, inflation-yearly.csv and fx-yearly.csv, whose digests
 * are checked. The columns of margins alone are the difference of the other two and are left out. The CO2e of the gases
 * other than CO2, CH4 and N2O, which tests add up, goes to test/fixtures.
 */
const [folder = '.'] = process.argv.slice(2)

const DIGESTS = {
  'useeio-1.2': 'd011397461512a34975538529c5e4268f834ce1272cab09d2b3aa1802618cd62',
  'useeio-1.3': '04901323098360fb96b53dac1d752ee402ce41a4b216dc363edcd94892340b05',
  'price-indices': 'b4ecb11da96eaa245164bdb52660aa2c06170bea7d11f6554a9a5a06304a875f',
  'inflation-yearly': '85af2e5f13b567e73762ec7696d0520744e680624c457f6a9bb6caddfbb3b2cd',
  'fx-yearly': 'bcdab9fa681314bb15a6555540808ca38eaabdcd4fe24deb53871766099bca5a',
} as const

type Cells = Readonly<Record<string, string>>

function readTable(name: keyof typeof DIGESTS): Cells[] {
  const text = readFileSync(`${folder}/${name}.csv`, 'utf8')
  const found = createHash('sha256').update(text).digest('hex')
  if (found !== DIGESTS[name]) throw new Error(`${name}.csv has the digest ${found}; expected ${DIGESTS[name]}`)
  const [head, ...records] = csvRecords(text)
  return records.map(({ cells }) =>
    Object.fromEntries((head?.cells ?? []).map((column, index) => [column, cells[index] ?? ''])),
  )
}

const WRITTEN = 'Written by test/tools/factors-data/write-spend-tables.ts.'

/** Words of a comment in lines of at most 120 characters. */
function wrapped(words: string): string {
  const lines = ['']
  for (const word of words.split(' ')) {
    const last = lines.at(-1) as string
    if (last.length + word.length + 1 > 116) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines.map((line) => ` * ${line}`).join('\n')
}

function write(name: string, comment: string, lines: readonly string[]): void {
  const constant = name.toUpperCase().replaceAll('-', '_')
  const text = `/**\n${wrapped(`${comment} ${WRITTEN}`)}\n */\nexport const ${constant} = \`\n${lines.join('\n')}\n\`\n`
  writeFileSync(new URL(`../../../src/reference/factors/spend/data/${name}.ts`, import.meta.url), text)
}

function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

const FIGURES = ['without_margins', 'with_margins'].flatMap((margins) => [
  margins,
  ...['co2', 'ch4', 'n2o'].map((gas) => `${gas}_${margins}`),
])

/** The figures of each sector once, and the codes that share them. */
function sectorLines(rows: readonly Cells[]): string[] {
  const line = (row: Cells) => ['reference', ...FIGURES].map((column) => row[column]).join('|')
  return [...groupedBy(rows, line)].flatMap(([figures, codes]) => [
    `== ${figures}`,
    codes.map(({ naics }) => naics).join('|'),
  ])
}

const editions = (['1.2', '1.3'] as const).map((version) => ({ version, rows: readTable(`useeio-${version}`) }))

function writeUseeio(): void {
  const [{ rows: names } = { rows: [] }] = editions
  write(
    'naics-names',
    'The commodities of the US EPA Supply Chain GHG Emission Factors by 2017 NAICS code: code | title; of v1.2 and v1.3 alike.',
    names.map(({ naics, title }) => `${naics}|${title}`),
  )
  for (const { version, rows } of editions) {
    const year = version === '1.2' ? 2021 : 2022
    write(
      `useeio-${version.replace('.', '-')}`,
      `US EPA Supply Chain GHG Emission Factors v${version}, kg per ${year} USD in purchaser's prices: \`== USEEIO sectors | CO2e without margins | its CO2, CH4, N2O | CO2e with margins | its CO2, CH4, N2O\`, the gases by mass, and below it the NAICS codes that share them. CO2e includes other gases.`,
      sectorLines(rows),
    )
  }
}

function writeOtherGases(): void {
  const lines = editions.flatMap(({ version, rows }) =>
    [...groupedBy(rows, ({ reference = '' }) => reference)].map(([reference, [row]]) =>
      [version, `"${reference}"`, row?.other_co2e_without_margins, row?.other_co2e_with_margins].join(','),
    ),
  )
  const text = ['edition,sectors,without_margins,with_margins', ...lines].join('\n')
  writeFileSync(new URL('../../fixtures/useeio-other-gases.csv', import.meta.url), `${text}\n`)
}

/** A section of series: its publisher and years, then one line per series with a cell for every year, '' for none. */
function section(publisher: string, rows: readonly Cells[], figure: string): string[] {
  const head = ['currency', 'iso2']
  const years = [...new Set(rows.map(({ year = '' }) => year))].sort()
  const series = groupedBy(rows, (row) => head.map((column) => row[column] ?? '').join('|'))
  const lines = [...series].map(([name, of]) => {
    const byYear = new Map(of.map((row) => [row.year, row[figure]]))
    return [name, ...years.map((year) => byYear.get(year) ?? '')].join('|')
  })
  return [`== ${[publisher, ...years].join('|')}`, ...lines]
}

const TAIWAN = 'TW'
/** The country whose series stands for a currency that several share. */
const COUNTRY_OF: Cells = { EUR: 'DE' }

function writeMoney(): void {
  const indices = readTable('price-indices')
  const isOfCurrency = ({ iso2, currency = '' }: Cells) => (COUNTRY_OF[currency] ?? iso2) === iso2
  const rates = indices.filter((row) => row.currency !== 'USD' && isOfCurrency(row))
  const fed = readTable('fx-yearly')
  const ofBank = (rows: readonly Cells[]) => rows.filter(({ iso2 }) => iso2 !== TAIWAN)
  const ofTaiwan = (rows: readonly Cells[]) => rows.filter(({ iso2 }) => iso2 === TAIWAN)
  write(
    'exchange-rates',
    'Exchange rates, currency per US dollar, averages of years: `== publisher | first year | …`, then currency | country of the series | rate by year. The World Bank gives one rate to all who use the euro; Croatia, whose earlier rates it converted, is left out.',
    [
      ...section('world-bank', ofBank(rates), 'fx_lcu_per_usd'),
      ...section('dgbas', ofTaiwan(rates), 'fx_lcu_per_usd'),
      ...section('fed', fed, 'lcu_per_usd'),
    ],
  )
  const currencies = new Map(indices.map(({ iso2 = '', currency = '' }) => [iso2, currency]))
  // a currency is called after its country (ISO 4217)
  for (const { currency = '' } of fed) {
    if (![...currencies.values()].includes(currency)) currencies.set(currency.slice(0, 2), currency)
  }
  const inflation = readTable('inflation-yearly')
    .filter(({ iso2 = '' }) => currencies.has(iso2))
    .map((row) => ({ ...row, currency: currencies.get(row.iso2 ?? '') ?? '' }))
  write(
    'prices',
    'Consumer prices by year: `== publisher | first year | …`, then currency | country | figure by year. The first two tables are indices (2010 = 100; Taiwan 2021 = 100), the third is inflation in percent since the year before.',
    [
      ...section('world-bank', ofBank(indices), 'cpi'),
      ...section('dgbas', ofTaiwan(indices), 'cpi'),
      ...section('inflation', inflation, 'inflation_percent'),
    ],
  )
}

writeUseeio()
writeOtherGases()
writeMoney()
