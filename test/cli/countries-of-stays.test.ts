import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

/** Cities that several countries have, or only one. */
const CITIES = [
  'London',
  'Paris',
  'Melbourne',
  'Athens',
  'Berlin',
  'Boston',
  'Nowhereville',
  'LON',
  'PAR',
  '"Paris, FR"',
]
const COUNTRIES = ['CA', 'US', 'GB', 'FR', 'AU', 'United States']
const PAIRS = CITIES.flatMap((city) => COUNTRIES.map((country) => [city, country] as const))

/** The kilograms of two nights in a country. */
async function kgOfCountry(country: string): Promise<readonly number[]> {
  return (await calculateText(`activity,start,nights,hotelCountry\ntrip,2025-03-01,2,${country}`)).kg
}

describe('the country of a stay', () => {
  it.each(PAIRS)('is that of its row or asked about, and never another one: %s in %s', async (city, country) => {
    const text = `Traveler,Type,City,Country,Check-in,Check-out\nA,Hotel,${city},${country},2025-03-01,2025-03-03`
    const { kg, stderr } = await calculateText(text)
    if (stderr !== '') {
      expect(stderr).toMatch(/ambiguous_place: to: .* and the row says|is no place of/)
      return
    }
    const isLondon = city.startsWith('L') && country === 'GB'
    expect(kg).toEqual(await kgOfCountry(isLondon ? 'GB-LND' : country))
  })

  it.each([
    ['City,Country', 'London,Canada', 'CA'],
    ['City,Country', 'Melbourne,US', 'US'],
    ['City,Country', 'Athens,US', 'US'],
    ['City,Country', 'Nowhereville,US', 'US'],
    ['Hotel City,State,Country', 'Paris,TX,US', 'US'],
    ['City,State', 'Paris,TX', 'US'],
    ['City,State', 'London,ON', 'CA'],
    ['City,State', 'Portland,Oregon', 'US'],
    ['City,State,Country', 'Perth,WA,AU', 'AU'],
    ['City,State,Country', 'Munich,Bayern,DE', 'DE'],
    ['City', 'PAR', 'FR'],
  ])('follows from the cells of %s: %s', async (header, cells, country) => {
    const { kg, stderr } = await calculateText(`${header},Check-in,Nights\n${cells},2025-03-01,2`)
    expect([stderr, kg]).toEqual(['', await kgOfCountry(country)])
  })

  it('is asked about if the state contradicts it', async () => {
    const { stderr } = await calculateText('City,State,Country,Check-in,Nights\nParis,TX,CA,2025-03-01,2')
    expect(stderr).toContain('"TX" is a state of US, and the country of the row is CA')
  })

  it('is settled by an option where the name of the city is not clear', async () => {
    const text = 'City,Check-in,Nights\nAthens,2025-03-01,2\nMadrid,2025-03-01,2'
    const { kg, stderr, summary } = await calculateText(text, '--country', 'US')
    expect([stderr, kg]).toEqual(['', [...(await kgOfCountry('US')), ...(await kgOfCountry('ES'))]])
    expect(summary).toContain('the place "Athens" is that of the country US')
  })

  it.each(['GB', 'US'])('is the one that an option names for stays without a place: %s', async (country) => {
    const text = 'Guest,Check-in date,Nights,City\nA,2025-03-01,2,\nB,2025-03-01,2,Madrid'
    const { kg, stderr } = await calculateText(text, '--map', `=hotelCountry:${country}`)
    expect([stderr, kg]).toEqual(['', [...(await kgOfCountry(country)), ...(await kgOfCountry('ES'))]])
  })
})

describe('the country of a journey by land', () => {
  const journey = (from: string, to: string, country: string, ...options: readonly string[]) =>
    calculateText(`activity,start,mode,from,to,country\ntrip,2025-03-01,RAIL,${from},${to},${country}`, ...options)

  it('is that of its row if both ends are there', async () => {
    const { kg, summary } = await journey('London', 'Windsor', 'CA')
    expect(kg).toEqual((await journey('"London, CA"', '"Windsor, CA"', 'CA')).kg)
    expect(summary).toContain('the place "London" is that of the country CA')
  })

  it('is asked about if one end is there and in another country, and an option answers', async () => {
    const { stderr } = await journey('Paris', 'Berlin', 'US')
    expect(stderr).toContain('"Paris" is in FR, and the row says US')
    const answered = await journey('Paris', 'Berlin', 'US', '--map', 'Paris=from:Paris, FR')
    expect(answered.kg).toEqual((await journey('"Paris, FR"', 'Berlin', 'US')).kg)
  })

  it('leaves an end that is only abroad', async () => {
    expect((await journey('London', 'Paris', 'GB')).stderr).toBe('')
  })

  it('is asked about if the country of an end has no such place', async () => {
    const text = 'activity,start,mode,from,to,toCountry\ntrip,2025-03-01,CAR,Hamburg,Berlin,PL'
    expect((await calculateText(text)).stderr).toContain('"Berlin" is in DE, and the row says PL')
  })
})
