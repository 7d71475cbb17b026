import { describe, expect, it } from 'vitest'
import { runTonne } from './memory-io.ts'

const calculate = (text: string, options: readonly string[] = []) =>
  runTonne(['calculate', 'in.csv', '--output', 'out.csv', ...options], { files: { 'in.csv': text } })

/** The start and end of the first result. */
function periodOf(out = ''): string {
  const [header = '', line = ''] = out.split('\n')
  const names = header.split(',')
  const cells = line.split(',')
  return `${cells[names.indexOf('start')]} ${cells[names.indexOf('end')]}`
}

const dated = (start: string, options: readonly string[] = []) =>
  calculate(`id,activity,start,value,unit,country,fuel\na,fuel,"${start}",10,l,GB,diesel\n`, options)

describe('the dates of fuel cards, spreadsheets and booking tools', () => {
  it.each([
    ['05-Jan-25', '2025-01-05 2025-01-05'],
    ['5 January 2025', '2025-01-05 2025-01-05'],
    ['Jan 5, 2025', '2025-01-05 2025-01-05'],
    ['5. März 2025', '2025-03-05 2025-03-05'],
    ['5 de mayo de 2025', '2025-05-05 2025-05-05'],
    ['13/02/25', '2025-02-13 2025-02-13'],
    ['02/13/25', '2025-02-13 2025-02-13'],
    ['13.02.25', '2025-02-13 2025-02-13'],
    ['Feb 2025', '2025-02-01 2025-03-01'],
    ['Feb-25', '2025-02-01 2025-03-01'],
    ['février 2024', '2024-02-01 2024-03-01'],
    ['2025-02', '2025-02-01 2025-03-01'],
    ['02/2025', '2025-02-01 2025-03-01'],
    ['Q1 2025', '2025-01-01 2025-04-01'],
    ['2025-Q4', '2025-10-01 2026-01-01'],
    ['2025', '2025-01-01 2026-01-01'],
    ['45662', '2025-01-05 2025-01-05'],
    ['45662.5', '2025-01-05 2025-01-05'],
    ['03/30/2025 00:15', '2025-03-30 2025-03-30'],
    ['30/03/2025 11:15 PM', '2025-03-30 2025-03-30'],
  ])('%s is %s', async (start, period) => {
    const run = await dated(start)
    expect(run.stderr).toBe('')
    expect(periodOf(run.files['out.csv'])).toBe(period)
  })

  it('ask if day and month may be exchanged, with a time too', async () => {
    const asked = await dated('1/5/2025 09:00')
    expect(asked.stderr).toContain('"1/5/2025 09:00" may be 2025-05-01')
    expect(asked.stderr).toContain('or 2025-01-05')
    const run = await dated('1/5/2025 09:00', ['--date-format', 'dmy'])
    expect(periodOf(run.files['out.csv'])).toBe('2025-05-01 2025-05-01')
    expect((await dated('1/5/25')).stderr).toContain('may be 2025-05-01 or 2025-01-05')
  })

  it.each([
    ['45662', 'start has day numbers of a spreadsheet'],
    ['13/02/25', 'start has years of two digits'],
    ['Q1 2025', 'start has months, quarters or years'],
  ])('that are guessed are a line of the summary: %s', async (start, line) => {
    expect((await dated(start)).stdout.replaceAll(/\s+/g, ' ')).toContain(line)
  })

  it.each(['31-Feb-25', '2025-13', 'Q5 2025', '32/01/25', 'Smarch 2025'])(
    'that do not exist are errors: %s',
    async (start) => {
      expect((await dated(start)).stderr).toContain('invalid_date')
    },
  )

  it('keep their time of day in a period', async () => {
    const header = 'activity,start,end,value,unit,country,fuel'
    const run = await calculate(`${header}\nfuel,31/12/2024 12:00,01/01/2025 12:00,10,l,GB,diesel\n`)
    expect(periodOf(run.files['out.csv'])).toBe('2024-12-31T12:00:00 2025-01-01T12:00:00')
  })

  it('may be months from the first to the last one', async () => {
    const header = 'activity,start,end,value,unit,country,fuel'
    const run = await calculate(`${header}\nfuel,Jan 2025,Mar 2025,10,l,GB,diesel\n`)
    expect(periodOf(run.files['out.csv'])).toBe('2025-01-01 2025-04-01')
  })
})

