import type { Point } from '../../emissions/index.ts'
import { fail, isFields, show } from '../../errors/index.ts'

function isInRange(value: unknown, bound: number): boolean {
  return typeof value === 'number' && value >= -bound && value <= bound
}

/** True for a point on Earth: latitude −90 to 90, longitude −360 to 360 degrees. */
export function isPoint(value: unknown): value is Point {
  return isFields(value) && isInRange(value.lat, 90) && isInRange(value.lng, 360)
}

/** Throws `invalid_coordinates` unless the value is a point on Earth. */
export function checkPoint(value: unknown, path: string): void {
  if (isPoint(value)) return
  const { lat, lng } = isFields(value) ? value : {}
  fail(path, 'invalid_coordinates', {
    message: `must be a point on Earth: latitude -90 to 90, longitude -180 to 180; received lat ${show(lat)}, lng ${show(lng)}`,
    expected: '{ lat, lng } in degrees',
    received: value,
  })
}
