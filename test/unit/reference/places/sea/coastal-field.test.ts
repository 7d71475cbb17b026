import { describe, expect, it } from 'vitest'
import { geodesicKm } from '../../../../../src/reference/places/earth/geodesic.ts'
import {
  coastalField,
  findGateCells,
  KM_MAX,
  searchCoast,
} from '../../../../../src/reference/places/sea/coastal-field.ts'
import { cellOfPoint, centreOf, KM_PER_CELL } from '../../../../../src/reference/places/sea/land-mask.ts'
import { GATES } from '../../../../../src/reference/places/sea/sea-passages.ts'

const NORTH_SEA = { lat: 54.5, lng: 5 }

describe('the legs along a coast', () => {
  it('end with the frame around their start: farther off no way is known', () => {
    const field = searchCoast(NORTH_SEA, KM_MAX)
    for (const far of [
      { lat: 20, lng: -40 },
      { lat: -54.5, lng: 5 },
      { lat: 54.5, lng: -175 },
    ]) {
      expect(field.roughKm(far)).toBe(Number.POSITIVE_INFINITY)
      expect(field.km(far)).toBe(Number.POSITIVE_INFINITY)
    }
  })

  it('are kept for the points asked last', () => {
    const field = coastalField(NORTH_SEA)
    expect(coastalField({ ...NORTH_SEA })).toBe(field)
    expect(coastalField({ lat: 54.5, lng: 5.1 })).not.toBe(field)
  })

  it.each([
    ['north', 34, 0],
    ['south', -34, 0],
    ['east', 0, 34],
    ['west', 0, -34],
  ])('are followed for %s 756 km from the equator, and for no more than 763', (_way, up, right) => {
    const field = searchCoast({ lat: 0.1, lng: -140.1 }, KM_MAX)
    const cellsAway = (share: number) => ({ lat: 0.1 + (share * up) / 5, lng: -140.1 + (share * right) / 5 })
    expect(field.roughKm(cellsAway(1))).toBeCloseTo(34 * KM_PER_CELL, right === 0 ? 6 : 1)
    expect(field.roughKm(cellsAway(35 / 34))).toBe(Number.POSITIVE_INFINITY)
  })

  it.each([57, -57])('are followed as far where a degree of longitude is short: %i cells', (right) => {
    const field = searchCoast({ lat: -54.9, lng: -120.1 }, KM_MAX)
    const kmPerColumn = KM_PER_CELL * Math.cos((54.9 * Math.PI) / 180)
    const to = (columns: number) => ({ lat: -54.9, lng: -120.1 + columns / 5 })
    expect(field.roughKm(to(right))).toBeCloseTo(57 * kmPerColumn, 6)
    expect(field.roughKm(to(1.1 * right))).toBe(Number.POSITIVE_INFINITY)
  })

  it('lead over open water about straight', () => {
    const km = searchCoast(NORTH_SEA, KM_MAX).km({ lat: 56.5, lng: 5 })
    expect(km).toBeGreaterThan(222)
    expect(km).toBeLessThan(224)
  })

  it.each([
    ['north over open water', [56.5, 5], 222.39, 222.665],
    ['east over open water', [54.5, 7], 129.143, 129.571],
    ['aslant, longer over cells than straight', [55.5, 6.4], 153.46, 142.891],
    ['far to the north', [60, 5], 622.692, 612.502],
    ['into the Oslofjord', [59.3, 10.5], 643.073, 630.836],
    ['within the cell of the start', [54.51, 5.01], 0, 1.288],
    ['nowhere', [54.5, 5], 0, 0],
    [
      'past the Strait of Dover, which no coastal way passes',
      [50, -2],
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
    ],
    ['to land', [52, 10], Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
    ['farther than ways are followed', [61, -2], Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  ] as const)('lead %s', (_what, [lat, lng], roughKm, km) => {
    const field = searchCoast(NORTH_SEA, KM_MAX)
    expect(field.roughKm({ lat, lng })).toBeCloseTo(roughKm, 3)
    expect(field.km({ lat, lng })).toBeCloseTo(km, 3)
  })

  it.each([
    ['over the date line in Fiji, round an island', { lat: -17, lng: 179.5 }, [-18.3, 177], 345.854, 337.361],
    ['straight over the date line', { lat: -17, lng: 179.5 }, [-17, -179.5], 106.393, 106.486],
    ['straight over the date line, aslant', { lat: -17, lng: 179.5 }, [-18, -178], 323.037, 287.637],
    ['round Spitsbergen', { lat: 78.5, lng: 9 }, [76.3, 20], 464.496, 383.844],
    ['along the ice in the north', { lat: 78.5, lng: 9 }, [80, 9], 177.912, 167.482],
  ] as const)('lead %s', (_what, from, [lat, lng], roughKm, km) => {
    const field = searchCoast(from, KM_MAX)
    expect(field.roughKm({ lat, lng })).toBeCloseTo(roughKm, 3)
    expect(field.km({ lat, lng })).toBeCloseTo(km, 3)
  })

  it('are never shorter than straight, and over cells no more than 9 % longer than pulled straight', () => {
    const field = searchCoast(NORTH_SEA, KM_MAX)
    for (const [lat, lng] of [
      [56.5, 5],
      [57.5, 8],
      [55.5, 6.4],
      [59.3, 10.5],
      [52.5, 3],
    ] as const) {
      const [km, roughKm] = [field.km({ lat, lng }), field.roughKm({ lat, lng })]
      expect(km).toBeGreaterThanOrEqual(geodesicKm(NORTH_SEA, { lat, lng }) - 1e-6)
      expect(roughKm).toBeLessThan(1.09 * km)
    }
  })
})

describe('the cells at the lines that no way crosses', () => {
  it('are those along each line, with their neighbours', () => {
    const cells = findGateCells()
    const around = ({ lat, lng }: { readonly lat: number; readonly lng: number }) =>
      [-0.2, 0, 0.2].flatMap((north) =>
        [-0.2, 0, 0.2].map((east) => cellOfPoint({ lat: lat + north, lng: lng + east })),
      )
    for (const { from } of GATES) {
      for (const cell of around(centreOf(cellOfPoint(from)))) expect(cells.has(cell)).toBe(true)
    }
    expect(cells.size).toBe(1_047)
    expect(cells.has(cellOfPoint(NORTH_SEA))).toBe(false)
  })
})
