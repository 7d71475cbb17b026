import { describe, expect, it } from 'vitest'
import { toTrace } from '../../src/core/emissions/index.ts'
import { calculateSpend } from '../../src/index.ts'
import { findFactor, publishedCatalogue } from '../../src/reference/factors/index.ts'
import { publishedSeries, spendCatalogue } from '../../src/reference/factors/spend/index.ts'
import { calculateRows } from '../../src/rows/rows.ts'
import { runTonne } from './memory-io.ts'

const HEAD = 'id,activity,start,end,value,currency,price,factor,scope3Category'
const LAWYERS = 'useeio-1-3/541110/offices-of-lawyers/with-margins/usd-2022'
const LAWYERS_2021 = 'useeio-1-2/541110/offices-of-lawyers/with-margins/usd-2021'
const BARE = 'useeio-1-3/541110/offices-of-lawyers/without-margins/usd-2022'
const factorOf = (key: string) => findFactor(key, { catalogue: spendCatalogue })

/** Rows under all columns: most leave the last one out. */
function fileOf(rows: readonly string[]): string {
  const header = `${HEAD},priceYear`
  const width = header.split(',').length
  return [header, ...rows.map((row) => row + ','.repeat(width - row.split(',').length)), ''].join('\n')
}

async function calculated(rows: readonly string[], ...options: readonly string[]) {
  const files = { 'rows.csv': fileOf(rows) }
  return runTonne(['calculate', 'rows.csv', '--output', 'out.csv', '--traces', 'out.ndjson', ...options], { files })
}

/** The trace of each row. */
async function traces(...rows: readonly string[]) {
  const { files, stderr } = await calculated(rows)
  if (stderr !== '') throw new Error(stderr)
  return String(files['out.ndjson']).trim().split('\n')
}

/** What a trace says of its number. */
function numberOf(trace: string) {
  const { contributions, emission } = JSON.parse(trace)
  return { contributions, emission }
}

describe('money of a year after the last price index', () => {
  const LATE = `a,spend,2026-03-01,2026-04-01,1000,GBP,,${LAWYERS},`

  it('is an error that names the last year with figures, the column and the option', async () => {
    const { code, stderr } = await calculated([LATE])
    expect(code).toBe(1)
    expect(stderr).toContain(
      'write 2024, the last year with figures, in the column priceYear, or pass --price-year 2024',
    )
    const later = await calculated([LATE], '--price-year', '2025')
    expect(later.stderr).toContain('no exchange rate is published for 2025 between the currency of the row')
    expect(later.stderr).toContain('or pass --price-year 2024 instead of 2025')
    const early = await calculated([LATE.replace('2026-03-01,2026-04-01', '1990-03-01,1990-04-01')])
    expect(early.stderr).not.toContain('priceYear')
  })

  it('names the last year with every figure, so that its advice succeeds', async () => {
    // exchange rates are published for a later year than prices
    const euros = LATE.replace(',GBP,', ',EUR,')
    const { stderr } = await calculated([euros])
    const [, year = ''] = /--price-year (\d{4})/.exec(stderr) ?? []
    expect((await calculated([euros], '--price-year', year)).stderr).toBe('')
    expect((await calculated([euros], '--price-year', String(Number(year) + 1))).stderr).toContain(
      `--price-year ${year} instead`,
    )
  })

  it('counts in the prices of --price-year, as with the column, and leaves earlier years as they are', async () => {
    const EARLY = `b,spend,2023-03-01,2023-04-01,1000,GBP,,${LAWYERS},`
    const { files, stderr } = await calculated([LATE, EARLY], '--price-year', '2024')
    expect(stderr).toBe('')
    const [late, early] = String(files['out.ndjson']).trim().split('\n').map(numberOf)
    const [column, own] = (await traces(`${LATE},2024`, EARLY)).map(numberOf)
    expect([late, early]).toEqual([column, own])
    expect((await calculated([LATE], '--price-year', '24')).stderr).toContain(
      '--price-year must be a year of four digits',
    )
  })
})

