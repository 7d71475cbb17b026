import { describe, expect, it } from 'vitest'
import { calculationOf, FACTOR_USES, fittingUse } from '../../../../src/core/emissions/index.ts'
import {
  type Calculation,
  calculateElectricity,
  calculateFuel,
  calculateMovement,
  calculateQuantity,
  calculateRefrigerant,
  calculateSpend,
  calculateTrip,
  calculateVehicle,
  type EmissionFactor,
  type Step,
  sumEmissions,
  toExact,
  toTrace,
  withGwpSet,
} from '../../../../src/index.ts'
import {
  attributions,
  findFactor,
  joinCatalogues,
  publishedCatalogue,
  searchFactors,
  selectFactor,
} from '../../../../src/reference/factors/index.ts'
import { publishedSeries, spendCatalogue } from '../../../../src/reference/factors/spend/index.ts'
import { verify } from '../../../../src/verify/index.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const find = (path: string) => findFactor(path, { catalogue: spendCatalogue })
const LAWYERS = find('useeio-1-3/541110/offices-of-lawyers/with-margins/usd-2022')
const SOY = find('useeio-1-2/111110/soybean-farming/with-margins/usd-2021')
const paid = { amount: 40_000, currency: 'GBP', year: 2024, series: publishedSeries } as const
const legal = () => calculateSpend({ ...paid, factor: LAWYERS })

describe('£40,000 of legal services in 2024', () => {
  it('are 1,955.53 kg CO2e, every step reckoned by hand', () => {
    const result = legal()
    const [contribution] = result.contributions
    // World Bank: 0.782414580986262 GBP per USD in 2024; US consumer prices 143.857336014608 in 2024, 134.21120616846 in 2022
    const dollars = 40_000n * 10n ** 15n
    const perDollar = 782_414_580_986_262n
    const [after, before] = [134_211_206_168_460n, 143_857_336_014_608n]
    // 51,123.791621… USD of 2024, 47,695.765315… USD of 2022
    expect((dollars * 10n ** 6n) / perDollar).toBe(51_123_791_621n)
    expect((dollars * after * 10n ** 6n) / (perDollar * before)).toBe(47_695_765_315n)
    const [n, d] = [dollars * after * 41n, perDollar * before * 1000n]
    expect((n * 10n ** 20n) / d).toBe(195_552_637_792_603_130_334_650n)
    expect(toExact(result).co2e).toBe('1955.526377926031303346507402034959')
    expect(contribution?.steps.map(({ kind, unit }) => `${kind} ${unit}`)).toEqual([
      'exchange USD 2024/GBP 2024',
      'price_index USD 2022/USD 2024',
    ])
    expect(result.notices.map(({ code }) => code)).toEqual(['sector_average', 'price_basis_assumed'])
    expect(result.notices[0]?.message).toContain('1,016 codes share 386 sectors of the economy of the United States')
    expect(verify(toTrace(result), { catalogue: spendCatalogue })).toEqual({ verified: true, differences: [] })
  })

  it('name the sector, and print what the licences ask for', () => {
    expect(LAWYERS.source.table).toContain('USEEIO sector 541100')
    expect(attributions([legal()])).toEqual([
      'Source: U.S. EPA, Supply Chain Greenhouse Gas Emission Factors v1.3 by NAICS-6, https://doi.org/10.23719/1531143. Work of the US Government (EPA ScienceHub licence).',
      'World Bank, World Development Indicators (FP.CPI.TOTL, PA.NUS.FCRF), CC BY 4.0.',
    ])
  })
})

describe('a year that the series lack', () => {
  const of = (currency: string, year: number) => () =>
    calculateSpend({ ...paid, currency, year, factor: LAWYERS }).emission.co2e

  it.each([
    ['GBP', 2025, 'exchange_rate_missing price_index_missing'],
    ['GBP', 2018, 'exchange_rate_missing'],
    ['EUR', 2025, 'price_index_missing'],
    ['USD', 2025, 'price_index_missing'],
    ['USD', 2013, 'price_index_missing'],
    ['THB', 2014, 'exchange_rate_missing'],
    ['UAH', 2024, 'unknown_currency'],
  ])('%s of %i is rejected, never extrapolated', (currency, year, codes) => {
    const path = codes === 'unknown_currency' ? 'currency' : 'year'
    expect(violationsOf(of(currency, year))).toEqual(codes.split(' ').map((code) => `${path} ${code}`))
  })

  it.each([
    ['EUR', 2015, 'inflation'],
    ['SGD', 2024, 'price_index'],
    ['TWD', 2021, 'price_index'],
    ['USD', 2014, 'inflation'],
  ])('%s of %i is held by %s of the dollar', (currency, year, kind) => {
    const { contributions } = calculateSpend({ ...paid, currency, year, factor: LAWYERS })
    expect(contributions[0]?.steps.at(-1)?.kind).toBe(kind)
  })
})

