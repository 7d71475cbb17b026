import {
  checkFactorUse,
  type EmissionFactor,
  type FactorChoice,
  type FactorUse,
  factorNotices,
  isHalfOfPair,
  moneyOf,
  type SelectedFactor,
  upstreamNotices,
  withMontrealApart,
} from '../emissions/index.ts'
import { fail, type Notice, requireObject } from '../errors/index.ts'
import type { Convertible, Unit, UnitSymbol, UnitTable } from '../units/index.ts'

/**
 * The factor of an activity: a sentence in its place if it is per a unit that the compiler knows and a literal symbol has another
 * dimension, without a table or a bridge of the caller. Fields have the type of its property, as those of `UnitField`.
 */
export interface FittingFactorField<Per extends string, Symbol, Own, Bridge = undefined> {
  readonly factor: FactorChoice<Per> &
    (Per extends UnitSymbol
      ? [Own, Bridge] extends [undefined, undefined]
        ? Convertible<Symbol, Per, unknown>
        : unknown
      : unknown)
}

/**
 * Returns the unit that a factor is per. Throws `unknown_unit`; `factor_category_mismatch` for money, which is not a
 * unit of a table.
 */
export function unitOfFactor({ key, unit, category }: EmissionFactor, path: string, table: UnitTable): Unit {
  if (moneyOf(unit) === undefined) return table.find(unit, `${path}.unit`)
  const message = `${key} is per ${unit}, for money spent; calculate it by calculateSpend, or choose a factor per quantity`
  return fail(path, 'factor_category_mismatch', { message, expected: 'a factor per quantity', received: category })
}

function adviceOf({ per1, biogenicCo2 }: EmissionFactor): string {
  const isOutside = biogenicCo2 !== null && Object.values(per1).every((gas) => gas === null)
  return isOutside
    ? 'add it to the factor of its fuel by withBiogenicCo2'
    : 'combine it with the other gases by combineFactors'
}

/** Rejects a row that covers only some of the gases. */
function rejectIncomplete(factor: EmissionFactor, path: string): void {
  if (factor.complete) return
  const message = `${factor.key} covers only some of the gases; ${adviceOf(factor)}`
  fail(path, 'factor_incomplete', message)
}

/** Rejects one of the two factors of `combineFactors`, which alone leaves gases out. */
function rejectHalf(factor: EmissionFactor, path: string): void {
  if (!isHalfOfPair(factor)) return
  const message = `${factor.key} leaves gases to the other factor of combineFactors; give both to calculateVehicle`
  fail(path, 'factor_incomplete', message)
}

/** Validates a factor choice and collects its notices. Throws `required`, `factor_incomplete`, … */
export function chosenFactor(choice: FactorChoice, path = 'factor'): SelectedFactor {
  const chosen = chosenPart(choice, path)
  rejectHalf(chosen.factor, path)
  return chosen
}

/** The same for a factor that may be one of the two of `combineFactors`. */
export function chosenPart(choice: FactorChoice, path: string): SelectedFactor {
  requireObject({ path, value: choice }, { message: 'must be an emission factor', expected: 'an EmissionFactor' })
  const selected: SelectedFactor = 'factor' in choice ? choice : { factor: choice, notices: [] }
  const { bridge } = selected
  const factor = withMontrealApart(selected.factor, path)
  rejectIncomplete(factor, path)
  const codes = new Set(selected.notices.map(({ code }) => code))
  const own = factorNotices(factor, path).filter(({ code }) => !codes.has(code))
  return { factor, notices: [...selected.notices, ...own], ...(bridge && { bridge }) }
}

/** A chosen factor with the notices of its use. Throws `factor_category_mismatch` if it does not fit. */
export function withUse(chosen: SelectedFactor, use: FactorUse, path: string): SelectedFactor {
  return { ...chosen, notices: [...chosen.notices, ...useNotices(chosen.factor, use, path)] }
}

/** The dimensions that a factor may be per, in words too. */
interface DimensionRule<D extends string> {
  readonly dimensions: readonly D[]
  readonly wanted: string
  readonly table: UnitTable
}

/** Returns the dimension of a factor's unit. Throws `unit_dimension_mismatch` for one that is not listed. */
export function factorDimension<const D extends string>(
  factor: EmissionFactor,
  path: string,
  { dimensions, wanted, table }: DimensionRule<D>,
): D {
  const { key, unit } = factor
  const { typeUnit } = unitOfFactor(factor, path, table)
  const dimension = dimensions.find((one) => one === typeUnit)
  if (dimension !== undefined) return dimension
  const message = `${key} is per ${unit} (${typeUnit}); choose ${wanted}`
  return fail(path, 'unit_dimension_mismatch', { message, expected: dimensions.join(', '), received: typeUnit })
}

/** The notices of a factor in a use. Throws `factor_category_mismatch` if it does not fit. */
export function useNotices(factor: EmissionFactor, use: FactorUse, path = 'factor'): readonly Notice[] {
  checkFactorUse({ factor, path }, [use])
  return upstreamNotices({ factor, path }, use)
}
