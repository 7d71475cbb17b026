import { type MassDigits, massDigits, rationalOf } from '../display/index.ts'

/** Prints exact kilograms in tonnes: '648.140'. */
export function tonnesText(exactKg: string, digits: MassDigits = 'rounded'): string {
  return massDigits(rationalOf(exactKg), 't', digits)
}

/** Prints exact kilograms in kilograms: '6,787.528'. */
export function kilogramsText(exactKg: string, digits: MassDigits = 'rounded'): string {
  return massDigits(rationalOf(exactKg), 'kg', digits)
}
