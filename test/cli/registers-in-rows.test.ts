import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const run = (text: string, ...options: readonly string[]) => calculateText(text, '--country', 'GB', ...options)

/** Rows of one month of a meter, each with the name of its register. */
const table = (header: string, registers: readonly (readonly [string, number])[]) =>
  `Meter;Month;Product;${header};Usage (kWh)\n${registers.map(([name, kWh]) => `M1;2025-01;Electricity;${name};${kWh}`).join('\n')}\n`

/** The figures of 100 and of 40 kWh that are bought. */
const bought = async () =>
  (
    await run(
      table('Note', [
        ['', 100],
        ['', 40],
      ]),
    )
  ).kg

/** Columns of registers, with two parts of the consumption and one register that is none. */
const TABLES = [
  ['Telwerk', 'Hoog', 'Laag', 'Teruglevering', 'fed into the grid'],
  ['Tarif', 'HT', 'NT', 'Einspeisung', 'fed into the grid'],
  ['Direction', 'Import', 'Consumption', 'Export', 'fed into the grid'],
  ['Type', 'Consommation', 'HP', 'Injection', 'fed into the grid'],
  ['OBIS', '1-1:1.8.1', '1-1:1.8.2', '1-1:2.8.0', 'fed into the grid'],
  ['Channel', 'kWh delivered', 'Peak', 'kWh received', 'fed into the grid'],
  ['Type', 'AI', 'AI', 'AE', 'fed into the grid'],
  ['Type', 'AI', 'AI', 'RI', 'reactive energy'],
  ['Fascia', 'F1', 'F2', 'Energia reattiva F1', 'reactive energy'],
  ['Zählwerk', 'HT', 'NT', 'Blindarbeit', 'reactive energy'],
  ['Periodo', 'P1', 'P6', 'Energía reactiva', 'reactive energy'],
  ['OBIS', '1-1:1.8.1', '1-1:1.8.2', '1-1:3.8.0', 'reactive energy'],
] as const

describe('a column with the registers of a meter', () => {
  it.each(TABLES)('%s counts %s and %s, and leaves out %s', async (header, first, second, other, cause) => {
    const { kg, said } = await run(
      table(header, [
        [first, 100],
        [second, 40],
        [other, 7000],
      ]),
    )
    expect(kg).toEqual(await bought())
    expect(said).toContain(`the column "${header}" is register`)
    expect(said).toContain(cause)
    expect(said).toContain(`("${other}", 7000 kWh)`)
  })

  it('has no rows to check, because registers count side by side', async () => {
    const parts = table('Fascia', [
      ['F1', 4200],
      ['F2', 2100],
      ['F3', 3700],
    ])
    expect((await run(parts)).said).not.toContain('Rows to check')
    expect((await run(parts.replace('F3', 'F1'))).said).toContain('begins within the period of another row')
  })

  it('is left out by a map', async () => {
    const { kg } = await run(
      table('Direction', [
        ['Import', 100],
        ['Export', 40],
      ]),
      '--map',
      'Direction=',
    )
    expect(kg).toEqual(await bought())
  })

  it.each(['Distribution charge', 'Climate change levy', 'Trasporto', 'Netznutzung', 'Acheminement'])(
    'asks whether %s repeats the energy of another row',
    async (charge) => {
      const text = table('Charge type', [
        ['Energy charge', 100],
        ['Supply charge', 40],
        [charge, 140],
      ])
      const asked = await run(text)
      expect(asked.kg).toEqual([])
      expect(asked.said).toContain(`"${charge}" may be a charge on energy that another row has`)
      expect((await run(text, '--map', `${charge}=register:none`)).kg).toEqual(await bought())
      expect((await run(text, '--map', `${charge}=register:energy`)).kg).toHaveLength(6)
    },
  )

  it.each([
    ['Type', 'RE', 'GS'],
    ['Type', 'Invoice', 'Bill'],
    ['Comment', 'office', 'Consumption estimated by hand'],
  ])('is no column %s with %s and %s', async (header, first, second) => {
    const { said } = await run(
      table(header, [
        [first, 100],
        [second, 40],
      ]),
      '--allow-credits',
    )
    expect(said).not.toContain('is register')
  })
})
