import { describe, expect, it } from 'vitest'
import { kilogramsOfRun, runCalculate } from './calculated-file.ts'

describe('a unit or currency next to a number', () => {
  it.each([
    ['a unit', 'Site,Date,Fuel,Usage (MWh)', 'Leeds,2025-02-28,Natural gas', '10 kWh', 'kWh', 'Usage (MWh)'],
    ['a currency', 'Date,activity,Amount (GBP),factor', '2022-01-01,spend', '€100.00', '€', 'Amount (GBP)'],
  ])('that is another one than in the header asks: %s', async (_, header, row, cell, measure, name) => {
    const cells = row.split(',')
    cells.splice(header.split(',').indexOf(name), 0, cell)
    const { code, stderr } = await runCalculate(`${header}\n${cells.join(',')}\n`, ['--country', 'GB'])
    expect(code).toBe(1)
    expect(stderr).toContain(`"${cell}" is in ${measure}, and the header is "${name}"; correct one of the two`)
  })

  it('is the one of the header in another spelling', async () => {
    const run = await runCalculate('Site,Date,Fuel,Usage (MWh)\nLeeds,2025-02-28,Natural gas,10 mwh\n', [
      '--country',
      'GB',
    ])
    expect(run.stderr).toBe('')
    expect(kilogramsOfRun(run)).toBeCloseTo(1829.6, 3)
  })
})

describe('months as columns', () => {
  it.each([
    ['the first days of months, the day first', '01/01/2025,01/02/2025,01/03/2025', [], '"01/03/2025" as 2025-03'],
    ['the first days of months, the month first', '01/01/2025,02/01/2025,03/01/2025', [], '"03/01/2025" as 2025-03'],
    ['the last days of months', '01/31/2025,02/28/2025,03/31/2025', [], '"03/31/2025" as 2025-03'],
    ['day numbers of a spreadsheet', '45658,45689,45717', [], '"45717" as 2025-03'],
    ['days in the given order', '01/01/2025,01/02/2025,01/03/2025', ['--date-format', 'dmy'], '2025-03'],
  ])('are named by %s', async (_, headers, options, sentence) => {
    const text = `Site,Fuel,Unit,${headers}\nLeeds,Natural gas,kWh,1000,2000,3000\n`
    const run = await runCalculate(text, ['--country', 'GB', ...options])
    expect(run.stderr).toBe('')
    expect(run.stdout.replaceAll(/\s+/g, ' ')).toContain(sentence)
    expect(run.files['out.csv']).toMatch(/2025-01-01,2025-02-01.*\n.*2025-02-01,2025-03-01.*\n.*2025-03-01,2025-04-01/)
  })

  it('are not named by days that the given order makes days of one month', async () => {
    const text = 'Site,Fuel,Unit,01/01/2025,01/02/2025,01/03/2025\nLeeds,Natural gas,kWh,1000,2000,3000\n'
    expect((await runCalculate(text, ['--country', 'GB', '--date-format', 'mdy'])).code).toBe(1)
  })
})

describe('products as columns', () => {
  it('need no unit of their own if the table has a column of units', async () => {
    const text = 'Site,Year,Month,Unit,Electricity,Gas\nLeeds,2025,1,kWh,1000,2000\nLeeds,2025,2,kWh,1000,2000\n'
    const run = await runCalculate(text, ['--country', 'GB'])
    expect(run.stderr).toBe('')
    expect(kilogramsOfRun(run)).toBeCloseTo(2 * (177 + 365.92), 3)
  })
})

