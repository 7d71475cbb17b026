import { describe, expect, it } from 'vitest'
import { geodesicKm } from '../../../src/reference/places/index.ts'
import { seaRoute } from '../../../src/reference/places/sea/sea-route.ts'

const KM_PER_MILE = 1.852
const PORTS = {
  Anadyr: [64.73, 177.5],
  'Dutch Harbor': [53.9, -166.5],
  Hakodate: [41.7833, 140.7167],
  Honolulu: [21.3, -157.8667],
  Kiska: [51.9833, 177.5417],
  Nome: [64.4833, -165.4167],
  Petropavlovsk: [53.0, 158.6333],
  'Prince Rupert': [54.3167, -130.3333],
  'San Francisco': [37.8, -122.4],
  Seattle: [47.6, -122.3667],
  Tilichiki: [60.43, 166.05],
  Unalakleet: [63.8708, -160.7875],
  Vancouver: [49.2833, -123.1167],
  Yokohama: [35.45, 139.65],
} as const
type Port = keyof typeof PORTS

const pointOf = (port: Port) => ({ lat: PORTS[port][0], lng: PORTS[port][1] })
const milesBetween = (from: Port, to: Port) => seaRoute(pointOf(from), pointOf(to)).km / KM_PER_MILE

/** Nautical miles of NGA Pub. 151, Distances Between Ports, 2001, as transcribed in kaklin/sea-routes. */
const PUBLISHED: readonly (readonly [from: Port, to: Port, miles: number])[] = [
  ['Seattle', 'Nome', 2288],
  ['Vancouver', 'Nome', 2304],
  ['Prince Rupert', 'Nome', 1846],
  ['San Francisco', 'Nome', 2636],
  ['Honolulu', 'Nome', 2674],
  ['Yokohama', 'Nome', 2696],
  ['Hakodate', 'Nome', 2347],
  ['Petropavlovsk', 'Nome', 1317],
  ['Seattle', 'Dutch Harbor', 1707],
  ['Dutch Harbor', 'Petropavlovsk', 1249],
  ['Dutch Harbor', 'Kiska', 596],
  ['Dutch Harbor', 'Anadyr', 824],
  ['Kiska', 'Petropavlovsk', 724],
]

describe('the Bering Sea', () => {
  // the graph takes inner passages from Vancouver, and the straight line from Kiska
  it.each(PUBLISHED)('%s to %s is at most 2.5 % longer and 5 % shorter than %d published miles', (from, to, miles) => {
    const ratio = milesBetween(from, to) / miles
    expect(ratio).toBeLessThan(1.025)
    expect(ratio).toBeGreaterThan(0.95)
  })

  // the way around the capes: Shipunsky, Kronotsky, Kamchatsky, Olyutorsky, Navarin; version 2 led by Provideniya or the Aleutians
  it.each([
    ['Petropavlovsk', 'Anadyr', 1068],
    ['Petropavlovsk', 'Tilichiki', 545],
  ] as const)('%s to %s follows the coast of Kamchatka: %d miles', (from, to, miles) => {
    expect(Math.abs(milesBetween(from, to) / miles - 1), `${milesBetween(from, to).toFixed(0)} miles`).toBeLessThan(
      0.03,
    )
  })

  /*
   * Pub. 151 has 2,023 miles from Unalakleet to Seattle and 2,407 to Honolulu. The second is less than the great circle, and both
   * contradict its own figures of Nome, which lies nearer to Unimak Pass: 2,288 and 2,674. No ship sails them.
   */
  it('has Unalakleet behind Nome, as seen from Unimak Pass', () => {
    expect(geodesicKm(pointOf('Unalakleet'), pointOf('Honolulu')) / KM_PER_MILE).toBeGreaterThan(2407)
    for (const from of ['Seattle', 'Honolulu', 'Dutch Harbor'] as const) {
      const [nome, unalakleet] = [milesBetween(from, 'Nome'), milesBetween(from, 'Unalakleet')]
      expect(unalakleet - nome).toBeGreaterThan(20)
      expect(unalakleet - nome).toBeLessThan(110)
    }
  })
})
