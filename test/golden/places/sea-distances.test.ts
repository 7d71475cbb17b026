import { describe, expect, it } from 'vitest'
import type { SeaPassage } from '../../../src/reference/places/sea/sea-passages.ts'
import { seaRoute } from '../../../src/reference/places/sea/sea-route.ts'
import { PUBLISHED_PORT_DISTANCES, type PublishedPortDistance } from './published-port-distances.ts'

const KM_PER_MILE = 1.852

/** Published distances that ours may miss by more than 2.5 %, and why. Nothing else may. */
const OUTLIERS: Readonly<Record<string, string>> = {
  P09: 'printed 5 % above the geodesic (813), of which Cape Blanc explains 2 %',
  P56: 'ours takes the passages within the islands from the Yangtze to Hong Kong, which a table of open lanes does not',
  P60: 'goes by Zamboanga (1,541 over our graph); ours by the Sibutu Passage is shorter',
  P84: 'printed 10 % above the geodesic (232), of which the Danube delta and Cape Kaliakra explain 3 %',
  P85: 'contradicts P83, which we meet: Poti is 242 miles farther from the Bosphorus than Odessa by geodesics, the table says 202',
  P86: 'below the straight lines from strait to strait, 1,809 miles by Sicily and 1,815 by Messina and Bonifacio',
  P95: 'a sum with an error of up to 5 %, between our way by the Sound and that by the Great Belt (953)',
  P96: 'a sum with an error of up to 5 %, between our way by the Sound and that by the Great Belt (1,279)',
  P97: 'a sum with an error of up to 5 %, between our way by the Sound and that by the Great Belt (851)',
  P131: 'goes along Australia to Cape Leeuwin (12,732 over our graph); ours sails the great circle south of it',
}

function deviation({ fromPoint, toPoint, nauticalMiles, avoid = [] }: PublishedPortDistance): number {
  const { km } = seaRoute(fromPoint, toPoint, { avoid: avoid as readonly SeaPassage[] })
  return (100 * (km / KM_PER_MILE - nauticalMiles)) / nauticalMiles
}

const compared = PUBLISHED_PORT_DISTANCES.map((one) => ({ ...one, percent: deviation(one) }))
const held = compared.filter(({ id }) => !(id in OUTLIERS))

/** The table that a failure prints. */
function table(rows: typeof compared): string {
  return rows
    .map(
      ({ id, from, to, nauticalMiles, percent }) =>
        `${percent.toFixed(2).padStart(7)} %  ${id} ${from}-${to} ${nauticalMiles}`,
    )
    .join('\n')
}

describe('published distances between ports', () => {
  it('are met within 2.5 %, but for the outliers with their reasons', () => {
    expect(table(held.filter(({ percent }) => Math.abs(percent) > 2.5))).toBe('')
    expect(held.length).toBeGreaterThanOrEqual(115)
  })

  it('are met within 1 % in the median, outliers counted', () => {
    const sorted = compared.map(({ percent }) => Math.abs(percent)).sort((a, b) => a - b)
    expect(sorted[Math.floor(sorted.length / 2)], table(compared)).toBeLessThan(1)
  })

  it('leave no outlier that is none', () => {
    const met = compared.filter(({ id, percent }) => id in OUTLIERS && Math.abs(percent) <= 2.5)
    expect(table(met)).toBe('')
  })
})

/** Collected cases: ends as [latitude, longitude], nautical miles or kilometres, tolerance in percent. */
const CASES = [
  { id: 'D071', from: [31.2, 121.9], to: [51.98, 4], km: 19552 },
  { id: 'D075', from: [1.2, 103.8], to: [51.98, 4], km: 15349 },
  { id: 'D077', from: [22.3, 114.2], to: [51.98, 4], km: 24102, avoid: ['SUEZ', 'PANAMA'] },
  { id: 'D078', from: [35.1, 129.05], to: [51.98, 4], km: 26084, avoid: ['SUEZ', 'PANAMA'] },
  { id: 'D079', from: [35.5, 139.8], to: [51.98, 4], km: 26758, avoid: ['SUEZ', 'PANAMA'] },
  { id: 'D081', from: [69.1, 33.2], to: [35.45, 139.7], km: 23780 },
  { id: 'D082', from: [40.6, -74], to: [6.95, 79.8], km: 15935 },
  { id: 'D083', from: [42.35, -71], to: [61.2, -150], km: 13542 },
  { id: 'D085', from: [51.98, 4], to: [35.5, 139.8], km: 21100 },
] as const

describe('collected cases', () => {
  it.each(CASES)('$id is met within 3 %', ({ from, to, km, ...rest }) => {
    const avoid = 'avoid' in rest ? rest.avoid : []
    const route = seaRoute({ lat: from[0], lng: from[1] }, { lat: to[0], lng: to[1] }, { avoid })
    expect(Math.abs(route.km / km - 1)).toBeLessThan(0.03)
  })

  it('Los Angeles to Shanghai crosses the Pacific', () => {
    const { km } = seaRoute({ lat: 33.7, lng: -118.25 }, { lat: 31.2, lng: 121.9 })
    expect(km / KM_PER_MILE).toBeGreaterThan(5640)
    expect(km / KM_PER_MILE).toBeLessThan(6000)
  })
})
