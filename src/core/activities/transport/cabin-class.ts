import type { CabinClass, EmissionFactor, Step } from '../../emissions/index.ts'
import { checkChoice, checkOptionNames, collect, fail } from '../../errors/index.ts'

/**
 * The method of counting a cabin class. 'published': the factor is already that of the class (DESNZ), so nothing is
 * applied; 'iata_wide' and 'iata_narrow': the factor is that of an economy seat and is weighted by the space of a seat
 * in a wide-body or narrow-body aircraft.
 */
export type CabinMethod = 'published' | 'iata_wide' | 'iata_narrow'

/** A seat: its class, and the method of counting it. */
export interface Cabin {
  readonly class: CabinClass
  readonly method: CabinMethod
}

/** Seat weights relative to economy: IATA Recommended Practice 1726, as used by the Google Travel Impact Model 3.0. */
const SEAT_WEIGHTS = {
  iata_wide: { ECONOMY: '1', PREMIUM_ECONOMY: '1.5', BUSINESS: '4', FIRST_CLASS: '5' },
  iata_narrow: { ECONOMY: '1', PREMIUM_ECONOMY: '1', BUSINESS: '1.5', FIRST_CLASS: '1.5' },
} as const satisfies Record<Exclude<CabinMethod, 'published'>, Record<CabinClass, string>>

const CLASSES = Object.keys(SEAT_WEIGHTS.iata_wide)
const METHODS = ['published', ...Object.keys(SEAT_WEIGHTS)]

/** Requires a seat with a class and a method. Throws both violations at once. */
export function checkCabin(cabin: Cabin, path: string): void {
  if (typeof cabin !== 'object' || cabin === null) {
    fail(path, 'invalid_type', { message: 'must be a seat', expected: '{ class, method }', received: cabin })
  }
  collect({
    names: () => checkOptionNames(cabin, { class: true, method: true }, `${path}.`),
    class: () => checkChoice({ path: `${path}.class`, value: cabin.class }, CLASSES),
    method: () => checkChoice({ path: `${path}.method`, value: cabin.method }, METHODS),
  })
}

/** The seat of a row in its publisher's words: a class, or the average of all. */
const ROWS_OF: readonly (readonly [RegExp, CabinClass | 'AVERAGE'])[] = [
  [/\bpremium economy class\b/i, 'PREMIUM_ECONOMY'],
  [/\beconomy class\b/i, 'ECONOMY'],
  [/\bbusiness class\b/i, 'BUSINESS'],
  [/\bfirst class\b/i, 'FIRST_CLASS'],
  [/\b(?:average passenger|national average|aircraft)\b|\bair travel - /i, 'AVERAGE'],
]

/** The factor for a seat: its row, and if it was selected as a substitute for another class. */
interface SeatFactor {
  readonly factor: EmissionFactor
  readonly isReadAs: boolean
}

/**
 * Throws `cabin_mismatch` if the factor is of another class than the seat, or if a weight is applied to a factor that
 * is already of a class or the average of all. A factor without a class in its name is assumed to fit the seat.
 */
export function checkSeatFactor(
  { class: cabinClass, method }: Cabin,
  { factor: { key, name }, isReadAs }: SeatFactor,
  path: string,
): void {
  const row = ROWS_OF.find(([words]) => words.test(name))?.[1]
  if (row === undefined) return
  const is = row === 'AVERAGE' ? 'the average of all classes' : row
  if (method !== 'published' && row !== 'ECONOMY') {
    const message = `applies a weight to an economy factor, but ${key} is for ${is}; use the method published, or the economy factor`
    fail(`${path}.method`, 'cabin_mismatch', { message, expected: 'published', received: method })
  }
  if (method === 'published' && row !== cabinClass && !isReadAs) {
    const message = `does not match ${key}, which is for ${is}; use the factor of the class, or leave the cabin out`
    fail(`${path}.class`, 'cabin_mismatch', { message, expected: is, received: cabinClass })
  }
}

/** Returns the weight of a validated seat as a step; empty if the factor is that of the class. */
export function cabinSteps(cabin: Cabin | undefined): readonly Step[] {
  if (cabin === undefined || cabin.method === 'published') return []
  return [{ kind: 'policy', name: 'cabin', times: SEAT_WEIGHTS[cabin.method][cabin.class], unit: '1' }]
}
