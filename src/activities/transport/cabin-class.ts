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

/** The classes that a publisher names in a row for them; the weights are relative to economy. */
const CLASS_ROW = /\b(?:premium economy|business|first) class\b/i

/** Collects `factor_basis_mismatch` where a weight would meet a factor that is of a class already. */
export function checkWeighting(
  { method }: Cabin,
  { key, name }: EmissionFactor,
  at: { readonly path: string; readonly found: Violations },
): void {
  if (method === 'published' || !CLASS_ROW.test(name)) return
  const message = `weights an economy seat, and ${key} is of a class already; say published, or take the economy row`
  at.found.add(at.path, 'factor_basis_mismatch', { message, expected: 'published', received: method })
}

/** The weight of a checked seat as a step; none where the factor is that of the class. */
export function cabinSteps(cabin: Cabin | undefined): readonly Step[] {
  if (cabin === undefined || cabin.method === 'published') return []
  return [{ kind: 'policy', name: 'cabin', times: SEAT_WEIGHTS[cabin.method][cabin.class], unit: '1' }]
}
