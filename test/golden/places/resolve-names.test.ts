import { describe, expect, it } from 'vitest'
import { cities } from '../../../src/reference/places/cities/index.ts'
import type { Gazetteer } from '../../../src/reference/places/resolve/place-resolver.ts'
import { outcome, rejection, resolved } from '../../fixtures/place-sources.ts'
import { RESOLVE_NAME_CASES } from './resolve-cases.ts'

/** The airport of Turin-Aeritalia, which the shipped table leaves out because it has no IATA code. */
const turinAeritalia: Gazetteer = {
  id: 'test-airports',
  version: '1',
  attribution: undefined,
  find: ({ name, country }) =>
    name === 'LIMA' && (country ?? 'IT') === 'IT'
      ? [{ label: 'LIMA, IT', point: { lat: 45.0864, lng: 7.6034 }, country: 'IT', scheme: 'icao' }]
      : [],
  nearest: () => undefined,
}

/** What the collected names and codes are: label, scheme, and the codes of the notices. */
const UNDERSTOOD = [
  ['R026', 'lhr', 'LHR, GB', 'iata', []],
  ['R028', 'EGLL', 'EGLL, GB', 'icao', []],
  ['R039', 'München', 'Munich, DE', 'city', ['place_by_other_name']],
  ['R040', '東京', 'Tokyo, JP', 'city', ['place_by_other_name']],
  ['R042', 'IATA:LHR', 'LHR, GB', 'iata', []],
  ['R044', 'ICAO:egll', 'EGLL, GB', 'icao', []],
  ['R047', 'Paris, US', 'Paris, US', 'city', []],
  ['R049', 'Berlin', 'Berlin, DE', 'city', []],
] as const

/** Cases whose answer is an error: each has a test of its own below. */
const REFUSED = ['R029', 'R048']

describe('collected names and codes', () => {
  it.each(UNDERSTOOD)('%s: %s', async (_id, input, label, scheme, notices) => {
    const found = await resolved(input, { mode: 'AIR' })
    expect(found.place.label).toBe(label)
    expect(found.place.scheme).toBe(scheme)
    expect(found.place.input).toBe(input)
    expect(found.notices.map(({ code }) => code)).toEqual(notices)
  })

  it('are all here', () => {
    const ids = [...UNDERSTOOD.map(([id]) => id), ...REFUSED]
    expect(RESOLVE_NAME_CASES.map(([id]) => id)).toEqual(expect.arrayContaining(ids))
    expect(ids.sort()).toEqual(RESOLVE_NAME_CASES.map(([id]) => id).sort())
  })

  it('DEHAM, a UN/LOCODE, is the port of Hamburg, except by AIR', async () => {
    const { place, notices } = await resolved('DEHAM')
    expect([place.label, place.scheme, notices]).toEqual(['Hamburg (port), DE', 'port', []])
    const found = await rejection(resolved('DEHAM', { mode: 'AIR' }))
    expect(found).toEqual([['from place_not_found', expect.stringMatching(/UN\/LOCODE.*"PORT:DEHAM" for a port/)]])
  })

  it('LIMA, an airport near Turin and a capital, is ambiguous where both are known', async () => {
    const gazetteers = [turinAeritalia, cities]
    const [[code, message] = []] = await rejection(resolved('LIMA', { gazetteers }))
    expect(code).toBe('from ambiguous_place')
    expect(message).toContain('Lima, PE (7737002 people; -12.043, -77.028)')
    expect(message).toContain('LIMA, IT (airport; 45.0864, 7.6034)')
    expect(message).toContain('"ICAO:LIMA" for the airport')
    expect(await rejection(resolved('LIMA', { gazetteers, mode: 'AIR' }))).toHaveLength(1)
    expect(await outcome('LIMA, PE', { gazetteers })).toBe('Lima, PE')
    expect(await outcome('LIMA, IT', { gazetteers, mode: 'AIR' })).toBe('LIMA, IT')
    expect(await outcome('ICAO:LIMA', { gazetteers })).toBe('LIMA, IT')
    expect(await outcome('Lima', { gazetteers })).toBe('Lima, PE largest_place_taken')
  })

  it('LIMA is the capital where the table of airports does not know that code', async () => {
    expect(await outcome('LIMA')).toBe('Lima, PE largest_place_taken')
  })

  it('Berlin is not found without a table, and the message says which to import', async () => {
    const [[code, message] = []] = await rejection(resolved('Berlin', { gazetteers: [] }))
    expect(code).toBe('from place_not_found')
    expect(message).toContain('"Berlin"')
    expect(message).toContain('tonne/places/cities')
    expect(message).toContain('tonne/places/airports')
  })
})
