import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const run = (text: string, ...options: readonly string[]) => calculateText(text, '--country', 'NL', ...options)

describe('the period of a bill', () => {
  it.each([
    ['Periode van', 'Periode t/m'],
    ['Verbruiksperiode van', 'Verbruiksperiode tot'],
    ['Okres od', 'Okres do'],
    ['Period från', 'Period till'],
  ])('is from %s to %s', async (from, to) => {
    const table = (start: string, end: string) =>
      `Product,Unit,Quantity,${start},${end}\nDiesel,l,10,2025-01-01,2025-01-31\n`
    const { kg, column } = await run(table(from, to))
    const plain = await run(table('start', 'end'))
    expect(kg).toEqual(plain.kg)
    expect(column('end')).toEqual(plain.column('end'))
  })
})

describe('the ends of a journey', () => {
  it.each([
    ['Abholort', 'Lieferort'],
    ['Ladeort', 'Entladeort'],
    ['Startort', 'Zielort'],
    ['Versandort', 'Empfangsort'],
  ])('of goods are %s and %s', async (from, to) => {
    const table = (start: string, end: string, weight: string, distance: string) =>
      `Versanddatum;${start};${end};Frachtpfl. Gewicht kg;${weight};${distance};Verkehrsträger\n2025-03-03;Stuttgart;Hamburg;1200;980;650;LKW\n`
    const { kg } = await run(table(from, to, 'Bruttogewicht kg', 'Entfernung km'))
    expect(kg).toHaveLength(1)
    expect(kg).toEqual((await run(table('from', 'to', 'Gross weight kg', 'Distance km'))).kg)
  })

  it('of a claim are Journey From and Journey To, and no period', async () => {
    const table = (from: string, to: string, back: string) =>
      `Employee,Date,${from},${to},${back},Miles,Vehicle Type,Fuel\nE1,2025-02-03,Leeds,York,N,52,Average car,Petrol\n`
    const { kg } = await run(
      table('Journey From', 'Journey To', 'Return Journey'),
      '--map',
      '=activity:trip',
      '--map',
      '=mode:CAR',
    )
    expect(kg).toHaveLength(1)
    expect(kg).toEqual(
      (await run(table('Origin', 'Destination', 'Return'), '--map', '=activity:trip', '--map', '=mode:CAR')).kg,
    )
  })
})

describe('a bill of electricity', () => {
  it('has active energy, and no reactive one', async () => {
    const text =
      'CUPS,Fecha inicio,Fecha fin,Consumo activa (kWh),Consumo reactiva (kVArh)\nES1,2025-01-01,2025-01-31,18234,2301\n'
    const { kg } = await run(text)
    expect(kg).toEqual((await run('CUPS,Fecha inicio,Fecha fin,kWh\nES1,2025-01-01,2025-01-31,18234\n')).kg)
  })
})

describe('a survey of commuting', () => {
  it('counts the whole car of one person, and asks about two', async () => {
    const table = (people: string) =>
      `How do you travel?,One-way distance (miles),Days per week,Weeks per year,Do you share? (number in car)\nCar,12,3,46,${people}\n`
    expect((await run(table('1'), '--year', '2024')).kg).toHaveLength(1)
    expect((await run(table('2'), '--year', '2024')).said).toContain('"2" is a shared car')
  })
})
