import { describe, expect, it } from 'vitest'
import { runCalculate } from './calculated-file.ts'

const table = (header: string, ...countries: readonly string[]) =>
  [`Datum;${header};Produkt;Menge;Einheit`, ...countries.map((one) => `03.02.2025;${one};Strom;100;kWh`)].join('\n')

describe('a column of countries', () => {
  it.each([
    ...['Lieferland', 'Tankland', 'Leveringsland', 'Pays de livraison', 'Country of supply', 'Country of delivery'],
    ...['ISO country', 'Ctry', 'Nation', 'Station country'],
  ])('is read by its header: %s', async (header) => {
    const run = await runCalculate(`${table(header, 'DE', 'PL')}\n`, ['--country', 'FR'])
    expect(run.stderr).toBe('')
    expect(run.files['out.csv']).toContain('eea-2024/pl/kwh')
    expect(run.files['out.csv']).toContain('eea-2024/de/kwh')
    expect(run.files['out.csv']).not.toContain('eea-2024/fr/kwh')
  })

  it('is asked about by its cells if its header says nothing, and no option replaces it silently', async () => {
    const text = `${table('Gebiet', 'DE', 'Poland')}\n`
    const asked = await runCalculate(text, ['--country', 'FR'])
    expect(asked.stderr).toContain('"Gebiet" has countries; if they are those of the rows, pass --map "Gebiet=country"')
    const read = await runCalculate(text, ['--map', 'Gebiet=country'])
    expect(read.files['out.csv']).toContain('eea-2024/pl/kwh')
    const left = await runCalculate(text, ['--country', 'FR', '--map', 'Gebiet='])
    expect(left.stderr).toBe('')
    expect(left.files['out.csv']).toContain('eea-2024/fr/kwh')
  })

  it('is no column of answers or of codes, and no second place', async () => {
    const answers = await runCalculate(`${table('Befreit', 'NO', 'NO')}\n`, ['--country', 'FR'])
    expect(answers.stderr).toBe('')
    const codes = await runCalculate(`${table('Tarif', 'DE', 'XQ')}\n`, ['--country', 'FR'])
    expect(codes.stderr).toBe('')
    const both = await runCalculate(`${table('Land;Gebiet', 'DE;PL')}\n`, [])
    expect(both.stderr).toBe('')
    expect(both.files['out.csv']).toContain('eea-2024/de/kwh')
  })
})

describe('the share of GreenPower', () => {
  it('is one of clean electricity', async () => {
    const run = await runCalculate('NMI,Date,kWh,GreenPower %\n1,2025-01-31,100,100\n', ['--country', 'GB'])
    expect(run.stderr).toBe('')
    expect(run.files['out.csv']).toContain('zero-emission-electricity')
  })
})
