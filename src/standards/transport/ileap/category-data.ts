import { keysOf } from '../../../base/index.ts'
import { adjustedFactor, type EmissionFactor } from '../../../core/emissions/index.ts'
import { fail, prefixErrors, Violations, withPaths } from '../../../core/errors/index.ts'
import { multiply, type Rational } from '../../../core/exact/index.ts'
import { chooseConversion } from '../../../core/units/index.ts'
import { type FieldRules, type FieldsOf, printDecimal, readFields } from '../../documents/index.ts'
import { CONTAINER_UNITS } from '../calculated-element.ts'
import { type CategoryFactors, categoryFactors } from '../category-factors.ts'
import type { HubCategory, TransportCategory } from '../chain.ts'
import { completeParts } from '../chain-emission.ts'
import { checkCategory } from '../check-category.ts'
import type { IleapHubCategory, IleapTransportCategory } from './ileap-data.ts'
import { HOC_FIELDS, TOC_FIELDS } from './ileap-fields.ts'
import { EXTENSION_VERSION, ILEAP_MODES, ILEAP_SCHEMAS } from './ileap-terms.ts'
import type { TransportExtension } from './shipment-footprint.ts'

type Category = TransportCategory | HubCategory

/** Converts a factor to kilograms of CO2e per unit of the category. */
function convertFactor(factor: EmissionFactor, { activityUnit }: Category): Rational {
  const { co2e } = adjustedFactor(factor)
  if (co2e === null) return fail('', 'factor_incomplete', `is ${factor.key}, which has no CO2e; use one that has`)
  const { factor: times } = chooseConversion(activityUnit, factor.unit, { table: CONTAINER_UNITS, path: '' })
  return multiply(co2e, times)
}

function intensitiesOf(category: Category): { readonly co2eIntensityWTW: string; readonly co2eIntensityTTW: string } {
  const factors: CategoryFactors = withPaths(
    (path) => `intensity.${path.split('.')[0]}`,
    () => categoryFactors(category),
  )
  const violations = new Violations()
  const known = Object.entries(factors).map(([part, factor]) => {
    return [part, violations.attempt(() => prefixErrors(`intensity.${part}`, () => convertFactor(factor, category)))]
  })
  violations.throwIfAny()
  const { wtw, ttw } = completeParts(Object.fromEntries(known), 'intensity')
  if (ttw !== null) return { co2eIntensityWTW: printDecimal(wtw), co2eIntensityTTW: printDecimal(ttw) }
  const message = 'is missing; iLEAP requires tank to wheel in addition to well to wheel'
  return fail('intensity.ttw', 'required', { message, expected: 'kilograms of CO2e per unit of activity' })
}

/** Adds violations for fields that belong to another mode. */
function checkModes(category: Partial<Omit<TransportCategory, 'activityUnit'>>, violations: Violations): void {
  const { mode } = category
  const own = { truckLoadingSequence: 'TRUCK', airShippingOption: 'AIR', flightLength: 'AIR' } as const
  for (const field of keysOf(own)) {
    const due = own[field]
    if (category[field] === undefined || mode === due) continue
    violations.add(field, 'chain_invalid', { message: `is only for mode ${due}; leave it out`, received: mode })
  }
}

/** The field rules of an iLEAP category, and the fields whose name or value differs from ours. */
interface CategoryFields<Own extends Category, Rules extends FieldRules> {
  readonly kind: 'toc' | 'hoc'
  readonly rules: Rules
  readonly named: (category: Own) => object
}

/** Reads the fields of a category under their iLEAP names; throws all violations at once. */
function readCategory<Own extends Category, Rules extends FieldRules>(
  category: Own,
  { kind, rules, named }: CategoryFields<Own, Rules>,
): FieldsOf<Rules> {
  const violations = new Violations()
  const prefixed = new Violations()
  checkCategory(category, kind, prefixed)
  const withoutKind = (path: string) => path.replace(new RegExp(`^${kind}\\.?`), '')
  if (prefixed.list.length > 0) withPaths(withoutKind, () => prefixed.throwIfAny())
  checkModes(category, violations)
  const intensities = violations.attempt(() => intensitiesOf(category))
  // replaces an intensity whose violation was already collected
  const stated = { ...category, co2eIntensityWTW: '0', co2eIntensityTTW: '0', ...intensities, ...named(category) }
  return violations.valueOrThrow(violations.attempt(() => readFields(rules, stated)))
}

