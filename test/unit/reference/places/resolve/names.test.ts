import { describe, expect, it } from 'vitest'
import { airports } from '../../../../../src/reference/places/airports/index.ts'
import { cities } from '../../../../../src/reference/places/cities/index.ts'
import { placeQuery } from '../../../../../src/reference/places/resolve/place-query.ts'
import { outcome, rejection, resolved } from '../../../../fixtures/place-sources.ts'

describe('a name that is looked up', () => {
  it.each([
    ['Hamburg', { name: 'Hamburg', key: 'hamburg', country: undefined, scheme: undefined }],
    ['Paris, US', { name: 'Paris', key: 'paris', country: 'US' }],
    ['Paris , usa', { name: 'Paris', country: 'US' }],
    ['Paris, United States', { name: 'Paris', country: 'US' }],
    ['Ｐａｒｉｓ，ＦＲ', { text: 'Paris,FR', name: 'Paris', country: 'FR' }],
    ['Paris, XX', { name: 'Paris, XX', country: undefined }],
    ['Paris, 250', { name: 'Paris, 250', country: undefined }],
    ['Paris,', { name: 'Paris,', country: undefined }],
    [', FR', { name: ', FR', country: undefined }],
    ['Washington, D.C., US', { name: 'Washington, D.C.', country: 'US' }],
    ['Seoul, Korea, Republic of', { name: 'Seoul', country: 'KR' }],
    ['Atlanta, GA', { name: 'Atlanta', country: 'GA' }],
    ['IATA:LHR', { text: 'IATA:LHR', name: 'LHR', scheme: 'iata', country: undefined }],
    ['icao : egll', { name: 'egll', scheme: 'icao' }],
    ['IATA: LHR, GB', { name: 'LHR', scheme: 'iata', country: 'GB' }],
    ['AIR:USA', { text: 'AIR:USA', name: 'USA', scheme: 'iata', country: undefined }],
    ['air: egll', { name: 'egll', scheme: 'icao' }],
    ['AIR:OSS, KG', { name: 'OSS', scheme: 'iata', country: 'KG' }],
    ['AIR:', { name: '', scheme: 'iata' }],
    ['AIRPORT:LHR', { name: 'AIRPORT:LHR', scheme: undefined }],
    ['LOCODE:DEHAM', { name: 'DEHAM', scheme: 'port' }],
    ['  Ham\u00a0\tburg  ', { text: 'Ham burg', key: 'ham burg' }],
  ])('%j', (text, query) => {
    expect(placeQuery(text)).toMatchObject(query)
  })

  it('is read in linear time, however many commas there are', () => {
    expect(placeQuery(', '.repeat(256)).country).toBeUndefined()
    expect(placeQuery('a,'.repeat(256)).name).toHaveLength(512)
  })
})

