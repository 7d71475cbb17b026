import { type EmissionTrace, isVerified, type Json } from '../../emissions/index.ts'
import { isFields, show } from '../../errors/index.ts'
import { type DueNumber, dueDecimal, isSameNumber } from '../../receiver/index.ts'
import { type Difference, type Verification, type VerifyOptions, verify } from '../../verify/index.ts'
import type { IleapChainElement, IleapShipmentFootprint } from '../ileap/ileap-data.ts'
import { readShipmentFootprint } from '../ileap/read-shipment.ts'
import {
  contributionOf,
  type DueActivity,
  dueActivity,
  dueContainerKm,
  dueEmission,
  dueTonneKm,
  type ElementTraces,
  type ProofFields,
} from './due-element.ts'

const SHIPMENT_SCHEMA = 'https://api.ileap.sine.dev/shipment-footprint.json'
const PROOF_SCHEMA = 'urn:tonne:transport-proof:1'
const PROOF_FORMAT = 'tonne-transport-proof/1'

/** The key of a distance by its kind. */
const DISTANCE_KEYS: ReadonlyMap<Json | undefined, keyof IleapChainElement['distance']> = new Map([
  ['actual', 'actual'],
  ['shortest_feasible', 'sfd'],
  ['great_circle', 'gcd'],
])

/** A value as a difference tells it: text and numbers as they are. */
function printed(value: unknown): string {
  if (value === undefined) return 'nothing'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : show(value)
}

/** Collects differences below a path. */
class Findings {
  readonly list: Difference[] = []

  add(path: string, message: string, [expected, found]: readonly [unknown, unknown]): void {
    this.list.push({ path, message, expected: printed(expected), found: printed(found) })
  }

  /** Adds a stated decimal that is not the number that is due, or of which the traces give none. */
  expect(path: string, due: DueNumber | undefined, [message, stated]: readonly [string, string | undefined]): void {
    if (due === undefined) {
      this.add(path, 'follows from no number of the traces', ['a number', stated])
      return
    }
    const digits = dueDecimal(due)
    if (!isSameNumber(digits, stated)) this.add(path, message, [digits, stated])
  }
}

const PARTS = ['ttw', 'wtt', 'wtw'] as const

/** The traces of an element that verify; undefined where they prove nothing, with the differences. */
function readTraces(
  value: Json | undefined,
  place: { path: string; options: VerifyOptions },
  findings: Findings,
): ElementTraces | undefined {
  const { path, options } = place
  const traces: ProofFields = isFields(value) ? value : {}
  const given = PARTS.filter((part) => traces[part] !== undefined)
  if (given.length < 2) findings.add(path, 'prove no emission', ['two of ttw, wtt and wtw', given.join(', ')])
  const before = findings.list.length
  const verified: { -readonly [Part in keyof ElementTraces]: ElementTraces[Part] } = {}
  for (const part of given) {
    const trace = traces[part]
    if (!isFields(trace) || trace.format !== 'tonne-trace/1') {
      const format = isFields(trace) ? trace.format : undefined
      findings.add(`${path}.${part}`, 'is no trace of an emission', ['tonne-trace/1', format])
      continue
    }
    const verification = verify(trace, options)
    if (isVerified(trace, verification)) verified[part] = trace
    for (const one of verification.differences) {
      findings.list.push({ ...one, path: [`${path}.${part}`, one.path].filter(Boolean).join('.') })
    }
  }
  return given.length < 2 || findings.list.length > before ? undefined : verified
}

/** An element with the place of its fields and of its proof. */
interface ElementPlace {
  readonly tce: IleapChainElement
  readonly path: string
  readonly proof: ProofFields
  readonly proofPath: string
}

