import type { EmissionFactor, FuelBridge, SelectedFactor } from '../../emissions/index.ts'
import { fail, lazy, lazyFor, type Notice } from '../../errors/index.ts'
import { builtInUnits } from '../../units/index.ts'

/** The remaining candidates, with the notices of the selection so far. */
export interface Candidates {
  readonly factors: readonly EmissionFactor[]
  readonly notices: readonly Notice[]
  /** The published properties that lead to the units of factors; absent: none is needed. */
  readonly bridges?: ReadonlyMap<EmissionFactor, FuelBridge>
  /** Without factors: names that come near the one that was given. */
  readonly near?: readonly string[]
}

/** Keys that an ambiguity names; of factors in the order of a search the nearest. */
const NAMED_MAX = { all: 6, nearest: 3 } as const

const dimensions = lazy(() => new Map(builtInUnits.units.map((unit) => [unit.short_name, unit.typeUnit] as const)))

/** The dimension of a built-in unit; undefined for a caller's own. */
export function dimensionOf(symbol: string): string | undefined {
  return dimensions().get(symbol)
}

/** The factors of the categories that were asked for, of each list. */
const byCategoriesOf = lazyFor((_: readonly EmissionFactor[]) => new Map<string, readonly EmissionFactor[]>())

/** The factors of some categories that can be used alone, in their order; remembered for each list of factors. */
export function ofCategories(all: readonly EmissionFactor[], categories: readonly string[]): readonly EmissionFactor[] {
  const byCategories = byCategoriesOf(all)
  const key = categories.join(' ')
  const factors =
    byCategories.get(key) ?? all.filter(({ category, complete }) => complete && categories.includes(category))
  byCategories.set(key, factors)
  return factors
}

/** The only remaining factor. Throws `factor_not_found` for none, `factor_ambiguous` with the keys for several. */
export function onlyOne(
  { factors, notices, bridges, near = [] }: Candidates,
  what: string,
  named: keyof typeof NAMED_MAX = 'all',
): SelectedFactor {
  const [factor, ...others] = factors
  if (factor === undefined) {
    const proposal = near.length === 0 ? '' : `did you mean ${near.join(' or ')}? If not, `
    const message = `no factor for ${what}; ${proposal}name one by its key, or add your own to a catalogue`
    return fail('activity', 'factor_not_found', { message, expected: what })
  }
  const bridge = bridges?.get(factor)
  if (others.length === 0)
    return Object.freeze({ factor, notices: Object.freeze([...notices]), ...(bridge && { bridge }) })
  const keys = factors.map(({ key }) => key)
  const isOfEditions = new Set(factors.map(({ edition }) => edition)).size === factors.length
  const advice = isOfEditions ? 'give the period, which decides the edition' : 'say more'
  const most = NAMED_MAX[named]
  const more = keys.length > most ? ` and ${keys.length - most} more` : ''
  const message = `more than one factor for ${what}: ${keys.slice(0, most).join(', ')}${more}; ${advice}, or name one by its key`
  return fail('activity', 'factor_ambiguous', { message, expected: 'one factor', received: `${keys.length} factors` })
}
