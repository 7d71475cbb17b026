import { describe, expect, it } from 'vitest'
import { EmissionsError } from '../../../../../src/index.ts'
import { airports } from '../../../../../src/reference/places/airports/index.ts'
import { cities } from '../../../../../src/reference/places/cities/index.ts'
import { createPlaces } from '../../../../../src/reference/places/index.ts'
import { haveLandLink } from '../../../../../src/reference/places/route/find-distance.ts'
import { countingRouter, ROAD } from '../../../../fixtures/places-stub-routers.ts'

const places = createPlaces({ gazetteers: [airports, cities] })
const COUNTRIES = 'AR AU BR CA CN CU DE DK ES FR GB GL IE IN IS JP KR MX MY NO NZ PH RU SE SG TW US ZA'.split(' ')

/** The ends as 'Perth, GB', or the code of the error. */
async function endsOf(from: string, to: string, mode: 'TRUCK' | 'RAIL' | 'AIR') {
  try {
    const { route, notices } = await places.distance({ from, to, mode })
    const codes = notices.map(({ code, path }) => `${path} ${code}`).filter((one) => one.endsWith('place_within_reach'))
    return [route.from?.label, route.to?.label, ...codes]
  } catch (error) {
    if (EmissionsError.is(error)) return [`${error.path} ${error.code}`]
    throw error
  }
}

describe('a link by land', () => {
  it('is symmetric and transitive, and each country has one with itself and with an unknown one', () => {
    for (const a of COUNTRIES) {
      expect([haveLandLink(a, a), haveLandLink(a, null), haveLandLink(null, a)]).toEqual([true, true, true])
      for (const b of COUNTRIES) {
        expect(haveLandLink(a, b)).toBe(haveLandLink(b, a))
        for (const c of COUNTRIES) if (haveLandLink(a, b) && haveLandLink(b, c)) expect(haveLandLink(a, c)).toBe(true)
      }
    }
  })

  it.each([
    ['GB', 'FR', true],
    ['GB', 'IE', true],
    ['US', 'MX', true],
    ['CN', 'DE', true],
    ['ZA', 'GB', true],
    ['SG', 'MY', true],
    ['GB', 'AU', false],
    ['US', 'GB', false],
    ['CN', 'US', false],
    ['JP', 'KR', false],
    ['NZ', 'AU', false],
    ['TW', 'CN', false],
  ])('between %s and %s: %s', (one, other, due) => {
    expect(haveLandLink(one, other)).toBe(due)
  })
})

describe('a name of several places', () => {
  it.each([
    ['Edinburgh', 'Perth', ['Edinburgh, GB', 'Perth, GB', 'to place_within_reach']],
    ['Perth', 'Edinburgh', ['Perth, GB', 'Edinburgh, GB', 'from place_within_reach']],
    ['London', 'Boston', ['London, GB', 'Boston, GB', 'to place_within_reach']],
    ['Toronto', 'London', ['Toronto, CA', 'London, CA', 'to place_within_reach']],
    ['Dallas', 'Paris', ['Dallas, US', 'Paris, US', 'to place_within_reach']],
    ['Orlando', 'Melbourne', ['Orlando, US', 'Melbourne, US', 'to place_within_reach']],
  ])('is the one that a road or railway reaches: %s to %s', async (from, to, due) => {
    for (const mode of ['TRUCK', 'RAIL'] as const) expect(await endsOf(from, to, mode)).toEqual(due)
    expect((await endsOf(from, to, 'AIR')).join()).not.toContain('place_within_reach')
  })

  it.each([
    ['London', 'Paris', ['London, GB', 'Paris, FR']],
    ['Sydney', 'Melbourne', ['Sydney, AU', 'Melbourne, AU']],
    ['Perth', 'Sydney', ['Perth, AU', 'Sydney, AU']],
    ['Perth, AU', 'Sydney', ['Perth, AU', 'Sydney, AU']],
  ])('stays the largest where a road leads there: %s to %s', async (from, to, due) => {
    for (const mode of ['TRUCK', 'RAIL'] as const) expect(await endsOf(from, to, mode)).toEqual(due)
  })

  it('has a notice that names the place and the reason, also for a point that is a name', async () => {
    const { notices } = await places.distance({ from: 'Edinburgh', to: { point: 'Perth', address: '' }, mode: 'RAIL' })
    expect(notices.find(({ code }) => code === 'place_within_reach')?.message).toBe(
      '"Perth" was taken for Perth, GB, because no road or railway leads from Edinburgh, GB to Perth, AU; write the country after the name',
    )
  })
})

describe('a journey by land to another land', () => {
  it.each([
    ['London', 'New York'],
    ['Tokyo', 'Seoul'],
    ['London', 'Sydney'],
    ['London', 'Perth, AU'],
    ['Shanghai', 'Los Angeles'],
    ['51.51, -0.13', '40.71, -74.01'],
  ])('is rejected: %s to %s', async (from, to) => {
    for (const mode of ['TRUCK', 'RAIL'] as const) expect(await endsOf(from, to, mode)).toEqual(['to no_route'])
    expect(await endsOf(from, to, 'AIR')).toHaveLength(2)
  })

  it('has the distance that is stated, or that of a router', async () => {
    const ends = { from: 'Tokyo', to: 'Seoul', mode: 'TRUCK' } as const
    expect((await places.distance({ ...ends, distanceKm: 1300 })).km).toBe(1300)
    const router = countingRouter(() => ({ ...ROAD, km: 1400 }))
    const routed = createPlaces({ gazetteers: [cities], routers: [router] })
    expect((await routed.distance(ends)).km).toBe(1400)
  })
})
