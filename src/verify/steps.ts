import type { Field } from './findings.ts'
import { compareFractions, divideFractions, exact, type Fraction, fraction, isSame, plus, times } from './fraction.ts'
import { isMoneyStep, moneyTimes } from './money.ts'
import { checkShareOf } from './shares.ts'
import type { StepOf, TraceStep } from './trace-shape.ts'
import type { UnitSizes } from './unit-sizes.ts'
import { splitUnit } from './unit-walk.ts'

/** The data to check a step against: the sizes of all units of the trace, and the unit of the quantity before it. */
interface StepContext {
  readonly units: UnitSizes
  /** Undefined for a product of units. */
  readonly before: string | undefined
}

/** Distance uplifts: (km + added) × uplift, from kilometres of a kind. */
const UPLIFTS = {
  none: { added: '0', uplift: '1', from: undefined, by: undefined },
  'iso14083-air-95': { added: '95', uplift: '1', from: 'great_circle', by: 'AIR' },
  'glec-road-1.05': { added: '0', uplift: '1.05', from: 'shortest_feasible', by: 'TRUCK' },
  'glec-sea-1.15': { added: '0', uplift: '1.15', from: 'shortest_feasible', by: 'SHIP' },
} as const

/** The multiplier of each policy with a single one. */
const POLICIES = { return: '2' } as const
/** The multipliers of a cabin: the seat weights of IATA RP 1726. */
const SEAT_WEIGHTS: readonly string[] = ['1', '1.5', '4', '5']

/** Adds a difference unless a number is above zero. */
function checkPositive(field: Field, stated: string): void {
  if (exact(stated).n <= 0n) field.differs('must be above zero', 'above 0', stated)
}

/**
 * Returns the multiplier of a link: the ratio of its units, by their definitions or by the first link with an own unit.
 */
function linkTimes(link: StepOf<'convert'>['chain'][number], field: Field, units: UnitSizes): Fraction {
  const stated = exact(link.times)
  const ratio = units.ratio(link.from, link.to)
  if (stated.n <= 0n) checkPositive(field.in('times'), link.times)
  else if (ratio === 'incompatible') {
    field.differs('leads from one dimension to another', 'two units of one dimension', `${link.from} to ${link.to}`)
  } else if (ratio !== undefined && !isSame(ratio, stated)) {
    const message = `is not how many ${link.to} one ${link.from} is`
    field.in('times').differs(message, field.findings.print(ratio), link.times)
    return ratio
  }
  return stated
}

function convertTimes({ chain, unit, times: stated }: StepOf<'convert'>, field: Field, units: UnitSizes): Fraction {
  const { findings } = field
  const links = field.in('chain')
  const [first, last] = [chain[0], chain.at(-1)]
  if (first === undefined || last === undefined) {
    links.differs('holds no link', 'at least one link', 'none')
    return exact(stated)
  }
  field.in('unit').expect('is not that of the chain', `${last.to}/${first.from}`, unit)
  if (first.from === last.to) links.differs('leads nowhere', 'the way to another unit', `${first.from} to ${last.to}`)
  let product = fraction(1n)
  for (const [index, link] of chain.entries()) {
    const place = links.in(index)
    const before = chain[index - 1]
    if (before !== undefined) place.in('from').expect('does not go on where the chain was', before.to, link.from)
    product = findings.times(product, linkTimes(link, place, units)) ?? exact(stated)
  }
  return product
}

function shareTimes(step: StepOf<'share'>, field: Field): Fraction | undefined {
  const { part, whole, unit } = step
  field.in('unit').expect('of a share must be 1', '1', unit)
  checkShareOf(step, field)
  const [above, below] = [exact(part), exact(whole)]
  if (below.n > 0n && above.n >= 0n && compareFractions(above, below) <= 0n) return divideFractions(above, below)
  return field.in('part').differs('is not a part of the whole', `0 to ${whole}`, part)
}

/** A rule that adjusts a distance. */
export type UpliftRule = keyof typeof UPLIFTS

/** Kilometres as a rule adjusts them: (km + added) × uplift. */
export function adjustedKm(km: string, rule: UpliftRule): Fraction {
  const { added, uplift } = UPLIFTS[rule]
  return times(plus(exact(km), exact(added)), exact(uplift))
}

/** Checks that a distance states what its rule adds and multiplies by. */
export function checkUplift(
  { km, addedKm, uplift, rule, kind }: Omit<StepOf<'distance'>['distance'], 'method' | 'route'>,
  field: Field,
): void {
  const wanted = UPLIFTS[rule]
  field.in('addedKm').expect(`is not what the rule ${rule} adds`, wanted.added, addedKm)
  field.in('uplift').expect(`is not what the rule ${rule} multiplies by`, wanted.uplift, uplift)
  if (wanted.from !== undefined) field.in('kind').expect(`is not raised by ${rule}`, wanted.from, kind)
  if (exact(km).n < 0n) field.in('km').differs('must not be negative', '0 or more', km)
}

