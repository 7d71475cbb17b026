import type { DistanceQuality } from '../emissions/index.ts'
import { rationalOf, significantText } from './decimal-text.ts'
import { distanceText } from './distance-text.ts'
import { massText } from './mass-text.ts'

/** A place on a route in a trace. */
interface TracePlace {
  readonly label: string
}

/** The distance of a step in a trace. */
interface TraceDistance {
  readonly km: string
  readonly uplift: string
  readonly addedKm: string
  readonly route: {
    readonly from: TracePlace | null
    readonly to: TracePlace | null
    readonly quality: DistanceQuality
    readonly path: readonly unknown[]
  } | null
}

/** The fields of a trace's contribution that are shown; numbers are digits or fractions. */
export interface ReadableContribution {
  readonly label: string
  readonly activity: { readonly value: string; readonly unit: string }
  readonly steps: readonly {
    readonly kind: string
    readonly times: string
    /** The factor of a quantity: 'rooms'. */
    readonly what?: string
    readonly unit: string
    readonly name?: string
    readonly distance?: TraceDistance
  }[]
  readonly adjusted: { readonly co2e: string | null }
  readonly emission: { readonly co2e: string | null }
  readonly factor: {
    readonly unit: string
    readonly row: string
    readonly source: { readonly publisher: string; readonly editionYear: number; readonly table: string }
  }
}

const READABLE_DIGITS = 6

function figure(digits: string): string {
  return significantText(rationalOf(digits), READABLE_DIGITS)
}

function kilometres({ km, route }: TraceDistance): string {
  return route === null ? `${figure(km)} km` : distanceText(rationalOf(km), route.quality)
}

/** True for a step whose factor has no unit: a share, or a rule such as the return trip. */
function isUnitlessStep(kind: string): boolean {
  return kind === 'policy' || kind === 'share'
}

function stepTerms({ kind, times, unit, name, distance }: ReadableContribution['steps'][number]): readonly string[] {
  if (distance === undefined)
    return [isUnitlessStep(kind) ? `${figure(times)} (${name ?? kind})` : `${figure(times)} ${unit}`]
  const added = rationalOf(distance.addedKm).n === 0n ? '' : ` + ${figure(distance.addedKm)} km`
  const length = `${kilometres(distance)}${added}`
  return rationalOf(distance.uplift).n === rationalOf(distance.uplift).d ? [length] : [length, figure(distance.uplift)]
}

function routeLine({ km, route }: TraceDistance): readonly string[] {
  if (route === null) return []
  const { from, to, quality, path } = route
  const ends = `${from?.label ?? 'a place not known'} to ${to?.label ?? 'a place not known'}`
  const points = path.length === 0 ? '' : `, by ${path.length} points`
  return [`${ends}: ${distanceText(rationalOf(km), quality)}, quality ${quality}${points}`]
}

function citation({ source, row }: ReadableContribution['factor']): string {
  const year = source.editionYear === 0 ? '' : ` ${source.editionYear}`
  return [`${source.publisher}${year}`, source.table, `row ${row}`].filter((part) => part !== '').join(', ')
}

/** A term of a sum, for reading: the product in rounded figures, and details of its distance and factor. */
export interface SumLine {
  readonly product: string
  readonly details: readonly string[]
}

/** Describes a contribution of a trace as a product in rounded figures; the trace has every digit. */
export function sumLine({ activity, steps, adjusted, emission, factor }: ReadableContribution): SumLine {
  const terms = [`${figure(activity.value)} ${activity.unit}`, ...steps.flatMap(stepTerms)]
  const per1 = adjusted.co2e === null ? 'a factor without CO2e' : `${figure(adjusted.co2e)} kg CO2e per ${factor.unit}`
  const result = emission.co2e === null ? '' : ` ≈ ${massText(rationalOf(emission.co2e), 'kg')} kg CO2e`
  const routes = steps.flatMap(({ distance }) => (distance === undefined ? [] : routeLine(distance)))
  return { product: `${[...terms, per1].join(' × ')}${result}`, details: [...routes, citation(factor)] }
}
