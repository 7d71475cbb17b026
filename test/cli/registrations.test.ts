import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const GB = ['--country', 'GB'] as const
const PERIODS = ['2025-01-01,2025-01-31', '2025-01-15,2025-02-14'] as const

/** Two rows of diesel of one site, whose periods overlap. */
const cards = (header: string, first: string, second: string) =>
  `Site,${header},Start,End,Product,Quantity,Unit\nLeeds,${first},${PERIODS[0]},Diesel,100,l\nLeeds,${second},${PERIODS[1]},Diesel,90,l`

const OVERLAP = 'begins within the period of another row'

describe('the registration of a vehicle', () => {
  it.each([
    ...['Reg', 'Reg No', 'Registration', 'Vehicle Registration', 'VRM', 'Number plate', 'License plate', 'Plate'],
    ...['Kennzeichen', 'Amtliches Kennzeichen', 'Immatriculation', 'Targa', 'Matrícula', 'Fleet number', 'Vehicle ID'],
  ])('by the name %s tells two vehicles of one site apart', async (header) => {
    const two = await calculateText(cards(header, 'AB12 CDE', 'XY34 ZZZ'), ...GB)
    expect([two.kg.length, two.said.includes(OVERLAP)]).toEqual([2, false])
    if (header !== 'Registration') expect(two.said).toContain(`"${header}" is registration`)
    const one = await calculateText(cards(header, 'AB12 CDE', 'ab12 cde'), ...GB)
    expect([one.kg.length, one.said.includes(OVERLAP)]).toEqual([2, true])
  })

  it('tells rows of one meter apart, and meters of one vehicle', async () => {
    const both = (...rows: readonly (readonly [string, string])[]) =>
      `site,meter,registration,start,end,activity,fuel,value,unit\n${rows
        .map(([meter, plate], index) => `A,${meter},${plate},${PERIODS[index]},fuel,diesel,${index + 1},l`)
        .join('\n')}`
    const overlaps = async (...rows: readonly (readonly [string, string])[]) =>
      (await calculateText(both(...rows), ...GB)).said.includes(OVERLAP)
    expect(await overlaps(['M1', 'P1'], ['M1', 'P1'])).toBe(true)
    expect(await overlaps(['M1', 'P1'], ['M1', 'P2'])).toBe(false)
    expect(await overlaps(['M1', 'P1'], ['M2', 'P1'])).toBe(false)
  })

  it('is no part of what two rows must have in common to be one row', async () => {
    const rows = (first: string, second: string) =>
      `Reg,Date,Product,Litres\n${first},2025-01-05,Diesel,40\n${second},2025-01-05,Diesel,40`
    const repeated = 'repeats another row'
    const [two, one] = await Promise.all(
      [rows('AB1', 'AB2'), rows('AB1', 'AB1')].map((text) => calculateText(text, ...GB)),
    )
    expect([two?.said.includes('Rows to check'), one?.said.includes('Rows to check'), repeated]).toEqual([
      false,
      true,
      repeated,
    ])
  })

  it('is the number of a unit in a list of vehicles, and never a unit of measure', async () => {
    const fleet = 'Unit #,Date,Product,Gallons,Odometer\n101,2025-01-05,Diesel,100,50000'
    const read = await calculateText(fleet, '--country', 'US')
    expect(read.kg).toHaveLength(1)
    expect(read.said).toContain('"Unit #" is registration')
    const flats = 'Site,Unit #,Start,End,Utility,kWh\nLeeds,4B,2025-01-01,2025-01-31,Electricity,100'
    const bill = await calculateText(flats, ...GB)
    expect(bill.kg.length).toBeGreaterThan(0)
    expect(bill.said).toContain('"Unit #" is not read')
  })

  it('is found by its cells below Vehicle, where they name no kind', async () => {
    const list = (vehicles: readonly string[]) =>
      `Date,Vehicle,Fuel,Miles\n${vehicles.map((one) => `2025-01-05,${one},Diesel,100`).join('\n')}`
    const plates = await calculateText(list(['AB12 CDE', 'KA-B 12']), ...GB, '--map', '=vehicle:medium car')
    expect(plates.kg).toHaveLength(2)
    expect(plates.said).toContain('"Vehicle" is registration, because of its cells, like "AB12 CDE"')
    const kinds = await calculateText(list(['Medium car', 'Medium car']), ...GB)
    expect(kinds.kg).toEqual(plates.kg)
    expect(kinds.said).not.toContain('registration')
  })

  it('is read from objects as from CSV', async () => {
    const row = { site: 'A', activity: 'fuel', fuel: 'diesel', value: 9, unit: 'l', country: 'GB' }
    const lines = (...plates: readonly string[]) =>
      plates
        .map((registration, index) => {
          const [start, end] = PERIODS[index]?.split(',') ?? []
          return JSON.stringify({ ...row, registration, start, end })
        })
        .join('\n')
    const read = (text: string) => calculateText(text, '--format', 'ndjson')
    expect((await read(lines('AB1', 'AB2'))).said).not.toContain(OVERLAP)
    expect((await read(lines('AB1', 'AB1'))).said).toContain(OVERLAP)
  })
})
