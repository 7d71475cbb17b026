import { describe, expect, it } from 'vitest'
import { createPlaces } from '../../../../../src/reference/places/index.ts'
import { longestCrossingKm } from '../../../../../src/reference/places/sea/sight.ts'

const LONDON = '51.51, -0.13'
const places = createPlaces()

async function codes(from: string, to: string, mode: 'TRUCK' | 'RAIL' | 'AIR') {
  return (await places.distance({ from, to, mode })).notices.map(({ code }) => code)
}

describe('an estimate over the sea', () => {
  it.each([
    ['the Channel', LONDON, '48.85, 2.35'],
    ['the Atlantic', LONDON, '40.71, -74.01'],
    ['the strait between Tokyo and Seoul', '35.68, 139.69', '37.57, 126.98'],
    ['the date line', '-17.77, 177.44', '-13.83, -172.01'],
  ])('says so: %s', async (_, from, to) => {
    for (const mode of ['TRUCK', 'RAIL'] as const)
      expect(await codes(from, to, mode)).toEqual(['estimate_crosses_water'])
    expect(await codes(to, from, 'TRUCK')).toEqual(['estimate_crosses_water'])
    expect(await codes(from, to, 'AIR')).toEqual([])
  })

  it.each([
    ['inland', '51.32, 9.5', '48.14, 11.58'],
    ['over a bridge, Copenhagen to Malmo', '55.68, 12.57', '55.6, 13.0'],
    ['along a coast, Leeds to London', '53.8, -1.55', LONDON],
    ['over a great lake', '42.89, -78.88', '41.5, -81.69'],
    ['in one place', LONDON, LONDON],
  ])('is not said %s', async (_, from, to) => {
    expect(await codes(from, to, 'TRUCK')).not.toContain('estimate_crosses_water')
  })

  it('names about how many kilometres', async () => {
    const { notices } = await places.distance({ from: LONDON, to: '48.85, 2.35', mode: 'RAIL' })
    const [km] = /\d+/.exec(notices[0]?.message ?? '') ?? []
    expect(Number(km)).toBeGreaterThan(85)
    expect(Number(km)).toBeLessThan(120)
  })
})

describe('the longest stretch of sea on a straight line', () => {
  it.each([
    ['London to Paris, over the Channel', [51.51, -0.13], [48.85, 2.35], 98],
    ['Dublin to Paris, over the wider of two seas', [53.33, -6.25], [48.85, 2.35], 161],
    ['Paris to Dublin, the same', [48.85, 2.35], [53.33, -6.25], 161],
    ['London to New York', [51.51, -0.13], [40.71, -74.01], 3094],
    ['Kassel to Munich, over none', [51.32, 9.5], [48.14, 11.58], 0],
    ['a line that begins at sea, counted to its end', [0, -140], [0, -141], 111.195],
    ['a line that ends at sea', [50.5, -1.3], [56, 3], 366.862],
  ] as const)('%s', (_what, [fromLat, fromLng], [toLat, toLng], km) => {
    expect(longestCrossingKm({ lat: fromLat, lng: fromLng }, { lat: toLat, lng: toLng })).toBeCloseTo(km, 3)
  })
})
