import { readFileSync } from 'node:fs'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { Decimal } from 'decimal.js'
import { describe, expect, it } from 'vitest'
import { type EmissionFactor, type GwpSetId, gwpOf } from '../../../src/index.ts'
import { publishedSeries, spendCatalogue } from '../../../src/reference/factors/spend/index.ts'
import { parseCsv } from '../../fixtures/csv-table.ts'

const WideDecimal = Decimal.clone({ precision: 60 })
const GASES = ['co2', 'ch4', 'n2o', 'co2e'] as const
const of = (edition: string) => spendCatalogue.factors().filter((factor) => factor.edition === edition)
const sectorsOf = ({ source }: EmissionFactor) => /USEEIO sector (.+)$/.exec(source.table)?.[1] ?? ''

function digestOf(lines: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes(`${[...lines].sort().join('\n')}\n`)))
}

/**
 * Rows; cells; distinct sectors; sums of the digits of CO2, CH4, N2O and CO2e; the digest of the sorted lines
 * `key|title|sectors|co2e|co2|ch4|n2o`: written from EPA's tables by a program apart from this library.
 */
const EDITIONS = [
  [
    'useeio-1-3',
    ...[2032, 8128, 386],
    ['381.4154', '3.3363258', '0.26679501', '555.642'],
    'a7915290d1d695a94dfa5da6e27ea366dd5eb0c575d4cc072f944eef99ace8c5',
  ],
  [
    'useeio-1-2',
    ...[2032, 8128, 392],
    ['508.0844', '5.0800684', '0.36200418', '755.786'],
    'c0a4f399664c0a854531dd15000d6df4fa54949e67fdfb39d2f54887ab104336',
  ],
] as const

describe('the factors per money', () => {
  it.each(EDITIONS)('%s: %i rows and %i cells, of %i sectors', (edition, rows, cells, sectors, sums, digest) => {
    const factors = of(edition as string)
    const figures = factors.flatMap(({ per1 }) => [per1.co2e, per1.co2, per1.ch4, per1.n2o])
    const sets = new Set(factors.map((factor) => sectorsOf(factor).split(/, ?/).sort().join()))
    process.stdout.write(`${edition}: ${factors.length} factors, ${figures.length} cells, ${sets.size} sectors\n`)
    expect([factors.length, figures.filter((one) => one !== null).length, sets.size]).toEqual([rows, cells, sectors])
    expect(factors[0]?.source.title).toContain(`share ${sectors} sectors`)
    const sum = (gas: (typeof GASES)[number]) =>
      factors.reduce((total: Decimal, { per1 }) => total.plus(per1[gas] ?? 0), new WideDecimal(0)).toFixed()
    expect(GASES.map(sum)).toEqual(sums)
    const lines = factors.map((factor) => {
      const { key, name, per1 } = factor
      const title = name.replace(/ \/ NAICS \d+, with(?:out)? margins$/, '')
      return [key, title, sectorsOf(factor), per1.co2e, per1.co2, per1.ch4, per1.n2o].join('|')
    })
    expect(digestOf(lines)).toBe(digest)
  })

  it('hold each key and each id once, in lower-case words, found by both', () => {
    const factors = spendCatalogue.factors()
    for (const field of ['key', 'id'] as const) expect(new Set(factors.map((one) => one[field])).size).toBe(4064)
    for (const factor of factors) expect(factor.key).toMatch(/^[a-z0-9-]+(\/[a-z0-9-]+)+$/)
    for (const factor of factors.slice(0, 50)) expect(spendCatalogue.find(factor.id)).toBe(factor)
  })

  it('have the USD of their prices as unit, and margins by their category', () => {
    for (const { key, unit, category, edition, region } of spendCatalogue.factors()) {
      expect([unit, region]).toEqual([edition === 'useeio-1-3' ? 'USD 2022' : 'USD 2021', 'US'])
      expect(category).toBe(key.includes('/without-margins/') ? 'spend-without-margins' : 'spend')
    }
  })
})

const { rows } = parseCsv(readFileSync(new URL('../../fixtures/useeio-other-gases.csv', import.meta.url), 'utf8'))
/** CO2e of the gases other than CO2, CH4 and N2O, by edition, sectors and margins. */
const OTHER: ReadonlyMap<string, string> = new Map(
  rows.flatMap(({ cells: [version = '', sectors = '', without = '', withMargins = ''] }) => {
    const edition = `useeio-${version.replace('.', '-')}`
    return [
      [`${edition}|${sectors}|spend-without-margins`, without] as const,
      [`${edition}|${sectors}|spend`, withMargins] as const,
    ]
  }),
)