function distanceTimes({ distance, unit }: StepOf<'distance'>, field: Field): Fraction {
  const { km, rule, route } = distance
  const place = field.in('distance')
  const { by } = UPLIFTS[rule]
  checkUplift(distance, place)
  if (by !== undefined && route !== null) {
    place.in('route', 'mode').expect(`is not raised by ${rule}`, by, route.mode)
  }
  if (unit !== 'km' && unit !== 'km/vehicle') {
    field.in('unit').differs('is not that of a distance', 'km, km/vehicle', unit)
  }
  checkRoute(distance, place.coded('rule_broken'))
  return adjustedKm(km, rule)
}

/** True for fuel per distance, such as 'l/km', in the distance unit of the quantity; own units are accepted. */
function isPerDistance(unit: string, { units, before }: StepContext): boolean {
  const [fuel, distance] = splitUnit(unit, before)
  const isFuel = units.dimensionOf(fuel) !== 'length'
  return fuel !== '' && distance !== '' && isFuel && (units.dimensionOf(distance) ?? 'length') === 'length'
}

/** The unit of each quantity, in words, and the test for it. */
const QUANTITY_UNITS: Readonly<
  Record<StepOf<'quantity'>['what'], readonly [expected: string, test: (unit: string, context: StepContext) => boolean]>
> = {
  rooms: ['room', (unit) => unit === 'room'],
  consumption: ['fuel per distance', isPerDistance],
}

function checkQuantity({ what, times: stated, unit }: StepOf<'quantity'>, field: Field, context: StepContext): void {
  const [expected, isOf] = QUANTITY_UNITS[what]
  if (!isOf(unit, context)) field.in('unit').differs(`is not that of ${what}`, expected, unit)
  const { n, d } = exact(stated)
  if (what === 'rooms' && n % d !== 0n) field.in('times').differs('must be a whole number', 'whole rooms', stated)
  checkPositive(field.in('times'), stated)
}

function policyTimes({ name, times: stated, unit }: StepOf<'policy'>, field: Field): Fraction | undefined {
  field.in('unit').expect('of a policy must be 1', '1', unit)
  if (name !== 'cabin') return exact(POLICIES[name])
  if (!SEAT_WEIGHTS.includes(stated)) {
    field.in('times').differs('is not what cabin multiplies by', SEAT_WEIGHTS.join(', '), stated)
  }
  return undefined
}

/** A declared property converts one dimension to another, by a positive factor. */
function checkBridge({ times: stated, unit }: StepOf<'bridge'>, field: Field, { units, before }: StepContext): void {
  const [to, from] = splitUnit(unit, before)
  const ratio = units.ratio(from, to)
  if (to === '' || from === '' || (ratio !== undefined && ratio !== 'incompatible')) {
    const expected = 'a unit per unit of another dimension'
    field.in('unit').differs('does not lead from one dimension to another', expected, unit)
  }
  checkPositive(field.in('times'), stated)
}

/** Computes the ratio from one calorific value to the other; the gross value must be at least the net one. */
function heatingValueTimes(step: StepOf<'heating_value'>, field: Field): Fraction {
  const { from, to, unit } = step
  field.in('unit').expect('of a ratio must be 1', '1', unit)
  if (from === to) field.in('to').differs('is not the other calorific value', 'gross to net or net to gross', to)
  const [gross, net] = [exact(step.gross), exact(step.net)]
  checkPositive(field.in('net'), step.net)
  if (compareFractions(gross, net) < 0n)
    field.in('gross').differs('is below the net one', `${step.net} or more`, step.gross)
  if (gross.n <= 0n || net.n <= 0n) return exact(step.times)
  return to === 'net' ? divideFractions(net, gross) : divideFractions(gross, net)
}

/** Returns the multiplier that follows from a step's own details; undefined if they are insufficient. */
function timesOfDetails(step: TraceStep, field: Field, context: StepContext): Fraction | undefined {
  if (step.kind === 'convert') return convertTimes(step, field, context.units)
  if (step.kind === 'share') return shareTimes(step, field)
  if (step.kind === 'heating_value') return heatingValueTimes(step, field)
  if (step.kind === 'distance') return distanceTimes(step, field)
  if (step.kind === 'policy') return policyTimes(step, field)
  if (isMoneyStep(step)) return moneyTimes(step, field)
  if (step.kind === 'quantity') checkQuantity(step, field, context)
  else checkBridge(step, field, context)
  return undefined
}

/** Checks of multipliers against their steps, by kind; other kinds state their multiplier. */
const CONTRADICTIONS = {
  convert: 'is not the product of the chain',
  share: 'is not part / whole',
  heating_value: 'is not the ratio of the calorific values',
  distance: 'is not (km + addedKm) × uplift',
  policy: 'is not what the policy multiplies by',
  exchange: 'is not the rate in the direction of the unit',
  price_index: 'is not the ratio of the figures',
  inflation: 'is not the product of the years',
  quantity: 'does not follow from the step',
  bridge: 'does not follow from the step',
} as const satisfies Record<TraceStep['kind'], string>

