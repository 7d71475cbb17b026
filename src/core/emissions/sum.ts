import { getOrCompute, isFields, isInteger } from '../../base/index.ts'
import { answerAtOnce, collect, collectEach, fail, type Notice, notice } from '../errors/index.ts'
import { parseRational, printExact, type Rational, RationalSum, resultDouble } from '../exact/index.ts'
import type { Calculation, Emission, MethodId } from './calculation.ts'
import { checkContributions } from './check-calculation.ts'
import { exactTotal } from './exact-emission.ts'
import { adjustedFactor } from './factor/adjusted-factor.ts'
import type { EmissionFactor } from './factor/emission-factor.ts'
import { byColumn, COLUMNS, type Column, type ColumnApart, type Gas, gasesOf, isColumnApart } from './gas.ts'

/** Creates the notice of a total below zero. `name` is its name for people: 'Scope 2 by market'. */
export function negativeTotalNotice(name: string, path: string): Notice {
  const message = `${name} is below zero: credits exceed the quantities that they correct; check their sign and their period`
  return notice('total_negative', path, message)
}

/** The mark of a factor whose publisher names no GWP set. */
const NOT_STATED = 'not stated'

/** Returns the GWP sets of the co2e of factors, without duplicates; a co2e of zero is the same under every set. */
export function gwpSetsOf(factors: Iterable<EmissionFactor>): string[] {
  const counted = [...factors].filter((factor) => adjustedFactor(factor).co2e?.n !== 0n)
  return [...new Set(counted.map(({ gwp }) => gwp ?? NOT_STATED))].sort()
}

