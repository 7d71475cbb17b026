import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { cacheByObject, isFields, isList } from '../../base/index.ts'
import { type Notice, type TraceNotice, traceNotices } from '../errors/index.ts'
import { type Exact, multiply, printExact, rationalOf } from '../exact/index.ts'
import type { Calculation, Contribution, Share, Step, YearFigure } from './calculation.ts'
import { canonicalJson, type Json } from './canonical-json.ts'
import { checkCalculation } from './check-calculation.ts'
import type { Distance } from './distance.ts'
import { exactContribution, exactTotal } from './exact-emission.ts'
import type { ConvertedQuantity } from './explain.ts'
import { adjustedFactor } from './factor/adjusted-factor.ts'
import type { EmissionFactor } from './factor/emission-factor.ts'
import { type Column, gasesOf, mapColumns } from './gas.ts'
import type { Place, Point, Route } from './route.ts'

/** The format of a trace with its version; verifiers read every version ever released. */
export const TRACE_FORMAT = 'tonne-trace/2'

/** A figure per column as a printed number; null: not published. */
type PrintedColumns = Readonly<Record<Column, string | null>>

/** The fields of a verified trace that receivers read. */
export interface EmissionTrace {
  readonly format: string
  readonly method: { readonly id: string }
  readonly contributions: readonly {
    readonly activity: { readonly value: string; readonly unit: string }
    readonly steps: readonly {
      readonly kind: string
      readonly gives: string
      readonly distance?: { readonly km: string; readonly kind: string }
    }[]
    readonly quantity: { readonly value: string; readonly unit: string }
    readonly emission: PrintedColumns
    readonly factor: EmissionFactor
  }[]
  readonly total: PrintedColumns
  readonly notices: readonly TraceNotice[]
}

/** True for data in which the verifier of traces found no difference. */
export function isVerified(data: unknown, { verified }: { readonly verified: boolean }): data is EmissionTrace {
  return verified && isFields(data)
}

/** True for the data of an emission in which the verifier found no difference: its fields are those of a calculation. */
export function isVerifiedCalculation(
  data: unknown,
  { verified }: { readonly verified: boolean },
): data is Pick<Calculation, 'method' | 'contributions'> & Pick<EmissionTrace, 'notices'> {
  return verified && isFields(data) && isList(data.contributions)
}

/** The same for the data of an energy figure, which is a quantity with the steps that convert it. */
export function isVerifiedQuantity(
  data: unknown,
  { verified }: { readonly verified: boolean },
): data is ConvertedQuantity {
  return verified && isFields(data) && typeof data.energyKwh === 'string'
}

function printValue(value: Exact): string {
  return printExact(rationalOf(value))
}

function pointJson({ lat, lng }: Point): Json {
  return { lat: printValue(lat), lng: printValue(lng) }
}

function placeJson(place: Place | null): Json {
  if (place === null) return null
  const { input, label, point, country, scheme, source, attribution } = place
  return { input, label, point: pointJson(point), country, scheme, source, attribution }
}

function routeJson({ mode, from, to, baseKm, detour, quality, path }: Route): Json {
  const waypoints = path.map(({ name, point }) => ({ name, point: pointJson(point) }))
  const ends = { from: placeJson(from), to: placeJson(to) }
  return { mode, ...ends, baseKm: printValue(baseKm), detour: printValue(detour), quality, path: waypoints }
}

function distanceJson({ km, kind, addedKm, uplift, rule, method, route }: Distance): Json {
  const figures = { km: printValue(km), kind, addedKm: printValue(addedKm), uplift: printValue(uplift), rule, method }
  return { ...figures, route: route === null ? null : routeJson(route) }
}

function figureJson({ year, figure }: YearFigure): Json {
  return { year, figure }
}

function shareJson(share: Share): { readonly [key: string]: Json } {
  const figures = { of: share.of, part: printValue(share.part), whole: printValue(share.whole) }
  if (share.of === 'instrument') return { ...figures, held: printValue(share.held) }
  if (share.of === 'period') return { ...figures, period: { ...share.period }, within: { ...share.within } }
  if (share.of !== 'batch') return figures
  return { ...figures, measure: share.measure, parts: share.parts.map(printValue), index: share.index }
}

