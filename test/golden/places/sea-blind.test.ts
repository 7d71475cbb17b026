import { describe, expect, it } from 'vitest'
import type { SeaPassage } from '../../../src/reference/places/sea/sea-passages.ts'
import { seaRoute } from '../../../src/reference/places/sea/sea-route.ts'
import { BLIND_PORT_DISTANCES } from './data/blind-port-distances.ts'
import { BLIND_PORT_DISTANCES_2 } from './data/blind-port-distances-2.ts'
import type { PublishedPortDistance } from './published-port-distances.ts'

const KM_PER_MILE = 1.852

/** Deviations in percent of the published miles, nothing left out. */
function compare({ id, fromPoint, toPoint, nauticalMiles, avoid = [] }: PublishedPortDistance) {
  const { km } = seaRoute(fromPoint, toPoint, { avoid: avoid as readonly SeaPassage[] })
  return { id, nauticalMiles, percent: 100 * (km / KM_PER_MILE / nauticalMiles - 1) }
}

const compared = BLIND_PORT_DISTANCES.map(compare)

function quality(rows: typeof compared) {
  const sizes = rows.map(({ percent }) => Math.abs(percent)).sort((a, b) => a - b)
  return { median: sizes[sizes.length >> 1] ?? 0, within: sizes.filter((size) => size <= 2.5).length / sizes.length }
}

// Drawn before any was compared. The first comparison had 62 % within 2.5 % and a median of 1.13 %; it led to an audit of
// the whole graph for ways that are too long and to 16 waypoints, a few of them for rows of this list: it is in sight since.
// Short ways follow harbours and channels that no coarse graph holds.
describe('published distances that were drawn blind once', () => {
  it('of 1,000 miles and more are met to 0.55 % in the median, 90 % within 2.5 %', () => {
    const { median, within } = quality(compared.filter(({ nauticalMiles }) => nauticalMiles >= 1000))
    expect(median).toBeLessThan(0.55)
    expect(within).toBeGreaterThan(0.9)
  })

  it('of all lengths are met to 1.1 % in the median, 67 % within 2.5 %', () => {
    const { median, within } = quality(compared)
    expect(median).toBeLessThan(1.1)
    expect(within).toBeGreaterThan(0.67)
  })

  it('of 300 miles and more are never missed by more than the sources differ', () => {
    const far = compared.filter(({ nauticalMiles, percent }) => nauticalMiles >= 300 && Math.abs(percent) > 15)
    expect(far.map(({ id }) => id)).toEqual(['B023', 'B106'])
  })
})

/** A port on water that no sea lane reaches: Pevek lies behind the ice that closes the Arctic. */
const UNREACHED = ['C065']

// Drawn from what was set aside before the waypoints of version 2 were placed, and compared once, after the last of them:
// version 1 had 1.26 % and 66 % of all lengths, 0.49 % and 85 % from 1,000 miles on. Nothing was moved for a row of it.
describe('published distances that no waypoint was placed for', () => {
  const blind = BLIND_PORT_DISTANCES_2.filter(({ id }) => !UNREACHED.includes(id)).map(compare)

  it('are 150, of which one is not reached', () => {
    expect(BLIND_PORT_DISTANCES_2.length).toBe(150)
    const unreached = BLIND_PORT_DISTANCES_2.filter(({ id }) => UNREACHED.includes(id))
    for (const pair of unreached) expect(() => compare(pair)).toThrow('lies on water that no known sea lane reaches')
  })

  it('of 1,000 miles and more are met to 0.6 % in the median, 89 % within 2.5 %', () => {
    const { median, within } = quality(blind.filter(({ nauticalMiles }) => nauticalMiles >= 1000))
    expect(median).toBeLessThan(0.6)
    expect(within).toBeGreaterThan(0.88)
  })

  it('of all lengths are met to 1.3 % in the median, 66 % within 2.5 %', () => {
    const { median, within } = quality(blind)
    expect(median).toBeLessThan(1.3)
    expect(within).toBeGreaterThan(0.65)
  })

  it('of 300 miles and more are exceeded by 10 % nowhere, and missed by so much five times', () => {
    const far = blind.filter(({ nauticalMiles, percent }) => nauticalMiles >= 300 && Math.abs(percent) > 10)
    expect(far.filter(({ percent }) => percent > 0)).toEqual([])
    expect(far.map(({ id }) => id)).toEqual(['C020', 'C048', 'C074', 'C091', 'C138'])
  })
})