describe('a published factor per money', () => {
  it('fits spend and capital goods, and no other use', () => {
    const uses = (factor: EmissionFactor) => FACTOR_USES.filter((use) => fittingUse(factor, use) !== undefined)
    for (const factor of spendCatalogue.factors()) expect(uses(factor)).toEqual(['spend', 'spend-capital'])
  })

  it.each([
    ['fuel', () => calculateFuel({ value: 1, unit: 'l', factor: LAWYERS }), 'factor'],
    ['electricity', () => calculateElectricity({ method: 'location', value: 1, unit: 'kWh', grid: LAWYERS }), 'grid'],
    ['a vehicle', () => calculateVehicle({ amount: 1, unit: 'km', factor: LAWYERS }), 'factor'],
    ['freight', () => calculateMovement({ mass: 1, distance: { value: 1 }, mode: 'TRUCK', factor: LAWYERS }), 'factor'],
    ['nights', () => calculateTrip({ legs: [], hotel: { nights: 1, factor: LAWYERS } }), 'hotel.factor'],
    ['a leak', () => calculateRefrigerant({ mass: 1, factor: LAWYERS }), 'factor'],
    ['a quantity', () => calculateQuantity({ value: 1, unit: 'kg', factor: LAWYERS }), 'factor'],
  ] as const)('is rejected for %s', (_, calculate, path) => {
    expect(violationsOf(calculate)).toEqual([at(path, 'factor_category_mismatch')])
  })

  it('of AR4 is never mixed with AR5 in silence, nor led to another set', () => {
    const sum = sumEmissions([legal(), calculateSpend({ ...paid, factor: SOY })])
    const [notice] = sum.notices.filter(({ code }) => code === 'mixed_gwp_sets')
    expect(notice?.message).toMatch(/AR4_GWP100.*AR5_GWP100/)
    expect(violationsOf(() => withGwpSet(legal(), 'AR6_GWP100')).map((one) => one.split(' ')[1])).toEqual([
      'factor_without_gases',
    ])
  })

  it('is found beside the others, those of the latest prices first', () => {
    const catalogue = joinCatalogues(publishedCatalogue, spendCatalogue)
    expect(searchFactors('lawyers', { catalogue })[0]).toBe(LAWYERS)
    expect(searchFactors('legal services', { catalogue })[0]?.edition).toBe('useeio-1-3')
    expect(searchFactors('diesel', { catalogue })[0]?.key).toBe(searchFactors('diesel')[0]?.key)
    expect(searchFactors('', { catalogue: spendCatalogue, unit: 'USD 2021', category: 'spend' })).toHaveLength(1016)
    expect(catalogue.series?.()).toEqual({
      exchangeRates: publishedSeries.exchangeRates,
      prices: publishedSeries.prices,
    })
  })
})

