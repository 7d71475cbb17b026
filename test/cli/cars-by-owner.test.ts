import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const run = (text: string, ...options: readonly string[]) => calculateText(text, '--country', 'GB', ...options)

/** Words for cars of employees, and for cars of the company. */
const OWN = [
  'Own car',
  'Private car',
  'Grey fleet',
  'Privat-Pkw',
  'Privatwagen',
  'Véhicule personnel',
  'Coche particular',
].concat(['Auto propria', 'Eigen auto', 'Mileage claim', 'Kilometergeld', 'Indemnité kilométrique'])
const OF_COMPANY = [
  'Company car',
  'Pool car',
  'Dienstwagen',
  'Firmenwagen',
  'Voiture de fonction',
  'Coche de empresa',
].concat(['Auto aziendale', 'Bedrijfsauto'])

/** Tables with the same journey, by the columns that they have besides. */
const TABLES = {
  'fuel and vehicle': (word: string) => `Date,Vehicle type,Fuel,Kilometres\n2025-01-10,${word},Diesel,100`,
  'employee, fuel and vehicle': (word: string) =>
    `Date,Employee,Vehicle type,Fuel,km\n2025-01-10,A. Smith,${word},Diesel,100`,
  'a vehicle of another name': (word: string) =>
    `Date,Employee,Car used,Fuel,km\n2025-01-10,A. Smith,${word},Diesel,100`,
  'a registration': (word: string) =>
    `Date,Registration,Vehicle type,Fuel,Distance (km)\n2025-01-10,AB12 CDE,${word},Diesel,100`,
  'a claimed amount': (word: string) => `Date,Vehicle type,Fuel,km,Amount claimed\n2025-01-10,${word},Diesel,100,45`,
} as const

describe.each(Object.entries(TABLES))('a table of distances with %s', (_, table) => {
  it.each(OWN)('counts %s as a business trip', async (word) => {
    const { column, said } = await run(table(word))
    expect(column('scope')).toEqual(['3'])
    expect(said).toContain(`"${word}" is a car of an employee: a business trip, Scope 3; otherwise pass`)
  })

  it.each(OF_COMPANY)('counts %s in Scope 1', async (word) => {
    const { column, said } = await run(table(word))
    expect(column('scope')).toEqual(['1'])
    expect(said).toContain(`"${word}" is a car of the company: a vehicle, Scope 1; otherwise pass`)
  })

  it('counts the other way if the advice is followed', async () => {
    const own = await run(table('Own car'), '--map', 'Own car=vehicle:company car')
    expect(own.column('scope')).toEqual(['1'])
    const ofCompany = await run(table('Company car'), '--map', 'Company car=vehicle:private car')
    expect(ofCompany.column('scope')).toEqual(['3'])
  })
})

describe('the scope of a car', () => {
  const asked = 'Date,Employee,Vehicle type,Fuel,km\n2025-01-10,A. Smith,Medium car,Diesel,100'

  it('is asked about if the file does not say whose it is, and both answers work', async () => {
    expect((await run(asked)).said).toContain('say whose cars drove')
    const trip = await run(asked, '--map', '=activity:trip', '--map', '=mode:CAR')
    expect(trip.column('scope')).toEqual(['3'])
    expect((await run(asked, '--map', '=activity:vehicle')).column('scope')).toEqual(['1'])
  })

  it('is asked about if the activity of the row contradicts the car', async () => {
    const row = 'activity,start,value,unit,vehicle\nvehicle,2025-01-10,100,km,Private car'
    expect((await run(row)).said).toContain('write trip as the activity of the row')
    expect((await run(row, '--map', 'vehicle=activity:trip')).column('scope')).toEqual(['3'])
    const ofCompany = 'activity,start,distanceKm,mode,vehicle\ntrip,2025-01-10,100,CAR,company car'
    expect((await run(ofCompany)).said).toContain('write vehicle as the activity of the row')
  })

  it('is Scope 3 for miles that are claimed without a vehicle', async () => {
    const { column, said } = await run('Claimant,Trip date,Miles claimed,Rate\nA. Smith,2025-01-10,120,0.45')
    expect(column('scope')).toEqual(['3'])
    expect(said).toContain('the mode of each row is CAR')
  })

  it('is Scope 1 both ways for a company car on a return trip', async () => {
    const rows = 'Date,Employee,From,To,Km,Return,Vehicle type\n2025-01-10,A,Leeds,York,40,yes,Company car'
    const twice = 'activity,start,value,unit,vehicle\nvehicle,2025-01-10,80,km,average car'
    expect((await run(rows)).kg).toEqual((await run(twice)).kg)
  })
})
