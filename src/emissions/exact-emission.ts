import type { Decimal } from 'decimal.js'
import { add, multiply, type Rational, rationalOf, resultDouble, toDecimal } from '../exact/index.ts'
import { adjustedFactor } from './adjusted-factor.ts'
import type { Calculation, Contribution, Emission } from './calculation.ts'
import type { ExactColumns } from './emission-factor.ts'
import { COLUMNS, type Column } from './gas.ts'

/** The quantity of a contribution in the unit of its factor: activity × steps, exactly. */
export function quantityOf({ activity, steps }: Contribution): Rational {
  return steps.reduce((quantity, step) => multiply(quantity, rationalOf(step.times)), rationalOf(activity.value))
}

/** Kilograms of each column of one contribution, exactly. */
export function exactContribution(contribution: Contribution): ExactColumns<Rational> {
  const quantity = quantityOf(contribution)
  const factor = adjustedFactor(contribution.factor)
  const column = (name: Column): Rational | null => {
    const per1 = factor[name]
    return per1 === null ? null : multiply(quantity, per1)
  }
  return {
    co2: column('co2'),
    ch4: column('ch4'),
    n2o: column('n2o'),
    co2e: column('co2e'),
    biogenicCo2: column('biogenicCo2'),
  }
}

/** A gas that is unknown in one part is unknown in the sum; biogenic CO2 is the sum of what is published. */
function addColumn(name: Column, sum: Rational | null, part: Rational | null): Rational | null {
  if (name === 'biogenicCo2') return sum === null ? part : part === null ? sum : add(sum, part)
  return sum === null || part === null ? null : add(sum, part)
}

/** Kilograms of each column of contributions together, exactly. */
export function exactTotal(contributions: readonly Contribution[]): ExactColumns<Rational> {
  const [first, ...others] = contributions.map(exactContribution)
  if (first === undefined) return { co2: null, ch4: null, n2o: null, co2e: null, biogenicCo2: null }
  const total: Record<Column, Rational | null> = { ...first }
  for (const part of others) for (const name of COLUMNS) total[name] = addColumn(name, total[name], part[name])
  return total
}

/** The nearest doubles of exact columns. */
export function roundedColumns(exact: ExactColumns<Rational>): Pick<Calculation, 'emission' | 'biogenicCo2'> {
  const round = (value: Rational | null) => (value === null ? null : resultDouble(value, 'emission'))
  const emission: Emission = {
    co2: round(exact.co2),
    ch4: round(exact.ch4),
    n2o: round(exact.n2o),
    co2e: round(exact.co2e),
  }
  return { emission, biogenicCo2: round(exact.biogenicCo2) }
}

/** A calculation from its contributions: emissions follow from them. */
export function calculationOf(parts: Pick<Calculation, 'method' | 'contributions' | 'notices'>): Calculation {
  return { ...parts, ...roundedColumns(exactTotal(parts.contributions)) }
}

/**
 * The emission as Decimals of all digits, up to 34 significant ones; null: not published.
 *
 * @example
 * ```ts
 * import { calculateFuel, toExact } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * const gas = findFactor('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
 * toExact(calculateFuel({ value: 1, unit: 'GJ', factor: gas, heatingValue: 'gross' })).co2e?.toString() // => '50.82222222222222222222222222222222'
 * ```
 */
export function toExact(calculation: Calculation): ExactColumns<Decimal> {
  const exact = exactTotal(calculation.contributions)
  const decimal = (value: Rational | null) => (value === null ? null : toDecimal(value))
  return {
    co2: decimal(exact.co2),
    ch4: decimal(exact.ch4),
    n2o: decimal(exact.n2o),
    co2e: decimal(exact.co2e),
    biogenicCo2: decimal(exact.biogenicCo2),
  }
}
