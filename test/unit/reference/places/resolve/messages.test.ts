import { describe, expect, it } from 'vitest'
import { airports } from '../../../../../src/reference/places/airports/index.ts'
import { cities } from '../../../../../src/reference/places/cities/index.ts'
import { type GeocoderOptions, geocoder } from '../../../../../src/reference/places/resolve/geocoder.ts'
import { type OwnPlaceTable, ownPlaces } from '../../../../../src/reference/places/resolve/own-places.ts'
import type { PlaceInput } from '../../../../../src/reference/places/resolve/place-input.ts'
import type { PlaceCandidate, PlaceResolver } from '../../../../../src/reference/places/resolve/place-resolver.ts'
import { type Asking, rejection, resolved } from '../../../../fixtures/place-sources.ts'
import { thrownBy } from '../../../../fixtures/violations.ts'

/** The message of the one violation with which a place is refused. */
async function refusal(input: PlaceInput, asking: Asking = {}): Promise<string | undefined> {
  const [[, message] = [], ...others] = await rejection(resolved(input, asking))
  expect(others).toEqual([])
  return message
}

const ADVICE =
  'Write a country after the name ("Paris, FR"), an airport code ("IATA:LHR"), a port ("PORT:NLRTM") or coordinates ("51.95, 4.14"), or give the distance, or add the place to your own table or a resolver'
const ASKED = 'asked: OurAirports@1, GeoNames@1, WorldPortIndex@1'

describe('a name that several places have says how to choose', () => {
  it.each([
    [
      'Barcelona',
      'Barcelona, ES (1621537 people; 41.389, 2.159); Barcelona, VE (424795 people; 10.136, -64.686); choose one by writing a country ("Barcelona, ES"), or coordinates ("10.136, -64.686")',
    ],
    [
      'oss',
      'Oss, NL (76430 people; 51.765, 5.518); OSS, KG (airport; 40.609, 72.7933); choose one by writing a country ("oss, NL"), or "IATA:OSS" for the airport, or coordinates ("40.609, 72.7933")',
    ],
  ])('%s', async (text, message) => {
    expect(await refusal(text)).toBe(`"${text}" is the name of 2 places: ${message}`)
  })

  it('and lists eight, with nothing more to come', async () => {
    expect(await refusal('Springfield')).toMatch(
      /^"Springfield" is the name of 8 places: .* \(16808 people; 36\.509, -86\.885\); choose one by writing a state \("Springfield, Missouri"\), or coordinates \("42\.101, -72\.59"\)$/,
    )
  })

  it('and tells of candidates without people what is known', async () => {
    const bearer = (lat: number): PlaceCandidate => ({
      label: 'Depot',
      point: { lat, lng: 5 },
      country: 'DE',
      scheme: 'resolver',
    })
    const resolvers = [{ id: 'mine', version: '1', resolve: () => [bearer(50), bearer(51)] }]
    expect(await refusal('depot', { resolvers })).toBe(
      '"depot" is the name of 2 places: Depot (50, 5); Depot (51, 5); choose one by writing coordinates ("51, 5")',
    )
  })

  it('also where two tables know an airport of the code', async () => {
    const elsewhere = { label: 'LHR, FR', point: { lat: 1, lng: 2 }, country: 'FR', scheme: 'iata' as const }
    const mine = { ...airports, id: 'mine', find: () => [elsewhere] }
    const message = await refusal('LHR', { gazetteers: [airports, mine], mode: 'AIR' })
    expect(message).toContain('"LHR" is the name of 2 places: LHR, FR (airport; 1, 2); LHR, GB (airport;')
    expect(message).toContain('or "IATA:LHR" for the airport')
  })
})

