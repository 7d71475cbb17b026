import { Decimal } from 'decimal.js'
import { describe, expect, it } from 'vitest'
import { sha256Hex } from '../../../src/base/index.ts'
import { isSecondaryCopy } from '../../../src/core/emissions/index.ts'
import { calculateFuel, type EmissionFactor } from '../../../src/index.ts'
import { nationalCatalogue, publishedUncertainty } from '../../../src/reference/factors/national/index.ts'

const WideDecimal = Decimal.clone({ precision: 60 })
const COLUMNS = ['co2', 'ch4', 'n2o', 'co2e', 'biogenicCo2'] as const

const figureOf = ({ per1, biogenicCo2 }: EmissionFactor, column: (typeof COLUMNS)[number]) =>
  (column === 'biogenicCo2' ? biogenicCo2 : per1[column]) ?? 0

function sumOf(factors: readonly EmissionFactor[], column: (typeof COLUMNS)[number]): string {
  return factors.reduce((total: Decimal, factor) => total.plus(figureOf(factor, column)), new WideDecimal(0)).toFixed()
}

/**
 * Rows and exact sums of the published digits, reckoned from the publishers' tables apart from this library and its
 * derivations: a row for several regions counts once for each; natural gas of Canada is every CO2 figure with the figures
 * of each use.
 */
const TOTALS = [
  ['mfe-2026-2', 869, ['9304727.3117513219', '7642.6510473685', '1120.76543634709', '9661496.58771802', '143.1377856']],
  ['nga-2023', 181, ['5759.5', '58.53', '26.07', '40204.25', '0']],
  ['nga-2024', 191, ['5759.5', '58.53', '26.07', '40258.18', '0']],
  ['nga-2025', 192, ['5759.5', '58.53', '26.12', '40258.11', '0']],
  ['nga-2026', 293, ['5759.5', '58.53', '26.12', '125885.861', '0']],
  ['eccc-2023', 122, ['227.154', '0.092084', '0.004654', '3.7157', '0']],
  ['eccc-2024', 122, ['227.154', '0.092084', '0.004654', '3.7157', '0']],
  ['eccc-2025', 122, ['227.296', '0.094574', '0.004654', '3.7141', '0']],
  ['eccc-2026', 122, ['227.215', '0.094504', '0.004654', '3.5104', '0']],
  ['eccc-2027', 13, ['0', '0', '0', '3.6926', '0']],
  ['ademe-23-6', 12, ['0', '0', '0', '11.77211', '0']],
  ['eea-2024', 27, ['0', '0', '0', '5.083', '0']],
] as const

/**
 * The number of published figures, and the beginning of the SHA-256 of all rows as `key|co2e|co2|ch4|n2o|biogenic CO2`, sorted. Reckoned
 * in Python, which found each row in its publisher's table with the same digits.
 */
const ROW_DIGESTS = [
  ['eea-2024', 27, '37dc7fb55bb0de4a'],
  ['mfe-2026-2', 3056, 'd42759b6f2979c9a'],
  ['nga-2023', 425, '88f271e847cdbda8'],
  ['nga-2024', 435, '04529fa0f78cec1b'],
  ['nga-2025', 439, '13addd95378372d5'],
  ['nga-2026', 540, '90c96d612d166822'],
  ['eccc-2023', 340, '31e759e821f4df46'],
  ['eccc-2024', 340, '1e0949c7181a85f0'],
  ['eccc-2025', 340, '6c4ad109ab53510c'],
  ['eccc-2026', 340, '4cefd8dbb6d02e69'],
  ['eccc-2027', 13, '6b6c8c602e237069'],
  ['ademe-23-6', 12, 'd5f5997795fd9438'],
] as const

/** Rows of the New Zealand edition whose total differs from the sum of its gases by more than one part in 100,000. */
const DIFFERING = [
  'freight-flights-long-haul',
  'freight-flights-long-haul',
  'bulk-carrier-10-000-34-999-dwt',
  'bulk-carrier-100-000-199-999-dwt',
  'bulk-carrier-200-000plus-dwt',
  'bulk-carrier-35-000-59-999-dwt',
  'bulk-carrier-60-000-99-999-dwt',
  'bulk-carrier-average',
  'container-ship-8000plus-teu',
  'general-cargo-0-4999-dwt',
  'general-cargo-10-000plus-dwt',
  'general-cargo-10-000plus-dwt-100plus-teu',
  'general-cargo-average',
  'refrigerated-cargo-all-dwt',
  'roro-ferry-average',
]

