import { type Calculation, COLUMNS, exactTotal } from '../../../src/core/emissions/index.ts'
import { compare, equal, multiply, parseNumber, type Rational } from '../../../src/core/exact/index.ts'
import type { Column, NumberInput } from '../../../src/index.ts'

/** Exact kilograms of a column; null: not published. */
export function exactly({ contributions }: Calculation, column: Column): Rational | null {
  return exactTotal(contributions)[column]
}

/** The columns in which two calculations differ, exactly. */
export function differences(one: Calculation, other: Calculation): readonly Column[] {
  return differencesTimes(one, other, 1)
}

/** The columns in which a calculation is not exactly a multiple of another. */
export function differencesTimes(one: Calculation, other: Calculation, times: NumberInput): readonly Column[] {
  return COLUMNS.filter((column) => {
    const [a, b] = [exactly(one, column), exactly(other, column)]
    return a === null || b === null ? a !== b : !equal(a, multiply(b, parseNumber(times)))
  })
}

/** The columns in which a calculation emits more than another. */
export function excess(smaller: Calculation, larger: Calculation): readonly Column[] {
  return COLUMNS.filter((column) => {
    const [a, b] = [exactly(smaller, column), exactly(larger, column)]
    return a === null || b === null ? a !== b : compare(a, b) > 0
  })
}
