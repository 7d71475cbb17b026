/**
 * tonne/places: resolves text to places and places to distances, offline, recording how each was found.
 *
 * @module
 */
export type {
  DistanceKind,
  DistanceQuality,
  FoundDistance,
  Place,
  PlaceScheme,
  Point,
  Route,
  TransportMode,
  Waypoint,
} from '../../core/emissions/index.ts'
export { PLACE_ATTRIBUTION_TEXTS } from './attribution-texts.ts'
export { createPlaces, type Places, type ResolveOptions } from './create-places.ts'
export { geodesicKm } from './earth/geodesic.ts'
export type { PlacesOptions } from './places-options.ts'
export { parsePoint } from './point/parse-point.ts'
export type { ParsedPoint, PointScheme } from './point/parsed-point.ts'
export { readPoint } from './point/read-point.ts'
export type { CountryOf } from './resolve/country-of-point.ts'
export { type GeocoderOptions, geocoder } from './resolve/geocoder.ts'
export type { ResolvedPlace } from './resolve/locate-place.ts'
export type { OwnPlace, OwnPlaceTable } from './resolve/own-places.ts'
export type { GeoJsonPoint, PlaceInput, PlaceParts } from './resolve/place-input.ts'
export type { Gazetteer, PlaceCandidate, PlaceQuery, PlaceResolver, ResolveContext } from './resolve/place-resolver.ts'
export type { DetourOptions } from './route/detour.ts'
export type { DistanceRequest } from './route/find-distance.ts'
export { type OsrmOptions, osrm } from './route/osrm.ts'
export type { RoadServiceOptions } from './route/road-service.ts'
export type { RouteContext, Router, RouterAnswer } from './route/router.ts'
export type { RouterCache } from './route/router-cache.ts'
export { type ValhallaCosting, type ValhallaOptions, valhalla } from './route/valhalla.ts'
export { SEA_PASSAGES, type SeaPassage } from './sea/sea-passages.ts'
export { type SeaRoute, type SeaRouteOptions, seaRoute } from './sea/sea-route.ts'
export type { ConnectionOptions } from './services/connection.ts'
export type { Fetch, FetchReader, FetchRequest, FetchResponse, StopSignal } from './services/web.ts'
