import {
  adjustedKm,
  checkUplift,
  divideFractions,
  exact,
  type Fraction,
  fraction,
  isSame,
  isUplifted,
  knownUnit,
  plus,
  times,
} from '../../../verify/document/index.ts'
import type { EmissionPart } from '../category-factors.ts'
import type { IleapDistance } from '../ileap/ileap-data.ts'
import { dueRule, type StatedDistance, statedMode } from './element-mode.ts'
import { type ElementPart, type ElementPlace, elementKind } from './element-traces.ts'

/** The field of a distance by its kind. */
const DISTANCE_FIELDS: Readonly<Record<string, keyof IleapDistance>> = {
  actual: 'actual',
  shortest_feasible: 'sfd',
  great_circle: 'gcd',
}

const CONTAINERS = 'Container-TEU'
const TONNE = fraction(1000n)

/** The parts of an emission, or of an intensity; undefined if unknown. */
export interface DueParts {
  readonly wtw: Fraction | undefined
  readonly ttw: Fraction | undefined
}

/**
 * Computes well to wheel and tank to wheel from two or three parts; undefined if the whole is not the sum of its parts.
 */
export function dueParts(known: Readonly<Partial<Record<EmissionPart, Fraction>>>): DueParts {
  const { ttw, wtt, wtw } = known
  const minus = ({ n, d }: Fraction) => fraction(-n, d)
  if (ttw !== undefined && wtt !== undefined) {
    const sum = plus(ttw, wtt)
    return { wtw: wtw === undefined || wtw.n * sum.d === sum.n * wtw.d ? sum : undefined, ttw }
  }
  if (wtw === undefined) return { wtw: undefined, ttw }
  const rest = ttw === undefined ? wtt && plus(wtw, minus(wtt)) : plus(wtw, minus(ttw))
  // a part is never more than the whole
  const isPart = rest !== undefined && rest.n >= 0n
  return { wtw: isPart ? wtw : undefined, ttw: ttw ?? rest }
}

/** Adds an emission that differs from the traces. */
export function checkEmission({ tce, field }: ElementPlace, parts: readonly ElementPart[]): void {
  const totals = parts.map(({ part, trace }) => [part, trace.total.co2e === null ? undefined : exact(trace.total.co2e)])
  const { wtw, ttw } = dueParts(Object.fromEntries(totals))
  field.in('co2eWTW').expectFigure('is not that of the traces', wtw, tce.co2eWTW)
  field.in('co2eTTW').expectFigure('is not that of the traces', ttw, tce.co2eTTW)
}

/** Adds a distance that differs from the traces, and any second one; for a hub it must be 0. */
function checkDistance({ tce, field }: ElementPlace, distance: StatedDistance | undefined): void {
  const place = field.in('distance')
  const due = distance === undefined ? 'actual' : DISTANCE_FIELDS[distance.kind]
  if (due === undefined) {
    place.differs('is of no kind of iLEAP', Object.keys(DISTANCE_FIELDS).join(', '), distance?.kind)
    return
  }
  const km = distance === undefined ? fraction(0n) : exact(distance.km)
  place.in(due).expectFigure('is not that of the traces', km, tce.distance[due])
  for (const [name, stated] of Object.entries(tce.distance)) {
    if (name !== due) place.in(name).differs('is a second distance, which no trace has', 'nothing', stated)
  }
}

/** Adds containers with another type or without a number. */
function checkContainerType({ tce, field }: ElementPlace): void {
  const { packagingOrTrEqAmount: amount, packagingOrTrEqType: type } = tce
  if (amount === undefined && type === undefined) return
  field.in('packagingOrTrEqType').expect('is not what the amount counts', CONTAINERS, type)
  if (amount === undefined) field.in('packagingOrTrEqAmount').differs('is missing', 'a number of containers', amount)
}

