import { isFields } from '../../../base/index.ts'
import type { Distance, Json } from '../../../core/emissions/index.ts'
import { type Notice, Violations } from '../../../core/errors/index.ts'
import {
  add,
  divide,
  multiply,
  parseNumber,
  printExact,
  type Rational,
  ratio,
  rationalOf,
  ZERO,
} from '../../../core/exact/index.ts'
import type { SymbolName } from '../../../core/units/index.ts'
import { printDecimal, readFields } from '../../documents/index.ts'
import type { CalculatedElement } from '../calculated-element.ts'
import { type ChainElement, isTransport, type TransportChain } from '../chain.ts'
import { predecessorsOf } from '../chain-order.ts'
import { readMass, statedMass } from '../element-load.ts'
import { calculateElements, chainNotices } from '../transport-chain.ts'
import type { IleapChainElement, IleapShipmentFootprint } from './ileap-data.ts'
import { SHIPMENT_FIELDS, STATED_ELEMENT_FIELDS } from './ileap-fields.ts'
import { EXTENSION_VERSION, ILEAP_SCHEMAS, ileapDistance } from './ileap-terms.ts'
import { checkPlaceCodes } from './place-codes.ts'

/** The format of the proof of a shipment with its version; verifiers read every version ever released. */
const TRANSPORT_PROOF_FORMAT = 'tonne-transport-proof/1'

/** The name of the schema of the proof, as extensions of PACT state it. */
const TRANSPORT_PROOF_SCHEMA = 'urn:tonne:transport-proof:1'

/** Returns the containers and distance of an element whose trace begins with TEU-kilometres. */
function containersOf({ element, load, distance }: CalculatedElement): object {
  if (distance === null || load.teu === undefined || !isTransport(element)) return {}
  if (element.toc.activityUnit !== 'TEU·km') return {}
  const { km, kind, addedKm, uplift, rule } = distance
  const print = (value: number | string) => printExact(rationalOf(value))
  const adjusted = { km: print(km), kind, addedKm: print(addedKm), uplift: print(uplift), rule }
  return { teu: print(load.teu), distance: adjusted }
}

/** Builds the data from which a receiver recalculates the elements of a shipment. */
function transportProof(elements: readonly CalculatedElement[]): object {
  return {
    format: TRANSPORT_PROOF_FORMAT,
    elements: elements.map((one) => ({
      tceId: one.element.id,
      ...(isTransport(one.element) && { mode: one.element.toc.mode }),
      ...containersOf(one),
      traces: Object.fromEntries(Object.entries(one.traces).map(([part, trace]) => [part, JSON.parse(trace) as Json])),
    })),
  }
}

/** An extension of a product footprint. */
export interface TransportExtension {
  readonly specVersion: string
  readonly dataSchema: string
  readonly documentation?: string
  readonly data: object
}

/** A shipment footprint, and the inputs of a product footprint (PACT) of the shipment. */
export interface ShipmentResult {
  readonly footprint: IleapShipmentFootprint
  /** The footprint, and its proof, which the receiver recalculates. */
  readonly extensions: readonly TransportExtension[]
  /** The source for `productFootprint`: the traces, for all tonne-kilometres. */
  readonly source: {
    readonly quantity: string
    readonly parts: readonly { readonly stage: 'production'; readonly trace: string }[]
  }
  /** The fields of a product footprint that are derived from the shipment. */
  readonly stated: {
    readonly pcf: {
      readonly declaredUnitOfMeasurement: 'ton kilometer'
      readonly declaredUnitAmount: string
      readonly productMassPerDeclaredUnit: string
      readonly packagingEmissionsIncluded: false
    }
  }
  readonly notices: readonly Notice[]
}

const KILOGRAMS = ratio(1000n)

const SHIPMENT_STATED = { shipmentId: SHIPMENT_FIELDS.shipmentId, volume: SHIPMENT_FIELDS.volume }

type Fields = Readonly<Record<string, unknown>>

