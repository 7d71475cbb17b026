import { describe, expect, it } from 'vitest'
import { runTonne } from './memory-io.ts'

const calculate = (text: string, options: readonly string[] = []) =>
  runTonne(['calculate', 'in.csv', '--output', 'out.csv', '--country', 'GB', ...options], { files: { 'in.csv': text } })

async function kilogramsOf(text: string, options: readonly string[] = []) {
  const { files, stderr, stdout } = await calculate(text, options)
  const [header = '', ...lines] = (files['out.csv'] ?? '').trim().split('\n')
  const fromEnd = header.split(',').length - header.split(',').indexOf('co2eKg')
  const kilograms = lines.reduce((sum, line) => sum + Number(line.split(',').at(-fromEnd)), 0) / 2
  return { kilograms, stderr, stdout: stdout.replaceAll(/\s+/g, ' ') }
}
const ELECTRICITY = ['--map', '=activity:electricity', '--map', '=unit:kWh']

describe('registers of a meter by the time of use', () => {
  it.each([
    ['Day', 'Night', 'Total'],
    ['Tag', 'Nacht', 'Summe'],
    ['HP', 'HC', 'Total'],
    ['HT (kWh)', 'NT (kWh)', 'Gesamt'],
    ['Peak kWh', 'Off-peak kWh', 'Total'],
    ['Verbrauch HT (kWh)', 'Verbrauch NT (kWh)', 'Gesamt'],
    ['Peak consumption (kWh)', 'Off-peak consumption (kWh)', 'Total'],
    ['Conso HP', 'Conso HC', 'Total'],
    ['F1', 'F2', 'Totale'],
    ['P1', 'P2', 'Total'],
    ['Hoog', 'Laag', 'Totaal'],
  ])('are rows of %s and %s, and %s is compared', async (first, second, total) => {
    const text = `Site,Meter,From,To,${first},${second},${total}\nLeeds,M1,01/01/2025,31/01/2025,10000,4000,14000\n`
    const { kilograms, stdout, stderr } = await kilogramsOf(text, ELECTRICITY)
    expect(stderr).toBe('')
    expect(kilograms).toBeCloseTo(0.177 * 14_000, 5)
    expect(stdout).toContain(`"${total}" is not read, because the rows add up to it`)
    const wrong = await kilogramsOf(text.replace('14000\n', '15000\n'), ELECTRICITY)
    expect(wrong.stdout).toContain('is not read, but check it')
  })

  it('are no hotel nights', async () => {
    const text = 'Site,Meter,From,To,Day,Night\nLeeds,M1,01/01/2025,31/01/2025,10000,4000\n'
    expect((await calculate(text)).stderr).not.toMatch(/hotel|nights/i)
  })

  it('are not read next to the quantity of the row', async () => {
    const text = 'Site,MPAN,From,To,Day,Night,Total (kWh)\nLeeds,M1,01/01/2025,31/01/2025,10000,4000,14000\n'
    const { kilograms, stderr } = await kilogramsOf(text)
    expect(stderr).toBe('')
    expect(kilograms).toBeCloseTo(0.177 * 14_000, 5)
  })

  it('are not in a table of stays', async () => {
    const text = 'Date,Hotel city,Day,Night,Traveller\n2025-03-01,Leeds,2,2,Ann\n'
    const { files } = await calculate(text, ['--map', 'Day=', '--map', '=hotelCountry:GB'])
    expect(files['out.csv']).toContain('hotel')
  })
})

describe('registers of a meter in a column', () => {
  const months = ['01', '02', '03'].flatMap((month) => ['HT', 'NT'].map((register) => ({ month, register })))
  const csv = ['meter,activity,start,unit,register,value']
    .concat(months.map(({ month, register }) => `M1,electricity,2025-${month},kWh,${register},${month}0`))
    .join('\n')
  const ndjson = months
    .map(({ month, register }) => ({ start: `2025-${month}`, register, value: Number(month) * 10 }))
    .map((row) => JSON.stringify({ meter: 'M1', activity: 'electricity', unit: 'kWh', ...row }))
    .join('\n')

  it.each([
    ['in.csv', csv],
    ['in.ndjson', ndjson],
  ])('do not overlap in any month: %s', async (name, text) => {
    const { stdout } = await runTonne(['calculate', name, '--output', 'out.csv', '--country', 'DE'], {
      files: { [name]: `${text}\n` },
    })
    expect(stdout).toContain('6 activities')
    expect(stdout).not.toContain('Rows to check')
  })
})