describe('a row of money spent', () => {
  const legal = { amount: '40000', currency: 'GBP', year: 2024, factor: factorOf(LAWYERS), series: publishedSeries }
  it.each([
    ['by its key', `a,spend,2024-01-01,2025-01-01,40000,GBP,purchaser,${LAWYERS},`, { price: 'purchaser' }],
    [
      'with forgiven words',
      'a,Purchases,2024-03-05,,40000,pounds sterling,Retail,Offices of lawyers,1',
      { price: 'purchaser' },
    ],
    ['with a sign and no price', `a,money,2024-12-31,,40000,£,,${LAWYERS},`, {}],
    ['in a code of any case', `a,spend,2024-05-01,,40000,sgd,,${LAWYERS},`, { currency: 'SGD' }],
    ['of capital goods', `a,spend,2024-05-01,,40000,gbp,,541110 lawyers,2`, { scope3Category: 2 }],
    ['by the year that holds most', `a,spend,2023-10-01,2024-07-01,40000,GBP,,${LAWYERS},`, {}],
    ['of a producer', 'a,spend,2024-05-01,,40000,GBP,producer,lawyers,', { price: 'producer', factor: factorOf(BARE) }],
    ['at a price that an older contract fixed', `a,spend,2025-01-01,2026-01-01,40000,GBP,,${LAWYERS},,2024`, {}],
    [
      'of the edition of its prices',
      'a,spend,2021-05-01,,40000,GBP,,lawyers,',
      { year: 2021, factor: factorOf(LAWYERS_2021) },
    ],
  ] as const)('%s is the number of calculateSpend, digit for digit', async (_, row, changes) => {
    const [trace = ''] = await traces(row)
    expect(numberOf(trace)).toEqual(numberOf(toTrace(calculateSpend({ ...legal, ...changes }))))
  })

  it('is read alike among many of its kind', async () => {
    const rows = [1, 2, 3, 4, 5].map((n) => `${n},spend,2024-0${n}-01,,${n}0000,GBP,,${LAWYERS},`)
    const { files, stderr } = await runTonne(['calculate', 'rows.csv', '--output', 'out.csv'], {
      files: {
        'rows.csv': [
          HEAD,
          ...rows,
          `6,spend,2023-01-01,,10000,GBP,,${LAWYERS},`,
          `7,spend,2024-01-01,,10000,EUR,,${LAWYERS},`,
          '',
        ].join('\n'),
      },
    })
    expect(stderr).toBe('')
    const numbers = String(files['out.csv'])
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => Number(line.split(',')[10]))
    const of = (changes: object) => calculateSpend({ ...legal, ...changes }).emission.co2e
    const alike = [1, 2, 3, 4, 5].map((n) => of({ amount: `${n}0000` }))
    expect(numbers).toEqual([...alike, of({ amount: 10_000, year: 2023 }), of({ amount: 10_000, currency: 'EUR' })])
  })

  it('verifies, and stands in Scope 3', async () => {
    const run = await calculated([`a,spend,2024-01-01,,40000,GBP,,${LAWYERS},`])
    expect(run.stdout).toMatch(/^Scope 3 .* 1\.956 /m)
    const verified = await runTonne(['verify', 'out.ndjson'], {
      files: { 'out.ndjson': String(run.files['out.ndjson']) },
    })
    expect([verified.code, verified.stdout]).toEqual([0, '1 of 1 trace verified against the published factors\n'])
    const forged = String(run.files['out.ndjson']).replaceAll('0.782414580986262', '0.782414580986263')
    expect((await runTonne(['verify', 'out.ndjson'], { files: { 'out.ndjson': forged } })).code).toBe(1)
  })

  it('has one cause for all days of a year without prices', async () => {
    const days = ['01-03', '02-03', '12-31'].map((day) => `x,spend,2025-${day},,1,USD,,${LAWYERS},`)
    const { stderr } = await calculated(days)
    expect(stderr).toContain('3 errors in rows.csv, of 1 cause')
  })

  it.each([
    [
      `x,spend,2025-01-01,,1,USD,,${LAWYERS},`,
      /price_index_missing: start: no price index is published from 2025 to the year of the factor/,
    ],
    [
      `x,spend,2025-01-01,,1,GBP,,${LAWYERS},`,
      /exchange_rate_missing: start: no exchange rate is published for 2025 between/,
    ],
    [
      `x,spend,2025-01-01,,1,GBP,,${LAWYERS},,2025`,
      /exchange_rate_missing: priceYear: no exchange rate is published for 2025 between/,
    ],
    [`x,spend,2025-01-01,,1,GBP,,${LAWYERS},,2024.5`, /must_be_whole: priceYear:/],
    [
      `x,spend,2024-01-01,,1,$,,${LAWYERS},`,
      /unknown_currency: currency: "\$" is not a currency; write its code by ISO 4217/,
    ],
    [
      `x,spend,2024-01-01,,1,euroes,,${LAWYERS},`,
      /unknown_currency: currency: "euroes" is not a currency; did you mean EUR\?/,
    ],
    [`x,spend,2024-01-01,,1,XAU,,${LAWYERS},`, /unknown_currency: currency: XAU has no published exchange rates/],
    [`x,spend,2024-01-01,,1,,,${LAWYERS},`, /required: currency: is empty/],
    [`x,spend,2024-01-01,,1,GBP,producer,${LAWYERS},`, /factor_basis_mismatch: price:/],
    [`x,spend,2024-01-01,,1,GBP,,${LAWYERS},5`, /invalid_choice: scope3Category:/],
    [
      'x,spend,2024-01-01,,1,GBP,,chemicals,',
      /factor_ambiguous: factor: "chemicals" is only a part .* nearest: (\S+ \(.+\), ){4}\S+ \(.+\) and \d+ more;/,
    ],
    ['x,spend,2024-01-01,,1,GBP,,unobtainium lawyers,', /factor_not_found: factor: no factor per unit of money fits/],
    [`x,quantity,2024-01-01,,1,GBP,,${LAWYERS},`, /invalid_choice: currency: is not used by quantity/],
    [`x,spend,2024-01-01,,-1,GBP,,${LAWYERS},`, /must_be_non_negative: value:/],
  ])('%s is refused', async (row, message) => {
    const { code, stderr } = await calculated([row])
    expect(stderr).toMatch(message)
    expect(code).toBe(1)
  })

  it('takes factors and a catalogue of the caller', async () => {
    const row = { activity: 'spend', start: '2024-01-01', value: 1500, currency: 'GBP' }
    const own = { key: 'own/print', category: 'spend', unit: 'GBP 2024', per1: { co2e: '0.2' } } as const
    const [printed] = await calculateRows([{ ...row, factor: 'own/print' }], { factors: [own] })
    expect(printed?.results[0]?.calculation.emission.co2e).toBe(300)
    const [alone] = await calculateRows([{ ...row, factor: 'lawyers' }], { catalogue: spendCatalogue })
    const [joined] = await calculateRows([{ ...row, factor: 'lawyers' }], { catalogue: publishedCatalogue })
    expect(alone?.results).toEqual(joined?.results)
  })
})
