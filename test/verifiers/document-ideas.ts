import { frozen } from '../fixtures/changed-trace.ts'
import type { Bent } from '../unit/verify/bent-trace.ts'
import type { Data } from '../unit/verify/verify-mutations.ts'
import { type DocumentCase, HONEST_DOCUMENTS, withId } from './document-cases.ts'

type Change = (document: Bent) => unknown

const proofIn = (document: Bent) =>
  document.extensions.find(({ dataSchema }: Bent) => /footprint-proof/.test(dataSchema)).data

/** What a forger could try in a footprint, other than another value of one member. */
const FOOTPRINT_IDEAS: Readonly<Record<string, Change>> = {
  'half of a character in a name': (one) => Object.assign(one, { companyName: 'Acme \ud800' }),
  'a second proof': (one) => one.extensions.push(structuredClone(one.extensions.at(-1))),
  'no proof': (one) => one.extensions.splice(0),
  'a proof in another envelope': (one) =>
    Object.assign(one.extensions.at(-1), { dataSchema: 'urn:tonne:footprint-proof:2' }),
  'a share above all': (one) => Object.assign(proofIn(one).parts[0], { share: { part: '3', whole: '1' } }),
  'a share below nothing': (one) => Object.assign(proofIn(one).parts[0], { share: { part: '-1', whole: '3' } }),
  'a share of nothing': (one) => Object.assign(proofIn(one).parts[0], { share: { part: '0', whole: '0' } }),
  'a share with a third member': (one) => Object.assign(proofIn(one).parts[0].share, { of: 'mass' }),
  'a share that is null': (one) => Object.assign(proofIn(one).parts[0], { share: null }),
  'a stage of use': (one) => Object.assign(proofIn(one).parts[0], { stage: 'use' }),
  'a trace as text': (one) =>
    Object.assign(proofIn(one).parts[0], { trace: JSON.stringify(proofIn(one).parts[0].trace) }),
  'a trace of energy': (one) => Object.assign(proofIn(one).parts[0], { trace: frozen('energy-1-made') }),
  'a trace of an earlier format': (one) => Object.assign(proofIn(one).parts[0].trace, { format: 'tonne-trace/1' }),
  'a trace of a later format': (one) => Object.assign(proofIn(one).parts[0].trace, { format: 'tonne-trace/3' }),
  'a part twice': (one) => proofIn(one).parts.push(proofIn(one).parts[0]),
  'a part that is left out': (one) => proofIn(one).parts.pop(),
  'a quantity of nothing': (one) => Object.assign(proofIn(one), { quantity: '0' }),
  'a quantity as a JSON number': (one) => Object.assign(proofIn(one), { quantity: 700 }),
  'a rounding up': (one) => Object.assign(proofIn(one), { rounding: { mode: 'half_up', significantDigits: 34 } }),
  'fewer digits': (one) =>
    Object.assign(one.pcf, { packagingGhgEmissions: one.pcf.packagingGhgEmissions.slice(0, 12) }),
  'a digit more': (one) => Object.assign(one.pcf, { packagingGhgEmissions: `${one.pcf.packagingGhgEmissions}6` }),
  'a declared unit of two': (one) => Object.assign(one.pcf, { declaredUnitAmount: '2' }),
  'a proof in a proof': (one) => Object.assign(proofIn(one), { proof: structuredClone(proofIn(one)) }),
  'an extension that is a list': (one) => one.extensions.push({ specVersion: '1', dataSchema: 'urn:a:b', data: [] }),
  'a document of 2.0': (one) => Object.assign(one, { specVersion: '2.3.0' }),
  'a status of a person': (one) => Object.assign(one, { status: 'active' }),
  'figures in the prototype': (one) =>
    Object.assign(one, { pcf: JSON.parse(`{"__proto__":${JSON.stringify(one.pcf)}}`) }),
}

/** What a forger could try in a footprint whose parts name records. */
const RECORD_IDEAS: Readonly<Record<string, Change>> = {
  'one record twice': (one) => Object.assign(proofIn(one).parts[1], { record: 'a' }),
  'equal traces without records': (one) => {
    for (const part of proofIn(one).parts.slice(0, 2)) part.record = undefined
  },
  'both figures of one record': (one) => Object.assign(proofIn(one).parts[3], { record: 'c' }),
  'both figures, one without a record': (one) => Object.assign(proofIn(one).parts[3], { record: undefined }),
  'a record that is a number': (one) => Object.assign(proofIn(one).parts[1], { record: 7 }),
  'a record without a name': (one) => Object.assign(proofIn(one).parts[1], { record: '' }),
  'a record that is null': (one) => Object.assign(proofIn(one).parts[1], { record: null }),
  'a name of a record that is too long': (one) =>
    Object.assign(proofIn(one).parts[1], { record: '\u{1F600}'.repeat(128) }),
  'a part with another member': (one) => Object.assign(proofIn(one).parts[1], { times: '1' }),
}

