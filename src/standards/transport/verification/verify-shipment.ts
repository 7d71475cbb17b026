import { isFields } from '../../../base/index.ts'
import { checkVerificationOptions, type Unchecked, uncheckedParts } from '../../../core/errors/index.ts'
import {
  asList,
  canonicalText,
  checkFieldNames,
  checkForm,
  divideFractions,
  exact,
  Field,
  Findings,
  type Fraction,
  knownUnit,
  type Plain,
  plainCopy,
  times,
} from '../../../verify/document/index.ts'
import type { Verification, VerifyOptions } from '../../../verify/index.ts'
import { findCircular, findSeparateElements, isSamePlace } from '../chain-order.ts'
import type { IleapChainElement, IleapLocation, IleapShipmentFootprint } from '../ileap/ileap-data.ts'
import { ILEAP_MODES, ILEAP_SCHEMAS } from '../ileap/ileap-terms.ts'
import { readShipmentFootprint } from '../ileap/read-shipment.ts'
import { checkElementFigures, checkEmission, dueParts } from './element-figures.ts'
import { checkMode, statedMode } from './element-mode.ts'
import {
  type CategoryPlace,
  checkElementTraces,
  type ElementPart,
  type ElementPlace,
  elementKind,
  type ProofFields,
  readElementTraces,
} from './element-traces.ts'

function locationText({ city, country }: IleapLocation): string {
  return `${city} (${country})`
}

/** Adds elements that do not start where a previous one ended, and hubs that move goods. */
function checkPlaces(tces: readonly IleapChainElement[], field: Field): void {
  const byId = new Map(tces.map((tce) => [tce.tceId, tce]))
  for (const [index, { hocId, origin, destination, prevTceIds = [] }] of tces.entries()) {
    const place = field.in(index)
    if (hocId !== undefined) {
      const [from, to] = [origin, destination].map((one) => canonicalText((one ?? null) as Plain))
      place.in('destination').expect('is not the place of the hub', from, to)
    }
    for (const id of prevTceIds) {
      const end = byId.get(id)?.destination
      if (end === undefined || origin === undefined || isSamePlace(end, origin)) continue
      place.in('origin').differs(`is not where an element before it ended`, locationText(end), locationText(origin))
    }
  }
}

/** Adds duplicate ids, elements of another shipment, and references to elements that do not exist. */
function checkIds({ shipmentId, tces }: IleapShipmentFootprint, field: Field): void {
  const ids = new Set(tces.map(({ tceId }) => tceId))
  const seen = new Set<string>()
  for (const [index, tce] of tces.entries()) {
    const place = field.in(index)
    place.in('shipmentId').expect('is of another shipment', shipmentId, tce.shipmentId)
    if (seen.has(tce.tceId)) place.in('tceId').differs('stands twice', 'one element', tce.tceId)
    seen.add(tce.tceId)
    for (const id of tce.prevTceIds ?? []) {
      if (!ids.has(id)) place.in('prevTceIds').differs('names no element of the shipment', 'the id of an element', id)
    }
  }
}

/**
 * Adds all reasons why the elements are not a chain: ids, references, cycles, unconnected elements, and places that do
 * not meet.
 */
function checkElementOrder(footprint: IleapShipmentFootprint, field: Field): void {
  const { tces } = footprint
  const before = field.findings.count
  checkIds(footprint, field)
  if (field.findings.count > before) return
  const previous = new Map(tces.map(({ tceId, prevTceIds = [] }) => [tceId, prevTceIds]))
  const positions = new Map(tces.map(({ tceId }, index) => [tceId, index]))
  const problems = [
    { ids: findCircular(previous), message: 'lead back to the element itself', expected: 'a chain with a start' },
    { ids: findSeparateElements(previous), message: 'do not connect it with the first element', expected: 'one chain' },
  ]
  for (const { ids, message, expected } of problems) {
    for (const id of ids) field.in(positions.get(id) ?? 0, 'prevTceIds').differs(message, expected, id)
  }
  checkPlaces(tces, field)
}

