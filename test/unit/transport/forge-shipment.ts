import { printDecimal } from '../../../src/documents/index.ts'
import { add, parseNumber, subtract } from '../../../src/exact/index.ts'
import { shipmentFootprint, type TransportChain } from '../../../src/transport/index.ts'
import type { Bent } from '../verify/bent-trace.ts'
import { resealed } from '../verify/reseal.ts'

/** A shipment as a receiver parses it: the document and its proof, open to every change. */
export interface SentShipment {
  readonly extensions: Bent[]
  readonly shipment: Bent
  readonly proof: Bent
}

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

/** States the emission and the transport activity that follow from the traces and from what is stated, as a forger would. */
export function stateFigures({ shipment, proof }: SentShipment): void {
  for (const tce of shipment.tces) {
    const { traces } = proof.elements.find((one: Bent) => one.tceId === tce.tceId) ?? {}
    if (traces === undefined) continue
    const { wtw, ttw } = emissionOf(traces)
    Object.assign(tce, { co2eWTW: printDecimal(wtw), co2eTTW: printDecimal(ttw) })
  }
}

/** The sent shipment after a change, with every seal and figure that follows made again. */
export function forgedShipment(chain: TransportChain, change: (sent: SentShipment) => void): Bent[] {
  const sent = sentShipment(chain)
  change(sent)
  sealTraces(sent)
  stateFigures(sent)
  return sent.extensions
}