const spent = (value: string, options: readonly string[] = [], currency = 'EUR') =>
  calculate(`activity,start,value,currency,factor\nspend,2024-01-05,"${value}",${currency},541110\n`, options)

/** The kilograms of the first result. */
function kilogramsOf(out = ''): number {
  const [header = '', line = ''] = out.split('\n')
  return Number(line.split(',')[header.split(',').indexOf('co2eKg')])
}

describe('the amounts of ledgers', () => {
  it.each([
    ['€ 1.200,50', '1200.50'],
    ['1,200.50 €', '1200.50'],
    ['EUR 1200.50', '1200.50'],
    ['1 200,50 EUR', '1200.50'],
    ['12.00 DR', '12'],
  ])('are read without their currency: %s', async (value, plain) => {
    const [run, expected] = await Promise.all([spent(value), spent(plain)])
    expect(run.stderr).toBe('')
    expect(kilogramsOf(run.files['out.csv'])).toBe(kilogramsOf(expected.files['out.csv']))
  })

  it.each(['(1,200.50)', '€ (1,200.50)', '-1,200.50 €', '1,200.50- €', '1,200.50-', '−€1,200.50', '1,200.50 CR'])(
    'are negative by sign, brackets or CR: %s',
    async (value) => {
      expect((await spent(value)).stderr).toContain('pass --allow-credits')
      const [run, expected] = await Promise.all([spent(value, ['--allow-credits']), spent('1200.50')])
      expect(kilogramsOf(run.files['out.csv'])).toBe(-kilogramsOf(expected.files['out.csv']))
    },
  )

  it('decide the currency of a row without one, and contradict another', async () => {
    const [run, expected] = await Promise.all([spent('£12.50', [], ''), spent('12.50', [], 'GBP')])
    expect(kilogramsOf(run.files['out.csv'])).toBe(kilogramsOf(expected.files['out.csv']))
    expect((await spent('£12.50')).stderr).toContain('"£12.50" is in GBP, and the currency of the row is EUR')
    expect((await spent('$12.50', [], '')).stderr).toContain('"$" may be USD, CAD')
    expect((await spent('$12.50', [], 'CAD')).stderr).toBe('')
  })

  it('of many rows have the currency of their own cells', async () => {
    const rows = ['£10', '€10', '10 EUR', '£ 10.00', '€10', '£10'].map((value) => `spend,2024-01-05,${value},541110`)
    const run = await calculate(`activity,start,value,factor\n${rows.join('\n')}\n`)
    const [, ...lines] = (run.files['out.csv'] ?? '').trim().split('\n')
    const kilograms = lines.map((line) => Number(line.split(',')[10]))
    const [pounds, euros] = kilograms
    expect(kilograms).toEqual([pounds, euros, euros, pounds, euros, pounds])
    expect(pounds).not.toBe(euros)
  })

  it('of money are no quantities', async () => {
    const run = await calculate('activity,start,value,unit,country\nelectricity,2025-01-05,€ 12,kWh,GB\n')
    expect(run.stderr).toContain('"€ 12" is money, and electricity needs a quantity')
  })

  it('with a unit next to them are in that unit', async () => {
    const run = await calculate('activity,start,value,country\nelectricity,2025-01-05,"1,000.0 kWh",GB\n')
    expect(kilogramsOf(run.files['out.csv'])).toBeCloseTo(177, 6)
    const other = await calculate('activity,start,value,unit,country\nelectricity,2025-01-05,12 kWh,MWh,GB\n')
    expect(other.stderr).toContain('"12 kWh" is in kWh, and unit of the row is MWh')
    const none = await calculate('activity,start,value,unit,country\nelectricity,2025-01-05,12 bananas,MWh,GB\n')
    expect(none.stderr).toContain('"bananas" is neither a unit nor a currency')
  })
})

