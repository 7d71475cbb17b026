import type { Point } from '../../emissions/index.ts'
import { show, type Violations } from '../../errors/index.ts'

function isWithin(value: unknown, bound: number): boolean {
  return typeof value === 'number' && value >= -bound && value <= bound
}

/** True for a point on Earth: latitude −90 to 90, longitude −360 to 360 degrees. */
export function isPoint(value: unknown): value is Point {
  if (typeof value !== 'object' || value === null) return false
  const { lat, lng } = value as Partial<Point>
  return isWithin(lat, 90) && isWithin(lng, 360)
}

/** Collects `invalid_coordinates` unless the value is a point on Earth. */
export function checkPoint(value: unknown, path: string, violations: Violations): void {
  if (isPoint(value)) return
  const { lat, lng } = (value ?? {}) as Partial<Point>
  violations.add(path, 'invalid_coordinates', {
    message: `is no point on Earth (lat ${show(lat)}, lng ${show(lng)}); latitudes are -90 to 90, longitudes -180 to 180`,
    expected: '{ lat, lng } in degrees',
    received: value,
  })
}
