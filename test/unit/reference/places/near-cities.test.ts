import { expect, it } from 'vitest'
import { cityTable } from '../../../../src/reference/places/cities/city-table.ts'
import { nearestCity } from '../../../../src/reference/places/cities/nearest-city.ts'
import { geodesicMetres } from '../../../../src/reference/places/earth/geodesic.ts'

/** Points halfway between two cities, which a sphere cannot tell apart. */
const HALFWAY = [
  [42.5075, 1.5274999999999999],
  [24.4095, 54.656499999999994],
  [25.4615, 56.302],
  [36.911, 69.5075],
  [40.7, 19.593],
] as const

it.each(HALFWAY)('the city nearest to %d, %d is that of a comparison with every city', (lat, lng) => {
  const { lats, lngs } = cityTable()
  let least = { city: -1, km: Number.POSITIVE_INFINITY }
  for (let city = 0; city < lats.length; city++) {
    const km = geodesicMetres({ lat, lng }, { lat: lats[city] as number, lng: lngs[city] as number }) / 1000
    if (km < least.km) least = { city, km }
  }
  expect(nearestCity({ lat, lng }, 100)).toEqual(least)
  expect(nearestCity({ lat, lng }, least.km - 0.001)).toBeUndefined()
})

it('of two cities at one point the first of the table is the nearest', () => {
  const { names } = cityTable()
  const { city, km } = nearestCity({ lat: 55.717, lng: 37.417 }, 1) ?? { city: -1, km: -1 }
  expect([names[city], km]).toEqual(['Bol’shaya Setun’', 0])
})
