import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const run = (text: string, ...options: readonly string[]) => calculateText(text, '--country', 'GB', ...options)

/** The figures of these quantities, and of the same quantities as differences of readings. */
const usage = async (...kwh: readonly number[]) =>
  (await run(`activity,start,value,unit\n${kwh.map((one) => `electricity,2025-01-01,${one},kWh`).join('\n')}`)).kg

describe.each([
  ['Meter', 'Date', 'Reading', 'Unit', 'Product'],
  ['Meter', 'Read date', 'Meter reading', 'Unit', 'Product'],
  ['Zähler', 'Datum', 'Zählerstand', 'Einheit', 'Sparte'],
  ['Compteur', 'Date', 'Relevé', 'Unité', 'Énergie'],
  ['Contador', 'Fecha', 'Lectura', 'Unidad', 'Suministro'],
  ['Contatore', 'Data', 'Lettura', 'Unità', 'Fornitura'],
])('a table of readings with %s, %s and %s', (...header) => {
  const table = (...rows: readonly string[]) =>
    `${header.join(';')}\n${rows.map((row) => row.replaceAll(',', ';').concat(';kWh;electricity')).join('\n')}`

  it('counts the differences of each meter in the order of their days', async () => {
    const { kg, said, column } = await run(
      table('B,2025-02-01,90', 'A,2025-03-01,260', 'A,2025-01-01,100', 'A,2025-02-01,150', 'B,2025-01-01,10'),
    )
    expect([...kg].sort()).toEqual([...(await usage(110, 50, 80))].sort())
    expect(said).toContain(`two successive readings ("${header[2]}") of one meter or vehicle`)
    expect(new Set(column('start'))).toEqual(new Set(['2025-01-01', '2025-02-01']))
  })

  it('asks about a reading below the one before it, and the advice works', async () => {
    const [first, last] = ['A,2025-01-01,100', 'A,2025-02-01,150']
    const asked = await run(table(first, last, 'A,2025-03-01,20', 'A,2025-04-01,30'))
    expect(asked.said).toContain('is "20", below the reading "150" before it (line 3)')
    const { kg } = await run(table(first, last, 'A2,2025-03-01,20', 'A2,2025-04-01,30'))
    expect(kg).toEqual(await usage(50, 10))
  })

  it('asks about a gap, a single reading and two of one day', async () => {
    expect((await run(table('A,2025-01-01,100', 'A,2025-02-01,', 'A,2025-03-01,200'))).said).toContain('has no reading')
    expect((await run(table('A,2025-01-01,100'))).said).toContain('is the only reading of its meter')
    const twice = table('A,2025-01-01,100', 'A,2025-01-01,200')
    expect((await run(twice)).said).toContain('is a second reading of the meter on one day, after that of line 2')
  })
})

describe('readings on days that end a month', () => {
  const HEADER = 'Meter;Date;Reading;Unit;Product'
  const table = (...days: readonly string[]) =>
    [HEADER, ...days.map((day, index) => `A;${day};${100 + index * 50};kWh;electricity`)].join('\n')

  it('close these months: the year before has none of the quantity', async () => {
    const { kg, said, column } = await run(table('31/12/2024', '31/03/2025', '30/06/2025'))
    expect(column('start')).toEqual(column('start').map((day) => (day < '2025-02' ? '2025-01-01' : '2025-04-01')))
    expect(new Set(column('end'))).toEqual(new Set(['2025-04-01', '2025-07-01']))
    expect(said).toContain('the readings are at the end of their days, because each is of the last day of a month')
    expect(kg).toEqual((await run(table('2025-01-01', '2025-04-01', '2025-07-01'))).kg)
  })

  it('begin on their own day if one of them is another day', async () => {
    const { said, column } = await run(table('31/12/2024', '30/03/2025', '30/06/2025'))
    expect(column('start')[0]).toBe('2024-12-31')
    expect(said).not.toContain('at the end of their days')
  })
})

describe('a table of odometers', () => {
  it.each(['Odometer (km)', 'Kilometerstand', 'Km-Stand'])('counts the distance between two of %s', async (name) => {
    const rows = 'AB12 CDE,Medium car,Diesel,2025-01-31,1000\nAB12 CDE,Medium car,Diesel,2025-02-28,1100'
    const { kg } = await run(`Registration,Vehicle type,Fuel,Date,${name}\n${rows}`)
    const driven = 'activity,start,value,unit,vehicle,fuel\nvehicle,2025-01-31,100,km,Medium car,Diesel'
    expect(kg).toEqual((await run(driven)).kg)
  })
})

describe('readings next to a quantity', () => {
  it('are not read, because the quantity counts', async () => {
    const { kg, said } = await run('MPAN,Date,Reading,Usage kWh\n1,2025-01-01,1000,40\n1,2025-02-01,1500,50')
    expect(kg).toEqual(await usage(40, 50))
    expect(said).toContain('the column "Reading" has readings and is not read, because the quantity counts')
  })
})
