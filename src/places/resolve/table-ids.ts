/** The ids of the tables that are shipped, so that a message can say which one was not given. */
export const AIRPORTS_ID = 'OurAirports'
export const CITIES_ID = 'GeoNames'
