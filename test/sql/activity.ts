import type { CoefficientSet } from '../../src/bulk/coefficients/coefficient-set.ts'
import { compile } from '../../src/bulk/coefficients/compile.ts'
import type { PairDefinition } from '../../src/bulk/coefficients/pair.ts'
import { searchFactors } from '../../src/reference/factors/index.ts'

/** Random whole numbers below a bound, the same for the same seed. */
export function chance(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    // Mulberry32
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/** Activity as it is given to the engines and to `sqlTotal`. */
export interface Activity {
  readonly name: string
  readonly set: CoefficientSet
  readonly value: readonly string[]
  readonly second: readonly string[] | undefined
  readonly coefficient: readonly number[]
  readonly key: readonly number[]
}

export const PAIRS = 64
export const KEYS = 1000

/** 64 pairs of published factors in some units, most with a step that does not terminate. */
function pairsIn(units: readonly string[], { second, partial = false }: { second?: string; partial?: boolean } = {}) {
  const isPartial = (per1: object) => Object.values(per1).includes(null)
  const found = searchFactors('').filter(({ unit, per1, complete }) => {
    return units.includes(unit) && complete && isPartial(per1) === partial
  })
  const inUnit: Readonly<Record<string, string>> = { t·km: 't', passenger·km: 'passenger' }
  return Array.from({ length: PAIRS }, (_, index): PairDefinition => {
    const factor = found[(index * 7) % found.length] as (typeof found)[number]
    const times = index % 3 === 0 ? '1' : `${(index % 5) + 1}/${[7, 9, 11, 13][index % 4]}`
    const unit = inUnit[factor.unit] ?? (factor.unit === 'l' && index % 2 === 0 ? 'US gal' : factor.unit)
    return { factor, unit, steps: [{ times, unit: '1' }], ...(second === undefined ? {} : { second }) }
  })
}

/** A decimal of up to `whole` digits before the point and `places` behind it. */
function decimal(below: Making['below'], { whole: integer, places }: { whole: number; places: number }): string {
  const before = below(10 ** (1 + below(integer)))
  const decimals = below(places + 1)
  const behind =
    decimals === 0
      ? ''
      : `.${below(10 ** decimals)
          .toString()
          .padStart(decimals, '0')}`
  return `${before}${behind}`
}

interface Making {
  readonly rows: number
  readonly below: (bound: number) => number
  /** Decimals, not given: 6. */
  readonly places?: number
}

function make(name: string, set: CoefficientSet, { rows, below, places = 6 }: Making): Activity {
  const sign = () => (set.allowCredits && below(20) === 0 ? '-' : '')
  // one of the first keys each has a value of 17 digits
  const long = () => `${1 + below(8)}23456789${10 + below(90)}.${100_000 + below(900_000)}`
  const value = (_: unknown, row: number) => sign() + (row < 50 ? long() : decimal(below, { whole: 7, places }))
  const factor = () => sign() + decimal(below, { whole: 4, places })
  return {
    name,
    set,
    value: Array.from({ length: rows }, set.hasSecond ? factor : value),
    second: set.hasSecond ? Array.from({ length: rows }, () => decimal(below, { whole: 5, places })) : undefined,
    coefficient: Array.from({ length: rows }, () => below(PAIRS)),
    key: Array.from({ length: rows }, (_, row) => (row < KEYS ? row : below(KEYS))),
  }
}

/** Pairs of two columns. */
function products(): PairDefinition[] {
  return pairsIn(['t·km', 'passenger·km'], { second: 'km' })
}

/** The kinds of activity that are compared, each of so many rows. */
export function activities(rows: number, seed: number): readonly Activity[] {
  const making = { rows, below: chance(seed) }
  const whole = pairsIn(['l', 'kWh', 'km'])
  const mixed = pairsIn(['kWh', 'l'], { partial: true }).map((pair, index) =>
    index % 2 === 0 ? (whole[index] ?? pair) : pair,
  )
  return [
    make('one column, credits', compile({ pairs: whole, allowCredits: true }), making),
    make('one column, large coefficients', compile({ pairs: pairsIn(['kg', 't']) }), making),
    make('two columns', compile({ pairs: products(), allowCredits: true }), making),
    withWholeKeys(make('unpublished gases', compile({ pairs: mixed, unpublished: 'mark' }), making)),
  ]
}

/** What Spark can hold: two columns whose product has at most 6 decimals, beside one column. */
export function sparkActivity(rows: number, seed: number): Activity {
  const set = compile({ pairs: products() })
  return make('two columns of 3 decimals', set, { rows, below: chance(seed + 1), places: 3 })
}

/** The first half of the keys only with pairs that publish all gases, which have an even index. */
function withWholeKeys(activity: Activity): Activity {
  const { coefficient, key } = activity
  const even = (pair: number, row: number) => ((key[row] as number) < KEYS / 2 ? pair - (pair % 2) : pair)
  return { ...activity, coefficient: coefficient.map(even) }
}
