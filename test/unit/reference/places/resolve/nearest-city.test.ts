import { describe, expect, it } from 'vitest'
import type { Gazetteer } from '../../../../../src/reference/places/resolve/place-resolver.ts'
import { rejection, resolved } from '../../../../fixtures/place-sources.ts'

/** A table that knows one city near anything. */
function tableWith(city: unknown, id = 'table'): Gazetteer {
  return { id, version: '1', attribution: `by ${id}`, find: () => [], nearest: () => city as never }
}

const leeds = { label: 'Leeds, GB', country: 'GB', km: 12 }
const cork = { label: 'Cork, IE', country: 'IE', km: 12 }
const POINT = '53.8, -1.5'

describe('the country of a point', () => {
  it('is that of the nearest of the cities that several tables know, in any order', async () => {
    const tables = [tableWith(leeds, 'a'), tableWith({ ...cork, km: 11.9 }, 'b'), tableWith({ ...leeds, km: 40 }, 'c')]
    for (const gazetteers of [tables, [...tables].reverse()]) {
      const { place, notices } = await resolved(POINT, { gazetteers })
      expect(place.country).toBe('IE')
      expect(place.attribution).toContain('by b')
      expect(notices.map(({ message }) => message).join()).toContain('Cork, IE, 11.9 km away')
    }
  })

  it('of two as near is that of the first by name, in any order', async () => {
    const tables = [tableWith(leeds), tableWith(cork, 'other')]
    for (const gazetteers of [tables, [...tables].reverse()]) {
      expect((await resolved(POINT, { gazetteers })).place.country).toBe('IE')
    }
  })

  it('prints the licence of the table, once where it knew the place too', async () => {
    const find = () => [{ label: 'Depot', country: null, scheme: 'city' as const, point: { lat: 53.8, lng: -1.5 } }]
    expect((await resolved(POINT, { gazetteers: [tableWith(leeds)] })).place.attribution).toBe('by table')
    expect((await resolved('Depot', { gazetteers: [{ ...tableWith(leeds), find }] })).place.attribution).toBe(
      'by table',
    )
  })

  it('is not known where no table knows a city', async () => {
    expect((await resolved(POINT, { gazetteers: [tableWith(undefined)] })).place.country).toBe(null)
  })

  it.each([
    ['text', 'Leeds', '"Leeds"'],
    ['a city without a label', { ...leeds, label: '' }, 'the label ""'],
    ['a city without a country', { ...leeds, country: undefined }, 'the country undefined'],
    ['a city of no country', { ...leeds, country: 'XX' }, 'the country "XX"'],
    ['a city at no distance', { ...leeds, km: '3' }, '"3" kilometres'],
    ['a city at a negative distance', { ...leeds, km: -0.1 }, '-0.1 kilometres'],
    ['a city farther than was asked for', { ...leeds, km: 50.1 }, '50.1 kilometres'],
    ['NaN kilometres', { ...leeds, km: Number.NaN }, 'NaN kilometres'],
  ])('is not taken from %s', async (_, city, said) => {
    const [[code, message] = ['', '']] = await rejection(resolved(POINT, { gazetteers: [tableWith(city)] }))
    expect(code).toBe('from router_failed')
    expect(message).toContain(`table answered with ${said} for a nearest city`)
  })

  it.each([0, 50])('is taken from a city %i km away', async (km) => {
    expect((await resolved(POINT, { gazetteers: [tableWith({ ...leeds, km })] })).place.country).toBe('GB')
  })
})

describe('a candidate of a table', () => {
  it('whose point cannot be read fails as the table, with what it threw unsaid', async () => {
    const point = {
      get lat() {
        throw new RangeError('secret')
      },
    }
    const find = () => [{ label: 'Leeds, GB', country: 'GB', scheme: 'city', point }] as never
    const gazetteer = { ...tableWith(undefined), find }
    const [[code, message] = ['', '']] = await rejection(resolved('Leeds', { gazetteers: [gazetteer] }))
    expect(code).toBe('from router_failed')
    expect(message).toContain('table failed (RangeError)')
    expect(message).not.toContain('secret')
  })
})