/** Adds containers that are not those that are stated, and kilometres that no rule adjusts. */
function checkContainers(
  { tce, proof, proofPath }: ElementPlace,
  distance: ProofFields,
  findings: Findings,
): DueNumber | undefined {
  const due = dueContainerKm(proof.teu, distance)
  if (due === undefined) {
    const expected = 'a rule, its kilometres and its uplift'
    findings.add(`${proofPath}.distance`, 'is adjusted by no rule', [expected, distance])
  }
  const { packagingOrTrEqType: type, packagingOrTrEqAmount: amount } = tce
  if (isSameNumber(proof.teu, amount) && type === 'Container-TEU') return due
  findings.add(`${proofPath}.teu`, 'is not the number of containers that is stated', [proof.teu, amount])
  return due
}

function checkDistance({ tce, path }: ElementPlace, due: DueActivity['distance'], findings: Findings): void {
  const key = due === null ? 'actual' : DISTANCE_KEYS.get(due.kind)
  if (key === undefined) {
    findings.add(`${path}.distance`, 'is of no kind of iLEAP', [[...DISTANCE_KEYS.keys()].join(', '), due?.kind])
    return
  }
  const km = due === null ? { n: 0n, d: 1n } : due.km
  findings.expect(`${path}.distance.${key}`, km, ['is not that of the trace', tce.distance[key]])
}

/** Adds a factor of another category, where figures of a category made it. */
function checkCategoryKey(
  { tce, path }: ElementPlace,
  { key, part }: { key: string; part: string },
  findings: Findings,
): void {
  const field = tce.tocId === undefined ? 'hocId' : 'tocId'
  const due = `transport/${tce[field]}/${part}`
  if (!key.startsWith('transport/') || key === due) return
  findings.add(`${path}.${field}`, 'is not the category of the trace', [key, due])
}

/** Adds what one trace of an element contradicts: category, mass and distance. */
function checkTrace(
  place: ElementPlace,
  { part, trace }: { part: string; trace: EmissionTrace },
  findings: Findings,
): void {
  const { tce, path, proof, proofPath } = place
  const contribution = contributionOf(trace)
  if (contribution === undefined) {
    findings.add(`${proofPath}.traces.${part}`, 'is of more than one element', ['one contribution', 'more'])
    return
  }
  const containers = isFields(proof.distance) ? proof.distance : undefined
  const { mass, distance } = dueActivity(contribution, containers)
  if (mass !== undefined) findings.expect(`${path}.mass`, mass, ['is not that of the trace', tce.mass])
  checkDistance(place, distance, findings)
  checkCategoryKey(place, { key: contribution.factor.key, part }, findings)
  if (containers) {
    const { value, unit } = contribution.activity
    const due = checkContainers(place, containers, findings)
    const stated = ['is not of containers × kilometres', value] as const
    if (due !== undefined) findings.expect(`${proofPath}.traces.${part}`, due, stated)
    if (unit !== 'TEU·km') findings.add(`${proofPath}.traces.${part}`, 'is not per TEU-kilometre', ['TEU·km', unit])
  }
  const isMoved = distance !== null
  if (isMoved === (tce.tocId !== undefined)) return
  const field = isMoved ? 'tocId' : 'hocId'
  findings.add(`${path}.${field}`, 'is missing by the trace', [isMoved ? 'a transport' : 'a hub', undefined])
}

function checkElement(place: ElementPlace, options: VerifyOptions, findings: Findings): void {
  const { tce, path, proof, proofPath } = place
  const traces = readTraces(proof.traces, { path: `${proofPath}.traces`, options }, findings)
  if (traces === undefined) return
  for (const part of PARTS) {
    const trace = traces[part]
    if (trace !== undefined) checkTrace(place, { part, trace }, findings)
  }
  const [km = ''] = Object.values(tce.distance)
  const activity = dueTonneKm(tce.mass, km)
  findings.expect(`${path}.transportActivity`, activity, ['is not mass × distance ÷ 1,000', tce.transportActivity])
  const { wtw, ttw } = dueEmission(traces)
  findings.expect(`${path}.co2eWTW`, wtw, ['is not what the traces give', tce.co2eWTW])
  findings.expect(`${path}.co2eTTW`, ttw, ['is not what the traces give', tce.co2eTTW])
}