function detailsOf(step: Step): { readonly [key: string]: Json } {
  switch (step.kind) {
    case 'convert':
      return { chain: step.chain.map(({ from, to, times }) => ({ from, to, times: printValue(times) })) }
    case 'bridge':
      return { name: step.name, source: step.source }
    case 'heating_value': {
      const { from, to, gross, net, name, source } = step
      return { from, to, gross, net, name, source }
    }
    case 'share':
      return shareJson(step)
    case 'distance':
      return { distance: distanceJson(step.distance) }
    case 'exchange': {
      const { base, quote, year, rate, series, source } = step
      return { base, quote, year, rate, series, source }
    }
    case 'price_index':
      return { from: figureJson(step.from), to: figureJson(step.to), series: step.series, source: step.source }
    case 'inflation':
      return { rates: step.rates.map(figureJson), series: step.series, source: step.source }
    case 'quantity':
      return { what: step.what }
    case 'policy':
      return { name: step.name }
  }
}

/** Returns the steps with their results, and the exact quantity after the last. */
export function stepsJson({ value }: Contribution['activity'], steps: readonly Step[]): { steps: Json; last: string } {
  let quantity = rationalOf(value)
  const printed = steps.map((step) => {
    quantity = multiply(quantity, rationalOf(step.times))
    const { kind, unit } = step
    return { kind, times: printValue(step.times), unit, ...detailsOf(step), gives: printExact(quantity) }
  })
  return { steps: printed, last: printExact(quantity) }
}

/** Returns a factor in the form of a trace: with its tier, null if not stated, and its derivation, empty if it has none. */
export const traceFactor: (factor: EmissionFactor) => Readonly<Record<string, Json>> = cacheByObject((factor) => {
  return {
    ...(factor as unknown as Record<string, Json>),
    tier: factor.tier ?? null,
    derivation: derivationJson(factor),
  }
})

function derivationJson({ derivation = [] }: EmissionFactor): Json {
  return derivation.map((step) => ({ ...step }))
}

function contributionJson(contribution: Contribution): Json {
  const { label, activity, factor } = contribution
  const { steps, last } = stepsJson(activity, contribution.steps)
  return {
    label,
    activity: { value: printValue(activity.value), unit: activity.unit },
    steps,
    quantity: { value: last, unit: factor.unit },
    factor: traceFactor(factor),
    adjusted: { ...mapColumns(adjustedFactor(factor), printExact) },
    emission: { ...mapColumns(exactContribution(contribution), printExact) },
  }
}

/** Returns the notices of a calculation as a trace has them. */
export function noticesJson(notices: readonly Notice[]): Json {
  return traceNotices(notices).map(({ code, path }) => ({ code, path }))
}

/** Canonical JSON of a body and its digest, the SHA-256 of the body's canonical JSON in hex. */
export function sealedTrace(body: { readonly [key: string]: Json }): string {
  const digest = bytesToHex(sha256(utf8ToBytes(canonicalJson(body))))
  return canonicalJson({ ...body, digest })
}

/**
 * Returns the proof of a calculation: JSON in the canonical form of RFC 8785 (decimals and fractions as text, no
 * timestamps) with the method and version, every contribution's activity, steps with their results, complete factor,
 * adjusted factor and exact emission, the exact total, the doubles, the notices, and `digest`, the SHA-256 of all other
 * members. The same calculation has the same bytes. A third party repeats it with `verify`, or with a verifier of its own
 * by the page `trace-format.md`.
 *
 * @example
 * ```ts
 * import { calculateFuel, toTrace } from 'tonne'
 * import { verify } from 'tonne/verify'
 * import { findFactor } from 'tonne/factors'
 * const factor = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
 * const trace = toTrace(calculateFuel({ value: 1234.56, unit: 'l', factor }))
 * JSON.parse(trace).total.co2e // => '3173.8315392'
 * verify(trace) // => { verified: true, differences: [] }
 * ```
 */
export function toTrace(calculation: Calculation): string {
  checkCalculation(calculation)
  const { method, contributions, notices, emission, biogenicCo2, montrealCo2e = null } = calculation
  const double = (value: number | null) => (value === null ? null : printValue(value))
  return sealedTrace({
    format: TRACE_FORMAT,
    method: { id: method.id, version: method.version },
    contributions: contributions.map(contributionJson),
    total: { ...mapColumns(exactTotal(contributions), printExact) },
    emission: {
      ...gasesOf((gas) => double(emission[gas])),
      biogenicCo2: double(biogenicCo2),
      montrealCo2e: double(montrealCo2e),
    },
    notices: noticesJson(notices),
  })
}
