import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

/** The figures of journeys in the names of this program. */
const trips = async (...rows: readonly string[]) =>
  (await calculateText(`activity,start,mode,vehicle,from,to,distanceKm,isReturn\n${rows.join('\n')}\n`)).kg

describe.each([
  ['Servicio', ['Avión', 'Tren'], 'Fecha;Origen;Destino;Servicio'],
  ['Mezzo', ['Aereo', 'Treno'], 'Data;Da;A;Mezzo'],
  ['Nature', ['Avion', 'TGV'], 'Date;Départ;Arrivée;Nature'],
  ['Booked', ['Flight', 'Rail'], 'Date;From;To;Booked'],
])('a column %s with means of transport', (name, [plane = '', train = ''], header) => {
  it('is the mode of journeys', async () => {
    const { kg, said } = await calculateText(
      `${header};Passagers;Class\n2025-03-13;Paris;Toulouse;${plane};1;\n2025-03-14;Lyon;Paris;${train};1;\n`,
    )
    expect(kg).toEqual(await trips('trip,2025-03-13,AIR,,Paris,Toulouse,,', 'trip,2025-03-14,RAIL,,Lyon,Paris,,'))
    expect(said).toContain(`the column "${name}" is mode, because of its cells, like "${plane}"`)
  })
})

it('asks about a column whose cells are mostly no means of transport', async () => {
  const { kg, said } = await calculateText(
    'Date,From,To,Passengers,Purpose\n2025-03-13,Paris,Lyon,1,Client\n2025-03-14,Paris,Lyon,1,Fair\n2025-03-15,Paris,Lyon,1,Flight\n',
  )
  expect(kg).toEqual([])
  expect(said).toContain('mode: the file has no such column')
})

describe.each(['Journey', 'Trajet', 'Itinerario', 'Return?', 'Route'])('a column %s with the ways', (name) => {
  it('doubles return trips only', async () => {
    const { kg } = await calculateText(
      `Date,Passenger,From,To,Mode,${name}\n2025-03-13,Ann Smith,London Euston,Leeds,Rail,Return\n2025-03-14,Bob Jones,Leeds,London Euston,Rail,Single\n`,
    )
    const own = (isReturn: string) => `trip,2025-03-13,RAIL,,"London, GB","Leeds, GB",,${isReturn}`
    expect(kg).toEqual(await trips(own('true'), own('false').replace('-13', '-14')))
  })
})

describe('rides of people between two places', () => {
  it.each(['Taxi', 'Uber', 'Bus', 'U-Bahn', 'Metro', 'Taxi/Uber'])(
    'are trips by %s without a traveller',
    async (ride) => {
      const { kg, said } = await calculateText(`Date,From,To,Mode,km,Fare\n2025-03-13,Leeds,Bradford,${ride},14.2,30\n`)
      expect(kg).toEqual(await trips(`trip,2025-03-13,${ride},,Leeds,Bradford,14.2,`))
      expect(said).toContain(`the activity of each row is trip, because of the cells of "Mode", like "${ride}"`)
    },
  )

  it('are freight where a mass or the person says so', async () => {
    const text = 'Date,From,To,Mode,km,Weight (kg)\n2025-03-13,Leeds,Bradford,Taxi,14.2,30\n'
    expect((await calculateText(text)).said).not.toContain('activity of each row is trip')
    const own = await calculateText(text.replace(',Weight (kg)', '').replace(',30', ''), '--map', '=activity:movement')
    expect(own.said).not.toContain('activity of each row is trip')
  })

  it.each(['Underground', 'Metro', 'Tube', 'Tram'])('names the factor of %s', async (ride) => {
    const { said } = await calculateText(`Date,From,To,Mode,km\n2025-03-13,Leeds,Bradford,${ride},14.2\n`)
    const factor = ride === 'Tube' ? 'london underground' : 'light rail and tram'
    expect(said).toContain(`mode "${ride}" is RAIL: by rail, with the factor of "${factor}"`)
  })
})

describe('shipments by air', () => {
  const text = (via: string) =>
    `AWB,Flight Date,Origin,${via},Destination,Pieces,Gross Weight,UoM\n020-1,2025-03-04,FRA,,JFK,4,310,KG\n`

  it.each(['Via', 'Class', 'Transit'])('are freight next to a column %s', async (via) => {
    const { kg, column } = await calculateText(text(via))
    const own = 'activity,start,mode,from,to,value,unit\nmovement,2025-03-04,AIR,FRA,JFK,310,kg\n'
    expect(kg).toEqual((await calculateText(own)).kg)
    expect(column('activity')).toEqual(['movement'])
  })
})

it.each(['Price', 'Preis', 'Prix', 'Importo €'])('a column %s changes no stay', async (price) => {
  const { kg } = await calculateText(
    `Check-in,Check-out,City,Country,Rooms,Nights,${price}\n2025-01-13,2025-01-16,Berlin,DE,2,3,720\n`,
  )
  const own = 'activity,start,nights,rooms,hotelCountry\ntrip,2025-01-13,3,2,DE\n'
  expect(kg).toEqual((await calculateText(own)).kg)
})

describe('a route in one cell', () => {
  const route = (text: string) => calculateText(`Date,Traveller,Route,Class\n2025-03-13,Ann Smith,${text},Standard\n`)

  it.each(['-', '–', '/', '>', ' - '])('has the two stations next to %s', async (mark) => {
    const { kg } = await route(`London Kings Cross${mark}Edinburgh Waverley`)
    expect(kg).toEqual(await trips('trip,2025-03-13,RAIL,,"London, GB","Edinburgh, GB",,'))
    expect(kg).toHaveLength(1)
  })

  it('asks where a mark may belong to a name', async () => {
    for (const text of ['Aix-en-Provence', 'Paris Nord-Brighton', 'Leeds-York'])
      expect((await route(text)).said).toContain('may be one place or several')
  })
})

it('does not read times of day as days', async () => {
  const { kg, said } = await calculateText(
    'Datum;Check in;Vertrek;Check uit;Bestemming;Product;Klasse;Kilometers\n14-03-2025;07:41;Utrecht Centraal;08:09;Amsterdam Zuid;Trein;2;38,5\n',
  )
  expect(kg).toHaveLength(1)
  expect(said).toContain('the column "Check in" has times of day and is not read')
  expect(said).not.toContain('years of two digits')
})

it.each(['90210', '60601-1234', '80331'])('names the option for postcodes next to %s', async (code) => {
  const text = (to: string) =>
    `activity,start,mode,from,to,value,unit\nmovement,2025-03-03,truck,"Paris, FR","${to}",5,t\n`
  expect((await calculateText(text(code))).said).toContain('if it is a postcode, pass --postcodes')
  expect((await calculateText(text('52.52'))).said).not.toContain('--postcodes')
})
