import { createPlaces, geodesicKm, parsePoint, SEA_PASSAGES, seaRoute } from 'tonne/places'
import { airports } from 'tonne/places/airports'
import { cities } from 'tonne/places/cities'
import { randomBits } from './digest.mjs'

const POINTS = [
  '51.95, 4.14',
  `51°57'0"N 4°8'24"E`,
  '{"type":"Point","coordinates":[4.14,51.95]}',
  'POINT(4.14 51.95)',
  'geo:51.95,4.14',
  '9F46WR2R+X2',
]

const HARBOURS = [
  { lat: 51.95, lng: 4.14 },
  { lat: 31.24, lng: 121.5 },
  { lat: 53.54, lng: 9.98 },
  { lat: 40.68, lng: -74.04 },
  { lat: 1.26, lng: 103.84 },
  { lat: -33.92, lng: 18.43 },
  { lat: 35.45, lng: 139.65 },
  { lat: -23.95, lng: -46.31 },
]

async function codesLater(call) {
  try {
    return await call()
  } catch (error) {
    return error.violations.map(({ path, code, message }) => `${path}: ${code}: ${message}`)
  }
}

/**
 * Kilometres of 2,000 random geodesics and of sea routes, apart: the sines of engines differ in their last bit, and
 * with them, once in a thousand, the millionth of a metre that a distance is rounded to.
 */
export function measuredNumbers() {
  const next = randomBits(7)
  const point = () => ({ lat: (next() / 2 ** 32) * 180 - 90, lng: (next() / 2 ** 32) * 360 - 180 })
  const routes = HARBOURS.flatMap((from) => HARBOURS.map((to) => seaRoute(from, to).km))
  return [...Array.from({ length: 2000 }, () => geodesicKm(point(), point())), ...routes]
}

/** Points, places, distances and the passages of sea routes. */
export async function placeNumbers() {
  const own = { 'Yard 7': { lat: 51.95, lng: 4.14, country: 'NL' } }
  const places = createPlaces({ gazetteers: [airports, cities], own })
  const asked = [
    { from: 'Yard 7', to: 'Kassel', mode: 'TRUCK' },
    { from: 'Hamburg', to: 'Shanghai', mode: 'SHIP' },
    { from: 'Hamburg', to: 'Shanghai', mode: 'SHIP', avoid: ['SUEZ'] },
    { from: 'LHR', to: 'JFK', mode: 'AIR' },
    { from: 'München', to: 'Göteborg, SE', mode: 'RAIL' },
    { from: 'Springfield', to: 'LHR', mode: 'AIR' },
    { from: 'Nowhere at all', to: 'LHR', mode: 'AIR' },
  ]
  const distances = []
  for (const one of asked) distances.push(await codesLater(() => places.distance(one)))
  return {
    points: await Promise.all(POINTS.map((text) => codesLater(async () => parsePoint(text)))),
    distances,
    routes: HARBOURS.map((from) => HARBOURS.map((to) => seaRoute(from, to).passages.join())),
    passages: SEA_PASSAGES,
  }
}