describe('names that several places have', () => {
  it('are rejected, with the places and how to choose one', async () => {
    const [[code, message] = []] = await rejection(resolved('Springfield'))
    expect(code).toBe('from ambiguous_place')
    expect(message).toContain('"Springfield" is the name of 8 places')
    expect(message).toContain('Springfield, MO, US (166810 people; 37.215, -93.298)')
    expect(message).toContain('coordinates ("42.101, -72.59")')
    expect(message).not.toContain('a country (')
    expect((await rejection(resolved('Springfield, US')))[0]?.[0]).toBe('from ambiguous_place')
  })

  it('are listed eight at most', async () => {
    const [[, message] = []] = await rejection(resolved('San Francisco', { gazetteers: [tenBearers] }))
    expect(message).toContain('is the name of 10 places')
    expect(message?.match(/people/g)).toHaveLength(8)
    expect(message).toContain('and 2 more')
  })

  it('offer the country where that chooses', async () => {
    const [[, message] = []] = await rejection(resolved('Barcelona'))
    expect(message).toContain('choose one by writing a country ("Barcelona, ES"), or coordinates ("10.136, -64.686")')
    expect(await outcome('Barcelona, ES')).toBe('Barcelona, ES')
  })

  it.each([
    ['PARIS', 'Paris, FR'],
    ['Paris', 'Paris, FR'],
    ['London', 'London, GB'],
    ['Rotterdam', 'Rotterdam, NL'],
    ['Saint Petersburg', 'Saint Petersburg, RU'],
  ])('%s is by far the largest, with a notice', async (text, label) => {
    const { place, notices } = await resolved(text)
    expect(place.label).toBe(label)
    expect(notices).toEqual([
      { code: 'largest_place_taken', path: 'from', message: expect.stringContaining(`was taken: ${label} (`) },
    ])
  })

  it.each([
    [10, 'a, DE largest_place_taken'],
    [9.999, undefined],
  ])('the largest must have ten times the people of the next: %d', async (ratio, label) => {
    const candidates = [
      { label: 'b, DE', point: { lat: 2, lng: 2 }, country: 'DE', scheme: 'city', population: 1000 },
      { label: 'a, DE', point: { lat: 1, lng: 1 }, country: 'DE', scheme: 'city', population: 1000 * ratio },
    ] as const
    const gazetteers = [{ ...tenBearers, find: () => candidates }]
    if (label === undefined) {
      expect((await rejection(resolved('x', { gazetteers })))[0]?.[0]).toBe('from ambiguous_place')
    } else expect(await outcome('x', { gazetteers })).toBe(label)
  })

  it('nobody is the largest where the people are not known, or none', async () => {
    for (const population of [{}, { population: 0 }]) {
      const find = () => [
        { label: 'a', point: { lat: 1, lng: 1 }, country: 'DE', scheme: 'city' as const, ...population },
        { label: 'b', point: { lat: 2, lng: 2 }, country: 'DE', scheme: 'city' as const, ...population },
      ]
      const found = await rejection(resolved('x', { gazetteers: [{ ...tenBearers, find }] }))
      expect(found[0]?.[0]).toBe('from ambiguous_place')
    }
  })
})

describe('codes that read like cities', () => {
  it.each(['Oss', 'oss', 'Hof', 'Rho', 'RHO'])('%s is ambiguous where they are far apart', async (text) => {
    const [[code, message] = []] = await rejection(resolved(text, { mode: 'TRUCK' }))
    expect(code).toBe('from ambiguous_place')
    expect(message).toContain(`"IATA:${text.toUpperCase()}" for the airport`)
  })

  it.each([
    ['OSS', 'OSS, KG'],
    ['RHO', 'RHO, GR'],
  ])('%s in capitals is the airport by AIR', async (text, label) => {
    expect(await outcome(text, { mode: 'AIR' })).toBe(`${label} airport_code_and_name`)
    expect((await rejection(resolved(text.toLowerCase(), { mode: 'AIR' })))[0]?.[0]).toBe('from ambiguous_place')
  })

  it.each([
    ['Oss, NL', 'Oss, NL'],
    ['AIR:Oss, KG', 'OSS, KG'],
    ['IATA:oss', 'OSS, KG'],
    ['AIR:oss', 'OSS, KG'],
  ])('%s says which', async (text, label) => {
    expect(await outcome(text)).toBe(label)
    expect(await outcome(text, { mode: 'AIR' })).toBe(label)
  })

  it.each(['Van', 'VAN', 'van'])('%s is one place: the airport by AIR, else the city', async (text) => {
    expect(await outcome(text, { mode: 'AIR' })).toBe('VAN, TR airport_code_and_name')
    const city = text === 'Van' ? 'Van, TR' : 'Van, TR airport_code_and_name'
    expect(await outcome(text, { mode: 'TRUCK' })).toBe(city)
    expect(await outcome(text)).toBe(city)
  })

  it.each([
    [0.8983, 'a, DE'],
    [0.8984, undefined],
  ])('up to 100 km apart they are one place: %d degrees', async (lng, label) => {
    const find = () => [
      { label: 'a, DE', point: { lat: 0, lng }, country: 'DE', scheme: 'city' as const, population: 1000 },
      { label: 'AAA, DE', point: { lat: 0, lng: 0 }, country: 'DE', scheme: 'iata' as const },
    ]
    const gazetteers = [{ ...tenBearers, find }]
    if (label !== undefined) expect(await outcome('Aaa', { gazetteers })).toBe(label)
    else expect((await rejection(resolved('Aaa', { gazetteers })))[0]?.[0]).toBe('from ambiguous_place')
  })

  it('several cities of the name do not agree with an airport near one of them', async () => {
    const find = () => [
      { label: 'a, DE', point: { lat: 0, lng: 0.1 }, country: 'DE', scheme: 'city' as const, population: 1000 },
      { label: 'a, FR', point: { lat: 5, lng: 5 }, country: 'FR', scheme: 'city' as const, population: 900 },
      { label: 'AAA, DE', point: { lat: 0, lng: 0 }, country: 'DE', scheme: 'iata' as const },
    ]
    const gazetteers = [{ ...tenBearers, find }]
    const [[code, message] = []] = await rejection(resolved('aaa', { gazetteers, mode: 'AIR' }))
    expect(code).toBe('from ambiguous_place')
    expect(message).toContain('is the name of 3 places')
    expect(await outcome('AAA', { gazetteers, mode: 'AIR' })).toBe('AAA, DE airport_code_and_name')
  })

  it.each(['PALU', 'ENNA'])('%s in capitals is an ICAO code and a city, ambiguous by AIR too', async (text) => {
    const [[code, message] = []] = await rejection(resolved(text, { mode: 'AIR' }))
    expect(code).toBe('from ambiguous_place')
    expect(message).toContain(`"ICAO:${text}"`)
  })
})

