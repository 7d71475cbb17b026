import { printDecimal, readFields } from '../../documents/index.ts'
import type { Distance } from '../../emissions/index.ts'
import { isFields, type Notice, Violations } from '../../errors/index.ts'
import { add, divide, multiply, parseNumber, type Rational, ratio, rationalOf, ZERO } from '../../exact/index.ts'
import type { CalculatedElement } from '../calculated-element.ts'
import { type ChainElement, isTransport, type TransportChain } from '../chain.ts'
import { predecessorsOf } from '../chain-order.ts'
import { type LoadMass, readMass } from '../element-load.ts'
import { calculateElements, chainNotices } from '../transport-chain.ts'
import type { IleapChainElement, IleapShipmentFootprint } from './ileap-data.ts'
import { SHIPMENT_FIELDS, STATED_ELEMENT_FIELDS } from './ileap-fields.ts'
import { EXTENSION_VERSION, ILEAP_SCHEMAS, ileapDistance } from './ileap-terms.ts'
import { checkPlaceCodes } from './place-codes.ts'
import { TRANSPORT_PROOF_SCHEMA, transportProof } from './transport-proof.ts'

/** An extension of a product footprint. */
export interface TransportExtension {
  readonly specVersion: string
  readonly dataSchema: string
  readonly documentation?: string
  readonly data: object
}

/** A shipment footprint, and what a product footprint (PACT) of the shipment takes. */
export interface ShipmentResult {
  readonly footprint: IleapShipmentFootprint
  /** The footprint, and the proof by which its receiver calculates it again. */
  readonly extensions: readonly TransportExtension[]
  /** The source of `productFootprint`: the traces, over all tonne-kilometres. */
  readonly source: {
    readonly quantity: string
    readonly parts: readonly { readonly stage: 'production'; readonly trace: string }[]
  }
  /** The fields of a product footprint that follow from the shipment. */
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

/** Adds the mass of an element, or of the chain, that iLEAP states beside containers. */
function checkMass(
  element: Fields,
  chain: Fields,
  { path, violations }: { path: string; violations: Violations },
): void {
  if ((element.mass ?? chain.mass ?? undefined) !== undefined) return
  const message = 'is missing; iLEAP states the mass of every element, beside containers too'
  violations.add(`${path}.mass`, 'required', { message, expected: 'a mass, 0 or more' })
}

/** Adds an intensity that is known well to wheel alone: iLEAP states tank to wheel too. */
function checkParts(element: Fields, { path, violations }: { path: string; violations: Violations }): void {
  const field = element.toc === undefined ? 'hoc' : 'toc'
  const category = element[field]
  const intensity = isFields(category) && isFields(category.intensity) ? category.intensity : {}
  const isKnown = (part: string) => (intensity[part] ?? undefined) !== undefined
  if (!isKnown('wtw') || isKnown('ttw') || isKnown('wtt')) return
  const message = 'is missing; iLEAP states tank to wheel beside well to wheel: ask the carrier for it'
  violations.add(`${path}.${field}.intensity.ttw`, 'required', { message, expected: 'kilograms of CO2e per unit' })
}

/** Adds what a shipment has to state beside what a chain needs. */
function checkStated(chain: TransportChain, violations: Violations): void {
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
    if ((raw.mass ?? undefined) !== undefined) checkMass(element, raw, place)
    checkParts(element, place)
    const mode = isFields(element.toc) ? element.toc.mode : undefined
    checkPlaceCodes(element, mode, { path: `${place.path}.`, violations })
  }
}

/** Adds factors that raise flights for their effects beside CO2e, which ISO 14083 keeps apart. */
function checkForcing(elements: readonly CalculatedElement[], violations: Violations): void {
  for (const [index, { calculations }] of elements.entries()) {
    for (const [part, { contributions }] of Object.entries(calculations)) {
      if (contributions.every(({ factor }) => factor.radiativeForcing !== 'included')) continue
      const message = 'includes radiative forcing, which is no part of a footprint; take the factor without'
      violations.add(`elements[${index}].toc.intensity.${part}`, 'factor_basis_mismatch', message)
    }
  }
}

/** The chain as calculated; or everything that is missing or wrong at once. */
function readShipment(chain: TransportChain): readonly CalculatedElement[] {
  const violations = new Violations()
  const elements = violations.attempt(() => calculateElements(chain))
  checkStated(chain, violations)
  if (elements) checkForcing(elements, violations)
  return violations.valueOrThrow(elements)
}

function statedOf(element: ChainElement): Partial<IleapChainElement> {
  const { place, ...stated } = readFields(STATED_ELEMENT_FIELDS, element)
  return place === undefined ? stated : { ...stated, origin: place, destination: place }
}

function massOf({ load }: CalculatedElement): Rational {
  return multiply((load.mass as NonNullable<typeof load.mass>).tonnes, KILOGRAMS)
}

/** Stated mass × stated distance ÷ 1,000, as a receiver multiplies them. */
function tonneKilometres(mass: string, distance: Distance | null): string {
  const [km = '0'] = distance === null ? [] : Object.values(ileapDistance(distance))
  return printDecimal(divide(multiply(parseNumber(mass), parseNumber(km)), KILOGRAMS))
}

/** An element of iLEAP; a hub moves nothing, so that its distance and its activity are 0. */
function tceOf(calculated: CalculatedElement, before: readonly string[], shipmentId: string): IleapChainElement {
  const { element, distance, emission, load } = calculated
  const mass = printDecimal(massOf(calculated))
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

/** The traces that add up to well to wheel: that of both, else of each. */
function tracesOf({ traces }: CalculatedElement): readonly string[] {
  if (traces.wtw !== undefined) return [traces.wtw]
  return [traces.wtt, traces.ttw].filter((trace) => trace !== undefined)
}

function activityOf({ tces }: IleapShipmentFootprint): string {
  return printDecimal(tces.map(({ transportActivity }) => parseNumber(transportActivity)).reduce(add, ZERO))
}

/**
 * The shipment footprint (iLEAP 1.0) of a transport chain, as JSON that a partner takes: every element with its kilograms of
 * CO2e well to wheel and tank to wheel, its mass in kilograms, its distance by kind and its order. Decimals are text with all
 * their digits; of those that do not end, 34 significant ones are given, half to even. `extensions` are those of a product
 * footprint (PACT): the shipment, and its traces, from which `verifyShipment` calculates it again; `source` and `stated` are
 * the rest of that product footprint.
 *
 * Throws everything that is missing or wrong at once: what `transportChain` throws, `required` for the shipment id, the masses
 * and tank to wheel, `chain_invalid` for the code of an airport or a station in another mode, `factor_basis_mismatch` for
 * radiative forcing, and the codes of fields.
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
export function shipmentFootprint(chain: TransportChain): ShipmentResult {
  const elements = readShipment(chain)
  const { shipmentId } = chain as { readonly shipmentId: string }
  const before = predecessorsOf(chain.elements)
  const { tonnes } = readMass(chain) as LoadMass
  const footprint = readFields(SHIPMENT_FIELDS, {
    mass: printDecimal(multiply(tonnes, KILOGRAMS)),
    volume: chain.volume,
    shipmentId,
    tces: elements.map((one) => tceOf(one, before.get(one.element.id) ?? [], shipmentId)),
  })
  const quantity = activityOf(footprint)
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
    notices: chainNotices(elements),
  }
}
