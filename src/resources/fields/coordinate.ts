import * as z from 'zod'
import { isNumberInput, nearestDouble, parseNumber } from '../../core/exact/index.ts'
import { type InputSchema, type Rejection, reading } from './rejection.ts'

const LENGTH_MAX = 64

function degreesOf(value: number | string): number | undefined {
  if (typeof value === 'number') return value
  const isNumber = value.length <= LENGTH_MAX && !value.includes('/') && isNumberInput(value)
  return isNumber ? nearestDouble(parseNumber(value)) : undefined
}

/** Schema of degrees from -max to max, as a number or a string of digits, returned unchanged. */
export function coordinate(max: 90 | 180): InputSchema<number | string> {
  const expected = `degrees from -${max} to ${max}`
  const notANumber: Rejection = {
    code: 'not_a_number',
    message: 'is not a number; write degrees with a decimal point',
    expected,
  }
  const outside: Rejection = {
    code: 'invalid_coordinates',
    message: `lies outside the Earth; give ${expected}`,
    expected,
  }
  return reading(z.union([z.number(), z.string()], { error: expected }), (value) => {
    const degrees = degreesOf(value)
    if (degrees === undefined) return notANumber
    if (Math.abs(degrees) > max) return outside
    return typeof value === 'number' ? value + 0 : value
  })
}
