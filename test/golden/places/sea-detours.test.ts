import { describe, expect, it } from 'vitest'
import { crossGates } from '../../../src/reference/places/sea/gates.ts'
import { seaRoute } from '../../../src/reference/places/sea/sea-route.ts'

const KM_PER_MILE = 1.852

/**
 * Pairs that version 1 led round an island, out of a gulf or through a reef, with the nautical miles of NGA Pub. 151 and what
 * version 1 missed them by, in percent. They were in sight when the waypoints of version 2 were placed.
 */
const DETOURS = [
  { name: 'Mahajanga–Toliara', from: [-15.7333, 46.3], to: [-23.3617, 43.6617], miles: 625, version1: 75 },
  { name: 'Rumoi–Vladivostok', from: [43.9583, 141.6333], to: [43.1083, 131.8833], miles: 452, version1: 46 },
  { name: 'Hakodate–Vladivostok', from: [41.7833, 140.7167], to: [43.1083, 131.8833], miles: 437, version1: 30 },
  { name: 'Puerto Montt–Valparaiso', from: [-41.4833, -72.95], to: [-33.0333, -71.6333], miles: 623, version1: 31 },
  { name: 'Unalakleet–Dutch Harbor', from: [63.8708, -160.7875], to: [53.9, -166.5], miles: 752, version1: 28 },
  { name: 'Kaunakakai–Seattle', from: [21.0833, -157.0333], to: [47.6, -122.37], miles: 2398, version1: 12 },
  { name: 'Prince Rupert–Vancouver', from: [54.3167, -130.3333], to: [49.2833, -123.1167], miles: 477, version1: 22 },
] as const

describe('routes that had no waypoint', () => {
  it.each(DETOURS)('$name is met within 10 %, after $version1 %', ({ from, to, miles }) => {
    const { km } = seaRoute({ lat: from[0], lng: from[1] }, { lat: to[0], lng: to[1] })
    expect(Math.abs(km / KM_PER_MILE / miles - 1), `${(km / KM_PER_MILE).toFixed(0)} nautical miles`).toBeLessThan(0.1)
  })
})

/** Ways out of the Great Barrier Reef: about the nautical miles, and a passage that they lead through by name. */
const THROUGH_REEF = [
  // NGA Pub. 151 has 595; the way leads through the opening at the Palm Passage
  { name: 'Townsville–Port Moresby', from: [-19.25, 146.83], to: [-9.47, 147.15], miles: 590, by: /./ },
  // the 1,168 miles of NGA Pub. 151 follow the inner route to the Great North East Channel
  { name: 'Mackay–Port Moresby', from: [-21.1, 149.23], to: [-9.47, 147.15], miles: 737, by: /Palm Passage/ },
] as const

describe('the Great Barrier Reef', () => {
  it.each(THROUGH_REEF)('is left through a passage: $name', ({ from, to, miles, by }) => {
    const { km, path } = seaRoute({ lat: from[0], lng: from[1] }, { lat: to[0], lng: to[1] })
    expect(path.map(({ name }) => name).join(', ')).toMatch(by)
    expect(Math.abs(km / KM_PER_MILE / miles - 1), `${(km / KM_PER_MILE).toFixed(0)} nautical miles`).toBeLessThan(0.03)
  })

  it('is closed between them', () => {
    const outAndIn = [
      [-12, 143.5, -12, 144.5],
      [-15.5, 145.5, -15.5, 146.5],
      [-17.6, 146.3, -17.6, 147],
      [-19, 147.5, -18.5, 148.5],
      [-20.3, 149.9, -20, 151.5],
      [-22, 151.5, -21.5, 153],
    ] as const
    for (const [lat, lng, seaLat, seaLng] of outAndIn) {
      expect(crossGates({ lat, lng }, { lat: seaLat, lng: seaLng })).not.toBe(0)
    }
  })
})
