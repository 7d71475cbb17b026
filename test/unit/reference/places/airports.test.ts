import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { airportTable, readAirportTable } from '../../../../src/reference/places/airports/airport-table.ts'
import { airports } from '../../../../src/reference/places/airports/index.ts'
import { countries } from '../../../fixtures/countries.ts'
import { outcome, rejection, resolved } from '../../../fixtures/place-sources.ts'
import { takeShare } from '../../../fixtures/seeds.ts'

const all = () => [...readAirportTable().byIata.values()]

/** Changes with the data; the version of the table changes with it. */
const DIGEST = '00e251743e9b6b9e1b568cc237d5b5925e816ba9c3f6ab9e6c375c9c2ce4701b'

describe('airports', () => {
  it('are those that were published, to the last digit', () => {
    const lines = all().map(({ iata, icao, country, lat, lng }) => [iata, icao ?? '', country, lat, lng].join('|'))
    expect(createHash('sha256').update(lines.sort().join('\n')).digest('hex')).toBe(DIGEST)
    expect(airports.version).toBe('1')
    expect(airports.attribution).toBeUndefined()
  })

  it('are 4,517 by IATA code and 4,494 by ICAO code', () => {
    const { byIata, byIcao } = readAirportTable()
    expect([byIata.size, byIcao.size]).toEqual([4517, 4494])
    expect(byIcao.get('EGLL')).toBe(byIata.get('LHR'))
    expect(airportTable()).toBe(airportTable())
  })

  it('have codes of their form, a country of ISO 3166-1 and a point on Earth', () => {
    const known = new Set(countries().map(({ alpha2 }) => alpha2))
    for (const { iata, icao, country, lat, lng } of all()) {
      expect(iata).toMatch(/^[A-Z]{3}$/)
      expect(icao ?? 'NONE').toMatch(/^[A-Z]{4}$/)
      expect(known.has(country)).toBe(true)
      expect(Math.abs(lat)).toBeLessThan(90)
      expect(Math.abs(lng)).toBeLessThanOrEqual(180)
    }
  })

  it.each([
    ['AAA', 'NTGA', 'PF', -17.3526, -145.51],
    ['LHR', 'EGLL', 'GB', 51.4706, -0.4619],
    ['SYD', 'YSSY', 'AU', -33.9461, 151.177],
    ['BER', 'EDDB', 'DE', 52.3622, 13.5007],
  ])('%s is %s', async (iata, icao, country, lat, lng) => {
    const byIata = (await resolved(`IATA:${iata}`)).place
    expect([byIata.point, byIata.country]).toEqual([{ lat, lng }, country])
    expect((await resolved(`ICAO:${icao}`)).place.point).toEqual({ lat, lng })
  })

  it('are found by IATA: and ICAO: in either case, each as itself', async () => {
    for (const { iata, icao, country, lat, lng } of takeShare(all())) {
      for (const text of [`IATA:${iata}`, `iata: ${iata.toLowerCase()}`, `AIR:${iata}`]) {
        const { place, notices } = await resolved(text)
        expect([place.label, place.point, notices]).toEqual([`${iata}, ${country}`, { lat, lng }, []])
      }
      if (icao === null) continue
      for (const text of [`ICAO:${icao}`, `icao:${icao.toLowerCase()}`, `air: ${icao}`]) {
        expect((await resolved(text)).place.label).toBe(`${icao}, ${country}`)
      }
    }
  })

  it.each(['lhr', 'LHR', 'Lhr', 'ＬＨＲ', 'EGLL'])('%s needs no prefix by AIR', async (code) => {
    expect(await outcome(code, { mode: 'AIR' })).toMatch(/^(?:LHR|EGLL), GB$/)
  })

  it.each(['egll', 'Egll', 'LHRX', 'LH', 'L R'])('%s is not a code', async (code) => {
    expect((await rejection(resolved(code, { gazetteers: [airports], mode: 'AIR' })))[0]?.[0]).toBe(
      'from place_not_found',
    )
  })

  it.each([
    ['IATA:ZZZ', 'IATA', '"ZZZ"'],
    ['iata:zzz', 'IATA', '"ZZZ"'],
    ['ICAO:LHR', 'ICAO', '"LHR"'],
    ['IATA:EGLL', 'IATA', '"EGLL"'],
    ['IATA:', 'IATA', '""'],
    ['IATA:LHR, FR', 'IATA', '"LHR"'],
  ])('%s says that no airport has the code', async (text, scheme, code) => {
    const [[found, message] = []] = await rejection(resolved(text))
    expect(found).toBe('from place_not_found')
    expect(message).toContain(`has the ${scheme} code ${code}`)
  })

  it('take a country after the code', async () => {
    expect(await outcome('LHR, GB', { mode: 'AIR' })).toBe('LHR, GB')
    expect(await outcome('Oss, Kyrgyzstan', { mode: 'AIR' })).toBe('OSS, KG')
    expect(await outcome('AIR:LHR, GB')).toBe('LHR, GB')
  })

  it('say nothing about the country of a point', () => {
    expect(airports.nearest({ lat: 51.47, lng: -0.46 }, 50)).toBeUndefined()
  })
})