describe('a name that nothing knows says why', () => {
  it.each<[string, string]>([
    ['Xyzzy', 'no place is known as "Xyzzy"'],
    [',foo', 'no place is known as ",foo"'],
    [
      'Santa Cruz, DE',
      'no place in Germany (DE), nor in Delaware, US is known as "Santa Cruz" (elsewhere: Santa Cruz, BR; Santa Cruz, CL; Santa Cruz, PH)',
    ],
    ['Portland, NSW', 'no place in New South Wales, AU is known as "Portland" (elsewhere: Portland, US)'],
    ['Portland, ON', 'no place in Ontario, CA is known as "Portland" (elsewhere: Portland, US)'],
    [
      'Portland, Yucatan',
      'no place is known as "Portland, Yucatan": "Yucatan" after the comma is not a country (ISO 3166-1 code or English name), and no state or province of Australia, Canada or the US',
    ],
    [
      'Xyzzy,',
      'no place is known as "Xyzzy,": "" after the comma is not a country (ISO 3166-1 code or English name), and no state or province of Australia, Canada or the US',
    ],
    ...['DEQQQ', 'DE QQQ', 'DE2AB'].map((code): [string, string] => [
      code,
      `no place is known as "${code}": it has the form of a UN/LOCODE, of which only ports are in the tables; a resolver that knows more of them can be injected`,
    ]),
    ...['DEHAMB', 'XDEHAM', 'XXHAM', 'deham', 'DE1AB', 'DE  HAM X'].map((text): [string, string] => [
      text,
      `no place is known as "${text.replace('  ', ' ')}"`,
    ]),
    ['port:dezzz', 'no port has the UN/LOCODE "DEZZZ"'],
    ['icao:zzzz', 'no airport has the ICAO code "ZZZZ"'],
    ['IATA:LHR, US', 'no airport in United States of America (US) has the IATA code "LHR" (elsewhere: LHR, GB)'],
  ])('%s', async (text, reason) => {
    expect(await refusal(text)).toBe(`${reason}; ${ASKED}. ${ADVICE}`)
  })

  it('and which tables were not given', async () => {
    expect(await refusal('Xyzzy', { gazetteers: [] })).toBe(
      `no place is known as "Xyzzy"; asked: nobody. Import the table of airports ('tonne/places/airports') and the table of cities ('tonne/places/cities') and pass it on as a gazetteer. ${ADVICE}`,
    )
    expect(await refusal('Xyzzy', { gazetteers: [airports, cities], mode: 'SHIP' })).toBe(
      `no place is known as "Xyzzy"; asked: OurAirports@1, GeoNames@1. Import the table of ports ('tonne/places/ports') and pass it on as a gazetteer. ${ADVICE}`,
    )
    expect(await refusal('Xyzzy', { gazetteers: [airports] })).toBe(
      `no place is known as "Xyzzy"; asked: OurAirports@1. Import the table of cities ('tonne/places/cities') and pass it on as a gazetteer. ${ADVICE}`,
    )
  })
})

describe('a notice says what was taken', () => {
  it.each([
    [
      'Paris',
      'largest_place_taken',
      '"Paris" names 2 places and by far the largest was taken: Paris, FR (2138551 people; 48.853, 2.349), not Paris, TX, US (24782 people; 33.661, -95.556)',
    ],
    ['München', 'place_by_other_name', '"München" was taken for Munich, DE'],
    [
      'Richmond, CA',
      'country_code_assumed',
      '"CA" after the comma was read as Canada, and not as a state of the US, where "Richmond" is a place too; if that is meant, write "Richmond, California" or its coordinates',
    ],
    [
      { lat: 53.55, lng: 9.99 },
      'country_from_nearest_city',
      'the country DE is that of the nearest city, Hamburg, DE, 0.2 km away',
    ],
    [
      { point: 'Hamburg', address: 'Xyzzy' },
      'place_not_used',
      'the address beside the point is not known (place_not_found) and was not used',
    ],
  ])('%j', async (input, code, message) => {
    expect((await resolved(input)).notices).toEqual([{ code, path: 'from', message }])
  })
})

