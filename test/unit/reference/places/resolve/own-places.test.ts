import { describe, expect, it } from 'vitest'
import { type OwnPlaceTable, ownPlaces } from '../../../../../src/reference/places/resolve/own-places.ts'
import { outcome, rejection, resolved } from '../../../../fixtures/place-sources.ts'
import { violationsOf } from '../../../../fixtures/violations.ts'

const TABLE = {
  'Leeds works': { lat: 53.79, lng: -1.53, country: 'GBR', label: 'Works at Leeds' },
  Hamburg: { lat: 1, lng: 2, country: 'Germany' },
  'Depot, DE': { lat: 3, lng: 4 },
  'Store A': { lat: 50, lng: 8, country: 'DE' },
  'STORE-A': { lat: 51, lng: 9, country: 'DE' },
  LHR: { type: 'Point', coordinates: [10, 20] },
  倉庫: { lat: 35, lng: 139, country: 'JP' },
  '***': { lat: 5, lng: 6, country: 'DE' },
  '4711': { lat: 7, lng: 8, country: 'DE' },
} as const

describe('the own table', () => {
  it.each([
    ['Leeds works', 'Works at Leeds', { lat: 53.79, lng: -1.53 }],
    ['LEEDS  WORKS', 'Works at Leeds', { lat: 53.79, lng: -1.53 }],
    [' leeds-works ', 'Works at Leeds', { lat: 53.79, lng: -1.53 }],
    ['Hamburg', 'Hamburg', { lat: 1, lng: 2 }],
    ['Depot, DE', 'Depot, DE', { lat: 3, lng: 4 }],
    ['depot de', 'Depot, DE', { lat: 3, lng: 4 }],
    ['LHR', 'LHR', { lat: 20, lng: 10 }],
    ['倉庫', '倉庫', { lat: 35, lng: 139 }],
    ['***', '***', { lat: 5, lng: 6 }],
    ['4711', '4711', { lat: 7, lng: 8 }],
  ])('%j is %s', async (text, label, point) => {
    const { place } = await resolved(text, { own: ownPlaces(TABLE) })
    expect(place).toMatchObject({ label, point, scheme: 'own', source: 'own' })
  })

  it('goes before every table, by AIR too, but a prefix and a point are what they say', async () => {
    expect(await outcome('LHR', { own: ownPlaces(TABLE), mode: 'AIR' })).toMatch(/^LHR/)
    expect((await resolved('LHR', { own: ownPlaces(TABLE), mode: 'AIR' })).place.source).toBe('own')
    expect((await resolved('IATA:LHR', { own: ownPlaces(TABLE) })).place.source).toBe('OurAirports@1')
  })

  it('knows a name that would be a point in doubt, but no point in doubt is a name', async () => {
    expect((await rejection(resolved('4712', { own: ownPlaces(TABLE) })))[0]?.[0]).toBe('from invalid_coordinates')
    expect((await rejection(resolved('4711')))[0]?.[0]).toBe('from invalid_coordinates')
  })

  it('is matched as written before it is folded; two names that fold alike are ambiguous', async () => {
    expect((await resolved('Store A', { own: ownPlaces(TABLE) })).place.point.lat).toBe(50)
    expect((await resolved('STORE-A', { own: ownPlaces(TABLE) })).place.point.lat).toBe(51)
    expect((await rejection(resolved('store a', { own: ownPlaces(TABLE) })))[0]?.[0]).toBe('from ambiguous_place')
  })

  it('knows nothing that is not in it', async () => {
    for (const text of ['+++', 'constructor', 'toString', '__proto__']) {
      expect((await rejection(resolved(text, { own: ownPlaces(TABLE), gazetteers: [] })))[0]?.[0]).toBe(
        'from place_not_found',
      )
    }
  })

  it('reads countries by code and name, and looks for one where none was given', async () => {
    expect((await resolved('Leeds works', { own: ownPlaces(TABLE) })).place.country).toBe('GB')
    expect((await resolved('Hamburg', { own: ownPlaces(TABLE) })).place.country).toBe('DE')
    const near = ownPlaces({ Gate: { lat: 53.54, lng: 9.98 } })
    expect(await outcome('Gate', { own: near })).toBe('Gate country_from_nearest_city')
    expect((await resolved('Gate', { own: near })).place.country).toBe('DE')
  })

  it('is checked at once, with every violation', () => {
    const table = {
      '': { lat: 1, lng: 2 },
      'a\0': { lat: 1, lng: 2 },
      '1, 2': { lat: 1, lng: 2 },
      North: { lat: 95, lng: 2 },
      Half: { lat: 5 },
      Atlantis: { lat: 1, lng: 2, country: 'Atlantis', label: '' },
      Bell: { lat: 1, lng: 2, label: 'Bell\u0007' },
      Text: '1, 2',
    } as unknown as OwnPlaceTable
    expect(violationsOf(() => ownPlaces(table))).toEqual([
      'own[""] empty',
      'own["a\\u0000"] invalid_coordinates',
      'own["1, 2"] invalid_choice',
      'own["North"].lat invalid_coordinates',
      'own["Half"].lng required',
      'own["Atlantis"].country invalid_choice',
      'own["Atlantis"].label invalid_type',
      'own["Bell"].label invalid_type',
      'own["Text"] invalid_type',
    ])
    expect(violationsOf(() => ownPlaces([] as unknown as OwnPlaceTable))).toEqual(['own invalid_type'])
    expect(violationsOf(() => ownPlaces({}))).toEqual([])
  })

  it('calls a place by its name without tabs and line ends', async () => {
    const written = ownPlaces({ ' Leeds\nworks\t': { lat: 53.79, lng: -1.53, country: 'GB' } })
    expect((await resolved('Leeds works', { own: written })).place.label).toBe('Leeds works')
  })

  it('does not follow a table that is changed later', async () => {
    const table = { Gate: { lat: 1, lng: 2, country: 'DE' } }
    const read = ownPlaces(table)
    table.Gate.lat = 50
    expect((await resolved('Gate', { own: read })).place.point.lat).toBe(1)
  })
})