/** Checks a step and returns the multiplier it must have, so that later numbers do not repeat its difference. */
export function checkStep(step: TraceStep, field: Field, context: StepContext): Fraction {
  const stated = exact(step.times)
  const due = timesOfDetails(step, field, context)
  if (due === undefined || isSame(due, stated)) return stated
  field.in('times').differs(CONTRADICTIONS[step.kind], field.findings.print(due), step.times)
  return due
}

type Distance = StepOf<'distance'>['distance']
type Route = NonNullable<Distance['route']>
type Point = NonNullable<Route['from']>['point']

const ONE = fraction(1n)
const DETOUR_MAX = fraction(5n)
/** km = baseKm × detour, both sides rounded to 1e-9 km. */
const ROUNDING_KM = fraction(1n, 1_000_000_000n)
const EARTH_RADIUS_KM = 6371.0088
/** A geodesic differs from the arc on a sphere of the mean radius by at most 0.56 %. */
const SPHERE_ERROR = 0.006
/** The most that snapping both ends to a road can shorten a distance. */
const SNAP_KM_MAX = 10
/** The tolerance for a short great circle, regardless of its method. */
const GREAT_CIRCLE_KM_MAX = 0.1

/** Fraction digits kept when converting to a double; far more than a kilometre or degree needs. */
const PLACES = 12

/** Truncates a number to twelve fraction digits, even if the terms of the exact one are long. */
function toDouble(digits: string): number {
  const { n, d } = exact(digits)
  return Number((n * 10n ** BigInt(PLACES)) / d) / 10 ** PLACES
}

function isOnEarth({ lat, lng }: Point): boolean {
  return Math.abs(toDouble(lat)) <= 90 && Math.abs(toDouble(lng)) <= 180
}

/** The arc between two points on a sphere of the mean radius, in kilometres. */
function arcKm(from: Point, to: Point): number {
  const radians = (digits: string) => (toDouble(digits) * Math.PI) / 180
  const [lat1, lng1, lat2, lng2] = [radians(from.lat), radians(from.lng), radians(to.lat), radians(to.lng)]
  const half = Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin((lng2 - lng1) / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)))
}

function checkDetour({ km, kind, method }: Distance, { baseKm, detour, quality }: Route, field: Field): void {
  const stated = exact(detour)
  const due = times(exact(baseKm), stated)
  const bound = times(ROUNDING_KM, stated)
  const factor = field.in('detour')
  if (compareFractions(stated, ONE) < 0n) factor.differs('must be 1 or more', '1 or more', detour)
  else if (compareFractions(stated, DETOUR_MAX) > 0n) factor.differs('must be 5 or less', '5 or less', detour)
  else if (compareFractions(exact(km), plus(due, bound)) > 0n || compareFractions(due, plus(exact(km), bound)) > 0n) {
    field.in('baseKm').differs('times the detour is not the distance', km, field.findings.print(due))
  }
  if (isSame(stated, ONE)) return
  if (kind !== 'estimate' || method === 'declared') factor.differs('is for estimates only', '1', detour)
  field.in('quality').expect('of an estimate is low', 'low', quality)
}

/** Checks that the kilometres are possible: a great circle matches its points, and no route is shorter than it. */
function checkReach({ kind }: Distance, { from, to, baseKm, detour }: Route, field: Field): void {
  if (from === null || to === null) return
  const arc = arcKm(from.point, to.point)
  const base = toDouble(baseKm)
  const isGreatCircle = kind === 'great_circle' || detour !== '1'
  const [least, most] = [arc * (1 - SPHERE_ERROR), arc * (1 + SPHERE_ERROR)]
  const isTooShort = base < least - (isGreatCircle ? GREAT_CIRCLE_KM_MAX : SNAP_KM_MAX)
  const isTooLong = isGreatCircle && base > most + GREAT_CIRCLE_KM_MAX
  if (!isTooShort && !isTooLong) return
  const expected = `${isGreatCircle ? 'about' : 'at least about'} ${arc.toFixed(1)} km`
  field.in('baseKm').differs('is not what lies between the two points', expected, baseKm)
}

/** Checks that a distance agrees with its places and route; routes are not computed again. */
function checkRoute(distance: Distance, field: Field): void {
  const { route, method } = distance
  if (route === null) return
  const place = field.in('route')
  const points = [route.from?.point, route.to?.point, ...route.path.map(({ point }) => point)]
  const outside = points.find((point) => point !== undefined && !isOnEarth(point))
  if (outside !== undefined) {
    place.differs('has a point outside the Earth', '±90, ±180', `${outside.lat}, ${outside.lng}`)
    return
  }
  checkDetour(distance, route, place)
  if (method !== 'declared') checkReach(distance, route, place)
}
