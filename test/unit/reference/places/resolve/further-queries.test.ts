import { describe, expect, it } from 'vitest'
import { furtherQueries, withoutPostalCode } from '../../../../../src/reference/places/resolve/further-queries.ts'
import { placeQuery } from '../../../../../src/reference/places/resolve/place-query.ts'
import { outcome, rejection, resolved } from '../../../../fixtures/place-sources.ts'

describe('a city with its state or country in the ways that people write it', () => {
  it.each([
    ['Springfield, IL', 'Springfield, US', 39.8],
    ['Springfield, Illinois', 'Springfield, US', 39.8],
    ['Springfield, MO', 'Springfield, US', 37.2],
    ['Springfield, MA, USA', 'Springfield, US', 42.1],
    ['Springfield IL', 'Springfield, US', 39.8],
    ['Portland, OR', 'Portland, US', 45.5],
    ['Portland, ME', 'Portland, US', 43.7],
    ['Atlanta, GA', 'Atlanta, US', 33.7],
    ['San Diego, CA', 'San Diego, US', 32.7],
    ['Toronto, ON', 'Toronto, CA', 43.7],
    ['London, Ontario, Canada', 'London, CA', 43],
    ['Vancouver, BC', 'Vancouver, CA', 49.2],
    ['Vancouver, WA', 'Vancouver, US', 45.6],
    ["St. John's, NL", "St. John's, CA", 47.6],
    ['Hamburg (DE)', 'Hamburg, DE', 53.6],
    ['Hamburg/DE', 'Hamburg, DE', 53.6],
    ['Hamburg - Germany', 'Hamburg, DE', 53.6],
    ['Hamburg Germany', 'Hamburg, DE', 53.6],
    ['Hamburg, Deutschland', 'Hamburg, DE', 53.6],
    ['Wien, Österreich', 'Vienna, AT place_by_other_name', 48.2],
    ['Milano (Italia)', 'Milan, IT place_by_other_name', 45.5],
    ['Frankfurt (Oder)', 'Frankfurt (Oder), DE', 52.3],
  ])('%s is %s', async (text, expected, lat) => {
    expect(await outcome(text)).toBe(expected)
    expect((await resolved(text)).place.point.lat).toBeCloseTo(lat, 0)
  })

  it.each([
    ['Springfield, VT', /no place in Vermont, US/],
    ['Hamburg, FR', /no place in France/],
    ['Hamburg (Mars)', /no place is known/],
    ['Main Street 5, Springfield, IL, USA', /no place in United States/],
    ['Springfield, IL, DE', /no place in Germany/],
    ['Lyon, 75, FR', /no place in France/],
  ])('%s is not another place', async (text, says) => {
    expect(await rejection(resolved(text))).toEqual([['from place_not_found', expect.stringMatching(says)]])
  })

  it('reads a code as the country first, as before', async () => {
    expect(await outcome('Richmond, CA')).toBe('Richmond, CA country_code_assumed')
    expect(await outcome('Richmond, California')).toBe('Richmond, US')
    expect(await outcome('Richmond CA')).toBe('Richmond, CA country_code_assumed')
  })
})

describe('a postal code', () => {
  it.each([
    ['80331 München', 'Munich, DE'],
    ['D-80331 München', 'Munich, DE'],
    ['DE-80331 München', 'Munich, DE'],
    ['1012 AB Amsterdam', 'Amsterdam, NL'],
    ['SW1A 1AA London', 'London, GB'],
    ['London SW1A 1AA', 'London, GB'],
    ['London SW1A 1AA, UK', 'London, GB'],
    ['75001 Paris, France', 'Paris, FR'],
    ['00-001 Warszawa', 'Warsaw, PL'],
    ['114 55 Stockholm', 'Stockholm, SE'],
    ['100-0001 Tokyo', 'Tokyo, JP'],
    ['CH-8001 Zürich', 'Zürich, CH'],
    ['A-1010 Wien', 'Vienna, AT'],
    ['Chicago, IL 60601', 'Chicago, US'],
    ['Chicago, IL 60601-1234', 'Chicago, US'],
    ['Toronto, ON M5V 2T6', 'Toronto, CA'],
    ['20095 Hamburg (DE)', 'Hamburg, DE'],
  ])('beside %s is left out, with a notice', async (text, label) => {
    const { place, notices } = await resolved(text)
    expect(place.label).toBe(label)
    expect(notices.map(({ code }) => code)).toContain('place_by_other_name')
    const messages = notices.map(({ message }) => message).join()
    expect(messages).toContain(`"${text}" was taken for ${label}`)
  })

  it.each(['D-80331', 'SW1A 1AA', '12345 Nowhereville', 'F-80331 München', 'XX-80331 München', 'London SW1A 1AA, US'])(
    '%s is no place',
    async (text) => {
      expect((await rejection(resolved(text)))[0]?.[0]).toBe('from place_not_found')
    },
  )

  it('does not choose among places of the name', async () => {
    expect((await rejection(resolved('62701 Springfield')))[0]?.[0]).toBe('from ambiguous_place')
  })

  it('is recognized by its form, with the country that has it', () => {
    expect(withoutPostalCode('80331 München')).toEqual({ name: 'München', country: undefined })
    expect(withoutPostalCode('D-80331 München')).toEqual({ name: 'München', country: 'DE' })
    expect(withoutPostalCode('Amsterdam 1012AB')).toEqual({ name: 'Amsterdam', country: 'NL' })
    expect(withoutPostalCode('SW1A 1AA')).toEqual({ name: '', country: 'GB' })
    for (const text of ['München', '123 München', '1234567 München', 'Route 66 Diner']) {
      expect(withoutPostalCode(text)).toBeUndefined()
    }
  })

  it('is not read as an airport code beside it', async () => {
    expect((await rejection(resolved('12345 Uki', { mode: 'AIR' })))[0]?.[0]).toBe('from place_not_found')
  })
})

describe('further readings', () => {
  it('are none of a code with a prefix, and few of any text', () => {
    expect(furtherQueries(placeQuery('IATA:LHR'), 'AIR')).toEqual([])
    for (const text of [',', '(', 'a/b/c', 'x (y) (z)', ', '.repeat(250), 'a '.repeat(250), `${'1'.repeat(500)} x`]) {
      expect(furtherQueries(placeQuery(text), 'SHIP').length).toBeLessThan(20)
    }
  })

  it('come after the resolvers of the caller', async () => {
    const mine = { label: 'My Heathrow', point: { lat: 1, lng: 2 }, country: 'GB', scheme: 'resolver' as const }
    const resolvers = [{ id: 'mine', version: '1', resolve: () => [mine] }]
    for (const text of ['London Heathrow', '80331 München', 'Springfield, IL', 'NLRTM']) {
      expect(await outcome(text, { resolvers })).toBe('My Heathrow')
    }
  })
})

it('spaces before a comma belong to no name, and a place of no mode may be any facility', () => {
  const queries = furtherQueries(placeQuery('Springfield , IL'), undefined)
  expect(new Set(queries.slice(0, 2).map(({ query }) => query.name))).toEqual(new Set(['Springfield']))
  expect(queries.at(-1)?.query).toMatchObject({ text: 'Springfield, IL', region: 'IL', facility: 'any' })
})
