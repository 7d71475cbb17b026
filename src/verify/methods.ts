import { isKeyOf } from '../base/index.ts'
import type { MethodId } from '../core/emissions/index.ts'
import { checkDraws, hasDraws } from './draws.ts'
import type { Field } from './findings.ts'
import { exact, type Fraction, fraction, isSame } from './fraction.ts'
import { canonicalText } from './plain-data.ts'
import type { StepOf, Trace, TraceContribution, TraceStep } from './trace-shape.ts'

/** The content that a version of a method allows: its contributions by label, and the steps of each in order. */
interface MethodRule {
  /** All labels, one per line. */
  readonly labels: RegExp
  /** By label: the kinds of the steps, each followed by a space. */
  readonly steps: readonly (readonly [label: RegExp, kinds: RegExp])[]
}

/** Allowed after the method's own steps: batch and period shares, and a restated factor's unit conversion. */
const AFTER = '(?:share:batch |share:period |convert )*'

function rule(labels: RegExp, steps: Readonly<Record<string, string>>): MethodRule {
  const patterns = Object.entries(steps).map(
    ([label, kinds]) => [new RegExp(`^(?:${label})$`), new RegExp(`^${kinds}${AFTER}$`)] as const,
  )
  return { labels, steps: patterns }
}

/** Every released version of every method; it never changes. */
const METHODS: Readonly<Record<MethodId, Readonly<Record<number, MethodRule>>>> = {
  fuel: { 1: rule(/^fuel$/, { fuel: '(?:convert )?(?:bridge (?:convert )?)?' }) },
  electricity_location: { 1: rule(/^grid$/, { grid: '(?:convert )?' }) },
  electricity_market: {
    1: rule(/^(?:uncovered share|clean share|uncovered share\nclean share)$/, {
      'uncovered share': '(?:convert )?(?:share:uncovered )?',
      'clean share': '(?:convert )?(?:share:clean )?',
    }),
    // at least one draw, in the order of the kinds
    2: rule(
      /^(?=c|s)(?:certificate: .+(?:\n|$))*(?:contract: .+(?:\n|$))*(?:supplier mix: .+(?:\n|$))*(?:uncovered share)?$/,
      {
        '(?:certificate|contract|supplier mix): .+': '(?:convert )?share:instrument ',
        'uncovered share': '(?:convert )?share:uncovered ',
      },
    ),
  },
  vehicle: {
    1: rule(/^(?:vehicle|CO2\nCH4 and N2O|CH4 and N2O\nCO2)$/, {
      'vehicle|CO2|CH4 and N2O': '(?:quantity:consumption )?(?:convert )?',
    }),
  },
  movement: {
    1: rule(/^movement(?:\nempty return)?$/, {
      movement: '(?:convert )?distance (?:policy:return )?(?:convert )?',
      'empty return': 'distance (?:convert )?',
    }),
  },
  trip: {
    1: rule(/^(?:hotel|leg 1(?:\nleg [1-9][0-9]*)*(?:\nhotel)?)$/, {
      'leg [1-9][0-9]*': '(?:convert )?distance (?:policy:cabin )?(?:policy:return )?(?:convert )?',
      hotel: 'quantity:rooms (?:convert )?',
    }),
  },
  quantity: { 1: rule(/^quantity$/, { quantity: '(?:convert )?' }) },
  spend: {
    1: rule(/^(?:purchase|capital goods)$/, {
      'purchase|capital goods': '(?:exchange ){0,2}(?:price_index |inflation )?',
    }),
  },
  refrigerant: { 1: rule(/^.+$/s, { '[^]+': '(?:convert )?(?:share:blend )?' }) },
}

function signature(step: TraceStep): string {
  if (step.kind === 'share') return `share:${step.of} `
  if (step.kind === 'quantity') return `quantity:${step.what} `
  return step.kind === 'policy' ? `policy:${step.name} ` : `${step.kind} `
}

/** True if the labels are those of the method, and legs are counted from 1. */
function checkLabels({ method, contributions }: Trace, { labels }: MethodRule, field: Field): boolean {
  const stated = contributions.map(({ label }) => label)
  const isCounted = stated.every((label, index) => {
    return method.id !== 'trip' || !label.startsWith('leg ') || label === `leg ${index + 1}`
  })
  if (labels.test(stated.join('\n')) && isCounted) return true
  const form = labels.source.slice(1, -1).replaceAll('\\n', ', ')
  field.differs('are not those of the method', `labels of the form ${form}, legs counted from 1`, stated.join(', '))
  return false
}

