import { describe, expect, it } from 'vitest'
import type { TransportMode } from '../../../../../src/index.ts'
import { ownPlaces } from '../../../../../src/reference/places/resolve/own-places.ts'
import type { PlaceInput } from '../../../../../src/reference/places/resolve/place-input.ts'
import { type Asking, rejection, resolved } from '../../../../fixtures/place-sources.ts'

/** The codes of the notices of a place, or of the errors where there is none. */
async function told(input: PlaceInput, asking: Asking): Promise<readonly string[]> {
  const failed = await rejection(resolved(input, asking))
  if (failed.length > 0) return failed.map(([code]) => code.split(' ')[1] as string)
  return (await resolved(input, asking)).notices.map(({ code }) => code)
}

const YARD = { 'Yard Zürich': { lat: 47.4, lng: 8.5, country: 'CH' } }
const FIT = { point: '13.405, 52.52', address: 'Berlin' }

describe('a choice among several meanings is never silent', () => {
  it.each([
    ['the largest of several cities of a name', 'Paris', {}, 'largest_place_taken'],
    ['several cities of about one size', 'Springfield', {}, 'ambiguous_place'],
    ['accents that were left out', 'Zurich', {}, 'place_by_other_name'],
    ['accents that the city has not', 'Milán', {}, 'place_by_other_name'],
    ['letters that were spelled out', 'Duesseldorf', {}, 'place_by_other_name'],
    ['punctuation that was left out', 'Stoke on Trent', {}, 'place_by_other_name'],
    ['a word that was written short', 'St. Gallen', {}, 'place_by_other_name'],
    ['another name of a city', 'München', {}, 'place_by_other_name'],
    ['a name in another language', 'Londra', {}, 'place_by_other_name'],
    ['a name in another language that a town bears itself', 'Colonia', {}, 'ambiguous_place'],
    ['a short form of a longer name', 'Rostov', {}, 'place_by_other_name'],
    ['a name with a country that is not its own', 'Hong Kong, China', {}, 'place_by_other_name'],
    ['a folded name of the own table', 'yard zurich', { own: ownPlaces(YARD) }, 'place_by_other_name'],
    ['the name of a country that is a city there', 'Luxembourg', {}, 'country_read_as_city'],
    ['the name of a country that is a town elsewhere', 'Armenia', {}, 'ambiguous_place'],
    ['a state of the US that is the code of a country', 'Richmond, CA', {}, 'country_code_assumed'],
    ['a province of Brazil that is the code of a country', 'Toledo, PR', {}, 'place_not_found'],
    ['a code by road', 'LHR', { mode: 'TRUCK' }, 'place_not_found'],
    ['a code by rail', 'LHR', { mode: 'RAIL' }, 'place_not_found'],
    ['a code by sea', 'LHR', { mode: 'SHIP' }, 'place_not_found'],
    ['a code without a mode', 'LHR', {}, 'place_not_found'],
    ['an ICAO code by road', 'EGLL', { mode: 'TRUCK' }, 'place_not_found'],
    ['a code with its country by road', 'LHR, GB', { mode: 'TRUCK' }, 'place_not_found'],
    ['a code in capitals and a city far away, by AIR', 'OSS', { mode: 'AIR' }, 'airport_code_and_name'],
    ['a code and a city far away, by AIR', 'Oss', { mode: 'AIR' }, 'ambiguous_place'],
    ['a code and a city far away, by road', 'OSS', { mode: 'TRUCK' }, 'ambiguous_place'],
    ['a code and its city, by AIR', 'Van', { mode: 'AIR' }, 'airport_code_and_name'],
    ['a code and its city, by road', 'VAN', { mode: 'TRUCK' }, 'airport_code_and_name'],
    ['a code and a country, by AIR', 'USA', { mode: 'AIR' }, 'airport_code_and_name'],
    ['a code and a country of another name, by AIR', 'uae', { mode: 'AIR' }, 'place_not_found'],
    ['a city of three letters that is not a code, by AIR', 'OSA', { mode: 'AIR' }, 'place_not_found'],
    ['numbers that can only be longitude, latitude', '151.21, -33.86', {}, 'coordinates_swapped'],
    ['sides that only fit exchanged', FIT, {}, 'coordinates_swapped'],
    ['a sign that only fits turned', { point: '52.52, -13.405', address: 'Berlin' }, {}, 'point_sign_doubtful'],
    ['a point and an address far apart', { point: 'Hamburg', address: 'Berlin' }, {}, 'point_and_address_differ'],
    ['an address that is not known', { point: 'Hamburg', address: 'Xyzzy' }, {}, 'place_not_used'],
    ['the country of the nearest city', '51.95, 4.14', {}, 'country_from_nearest_city'],
    ['the middle of nowhere', '0, 0', {}, 'null_island'],
  ] as const)('%s: %j', async (_what, input, asking, code) => {
    expect(await told(input as PlaceInput, asking)).toContain(code)
  })

  it.each([
    ['Hamburg', undefined],
    ['hamburg', 'TRUCK'],
    ['Düsseldorf', 'RAIL'],
    ['Köln', 'SHIP'],
    ['Singapore', 'SHIP'],
    ['LHR', 'AIR'],
    ['EGLL', 'AIR'],
    ['AIR:USA', 'TRUCK'],
    ['IATA:PER', 'AIR'],
    ['Van', 'TRUCK'],
    ['Colonia, US', 'TRUCK'],
    ['Singāpur, IN', 'TRUCK'],
  ] as const)('and where there is none, as with %s (%s), nothing is said', async (text, mode) => {
    expect(await told(text, mode === undefined ? {} : { mode })).toEqual([])
  })
})