/** Half a unit of the third significant digit, to which the gases were rounded. */
function roundingOf(digits: Decimal): Decimal {
  return digits.isZero() ? digits : new WideDecimal(10).pow(digits.e - 2).div(2)
}

/** True if a total is the sum of its gases under a GWP set, as far as both were rounded. */
function isSumOfGases(factor: EmissionFactor, set: GwpSetId): boolean {
  const { ch4, n2o } = gwpOf(set, 'combustion')
  const other = new WideDecimal(OTHER.get(`${factor.edition}|${sectorsOf(factor)}|${factor.category}`) ?? Number.NaN)
  let [sum, rounding] = [other, other.times('0.005').plus('0.0005')]
  for (const [gas, gwp] of [
    ['co2', '1'],
    ['ch4', ch4],
    ['n2o', n2o],
  ] as const) {
    const mass = new WideDecimal(factor.per1[gas] ?? Number.NaN)
    sum = sum.plus(mass.times(gwp))
    rounding = rounding.plus(roundingOf(mass).times(gwp))
  }
  return sum
    .minus(factor.per1.co2e ?? Number.NaN)
    .abs()
    .lte(rounding)
}

describe('the totals of the factors per money', () => {
  it.each([
    ['useeio-1-3', 'AR5_GWP100', 'AR4_GWP100', 494],
    ['useeio-1-2', 'AR4_GWP100', 'AR5_GWP100', 629],
  ] as const)('of %s are the sums of their gases by %s, and not by %s', (edition, own, other, outside) => {
    const codesOutside = (set: GwpSetId) =>
      new Set(
        of(edition)
          .filter((factor) => !isSumOfGases(factor, set))
          .map(({ row }) => row.split(',', 1)[0]),
      ).size
    process.stdout.write(
      `${edition}: of 1,016 codes ${codesOutside(own)} outside rounding by ${own}, ${codesOutside(other)} by ${other}\n`,
    )
    expect([codesOutside(own), codesOutside(other)]).toEqual([0, outside])
    for (const { gwp, publishedGwp } of of(edition)) expect([gwp, publishedGwp]).toEqual([own, own])
  })
})

/** Figures, and the digest of the sorted lines `series|…|year|digits`, written from the publishers' tables likewise. */
describe('the published series', () => {
  it('hold every exchange rate of their tables', () => {
    const lines = publishedSeries.exchangeRates.flatMap(({ series, base, quote, rates }) =>
      Object.entries(rates).map(([year, rate]) => [series, base, quote, year, rate].join('|')),
    )
    process.stdout.write(`exchange rates: ${lines.length} figures\n`)
    expect(lines).toHaveLength(364)
    expect(digestOf(lines)).toBe('24cfa3e8f9a6dd4e883d37cb3adb3bbc2862cce29e3f272f6fbe058cd32c7aff')
  })

  it('hold every price index and rate of inflation of their tables', () => {
    const lines = publishedSeries.prices.flatMap((one) =>
      Object.entries('index' in one ? one.index : one.inflation).map(([year, figure]) =>
        [one.series, one.currency, year, figure].join('|'),
      ),
    )
    process.stdout.write(`prices: ${lines.length} figures\n`)
    expect(lines).toHaveLength(736)
    expect(digestOf(lines)).toBe('ea4a6d3918adc62dd7621b5f4a2bc1daf2c7d1f1a88ff52868082012528ddbb2')
  })

  it('agree with each other: inflation with the ratio of the index, where both hold a year', () => {
    let compared = 0
    for (const one of publishedSeries.prices) {
      if (!('inflation' in one)) continue
      const index = publishedSeries.prices.find((other) => 'index' in other && other.country === one.country)
      if (index === undefined || !('index' in index)) continue
      for (const [year, percent] of Object.entries(one.inflation)) {
        const [before, after] = [index.index[Number(year) - 1], index.index[year]]
        if (before === undefined || after === undefined) continue
        const ratio = new WideDecimal(after).div(before).minus(1).times(100)
        expect(ratio.minus(percent).abs().toNumber(), `${one.series} ${year}`).toBeLessThan(0.05)
        compared++
      }
    }
    process.stdout.write(`inflation compared with the index: ${compared} years\n`)
    expect(compared).toBeGreaterThan(200)
  })
})
