import { describe, expect, it } from 'vitest'
import { runTonne } from './memory-io.ts'

/** The quantities of the rows as they count, the kilograms, and the printed text. */
async function calculated(text: string, options: readonly string[] = []) {
  const run = await runTonne(['calculate', 'in.csv', '--output', 'out.csv', ...options], { files: { 'in.csv': text } })
  const [header = '', ...lines] = (run.files['out.csv'] ?? '').trim().split('\n')
  const index = header.split(',').indexOf('co2eKg')
  const cellsOf = (line: string) => line.match(/"(?:[^"]|"")*"|[^,]+|(?<=,)(?=,|$)/g) ?? []
  const kilograms = lines.map((line) => Number(cellsOf(line)[index]))
  return { kilograms, stderr: run.stderr.replaceAll(/\s+/g, ' '), stdout: run.stdout.replaceAll(/\s+/g, ' ') }
}

describe('a unit with a multiple', () => {
  const diesel = (header: string, value: string, options?: readonly string[]) =>
    calculated(`Site,Country,Month,Fuel,"${header}"\nPerth,GB,Jan-25,Diesel,${value}\n`, options)

  it.each([
    ["Volume ('000 L)", 1000],
    ['Volume (000 L)', 1000],
    ['Volume (000s litres)', 1000],
    ['Volume (1,000 L)', 1000],
    ['Volume (thousand litres)', 1000],
    ['Volume (thousands of litres)', 1000],
    ['Volume in Tsd. Liter', 1000],
    ['Litres (000)', 1000],
    ["Litres '000", 1000],
    ['Litres (thousands)', 1000],
    ['Litres (x1000)', 1000],
    ['Litres (in millions)', 1_000_000],
    ['Volume (100s litres)', 100],
  ])('counts so many times: %s', async (header, times) => {
    const [run, one] = await Promise.all([diesel(header, '12.5'), diesel('Volume (litres)', `${12.5 * times}`)])
    expect(run.stderr).toBe('')
    expect(run.kilograms).toEqual(one.kilograms)
    expect(run.stdout).toMatch(/counts [\d,]+ times|is \d+ l\b/)
  })

  it('counts also if a map names the column', async () => {
    const one = await diesel('Volume (litres)', '12500')
    for (const header of ["Deliveries ('000 L)", 'Deliveries litres (000)'])
      expect((await diesel(header, '12.5', ['--map', `${header}=value`])).kilograms).toEqual(one.kilograms)
  })

  it('counts in columns of products, of units and of readings', async () => {
    const rows = await calculated(`Site,Country,Month,Electricity (000 kWh),Gas ('000 kWh)\nLeeds,GB,Jan-25,120,400\n`)
    const plain = await calculated('Site,Country,Month,Electricity (kWh),Gas (kWh)\nLeeds,GB,Jan-25,120000,400000\n')
    expect(rows.kilograms).toEqual(plain.kilograms)
    const ofUnit = await calculated('Product,Country,Month,Usage,Unit\nElectricity,GB,Jan-25,120,000 kWh\n')
    expect(ofUnit.kilograms).toEqual(plain.kilograms.slice(0, 2))
  })

  it('contradicts a unit of the row without it', async () => {
    const text = "Product,Country,Month,Usage ('000 kWh),Unit\nElectricity,GB,Jan-25,120,kWh\n"
    expect((await calculated(text)).stderr).toContain('correct one of the two')
  })

  it('is no refrigerant', async () => {
    const text = 'Site,Country,Month,Gas (th. kWh)\nLeeds,GB,Jan-25,120\n'
    expect((await calculated(text)).stderr).not.toContain('=gas"')
  })
})

describe('money with a multiple', () => {
  const spent = (header: string, value: string, above = '') =>
    calculated(`${above}Spend category,Country,Date,"${header}"\ncouriers,US,2022-03-15,${value}\n`, [
      ...['--map', '=activity:spend', '--map', '=currency:USD'],
    ])

  it.each([
    ['Spend ($000)', 1000],
    ["Spend ($'000)", 1000],
    ['Spend (USD thousands)', 1000],
    ['Spend (k$)', 1000],
    ['Net spend $k', 1000],
    ['Spend (kUSD)', 1000],
    ['Spend (TUSD)', 1000],
    ['Spend in TUSD', 1000],
    ['Amount (in thousands)', 1000],
    ["Spend '000", 1000],
    ["$'000", 1000],
    ['Spend (USD m)', 1_000_000],
    ['Spend ($m)', 1_000_000],
    ['Amount Mio. $', 1_000_000],
    ['Spend (USD millions)', 1_000_000],
    ['Spend (USD bn)', 1_000_000_000],
  ])('counts so many times: %s', async (header, times) => {
    const [run, one] = await Promise.all([spent(header, '80'), spent('Spend (USD)', `${80 * times}`)])
    expect(run.stderr).toBe('')
    expect(run.kilograms).toEqual(one.kilograms)
    expect(run.stdout).toContain(`counts ${times.toLocaleString('en-US')} times, as the header`)
  })

  it.each([
    ['Spend report - all figures in $000s\n', 1000],
    ['Spend report (in thousands)\n', 1000],
    ['"Amounts in USD thousands"\n', 1000],
    ['Angaben in T$\n', 1000],
    ['Spend in USD millions\n', 1_000_000],
  ])('counts so many times under the title %s', async (above, times) => {
    const [run, one] = await Promise.all([spent('Spend (USD)', '80', above), spent('Spend (USD)', `${80 * times}`)])
    expect(run.stderr).toBe('')
    expect(run.kilograms).toEqual(one.kilograms)
    expect(run.stdout).toContain(`counts ${times.toLocaleString('en-US')} times, as line 1`)
  })

  it('asks what M is in dollars', async () => {
    expect((await spent('Spend ($M)', '80')).stderr).toContain('may mean thousands or millions')
  })
})

describe('quantities under a title with a multiple', () => {
  it('are asked about if their header has another unit', async () => {
    const text = 'Consumption in thousand kWh\nProduct,Country,Month,Usage (kWh)\nElectricity,GB,Jan-25,120\n'
    expect((await calculated(text)).stderr).toContain('write it in that header')
    const all = 'All figures in thousands\nProduct,Country,Month,Usage (kWh)\nElectricity,GB,Jan-25,120\n'
    expect((await calculated(all)).stderr).toContain('write it in that header')
  })

  it('have the unit of the title', async () => {
    const text = 'Consumption in thousand kWh\nProduct,Country,Month,Usage\nElectricity,GB,Jan-25,120\n'
    expect((await calculated(text)).stderr).toContain('--map "=unit:thousand kWh"')
    const plain = await calculated('Product,Country,Month,Usage (kWh)\nElectricity,GB,Jan-25,120000\n')
    expect((await calculated(text, ['--map', '=unit:thousand kWh'])).kilograms).toEqual(plain.kilograms)
  })

  it('count once under titles that name no multiple', async () => {
    for (const title of ['Report 1000 Main Street', 'Store 000123', 'Sites in Milan', 'Mileage over 1000 miles'])
      expect(
        (await calculated(`${title}\nProduct,Country,Month,Usage (kWh)\nElectricity,GB,Jan-25,120\n`)).stderr,
      ).toBe('')
  })
})