describe('names that nothing knows', () => {
  it.each([
    ['Xyzzy, GA', /no place in Gabon \(GA\), nor in Georgia, US is known as "Xyzzy"; asked/],
    ['Springfield, VT', /no place in Vermont, US is known as "Springfield" \(elsewhere: .*Springfield, US/],
    ['Springfield, DE', /no place in Germany \(DE\), nor in Delaware, US is known as "Springfield"/],
    ['Portland, ON', /no place in Ontario, CA is known as "Portland"/],
    ['Paris, XX', /"XX" after the comma is not a country \(ISO 3166-1 code or English name\)/],
    ['Xyzzy, FR', /no place in France \(FR\) is known as "Xyzzy"; /],
    ['DEQQQ', /UN\/LOCODE/],
    ['DE QQQ', /UN\/LOCODE/],
    [
      'Nowhereville',
      /no place is known as "Nowhereville"; asked: OurAirports@1, GeoNames@1, WorldPortIndex@1\. Write a country/,
    ],
    ['!!!', /no place is known as "!!!"/],
    ['egll', /no place is known as "egll"/],
    ['LOCODE:DEQQQ', /no port has the UN\/LOCODE "DEQQQ"/],
    ['constructor', /no place is known/],
    ['__proto__', /no place is known/],
    ['\ud800', /no place is known/],
  ])('%j', async (text, says) => {
    expect(await rejection(resolved(text))).toEqual([['from place_not_found', expect.stringMatching(says)]])
  })

  it('tell which tables were not given', async () => {
    const about = async (gazetteers: (typeof airports)[]) =>
      (await rejection(resolved('Xyzzy', { gazetteers })))[0]?.[1]
    expect(await about([airports])).toContain("Import the table of cities ('tonne/places/cities') and pass it on")
    expect(await about([cities])).toContain("Import the table of airports ('tonne/places/airports') and pass it on")
    expect(await about([])).toContain('asked: nobody')
    expect(await about([airports, cities])).not.toContain('import')
  })
})

const tenBearers = {
  id: 'ten',
  version: '1',
  attribution: undefined,
  find: () =>
    Array.from({ length: 10 }, (_, index) => ({
      label: `San Francisco ${index}`,
      point: { lat: index, lng: index },
      country: 'US',
      scheme: 'city' as const,
      population: 1000,
    })),
  nearest: () => undefined,
}