/** The unit of the activity of a category: in the words of iLEAP, and the built-in unit that factors convert to. */
const UNITS = {
  freight: ['tkm', 't·km'],
  containers: ['TEUkm', undefined],
  hub: ['tonnes', 't'],
} as const

/** Returns kilograms of CO2e per unit of a category; undefined if the unit of the factor does not convert to it. */
function perActivity(
  { contribution: { adjusted, factor } }: ElementPart,
  unit: string | undefined,
): Fraction | undefined {
  if (adjusted.co2e === null) return undefined
  const figure = exact(adjusted.co2e)
  if (unit === undefined) return figure
  const [own, due] = [knownUnit(factor.unit), knownUnit(unit)]
  if (own === undefined || due === undefined || own.dimension !== due.dimension) return undefined
  return times(figure, divideFractions(due.inSi, own.inSi))
}

/** Adds each statement of a sent category that differs from the traces: unit, mode and intensities. */
function checkElementCategory(place: ElementPlace, parts: readonly ElementPart[]): void {
  const { category, tce } = place
  if (category === undefined) return
  const { data, field } = category
  const kind = elementKind(place)
  const isByContainer = kind === 'containers' || parts[0]?.contribution.activity.unit === 'TEU'
  const [word, unit] = kind === 'hub' && isByContainer ? ['TEU', undefined] : UNITS[kind]
  const unitField = tce.tocId === undefined ? 'hubActivityUnit' : 'transportActivityUnit'
  field.in(unitField).expect('is not the unit of the traces', word, data[unitField])
  const mode = statedMode(place)
  if (mode !== undefined) field.in('mode').expect('is not that of the element', ILEAP_MODES[mode], data.mode)
  const known = parts.map((part) => [part.part, perActivity(part, unit)])
  const { wtw, ttw } = dueParts(Object.fromEntries(known))
  field.in('co2eIntensityWTW').expectFigure('is not that of the factors', wtw, data.co2eIntensityWTW)
  field.in('co2eIntensityTTW').expectFigure('is not that of the factors', ttw, data.co2eIntensityTTW)
}

const PROOF_SCHEMA = 'urn:tonne:transport-proof:1'
const PROOF_FORMAT = 'tonne-transport-proof/1'

/** Figures of an element that `shipmentFootprint` does not write, because no trace has them. */
const UNPROVEN = ['noxTTW', 'soxTTW', 'ch4TTW', 'pmTTW'] as const

/** The fields of an element in the proof. */
const PROOF_FIELDS: readonly string[] = ['tceId', 'mode', 'teu', 'distance', 'traces']

/** The result of verifying a shipment. */
export interface ShipmentVerification extends Verification {
  /** The parts that could not be checked, because the document does not state or prove them; left out if there is none. */
  readonly unchecked?: readonly Unchecked[]
}

/** The data of an extension, with its field. */
interface Extension {
  readonly data: unknown
  readonly field: Field
}

/** Finds the extensions of a schema, with their places. */
function extensionsOf(extensions: unknown, schema: string, root: Field): readonly Extension[] {
  const list: readonly unknown[] = Array.isArray(extensions) ? extensions : []
  return [...list.entries()].flatMap(([index, one]) => {
    if (!isFields(one) || one.dataSchema !== schema) return []
    return [{ data: one.data, field: root.in('extensions', index, 'data') }]
  })
}

/** Finds the only extension of a schema; undefined, with a difference, for none or several. */
function onlyExtension(extensions: unknown, [schema, missing]: readonly [string, string], root: Field) {
  const [first, ...others] = extensionsOf(extensions, schema, root)
  if (first === undefined) return root.in('extensions').differs(missing, schema, undefined)
  for (const { field } of others) field.differs('is listed twice; a reader may use either', 'one', schema)
  return others.length === 0 ? first : undefined
}