/** Adds a missing mass of an element: iLEAP requires it also with containers. */
function requireMass(
  element: Fields,
  chain: Fields,
  { path, violations }: { path: string; violations: Violations },
): void {
  if ((element.mass ?? chain.mass ?? undefined) !== undefined) return
  const message = 'is missing; iLEAP requires the mass of every element, also with containers'
  violations.add(`${path}.mass`, 'required', { message, expected: 'a mass, 0 or more' })
}

/** Adds an intensity with only well to wheel: iLEAP requires tank to wheel too. */
function requireTankToWheel(element: Fields, { path, violations }: { path: string; violations: Violations }): void {
  const field = element.toc === undefined ? 'hoc' : 'toc'
  const category = element[field]
  const intensity = isFields(category) && isFields(category.intensity) ? category.intensity : {}
  const isKnown = (part: string) => (intensity[part] ?? undefined) !== undefined
  if (!isKnown('wtw') || isKnown('ttw') || isKnown('wtt')) return
  const message = 'is missing; iLEAP requires tank to wheel in addition to well to wheel: ask the carrier for it'
  violations.add(`${path}.${field}.intensity.ttw`, 'required', { message, expected: 'kilograms of CO2e per unit' })
}

/** Adds missing fields that a shipment requires and a chain does not. */
function checkShipmentFields(chain: TransportChain, violations: Violations): void {
  const raw: Fields = isFields(chain) ? chain : {}
  violations.attempt(() => readFields(SHIPMENT_STATED, raw))
  const elements: readonly unknown[] = Array.isArray(raw.elements) ? raw.elements : []
  if ((raw.mass ?? undefined) === undefined) {
    violations.add('mass', 'required', { message: 'is missing; state the mass of the shipment', expected: 'a mass' })
  }
  for (const [index, element] of elements.entries()) {
    if (!isFields(element)) continue
    const place = { path: `elements[${index}]`, violations }
    violations.attempt(() => readFields(STATED_ELEMENT_FIELDS, element, place.path))
    if ((raw.mass ?? undefined) !== undefined) requireMass(element, raw, place)
    requireTankToWheel(element, place)
    const mode = isFields(element.toc) ? element.toc.mode : undefined
    checkPlaceCodes(element, mode, { path: `${place.path}.`, violations })
  }
}

/** Adds factors with radiative forcing of flights, which ISO 14083 excludes. */
function checkForcing(elements: readonly CalculatedElement[], violations: Violations): void {
  for (const [index, { calculations }] of elements.entries()) {
    for (const [part, { contributions }] of Object.entries(calculations)) {
      if (contributions.every(({ factor }) => factor.radiativeForcing !== 'included')) continue
      const message = 'includes radiative forcing, which a footprint excludes; use the factor without it'
      violations.add(`elements[${index}].toc.intensity.${part}`, 'factor_basis_mismatch', message)
    }
  }
}

/** Calculates the chain; throws all violations at once. */
function readShipment(chain: TransportChain): readonly CalculatedElement[] {
  const violations = new Violations()
  const elements = violations.attempt(() => calculateElements(chain))
  checkShipmentFields(chain, violations)
  if (elements) checkForcing(elements, violations)
  return violations.valueOrThrow(elements)
}

function statedOf(element: ChainElement): Partial<IleapChainElement> {
  const { place, ...stated } = readFields(STATED_ELEMENT_FIELDS, element)
  return place === undefined ? stated : { ...stated, origin: place, destination: place }
}

function loadKilograms({ load }: CalculatedElement): Rational {
  return multiply(statedMass(load).tonnes, KILOGRAMS)
}

/** Computes stated mass × stated distance ÷ 1,000, as a receiver does. */
function tonneKilometres(mass: string, distance: Distance | null): string {
  const [km = '0'] = distance === null ? [] : Object.values(ileapDistance(distance))
  return printDecimal(divide(multiply(parseNumber(mass), parseNumber(km)), KILOGRAMS))
}

