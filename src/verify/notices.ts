import type { NoticeCode } from '../errors/index.ts'
import type { TraceContext } from './contribution.ts'
import { isImplausible } from './input-rules.ts'
import type { Contribution, Trace } from './trace-shape.ts'

type Test = (contribution: Contribution, context: TraceContext) => boolean

/** The contributions that require or allow a notice; notices without a rule cannot be derived from a trace. */
interface NoticeRule {
  readonly code: NoticeCode
  readonly mustStand?: Test
  /** If no contribution passes, the notice is false. */
  readonly mayStand?: Test
}

const isBridged: Test = ({ steps }) => steps.some(({ kind }) => kind === 'bridge')
const isRaised: Test = ({ steps }) => steps.some((step) => step.kind === 'distance' && step.distance.rule !== 'none')
const isEstimated: Test = ({ steps }) =>
  steps.some((step) => step.kind === 'distance' && step.distance.kind === 'estimate')
const isEstimatedOfStatedBasis: Test = (contribution, context) =>
  isEstimated(contribution, context) && contribution.factor.distanceBasis !== null
const isDoubled: Test = ({ steps }) => steps.some((step) => step.kind === 'policy' && step.name === 'return')

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
  { code: 'grid_factor_lifecycle', mustStand: ({ factor }) => factor.boundary === 'lifecycle' },
  { code: 'bridge_used', mustStand: isBridged, mayStand: isBridged },
  { code: 'distance_uplift', mustStand: isRaised, mayStand: isRaised },
  { code: 'distance_estimated', mustStand: isEstimatedOfStatedBasis, mayStand: isEstimated },
  { code: 'return_doubled', mustStand: isDoubled, mayStand: isDoubled },
  { code: 'residual_mix_is_grid', mayStand: ({ label }) => label === 'uncovered share' },
  { code: 'clean_factor_assumed_zero', mayStand: ({ label }) => label === 'clean share' },
  {
    code: 'consumption_implausible_allowed',
    mustStand: (contribution, context) => isImplausible(contribution, context) === true,
    mayStand: (contribution, context) => isImplausible(contribution, context) !== false,
  },
  { code: 'equal_shares', mayStand: ({ steps }) => steps.some((step) => step.kind === 'share' && step.of === 'batch') },
]

/** Checks that the notices match the assumptions visible in the trace: none missing, none false. */
export function checkNotices({ contributions, notices }: Trace, context: TraceContext): void {
  const { findings: found } = context
  const passes = (test: Test) => contributions.some((one) => test(one, context))
  for (const { code, mustStand, mayStand } of RULES) {
    const index = notices.findIndex((notice) => notice.code === code)
    if (index < 0 && mustStand !== undefined && passes(mustStand)) {
      found.add('notices', 'lack what has to be said', { expected: code, found: undefined })
    }
    if (index >= 0 && mayStand !== undefined && !passes(mayStand)) {
      found.add(`notices[${index}].code`, 'says what the contributions do not show', {
        expected: undefined,
        found: code,
      })
    }
  }
}