describe('an input that is no place says what to give', () => {
  const NEITHER = 'has neither point nor address; give one of them, or the distance'

  it.each([
    [undefined, 'is missing; say where'],
    [{ point: null }, NEITHER],
    [{ point: '', address: ' ' }, NEITHER],
    [{ point: 'Hamburg', address: 5 }, 'is not text; write an address or leave it out'],
  ])('%j', async (input, message) => {
    expect(await refusal(input as PlaceInput)).toBe(message)
  })

  it('with what was expected and received', async () => {
    const failure = (input: unknown) => resolved(input as PlaceInput).catch(({ violations: [first] }) => first)
    expect(await failure(null)).toMatchObject({
      expected: 'a name, a code, coordinates, or { point, address }',
      received: 'null',
    })
    expect(await failure({ address: 5 })).toMatchObject({ received: '5' })
    for (const text of ['Xyzzy', 'Springfield', 'Mexico'])
      expect(await failure(text)).toMatchObject({ received: `"${text}"` })
    const noAirport = await resolved('OSA', { mode: 'AIR' }).catch(({ violations: [first] }) => first)
    expect(noAirport).toMatchObject({ received: '"OSA"' })
  })
})

describe('an answer that cannot be used says whose and why', () => {
  const port: PlaceCandidate = { label: 'Port', point: { lat: 1, lng: 2 }, country: null, scheme: 'resolver' }
  const answering = (answer: unknown): PlaceResolver => ({
    id: 'mine',
    version: '1',
    resolve: () => answer as PlaceCandidate[],
  })

  it.each([
    [{}, 'mine answered with an object and not with a list of places'],
    [['x'], 'mine answered with "x" for a place'],
    [[{ ...port, country: 'x' }], 'mine answered with the country "x" for "Port"; null says that it is not known'],
    [
      [{ ...port, point: { lat: 95, lng: 0 } }],
      'mine answered with no point on Earth for "Port" (point.lat: lies beyond 90 degrees of latitude; check the digits and the order (lat is the latitude, lng the longitude))',
    ],
  ])('%j', async (answer, message) => {
    expect(await refusal('x', { resolvers: [answering(answer)] })).toBe(message)
  })

  it('of countryOf too', async () => {
    expect(await refusal('53.55, 9.99', { countryOf: () => 'Atlantis' })).toBe(
      'countryOf answered with "Atlantis"; give an ISO 3166-1 code, or null where it is not known',
    )
  })
})

describe('a table or option that is wrong says how to mend it', () => {
  it('of own places', () => {
    const table = { '1, 2': { lat: 1, lng: 2 }, A: { lat: 1, lng: 2, country: 'Atlantis', label: '' } }
    expect(thrownBy(() => ownPlaces(table))).toEqual([
      {
        path: 'own["1, 2"]',
        code: 'invalid_choice',
        message: 'reads as a point, and points take precedence over the table; use another name',
        received: '"1, 2"',
      },
      {
        path: 'own["A"].country',
        code: 'invalid_choice',
        message: 'is not a country; give an ISO 3166-1 code or an English name',
        received: '"Atlantis"',
      },
      {
        path: 'own["A"].label',
        code: 'invalid_type',
        message: 'must be text without control characters; leave it out or say what to call the place',
        received: '""',
      },
    ])
    expect(thrownBy(() => ownPlaces([] as unknown as OwnPlaceTable))).toEqual([
      { path: 'own', code: 'invalid_type', message: 'must be a table { name: { lat, lng } }', received: 'an array' },
    ])
    expect(thrownBy(() => ownPlaces({ A: { lat: 1, lng: 2, country: 5 } } as unknown as OwnPlaceTable))).toMatchObject([
      { path: 'own["A"].country', received: '5' },
    ])
  })

  it('of the geocoder', () => {
    const options = { fetch: globalThis.fetch, baseUrl: 'https://nominatim.example.org', version: '1' }
    const wrong = { ...options, limit: 0, attribution: 5 } as unknown as GeocoderOptions
    expect(thrownBy(() => geocoder(wrong))).toEqual([
      {
        path: 'limit',
        code: 'number_out_of_range',
        message: 'must be a whole number of results',
        expected: '1 to 40',
        received: '0',
      },
      { path: 'attribution', code: 'invalid_type', message: 'must be text', received: '5' },
    ])
    for (const limit of [1, 40]) expect(thrownBy(() => geocoder({ ...options, limit } as GeocoderOptions))).toEqual([])
    const own = geocoder({ ...options, attribution: 'Mine.' } as GeocoderOptions)
    expect(own).toMatchObject({ id: 'nominatim', version: '1', attribution: 'Mine.' })
    expect(Object.isFrozen(own)).toBe(true)
  })
})
