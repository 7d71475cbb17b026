/** The ids of the bundled tables, so that messages can name a missing one. */
export const AIRPORTS_ID = 'OurAirports'
export const CITIES_ID = 'GeoNames'
