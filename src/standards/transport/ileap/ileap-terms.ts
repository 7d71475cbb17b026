import type { Distance } from '../../../core/emissions/index.ts'
import { rationalOf } from '../../../core/exact/index.ts'
import { printDecimal } from '../../documents/index.ts'
import type { ChainDistanceKind, ChainMode } from '../chain.ts'
import type { IleapDistance, IleapMode } from './ileap-data.ts'

/** Modes of a chain in the words of iLEAP. */
export const ILEAP_MODES: Readonly<Record<ChainMode, IleapMode>> = Object.freeze({
  TRUCK: 'Road',
  RAIL: 'Rail',
  AIR: 'Air',
  SHIP: 'Sea',
  INLAND_WATERWAY: 'InlandWaterway',
})

/** Kinds of distance in the words of iLEAP. */
const ILEAP_DISTANCES: Readonly<Record<ChainDistanceKind, keyof IleapDistance>> = Object.freeze({
  actual: 'actual',
  shortest_feasible: 'sfd',
  great_circle: 'gcd',
})

/** Returns a distance as stated, before any adjustment. */
export function ileapDistance({ km, kind }: Distance): IleapDistance {
  return { [ILEAP_DISTANCES[kind as ChainDistanceKind]]: printDecimal(rationalOf(km)) }
}

/** The schemas and the documentation of iLEAP, as extensions of PACT name them. */
export const ILEAP_SCHEMAS = Object.freeze({
  shipment: 'https://api.ileap.sine.dev/shipment-footprint.json',
  toc: 'https://api.ileap.sine.dev/toc.json',
  hoc: 'https://api.ileap.sine.dev/hoc.json',
  documentation: 'https://sine-fdn.github.io/ileap-extension/',
})

/** The version of PACT extensions that iLEAP requires. */
export const EXTENSION_VERSION = '2.0.0'