function checkKinds({ label, steps }: TraceContribution, field: Field, { steps: rules }: MethodRule): void {
  const [, kinds] = rules.find(([pattern]) => pattern.test(label)) ?? []
  const stated = steps.map(signature).join('')
  if (kinds === undefined || kinds.test(stated)) return
  field.in('steps').differs('are not those of the method', `steps of the form ${kinds.source}`, stated.trim())
}

/**
 * The traces that a document may carry, by method and version ('movement/1'): a pattern of all contributions, one per line,
 * each as its label and the kinds of its steps: `movement: convert distance`.
 */
export type AllowedTraces = Readonly<Record<string, RegExp>>

/** Adds a difference unless a trace has a method, contributions and steps that a document may carry. */
export function checkAllowedTrace({ method, contributions }: Trace, allowed: AllowedTraces, field: Field): void {
  const name = `${method.id}/${method.version}`
  const pattern = Object.hasOwn(allowed, name) ? allowed[name] : undefined
  if (pattern === undefined) {
    const expected = Object.keys(allowed).join(' or ')
    field.in('method').differs('is not one that this document carries', expected, name)
    return
  }
  const stated = contributions.map((one) => `${one.label}: ${one.steps.map(signature).join('')}`.trimEnd()).join('\n')
  if (pattern.test(stated)) return
  const message = 'have other steps than this document carries'
  field.in('contributions').differs(message, `steps of the form ${pattern.source}`, stated)
}

function sharesOf({ steps }: TraceContribution, ...of: readonly StepOf<'share'>['of'][]): StepOf<'share'>[] {
  return steps.filter((step) => step.kind === 'share').filter((step) => of.includes(step.of))
}

/** Returns the contributions of one record share one activity, and their shares add up to all of it. */
function checkSharedActivity(contributions: readonly TraceContribution[], field: Field): void {
  const [first] = contributions
  for (const [index, { activity }] of contributions.entries()) {
    for (const name of ['value', 'unit'] as const) {
      const message = 'is not that of the first part'
      field.in(index, 'activity', name).expect(message, first?.activity[name], activity[name])
    }
  }
  const shares = contributions.map((one) => sharesOf(one, 'clean', 'uncovered', 'instrument', 'blend')[0])
  const parts = shares.map((share) => share ?? { part: '1', whole: '1' })
  const total = parts[0]?.whole ?? '1'
  const { findings } = field
  let sum: Fraction | undefined = fraction(0n)
  for (const { part } of parts) sum = sum && findings.within(findings.budget.plus(sum, exact(part)))
  if (sum === undefined || (parts.every(({ whole }) => whole === total) && isSame(sum, exact(total)))) return
  const stated = parts.map((one) => `${one.part}/${one.whole}`).join(' + ')
  field.differs('are shares that do not make the whole', 'a sum of 1', stated)
}

/** Returns the label derived from the factor, for methods that label contributions by factor. */
function labelByFactor({ label, factor }: TraceContribution, method: string): string {
  if (method === 'refrigerant') return factor.name
  if (method !== 'vehicle' || label === 'vehicle') return label
  return factor.per1.co2 === null && factor.biogenicCo2 === null ? 'CH4 and N2O' : 'CO2'
}

function checkLabelsByFactor({ method, contributions }: Trace, field: Field): void {
  for (const [index, one] of contributions.entries()) {
    field.in(index, 'label').expect('is not that of the factor', labelByFactor(one, method.id), one.label)
  }
}

/** A batch or period share as a text, without its result. */
function shareKey({ gives: _, ...share }: StepOf<'share'>): string {
  return canonicalText(share)
}

/** Batch and period shares apply to a whole calculation: every contribution has the same. */
function checkCommonShares(contributions: readonly TraceContribution[], field: Field): void {
  const shares = contributions.map((one) => sharesOf(one, 'batch', 'period').map(shareKey).join(', '))
  for (const [index, share] of shares.entries()) {
    field.in(index, 'steps').expect('are shared otherwise than the first contribution', shares[0], share)
  }
}

