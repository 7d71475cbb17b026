import { describe, expect, it } from 'vitest'
import type { TransportMode } from '../../../../src/index.ts'
import { readAirportTable } from '../../../../src/reference/places/airports/airport-table.ts'
import { AIRPORT_NAMES } from '../../../../src/reference/places/airports/data/airport-names.ts'
import { OTHER_AIRPORT_NAMES } from '../../../../src/reference/places/airports/data/other-airport-names.ts'
import { airports } from '../../../../src/reference/places/airports/index.ts'
import { placeQuery } from '../../../../src/reference/places/resolve/place-query.ts'
import { outcome, rejection, resolved } from '../../../fixtures/place-sources.ts'

describe('airports by name', () => {
  it.each([
    ['London Heathrow', 'LHR, GB'],
    ['Heathrow', 'LHR, GB'],
    ['Schiphol', 'AMS, NL'],
    ['Munich Airport', 'MUC, DE'],
    ['Flughafen München', 'MUC, DE'],
    ['Flughafen Muenchen', 'MUC, DE'],
    ['Aéroport de Genève', 'GVA, CH'],
    ['Flughafen Genf', 'GVA, CH'],
    ['Aeropuerto de Málaga', 'AGP, ES'],
    ['Roma Fiumicino', 'FCO, IT'],
    ['Mailand Malpensa', 'MXP, IT'],
    ['Paris Charles de Gaulle', 'CDG, FR'],
    ['Paris CDG', 'CDG, FR'],
    ['JFK Airport', 'JFK, US'],
    ['New York JFK', 'JFK, US'],
    ["Chicago O'Hare", 'ORD, US'],
    ['Heathrow Airport, UK', 'LHR, GB'],
    ['Schiphol (NL)', 'AMS, NL'],
    ['Stockholm Arlanda', 'ARN, SE'],
    ['Köln/Bonn Airport', 'CGN, DE'],
  ])('%s is %s in any mode', async (text, label) => {
    for (const mode of ['AIR', 'TRUCK', undefined] as const) {
      const { place, notices } = await resolved(text, mode && { mode })
      expect([text, mode, place.label, place.scheme]).toEqual([text, mode, label, 'iata'])
      const codes = notices.map(({ code }) => code)
      expect(codes.includes('place_by_other_name')).toBe(text !== 'Munich Airport')
    }
  })

  it('are the same place as by code', async () => {
    const byCode = (await resolved('LHR', { mode: 'AIR' })).place
    const byName = (await resolved('London Heathrow Airport', { mode: 'AIR' })).place
    expect({ ...byName, input: 'LHR' }).toEqual(byCode)
  })

  it('of a town with several are an error that lists their codes', async () => {
    for (const text of ['London Airport', 'Flughafen London', 'Airport London']) {
      const [[code, message] = []] = await rejection(resolved(text, { mode: 'AIR' }))
      expect(code).toBe('from ambiguous_place')
      for (const iata of ['LHR', 'LGW', 'STN', 'LTN', 'YXU']) expect(message).toContain(`${iata}, `)
      expect(message).toContain('(London Gatwick Airport; 51.1481, -0.1903)')
    }
    expect((await rejection(resolved('Paris Airport')))[0]?.[0]).toBe('from ambiguous_place')
  })

  it('of several of a name the only large one is taken, with a notice', async () => {
    expect(await outcome('Naples Airport')).toBe('NAP, IT largest_place_taken place_by_other_name')
    expect(await outcome('Istanbul Airport')).toBe('IST, TR largest_place_taken')
    expect(await outcome('Portland Airport')).toBe('PDX, US largest_place_taken place_by_other_name')
    expect((await rejection(resolved('Milan Airport')))[0]?.[0]).toBe('from ambiguous_place')
  })

  it.each<[string, TransportMode | undefined]>([
    ['Barajas Suárez', 'TRUCK'],
    ['Lester', 'TRUCK'],
    ['Portland Airport, OR', 'AIR'],
    ['Heathrow, FR', 'AIR'],
    ['Airport', 'AIR'],
    ['London Schiphol', 'AIR'],
    ['International', 'AIR'],
  ])('%s is none by %s', async (text, mode) => {
    expect((await rejection(resolved(text, mode && { mode })))[0]?.[0]).toBe('from place_not_found')
  })

  it('leave cities and codes what they were', async () => {
    expect(await outcome('München', { mode: 'AIR' })).toBe('Munich, DE place_by_other_name')
    expect(await outcome('Narita', { mode: 'AIR' })).toContain('Narita, JP')
    expect(airports.find(placeQuery('Heathrow'))).toEqual([])
  })

  it('are all found by the name that is listed, alone or among others', async () => {
    const named = AIRPORT_NAMES.trim().split(/[\n;]/)
    const counts = { alone: 0, amongOthers: 0 }
    for (const [index, { iata, country }] of [...readAirportTable().byIata.values()].entries()) {
      const name = (named[index] as string).replace(/^\*|\^|\|.*$/g, '')
      const found = airports.find({ ...placeQuery(''), name, facility: 'airport' })
      const itself = found.find(({ label }) => label === `${iata}, ${country}`)
      expect([name, itself?.otherName, itself?.fullName]).toEqual([name, undefined, name])
      counts[found.length === 1 ? 'alone' : 'amongOthers']++
    }
    expect(counts).toEqual({ alone: 4277, amongOthers: 240 })
  })

  it('have further names by a code that is listed', () => {
    const { byIata } = readAirportTable()
    for (const line of OTHER_AIRPORT_NAMES.trim().split('\n')) {
      expect(byIata.has(line.slice(0, 3))).toBe(true)
      expect(line).toMatch(/^[A-Z]{3}\|[^|;]+(?:;[^|;]+)*$/)
    }
  })
})