/** Adds elements of another shipment, and references to elements that are none. */
function checkReferences(
  { shipmentId, tces }: IleapShipmentFootprint,
  { path, findings }: { path: string; findings: Findings },
): void {
  const ids = tces.map(({ tceId }) => tceId)
  for (const [index, tce] of tces.entries()) {
    const place = `${path}.tces[${index}]`
    if (tce.shipmentId !== shipmentId)
      findings.add(`${place}.shipmentId`, 'is of another shipment', [shipmentId, tce.shipmentId])
    if (ids.indexOf(tce.tceId) < index) findings.add(`${place}.tceId`, 'stands twice', ['one element', tce.tceId])
    for (const id of tce.prevTceIds ?? []) {
      if (!ids.includes(id))
        findings.add(`${place}.prevTceIds`, 'names no element of the shipment', [ids.join(', '), id])
    }
  }
}

/** The data of an extension by its schema, with its place; undefined without one. */
function extensionOf(extensions: unknown, schema: string): { readonly data: Json; readonly path: string } | undefined {
  const list: readonly unknown[] = Array.isArray(extensions) ? extensions : []
  const index = list.findIndex((one) => isFields(one) && one.dataSchema === schema)
  return index < 0 ? undefined : { data: (list[index] as { data: Json }).data, path: `extensions[${index}].data` }
}

function checkProof(
  footprint: IleapShipmentFootprint,
  place: { path: string; proofPath: string; data: Json; options: VerifyOptions },
  findings: Findings,
): void {
  const { path, proofPath, data, options } = place
  const { format, elements }: ProofFields = isFields(data) ? data : {}
  if (format !== PROOF_FORMAT) findings.add(`${proofPath}.format`, 'is no format that is read', [PROOF_FORMAT, format])
  const list: readonly Json[] = Array.isArray(elements) ? elements : []
  for (const [index, tce] of footprint.tces.entries()) {
    const position = list.findIndex((one) => isFields(one) && one.tceId === tce.tceId)
    const proof = list[position]
    const tcePath = `${path}.tces[${index}]`
    if (isFields(proof)) {
      checkElement({ tce, path: tcePath, proof, proofPath: `${proofPath}.elements[${position}]` }, options, findings)
    } else findings.add(tcePath, 'has no traces behind it', [`traces of ${tce.tceId}`, undefined])
  }
}

/**
 * Verifies a shipment offline, as its receiver, by the extensions of its product footprint: each trace by `verify` of
 * `tonne/verify`, then mass, distance by kind, transport activity, and well to wheel and tank to wheel of every element calculated
 * again with arithmetic of its own and compared with what is stated. `differences` names every field that differs. With a
 * `catalogue` each factor is compared with the published one. What the sender only states (ids, places, times, intensities of
 * its carriers, masses beside containers) is taken as it is. Throws the codes of fields for what is no shipment footprint of iLEAP 1.0.
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
export function verifyShipment(extensions: unknown, options: VerifyOptions = {}): Verification {
  const findings = new Findings()
  const shipment = extensionOf(extensions, SHIPMENT_SCHEMA)
  const proof = extensionOf(extensions, PROOF_SCHEMA)
  if (shipment === undefined) findings.add('extensions', 'hold no shipment footprint', [SHIPMENT_SCHEMA, undefined])
  if (proof === undefined) findings.add('extensions', 'hold no traces to verify', [PROOF_SCHEMA, undefined])
  if (shipment !== undefined) {
    const footprint = readShipmentFootprint(shipment.data)
    const { path } = shipment
    checkReferences(footprint, { path, findings })
    if (proof !== undefined) checkProof(footprint, { path, proofPath: proof.path, data: proof.data, options }, findings)
  }
  return { verified: findings.list.length === 0, differences: findings.list }
}
