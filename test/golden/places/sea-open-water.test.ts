import { describe, expect, it } from 'vitest'
import { seaRoute } from '../../../src/reference/places/sea/sea-route.ts'

const KM_PER_MILE = 1.852

/**
 * Pairs over open sea, off the main lanes: ends as [latitude, longitude], and about the nautical miles that charts have,
 * recalled and not read again: a guard against ways that miss an edge, not a measure of accuracy.
 */
const PAIRS = [
  { name: 'Cape Town–Walvis Bay', from: [-33.91, 18.43], to: [-22.95, 14.5], miles: 700 },
  { name: 'Cape Town–Luanda', from: [-33.91, 18.43], to: [-8.8, 13.23], miles: 1601 },
  { name: 'Papeete–Callao', from: [-17.53, -149.57], to: [-12.05, -77.15], miles: 4192 },
  { name: 'Papeete–Valparaiso', from: [-17.53, -149.57], to: [-33.03, -71.62], miles: 4254 },
  { name: 'Hobart–Wellington', from: [-42.88, 147.34], to: [-41.28, 174.78], miles: 1288 },
  { name: 'Apia–Suva', from: [-13.82, -171.76], to: [-18.13, 178.42], miles: 647 },
  { name: 'Bergen–Akureyri', from: [60.39, 5.32], to: [65.68, -18.08], miles: 803 },
  { name: 'Reykjavik–Nuuk', from: [64.15, -21.93], to: [64.17, -51.72], miles: 1076 },
  { name: 'Petropavlovsk–Yokohama', from: [53.0, 158.65], to: [35.45, 139.65], miles: 1422 },
  { name: 'Juneau–Prince Rupert', from: [58.3, -134.42], to: [54.32, -130.32], miles: 322 },
  { name: 'Honolulu–Suva', from: [21.3, -157.87], to: [-18.13, 178.42], miles: 2783 },
] as const

describe('routes over the open sea', () => {
  it.each(PAIRS)('$name is met within 5 %', ({ from, to, miles }) => {
    const { km } = seaRoute({ lat: from[0], lng: from[1] }, { lat: to[0], lng: to[1] })
    expect(Math.abs(km / KM_PER_MILE / miles - 1), `${(km / KM_PER_MILE).toFixed(0)} nautical miles`).toBeLessThan(0.05)
  })
})
