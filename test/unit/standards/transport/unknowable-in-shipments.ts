const MEASURED = 'what was measured: a sender who had said so would have sent the same traces'
const STATED = 'a statement that no trace has, as far as the elements are one chain'
const CATEGORY = 'a category is left out, or states more than its unit, mode and intensities'
const ENVELOPE = 'the envelope of an extension, or the order of extensions'
const MODE = 'the mode of own figures: their factors are of no category'
const BESIDE = 'a figure next to the one that the traces count: a mass next to containers, containers next to a mass'
const PARTS = 'one of three parts, or a statement of the proof, is left out: the rest proves the same emission'
const ORDER = 'the order of elements in one of the two lists, or of a conversion and the distance of one product'
const NOTICES = 'a notice that the steps do not imply, which no figure of a shipment depends on'

function all(reason: string, ways: readonly string[]): (readonly [string, string])[] {
  return ways.map((way) => [way, reason] as const)
}

const PLACES = [
  'origin.city',
  'origin.country',
  'origin.iata',
  'origin.locode',
  'destination.city',
  'destination.locode',
]

/**
 * What a forger can change in a shipment who computes everything that follows anew, each with the reason why nobody can know
 * it from the document and the published factors alone.
 */
export const UNKNOWABLE_IN_SHIPMENTS: ReadonlyMap<string, string> = new Map([
  ...all(MEASURED, [
    'change elements[].distance.km',
    'change elements[].teu',
    'change elements[].traces.contributions[].activity.value',
    'change elements[].traces.contributions[].steps[].distance.km',
    'change elements[].traces.contributions[].steps[].distance.kind',
    'change elements[].traces.contributions[].steps[].distance.method',
  ]),
  ...all(NOTICES, ['change elements[].traces.notices[].code', 'leave out elements[].traces.notices']),
  ...all(STATED, [
    'change mass',
    'change volume',
    'leave out [].data',
    'leave out tces[]',
    'leave out tces[].destination',
    'leave out tces[].origin',
    ...['tocId', 'prevTceIds[]', 'consignmentId', 'departureAt', 'flightNo', 'voyageNo', 'incoterms'].map(
      (field) => `change tces[].${field}`,
    ),
    ...PLACES.map((field) => `change tces[].${field}`),
  ]),
  ...all(BESIDE, ['change tces[].mass', 'change tces[].packagingOrTrEqAmount']),
  ...all(MODE, ['change elements[].mode']),
  ...all(PARTS, ['leave out elements[]', 'leave out elements[].traces']),
  ...all(CATEGORY, [
    'leave out ',
    'add [].data',
    'change [].dataSchema',
    'change hocId',
    'change hubType',
    'change tocId',
    'swap energyCarriers',
    'double energyCarriers',
    'leave out energyCarriers',
    'leave out energyCarriers[]',
    'add energyCarriers[]',
    'add energyCarriers[].feedstocks[]',
    'double energyCarriers[].feedstocks',
    'leave out energyCarriers[].feedstocks',
    'leave out energyCarriers[].feedstocks[]',
    ...['energyCarrier', 'relativeShare', 'emissionFactorWTW', 'emissionFactorTTW'].map(
      (field) => `change energyCarriers[].${field}`,
    ),
    'change energyCarriers[].feedstocks[].feedstock',
    'change energyCarriers[].feedstocks[].feedstockShare',
  ]),
  ...all(ENVELOPE, ['add []', 'change [].documentation', 'change [].specVersion', 'leave out []', 'swap ']),
  ...all(ORDER, ['swap elements', 'swap tces', 'swap elements[].traces.contributions[].steps']),
])
