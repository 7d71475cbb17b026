import { isKeyOf } from '../base/index.ts'
import { type NoticeCode, TRACE_NOTICE_PATHS } from '../core/errors/index.ts'
import type { Field } from './findings.ts'
import { compareFractions, exact, fraction, isSame } from './fraction.ts'
import { isImplausible } from './input-rules.ts'
import { isMoney } from './money.ts'
import { isEqualShare } from './shares.ts'
import type { StepOf, Trace, TraceContribution } from './trace-shape.ts'
import type { UnitSizes } from './unit-sizes.ts'

type Test = (contribution: TraceContribution, units: UnitSizes) => boolean

/** The contributions that require or allow a notice; notices without a rule cannot be derived from a trace. */
interface NoticeRule {
  readonly code: NoticeCode
  readonly mustStand?: Test
  /** If no contribution passes, the notice is false. */
  readonly mayStand?: Test
}

/** Kilometres below which two places may be one. */
const SAME_PLACE_KM = fraction(1n, 10n)

/** Returns a test for a distance among the steps. */
function someDistance(test: (distance: StepOf<'distance'>['distance']) => boolean): Test {
  return ({ steps }) => steps.some((step) => step.kind === 'distance' && test(step.distance))
}

const isBridged: Test = ({ steps }) => steps.some(({ kind }) => kind === 'bridge')
const isRaised = someDistance(({ rule }) => rule !== 'none')
const isEstimated = someDistance(({ kind }) => kind === 'estimate')
const isDoubled: Test = ({ steps }) => steps.some((step) => step.kind === 'policy' && step.name === 'return')

function isPerMoney({ category }: TraceContribution['factor']): boolean {
  return category === 'spend' || category === 'spend-without-margins'
}

const lacksHcfc: Test = ({ factor: { name, source } }) =>
  name.includes('HFC and PFC alone') && source.table.includes('HCFC')

const isMontrealApart: Test = ({ factor }) => factor.adjustments.some(({ why }) => why === 'montreal')

const isSharedEqually: Test = ({ steps }) => steps.some((step) => step.kind === 'share' && isEqualShare(step))

const isOne = (value: string) => isSame(exact(value), fraction(1n))
const hasOneTraveller: Test = ({ activity }) => activity.unit === 'passenger' && isOne(activity.value)
const hasOneRoom: Test = ({ steps }) =>
  steps.some((step) => step.kind === 'quantity' && step.what === 'rooms' && isOne(step.times))

const RULES: readonly NoticeRule[] = [
  { code: 'biogenic_outside_totals', mustStand: ({ factor }) => factor.biogenicCo2 !== null },
  {
    code: 'zero_factor_electricity_elsewhere',
    mustStand: ({ factor }) => factor.category.startsWith('vehicle') && /^0(?:\.0*)?$/.test(factor.per1.co2e ?? ''),
  },
  {
    code: 'gwp_set_changed',
    mustStand: ({ factor: { gwp, publishedGwp } }) => gwp !== null && publishedGwp !== null && gwp !== publishedGwp,
  },
  {
    code: 'factor_from_secondary_copy',
    mustStand: ({ factor }) => factor.source.title.includes('secondary copy'),
    mayStand: ({ factor }) => factor.source.title.includes('secondary copy'),
  },
  {
    code: 'sector_average',
    mustStand: ({ factor }) => isPerMoney(factor),
    mayStand: ({ factor }) => isPerMoney(factor),
  },
  { code: 'montreal_outside_scopes', mustStand: isMontrealApart, mayStand: isMontrealApart },
  { code: 'hcfc_not_counted', mustStand: lacksHcfc, mayStand: lacksHcfc },
  { code: 'price_basis_assumed', mayStand: ({ activity }) => isMoney(activity.unit) },
  { code: 'price_year_assumed', mayStand: ({ activity }) => isMoney(activity.unit) },
  { code: 'price_year_stated', mayStand: ({ activity }) => isMoney(activity.unit) },
  { code: 'margins_left_out', mayStand: ({ factor }) => factor.category === 'spend-without-margins' },
  { code: 'grid_factor_lifecycle', mustStand: ({ factor }) => factor.boundary === 'lifecycle' },
  { code: 'bridge_used', mustStand: isBridged, mayStand: isBridged },
  { code: 'gas_read_at_standard_conditions', mayStand: isBridged },
  { code: 'distance_is_zero', mayStand: someDistance(({ km }) => compareFractions(exact(km), SAME_PLACE_KM) < 0n) },
  { code: 'distance_uplift', mustStand: isRaised, mayStand: isRaised },
  {
    code: 'distance_estimated',
    mustStand: (one, units) => isEstimated(one, units) && one.factor.distanceBasis !== null,
    mayStand: isEstimated,
  },
  { code: 'return_doubled', mustStand: isDoubled, mayStand: isDoubled },
  { code: 'passengers_assumed', mayStand: hasOneTraveller },
  { code: 'rooms_assumed', mayStand: hasOneRoom },
  { code: 'residual_mix_is_grid', mayStand: ({ label }) => label === 'uncovered share' },
  { code: 'clean_factor_assumed_zero', mayStand: ({ label }) => label === 'clean share' },
  {
    code: 'consumption_implausible_allowed',
    mustStand: (one, units) => isImplausible(one, units) === true,
    mayStand: (one, units) => isImplausible(one, units) !== false,
  },
  { code: 'equal_shares', mustStand: isSharedEqually, mayStand: isSharedEqually },
]

/**
 * Checks that the notices are sorted by code and path, each once, and that a known code has the path of its table: the input
 * of the method. Codes of a later version are accepted.
 */
export function checkNoticeOrder(notices: Trace['notices'], field: Field): void {
  for (const [index, { code, path }] of notices.entries()) {
    const before = notices[index - 1]
    const isBehind = before === undefined || before.code < code || (before.code === code && before.path < path)
    if (!isBehind) field.in(index).differs('is not behind the one before it', 'sorted by code, each once', code)
    if (!isKeyOf(TRACE_NOTICE_PATHS, code)) continue
    const due = TRACE_NOTICE_PATHS[code]
    if (due === null) field.in(index, 'code').differs('is about a record, not about a calculation', 'none', code)
    else field.in(index, 'path').expect('is not the input of this notice', due, path)
  }
}

/** Checks that the notices match the assumptions visible in the trace: none missing, none false. */
export function checkNotices({ contributions, notices }: Trace, field: Field, units: UnitSizes): void {
  checkNoticeOrder(notices, field)
  const passes = (test: Test) => contributions.some((one) => test(one, units))
  for (const { code, mustStand, mayStand } of RULES) {
    const index = notices.findIndex((notice) => notice.code === code)
    if (index < 0 && mustStand !== undefined && passes(mustStand)) {
      field.differs('lack a notice that must be given', code, undefined)
    }
    if (index >= 0 && mayStand !== undefined && !passes(mayStand)) {
      field.in(index, 'code').differs('states something that the contributions do not show', undefined, code)
    }
  }
}