/** Returns the categories sent with a shipment, by their ids. */
function categoriesOf(extensions: unknown, root: Field): ReadonlyMap<string, CategoryPlace> {
  const categories = new Map<string, CategoryPlace>()
  for (const [schema, name] of [
    [ILEAP_SCHEMAS.toc, 'tocId'],
    [ILEAP_SCHEMAS.hoc, 'hocId'],
  ] as const) {
    for (const { data, field } of extensionsOf(extensions, schema, root)) {
      const copy = plainCopy(data, field)
      if (!isFields(copy)) {
        if (copy !== undefined) field.differs('is no category', 'an object', copy)
        continue
      }
      const key = `${name} ${String(copy[name])}`
      if (categories.has(key)) field.in(name).differs('is listed twice; a reader may use either', 'one', copy[name])
      else categories.set(key, { data: copy, field })
    }
  }
  return categories
}

/** Returns the entries of a proof by the ids of their elements. */
function proofsOf(
  list: readonly Plain[],
  field: Field,
): ReadonlyMap<unknown, Pick<ElementPlace, 'proof' | 'proofField'>> {
  const proofs = new Map<unknown, Pick<ElementPlace, 'proof' | 'proofField'>>()
  for (const [index, proof] of list.entries()) {
    const proofField = field.in(index)
    const fields: ProofFields = isFields(proof) ? proof : {}
    checkFieldNames(fields, PROOF_FIELDS, proofField)
    const { tceId } = fields
    if (proofs.has(tceId)) proofField.in('tceId').differs('is listed twice', 'one proof of an element', tceId)
    else proofs.set(tceId, { proof: fields, proofField })
  }
  return proofs
}

/** A shipment under verification, with its place and its categories. */
interface ShipmentChecks {
  readonly footprint: IleapShipmentFootprint
  readonly field: Field
  readonly categories: ReadonlyMap<string, CategoryPlace>
  readonly options: VerifyOptions
}

/** Checks an element; returns false if its mode is stated nowhere. */
function checkElement(place: ElementPlace, options: VerifyOptions): boolean {
  const { tce, field, proof, proofField } = place
  for (const name of UNPROVEN) {
    if (tce[name] !== undefined) field.in(name).differs('has no trace', 'nothing', tce[name])
  }
  const own = tce.hocId === undefined ? [] : (['mode', 'teu', 'distance'] as const)
  for (const name of own) {
    if (proof[name] !== undefined) proofField.in(name).differs('is of no hub', 'nothing', proof[name])
  }
  if ((proof.teu === undefined) !== (proof.distance === undefined)) {
    proofField.differs('states containers without a distance, or a distance without containers', 'both or none', 'one')
  }
  const parts = readElementTraces(place, options)
  if (parts === undefined) return true
  checkEmission(place, parts)
  if (!checkElementTraces(place, parts)) return true
  checkElementFigures(place, parts)
  checkElementCategory(place, parts)
  return tce.hocId !== undefined || checkMode(place, parts)
}

/** Checks every element against its proof, one to one; returns the number of transports without a stated mode. */
function checkElements(
  { footprint, field, categories, options }: ShipmentChecks,
  data: Plain,
  proofField: Field,
): number {
  const { format, elements, ...others }: ProofFields = isFields(data) ? data : {}
  proofField.in('format').expect('is not one that this version reads', PROOF_FORMAT, format)
  checkFieldNames(others, [], proofField)
  const proofs = new Map(proofsOf(asList(elements), proofField.in('elements')))
  let withoutMode = 0
  for (const [index, tce] of footprint.tces.entries()) {
    if (field.findings.isFull) break
    const own = field.in('tces', index)
    const proof = proofs.get(tce.tceId)
    proofs.delete(tce.tceId)
    if (proof === undefined) {
      own.differs('has no traces', `traces of ${tce.tceId}`, undefined)
      continue
    }
    const category = categories.get(tce.tocId === undefined ? `hocId ${tce.hocId}` : `tocId ${tce.tocId}`)
    if (!checkElement({ tce, field: own, category, ...proof }, options)) withoutMode += 1
  }
  for (const { proof, proofField: left } of proofs.values()) {
    left.differs('proves no element of the shipment', 'an element with this tceId', proof.tceId)
  }
  return withoutMode
}