/** Returns the gases of a blend: each once, each with a share, all of one GWP set. */
function checkBlend(contributions: readonly TraceContribution[], field: Field): void {
  const seen = new Set<string>()
  for (const [index, one] of contributions.entries()) {
    const { gwp, key } = one.factor
    const factor = field.in(index, 'factor')
    factor.in('gwp').expect('is not that of the other gases', contributions[0]?.factor.gwp, gwp)
    if (seen.has(key)) factor.in('key').differs('is listed twice in a blend', 'every gas once', key)
    seen.add(key)
    const [share] = sharesOf(one, 'blend')
    if (share !== undefined && exact(share.part).n === 0n) {
      field.in(index, 'steps').differs('is not a part of a blend', 'above 0', share.part)
    }
  }
}

/** A factor that leaves gases to another one counts a part only: both must be there. */
function checkHalves({ method, contributions }: Trace, field: Field): void {
  if (method.id === 'vehicle' && contributions.length === 2) return
  for (const [index, { factor }] of contributions.entries()) {
    if (!factor.adjustments.some(({ why }) => why === 'combined')) continue
    const message = 'leaves gases to another factor, which is not there'
    field.in(index, 'factor', 'key').differs(message, 'both factors of a vehicle', factor.key)
  }
}

/** The two factors of a vehicle must be a published pair, or their emissions would overlap. */
function checkPair([first, second]: readonly TraceContribution[], field: Field): void {
  if (first === undefined || second === undefined) return
  const partnerOf = (key: string) => /[?&]with=([^&]*)/.exec(key)?.[1]
  const keys = [first.factor.key, second.factor.key] as const
  const bases = keys.map((key) => key.split(/[?+]/, 1)[0])
  if (partnerOf(keys[0]) === bases[1] && partnerOf(keys[1]) === bases[0]) return
  const message = 'does not complete the other factor'
  field.in(1, 'factor', 'key').differs(message, 'the two factors of combineFactors', keys[1])
}

/** Activities counted by the piece: one vehicle, and integer nights and travellers. */
function checkCounts(contributions: readonly TraceContribution[], field: Field): void {
  for (const [index, { activity, factor, steps }] of contributions.entries()) {
    if (activity.unit === 'vehicle') {
      field.in(index, 'activity', 'value').expect('is not one whole vehicle', '1', activity.value)
    }
    const isSeat = factor.unit.startsWith('passenger')
    if (!isSeat && steps.some((step) => step.kind === 'policy' && step.name === 'cabin')) {
      field.in(index, 'steps').differs('weights a seat where there is none', 'no cabin', factor.unit)
    }
  }
}

/** True for a method or a version that this verifier does not know: a later one may have written the trace. */
export function isLaterMethod({ id, version }: Trace['method']): boolean {
  if (version < 1 || !/^[a-z][a-z0-9_]*$/.test(id)) return false
  return !isKeyOf(METHODS, id) || !Object.hasOwn(METHODS[id], version)
}

/** Returns the rule of a method and version; undefined, with a difference, for one that cannot exist. */
function findMethodRule({ id, version }: Trace['method'], field: Field): MethodRule | undefined {
  const versions = isKeyOf(METHODS, id) ? METHODS[id] : {}
  if (Object.hasOwn(versions, version)) return versions[version]
  return field.differs('is no method', 'a method and its version, from 1', `${id}@${version}`)
}

/** Checks that a trace has only what its method and version allow. */
export function checkMethod(trace: Trace, root: Field): void {
  const { method, contributions } = trace
  const known = findMethodRule(method, root.in('method'))
  const field = root.in('contributions')
  if (known === undefined || !checkLabels(trace, known, field)) return
  for (const [index, one] of contributions.entries()) checkKinds(one, field.in(index), known)
  if (method.id === 'electricity_market' || method.id === 'refrigerant') checkSharedActivity(contributions, field)
  if (hasDraws(method)) checkDraws(contributions, field)
  if (method.id === 'refrigerant') checkBlend(contributions, field)
  if (method.id === 'vehicle') checkPair(contributions, field)
  checkHalves(trace, field)
  checkLabelsByFactor(trace, field)
  checkCommonShares(contributions, field)
  checkCounts(contributions, field)
}
