import { airports } from '../places/airports/index.ts'
import { cities } from '../places/cities/index.ts'
import { createPlaces, type Places } from '../places/index.ts'
import { ports } from '../places/ports/index.ts'

/** The built-in places: airports, cities and ports, without a network. */
export const places: Places = createPlaces({ gazetteers: [airports, cities, ports] })
