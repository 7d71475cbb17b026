import { GASES } from '../../core/emissions/index.ts'
import { checkChoice, collect, fail, nested, requireObject, Violations } from '../../core/errors/index.ts'
import { builtInUnits, type UnitTable } from '../../core/units/index.ts'
import { type CoefficientSet, requireOptions, type UnpublishedRule } from './coefficient-set.ts'
import { compileExamplePair } from './example-pair.ts'
import type { CompiledPair, PairDefinition } from './pair.ts'
import { compileUnitPair } from './unit-pair.ts'

/** Maximum number of pairs in a set. */
export const PAIRS_MAX = 65_536

/** Pairs to compile, and how to treat their rows. */
export interface CompileOptions {
  /** The unit and factor that rows share; a row refers to its pair by the index in this list. */
  readonly pairs: readonly PairDefinition[]
  /** The table of the units; defaults to the built-in one. */
  readonly units?: UnitTable
  /** Accept negative values, for correction invoices; by default rows below zero fail. */
  readonly allowCredits?: boolean
  /**
   * Treatment of a pair that does not publish all four gases: 'refuse' it (default), or 'mark' the cells of its
   * unpublished gases with NaN, and make a total with such a row null.
   */
  readonly unpublished?: UnpublishedRule
}

function compilePair(pair: PairDefinition, { units = builtInUnits, unpublished }: CompileOptions): CompiledPair {
  requireObject({ path: '', value: pair }, { message: 'must be a pair', expected: '{ unit, factor } or { like }' })
  const compiled = 'like' in pair ? compileExamplePair(pair) : compileUnitPair(pair, units)
  const missing = GASES.filter((gas) => compiled.per1[gas] === null)
  if (missing.length > 0 && unpublished !== 'mark') {
    const keys = compiled.parts.map(({ factor }) => factor.key).join(' and ')
    const message = `of ${keys} publishes no ${missing.join(', ')}; choose another, or compile with unpublished: 'mark'`
    fail('factor', 'factor_without_gases', { message, expected: 'co2, ch4, n2o and co2e' })
  }
  return Object.freeze(compiled)
}

function checkPairs(pairs: unknown): void {
  if (!Array.isArray(pairs) || pairs.length === 0) {
    const about = { expected: '[{ unit, factor }, …]', received: pairs }
    fail('pairs', 'required', { message: 'must list at least one pair', ...about })
  }
  if (pairs.length > PAIRS_MAX) {
    const message = `holds ${pairs.length} pairs and a set at most ${PAIRS_MAX}; make several sets`
    fail('pairs', 'list_too_long', { message, expected: `at most ${PAIRS_MAX}` })
  }
}

function checkSecond(pairs: readonly (CompiledPair | undefined)[], violations: Violations): void {
  const has = (pair: CompiledPair | undefined) => typeof pair?.second === 'string'
  if (pairs.every((pair) => pair === undefined || has(pair)) || !pairs.some(has)) return
  const index = pairs.findIndex((pair) => pair !== undefined && !has(pair))
  const message = "has no second column and others have; give it second: '1' and 1 in its rows, or make two sets"
  violations.add(`pairs[${index}].second`, 'required', message)
}

/**
 * Compiles pairs of a unit (with constant steps) and a factor to coefficients for whole columns: value × Π steps ×
 * factor, exact. A pair is given by unit and factor, or by a calculation that its rows are `like`, for any activity.
 * Throws all that the scalar functions throw for the same unit and factor, under `pairs[i]`, and
 * `factor_without_gases`, `number_out_of_range` (a coefficient beyond 1e-200 to 1e200), `list_too_long`; all at once.
 *
 * @example
 * ```ts
 * import { calculateColumns, compile } from 'tonne/bulk'
 * import { findFactor } from 'tonne/factors'
 * const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
 * const set = compile({ pairs: [{ unit: 'l', factor: diesel }, { unit: 'US gal', factor: diesel }] })
 * const rows = calculateColumns(set, { value: Float64Array.of(1234.56, 10), coefficient: Uint32Array.of(0, 1) })
 * Array.from(rows.co2e) // => [3173.8315392, 97.3161232254288]
 * compile({ pairs: [{ unit: 'kWh', factor: diesel }] }) // throws unit_dimension_mismatch
 * ```
 */
export function compile(options: CompileOptions): CoefficientSet {
  requireOptions(options, '{ pairs }')
  const { unpublished = 'refuse' } = options
  collect({
    unpublished: () => checkChoice({ path: 'unpublished', value: unpublished }, ['refuse', 'mark']),
    pairs: () => checkPairs(options.pairs),
  })
  const violations = new Violations()
  const pairs = options.pairs.map((pair, index) =>
    violations.attempt(() => nested(`pairs[${index}]`, () => compilePair(pair, options))),
  )
  checkSecond(pairs, violations)
  violations.throwIfAny()
  const compiled = pairs.filter((pair) => pair !== undefined)
  return Object.freeze({
    pairs: Object.freeze(compiled),
    hasSecond: compiled.some(({ second }) => second !== null),
    allowCredits: options.allowCredits === true,
    hasUnpublished: compiled.some(({ per1 }) => GASES.some((gas) => per1[gas] === null)),
  })
}
