import { describe, expect, it } from 'vitest'
import { encodingOf } from '../../src/apps/cli/encoding.ts'
import { runTonne } from './memory-io.ts'

async function calculated(text: string | Uint8Array, options: readonly string[] = []) {
  const world = typeof text === 'string' ? { files: { 'in.csv': text } } : { bytes: { 'in.csv': text } }
  const run = await runTonne(['calculate', 'in.csv', '--output', 'out.csv', ...options], world)
  return { output: run.files['out.csv'] ?? '', stderr: run.stderr, stdout: run.stdout.replaceAll(/\s+/g, ' ') }
}

describe('a period in one cell', () => {
  it.each([
    ['01.01.2024 - 31.12.2024', '2024-01-01,2025-01-01'],
    ['01.01.2024–31.12.2024', '2024-01-01,2025-01-01'],
    ['01.01.2024-31.12.2024', '2024-01-01,2025-01-01'],
    ['01.01. - 31.12.2024', '2024-01-01,2025-01-01'],
    ['vom 01.01.2024 bis 31.12.2024', '2024-01-01,2025-01-01'],
    ['du 2025-01-06 au 2025-02-04', '2025-01-06,2025-02-05'],
    ['1 Jan 2025 to 31 Jan 2025', '2025-01-01,2025-02-01'],
    ['1 Jan - 31 Jan 2025', '2025-01-01,2025-02-01'],
    ['01/01/2025 - 31/01/2025', '2025-01-01,2025-02-01'],
    ['01/01/2025 - 01/31/2025', '2025-01-01,2025-02-01'],
    ['2025-01-01 - 2025-01-31', '2025-01-01,2025-02-01'],
  ])('is the first and the last day of the row: %s', async (period, days) => {
    for (const header of ['Billing period', 'Abrechnungszeitraum', 'Période de facturation', 'start']) {
      const { output, stderr } = await calculated(`Product,Country,${header},kWh\nElectricity,GB,${period},100\n`)
      expect(stderr).toBe('')
      expect(output).toContain(`,${days},2,electricity_location`)
    }
  })

  it('is asked about if its days have two orders', async () => {
    const { stderr } = await calculated('Product,Country,Period,kWh\nElectricity,GB,01/02/2025 - 03/04/2025,100\n')
    expect(stderr).toContain('--date-format')
  })
})

describe('numbers in lakhs', () => {
  it.each([
    ['1,23,456', '123456'],
    ['12,34,560.50', '1234560.50'],
    ['1,00,00,000', '10000000'],
    ['-1,23,456', '-123456'],
  ])('%s is %s', async (written, plain) => {
    const table = (value: string) => `Product,Country,Date,kWh\nElectricity,IN,2025-01-01,"${value}"\n`
    const [run, own] = await Promise.all([written, plain].map((one) => calculated(table(one), ['--allow-credits'])))
    expect(run?.stderr).toBe('')
    expect(run?.output).toBe(own?.output)
  })
})

describe('headers of time and quantity', () => {
  it.each(['Bill Month', 'Jahr', 'Year', 'Date Out', 'Laaddatum'])('%s is the start', async (header) => {
    const { output, stderr } = await calculated(`Product,Country,${header},kWh\nElectricity,GB,2025,100\n`)
    expect(stderr).toBe('')
    expect(output).toContain('2025-01-01')
  })

  it.each(['Units kWh', 'Verbrauch gesamt (kWh)'])('%s is the value', async (header) => {
    expect((await calculated(`Product,Country,Date,${header}\nElectricity,GB,2025-01-01,100\n`)).stderr).toBe('')
  })

  it('Valeur is the value, and Line Total money', async () => {
    expect((await calculated('Product,Country,Date,Valeur,Unité\nElectricity,GB,2025-01-01,100,kWh\n')).stderr).toBe('')
    const spend = 'Spend category,Country,Date,Line Total,Currency\ncouriers,US,2022-03-15,80,USD\n'
    expect((await calculated(spend, ['--map', '=activity:spend'])).stderr).toBe('')
  })
})

describe('text in Windows-1250', () => {
  const text = 'PPE;Okres od;Okres do;Rodzaj odczytu;Zużycie [kWh]\n1;2025-01-01;2025-01-31;rzeczywisty;12 450,00\n'
  const encoded = Uint8Array.from([...text].map((letter) => (letter === 'ż' ? 0xbf : letter.charCodeAt(0))))

  it('is detected by Polish letters, and read if an option names it', async () => {
    expect(encodingOf(encoded)).toBe('windows-1250')
    const plain = await calculated(text, ['--country', 'PL', '--map', '=activity:electricity'])
    expect(plain.stderr).toBe('')
    for (const options of [[], ['--encoding', 'windows-1250']]) {
      const run = await calculated(encoded, ['--country', 'PL', '--map', '=activity:electricity', ...options])
      expect(run.stderr).toBe('')
      expect(run.output).toBe(plain.output)
    }
  })

  it('is not where letters are those of Windows-1252', () => {
    const bytesOf = (one: string) => Uint8Array.from([...one].map((letter) => letter.charCodeAt(0)))
    for (const one of ['Verbrauch m³;Größe', 'Gas m³n;é', '£net;Zürich', '¿Qué tal?', 'N°¹ né'])
      expect(encodingOf(bytesOf(one))).toBe('windows-1252')
  })
})
