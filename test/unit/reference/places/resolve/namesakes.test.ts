import { describe, expect, it } from 'vitest'
import type { TransportMode } from '../../../../../src/index.ts'
import { ownPlaces } from '../../../../../src/reference/places/resolve/own-places.ts'
import { countries } from '../../../../fixtures/countries.ts'
import { outcome, rejection, resolved } from '../../../../fixtures/place-sources.ts'

describe('the name of a country', () => {
  it.each([
    ['Mexico', 'PH'],
    ['México', 'PH'],
    ['MEXICO', 'PH'],
    ['Colombia', 'CU'],
    ['Venezuela', 'CU'],
    ['Armenia', 'CO'],
    ['Liberia', 'CR'],
    ['Puerto Rico', 'AR'],
    ['Palau', 'MX'],
    ['Tonga', 'CM'],
    ['Saint Barthélemy', 'FR'],
    ['Jamaica', 'US'],
    ['Holland', 'US'],
  ])('%s is not that of a town in %s', async (text, country) => {
    const [[code, message] = []] = await rejection(resolved(text))
    expect(code).toBe('from ambiguous_place')
    expect(message).toMatch(/is the name of a country \([A-Z]{2}\) too; write a city of it/)
    expect(message).toContain(`"${text}, ${country}"`)
    expect(await outcome(`${text}, ${country}`)).toContain(`, ${country}`)
  })

  it.each(['Panama', 'Singapore', 'Monaco', 'Luxembourg', 'Djibouti'])('%s has a city of that name', async (text) => {
    expect((await resolved(text)).place.scheme).toBe('city')
  })

  it('is never answered with a place in another country', async () => {
    for (const { name, alpha2 } of countries()) {
      const found = await resolved(name).catch(({ code }) => code)
      if (typeof found === 'string') expect(['ambiguous_place', 'place_not_found']).toContain(found)
      else expect([name, found.place.country]).toEqual([name, alpha2])
    }
  })

  it('is none where it is a code, and the caller calls his places as he likes', async () => {
    const find = () => [{ label: 'Bra, IT', point: { lat: 1, lng: 1 }, country: 'IT', scheme: 'city' as const }]
    const table = { id: 'mine', version: '1', attribution: undefined, find, nearest: () => undefined }
    expect(await outcome('Bra', { gazetteers: [table] })).toBe('Bra, IT')
    expect(await outcome('br', { gazetteers: [table] })).toBe('Bra, IT')
    expect((await rejection(resolved('Brazil', { gazetteers: [table] })))[0]?.[0]).toBe('from ambiguous_place')
    const own = ownPlaces({ Mexico: { lat: 15.065, lng: 120.72, country: 'PH' } })
    expect(await outcome('Mexico', { own })).toBe('Mexico')
    const address = {
      label: 'Mexico, Pampanga',
      point: { lat: 15.065, lng: 120.72 },
      country: 'PH',
      scheme: 'resolver',
    } as const
    const resolvers = [{ id: 'mine', version: '1', resolve: () => [address] }]
    expect(await outcome('Mexico', { gazetteers: [], resolvers })).toBe('Mexico, Pampanga')
  })

  it('is that of a town whose country is not known', async () => {
    const find = () => [{ label: 'Mexico', point: { lat: 0, lng: -30 }, country: null, scheme: 'city' as const }]
    const table = { id: 'mine', version: '1', attribution: undefined, find, nearest: () => undefined }
    expect(await outcome('Mexico', { gazetteers: [table] })).toBe('Mexico')
  })
})

describe('three capitals that are not airports', () => {
  it('are not a town by AIR', async () => {
    expect(await rejection(resolved('OSA', { mode: 'AIR' }))).toEqual([
      ['from place_not_found', 'no airport of the table has the IATA code "OSA"; write "Osa, RU" for the city'],
    ])
    expect((await rejection(resolved('NYC', { mode: 'AIR' })))[0]?.[1]).toContain('"New York City, US"')
  })

  it.each([
    ['Osa', 'AIR'],
    ['Osa, RU', 'AIR'],
    ['OSA, RU', 'AIR'],
    ['OSA', 'TRUCK'],
    ['OSA', undefined],
  ] as const)('but %s is by %s', async (text, mode) => {
    expect(await outcome(text, mode && { mode })).toBe('Osa, RU')
  })

  it('and more capitals are a city by AIR too', async () => {
    expect(await outcome('OSAKA', { mode: 'AIR' })).toBe('Osaka, JP')
  })
})

describe('a code after the comma that is a country and a US state', () => {
  it.each([
    ['Richmond, CA', 'Richmond, CA'],
    ['Windsor, ca', 'Windsor, CA'],
    ['Burlington,CA', 'Burlington, CA'],
    ['Aurora, CA', 'Aurora, CA'],
    ['Salem, IN', 'Salem, IN'],
    ['Lincoln, AR', 'Lincoln, AR'],
  ])('%s leaves a notice where the US has the name too', async (text, label) => {
    const { place, notices } = await resolved(text)
    expect(place.label).toBe(label)
    expect(notices.map(({ code, path }) => [code, path])).toEqual([['country_code_assumed', 'from']])
    expect(notices[0]?.message).toMatch(/was read as .*, and not as a state of the US, where .* is a place too/)
  })

  it.each([
    ['Richmond, Canada', 'Richmond, CA'],
    ['Richmond, CAN', 'Richmond, CA'],
    ['Toronto, CA', 'Toronto, CA'],
    ['Berlin, DE', 'Berlin, DE'],
    ['Birmingham, GB', 'Birmingham, GB'],
    ['Paris, US', 'Paris, US'],
    ['AIR:YVR, CA', 'YVR, CA'],
    ['  Toronto ,  ca ', 'Toronto, CA'],
  ])('%s leaves none', async (text, label) => {
    expect(await outcome(text)).toBe(label)
  })
})

describe('a code after the comma in tables of the caller', () => {
  const place = (country: string, scheme: 'city' | 'iata') => ({
    label: `X, ${country}`,
    point: { lat: 1, lng: 2 },
    country,
    scheme,
  })
  const tableOf = (...places: readonly ReturnType<typeof place>[]) => ({
    id: 'mine',
    version: '1',
    attribution: undefined,
    find: ({ country: wanted }: { readonly country: string | undefined }) =>
      places.filter(({ country }) => country === wanted),
    nearest: () => undefined,
  })

  it.each([
    ['a city there and one in the US', [place('CA', 'city'), place('US', 'city')], 'X, CA country_code_assumed'],
    ['a city there alone', [place('CA', 'city')], 'X, CA'],
    ['a city there and an airport in the US', [place('CA', 'city'), place('US', 'iata')], 'X, CA'],
    ['an airport there and a city in the US', [place('CA', 'iata'), place('US', 'city')], 'X, CA', 'AIR'],
  ] as const)('%s', async (_what, places, expected, mode?: TransportMode) => {
    expect(await outcome('X, CA', { gazetteers: [tableOf(...places)], ...(mode && { mode }) })).toBe(expected)
  })
})

describe('an airport that lies in another country than written', () => {
  it('is said to lie elsewhere', async () => {
    const [[code, message] = []] = await rejection(resolved('IATA:LHR, US'))
    expect(code).toBe('from place_not_found')
    expect(message).toMatch(/^no airport in .*\(US\) has the IATA code "LHR" \(elsewhere: LHR, GB\)/)
    expect((await rejection(resolved('IATA:ZZZ')))[0]?.[1]).toMatch(/^no airport has the IATA code "ZZZ"; asked/)
  })
})
