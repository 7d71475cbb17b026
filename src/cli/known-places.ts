import { airports } from '../places/airports/index.ts'
import { cities } from '../places/cities/index.ts'
import { createPlaces, type Places } from '../places/index.ts'

/** The built-in places: airports and cities, without a network. */
export const places: Places = createPlaces({ gazetteers: [airports, cities] })
