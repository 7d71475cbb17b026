import { add, type Exact, multiply, printExact, rationalOf } from '../exact/index.ts'
import { DISTANCE_KIND_NAMES, type Distance } from './distance.ts'
import type { Place, Route } from './route.ts'

function print(value: Exact): string {
  return printExact(rationalOf(value))
}

function placeName(place: Place | null): string {
  if (place === null) return 'a place not known'
  const { input, label, source } = place
  const read = input === label ? label : `"${input}" = ${label}`
  return source === 'input' ? read : `${read} [${source}]`
}

function measure({ baseKm, detour }: Route, { km, kind }: Distance): string {
  const figure = `${print(km)} km, ${DISTANCE_KIND_NAMES[kind]}`
  return print(detour) === '1' ? figure : `${print(baseKm)} km great circle × ${print(detour)} = ${figure}`
}

/** Describes the source of the kilometres between two places: the resolved places, the method, and the route. */
export function routeLines(distance: Distance): string[] {
  const { route, method } = distance
  if (route === null) return []
  const { from, to, quality, path } = route
  const ends = `distance from ${placeName(from)} to ${placeName(to)}: ${measure(route, distance)}`
  const waypoints = path.length === 0 ? [] : [`by way of ${path.map(({ name }) => name).join(' – ')}`]
  return [`${ends} (${method}, quality ${quality})`, ...waypoints]
}

/** Describes an adjusted distance: as found, and as used. */
export function raisedLines({ km, addedKm, uplift, rule }: Distance): string[] {
  if (rule === 'none') return []
  const counted = multiply(add(rationalOf(km), rationalOf(addedKm)), rationalOf(uplift))
  return [`distance raised from ${print(km)} km to ${printExact(counted)} km, which count (${rule})`]
}
