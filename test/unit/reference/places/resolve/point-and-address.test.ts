import { describe, expect, it } from 'vitest'
import type { PlaceInput } from '../../../../../src/reference/places/resolve/place-input.ts'
import type { PlaceResolver } from '../../../../../src/reference/places/resolve/place-resolver.ts'
import { outcome, rejection, resolved } from '../../../../fixtures/place-sources.ts'

const broken: PlaceResolver = {
  id: 'broken',
  version: '1',
  resolve: () => {
    throw new TypeError('no')
  },
}

describe('point and address', () => {
  it('the point is used, and the address only where the point is empty', async () => {
    expect(await outcome({ point: 'Hamburg' })).toBe('Hamburg, DE')
    expect(await outcome({ address: 'Hamburg' })).toBe('Hamburg, DE')
    expect(await outcome({ point: ' ', address: 'Hamburg' })).toBe('Hamburg, DE')
    expect(await outcome({ point: null, address: 'Hamburg' })).toBe('Hamburg, DE')
    expect(await outcome({ point: 'Hamburg', address: '' })).toBe('Hamburg, DE')
    expect(await outcome({ point: 'Hamburg', address: null })).toBe('Hamburg, DE')
  })

  it.each([
    [{ lat: 51.95, lng: 4.14 }, 'coordinates'],
    [{ type: 'Point', coordinates: [4.14, 51.95] }, 'geojson'],
    [{ point: { lat: 51.95, lng: 4.14 } }, 'coordinates'],
    [{ point: { type: 'Point', coordinates: [4.14, 51.95] } }, 'geojson'],
    ['POINT(4.14 51.95)', 'wkt'],
    ['51.95, 4.14', 'coordinates'],
  ] as const)('%j is a point', async (input, scheme) => {
    const { place, notices } = await resolved(input)
    expect(place).toMatchObject({ point: { lat: 51.95, lng: 4.14 }, label: '51.95, 4.14', source: 'input', scheme })
    expect(place.country).toBe('NL')
    expect(notices.map(({ code, path }) => [code, path])).toEqual([['country_from_nearest_city', 'from']])
  })

  it('keeps what was written', async () => {
    expect((await resolved(' 51.95, 4.14 ')).place.input).toBe('51.95, 4.14')
    expect((await resolved({ lat: 51.95, lng: 4.14 })).place.input).toBe('51.95, 4.14')
    expect((await resolved('ＨＡＭＢＵＲＧ')).place.input).toBe('ＨＡＭＢＵＲＧ')
  })

  it('more than 50 km apart leave a notice, and the point wins', async () => {
    const { place, notices } = await resolved({ point: 'Hamburg', address: 'München' })
    expect(place.label).toBe('Hamburg, DE')
    expect(notices).toEqual([
      {
        code: 'point_and_address_differ',
        path: 'from',
        message: 'the address "München" (Munich, DE) is 612 km from the point (Hamburg, DE), which was used',
      },
    ])
    expect(await outcome({ point: '53.55, 9.99', address: 'Hamburg' })).toBe('53.55, 9.99 country_from_nearest_city')
    expect(await outcome({ point: '0, 0.452', address: '0, 0.001' })).toMatch(/point_and_address_differ$/)
    expect(await outcome({ point: '0, 0.449', address: '0, 0.001' })).toBe('0, 0.449')
  })

  it('an address that is not known is said not to be used', async () => {
    for (const address of ['Am Sandtorkai 1', 'Springfield', '95, 200']) {
      const { place, notices } = await resolved({ point: 'Hamburg', address })
      expect(place.label).toBe('Hamburg, DE')
      expect(notices.map(({ code, path }) => [code, path])).toEqual([['place_not_used', 'from']])
    }
    expect(await outcome({ point: 'Hamburg', address: 'x' }, { resolvers: [broken] })).toBe(
      'Hamburg, DE place_not_used',
    )
  })

  it('an address that is looked for when the signal aborts is the end', async () => {
    const stop = new AbortController()
    const aborting: PlaceResolver = {
      ...broken,
      resolve: () => {
        stop.abort('enough')
        throw new TypeError('no')
      },
    }
    const asking = { resolvers: [aborting], signal: stop.signal }
    await expect(resolved({ point: 'Hamburg', address: 'x' }, asking)).rejects.toBe('enough')
  })

  it('a point that is not known is not replaced by the address', async () => {
    const found = await rejection(resolved({ point: 'Xyzzy', address: 'Hamburg' }))
    expect(found.map(([code]) => code)).toEqual(['from.point place_not_found'])
  })

  it.each([
    [undefined, 'from required'],
    [null, 'from required'],
    ['', 'from empty'],
    [' \t\n', 'from empty'],
    [{ point: undefined, address: undefined }, 'from required'],
    [{ point: null }, 'from required'],
    [{ point: '', address: '' }, 'from empty'],
    [{ point: '' }, 'from empty'],
    [{ address: '  ' }, 'from empty'],
    [{ address: 5 }, 'from.address invalid_type'],
    [{ point: 'Hamburg', address: {} }, 'from.address invalid_type'],
    [{ point: 5 }, 'from.point invalid_type'],
    [{ point: { lat: 95, lng: 0 } }, 'from.point.lat invalid_coordinates'],
    [{ address: 'Xyzzy' }, 'from.address place_not_found'],
    [5, 'from invalid_type'],
    [true, 'from invalid_type'],
    [['Hamburg'], 'from invalid_type'],
    [{ lat: 5 }, 'from.lng required'],
    [{ type: 'LineString', coordinates: [] }, 'from.type invalid_coordinates'],
    ['x'.repeat(513), 'from invalid_coordinates'],
    ['Ham\0burg', 'from invalid_coordinates'],
    ['Ham\u0007burg', 'from invalid_coordinates'],
    ['52.5, 200', 'from invalid_coordinates'],
    ['52.52,13.405,34', 'from invalid_coordinates'],
    ['Infinity,0', 'from invalid_coordinates'],
  ])('%j is %s', async (input, code) => {
    expect((await rejection(resolved(input as PlaceInput))).map(([found]) => found)).toEqual([code])
  })

  it('512 characters are a name, and full-width ones as long may fold to more', async () => {
    expect((await rejection(resolved('x'.repeat(512))))[0]?.[0]).toBe('from place_not_found')
    expect((await rejection(resolved('\ufdfa'.repeat(512))))[0]?.[0]).toBe('from place_not_found')
  })

  it('results are frozen', async () => {
    const found = await resolved({ point: 'Hamburg', address: 'München' })
    for (const part of [found, found.place, found.place.point, found.notices, found.notices[0]]) {
      expect(Object.isFrozen(part)).toBe(true)
    }
  })
})
