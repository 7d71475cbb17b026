import type { EmissionFactor, Step } from '../../emissions/index.ts'
import type { Violations } from '../../errors/index.ts'
import { checkChoice } from '../choice.ts'

/** The class of a seat. */
export type CabinClass = 'ECONOMY' | 'PREMIUM_ECONOMY' | 'BUSINESS' | 'FIRST_CLASS'

/**
 * How the class of a seat is counted. 'published': the factor is that of the class already (DESNZ), nothing is done;
 * 'iata_wide' and 'iata_narrow': the factor is that of an economy seat and is weighted by the room a seat takes in a
 * wide-body or narrow-body aircraft.
 */
export type CabinMethod = 'published' | 'iata_wide' | 'iata_narrow'

/** A seat: its class, and how the class is counted. */
export interface Cabin {
  readonly class: CabinClass
  readonly method: CabinMethod
}

/** Seat weights relative to economy: IATA Recommended Practice 1726, as the Google Travel Impact Model 3.0 uses them. */
const SEAT_WEIGHTS = {
  iata_wide: { ECONOMY: '1', PREMIUM_ECONOMY: '1.5', BUSINESS: '4', FIRST_CLASS: '5' },
  iata_narrow: { ECONOMY: '1', PREMIUM_ECONOMY: '1', BUSINESS: '1.5', FIRST_CLASS: '1.5' },
} as const satisfies Record<Exclude<CabinMethod, 'published'>, Record<CabinClass, string>>

const CLASSES = Object.keys(SEAT_WEIGHTS.iata_wide)
const METHODS = ['published', ...Object.keys(SEAT_WEIGHTS)]

/** Collects what is wrong with a seat. */
export function checkCabin(cabin: Cabin, path: string, found: Violations): void {
  if (typeof cabin !== 'object' || cabin === null) {
    found.add(path, 'invalid_type', { message: 'must be a seat', expected: '{ class, method }', received: cabin })
    return
  }
  checkChoice({ path: `${path}.class`, value: cabin.class }, CLASSES, found)
  checkChoice({ path: `${path}.method`, value: cabin.method }, METHODS, found)
}

/** The seat of a row in the words of its publisher: a class, or all of them together. */
const ROWS_OF: readonly (readonly [RegExp, CabinClass | 'AVERAGE'])[] = [
  [/\bpremium economy class\b/i, 'PREMIUM_ECONOMY'],
  [/\beconomy class\b/i, 'ECONOMY'],
  [/\bbusiness class\b/i, 'BUSINESS'],
  [/\bfirst class\b/i, 'FIRST_CLASS'],
  [/\baverage passenger\b|\bair travel - /i, 'AVERAGE'],
]

/** A factor that a seat meets: its row, and whether its selection said that it stands for another class. */
export interface SeatFactor {
  readonly factor: EmissionFactor
  readonly isReadAs: boolean
}

/**
 * Collects `cabin_mismatch` where the factor is of another class than the seat, or a weight meets a factor that is of a
 * class, or the average of all classes, already. A factor whose name tells no class is what the seat says it is.
 */
export function checkSeatFactor(
  { class: cabinClass, method }: Cabin,
  { factor: { key, name }, isReadAs }: SeatFactor,
  at: { readonly path: string; readonly found: Violations },
): void {
  const row = ROWS_OF.find(([words]) => words.test(name))?.[1]
  if (row === undefined) return
  const is = row === 'AVERAGE' ? 'the average of all classes' : row
  if (method !== 'published' && row !== 'ECONOMY') {
    const message = `weights an economy seat, and ${key} is of ${is}; say published, or take the economy row`
    at.found.add(`${at.path}.method`, 'cabin_mismatch', { message, expected: 'published', received: method })
  }
  if (method === 'published' && row !== cabinClass && !isReadAs) {
    const message = `is not that of ${key}, which is of ${is}; take the row of the class, or leave the cabin out`
    at.found.add(`${at.path}.class`, 'cabin_mismatch', { message, expected: is, received: cabinClass })
  }
}

/** The weight of a checked seat as a step; none where the factor is that of the class. */
export function cabinSteps(cabin: Cabin | undefined): readonly Step[] {
  if (cabin === undefined || cabin.method === 'published') return []
  return [{ kind: 'policy', name: 'cabin', times: SEAT_WEIGHTS[cabin.method][cabin.class], unit: '1' }]
}