describe('a forged step of money', () => {
  const catalogue = spendCatalogue
  const differing = (result: Calculation) => verify(toTrace(result), { catalogue }).differences.map(({ path }) => path)
  const STEP = 'contributions[0].steps'

  /** The result with other steps, sealed anew. */
  function withSteps(change: (steps: readonly Step[]) => readonly Step[]): Calculation {
    const { method, notices, contributions } = legal()
    const changed = contributions.map((one) => ({ ...one, steps: change(one.steps) }))
    return calculationOf({ method, notices, contributions: changed })
  }

  it('is another rate or index under the name of the publisher', () => {
    const [rate, prices] = legal().contributions[0]?.steps ?? []
    if (rate?.kind !== 'exchange' || prices?.kind !== 'price_index') throw new Error('the steps are others')
    const { series, source } = rate
    const own = { base: 'USD', quote: 'GBP', rates: { 2024: '0.5' } }
    const exchangeRates = [{ ...own, series, source }]
    expect(
      differing(calculateSpend({ ...paid, factor: LAWYERS, series: { ...publishedSeries, exchangeRates } })),
    ).toEqual([`${STEP}[0]`])
    const index = { 2022: '100', 2024: '100.5' }
    const forgedPrices = [{ currency: 'USD', country: 'US', series: prices.series, source: prices.source, index }]
    expect(
      differing(calculateSpend({ ...paid, factor: LAWYERS, series: { ...publishedSeries, prices: forgedPrices } })),
    ).toEqual([`${STEP}[1]`])
    // of a source of its own nobody can know
    const exchange = [{ ...own, series: 'treasury', source: 'ours' }]
    expect(
      differing(calculateSpend({ ...paid, factor: LAWYERS, series: { ...publishedSeries, exchangeRates: exchange } })),
    ).toEqual([])
  })

  it('is a rate that cites a source of inflations, which publishes no rates', () => {
    const source = 'World Bank, World Development Indicators (FP.CPI.TOTL.ZG), CC BY 4.0.'
    const rates = { base: 'USD', quote: 'GBP', series: 'rates', source, rates: { 2024: '0.5' } }
    const exchangeRates = [rates]
    expect(
      differing(calculateSpend({ ...paid, factor: LAWYERS, series: { ...publishedSeries, exchangeRates } })),
    ).toEqual([`${STEP}[0]`])
  })

  it('is a rate of another year', () => {
    expect(
      differing(withSteps((steps) => steps.map((one) => ('year' in one ? { ...one, year: 2023 } : one)))),
    ).toContain(`${STEP}[0].year`)
  })

  it('is the price index before the exchange', () => {
    expect(differing(withSteps((steps) => [...steps].reverse()))).toContain(STEP)
  })

  it('is money that was converted as if it were a unit', () => {
    const chain = [{ from: 'GBP 2024', to: 'USD 2022', times: '2' }]
    expect(differing(withSteps(() => [{ kind: 'convert', times: '2', unit: 'USD 2022/GBP 2024', chain }]))).toContain(
      `${STEP}[0]`,
    )
  })

  it('is a step left out', () => {
    expect(differing(withSteps((steps) => steps.slice(1)))).toContain('contributions[0].quantity.unit')
    expect(differing(withSteps(() => []))).toContain('contributions[0].quantity.unit')
  })
})

describe('a factor per unit of money is selected', () => {
  const select = (
    words: string,
    { year = 2024, ...rest }: { year?: number; price?: 'producer'; region?: string } = {},
  ) => {
    const { region = 'US', ...activity } = { kind: 'spend', words, ...rest } as const
    const period = { start: `${year}-01-01`, end: `${year}-07-01` }
    return selectFactor({ activity, region, period, catalogue: spendCatalogue })
  }
  const keyOf = (...request: Parameters<typeof select>) => select(...request).factor.key

  it.each([
    ...['Wartung', 'Dünger', 'Mehl', 'Slack', 'Trainline'].map((words) => [words, undefined] as const),
    ['stationary', 'Stationery Product Manufacturing'],
    ['cateering', 'Caterers'],
    ['sofware', 'Software Publishers'],
  ] as const)('not by a word of another meaning that is spelled alike: %s is %s', (words, name) => {
    if (name === undefined) expect(violationsOf(() => select(words))).toEqual(['activity.words factor_not_found'])
    else expect(select(words).factor.name).toContain(name)
  })

  it('by words, its NAICS code or its whole title, with margins unless the price is a producer’s', () => {
    expect(keyOf('lawyers')).toBe('useeio-1-3/541110/offices-of-lawyers/with-margins/usd-2022')
    expect(keyOf('541110')).toBe(keyOf('lawyers'))
    // words of another commodity too
    expect(keyOf('machine tool manufacturing')).toMatch('/333517/machine-tool-manufacturing/with-margins/')
    expect(keyOf('lawyers', { price: 'producer' })).toMatch('/without-margins/')
    expect(violationsOf(() => select('machinery'))).toEqual(['activity factor_ambiguous'])
    expect(violationsOf(() => select('unobtainium'))).toEqual(['activity.words factor_not_found'])
    // a country without a factor of its own has that of the United States, with a notice
    expect(select('lawyers', { region: 'GB' }).notices.map(({ code }) => code)).toContain('factor_region_fallback')
    expect(violationsOf(() => select(' '))).toEqual(['activity.words required'])
    expect(violationsOf(() => select('lawyers', { price: 'retail' as never }))).toEqual([
      'activity.price invalid_choice',
    ])
  })

  it.each([
    [2019, 'useeio-1-2', ['factor_edition_newer']],
    [2021, 'useeio-1-2', []],
    [2022, 'useeio-1-3', []],
    [2024, 'useeio-1-3', ['factor_edition_older']],
  ])('of the prices of the year: %i', (year, edition, codes) => {
    const { factor, notices } = select('lawyers', { year })
    expect([factor.edition, notices.map(({ code }) => code)]).toEqual([edition, codes])
  })
})
