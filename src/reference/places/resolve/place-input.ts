import type { Point } from '../../../core/emissions/index.ts'

/** A GeoJSON Point, longitude first. */
export interface GeoJsonPoint {
  readonly type: 'Point'
  readonly coordinates: readonly number[]
}

/** A place in two fields: the address is used only if the point is empty or missing. */
export interface PlaceParts {
  readonly point?: string | Point | GeoJsonPoint | null
  readonly address?: string | null
}

/** A place in any accepted form: a name, a code or a point as text, a point as an object, or point and address. */
export type PlaceInput = string | Point | GeoJsonPoint | PlaceParts
