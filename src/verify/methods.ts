import type { MethodId } from '../emissions/index.ts'
import { type Findings, within } from './findings.ts'
import { exact, type Fraction, fraction, isSame } from './fraction.ts'
import type { Contribution, Step, Trace } from './trace-shape.ts'

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
    1: rule(/^(?:hotel|leg 1(?:\nleg \d+)*(?:\nhotel)?)$/, {
      'leg \\d+': '(?:convert )?distance (?:policy:cabin )?(?:policy:return )?(?:convert )?',
      hotel: 'quantity:rooms (?:convert )?',
    }),
  },
  refrigerant: { 1: rule(/^.+$/s, { '[^]+': '(?:convert )?(?:share:blend )?' }) },
}

function signature(step: Step): string {
  if (step.kind === 'share') return `share:${step.of} `
  if (step.kind === 'quantity') return `quantity:${step.what} `
  return step.kind === 'policy' ? `policy:${step.name} ` : `${step.kind} `
}

function checkLabels({ method, contributions }: Trace, { labels }: MethodRule, findings: Findings): boolean {
  const given = contributions.map(({ label }) => label)
  const isCounted = given.every((label, index) => {
    return method.id !== 'trip' || !/^leg \d/.test(label) || label === `leg ${index + 1}`
  })
  if (labels.test(given.join('\n')) && isCounted) return true
  const form = labels.source.slice(1, -1).replaceAll('\\n', ', ')
  const expected = `labels of the form ${form}, legs counted from 1`
  findings.add('contributions', 'are not those of the method', { expected, found: given.join(', ') })
  return false
}

function checkKinds(
  { label, steps }: Contribution,
  path: string,
  [{ steps: rules }, findings]: [MethodRule, Findings],
): void {
  const [, kinds] = rules.find(([pattern]) => pattern.test(label)) ?? []
  const given = steps.map(signature).join('')
  if (kinds === undefined || kinds.test(given)) return
  const about = { expected: `steps of the form ${kinds.source}`, found: given.trim() }
  findings.add(within(path, 'steps'), 'are not those of the method', about)
}

function sharesOf({ steps }: Contribution, ...of: readonly string[]): Extract<Step, { kind: 'share' }>[] {
  return steps.filter((step) => step.kind === 'share').filter((step) => of.includes(step.of))
}

/** The contributions of one record share one activity, and their shares add up to all of it. */
function checkApportioned(contributions: readonly Contribution[], findings: Findings): void {
  const [first, ...others] = contributions
  for (const [index, { activity }] of others.entries()) {
    const path = `contributions[${index + 1}].activity`
    for (const field of ['value', 'unit'] as const) {
      const expected = first?.activity[field]
      if (activity[field] === expected) continue
      findings.add(within(path, field), 'is not that of the first part', { expected, found: activity[field] })
    }
  }
  const shares = contributions.map((one) => sharesOf(one, 'clean', 'uncovered', 'blend')[0])
  const parts = shares.map((share) => share ?? { part: '1', whole: '1' })
  const [one] = parts
  let sum: Fraction | undefined = fraction(0n)
  for (const { part } of parts) sum = sum && findings.within(findings.budget.plus(sum, exact(part)))
  if (sum === undefined) return
  const isComplete =
    one !== undefined && parts.every(({ whole }) => whole === one.whole) && isSame(sum, exact(one.whole))
  if (isComplete) return
  const stated = parts.map(({ part, whole }) => `${part}/${whole}`).join(' + ')
  findings.add('contributions', 'are shares that do not make the whole', { expected: 'a sum of 1', found: stated })
}

/** The label derived from the factor, for methods that label contributions by factor. */
function labelByFactor({ label, factor }: Contribution, method: string): string {
  if (method === 'refrigerant') return factor.name
  if (method !== 'vehicle' || label === 'vehicle') return label
  return factor.per1.co2 === null && factor.biogenicCo2 === null ? 'CH4 and N2O' : 'CO2'
}

function checkLabelsByFactor({ method, contributions }: Trace, findings: Findings): void {
  for (const [index, one] of contributions.entries()) {
    const expected = labelByFactor(one, method.id)
    if (one.label === expected) continue
    findings.add(`contributions[${index}].label`, 'is not that of the factor', { expected, found: one.label })
  }
}

