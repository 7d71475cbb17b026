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

describe('the registers of bills with totals', () => {
  const ROWS = [
    'Bill period,Day units (kWh),Night units (kWh),Total units (kWh),Net €,Total €',
    '2025-01,10,5,15,3,4',
    '2025-02,20,6,26,5,6',
  ]
  const read = (...rows: readonly string[]) => run([...ROWS, ...rows].join('\n'), '--map', '=activity:electricity')

  it('are compared with totals of their unit only, and not with money', async () => {
    const { said, kg } = await read('Total,,,41,8,10')
    expect(said).toContain('the column "Total €" is not read, because it is no total of these quantities')
    expect(said).toContain('the column "Total units (kWh)" is not read, because the rows add up to it')
    expect(said).toContain('line 4 ("Total") is not read, because it is the sum of the rows above it')
    expect(kg).toEqual((await read()).kg)
  })

  it('say which total differs', async () => {
    expect((await read('Total,,,52,8,10')).said).toContain('line 4 says 52')
  })
})
