import { type Findings, within } from './findings.ts'
import { exact, type Fraction, fraction, isSame, order, over, plus, times } from './fraction.ts'
import { knownUnit } from './known-units.ts'
import { checkRoute } from './route.ts'
import type { Step } from './trace-shape.ts'
import type { UnitSizes } from './unit-sizes.ts'
import { endsOf } from './unit-walk.ts'

type OfKind<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>

const ZERO = fraction(0n)

/** The data to check a step against: the sizes of all units of the trace, and the unit of the quantity before it. */
export interface StepContext {
  readonly findings: Findings
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

/** The multipliers that a policy allows. Cabin: the seat weights of IATA RP 1726. */
const POLICIES = { return: ['2'], credit: ['-1'], cabin: ['1', '1.5', '4', '5'] } as const

function checkText(
  findings: Findings,
  path: string,
  [message, expected, given]: readonly [string, string, string],
): void {
  if (expected !== given) findings.add(path, message, { expected, found: given })
}

/** The multiplier of a link: the ratio of its units, by their definitions or by the first link with an own unit. */
function linkTimes(link: OfKind<'convert'>['chain'][number], path: string, { findings, units }: StepContext): Fraction {
  const stated = exact(link.times)
  const ratio = units.ratio(link.from, link.to)
  if (stated.n <= 0n) {
    findings.add(within(path, 'times'), 'must be above zero', { expected: 'above 0', found: link.times })
  } else if (ratio === 'incompatible') {
    const expected = 'two units of one dimension'
    findings.add(path, 'leads from one dimension to another', { expected, found: `${link.from} to ${link.to}` })
  } else if (ratio !== undefined && !isSame(ratio, stated)) {
    const message = `is not how many ${link.to} one ${link.from} is`
    findings.add(within(path, 'times'), message, { expected: findings.print(ratio), found: link.times })
    return ratio
  }
  return stated
}

function convertTimes(step: OfKind<'convert'>, path: string, context: StepContext): Fraction {
  const { chain, unit } = step
  const { findings } = context
  const [first, last] = [chain[0], chain.at(-1)]
  if (first === undefined || last === undefined) {
    findings.add(within(path, 'chain'), 'holds no link', { expected: 'at least one link', found: 'none' })
    return exact(step.times)
  }
  checkText(findings, within(path, 'unit'), ['is not that of the chain', `${last.to}/${first.from}`, unit])
  if (first.from === last.to) {
    const expected = 'the way to another unit'
    findings.add(within(path, 'chain'), 'leads nowhere', { expected, found: `${first.from} to ${last.to}` })
  }
  let product = fraction(1n)
  for (const [index, link] of chain.entries()) {
    const place = within(within(path, 'chain'), index)
    const before = chain[index - 1]
    if (before !== undefined) {
      checkText(findings, within(place, 'from'), ['does not go on where the chain was', before.to, link.from])
    }
    product = findings.within(findings.budget.times(product, linkTimes(link, place, context))) ?? exact(step.times)
  }
  return product
}

function shareTimes({ part, whole, unit }: OfKind<'share'>, path: string, findings: Findings): Fraction | undefined {
  checkText(findings, within(path, 'unit'), ['of a share must be 1', '1', unit])
  const [over1, under] = [exact(part), exact(whole)]
  if (under.n <= 0n || over1.n < 0n || order(over1, under) > 0n) {
    findings.add(within(path, 'part'), 'is no part of the whole', { expected: `0 to ${whole}`, found: part })
    return undefined
  }
  return over(over1, under)
}

function distanceTimes({ distance, unit }: OfKind<'distance'>, path: string, findings: Findings): Fraction {
  const { km, addedKm, uplift, rule, kind } = distance
  const place = within(path, 'distance')
  const wanted = UPLIFTS[rule]
  checkText(findings, within(place, 'addedKm'), [`is not what the rule ${rule} adds`, wanted.added, addedKm])
  checkText(findings, within(place, 'uplift'), [`is not what the rule ${rule} multiplies by`, wanted.uplift, uplift])
  if (wanted.from !== undefined)
    checkText(findings, within(place, 'kind'), [`is not raised by ${rule}`, wanted.from, kind])
  if (wanted.by !== undefined && distance.route !== undefined)
    checkText(findings, within(place, 'route.mode'), [`is not raised by ${rule}`, wanted.by, distance.route.mode])
  if (exact(km).n < 0n) findings.add(within(place, 'km'), 'must not be negative', { expected: '0 or more', found: km })
  if (unit !== 'km' && unit !== 'km/vehicle') {
    findings.add(within(path, 'unit'), 'is not that of a distance', { expected: 'km, km/vehicle', found: unit })
  }
  checkRoute(distance, place, findings)
  return times(plus(exact(km), exact(wanted.added)), exact(wanted.uplift))
}

/** True for fuel per distance, such as 'l/km', in the distance unit of the quantity; own units are accepted. */
function isPerDistance(unit: string, { units, before }: StepContext): boolean {
  const [fuel, distance] = endsOf(unit, before)
  const isFuel = units.dimensionOf(fuel) !== 'length'
  return fuel !== '' && distance !== '' && isFuel && (units.dimensionOf(distance) ?? 'length') === 'length'
}

function quantityTimes(
  { what, times: stated, unit }: OfKind<'quantity'>,
  path: string,
  context: StepContext,
): undefined {
  const { findings } = context
  const place = within(path, 'unit')
  const message = `is not that of ${what}`
  if (what === 'rooms') checkText(findings, place, [message, 'room', unit])
  else if (what === 'passengers') checkText(findings, place, [message, 'passenger', unit])
  else if (what === 'mass' && knownUnit(unit)?.dimension !== 'mass') {
    findings.add(place, message, { expected: 'a unit of mass', found: unit })
  } else if (what === 'consumption' && !isPerDistance(unit, context)) {
    findings.add(place, message, { expected: 'fuel per distance', found: unit })
  }
  if (what === 'rooms' && exact(stated).n % exact(stated).d !== 0n) {
    findings.add(within(path, 'times'), 'must be a whole number', { expected: 'whole rooms', found: stated })
  }
  if (what !== 'mass' && order(exact(stated), ZERO) <= 0n) {
    findings.add(within(path, 'times'), 'must be above zero', { expected: 'above 0', found: stated })
  }
}

function policyTimes(
  { name, times: stated, unit }: OfKind<'policy'>,
  path: string,
  findings: Findings,
): Fraction | undefined {
  checkText(findings, within(path, 'unit'), ['of a policy must be 1', '1', unit])
  const allowed: readonly string[] = POLICIES[name]
  if (allowed.length === 1) return exact(allowed[0] as string)
  if (!allowed.includes(stated)) {
    findings.add(within(path, 'times'), `is not what ${name} multiplies by`, {
      expected: allowed.join(', '),
      found: stated,
    })
  }
  return undefined
}

/** A declared property converts one dimension to another, by a positive factor. */
function bridgeTimes({ times: stated, unit }: OfKind<'bridge'>, path: string, context: StepContext): undefined {
  const { findings, units, before } = context
  const [to, from] = endsOf(unit, before)
  const ratio = units.ratio(from, to)
  if (to === '' || from === '' || (ratio !== undefined && ratio !== 'incompatible')) {
    const expected = 'a unit per unit of another dimension'
    findings.add(within(path, 'unit'), 'does not lead from one dimension to another', { expected, found: unit })
  }
  if (exact(stated).n <= 0n) {
    findings.add(within(path, 'times'), 'must be above zero', { expected: 'above 0', found: stated })
  }
}

/** The multiplier that follows from a step's own details; undefined if they are insufficient. */
function timesOfDetails(step: Step, path: string, context: StepContext): Fraction | undefined {
  const { findings } = context
  switch (step.kind) {
    case 'convert':
      return convertTimes(step, path, context)
    case 'share':
      return shareTimes(step, path, findings)
    case 'distance':
      return distanceTimes(step, path, findings)
    case 'quantity':
      return quantityTimes(step, path, context)
    case 'policy':
      return policyTimes(step, path, findings)
    case 'bridge':
      return bridgeTimes(step, path, context)
  }
}

const FOLLOWS = {
  convert: 'is not the product of the chain',
  share: 'is not part / whole',
  distance: 'is not (km + addedKm) × uplift',
  policy: 'is not what the policy multiplies by',
} as const satisfies Partial<Record<Step['kind'], string>>

/** Checks a step and returns the multiplier it must have, so that later numbers do not repeat its difference. */
export function checkStep(step: Step, path: string, context: StepContext): Fraction {
  const { findings } = context
  const stated = exact(step.times)
  const due = timesOfDetails(step, path, context)
  if (due === undefined || isSame(due, stated)) return stated
  const message = step.kind in FOLLOWS ? FOLLOWS[step.kind as keyof typeof FOLLOWS] : 'does not follow from the step'
  findings.add(within(path, 'times'), message, { expected: findings.print(due), found: step.times })
  return due
}
