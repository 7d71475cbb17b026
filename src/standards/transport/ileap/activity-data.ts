import { isFields, type SomeFields } from '../../../base/index.ts'
import type { DistanceInput, MassInput } from '../../../core/activities/index.ts'
import { checkChoice, Violations } from '../../../core/errors/index.ts'
import { multiply, type NumberInput, ratio } from '../../../core/exact/index.ts'
import type { SymbolName, UnitTable } from '../../../core/units/index.ts'
import { printDecimal, readFields } from '../../documents/index.ts'
import { type CategoryEnergyCarrier, CHAIN_MODES, type ChainMode, type ChainPlace } from '../chain.ts'
import { readMass } from '../element-load.ts'
import { statedDistance } from '../measured-distance.ts'
import type { IleapActivityData } from './ileap-data.ts'
import { TAD_FIELDS } from './ileap-fields.ts'
import { ILEAP_MODES, ileapDistance } from './ileap-terms.ts'
import { checkPlaceCodes } from './place-codes.ts'

/** A transport of consignments by one mode, for operators that do not calculate emissions. */
export interface TransportActivity<
  Symbol extends SymbolName = SymbolName,
  Own extends UnitTable | undefined = UnitTable | undefined,
> extends SomeFields<MassInput<Symbol, Own>> {
  readonly activityId: string
  /** At least one. */
  readonly consignmentIds: readonly string[]
  readonly mode: ChainMode
  /** Its `kind` must be stated: actual, shortest feasible or great circle. */
  readonly distance: DistanceInput<Symbol, Own>
  readonly origin: ChainPlace
  readonly destination: ChainPlace
  /** Timestamps in UTC. */
  readonly departureAt: string
  readonly arrivalAt: string
  /** Twenty-foot equivalent units. */
  readonly teu?: NumberInput | undefined
  /** Load by mass ÷ the legal maximum, above 0 and up to 1. */
  readonly loadFactor?: NumberInput | undefined
  /** Empty distance ÷ all distance, 0 or more and below 1. */
  readonly emptyDistanceFactor?: NumberInput | undefined
  readonly energyCarriers?: readonly CategoryEnergyCarrier[] | undefined
  readonly temperatureControl?: 'ambient' | 'refrigerated' | undefined
}

/**
 * Builds transport activity data (iLEAP 1.0), for a partner that calculates the emission. Throws all violations at
 * once: `required`, `distance_basis_mismatch` for an estimate, `chain_invalid` for shares that do not add up to 1 and a
 * load factor outside of (0, 1], `invalid_choice`, the codes of units, numbers and dates.
 *
 * @example
 * ```ts
 * import { transportActivityData } from 'tonne/transport'
 * const { distance, mass } = transportActivityData({
 *   activityId: 'run-7',
 *   consignmentIds: ['c-1'],
 *   mode: 'TRUCK',
 *   mass: '0.087',
 *   distance: { value: 423, kind: 'actual' },
 *   origin: { city: 'Rotterdam', country: 'NL' },
 *   destination: { city: 'Prague', country: 'CZ' },
 *   departureAt: '2025-03-01T06:00:00Z',
 *   arrivalAt: '2025-03-02T18:00:00Z',
 * })
 * distance // => { actual: '423' }
 * mass // => '87'
 * ```
 */
export function transportActivityData<Symbol extends SymbolName>(
  activity: TransportActivity<Symbol, undefined>,
): IleapActivityData
export function transportActivityData(activity: TransportActivity): IleapActivityData {
  const violations = new Violations()
  const raw: Partial<TransportActivity> = isFields(activity) ? activity : {}
  const mode = raw.mode && violations.attempt(() => checkChoice({ path: 'mode', value: raw.mode }, CHAIN_MODES))
  const mass = violations.attempt(() => readMass(raw))
  const { distance } = raw
  if (mode) checkPlaceCodes({ ...raw }, mode, { path: '', violations })
  const measured = violations.attempt(() => distance && statedDistance({ distance, mode: mode ?? 'TRUCK' }))
  const read = violations.attempt(() => {
    return readFields(TAD_FIELDS, {
      ...raw,
      // replaces a mode or distance whose violation was already collected
      mode: raw.mode && ILEAP_MODES[mode ?? 'TRUCK'],
      distance: measured ? ileapDistance(measured) : distance && { actual: '0' },
      mass: mass && printDecimal(multiply(mass.tonnes, ratio(1000n))),
      packagingOrTrEqType: raw.teu === undefined ? undefined : 'Container-TEU',
      packagingOrTrEqAmount: raw.teu,
    })
  })
  return violations.valueOrThrow(read)
}
