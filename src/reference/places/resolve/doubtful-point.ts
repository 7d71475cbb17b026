import type { Place, Point } from '../../../core/emissions/index.ts'
import { fail, type Notice, notice, show } from '../../../core/errors/index.ts'
import { geodesicMetres } from '../earth/geodesic.ts'
import { pointLabel } from './found-place.ts'

/** A point and its address differ if they lie farther apart than this. */
export const ADDRESS_KM_MAX = 50
/** Another reading of the numbers is assumed only if it is this many times nearer to the address. */
const CLEARLY_NEARER = 4

/** Formats a point in its original notation. */
function printLikeSource({ lat, lng }: Point, { scheme }: Place): string {
  if (scheme === 'wkt') return `POINT(${lng} ${lat})`
  if (scheme === 'geojson') return `{"type":"Point","coordinates":[${lng},${lat}]}`
  return scheme === 'geo_uri' ? `geo:${lat},${lng}` : pointLabel({ lat, lng })
}

/** A point, its address and the distance between them. */
interface PointAndAddress {
  readonly place: Place
  readonly address: Place
  readonly km: number
}

/** Returns the distance from another reading of the point to the address, if clearly nearer; otherwise undefined. */
function kmAtAddress(reading: Point, { address, km }: PointAndAddress): number | undefined {
  if (Math.abs(reading.lat) > 90) return undefined
  const near = geodesicMetres(reading, address.point) / 1000
  return near <= ADDRESS_KM_MAX && near * CLEARLY_NEARER <= km ? near : undefined
}

/**
 * Rejects a point far from its address that lies at the address once latitude and longitude are swapped. Throws
 * `coordinates_swapped`.
 */
export function rejectSwapped(apart: PointAndAddress, path: string): void {
  const { place, address } = apart
  const { point, source, input } = place
  const swapped = { lat: point.lng, lng: point.lat }
  const near = source === 'input' ? kmAtAddress(swapped, apart) : undefined
  if (near === undefined) return
  const expected = printLikeSource(swapped, place)
  const message = `matches its address, ${show(address.input)} (${address.label}), only with latitude and longitude exchanged, then ${near.toFixed(1)} km away and not ${apart.km.toFixed(0)}; send "${expected}" for the point, or correct the address`
  fail(path, 'coordinates_swapped', { message, expected, received: input })
}

/** Returns a notice if the point matches the address with a flipped sign, swapped or not. */
export function signNotices(apart: PointAndAddress, path: string): readonly Notice[] {
  const { place, address } = apart
  const { lat, lng } = place.point
  if (place.source !== 'input') return []
  const readings = [
    { lat, lng: -lng },
    { lat: -lat, lng },
    { lat: -lat, lng: -lng },
    { lat: lng, lng: -lat },
    { lat: -lng, lng: lat },
    { lat: -lng, lng: -lat },
  ]
  const intended = readings.find((reading) => kmAtAddress(reading, apart) !== undefined)
  if (intended === undefined) return []
  const message = `the point lies at its address, ${show(address.input)} (${address.label}), if it is "${pointLabel(intended)}": check its signs (south and west are negative) and send that, or correct the address`
  return [notice('point_sign_doubtful', path, message)]
}