/** Returns the kilograms of an activity; undefined, with a difference, unless it is a mass in a built-in unit. */
function kilogramsOf({ contribution: { activity }, field }: ElementPart): Fraction | undefined {
  const unit = knownUnit(activity.unit)
  if (unit?.dimension === 'mass') return times(exact(activity.value), unit.inSi)
  const place = field.in('contributions', 0, 'activity', 'unit')
  return place.differs('is not that of a mass', 'a unit of mass', activity.unit)
}

function checkMass({ tce, field }: ElementPlace, part: ElementPart): void {
  const kilograms = kilogramsOf(part)
  if (kilograms !== undefined) field.in('mass').expectFigure('is not that of the traces', kilograms, tce.mass)
}

/** Adds a unit that an activity or a factor of containers may not have. */
function checkUnit({ contribution: { activity, factor }, field }: ElementPart, unit: string): void {
  const place = field.in('contributions', 0)
  place.in('activity', 'unit').expect('is not what the element counts', unit, activity.unit)
  place.in('factor', 'unit').expect('is not what the element counts', unit, factor.unit)
}

/**
 * Returns the distance of containers with the adjustment of the proof; undefined, with a difference, if there is none.
 */
function checkContainerKm(place: ElementPlace, parts: readonly ElementPart[]): StatedDistance | undefined {
  const { proof, proofField } = place
  const { distance, teu } = proof
  const field = proofField.in('distance')
  if (!isUplifted(distance, field)) return undefined
  checkUplift(distance, field)
  const { findings } = field
  const stated = findings.number(place.tce.packagingOrTrEqAmount)
  const containers = findings.number(teu)
  proofField.in('teu').expectFigure('is not the number of containers that is stated', stated, teu)
  const mode = statedMode(place)
  for (const part of parts) {
    checkUnit(part, 'TEU·km')
    const { activity, factor } = part.contribution
    const rule = mode === undefined ? distance.rule : dueRule(mode, distance, factor.distanceBasis)
    const km = rule && adjustedKm(distance.km, rule)
    const value = part.field.in('contributions', 0, 'activity', 'value')
    const due = km && containers && times(containers, km)
    if (due !== undefined && isSame(due, exact(activity.value))) continue
    value.differs('is not containers × kilometres', due && findings.printDecimal(due), activity.value)
  }
  return distance
}

function checkHub(place: ElementPlace, parts: readonly ElementPart[]): void {
  const isByContainer = parts[0]?.contribution.activity.unit === 'TEU'
  for (const part of parts) {
    if (isByContainer) checkUnit(part, 'TEU')
    else checkMass(place, part)
    const { value } = part.contribution.activity
    const amount = place.field.in('packagingOrTrEqAmount')
    if (isByContainer)
      amount.expectFigure('is not the number of the traces', exact(value), place.tce.packagingOrTrEqAmount)
  }
}

function checkFreight(place: ElementPlace, parts: readonly ElementPart[]): StatedDistance | undefined {
  for (const part of parts) checkMass(place, part)
  return parts[0]?.contribution.steps.flatMap((step) => (step.kind === 'distance' ? [step.distance] : []))[0]
}

/** Checks the tonne-kilometres: stated mass × stated distance. */
function checkActivity({ tce, field }: ElementPlace): void {
  const [km = ''] = Object.values(tce.distance)
  const [mass, distance] = [field.findings.number(tce.mass), field.findings.number(km)]
  const due = mass && distance && divideFractions(times(mass, distance), TONNE)
  field.in('transportActivity').expectFigure('is not mass × distance ÷ 1,000', due, tce.transportActivity)
}

/** Adds every figure of an element that differs from its traces. */
export function checkElementFigures(place: ElementPlace, parts: readonly ElementPart[]): void {
  const kind = elementKind(place)
  const { findings } = place.field
  const before = findings.count
  if (kind === 'hub') {
    checkHub(place, parts)
    checkDistance(place, undefined)
  } else {
    const distance = kind === 'containers' ? checkContainerKm(place, parts) : checkFreight(place, parts)
    if (distance !== undefined) checkDistance(place, distance)
    else if (findings.count === before) place.proofField.differs('has no distance', 'a distance', undefined)
  }
  checkContainerType(place)
  checkActivity(place)
}
