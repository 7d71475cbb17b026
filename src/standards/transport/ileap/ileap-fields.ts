import { fail, Violations } from '../../../core/errors/index.ts'
import { add, compare, ONE, parseNumber, type Rational, ZERO } from '../../../core/exact/index.ts'
import {
  anyDecimal,
  anyText,
  country,
  decimal,
  type FieldRule,
  type FieldRules,
  fieldPath,
  listOf,
  name,
  nonNegative,
  objectOf,
  oneOf,
  orEmpty,
  requireField,
  timestamp,
} from '../../documents/index.ts'
import { HUB_TYPES, TEMPERATURES } from '../chain.ts'

/** Modes of transport of iLEAP. */
const MODES = ['Road', 'Rail', 'Air', 'Sea', 'InlandWaterway'] as const

const CARRIERS = [
  'Diesel',
  'HVO',
  'Petrol',
  'CNG',
  'LNG',
  'LPG',
  'HFO',
  'MGO',
  'Aviation fuel',
  'Hydrogen',
  'Methanol',
  'Electric',
] as const

const FEEDSTOCKS = ['Fossil', 'Natural gas', 'Grid', 'Renewable electricity', 'Cooking oil'] as const

const INCOTERMS = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'] as const

const CERTIFICATIONS = ['ISO14083:2023', 'GLECv2', 'GLECv3', 'GLECv3.1'] as const

const PACKAGING = ['Box', 'Pallet', 'Container-TEU', 'Container-FEU', 'Container'] as const

/** Builds a rule for a decimal in a range. */
function ratioRule(expected: string, isIn: (value: Rational) => boolean): FieldRule<string> {
  return decimal(`a decimal ${expected}`, (value, { path, received }) => {
    if (!isIn(value)) fail(path, 'chain_invalid', { message: `must be ${expected}`, expected, received })
  })
}

const upToOne = (value: Rational) => compare(value, ONE) <= 0
const share = ratioRule('above 0 and up to 1', (value) => value.n > 0n && upToOne(value))
const part = ratioRule('from 0 to 1', (value) => value.n >= 0n && upToOne(value))
const emptyShare = ratioRule('from 0 to below 1', (value) => value.n >= 0n && compare(value, ONE) < 0)

/** Adds a check of the value to a rule. */
function withCheck<Value>(
  rule: FieldRule<Value>,
  check: (value: Value, path: string, violations: Violations) => void,
): FieldRule<Value> {
  return {
    ...rule,
    read: (value, path) => {
      const read = rule.read(value, path)
      const violations = new Violations()
      check(read, path, violations)
      violations.throwIfAny()
      return read
    },
  }
}

type Fields = Readonly<Record<string, unknown>>

/** Adds a violation if only one of two fields is stated. */
function checkPair(
  value: Fields,
  [one, other]: readonly [string, string],
  { path, violations }: { path: string; violations: Violations },
): void {
  const missing = [one, other].filter((field) => value[field] === undefined)
  if (missing.length !== 1) return
  const [field = ''] = missing
  violations.add(fieldPath(path, field), 'required', {
    message: 'is missing; state both fields of the pair, or neither',
  })
}

function sumDecimals(values: readonly string[]): Rational {
  return values.map((value) => parseNumber(value)).reduce(add, ZERO)
}

const location = withCheck(
  objectOf({
    street: anyText,
    zip: anyText,
    city: requireField(name),
    country: requireField(country),
    iata: name,
    locode: name,
    uic: name,
    lat: anyDecimal,
    lng: anyDecimal,
  }),
  (value, path, violations) => checkPair(value, ['lat', 'lng'], { path, violations }),
)

const distance = withCheck(
  objectOf({ actual: nonNegative, gcd: nonNegative, sfd: nonNegative }),
  (value, path, violations) => {
    if (Object.keys(value).length > 0) return
    violations.add(path, 'required', { message: 'has no kind; state it as actual, gcd or sfd', expected: '{ actual }' })
  },
)

const feedstocks = withCheck(
  listOf(objectOf({ feedstock: requireField(oneOf(FEEDSTOCKS)), feedstockShare: part, regionProvenance: anyText })),
  (value, path, violations) => {
    const shares = value.flatMap(({ feedstockShare }) => feedstockShare ?? [])
    if (upToOne(sumDecimals(shares))) return
    violations.add(path, 'chain_invalid', { message: 'has shares that add up to more than 1', expected: 'up to 1' })
  },
)

const CARRIER_FIELDS = {
  energyCarrier: requireField(oneOf(CARRIERS)),
  relativeShare: requireField(share),
  feedstocks,
  energyConsumption: nonNegative,
  energyConsumptionUnit: oneOf(['l', 'kg', 'kWh', 'MJ']),
  emissionFactorWTW: nonNegative,
  emissionFactorTTW: nonNegative,
} as const satisfies FieldRules

/** Builds the rule of energy carriers, whose shares add up to 1. */
function carriersOf(fields: typeof CARRIER_FIELDS) {
  const carrier = withCheck(objectOf(fields), (value, path, violations) => {
    checkPair(value, ['energyConsumption', 'energyConsumptionUnit'], { path, violations })
  })
  return withCheck(listOf(carrier), (value, path, violations) => {
    if (compare(sumDecimals(value.map(({ relativeShare }) => relativeShare)), ONE) === 0) return
    const message = 'has shares of the activity that do not add up to 1; state the share of every energy carrier'
    violations.add(path, 'chain_invalid', { message, expected: '1' })
  })
}

