import { describe, expect, it } from 'vitest'
import { outcome, rejection, resolved } from '../../../../fixtures/place-sources.ts'

const BERLIN = { lat: 13.405, lng: 52.52 }
const NEW_YORK = 'New York City'

describe('a point that lies at its address only with its sides exchanged', () => {
  it.each([
    ['13.405, 52.52', '52.52, 13.405'],
    ['13.405 52.52', '52.52, 13.405'],
    ['POINT(52.52 13.405)', 'POINT(13.405 52.52)'],
    ['geo:13.405,52.52', 'geo:52.52,13.405'],
    ['{"type":"Point","coordinates":[52.52,13.405]}', '{"type":"Point","coordinates":[13.405,52.52]}'],
    [BERLIN, '52.52, 13.405'],
    [{ type: 'Point', coordinates: [52.52, 13.405] }, '{"type":"Point","coordinates":[13.405,52.52]}'],
  ] as const)('%j is refused, with the pair to send', async (point, send) => {
    const [[code, message] = []] = await rejection(resolved({ point, address: 'Berlin' }))
    expect(code).toBe('from.point coordinates_swapped')
    expect(message).toMatch(/^matches its address, "Berlin" \(Berlin, DE\), only if latitude and longitude are swapped/)
    expect(message).toContain(
      `send ${JSON.stringify(send).startsWith('"{') ? `"${send}"` : JSON.stringify(send)} for the point`,
    )
    expect((await resolved({ point: send, address: 'Berlin' })).place.point).toEqual({ lat: 52.52, lng: 13.405 })
  })

  it('is known by an address that itself was read with a notice, and by any pair of sides', async () => {
    for (const [point, address] of [
      ['2.35, 48.85', 'Paris'],
      ['151.2, -33.9', 'Sydney'],
      ['9.99, 53.55', 'Hambourg'],
      ['-74.0, 40.7', NEW_YORK],
    ] as const) {
      // a first number beyond 90 is not a latitude, and the pair was read the other way round already
      if (point.startsWith('151')) expect(await outcome({ point, address })).toContain('coordinates_swapped')
      else expect((await rejection(resolved({ point, address })))[0]?.[0]).toBe('from.point coordinates_swapped')
    }
  })

  it('is none where the point is a name, where it fits as it is, or where the other reading is a bit nearer only', async () => {
    expect(await outcome({ point: 'Hamburg', address: 'Berlin' })).toBe('Hamburg, DE point_and_address_differ')
    expect(await outcome({ point: '52.52, 13.405', address: 'Berlin' })).toBe('52.52, 13.405 country_from_nearest_city')
    expect(await outcome({ point: '0, 0.452', address: '0, 0.001' })).toBe('0, 0.452 point_and_address_differ')
    expect(await outcome({ point: '13.405, 52.52', address: 'Munich' })).toBe('13.405, 52.52 point_and_address_differ')
  })

  it('is not compared with an address that is not known', async () => {
    expect(await outcome({ point: '13.405, 52.52', address: 'Hinterhof 3' })).toBe('13.405, 52.52 place_not_used')
  })
})

describe('a point that lies at its address only with another sign', () => {
  it.each([
    ['40.7, 74.0', NEW_YORK, '40.7, -74'],
    ['33.9, 151.2', 'Sydney', '-33.9, 151.2'],
    ['23.55, 46.63', 'São Paulo', '-23.55, -46.63'],
    ['74.0, 40.7', NEW_YORK, '40.7, -74'],
    ['46.63, 23.55', 'São Paulo', '-23.55, -46.63'],
    ['46.63, -23.55', 'São Paulo', '-23.55, -46.63'],
  ])('%s for %s is used and said to be doubtful', async (point, address, meant) => {
    const { notices } = await resolved({ point, address })
    const codes = notices.map(({ code }) => code)
    expect(codes).toContain('point_and_address_differ')
    expect(codes.at(-1)).toBe('point_sign_doubtful')
    expect(notices.at(-1)?.message).toContain(`if it is "${meant}"`)
  })
})