/** Batch and period shares apply to a whole calculation: every contribution has the same. */
function checkCommonShares(contributions: readonly Contribution[], findings: Findings): void {
  const shares = contributions.map((one) =>
    sharesOf(one, 'batch', 'period')
      .map(({ of, part, whole }) => `${of} ${part}/${whole}`)
      .join(', '),
  )
  for (const [index, share] of shares.entries()) {
    if (share === shares[0]) continue
    const path = `contributions[${index}].steps`
    findings.add(path, 'are shared otherwise than the first contribution', { expected: shares[0], found: share })
  }
}

/** The gases of a blend: each once, each with a share, all of one GWP set. */
function checkBlend(contributions: readonly Contribution[], findings: Findings): void {
  const [first] = contributions
  const seen = new Set<string>()
  for (const [index, one] of contributions.entries()) {
    const { gwp, key } = one.factor
    const path = `contributions[${index}].factor`
    if (gwp !== first?.factor.gwp) {
      findings.add(within(path, 'gwp'), 'is not that of the other gases', { expected: first?.factor.gwp, found: gwp })
    }
    if (seen.has(key)) {
      findings.add(within(path, 'key'), 'stands twice in a blend', { expected: 'every gas once', found: key })
    }
    seen.add(key)
    const [share] = sharesOf(one, 'blend')
    if (share !== undefined && exact(share.part).n === 0n) {
      findings.add(`contributions[${index}].steps`, 'is no part of a blend', { expected: 'above 0', found: share.part })
    }
  }
}

/** The two factors of a vehicle must be a published pair, or their emissions would overlap. */
function checkPair(contributions: readonly Contribution[], findings: Findings): void {
  const [first, second] = contributions
  if (first === undefined || second === undefined) return
  const partnerOf = (key: string) => /[?&]with=([^&]*)/.exec(key)?.[1]
  const keys = [first.factor.key, second.factor.key] as const
  const bases = keys.map((key) => key.split(/[?+]/, 1)[0])
  if (partnerOf(keys[0]) === bases[1] && partnerOf(keys[1]) === bases[0]) return
  const expected = 'the two factors of combineFactors'
  findings.add('contributions[1].factor.key', 'does not complete the other factor', { expected, found: keys[1] })
}

/** Activities counted by the piece: one vehicle, and integer nights and travellers. */
function checkCounts(contributions: readonly Contribution[], findings: Findings): void {
  for (const [index, { activity, factor, steps }] of contributions.entries()) {
    const path = `contributions[${index}]`
    if (activity.unit === 'vehicle' && activity.value !== '1') {
      findings.add(`${path}.activity.value`, 'is not one whole vehicle', { expected: '1', found: activity.value })
    }
    const isSeat = factor.unit.startsWith('passenger')
    if (!isSeat && steps.some((step) => step.kind === 'policy' && step.name === 'cabin')) {
      findings.add(`${path}.steps`, 'weights a seat where none is', { expected: 'no cabin', found: factor.unit })
    }
  }
}

/** Checks that a trace has only what its method and version allow. */
export function checkMethod(trace: Trace, findings: Findings): void {
  const { method, contributions } = trace
  const versions = Object.hasOwn(METHODS, method.id) ? METHODS[method.id as MethodId] : undefined
  const known = versions !== undefined && Object.hasOwn(versions, method.version) ? versions[method.version] : undefined
  if (versions === undefined || known === undefined) {
    const expected = versions === undefined ? Object.keys(METHODS) : Object.keys(versions)
    const [path, given] = versions === undefined ? ['method.id', method.id] : ['method.version', method.version]
    findings.add(path, 'is not known to this verifier', { expected: expected.join(' or '), found: given })
    return
  }
  if (!checkLabels(trace, known, findings)) return
  for (const [index, one] of contributions.entries()) checkKinds(one, `contributions[${index}]`, [known, findings])
  if (method.id === 'electricity_market' || method.id === 'refrigerant') checkApportioned(contributions, findings)
  if (method.id === 'refrigerant') checkBlend(contributions, findings)
  if (method.id === 'vehicle') checkPair(contributions, findings)
  checkLabelsByFactor(trace, findings)
  checkCommonShares(contributions, findings)
  checkCounts(contributions, findings)
}
