import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { PLACE_ATTRIBUTION_TEXTS } from '../../../../src/reference/places/attribution-texts.ts'
import { ports } from '../../../../src/reference/places/ports/index.ts'
import { portTable, readPorts } from '../../../../src/reference/places/ports/port-table.ts'
import { countries } from '../../../fixtures/countries.ts'
import { outcome, rejection, resolved } from '../../../fixtures/place-sources.ts'

/** Changes with the data; the version of the table changes with it. */
const DIGEST = '57eec3fdacf8d394f9f89dca6aa5ccff47e49db562893d94cc9f67383616666b'

describe('ports', () => {
  it('are those that were published, to a tenth of a minute', () => {
    const lines = readPorts().map(({ locode, names, country, isLarge, lat, lng }) =>
      [locode ?? '', names[0], country, isLarge, lat, lng].join('|'),
    )
    expect(createHash('sha256').update(lines.sort().join('\n')).digest('hex')).toBe(DIGEST)
    expect(ports.version).toBe('1')
    expect(ports.attribution).toBe(
      'Port positions: World Port Index, Pub. 150, US National Geospatial-Intelligence Agency (US Government, public domain).',
    )
    expect(PLACE_ATTRIBUTION_TEXTS).toContain(ports.attribution)
  })

  it('are 3,803, of which 3,297 have a UN/LOCODE of their own, in countries of ISO 3166-1 and on Earth', () => {
    const known = new Set(countries().map(({ alpha2 }) => alpha2))
    const codes = portTable().ports.flatMap(({ locode }) => locode ?? [])
    expect([portTable().ports.length, codes.length, new Set(codes).size]).toEqual([3803, 3297, 3297])
    for (const { country, locode, lat, lng } of portTable().ports) {
      expect(known.has(country)).toBe(true)
      expect((locode ?? country).slice(0, 2)).toBe(country)
      expect(Math.abs(lat)).toBeLessThan(90)
      expect(Math.abs(lng)).toBeLessThanOrEqual(180)
    }
  })

  it.each([
    ['NLRTM', 51.9, 4.4833],
    ['DEHAM', 53.55, 9.9333],
    ['USLAX', 33.75, -118.25],
  ])('%s is where it was published', async (code, lat, lng) => {
    const { point } = (await resolved(code, { mode: 'SHIP' })).place
    expect(point.lat).toBeCloseTo(lat, 3)
    expect(point.lng).toBeCloseTo(lng, 3)
  })

  it.each([
    ['CNSHA', 'Shanghai (port), CN'],
    ['CNSGH', 'Shanghai (port), CN'],
    ['SGSIN', 'Keppel (port), SG'],
    ['CNNGB', 'Ningbo (port), CN'],
  ])('%s, which is published elsewhere or in the index, is %s', async (code, label) => {
    expect(await outcome(code, { mode: 'SHIP' })).toBe(label)
  })

  it.each([
    ['NLRTM', 'SHIP'],
    ['nlrtm', 'SHIP'],
    ['NL RTM', 'SHIP'],
    ['NLRTM, NL', 'SHIP'],
    ['NLRTM', 'TRUCK'],
    ['NLRTM', 'RAIL'],
    ['NLRTM', undefined],
    ['PORT:NLRTM', 'AIR'],
    ['port:nlrtm', undefined],
    ['LOCODE:NL RTM', 'TRUCK'],
  ] as const)('%s is the port of Rotterdam by %s, with no notice', async (text, mode) => {
    const { place, notices } = await resolved(text, mode && { mode })
    expect([place.label, place.scheme, place.source, place.country, notices]).toEqual([
      'Rotterdam (port), NL',
      'port',
      'WorldPortIndex@1',
      'NL',
      [],
    ])
  })

  it.each([
    ['nlrtm', 'TRUCK'],
    ['NLRTM', 'AIR'],
    ['NLRTM, DE', 'SHIP'],
    ['PORT:NLRTM, DE', 'SHIP'],
    ['AIR:NLRTM', 'SHIP'],
    ['DEQQQ', 'SHIP'],
  ] as const)('%s is none by %s', async (text, mode) => {
    expect((await rejection(resolved(text, { mode })))[0]?.[0]).toBe('from place_not_found')
  })

  it.each([
    ['Port of Rotterdam', 'Rotterdam (port), NL'],
    ['Rotterdam port', 'Rotterdam (port), NL'],
    ['Hafen Hamburg', 'Hamburg (port), DE'],
    ['Hamburger Hafen', 'Hamburg (port), DE'],
    ['Port de Marseille', 'Marseille (port), FR'],
    ['Puerto de Valencia', 'Valencia (port), ES'],
    ['Porto di Genova', 'Genova (port), IT'],
    ['Port of Genoa', 'Genova (port), IT'],
    ['Port of Singapore', 'Keppel (port), SG'],
    ['Port of Le Havre', 'Port Of Le Havre (port), FR'],
    ['Port of London', 'London (port), GB'],
    ['Port of Antwerp, Belgium', 'Antwerpen (port), BE'],
    ['Hafen Danzig', 'Gdansk (port), PL'],
    ['PORT:Rotterdam', 'Rotterdam (port), NL'],
  ])('%s is %s, in any mode', async (text, label) => {
    for (const mode of ['SHIP', 'TRUCK', undefined] as const) {
      const { place, notices } = await resolved(text, mode && { mode })
      expect([text, mode, place.label]).toEqual([text, mode, label])
      const isListed = ['Port of Le Havre', 'PORT:Rotterdam'].includes(text)
      expect(notices.map(({ code }) => code).includes('place_by_other_name')).toBe(!isListed)
    }
  })

  it('are asked for by a part of their name by SHIP only', async () => {
    expect(await outcome('Jebel Ali', { mode: 'SHIP' })).toBe('Mina Jabal Ali (port), AE place_by_other_name')
    expect(await outcome('Hedland', { mode: 'SHIP' })).toBe('Port Hedland (port), AU place_by_other_name')
    expect((await rejection(resolved('Hedland', { mode: 'TRUCK' })))[0]?.[0]).toBe('from place_not_found')
  })

  it('are not taken for the city, the country or the town of the name', async () => {
    expect(await outcome('Rotterdam', { mode: 'SHIP' })).toBe('Rotterdam, NL largest_place_taken')
    expect(await outcome('Port of Spain', { mode: 'SHIP' })).toContain('TT')
    for (const text of ['Spain', 'España', 'Spanien']) {
      expect((await rejection(resolved(text, { mode: 'SHIP' })))[0]?.[0]).toBe('from place_not_found')
    }
    expect((await rejection(resolved('Port of Georgetown')))[0]?.[0]).toBe('from ambiguous_place')
  })

  it('say nothing about the country of a point', () => {
    expect(ports.nearest({ lat: 51.9, lng: 4.48 }, 50)).toBeUndefined()
  })
})
