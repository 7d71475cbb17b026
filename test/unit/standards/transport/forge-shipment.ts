import {
  add,
  divide,
  multiply,
  parseNumber,
  type Rational,
  ratio,
  subtract,
  ZERO,
} from '../../../../src/core/exact/index.ts'
import { printDecimal } from '../../../../src/standards/documents/index.ts'
import { shipmentFootprint, type TransportChain } from '../../../../src/standards/transport/index.ts'
import { knownUnit } from '../../../../src/verify/known-units.ts'
import type { Bent } from '../../verify/bent-trace.ts'
import { resealed } from '../../verify/reseal.ts'

/** A shipment as a receiver parses it: the document and its proof, open to every change. */
export interface SentShipment {
  readonly extensions: Bent[]
  readonly shipment: Bent
  readonly proof: Bent
}

const KILOGRAMS = ratio(1000n)
const FIELDS: Readonly<Record<string, string>> = { actual: 'actual', shortest_feasible: 'sfd', great_circle: 'gcd' }

/** The shipment of a chain as JSON. */
export function sentShipment(chain: TransportChain, others: readonly object[] = []): SentShipment {
  const { extensions } = shipmentFootprint(chain)
  return openShipment(JSON.parse(JSON.stringify([...extensions, ...others])))
}

/** The parts of the extensions. */
export function openShipment(extensions: Bent[]): SentShipment {
  return { extensions, shipment: extensions[0].data, proof: extensions[1].data }
}

/** Seals every trace again, with everything that follows from what was changed in it. */
export function sealTraces({ proof }: SentShipment): void {
  for (const { traces } of proof.elements ?? []) {
    for (const [part, trace] of Object.entries(traces ?? {})) traces[part] = JSON.parse(resealed(trace as Bent))
  }
}

function emissionOf(traces: Bent) {
  const of = (part: string) => traces[part] && parseNumber(traces[part].total.co2e)
  const [ttw, wtt, wtw] = [of('ttw'), of('wtt'), of('wtw')]
  return { wtw: wtw ?? add(ttw, wtt), ttw: ttw ?? subtract(wtw, wtt) }
}

/** Pairs of an element and its proof. */
function pairsOf({ shipment, proof }: SentShipment): readonly (readonly [tce: Bent, proof: Bent])[] {
  return shipment.tces.flatMap((tce: Bent) => {
    const own = proof.elements.find((one: Bent) => one.tceId === tce.tceId)
    return own?.traces === undefined ? [] : [[tce, own]]
  })
}

/** States the emission that follows from the traces, as a forger would. */
export function stateFigures(sent: SentShipment): void {
  for (const [tce, { traces }] of pairsOf(sent)) {
    const { wtw, ttw } = emissionOf(traces)
    Object.assign(tce, { co2eWTW: printDecimal(wtw), co2eTTW: printDecimal(ttw) })
  }
}

/** Counts the containers × kilometres of traces again by what the proof states. */
export function countContainers({ proof }: SentShipment): void {
  for (const { teu, distance, traces } of proof.elements) {
    if (distance === undefined || teu === undefined) continue
    const km = multiply(add(parseNumber(distance.km), parseNumber(distance.addedKm)), parseNumber(distance.uplift))
    for (const trace of Object.values<Bent>(traces)) {
      trace.contributions[0].activity.value = printDecimal(multiply(parseNumber(teu), km))
    }
  }
}

function massOf({ activity: { value, unit } }: Bent): Rational | undefined {
  const known = knownUnit(unit)
  return known?.dimension === 'mass' ? multiply(parseNumber(value), known.inSi) : undefined
}

/** States mass, containers, distance and activity too, as they follow from the first trace of each element. */
export function stateActivities(sent: SentShipment): void {
  for (const [tce, { traces, teu, distance: adjusted }] of pairsOf(sent)) {
    const [first] = Object.values<Bent>(traces)
    const [one] = first.contributions
    const mass = massOf(one)
    if (mass !== undefined) tce.mass = printDecimal(mass)
    if (teu !== undefined) tce.packagingOrTrEqAmount = teu
    if (one.activity.unit === 'TEU') tce.packagingOrTrEqAmount = one.activity.value
    const distance = adjusted ?? one.steps.find((step: Bent) => step.kind === 'distance')?.distance
    if (distance !== undefined) tce.distance = { [FIELDS[distance.kind] ?? 'actual']: distance.km }
    const km = parseNumber(Object.values<string>(tce.distance)[0] ?? ZERO)
    tce.transportActivity = printDecimal(divide(multiply(parseNumber(tce.mass), km), KILOGRAMS))
  }
  const [tce] = sent.shipment.tces
  if (tce !== undefined) sent.shipment.mass = tce.mass
}

/** The sent shipment after a change, with every seal and emission that follows made again. */
export function forgedShipment(chain: TransportChain, change: (sent: SentShipment) => void): Bent[] {
  const sent = sentShipment(chain)
  change(sent)
  sealTraces(sent)
  stateFigures(sent)
  return sent.extensions
}