/** A notice if a total has more than one GWP set. */
export function mixedSetNotices(sets: readonly string[], path = ''): readonly Notice[] {
  if (sets.length < 2) return []
  const names = sets.map((set) => (set === NOT_STATED ? 'factors that state none' : set))
  const message = `totals mix GWP sets: ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  return [notice('mixed_gwp_sets', path, message)]
}

/** The kinds of figures for grids, which are about different emissions of the same electricity. */
type GridKind = 'direct' | 'lifecycle'

/** Returns the kinds of the grid factors among factors, without duplicates; a factor of zero is of none. */
export function gridKindsOf(factors: Iterable<EmissionFactor>): GridKind[] {
  const kinds = new Set<GridKind>()
  for (const factor of factors) {
    const { category, boundary } = factor
    if (category !== 'electricity' || (boundary !== 'direct' && boundary !== 'lifecycle')) continue
    if (adjustedFactor(factor).co2e?.n !== 0n) kinds.add(boundary)
  }
  return [...kinds].sort()
}

/** A notice if a total has both kinds of grid factors. */
export function mixedGridNotices(kinds: readonly string[], path = ''): readonly Notice[] {
  if (new Set(kinds).size < 2) return []
  const message =
    'totals mix direct and lifecycle grid factors: lifecycle ones also hold emissions that belong to Scope 3; take direct ones for all sites, or state both sums'
  return [notice('mixed_grid_factors', path, message)]
}

/** The methods of Scope 2, which are two figures of the same electricity. */
const SCOPE_2_METHODS: readonly string[] = ['electricity_location', 'electricity_market'] satisfies MethodId[]

/** A notice if a total has electricity by both methods of Scope 2. */
function bothMethodsNotices(methods: ReadonlySet<string>): readonly Notice[] {
  if (methods.size < SCOPE_2_METHODS.length) return []
  const message =
    'the total adds electricity by location and by market, two figures of the same emission; add up each method by itself'
  return [notice('both_scope2_methods', '', message)]
}

/** The state of a sum for transfer between processes: exact strings, mergeable. */
export interface EmissionSumState {
  readonly count: number
  readonly exact: Readonly<Record<Column, string>>
  /** The number of calculations without a published figure, by column. */
  readonly missing: Readonly<Record<Column, number>>
  readonly gwpSets: readonly string[]
  /** The kinds of the grid factors: 'direct', 'lifecycle'; absent if there are none. */
  readonly gridKinds?: readonly string[]
  /** The methods of Scope 2: 'electricity_location', 'electricity_market'; absent if there are none. */
  readonly scope2Methods?: readonly string[]
}

/** The total of calculations. */
export interface EmissionTotal {
  readonly count: number
  /** Kilograms, nearest doubles of the exact sums; null if a part has no published figure for the gas. */
  readonly emission: Emission
  /** The sums of the published figures; see `missing`. */
  readonly known: Readonly<Record<Gas, number>>
  readonly missing: Readonly<Record<Gas, number>>
  /** Kilograms of published biogenic CO2, included in no total; null if none was published. */
  readonly biogenicCo2: number | null
  /** Kilograms of CO2e of gases of the Montreal Protocol, included in no total; absent if there are none. */
  readonly montrealCo2e?: number
  /** The exact kilograms by column, as decimals or fractions, for `toDecimals`; null as in `emission` and `biogenicCo2`. */
  readonly exact: Readonly<Record<Column, string | null>>
  readonly notices: readonly Notice[]
}

/**
 * An exact sum of emissions, independent of the order of addition and of the distribution over sums that are merged
 * later.
 *
 * @example
 * ```ts
 * import { calculateFuel, EmissionSum } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * const factor = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
 * const sum = new EmissionSum()
 * for (const value of [0.1, 0.2]) sum.add(calculateFuel({ value, unit: 'l', factor }))
 * sum.total().emission.co2e // => 0.771246
 * ```
 */
export class EmissionSum {
  #count = 0
  readonly #sums = byColumn(() => new RationalSum())
  readonly #missing = byColumn(() => 0)
  readonly #gwpSets = new Set<string>()
  readonly #gridKinds = new Set<string>()
  readonly #scope2Methods = new Set<string>()

  /** Adds a calculation and returns this. Throws `invalid_type` for anything else. */
  add(calculation: Calculation): this {
    checkContributions(calculation)
    const exact = exactTotal(calculation.contributions)
    for (const name of COLUMNS) {
      const amount = exact[name]
      if (amount === null) this.#missing[name]++
      else this.#sums[name].add(amount)
    }
    const factors = calculation.contributions.map(({ factor }) => factor)
    for (const set of gwpSetsOf(factors)) this.#gwpSets.add(set)
    for (const kind of gridKindsOf(factors)) this.#gridKinds.add(kind)
    const { id } = calculation.method
    if (SCOPE_2_METHODS.includes(id)) this.#scope2Methods.add(id)
    this.#count++
    return this
  }

  /** Adds another sum, or the state of one, and returns this. Throws `mixed_totals` or the number codes. */
  merge(other: EmissionSum | EmissionSumState): this {
    const state = other instanceof EmissionSum ? other.state() : withAllColumns(other)
    const sums = checkedSums(state)
    for (const name of COLUMNS) {
      this.#sums[name].add(sums[name])
      this.#missing[name] += state.missing[name]
    }
    for (const set of state.gwpSets) this.#gwpSets.add(set)
    for (const kind of state.gridKinds ?? []) this.#gridKinds.add(kind)
    for (const id of state.scope2Methods ?? []) this.#scope2Methods.add(id)
    this.#count += state.count
    return this
  }

  /** The exact sum of the published figures of a column. */
  exact(name: Column): Rational {
    return this.#sums[name].exact()
  }

  /** The sum as plain data, to be merged by another process. */
  state(): EmissionSumState {
    return {
      count: this.#count,
      exact: byColumn((name) => printExact(this.exact(name))),
      missing: { ...this.#missing },
      gwpSets: [...this.#gwpSets].sort(),
      ...(this.#gridKinds.size > 0 && { gridKinds: [...this.#gridKinds].sort() }),
      ...(this.#scope2Methods.size > 0 && { scope2Methods: [...this.#scope2Methods].sort() }),
    }
  }

  /** The total, rounded once. */
  total(): EmissionTotal {
    const known = gasesOf((gas) => resultDouble(this.exact(gas), 'emission'))
    return {
      count: this.#count,
      emission: gasesOf((gas) => (this.#missing[gas] > 0 ? null : known[gas])),
      known,
      missing: gasesOf((gas) => this.#missing[gas]),
      biogenicCo2: this.#apart('biogenicCo2'),
      ...this.#montreal(),
      exact: exactColumnsOf(this.state()),
      notices: [
        ...mixedSetNotices([...this.#gwpSets].sort()),
        ...mixedGridNotices([...this.#gridKinds]),
        ...bothMethodsNotices(this.#scope2Methods),
        ...(this.exact('co2e').n < 0n ? [negativeTotalNotice('the total', '')] : []),
      ],
    }
  }

  /** Returns the sum of a separate column; null if no part has any. */
  #apart(name: ColumnApart): number | null {
    return this.#missing[name] === this.#count ? null : resultDouble(this.exact(name), 'emission')
  }

  #montreal(): { readonly montrealCo2e?: number } {
    const montrealCo2e = this.#apart('montrealCo2e')
    return montrealCo2e === null ? {} : { montrealCo2e }
  }
}

/**
 * Returns the exact kilograms of the state of a sum by column. A gas is null if a part has no figure, a separate column if no
 * part has one.
 */
export function exactColumnsOf({ count, exact, missing }: EmissionSumState): Readonly<Record<Column, string | null>> {
  const isUnknown = (name: Column) => (isColumnApart(name) ? missing[name] === count : missing[name] > 0)
  return byColumn((name) => (isUnknown(name) ? null : exact[name]))
}

const EXPECTED = 'the state() of a sum'

function checkStateCount(path: string, received: unknown): void {
  if (isInteger(received) && received >= 0) return
  const message = 'is not a count; merge what state() returned'
  fail(path, 'mixed_totals', { message, expected: EXPECTED, received })
}

/** Adds the missing Montreal column to a state of an earlier version. */
function withAllColumns(state: EmissionSumState): EmissionSumState {
  if (!isFields(state) || !isFields(state.exact) || !isFields(state.missing)) return state
  const { count, exact, missing } = state
  if (exact.montrealCo2e !== undefined) return state
  return { ...state, exact: { ...exact, montrealCo2e: '0' }, missing: { ...missing, montrealCo2e: count } }
}

/** Parses and validates the exact sums of a state from another process. */
function checkedSums(state: EmissionSumState): Record<Column, Rational> {
  for (const field of ['exact', 'missing'] as const) {
    const received = state?.[field]
    if (typeof received === 'object' && received !== null) continue
    fail('', 'mixed_totals', { message: `is not the state of a sum: it has no ${field}`, expected: EXPECTED, received })
  }
  const { count, missing, gwpSets, exact } = state
  return collect({
    count: () => checkStateCount('count', count),
    missing: () => collectEach(COLUMNS, (name) => checkStateCount(`missing.${name}`, missing[name])),
    gwpSets: () => {
      if (Array.isArray(gwpSets)) return
      fail('gwpSets', 'mixed_totals', { message: 'is not a list of GWP sets', expected: EXPECTED, received: gwpSets })
    },
    sums: () => collect(byColumn((name) => () => parseRational(exact[name], `exact.${name}`))),
  }).sums
}

/**
 * The exact total of calculations, in any order.
 *
 * @example
 * ```ts
 * import { calculateFuel, sumEmissions } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * const factor = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
 * const months = [100.1, 200.2, 300.3].map((value) => calculateFuel({ value, unit: 'l', factor }))
 * sumEmissions(months).emission.co2e // => 1544.034492
 * ```
 */
export function sumEmissions(calculations: Iterable<Calculation>): EmissionTotal {
  const sum = new EmissionSum()
  for (const calculation of calculations) sum.add(calculation)
  return sum.total()
}

/**
 * Exact totals by a key of the caller's choice: site, month, scope.
 *
 * @example
 * ```ts
 * import { calculateFuel, sumEmissionsBy } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * const factor = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
 * const records = [{ site: 'Leeds', litres: 10 }, { site: 'Hull', litres: 1 }, { site: 'Leeds', litres: 5 }]
 * const bySite = sumEmissionsBy(records, ({ site }) => site, ({ litres }) => calculateFuel({ value: litres, unit: 'l', factor }))
 * bySite.get('Leeds')?.total().emission.co2e // => 38.5623
 * ```
 */
export function sumEmissionsBy<T, Key>(
  items: Iterable<T>,
  key: (item: T) => Key,
  calculation: (item: T) => Calculation,
): Map<Key, EmissionSum> {
  const sums = new Map<Key, EmissionSum>()
  for (const item of items) {
    const group = answerAtOnce('key', key(item))
    getOrCompute(sums, group, () => new EmissionSum()).add(answerAtOnce('calculation', calculation(item)))
  }
  return sums
}
