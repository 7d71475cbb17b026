import { type MassDigits, massDigits, rationalOf } from '../display/index.ts'

/** Exact kilograms in tonnes: '648.140'. */
export function tonnesText(exactKg: string, digits: MassDigits = 'rounded'): string {
  return massDigits(rationalOf(exactKg), 't', digits)
}

/** Exact kilograms in kilograms: '6,787.528'. */
export function kilogramsText(exactKg: string, digits: MassDigits = 'rounded'): string {
  return massDigits(rationalOf(exactKg), 'kg', digits)
}
