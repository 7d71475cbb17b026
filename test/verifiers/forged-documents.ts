import { openShipment, sealTraces, stateFigures } from '../unit/standards/transport/forge-shipment.ts'
import type { Bent } from '../unit/verify/bent-trace.ts'
import { chosenBy, type Share } from '../unit/verify/forgery-share.ts'
import { type Data, places, replaced } from '../unit/verify/verify-mutations.ts'
import { type DocumentCase, HONEST_DOCUMENTS, withId } from './document-cases.ts'

const stepsOf = ({ contributions: [{ steps }] }: Bent): readonly Bent[] => steps
const eachDistance = (trace: Bent, change: object) => {
  for (const { kind, distance } of stepsOf(trace)) if (kind === 'distance') Object.assign(distance, change)
}

/** Changes of one trace of an element. Its other traces and its statements stay as they were. */
const CHANGES: Readonly<Record<string, (trace: Bent) => unknown>> = {
  'another activity': ({ contributions: [{ activity }] }) => Object.assign(activity, { value: '1' }),
  'an activity below nothing': ({ contributions: [{ activity }] }) =>
    Object.assign(activity, { value: `-${activity.value}` }),
  'an activity in sacks': ({ contributions: [{ activity, factor, steps }] }) => {
    if (factor.unit === activity.unit) factor.unit = 'sack'
    activity.unit = 'sack'
    for (const { kind, chain } of steps) if (kind === 'convert') chain[0].from = 'sack'
  },
  'other kilometres': (trace) => eachDistance(trace, { km: '1' }),
  'another kind of distance': (trace) => eachDistance(trace, { kind: 'great_circle' }),
  'another method of distance': (trace) => eachDistance(trace, { method: 'router 1' }),
  'a distance that is raised': (trace) => eachDistance(trace, { rule: 'glec-road-1.05', uplift: '1.05' }),
  'a factor of zero': ({ contributions: [{ factor }] }) => Object.assign(factor.per1, { co2e: '0' }),
  'a part above the whole': ({ contributions: [{ factor }] }) => Object.assign(factor.per1, { co2e: '1000' }),
  'another boundary': ({ contributions: [{ factor }] }) => Object.assign(factor, { boundary: 'TTW' }),
  'another category of operations': ({ contributions: [{ factor }] }) =>
    Object.assign(factor, { key: 'transport/other/ttw' }),
  'a factor of flights': ({ contributions: [{ factor }] }) => Object.assign(factor, { category: 'freight-air' }),
  'other kilometres of the factor': ({ contributions: [{ factor }] }) =>
    Object.assign(factor, { distanceBasis: 'great_circle' }),
  'a contribution more': ({ contributions }) => contributions.push(structuredClone(contributions[0])),
}

/** Shipments with a change in one trace, or in all of an element, with seals and emissions made again. */
export function* forgedShipments(share: Share): Generator<DocumentCase> {
  const isTried = chosenBy(share)
  for (const [name, document, verifies] of HONEST_DOCUMENTS) {
    if (name.startsWith('footprint')) continue
    for (const [index, { traces }] of openShipment(document as never).proof.elements.entries()) {
      for (const [what, change] of Object.entries(CHANGES)) {
        for (const parts of [...Object.keys(traces).map((part) => [part]), Object.keys(traces)]) {
          if (!isTried()) continue
          const sent = openShipment(structuredClone(document) as never)
          for (const part of parts) change(sent.proof.elements[index].traces[part])
          sealTraces(sent)
          stateFigures(sent)
          const bent = sent.extensions as Data
          const where = `element ${index}, ${parts.join(' and ')}`
          yield { name: `${name}, ${where}: ${what}`, document: bent, isVerified: () => verifies(bent) }
        }
      }
    }
  }
}

/** Other texts and values of a figure. */
const OTHER_FORMS: readonly ((digits: string) => Data)[] = [
  (digits) => `${digits}/1`,
  (digits) => `${digits}e0`,
  (digits) => ` ${digits}`,
  (digits) => `${digits}.`,
  (digits) => (digits.includes('.') ? `${digits}00` : `${digits}.00`),
  (digits) => `0${digits}`,
  (digits) => `+${digits}`,
  Number,
]

/** Documents with one figure in another form, outside their traces. */
export function* documentsWithOtherDigits(share: Share): Generator<DocumentCase> {
  const isTried = chosenBy(share)
  for (const [name, document, verifies] of HONEST_DOCUMENTS) {
    for (const [place, leaf] of places(document)) {
      if (place.includes('traces') || place.includes('trace')) continue
      if (typeof leaf !== 'string' || !/^\d+(?:\.\d+)?$/.test(leaf)) continue
      for (const written of OTHER_FORMS) {
        if (!isTried()) continue
        const bent = withId(replaced(document, place, written(leaf)))
        const what = `${place.join('.')} as ${JSON.stringify(written(leaf))}`
        yield { name: `${name}, ${what}`, document: bent, isVerified: () => verifies(bent) }
      }
    }
  }
}