const shipmentIn = (extensions: Bent) => extensions[0].data
const elementsIn = (extensions: Bent) => extensions[1].data.elements

/** What a forger could try in a shipment with a lorry, a terminal and a ship. */
const SHIPMENT_IDEAS: Readonly<Record<string, Change>> = {
  'elements in a circle': (one) =>
    Object.assign(shipmentIn(one).tces[0], { prevTceIds: [shipmentIn(one).tces[2].tceId] }),
  'an element before itself': (one) =>
    Object.assign(shipmentIn(one).tces[1], { prevTceIds: [shipmentIn(one).tces[1].tceId] }),
  'two chains': (one) => Object.assign(shipmentIn(one).tces[2], { prevTceIds: [] }),
  'an element twice': (one) => shipmentIn(one).tces.push(structuredClone(shipmentIn(one).tces[0])),
  'a proof twice': (one) => elementsIn(one).push(structuredClone(elementsIn(one)[0])),
  'a proof that is left out': (one) => elementsIn(one).pop(),
  'a proof of nothing': (one) => Object.assign(elementsIn(one)[0], { traces: {} }),
  'one part of an emission': ([, { data }]) => {
    const [[name, trace]] = Object.entries(data.elements[0].traces) as [[string, Data]]
    data.elements[0].traces = { [name]: trace }
  },
  'the parts of an emission exchanged': (one) => {
    const { traces } = elementsIn(one)[0]
    const [first = '', second = ''] = Object.keys(traces)
    elementsIn(one)[0].traces = { [first]: traces[second], [second]: traces[first] }
  },
  'the traces of another element': (one) => Object.assign(elementsIn(one)[0], { traces: elementsIn(one)[1].traces }),
  'a part of an emission of the prototype': (one) =>
    Object.assign(elementsIn(one)[0].traces, { constructor: elementsIn(one)[0].traces.ttw }),
  'two distances': (one) => Object.assign(shipmentIn(one).tces[0].distance, { gcd: '1' }),
  'a distance of another kind': (one) => {
    const [element] = shipmentIn(one).tces
    element.distance = { gcd: Object.values(element.distance)[0] }
  },
  'a hub that goes somewhere': (one) =>
    Object.assign(shipmentIn(one).tces[1], { destination: { city: 'Hamburg', country: 'DE' } }),
  'a hub by road': (one) => Object.assign(elementsIn(one)[1], { mode: 'TRUCK' }),
  'a mode of the prototype': (one) => Object.assign(elementsIn(one)[0], { mode: 'toString' }),
  'containers without a distance': (one) => Object.assign(elementsIn(one)[0], { teu: '1', distance: undefined }),
  'an element of another shipment': (one) => Object.assign(shipmentIn(one).tces[0], { shipmentId: 'other' }),
  'both categories': (one) => Object.assign(shipmentIn(one).tces[0], { hocId: 'hub' }),
  'soot of no trace': (one) => Object.assign(shipmentIn(one).tces[0], { pmTTW: '0' }),
  'a second shipment': (one) => one.push(structuredClone(one[0])),
  'half of a character in an id': (one) => Object.assign(shipmentIn(one).tces[0], { consignmentId: '\udc00' }),
  'an emission below its part': (one) => Object.assign(shipmentIn(one).tces[0], { co2eWTW: '0' }),
  'elements as an object': (one) => Object.assign(shipmentIn(one), { tces: { ...shipmentIn(one).tces } }),
}

const IDEAS: Readonly<Record<string, Readonly<Record<string, Change>>>> = {
  footprint: FOOTPRINT_IDEAS,
  'footprint of records': RECORD_IDEAS,
  'chain with containers': SHIPMENT_IDEAS,
}

/** Documents by ideas of what a forger could try; nobody may verify one of them. */
export function* documentIdeas(): Generator<DocumentCase> {
  for (const [name, document, verifies] of HONEST_DOCUMENTS) {
    for (const [what, change] of Object.entries(IDEAS[name] ?? {})) {
      const bent: Bent = structuredClone(document)
      change(bent)
      const sent = withId(JSON.parse(JSON.stringify(bent)))
      yield { name: `${name}, ${what}`, document: sent, isVerified: () => verifies(sent) }
    }
  }
}