/**
 * Builds a transport operation category of iLEAP 1.0 (TOC): its intensities in kilograms of CO2e per tonne- or
 * TEU-kilometre, as decimals, and its energy carriers, whose shares add up to 1. Throws all violations at once:
 * `required`, `chain_invalid`, `invalid_choice`, `factor_basis_mismatch`, `unit_dimension_mismatch`, the codes of
 * numbers.
 *
 * @example
 * ```ts
 * import { transportCategoryData } from 'tonne/transport'
 * const energyCarriers = [{ energyCarrier: 'Diesel', relativeShare: 1, emissionFactorWTW: '3.32', emissionFactorTTW: '2.5' }]
 * const lorry = { id: 'lorry-40t', mode: 'TRUCK', activityUnit: 't·km', intensity: { wtw: 75, ttw: 58, massUnit: 'g' } } as const
 * transportCategoryData({ ...lorry, energyCarriers }).co2eIntensityTTW // => '0.058'
 * transportCategoryData(lorry) // throws required
 * ```
 */
export function transportCategoryData(category: TransportCategory): IleapTransportCategory {
  return readCategory(category, {
    kind: 'toc',
    rules: TOC_FIELDS,
    named: ({ id: tocId, mode, activityUnit }) => {
      return { tocId, mode: ILEAP_MODES[mode], transportActivityUnit: activityUnit === 't·km' ? 'tkm' : 'TEUkm' }
    },
  })
}

/**
 * Builds a hub operation category of iLEAP 1.0 (HOC): its intensities in kilograms of CO2e per tonne or TEU that leaves
 * the hub, as decimals, and its energy carriers. Throws the codes of `transportCategoryData`.
 *
 * @example
 * ```ts
 * import { hubCategoryData } from 'tonne/transport'
 * const energyCarriers = [{ energyCarrier: 'Electric', relativeShare: 1, emissionFactorWTW: '0.35', emissionFactorTTW: 0 }]
 * const terminal = { id: 'terminal', activityUnit: 't', hubType: 'Transshipment', intensity: { ttw: 0, wtt: '0.6' } } as const
 * hubCategoryData({ ...terminal, energyCarriers }).co2eIntensityWTW // => '0.6'
 * ```
 */
export function hubCategoryData(category: HubCategory): IleapHubCategory {
  return readCategory(category, {
    kind: 'hoc',
    rules: HOC_FIELDS,
    named: ({ id: hocId, activityUnit, inboundTransportMode: inbound, outboundTransportMode: outbound }) => ({
      hocId,
      inboundTransportMode: inbound && ILEAP_MODES[inbound],
      outboundTransportMode: outbound && ILEAP_MODES[outbound],
      hubActivityUnit: activityUnit === 't' ? 'tonnes' : 'TEU',
    }),
  })
}

/**
 * Wraps one category as an extension of a product footprint (PACT).
 *
 * @example
 * ```ts
 * import { categoryExtension, hubCategoryData } from 'tonne/transport'
 * const energyCarriers = [{ energyCarrier: 'Electric', relativeShare: 1, emissionFactorWTW: '0.35', emissionFactorTTW: 0 }]
 * const terminal = { id: 'terminal', activityUnit: 't', hubType: 'Transshipment', intensity: { ttw: 0, wtt: '0.6' } } as const
 * categoryExtension(hubCategoryData({ ...terminal, energyCarriers })).specVersion // => '2.0.0'
 * ```
 */
export function categoryExtension(data: IleapTransportCategory | IleapHubCategory): TransportExtension {
  const { toc, hoc, documentation } = ILEAP_SCHEMAS
  return { specVersion: EXTENSION_VERSION, dataSchema: 'tocId' in data ? toc : hoc, documentation, data }
}
