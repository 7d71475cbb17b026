import { isFields, isOneOf } from '../../../base/index.ts'
import {
  type AllowedTraces,
  canonicalText,
  checkAllowedTrace,
  type Field,
  type Plain,
  readEmbeddedTrace,
  type Trace,
  type TraceContribution,
} from '../../../verify/document/index.ts'
import type { VerifyOptions } from '../../../verify/index.ts'
import { EMISSION_PARTS, type EmissionPart, PART_BOUNDARIES } from '../category-factors.ts'
import type { IleapChainElement } from '../ileap/ileap-data.ts'

/** The data of a proof: any JSON object. */
export type ProofFields = Readonly<Record<string, Plain>>

/** A category that is sent with a shipment. */
export interface CategoryPlace {
  readonly data: ProofFields
  readonly field: Field
}

/** An element of a shipment with the fields that state it and prove it. */
export interface ElementPlace {
  readonly tce: IleapChainElement
  /** The field of the element in the shipment. */
  readonly field: Field
  readonly proof: ProofFields
  readonly proofField: Field
  /** The category with its id, if it is sent with the shipment. */
  readonly category: CategoryPlace | undefined
}

/** A verified trace of a part of an emission, with its only contribution. */
export interface ElementPart {
  readonly part: EmissionPart
  readonly trace: Trace
  readonly contribution: TraceContribution
  readonly field: Field
}

/** The unit in which a category counts its activity; it decides the traces of an element. */
export type ElementKind = 'freight' | 'containers' | 'hub'

/** The traces that `shipmentFootprint` writes for each kind of element. */
const ALLOWED: Readonly<Record<ElementKind, AllowedTraces>> = {
  freight: { 'movement/1': /^movement: (?:convert )?distance(?: convert)?$/ },
  containers: { 'quantity/1': /^quantity:$/ },
  hub: { 'quantity/1': /^quantity:(?: convert)?$/ },
}

/** Returns the kind of an element: containers are multiplied by kilometres in the proof, freight in its traces. */
export function elementKind({ tce, proof }: ElementPlace): ElementKind {
  if (tce.tocId === undefined) return 'hub'
  return proof.distance === undefined ? 'freight' : 'containers'
}

/** Adds a trace whose factor belongs to another part of the emission, or includes effects other than CO2e. */
function checkFactor(
  { part, contribution: { factor }, field }: ElementPart,
  { tce, field: element }: ElementPlace,
): void {
  const place = field.in('contributions', 0, 'factor')
  const boundaries: readonly string[] = PART_BOUNDARIES[part]
  if (!boundaries.includes(factor.boundary)) {
    place.in('boundary').differs('is not that of the part', boundaries.join(' or '), factor.boundary)
  }
  if (factor.radiativeForcing === 'included') {
    place.in('radiativeForcing').differs('is in no footprint', 'excluded', factor.radiativeForcing)
  }
  const [name, id] = tce.tocId === undefined ? ['hocId', tce.hocId] : ['tocId', tce.tocId]
  if (!factor.key.startsWith('transport/') || factor.key === `transport/${id}/${part}`) return
  element.in(name).differs('is not the category of the traces', factor.key, id)
}

/** Adds traces whose activity or distance differs from the first trace. */
function checkSameActivity(parts: readonly ElementPart[]): void {
  const textsOf = ({ contribution: { activity, steps } }: ElementPart) => {
    const moved = steps.flatMap((step) => (step.kind === 'distance' ? [step.distance] : []))
    const distances = moved.map(({ km, kind, method, route = null }) => ({ km, kind, method, route }))
    return canonicalText({ activity, distances } as unknown as Plain)
  }
  const [first, ...others] = parts
  for (const other of others) {
    if (first === undefined || textsOf(first) === textsOf(other)) continue
    const field = other.field.in('contributions', 0)
    field.differs('is not the activity of the other part', textsOf(first), textsOf(other))
  }
}

/** Adds a trace that has other steps than `shipmentFootprint` writes for the kind of element. */
function checkSteps(place: ElementPlace, { trace, field }: Pick<ElementPart, 'trace' | 'field'>): void {
  const kind = elementKind(place)
  if (kind !== 'hub' || trace.method.id !== 'movement') checkAllowedTrace(trace, ALLOWED[kind], field)
  else place.field.in('tocId').differs('is missing by the traces', 'a transport', undefined)
}

/** Reads the traces of an element that verify; undefined, with the differences, if they prove no emission. */
export function readElementTraces(place: ElementPlace, options: VerifyOptions): readonly ElementPart[] | undefined {
  const { proof, proofField } = place
  const { findings } = proofField
  const field = proofField.in('traces')
  const before = findings.count
  const traces: ProofFields = isFields(proof.traces) ? proof.traces : {}
  for (const name of Object.keys(traces)) {
    if (!isOneOf<string>(EMISSION_PARTS, name)) {
      field.in(name).differs('is no part of an emission', EMISSION_PARTS.join(', '), name)
    }
  }
  const given = EMISSION_PARTS.filter((part) => traces[part] !== undefined)
  if (given.length < 2) field.differs('prove no emission', 'two of ttw, wtt and wtw', given.join(', '))
  const parts = given.flatMap((part): readonly ElementPart[] => {
    const own = field.in(part)
    const trace = readEmbeddedTrace(traces[part], own, options)
    const contribution = trace?.contributions[0]
    return trace === undefined || contribution === undefined ? [] : [{ part, trace, contribution, field: own }]
  })
  return findings.count > before ? undefined : parts
}

/**
 * Adds traces with other steps than `shipmentFootprint` writes, with a factor of another part, or of different activities.
 * Returns true if there is none, so that their figures can be compared.
 */
export function checkElementTraces(place: ElementPlace, parts: readonly ElementPart[]): boolean {
  const { findings } = place.field
  const before = findings.count
  for (const part of parts) checkSteps(place, part)
  for (const part of parts) checkFactor(part, place)
  checkSameActivity(parts)
  return findings.count === before
}
