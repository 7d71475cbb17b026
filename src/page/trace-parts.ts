import { type ReadableContribution, rationalOf } from '../display/index.ts'
import {
  type Contribution,
  type DataTier,
  type FactorSnapshot,
  type Method,
  scopesOf,
  sharedScope3Category,
  tiersOf,
} from '../emissions/index.ts'
import type { NoticeCode } from '../errors/index.ts'
import { add, exactText, ZERO } from './rational.ts'

/** Exact amounts as text: plain digits or fractions; null: not published. */
type ShownAmounts = Readonly<Record<'co2e' | 'co2' | 'ch4' | 'n2o' | 'biogenicCo2', string | null>> & {
  /** Absent: there is none. */
  readonly montrealCo2e?: string
}

/** Shown parts of a trace. */
export interface ShownTrace {
  readonly method: Method
  readonly contributions: readonly (ReadableContribution & Contribution)[]
  /** Exact. */
  readonly total: ShownAmounts
  /** The nearest doubles, as they print. */
  readonly emission: ShownAmounts
  readonly notices: readonly { readonly code: NoticeCode; readonly message: string }[]
}

/** A trace of /v1, which is one by contract; its truth is for the verifier to say. */
export function parseTrace(text: string): ShownTrace {
  return JSON.parse(text) as ShownTrace
}

/** The category of Scope 3 of a record by the factors of its trace; null: none, or several. */
export function scope3CategoryOf(trace: ShownTrace): number | null {
  return sharedScope3Category(scopesOf(trace))
}

/** The exact CO2e of a trace by the tier of the data. */
export function co2eByTier(trace: ShownTrace): ReadonlyMap<DataTier | null, string> {
  const tiers = tiersOf(trace)
  return new Map(
    tiers.map((tier) => {
      const parts = trace.contributions.filter((_, index) => tiers[index] === tier)
      return [tier, exactText(parts.reduce((sum, part) => add(sum, rationalOf(part.emission.co2e ?? '0')), ZERO))]
    }),
  )
}

/** A factor, and how many records were computed with it. */
export interface UsedFactor {
  readonly factor: FactorSnapshot
  readonly records: number
}

/** The factors behind traces, each once, those of most records first. */
export function factorsOf(traces: readonly ShownTrace[]): readonly UsedFactor[] {
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

/** A trace laid out for reading and changing: the same data, one field to a line. */
export function readableTrace(text: string): string {
  return JSON.stringify(JSON.parse(text), null, 2)
}

/** Index of the first change in a text, so that it can be pointed at. */
export function firstChange(before: string, after: string): number {
  let index = 0
  while (index < after.length && before[index] === after[index]) index++
  return index
}

function otherDigit(digits: string): string {
  const last = Number(digits.at(-1))
  return `${digits.slice(0, -1)}${(last + 1) % 10}`
}

/** A trace with one digit changed: of the first step that multiplies, or of the activity where there is none. */
export function withDigitChanged(text: string): string {
  const trace = JSON.parse(text) as {
    contributions: { activity: { value: string }; steps: { times: string }[] }[]
  }
  const step = trace.contributions.flatMap(({ steps }) => steps)[0]
  const activity = trace.contributions[0]?.activity
  if (step !== undefined) step.times = otherDigit(step.times)
  else if (activity !== undefined) activity.value = otherDigit(activity.value)
  return JSON.stringify(trace, null, 2)
}