const hasGases = ({ per1 }: EmissionFactor) => [per1.co2, per1.ch4, per1.n2o].every((figure) => figure !== null)

function sumOfGases({ per1 }: EmissionFactor): Decimal {
  return new WideDecimal(per1.co2 ?? 0).plus(per1.ch4 ?? 0).plus(per1.n2o ?? 0)
}

const find = (key: string): EmissionFactor => {
  const factor = nationalCatalogue.find(key)
  if (factor === undefined) throw new Error(`${key} is not a key`)
  return factor
}

describe('national factors', () => {
  it('are those of the listed editions', () => {
    expect(nationalCatalogue.editions.map(({ id }) => id).sort()).toEqual(TOTALS.map(([id]) => id).sort())
  })

  it.each(TOTALS)('%s has %i rows with the published digits', (edition, count, sums) => {
    const factors = nationalCatalogue.factors(edition)
    process.stdout.write(`${edition}: ${factors.length} rows, sum of co2e ${sumOf(factors, 'co2e')}\n`)
    expect([factors.length, COLUMNS.map((column) => sumOf(factors, column))]).toEqual([count, sums])
    expect(new Set(factors.map(({ id }) => id)).size).toBe(count)
  })

  it.each(ROW_DIGESTS)('%s has each of %i figures as its table has it, row by row', (edition, count, digest) => {
    const rows = nationalCatalogue.factors(edition).map(({ key, per1, biogenicCo2 }) => {
      return [key, ...[per1.co2e, per1.co2, per1.ch4, per1.n2o, biogenicCo2].map((figure) => figure ?? '')]
    })
    const cells = rows.flat().filter((cell) => cell !== '').length - rows.length
    const text = rows
      .map((row) => row.join('|'))
      .sort()
      .join('\n')
    process.stdout.write(`${edition}: ${cells} figures in ${rows.length} rows equal the table\n`)
    expect([cells, sha256Hex(text).slice(0, digest.length)]).toEqual([count, digest])
  })

  it('of Australia in 2026 are marked as a secondary copy, and no others', () => {
    const copies = nationalCatalogue.editions.filter(isSecondaryCopy).map(({ id }) => id)
    expect(copies).toEqual(['nga-2026'])
    const diesel = find('nga-2026/liquid-fuels/diesel-oil/gj')
    const { notices } = calculateFuel({ value: 1, unit: 'GJ', heatingValue: 'gross', factor: diesel })
    expect(notices.map(({ code }) => code)).toEqual(['factor_from_secondary_copy'])
  })

  it('of Australia add up to their totals exactly, 322 of 322', () => {
    const byGas = nationalCatalogue.factors().filter((one) => one.edition.startsWith('nga-') && hasGases(one))
    const equal = byGas.filter((factor) => sumOfGases(factor).equals(factor.per1.co2e ?? -1))
    process.stdout.write(`NGA rows by gas that equal their total: ${equal.length} of ${byGas.length}\n`)
    expect([equal.length, byGas.length]).toEqual([322, 322])
  })

  it('of New Zealand keep their printed totals; 15 differ from their gases', () => {
    const byGas = nationalCatalogue.factors('mfe-2026-2').filter(hasGases)
    const differing = byGas.filter((factor) => {
      const total = new WideDecimal(factor.per1.co2e ?? 0)
      return sumOfGases(factor).minus(total).abs().greaterThan(total.times('1e-5'))
    })
    expect(differing.map(({ key }) => key.split('/').at(-2)).sort()).toEqual([...DIFFERING].sort())
  })

  it.each([
    ['stationary-combustion-of-fuels/commercial-use/natural-gas'],
    ['stationary-combustion-of-fuels/industrial-use/natural-gas'],
    ['transmission-and-distribution-losses/reticulated-gases/natural-gas-used'],
  ])('%s has the same figure per GJ and per kWh', (path) => {
    const gas = `mfe-2026-2/${path}`
    const [perGj, perKwh] = [find(`${gas}/gj`), find(`${gas}/kwh`)].map(({ per1 }) => new WideDecimal(per1.co2e ?? 0))
    // both are rounded to six digits
    const difference = perGj
      ?.times('0.0036')
      .minus(perKwh ?? 0)
      .abs()
      .dividedBy(perKwh ?? 1)
      .toNumber()
    expect(difference).toBeLessThan(5e-6)
  })

  it('gas of New Zealand has the kilograms per terajoule of IPCC, gross, times AR5', () => {
    const gasIn = (use: string) => find(`mfe-2026-2/stationary-combustion-of-fuels/${use}/natural-gas/gj`).per1
    const times = (kgPerTj: string, gwp: number) => new WideDecimal(kgPerTj).times(gwp).dividedBy(1000).toString()
    // 1 and 5 kg of methane and 0.1 kg of nitrous oxide a net terajoule, times 0.9
    expect([gasIn('industrial-use').ch4, gasIn('commercial-use').ch4]).toEqual([times('0.9', 28), times('4.5', 28)])
    expect([gasIn('industrial-use').n2o, gasIn('commercial-use').n2o]).toEqual([times('0.09', 265), times('0.09', 265)])
    const entonox = find('mfe-2026-2/medical-gases-use/medical-gases-ar5-gwps/entonox-n2o-o2-57-9-42-1/kg').per1.co2e
    expect(entonox).toBe(new WideDecimal('0.579').times(265).toString())
  })

  it.each([
    [2023, ['mar', 'jun', 'sep', 'dec'], '0.076082375'],
    [2024, ['mar', 'jun', 'sep', 'dec'], '0.097834725'],
    [2025, ['mar', 'jun', 'sep', 'dec'], '0.07951385'],
  ])('the quarters of %i have the mean that their digits give', (year, months, mean) => {
    const quarters = months.map((month) =>
      find(`mfe-2026-2/purchased-electricity/quarterly-averages/electricity-used-${month}-${year}/kwh`),
    )
    expect(new WideDecimal(sumOf(quarters, 'co2e')).dividedBy(4).toFixed()).toBe(mean)
  })

  it('losses of 2025 are those of 2024 in the ratio of their electricity', () => {
    const of = (table: string, year: number) =>
      new WideDecimal(find(`mfe-2026-2/${table}/electricity-used-${year}/kwh`).per1.co2e ?? 0)
    const [losses, grid] = [
      'transmission-and-distribution-losses/electricity-consumption',
      'purchased-electricity/annual-averages',
    ]
    const expected = of(losses ?? '', 2024)
      .dividedBy(of(grid ?? '', 2024))
      .times(of(grid ?? '', 2025))
    // the publisher multiplied figures with more digits than it prints
    expect(
      of(losses ?? '', 2025)
        .minus(expected)
        .abs()
        .toNumber(),
    ).toBeLessThanOrEqual(1e-8)
  })

  it('have the energy content of each Australian fuel: diesel per litre is content × factor', () => {
    const bridges = nationalCatalogue.bridges?.() ?? []
    const content = bridges.find((one) => 'key' in one && one.key === 'nga-2025/liquid-fuels/diesel-oil/energy-content')
    expect([content?.times, content?.from, content?.to]).toEqual(['38.6', 'm3', 'GJ'])
    process.stdout.write(`energy contents of Australian fuels: ${bridges.length}\n`)
    expect(bridges.length).toBe(322)
  })

  it('carry the uncertainty that New Zealand prints', () => {
    expect(publishedUncertainty(find('mfe-2026-2/stationary-combustion-of-fuels/commercial-use/diesel/l'))).toBe(
      'CO2e ±1.02%, CO2 ±1.0%, CH4 ±50.0%, N2O ±50.0%',
    )
    expect(publishedUncertainty(find('nga-2025/liquid-fuels/diesel-oil/gj'))).toBeUndefined()
  })
})