describe('units of bills', () => {
  const gas = (value: string, unit: string) =>
    calculate(`activity,start,value,unit,country,fuel\nfuel,2025-01-05,${value},${unit},US,natural gas\n`)

  it.each([
    ['1', 'Mcf', '10', 'Ccf'],
    ['1000', 'kBtu', '1', 'mmbtu'],
    ['3', 'dekatherms', '3', 'mmbtu'],
    ['1', 'HCF', '1', 'Ccf'],
  ])('%s %s is %s %s', async (value, unit, same, known) => {
    const [run, expected] = await Promise.all([gas(value, unit), gas(same, known)])
    expect(run.stderr).toBe('')
    expect(kilogramsOf(run.files['out.csv'])).toBe(kilogramsOf(expected.files['out.csv']))
  })

  it('that are multiples hold for every row of a file', async () => {
    const rows = Array.from({ length: 6 }, (_, index) => `fuel,2025-01-05,${index + 1},Mcf,US,natural gas`)
    const run = await calculate(`activity,start,value,unit,country,fuel\n${rows.join('\n')}\n`)
    const [, ...lines] = (run.files['out.csv'] ?? '').trim().split('\n')
    const first = kilogramsOf(run.files['out.csv'])
    for (const [index, line] of lines.entries()) {
      expect(Number(line.split(',')[10])).toBeCloseTo((index + 1) * first, 6)
    }
  })

  it('of the United Kingdom are imperial', async () => {
    const run = await calculate(
      'id,activity,start,value,unit,country,fuel\na,fuel,2025-01-01,1,gallon (UK),GB,diesel\n',
    )
    expect(kilogramsOf(run.files['out.csv'])).toBeCloseTo(11.69, 2)
  })

  it('of another quantity ask', async () => {
    const run = await calculate('activity,start,value,unit,country\nelectricity,2025-01-05,12,kVAh,GB\n')
    expect(run.stderr).toContain('"kVAh" is apparent energy')
  })
})

describe('a cell that is wrong', () => {
  it('gives one line, at itself', async () => {
    const heating = await calculate(
      'id,activity,start,value,unit,country,fuel,heatingValue\na,fuel,2025-01-01,1,kWh,GB,natural gas,PCS\n',
    )
    expect(heating.stderr.trim().split('\n')).toHaveLength(2)
    expect(heating.stderr).toContain('in.csv:2:40: invalid_choice: heatingValue')
    const mpg = await calculate(
      'id,activity,start,value,unit,country,fuel,consumption,consumptionUnit\na,vehicle,2025-01-01,240,mi,US,gasoline,22.54,mpg\n',
    )
    expect(mpg.stderr.trim().split('\n')).toHaveLength(2)
    expect(mpg.stderr).toContain('in.csv:2:47: unknown_unit: consumptionUnit: "mpg" is distance per fuel')
  })

  it('is reported with --skip-bad when every row is bad, and the file is written', async () => {
    const text = 'activity,start,value,unit,country,fuel\nfuel,sometime,10,l,GB,diesel\nfuel,later,10,l,GB,diesel\n'
    const run = await calculate(text, ['--skip-bad', 'bad.csv'])
    expect(run.code).toBe(1)
    expect(run.stderr).toContain('invalid_date: start: is not a date that exists')
    expect(run.stderr).toContain('2 rows of in.csv were left out')
    expect(run.files['bad.csv']).toContain('fuel,sometime,10,l,GB,diesel,line 2:')
  })
})

describe('a summary', () => {
  it('has no section about other countries if no factor is of another', async () => {
    const run = await dated('2025-01-05')
    expect(run.stdout).not.toContain('On factors of another country')
  })
})