/** True if an element has the mass of the shipment, so that its traces prove both. */
function isMassOfElement({ mass, tces }: IleapShipmentFootprint, { findings }: Field): boolean {
  const due = findings.number(mass)
  return tces.some((tce) => {
    const stated = findings.number(tce.mass)
    return due !== undefined && stated !== undefined && findings.isStated(stated, due)
  })
}

/**
 * Verifies a received shipment offline, from the extensions of its product footprint. Each element must have one proof
 * with traces that verify (`verify` of `tonne/verify`), with exactly the steps that `shipmentFootprint` writes, factors
 * of the boundary of their part, and the mode that the proof states. Mass or containers, the one distance and its kind,
 * its adjustment, the transport activity, well to wheel and tank to wheel of every element are recalculated with
 * separate arithmetic; so are unit, mode and intensities of a category (`categoryExtension`) that is sent with the
 * shipment. The elements must be one chain. `differences` names every field that differs. With a `catalogue` each
 * factor is compared with the published one. Work and memory are bounded in proportion to the length of the input.
 *
 * A sender, or a forger, can still change, together with everything that follows:
 * - what was measured or chosen: masses, containers, kilometres, which factor of the mode is used, figures of own
 *   categories;
 * - statements that no trace has: ids, places if elements still meet, times, numbers of flights and voyages, incoterms,
 *   volume, the mode of own figures, the order of elements, carriers and descriptions of categories; the mass next to
 *   containers, and the containers next to a mass;
 * - which elements the chain has: one that was left out with its traces, or added with them;
 * - in the traces, what `verify` lists as unknowable and no field of the shipment states.
 *
 * `unchecked` lists what could not be checked: modes that a proof of an earlier version does not state, and a mass of
 * the shipment that no element has. Throws the codes of fields if the input is not a shipment footprint of iLEAP 1.0.
 *
 * @example
 * ```ts
 * import { shipmentFootprint, verifyShipment } from 'tonne/transport'
 * const toc = { id: 'lorry-40t', mode: 'TRUCK', activityUnit: 't·km', distanceBasis: 'actual', intensity: { wtw: '0.17', ttw: '0.153' } } as const
 * const leg = { id: 'ghijkl', toc, distance: { value: 321, kind: 'actual' } } as const
 * const { extensions } = shipmentFootprint({ shipmentId: '1237890', mass: 87, massUnit: 'kg', elements: [leg] })
 * verifyShipment(JSON.parse(JSON.stringify(extensions))) // => { verified: true, differences: [] }
 * verifyShipment(extensions.slice(0, 1)).verified // => false
 * ```
 */
export function verifyShipment(extensions: unknown, options: VerifyOptions = {}): ShipmentVerification {
  checkVerificationOptions(options, ['catalogue'])
  const findings = new Findings()
  const root = new Field(findings)
  const shipment = onlyExtension(extensions, [ILEAP_SCHEMAS.shipment, 'hold no shipment footprint'], root)
  const proof = onlyExtension(extensions, [PROOF_SCHEMA, 'hold no traces to verify'], root)
  const unchecked = shipment === undefined ? [] : checkShipment(shipment, { extensions, proof, options, root })
  const { list } = findings
  return { verified: list.length === 0, differences: list, ...(unchecked.length > 0 && { unchecked }) }
}

function checkShipment(
  { data, field }: Extension,
  {
    extensions,
    proof,
    options,
    root,
  }: {
    readonly extensions: unknown
    readonly proof: Extension | undefined
    readonly options: VerifyOptions
    readonly root: Field
  },
): readonly Unchecked[] {
  const footprint = readShipmentFootprint(data)
  field.findings.budget.earn(canonicalText(footprint as unknown as Plain).length)
  checkForm(data, footprint, field)
  checkElementOrder(footprint, field.in('tces'))
  const copy = proof && plainCopy(proof.data, proof.field)
  if (proof === undefined || copy === undefined) return []
  const categories = categoriesOf(extensions, root)
  const withoutMode = checkElements({ footprint, field, categories, options }, copy, proof.field)
  const isMassKnown = isMassOfElement(footprint, field)
  return uncheckedParts({ modes_not_stated: withoutMode, shipment_mass: isMassKnown ? 0 : 1 })
}
