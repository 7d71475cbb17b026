import type { EmissionFactor, FuelBridge, MoneySeries } from '../../src/core/emissions/index.ts'
import type { FactorCatalogue } from '../../src/verify/index.ts'

type ExchangeRates = MoneySeries['exchangeRates'][number]
type Prices = MoneySeries['prices'][number]

type Property = Omit<FuelBridge, 'heatingValue'> & { readonly heatingValue: FuelBridge['heatingValue'] | null }

function bridgeOf({ heatingValue, ...property }: Property): FuelBridge {
  return heatingValue === null || heatingValue === undefined ? property : { ...property, heatingValue }
}

/** The publications of a list, with the factors of its lines and no derived ones: what a verifier without tonne has. */
export function listedCatalogue(lines: readonly string[]): FactorCatalogue {
  const factors = new Map<string, EmissionFactor>()
  const bridges: FuelBridge[] = []
  const [exchangeRates, prices]: [ExchangeRates[], Prices[]] = [[], []]
  for (const line of lines) {
    const { factor, property, ...series } = JSON.parse(line)
    if (factor !== undefined) factors.set(factor.key, factor)
    if (property !== undefined) bridges.push(bridgeOf(property))
    if (series.exchangeRates !== undefined) exchangeRates.push(series.exchangeRates)
    if (series.prices !== undefined) prices.push(series.prices)
  }
  const editions = [...new Set([...factors.values()].map(({ edition }) => edition))].map((id) => ({ id }))
  return {
    find: (key) => factors.get(key),
    editions,
    bridges: () => bridges,
    series: () => ({ exchangeRates, prices }),
  }
}