describe('columns that --unpivot turns into rows', () => {
  const unpivot = (names: string, column = 'note') => ['--country', 'GB', '--unpivot', `${names}=${column}`]

  it.each([
    ['in brackets', 'Main (MWh),Workshop (kWh)'],
    ['after the name', 'Main MWh,Workshop kWh'],
  ])('have the units of their headers, %s', async (_, names) => {
    const text = `Month,Site,${names}\nJan 2025,Hull,12.5,3000\n`
    const options = ['--map', '=activity:electricity']
    const run = await runCalculate(text, [...options, ...unpivot(names)])
    expect(run.stderr).toBe('')
    expect(kilogramsOfRun(run)).toBeCloseTo(15_500 * 0.177, 6)
    const ofOption = await runCalculate(text, [...options, '--map', '=unit:kWh', ...unpivot(names)])
    expect(kilogramsOfRun(ofOption)).toBeCloseTo(15_500 * 0.177, 6)
    expect(ofOption.stdout.replaceAll(/\s+/g, ' ')).toContain('no row needs the unit "kWh"')
  })

  it('have the names of products without their units', async () => {
    const text = 'Month,LPG (t),Electricity bought (MWh)\nJan 2025,1.5,2\n'
    const maps = ['--map', 'Electricity bought=product:electricity']
    const run = await runCalculate(text, [...maps, ...unpivot('LPG (t),Electricity bought (MWh)', 'product')])
    expect(run.stderr).toBe('')
    expect(run.files['out.csv']).toMatch(/electricity/)
  })

  it('keep letters that are part of a name, and units that tell two columns apart', async () => {
    const maps = ['--map', '=activity:electricity,=unit:kWh']
    const halls = await runCalculate('Month,Hall T,Hall L\nJan 2025,10,20\n', [
      ...maps,
      ...unpivot('Hall T,Hall L', 'site'),
    ])
    expect(halls.files['out.csv']).toContain('Hall T')
    expect(kilogramsOfRun(halls)).toBeCloseTo(30 * 0.177, 6)
    const text = 'Month,Hull (kWh),Hull (MWh)\nJan 2025,10,2\n'
    const run = await runCalculate(text, [
      '--map',
      '=activity:electricity',
      ...unpivot('Hull (kWh),Hull (MWh)', 'site'),
    ])
    expect(kilogramsOfRun(run)).toBeCloseTo(2010 * 0.177, 6)
  })
})

describe('a sign of several currencies', () => {
  const spend = (header: string, cell: string) => `Date,Account,${header}\n14/02/2022,Office Supplies,"${cell}"\n`
  const kilograms = async (text: string, options: readonly string[]) =>
    kilogramsOfRun(await runCalculate(text, ['--map', '=activity:spend', ...options]))

  it.each([
    ['Amount (AUD)', '$1,200.00', 'AUD'],
    ['Amount (CAD)', '$1,200.00', 'CAD'],
    ['Amount (SEK)', '1,200.00 kr', 'SEK'],
    ['Amount (JPY)', '¥1,200.00', 'JPY'],
  ])('is the currency of its header, %s, also next to an option for empty cells', async (header, cell, code) => {
    const expected = await kilograms(spend(header, '1,200.00'), [])
    expect(await kilograms(spend(header, cell), [])).toBe(expected)
    for (const country of ['US', 'SE']) {
      const run = await runCalculate(spend(header, cell), ['--country', country, '--map', '=activity:spend'])
      expect(run.stdout.replaceAll(/\s+/g, ' ')).toContain(`is ${code}`)
    }
    expect(await kilograms(spend(header, cell), ['--map', '=currency:USD'])).toBe(expected)
  })

  it('is asked for otherwise, with the currency that a line above the header names', async () => {
    const run = await runCalculate(`All amounts in AUD\n${spend('Amount', '$1,200.00')}`, ['--map', '=activity:spend'])
    expect(run.stderr).toContain('--map "=currency:AUD"')
  })
})

describe('two quantities of one kind in a row', () => {
  const text = 'EAN,Datum,Hoog (kWh),Laag (kWh)\n871685900000000001,2025-01-31,3200,1800\n'
  const own = ['--country', 'NL', '--map', '=activity:electricity']
  const maps = [...own, '--map', 'Hoog (kWh)=value', '--map', 'Laag (kWh)=value']

  it('are not halved by the command that is proposed, and count both as rows', async () => {
    const asked = await runCalculate(text, maps)
    expect(asked.stderr).toContain('if both count, pass --unpivot "Hoog (kWh),Laag (kWh)=note"')
    expect(asked.stderr).not.toContain('The command with the proposals above')
    const options = ['--unpivot', 'Hoog (kWh),Laag (kWh)=note']
    const run = await runCalculate(text, [...maps, ...options])
    expect(run.stderr).toBe('')
    const single = await runCalculate('EAN,Datum,kWh\n871685900000000001,2025-01-31,5000\n', own)
    expect(kilogramsOfRun(run)).toBeCloseTo(kilogramsOfRun(single), 6)
  })

  it('of two kinds are to be added in the file, if both count', async () => {
    const other = 'MPRN,Date,Gas used (m3),Gas billed (kWh)\n1,2025-01-31,100,1130\n'
    const both = ['--map', 'Gas used (m3)=value', '--map', 'Gas billed (kWh)=value']
    expect((await runCalculate(other, ['--country', 'GB', ...both])).stderr).toContain(
      'if both count, add them up in the file',
    )
  })
})
