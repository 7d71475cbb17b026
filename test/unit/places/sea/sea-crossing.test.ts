import { describe, expect, it } from 'vitest'
import { createPlaces } from '../../../../src/places/index.ts'

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
    expect(await codes(from, to, 'TRUCK')).toEqual([])
  })

  it('names about how many kilometres', async () => {
    const { notices } = await places.distance({ from: LONDON, to: '48.85, 2.35', mode: 'RAIL' })
    const [km] = /\d+/.exec(notices[0]?.message ?? '') ?? []
    expect(Number(km)).toBeGreaterThan(85)
    expect(Number(km)).toBeLessThan(120)
  })
})
