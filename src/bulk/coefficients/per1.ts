import { addColumn, adjustedFactor, COLUMNS, type Column, columnsOf } from '../../emissions/index.ts'
import { multiply, ONE, prepareCoefficient, type Rational, rationalOf } from '../../exact/index.ts'
import type { CompiledPair, PairPart } from './pair.ts'

type Amounts = Record<Column, Rational | null>

function partPer1({ steps, factor }: PairPart): Amounts {
  const constant = steps.reduce((all, step) => multiply(all, rationalOf(step.times)), ONE)
  const adjusted = adjustedFactor(factor)
  return columnsOf((column) => {
    const amount = adjusted[column]
    return amount === null ? null : multiply(constant, amount)
  })
}

/**
 * Exact kilograms of each column per unit of the value column. Throws `number_out_of_range` for a coefficient that is
 * neither zero nor within 1e-200 to 1e200.
 */
export function per1Of(parts: readonly PairPart[]): CompiledPair['per1'] {
  const [first, ...others] = parts.map(partPer1)
  const sum: Amounts = first ?? columnsOf(() => null)
  for (const part of others) for (const column of COLUMNS) sum[column] = addColumn(column, sum[column], part[column])
  for (const column of COLUMNS) {
    const amount = sum[column]
    if (amount !== null) prepareCoefficient(amount, 'factor')
  }
  return Object.freeze(sum)
}