/** Builds an element of iLEAP; the distance and activity of a hub are 0. */
function tceOf(calculated: CalculatedElement, before: readonly string[], shipmentId: string): IleapChainElement {
  const { element, distance, emission, load } = calculated
  const mass = printDecimal(loadKilograms(calculated))
  return {
    tceId: element.id,
    prevTceIds: before,
    ...(isTransport(element) ? { tocId: element.toc.id } : { hocId: element.hoc.id }),
    shipmentId,
    mass,
    ...(load.teu !== undefined && {
      packagingOrTrEqType: 'Container-TEU',
      packagingOrTrEqAmount: printDecimal(rationalOf(load.teu)),
    }),
    distance: distance === null ? { actual: '0' } : ileapDistance(distance),
    transportActivity: tonneKilometres(mass, distance),
    ...statedOf(element),
    co2eWTW: printDecimal(emission.wtw),
    co2eTTW: printDecimal(emission.ttw as Rational),
  }
}

/** Returns the traces that add up to well to wheel: one trace of the whole, or two of its parts. */
function tracesOf({ traces }: CalculatedElement): readonly string[] {
  if (traces.wtw !== undefined) return [traces.wtw]
  return [traces.wtt, traces.ttw].filter((trace) => trace !== undefined)
}

function shipmentActivity({ tces }: IleapShipmentFootprint): string {
  return printDecimal(tces.map(({ transportActivity }) => parseNumber(transportActivity)).reduce(add, ZERO))
}

/**
 * Builds the shipment footprint (iLEAP 1.0) of a transport chain, as JSON for a partner: every element with its
 * kilograms of CO2e well to wheel and tank to wheel, its mass in kilograms, its distance by kind and its order.
 * Decimals are text with all their digits; without a finite decimal, rounded half to even to 34 significant digits.
 * `extensions` belong in a product footprint (PACT): the shipment, and its traces, from which `verifyShipment`
 * recalculates it; `source` and `stated` are the rest of that product footprint.
 *
 * Throws all violations at once: the codes of `transportChain`, `required` for the shipment id, the masses and tank to
 * wheel, `chain_invalid` for the code of an airport or a station in another mode, `factor_basis_mismatch` for radiative
 * forcing, and the codes of fields.
 *
 * @example
 * ```ts
 * import { shipmentFootprint } from 'tonne/transport'
 * const toc = { id: 'lorry-40t', mode: 'TRUCK', activityUnit: 't·km', distanceBasis: 'actual', intensity: { wtw: '0.17', ttw: '0.153' } } as const
 * const leg = { id: 'ghijkl', toc, distance: { value: 321, kind: 'actual' } } as const
 * const { footprint } = shipmentFootprint({ shipmentId: '1237890', mass: 87, massUnit: 'kg', elements: [leg] })
 * footprint.tces[0]?.transportActivity // => '27.927'
 * footprint.tces[0]?.co2eTTW // => '4.272831'
 * shipmentFootprint({ elements: [leg] }) // throws required
 * ```
 */
export function shipmentFootprint<Symbol extends SymbolName>(chain: TransportChain<Symbol, undefined>): ShipmentResult
export function shipmentFootprint(chain: TransportChain): ShipmentResult {
  const elements = readShipment(chain)
  const { shipmentId } = chain as { readonly shipmentId: string }
  const before = predecessorsOf(chain.elements)
  const { tonnes } = statedMass({ mass: readMass(chain) })
  const footprint = readFields(SHIPMENT_FIELDS, {
    mass: printDecimal(multiply(tonnes, KILOGRAMS)),
    volume: chain.volume,
    shipmentId,
    tces: elements.map((one) => tceOf(one, before.get(one.element.id) ?? [], shipmentId)),
  })
  const quantity = shipmentActivity(footprint)
  const { shipment, documentation } = ILEAP_SCHEMAS
  return {
    footprint,
    extensions: [
      { specVersion: EXTENSION_VERSION, dataSchema: shipment, documentation, data: footprint },
      { specVersion: '1.0.0', dataSchema: TRANSPORT_PROOF_SCHEMA, data: transportProof(elements) },
    ],
    source: {
      quantity,
      parts: elements.flatMap(tracesOf).map((trace) => ({ stage: 'production' as const, trace })),
    },
    stated: {
      pcf: {
        declaredUnitOfMeasurement: 'ton kilometer',
        declaredUnitAmount: quantity,
        productMassPerDeclaredUnit: footprint.mass,
        packagingEmissionsIncluded: false,
      },
    },
    notices: chainNotices(elements, chain),
  }
}
