import type { Json } from '../../emissions/index.ts'
import { printExact, rationalOf } from '../../exact/index.ts'
import type { CalculatedElement } from '../calculated-element.ts'
import { isTransport } from '../chain.ts'

/** The format of the proof of a shipment with its version; verifiers read every version ever released. */
export const TRANSPORT_PROOF_FORMAT = 'tonne-transport-proof/1'

/** The name of the schema of the proof, as extensions of PACT state it. */
export const TRANSPORT_PROOF_SCHEMA = 'urn:tonne:transport-proof:1'

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
export function transportProof(elements: readonly CalculatedElement[]): object {
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
