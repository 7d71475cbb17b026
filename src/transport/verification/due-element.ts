import type { EmissionTrace, Json } from '../../emissions/index.ts'
import { type DueNumber, fractionOf, over, plus, times } from '../../receiver/index.ts'

/** Data of a proof as they are read: any JSON. */
export type ProofFields = Readonly<Record<string, Json>>

/** The traces of an element, which verified. */
export type ElementTraces = Readonly<Partial<Record<'ttw' | 'wtt' | 'wtw', EmissionTrace>>>

type Contribution = EmissionTrace['contributions'][number]

/** Kilograms of CO2e that an element has to state; undefined: the traces have no figure that is read. */
export interface DueEmission {
  readonly wtw: DueNumber | undefined
  readonly ttw: DueNumber | undefined
}

/** Figures that an element has to state by one of its traces. */
export interface DueActivity {
  /** Kilograms; undefined: the trace is of containers, or of a hub that does not count tonnes. */
  readonly mass: DueNumber | undefined
  /** Kilometres before any adjustment, with their kind; null: it moves nothing. */
  readonly distance: { readonly km: DueNumber | undefined; readonly kind: Json | undefined } | null
}

const KILOGRAMS: DueNumber = { n: 1000n, d: 1n }

/** The adjustments of ISO 14083 and GLEC: added kilometres and uplift, from one kind of distance. */
const RULES: ReadonlyMap<Json | undefined, readonly [added: string, uplift: string, from: string | null]> = new Map([
  ['none', ['0', '1', null]],
  ['iso14083-air-95', ['95', '1', 'great_circle']],
  ['glec-road-1.05', ['0', '1.05', 'shortest_feasible']],
  ['glec-sea-1.15', ['0', '1.15', 'shortest_feasible']],
])

function totalOf(trace: EmissionTrace | undefined): DueNumber | undefined {
  return fractionOf(trace?.total.co2e)
}

function sum(a: DueNumber | undefined, b: DueNumber | undefined): DueNumber | undefined {
  return a && b && plus(a, b)
}

function difference(a: DueNumber | undefined, b: DueNumber | undefined): DueNumber | undefined {
  return a && b && plus(a, { n: -b.n, d: b.d })
}

/** The one contribution of a trace of an element; undefined for a trace of more, or of none. */
export function contributionOf({ contributions }: EmissionTrace): Contribution | undefined {
  return contributions.length === 1 ? contributions[0] : undefined
}

/** The step of a movement that multiplies by its distance, with the steps before it. */
function distanceStepOf({ steps }: Contribution) {
  const index = steps.findIndex(({ kind }) => kind === 'distance')
  return { before: steps.slice(0, Math.max(0, index)), step: steps[index] }
}

/** Tonnes of a movement: its activity, or what the step before its distance gives. */
function tonnesOf(contribution: Contribution): DueNumber | undefined {
  const { before, step } = distanceStepOf(contribution)
  if (step === undefined) return undefined
  return fractionOf(before.at(-1)?.gives ?? contribution.activity.value)
}

/** Tonnes that a hub handled, where its category is per tonne. */
function handledOf({ quantity: { value, unit } }: Contribution): DueNumber | undefined {
  return unit === 't' ? fractionOf(value) : undefined
}

/** Containers × adjusted kilometres; undefined where the adjustment is none of the rules. */
export function dueContainerKm(teu: Json | undefined, distance: ProofFields): DueNumber | undefined {
  const rule = RULES.get(distance.rule)
  if (rule === undefined) return undefined
  const [added, uplift, from] = rule
  if (distance.addedKm !== added || distance.uplift !== uplift) return undefined
  if (from !== null && distance.kind !== from) return undefined
  const km = sum(fractionOf(distance.km), fractionOf(added))
  const containers = fractionOf(teu)
  return km && containers && times(containers, times(km, fractionOf(uplift) as DueNumber))
}

/** Mass and distance by a contribution, and by the distance of containers where that is proven. */
export function dueActivity(contribution: Contribution, containers: ProofFields | undefined): DueActivity {
  const { step } = distanceStepOf(contribution)
  const distance: ProofFields | undefined = containers ?? step?.distance
  const tonnes = step === undefined ? handledOf(contribution) : tonnesOf(contribution)
  return {
    mass: tonnes && times(tonnes, KILOGRAMS),
    distance: distance === undefined ? null : { km: fractionOf(distance.km), kind: distance.kind },
  }
}

/** The emission by the traces of an element; a whole that is not the sum of its parts is none. */
export function dueEmission(traces: ElementTraces): DueEmission {
  const [ttw, wtt, wtw] = [totalOf(traces.ttw), totalOf(traces.wtt), totalOf(traces.wtw)]
  const both = sum(ttw, wtt)
  if (traces.wtw === undefined) return { wtw: both, ttw }
  if (both !== undefined && wtw !== undefined && both.n * wtw.d !== wtw.n * both.d) return { wtw: undefined, ttw }
  return { wtw, ttw: traces.ttw ? ttw : difference(wtw, wtt) }
}

/** Tonne-kilometres of a stated mass in kilograms over a stated distance. */
export function dueTonneKm(mass: string, km: string): DueNumber | undefined {
  const [kilograms, distance] = [fractionOf(mass), fractionOf(km)]
  return kilograms && distance && over(times(kilograms, distance), KILOGRAMS)
}
