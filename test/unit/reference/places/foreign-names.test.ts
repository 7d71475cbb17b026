import { describe, expect, it } from 'vitest'
import { foldPlaceName, isSpelledAlike } from '../../../../src/core/countries/index.ts'
import { cityIndex } from '../../../../src/reference/places/cities/city-index.ts'
import { cityTable } from '../../../../src/reference/places/cities/city-table.ts'
import { FOREIGN_CITY_NAMES } from '../../../../src/reference/places/names/data/foreign-city-names.ts'
import { outcome, rejection, resolved } from '../../../fixtures/place-sources.ts'
import { CITIES_IN_FOUR_LANGUAGES } from './data/foreign-city-names.ts'

const rows = CITIES_IN_FOUR_LANGUAGES.trim()
  .split('\n')
  .map((line) => {
    const [name = '', country = '', ...languages] = line.split('|')
    return { name, country, languages, names: languages.flatMap((of) => (of === '' ? [name] : of.split(';'))) }
  })

/** The place that a text is, or 'ambiguous' where the city is one of those it may be. */
async function answer(text: string, label: string, country = ''): Promise<string> {
  try {
    const { place, notices } = await resolved(`${text}${country}`)
    const codes = notices.map(({ code }) => code)
    const isSame = isSpelledAlike(text, label.slice(0, label.lastIndexOf(',')))
    if (!isSame && !codes.includes('place_by_other_name')) return `${place.label} in silence`
    return place.label
  } catch (error) {
    const { code, message } = error as { code: string; message: string }
    return code === 'ambiguous_place' && message.includes(`${label} (`) ? 'ambiguous' : message
  }
}

describe('cities in German, French, Spanish and Italian', () => {
  it('are the 200 largest of the table and more, four languages each', () => {
    const { names, countries, populations } = cityTable()
    const largest = [...names.keys()]
      .sort((a, b) => (populations[b] as number) - (populations[a] as number))
      .slice(0, 200)
      .map((city) => `${names[city]}, ${countries[city]}`)
    const labels = rows.map(({ name, country }) => `${name}, ${country}`)
    expect(largest.filter((label) => !labels.includes(label))).toEqual([])
    expect(new Set(labels).size).toBe(labels.length)
    for (const { languages } of rows) expect(languages).toHaveLength(4)
  })

  it('are found by every name with a notice, or the name is that of several', async () => {
    const ambiguous = new Set<string>()
    const wrong: string[] = []
    for (const { name, country, names } of rows) {
      const label = `${name}, ${country}`
      for (const text of names) {
        const found = await answer(text, label)
        if (found === 'ambiguous') ambiguous.add(text)
        else if (found !== label) wrong.push(`${text}: ${found}`)
        if (found === 'ambiguous') expect([label, 'ambiguous']).toContain(await answer(text, label, `, ${country}`))
      }
    }
    expect(wrong).toEqual([])
    expect([...ambiguous].sort()).toEqual(AMBIGUOUS)
  })

  it('are named once, by a city that the table lists', () => {
    const { listed, other } = cityIndex()
    const { names, countries } = cityTable()
    const seen = new Set<string>()
    for (const line of FOREIGN_CITY_NAMES.trim().split('\n')) {
      const [name = '', country = '', foreign = ''] = line.split('|')
      const cities = (listed.get(foldPlaceName(name)) ?? []).filter((city) => countries[city] === country)
      expect(cities.map((city) => names[city])).toContain(name)
      for (const key of foreign.split(';').map(foldPlaceName)) {
        expect([name, key, seen.has(key)]).toEqual([name, key, false])
        expect(cities.some((city) => listed.get(key)?.includes(city) || other.get(key)?.includes(city))).toBe(false)
        seen.add(key)
      }
    }
    expect(seen.size).toBeGreaterThan(250)
  })
})

/** Names that a place elsewhere bears itself, or is known by. */
const AMBIGUOUS: readonly string[] =
  'Barcelona|Bari|Brunswick|Canton|Colonia|Constanza|Florence|Florencia|Hyderabad|Odessa|San Pablo|San Paolo|Syracuse|Tolosa|Tripoli|Trípoli|Vienne'.split(
    '|',
  )

describe('a name that is one of a small town too', () => {
  it.each([
    ['Singapur', 'Singapore, SG largest_place_taken place_by_other_name'],
    ['Pékin', 'Beijing, CN largest_place_taken place_by_other_name'],
    ['Pekín', 'Beijing, CN largest_place_taken place_by_other_name'],
    ['Sídney', 'Sydney, AU largest_place_taken place_by_other_name'],
  ])('%s is the far larger city of that name in another language, with notices', async (text, found) => {
    expect(await outcome(text)).toBe(found)
  })

  it.each(['Colonia', 'Vienne', 'Tolosa', 'Sidney', 'San Paolo', 'Pekin', 'Singāpur'])(
    '%s, which the town is called itself, is ambiguous, and a country chooses',
    async (text) => {
      const [[code, message] = []] = await rejection(resolved(text))
      expect(code).toBe('from ambiguous_place')
      const [, first] = /places: (.*?, [A-Z]{2}) \(/.exec(message as string) ?? []
      expect(await outcome(`${text}, ${first?.slice(-2)}`)).toMatch(
        `${first?.replace(/, .+, /, ', ')} place_by_other_name`,
      )
    },
  )
})