describe('words of three letters', () => {
  it.each(['TRUCK', 'RAIL', 'SHIP', undefined] as const)(
    'are not airports by %s, and the sentence says how to ask',
    async (mode?: TransportMode) => {
      for (const text of ['USA', 'BUS', 'CAR', 'LHR', 'usa', 'Bus', 'car']) {
        const [[code, message] = []] = await rejection(resolved(text, mode && { mode }))
        expect(code).toBe('from place_not_found')
        const by = mode === undefined ? 'where the mode is not AIR' : `by ${mode}`
        expect(message).toContain(
          `its letters are not read as an airport code ${by}: write "AIR:${text.toUpperCase()}"`,
        )
        const asked = (await resolved(`AIR:${text}`, mode && { mode })).place
        expect([asked.scheme, asked.label.slice(0, 3)]).toEqual(['iata', text.toUpperCase()])
        expect(message).toContain(`for the airport ${asked.label} (`)
        if (!/usa/i.test(text)) expect(message).toMatch(/for the airport [^;]* \([^;]*\); asked: /)
      }
    },
  )

  it('that are a country say which', async () => {
    const [[, message] = []] = await rejection(resolved('USA', { mode: 'TRUCK' }))
    expect(message).toMatch(/^"USA" is the country United States.*, and no place in it; its letters/)
    expect(message).toContain('or a city of United States')
    expect((await rejection(resolved('Germany', { mode: 'TRUCK' })))[0]?.[1]).toMatch(
      /^"Germany" is the country Germany, and no place in it; write a city of it; asked: /,
    )
    const { notices } = await resolved('USA', { mode: 'AIR' })
    expect(notices[0]?.message).toMatch(
      /^"USA" was read as the code of the airport USA, US \(airport; .*\), not as the country United States/,
    )
  })

  it('are left to the resolvers that are injected', async () => {
    const depot = { label: 'Bus depot', point: { lat: 1, lng: 2 }, country: 'DE', scheme: 'resolver' as const }
    const resolvers = [{ id: 'mine', version: '1', resolve: () => [depot] }]
    expect((await resolved('BUS', { resolvers, mode: 'TRUCK' })).place.label).toBe('Bus depot')
    expect((await resolved('BUS', { resolvers, mode: 'AIR' })).place.label).toBe('BUS, GE')
  })
})
