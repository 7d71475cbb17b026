import { isKeyOf } from '../../base/index.ts'
import { type ReadableContribution, rationalOf } from '../../core/display/index.ts'
import {
  type Contribution,
  type DataTier,
  type FactorSnapshot,
  type Method,
  scopesOf,
  sharedScope3Category,
  tiersOf,
} from '../../core/emissions/index.ts'
import { NOTICE_CODES, type NoticeCode } from '../../core/errors/index.ts'
import { addRationals, printFraction, ZERO } from './rational.ts'

/** Exact amounts as text: plain digits or fractions; null if not published. */
type ShownAmounts = Readonly<Record<'co2e' | 'co2' | 'ch4' | 'n2o' | 'biogenicCo2', string | null>> & {
  /** Absent if there are none. */
  readonly montrealCo2e?: string
}

/** The fields of a trace that the page shows. */
export interface ShownTrace {
  readonly method: Method
  readonly contributions: readonly (ReadableContribution & Contribution)[]
  /** Exact amounts. */
  readonly total: ShownAmounts
  /** The nearest doubles, as they are printed. */
  readonly emission: ShownAmounts
  readonly notices: readonly { readonly code: NoticeCode }[]
}

/** The sentence of a notice; the words of its code for one of a newer version. */
export function noticeSentence(code: string): string {
  return isKeyOf(NOTICE_CODES, code) ? NOTICE_CODES[code] : code.replaceAll('_', ' ')
}

/** Parses a trace of /v1. The contract guarantees its fields; only the verifier checks its numbers. */
export function parseTrace(text: string): ShownTrace {
  const trace: ShownTrace = JSON.parse(text)
  return trace
}

/** The Scope 3 category of a record's factors, from its trace; null if they have none, or several. */
export function scope3CategoryOf(trace: ShownTrace): number | null {
  return sharedScope3Category(scopesOf(trace))
}

/** The exact CO2e of a trace by the tier of the data. */
export function co2eByTier(trace: ShownTrace): ReadonlyMap<DataTier | null, string> {
  const tiers = tiersOf(trace)
  return new Map(
    tiers.map((tier) => {
      const parts = trace.contributions.filter((_, index) => tiers[index] === tier)
      return [
        tier,
        printFraction(parts.reduce((sum, part) => addRationals(sum, rationalOf(part.emission.co2e ?? '0')), ZERO)),
      ]
    }),
  )
}

/** A factor, and the number of records that use it. */
export interface UsedFactor {
  readonly factor: FactorSnapshot
  readonly records: number
}

/** The factors of traces, each once, the most frequent first. */
export function countFactors(traces: readonly ShownTrace[]): readonly UsedFactor[] {
  const used = new Map<string, { factor: FactorSnapshot; records: number }>()
  for (const { contributions } of traces) {
    for (const [key, factor] of new Map(contributions.map(({ factor }) => [factor.key, factor] as const))) {
      const known = used.get(key)
      if (known) known.records += 1
      else used.set(key, { factor, records: 1 })
    }
  }
  return [...used.values()].sort((a, b) => b.records - a.records)
}

/** Formats a trace for reading and changing: the same data, one field per line. */
export function readableTrace(text: string): string {
  return JSON.stringify(JSON.parse(text), null, 2)
}

/** The index of the first difference between two texts. */
export function firstChange(before: string, after: string): number {
  let index = 0
  while (index < after.length && before[index] === after[index]) index++
  return index
}

function otherDigit(digits: string): string {
  const last = Number(digits.at(-1))
  return `${digits.slice(0, -1)}${(last + 1) % 10}`
}

/** Changes one digit of a trace: in the first step that multiplies, or in the activity if there is no step. */
export function changeDigit(text: string): string {
  const trace: { contributions: { activity: { value: string }; steps: { times: string }[] }[] } = JSON.parse(text)
  const step = trace.contributions.flatMap(({ steps }) => steps)[0]
  const activity = trace.contributions[0]?.activity
  if (step !== undefined) step.times = otherDigit(step.times)
  else if (activity !== undefined) activity.value = otherDigit(activity.value)
  return JSON.stringify(trace, null, 2)
}