/** Energy carriers of a category, each with its factors. */
const categoryCarriers = carriersOf({
  ...CARRIER_FIELDS,
  emissionFactorWTW: requireField(nonNegative),
  emissionFactorTTW: requireField(nonNegative),
})

/** The fields of a transport chain element of iLEAP 1.0. */
export const TCE_FIELDS = {
  tceId: requireField(name),
  prevTceIds: orEmpty(listOf(name)),
  tocId: name,
  hocId: name,
  shipmentId: requireField(name),
  consignmentId: name,
  mass: requireField(nonNegative),
  packagingOrTrEqType: oneOf(PACKAGING),
  packagingOrTrEqAmount: nonNegative,
  distance: requireField(distance),
  origin: location,
  destination: location,
  transportActivity: requireField(nonNegative),
  departureAt: timestamp,
  arrivalAt: timestamp,
  flightNo: name,
  voyageNo: name,
  incoterms: oneOf(INCOTERMS),
  co2eWTW: requireField(nonNegative),
  co2eTTW: requireField(nonNegative),
  noxTTW: nonNegative,
  soxTTW: nonNegative,
  ch4TTW: nonNegative,
  pmTTW: nonNegative,
} as const satisfies FieldRules

const tce = withCheck(objectOf(TCE_FIELDS), ({ tocId, hocId }, path, violations) => {
  if ((tocId === undefined) !== (hocId === undefined)) return
  const message =
    tocId === undefined
      ? 'is missing; state it, or hocId of a hub'
      : 'cannot be combined with hocId; state one of the two'
  violations.add(`${path}.tocId`, tocId === undefined ? 'required' : 'chain_invalid', {
    message,
    expected: 'tocId or hocId',
  })
})

/** The fields of a shipment footprint of iLEAP 1.0. */
export const SHIPMENT_FIELDS = {
  mass: requireField(nonNegative),
  volume: nonNegative,
  shipmentId: requireField(name),
  tces: requireField(listOf(tce)),
} as const satisfies FieldRules

/** The fields of a transport operation category of iLEAP 1.0. */
export const TOC_FIELDS = {
  tocId: requireField(name),
  certifications: listOf(oneOf(CERTIFICATIONS)),
  description: anyText,
  mode: requireField(oneOf(MODES)),
  loadFactor: share,
  emptyDistanceFactor: emptyShare,
  temperatureControl: oneOf(TEMPERATURES),
  truckLoadingSequence: oneOf(['LTL', 'FTL']),
  airShippingOption: oneOf(['belly freight', 'freighter']),
  flightLength: oneOf(['short-haul', 'long-haul']),
  energyCarriers: requireField(categoryCarriers),
  co2eIntensityWTW: requireField(nonNegative),
  co2eIntensityTTW: requireField(nonNegative),
  transportActivityUnit: requireField(oneOf(['TEUkm', 'tkm'])),
} as const satisfies FieldRules

/** The fields of a hub operation category of iLEAP 1.0. */
export const HOC_FIELDS = {
  hocId: requireField(name),
  description: anyText,
  certifications: listOf(oneOf(CERTIFICATIONS)),
  hubType: requireField(oneOf(HUB_TYPES)),
  temperatureControl: oneOf(TEMPERATURES),
  hubLocation: location,
  inboundTransportMode: oneOf(MODES),
  outboundTransportMode: oneOf(MODES),
  packagingOrTrEqType: oneOf(PACKAGING),
  packagingOrTrEqAmount: nonNegative,
  energyCarriers: requireField(categoryCarriers),
  co2eIntensityWTW: requireField(nonNegative),
  co2eIntensityTTW: requireField(nonNegative),
  hubActivityUnit: requireField(oneOf(['TEU', 'tonnes'])),
} as const satisfies FieldRules

/** The fields of transport activity data of iLEAP 1.0. */
export const TAD_FIELDS = {
  activityId: requireField(name),
  consignmentIds: requireField(listOf(name)),
  distance: requireField(distance),
  mass: nonNegative,
  loadFactor: share,
  emptyDistanceFactor: emptyShare,
  origin: requireField(location),
  destination: requireField(location),
  departureAt: requireField(timestamp),
  arrivalAt: requireField(timestamp),
  mode: requireField(oneOf(MODES)),
  packagingOrTrEqType: oneOf(PACKAGING),
  packagingOrTrEqAmount: nonNegative,
  energyCarriers: carriersOf(CARRIER_FIELDS),
  temperatureControl: oneOf(['ambient', 'refrigerated']),
} as const satisfies FieldRules

/** The optional fields of an element other than its activity, under their names in a chain. */
export const STATED_ELEMENT_FIELDS = {
  consignmentId: name,
  origin: location,
  destination: location,
  place: location,
  departureAt: timestamp,
  arrivalAt: timestamp,
  flightNo: name,
  voyageNo: name,
  incoterms: oneOf(INCOTERMS),
} as const satisfies FieldRules
