import { carWords } from './car-words.ts'
import { CHOICE_WORDS, isPublicVehicle, modeOfLoad, vehicleOfMode } from './choice-words.ts'
import { motorbikeWords, readLightVehicle } from './light-vehicle-words.ts'
import { withoutAccents } from './word-list.ts'

/** The factor of a way to work: its words, and whether its distances are those of passengers. */
export interface CommutingFactor {
  readonly words: string
  readonly isOfPassengers: boolean
}

/** A way to work by a factor, without one, or with the reason why it is not clear. */
export type WayToWork = CommutingFactor | 'unpowered' | { readonly problem: string }

const SHARED =
  /passenger|shar(?:e|ed|ing)\b|car ?pool|mitfahr|fahrgemeinschaft|covoiturage|passager|coche compartido|passegger|carpool|meerijd/
const AT_HOME = /\bhome\b|homeoffice|remote|wfh|teletravail|teletrabajo|telelavoro|smart ?working|thuiswerk/

/** Reads the words for a way to work, with the fuel of a car. */
export function wayToWork(mode: string, fuel: string | undefined): WayToWork {
  const words = withoutAccents(mode).toLowerCase().trim()
  const light = readLightVehicle(mode)
  if (light === 'unpowered') return 'unpowered'
  if (light !== undefined)
    return { problem: `is an e-bike, an e-scooter or a scooter; write motorbike, or bicycle, which counts nothing` }
  if (AT_HOME.test(words))
    return {
      problem: 'is no journey; leave the row out, and record the hours at home as a quantity of homeworking, in FTE·h',
    }
  if (SHARED.test(words))
    return { problem: 'is a shared car; write car for the driver, and leave the rows of passengers out' }
  const motorbike = motorbikeWords(mode)
  if (motorbike !== undefined) return { words: motorbike, isOfPassengers: false }
  const kind = CHOICE_WORDS.mode.find(mode) ?? modeOfLoad(mode)
  const vehicle = vehicleOfMode(mode, 'trip')
  if (vehicle !== undefined && (isPublicVehicle(vehicle) || kind === 'RAIL'))
    return { words: vehicle, isOfPassengers: true }
  if (kind === 'RAIL') return { words: 'national rail', isOfPassengers: true }
  if (kind === 'SHIP') return { words: 'ferry foot passenger', isOfPassengers: true }
  if (kind === 'CAR' && vehicle === undefined)
    return { words: carWords('car', fuel) ?? 'average car', isOfPassengers: false }
  // a row with other words asks for its factor
  return { words: carWords(mode, fuel) ?? mode, isOfPassengers: false }
}
