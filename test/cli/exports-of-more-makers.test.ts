import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addUnitsOfLine } from '../../src/rows/form/header-lines.ts'
import { type Run, runTonne } from './memory-io.ts'

/** The results of a run by the key of their factor, without those by market: their number and their kilograms. */
function resultsByFactor({ files }: Run): Readonly<Record<string, readonly [rows: number, kg: number]>> {
  const [header = '', ...lines] = (files['out.csv'] ?? '').trim().split('\n')
  const names = header.split(',')
  const sums: Record<string, [number, number]> = {}
  for (const line of lines) {
    const cells = line.match(/("[^"]*"|[^,]*)(?:,|$)/g)?.map((cell) => cell.replace(/,$/, '')) ?? []
    if (cells[names.indexOf('method')] === 'electricity_market') continue
    const [key = ''] = (cells[names.indexOf('factors')] ?? '').split('?')
    const sum = sums[key] ?? [0, 0]
    sums[key] = [sum[0] + 1, sum[1] + Number(cells[names.indexOf('co2eKg')])]
  }
  return sums
}

const kilogramsOf = (run: Run) => Object.values(resultsByFactor(run)).reduce((sum, [, kg]) => sum + kg, 0)

const calculate = (text: string, options: readonly string[] = []) =>
  runTonne(['calculate', 'in.csv', '--output', 'out.csv', ...options], { files: { 'in.csv': text } })

const calculateFixture = (name: string, options: readonly string[]) =>
  runTonne(['calculate', name, '--output', 'out.csv', '--skip-bad', 'bad.csv', ...options], {
    bytes: { [name]: new Uint8Array(readFileSync(new URL(`../fixtures/exports/${name}`, import.meta.url))) },
    loadModule: () => import('hucre/xlsx'),
  })

const ELECTRICITY = 'Site,Bill From,Bill To,kWh'
const BILL = 'A,01/01/2025,31/01/2025,1000'
const OF_POWER = ['--country', 'GB', '--map', '=activity:electricity']

describe('the lines around the rows of an export', () => {
  it.each([
    ['a footer', [BILL, 'Page 1 of 2,,,'], 'is a line of text, and no row of the table: line 3 ("Page 1 of 2"'],
    ['a note with a name', [BILL, '* E = estimated,,,'], 'is a line of text, and no row of the table'],
    ['the header again', [BILL, ELECTRICITY, 'A,01/02/2025,28/02/2025,0'], 'repeats the header: line 3'],
    ['a total that is no sum', [BILL, 'Grand Total,,,1500'], 'is named as a total, has no date and is not the sum'],
    ['a total in the column of dates', [BILL, ',TOTAL,,1000'], 'is named as a total, and is the sum of other rows'],
    ['a total of numbers only', [BILL, ',,,1000'], 'is named as a total, and is the sum of other rows'],
    ['the star of a total', [BILL, '*,,,1000'], 'is named as a total, and is the sum of other rows'],
    ['a dash for no reading', [BILL, 'A,01/02/2025,28/02/2025,-'], 'has no quantity, or a dash in its place'],
  ])('are left out with a line: %s', async (_, rows, sentence) => {
    const run = await calculate([ELECTRICITY, ...rows].join('\n'), OF_POWER)
    expect(run.stderr).toBe('')
    expect(kilogramsOf(run)).toBeCloseTo(1000 * 0.177, 9)
    expect(run.stdout.replace(/\s+/g, ' ')).toContain(sentence)
  })

  it('stay errors if they are rows that lack a cell', async () => {
    const rows = [BILL, 'B,01/02/2025,28/02/2025,', ',,,77']
    const { stderr } = await calculate([ELECTRICITY, ...rows].join('\n'), OF_POWER)
    expect(stderr).toContain('in.csv:3:25: required: value: is empty')
    expect(stderr).toContain('in.csv:4')
  })

  it('are bought goods that burn nothing, and a fluid with urea asks', async () => {
    const card = 'Date,Reg No,Product,Litres'
    const run = await calculate(`${card}\n13/01/2025,A1,Diesel,10\n13/01/2025,A1,Car Wash,1\n`, ['--country', 'GB'])
    expect(run.stderr).toBe('')
    expect(kilogramsOf(run)).toBeCloseTo(10 * 2.57082, 6)
    expect(run.stdout).toContain('is a purchase that burns no fuel')
    expect((await calculate(`${card}\n13/01/2025,A1,AdBlue,10\n`, ['--country', 'GB'])).stderr).toContain('"AdBlue"')
  })
})

describe('columns of an export', () => {
  it('that no number depends on are listed and not read', async () => {
    const run = await calculate(`${ELECTRICITY},Sales Region,Tier\n${BILL},North,2\n`, OF_POWER)
    expect(run.stderr).toBe('')
    expect(run.stdout.replace(/\s+/g, ' ')).toContain('the columns "Sales Region", "Tier" are not known and not read')
  })

  it.each(['Volume adjusted', 'Refund flag', 'Floor (m2)', 'Net consumption planned'])(
    'that may change a number are asked about: %s',
    async (name) => {
      expect((await calculate(`${ELECTRICITY},${name}\n${BILL},1\n`, OF_POWER)).stderr).toContain(
        `"${name}" is not a known column`,
      )
    },
  )

  it('that have readings are not read next to a quantity, and named', async () => {
    const run = await calculate(`${ELECTRICITY},Readings\n${BILL},1\n`, OF_POWER)
    expect(run.stderr).toBe('')
    expect(run.stdout.replace(/\s+/g, ' ')).toContain('"Readings"')
  })

  it('with names of this program are mistakes if they are unknown', async () => {
    const text = 'activity,start,value,unit,country,regoin\nelectricity,2025-01-01,1,kWh,GB,x\n'
    expect((await calculate(text)).stderr).toContain('"regoin" is not a known column')
  })

  it('of several days and sites are read by the day of the activity and the first site', async () => {
    const header = 'Posting Date,Transaction Date,Site,Business unit,Product,Litres'
    const run = await calculate(`${header}\n02/02/2025,31/01/2025,A,B,Diesel,10\n`, ['--country', 'GB'])
    expect(run.stderr).toBe('')
    expect(run.files['out.csv']).toMatch(/\n[^,]*,A,fuel,2025-01-31,/)
  })

  it('have a number of units next to the unit of measure', async () => {
    const header = 'Transaction Date,Product Description,Units,Unit of Measure'
    const run = await calculate(`${header}\n01/13/2025,UNLEADED REGULAR,10,GAL\n`, ['--country', 'US'])
    const plain = await calculate('activity,start,value,unit,fuel,country\nfuel,2025-01-13,10,US gal,gasoline,US\n')
    expect([run.stderr, kilogramsOf(run)]).toEqual(['', kilogramsOf(plain)])
  })

  it('have money without taxes before debits with them', async () => {
    const header = 'Date,Account,Debit (GBP),Credit (GBP),Net (GBP)'
    const rows = '13/01/2023,Legal fees,120,0,100\n14/01/2023,Legal fees,0,12,-10'
    const run = await calculate(`${header}\n${rows}\n`, ['--country', 'GB', '--allow-credits'])
    expect(run.stderr).toBe('')
    expect(kilogramsOf(run)).toBeCloseTo(90 * 0.0459236, 6)
  })
})

describe('a line of units', () => {
  it('takes the units of products from a line below it, in a table with a column for each', async () => {
    const table = 'Site,Month,Electricity,Gas\n,,kWh,m3\nA,2025-01,1000,100\n'
    const run = await calculate(table, ['--country', 'GB'])
    expect(run.stderr).toBe('')
    const inNames = await calculate('Site,Month,Electricity (kWh),Gas (m3)\nA,2025-01,1000,100\n', ['--country', 'GB'])
    expect(kilogramsOf(run)).toBe(kilogramsOf(inNames))
  })
})

describe('a line below a header', () => {
  it('has a unit only below a name, and a format of dates names none', () => {
    expect(addUnitsOfLine(['Date', 'Use'], ['dd/mm/yyyy', '(kWh)'])).toEqual(['Date', 'Use (kWh)'])
    expect(addUnitsOfLine(['Date', 'Use', ''], ['', 'kWh', ''])).toEqual(['Date', 'Use (kWh)', ''])
    expect(addUnitsOfLine(['Date', 'Use', ''], ['', 'kWh', 'kWh'])).toBeUndefined()
    expect(addUnitsOfLine(['Date', 'Use'], ['', '12'])).toBeUndefined()
    expect(addUnitsOfLine(['Date', 'Use'], ['', ''])).toBeUndefined()
  })
})

describe('numbers with groups of three digits only', () => {
  it('are thousands in a file with commas, and one option asks for the others', async () => {
    const rows = ['1,200', '2,300', '3,400'].map((value, index) => `A,0${index + 1}/01/2025,,"${value}"`)
    const run = await calculate([ELECTRICITY, ...rows].join('\n'), [...OF_POWER, '--date-format', 'dmy'])
    expect(run.stderr).toBe('')
    expect(kilogramsOf(run)).toBeCloseTo(6900 * 0.177, 9)
    expect(run.stdout).toContain('value has commas between thousands')
    const few = await calculate([ELECTRICITY, ...rows.slice(0, 2)].join('\n'), [...OF_POWER, '--date-format', 'dmy'])
    expect(few.stderr.match(/may be/g)).toHaveLength(1)
    expect(few.stderr).toContain('(2 rows;')
  })

  it('are thousands with points only next to numbers without any', async () => {
    const table = (values: readonly string[]) =>
      ['Anlage;Datum;kWh', ...values.map((value, index) => `A;1${index}.01.2025;${value}`)].join('\n')
    const run = await calculate(table(['1.200', '2.300', '40']), OF_POWER)
    expect(kilogramsOf(run)).toBeCloseTo(3540 * 0.177, 9)
    expect((await calculate(table(['1.200', '2.300', '3.400']), OF_POWER)).stderr).toContain('may be 1.200 or 1200')
  })
})

describe('the unit of a row', () => {
  it.each([
    ['kWh (thousand Watt-hours)', '1000', 'kWh', '1000'],
    ['KWHR', '1000', 'kWh', '1000'],
    ['MWh (million Watt-hours)', '2', 'kWh', '2000'],
  ])('may be explained or spelled otherwise: %s', async (unit, value, plainUnit, plainValue) => {
    const table = (written: string, amount: string) =>
      `activity,start,value,unit,country\nelectricity,2025-01-05,${amount},${written},GB\n`
    const run = await calculate(table(unit, value))
    expect([run.stderr, kilogramsOf(run)]).toEqual(['', kilogramsOf(await calculate(table(plainUnit, plainValue)))])
  })

  it('is the explanation where an abbreviation has two meanings', async () => {
    const gas = (unit: string, value: string) =>
      calculate(`activity,start,value,unit,fuel,country\nfuel,2025-01-05,${value},${unit},natural gas,US\n`)
    const million = kilogramsOf(await gas('MCF(million cubic feet)', '1'))
    expect(million).toBeGreaterThan(0)
    expect(million).toBeCloseTo(1000 * kilogramsOf(await gas('MCF (thousand cubic feet)', '1')), 3)
  })

  it('is a gallon or a ton of the United States there, and asks elsewhere', async () => {
    const fuel = (unit: string, country: string) =>
      calculate(`activity,start,value,unit,fuel,country\nfuel,2025-01-05,10,${unit},gasoline,${country}\n`)
    expect(kilogramsOf(await fuel('gallons', 'US'))).toBe(kilogramsOf(await fuel('US gal', 'US')))
    expect((await fuel('gallons', 'GB')).stderr).toContain('is more than one unit')
  })
})

describe('a list of the readings of meters', () => {
  const header = 'Site,Meter,Utility,Previous Read Date,Previous Reading,Present Read Date,Present Reading,Units'

  it('has closing minus opening as the quantity', async () => {
    const run = await calculate(`${header}\nA,E1,Electricity,01/01/2025,1000,31/01/2025,1500.5,kWh\n`, [
      '--country',
      'GB',
    ])
    expect(run.stderr).toBe('')
    expect(kilogramsOf(run)).toBeCloseTo(500.5 * 0.177, 9)
    expect(run.stdout).toContain('value is closing minus opening')
  })

  it('rejects a reading below the one before', async () => {
    const { stderr } = await calculate(`${header}\nA,E1,Electricity,01/01/2025,1500,31/01/2025,10,kWh\n`, [
      '--country',
      'GB',
    ])
    expect(stderr).toContain('closing "10" is below opening "1500"; if the meter was replaced')
    expect(stderr.trim().split('\n')).toHaveLength(2)
  })

  it('does not take the state of a counter for a quantity', async () => {
    const run = await calculate('Site,Date,Utility,Reading (kWh)\nA,13/01/2025,Electricity,15000\n', [
      '--country',
      'GB',
    ])
    expect(run.stderr).toContain('is the only reading of its meter, and a quantity is the difference of two')
  })
})

describe('travel and freight of more makers', () => {
  it('takes back one booking for each refund with an id of its own', async () => {
    const header = 'Traveler Name,Booking Ref,Product,Trans Type,Departure Date,Origin,Destination,Class,Miles'
    const row = (ref: string, type: string, miles: number) => `X,${ref},Air,${type},14JAN25,MAN,AMS,Economy,${miles}`
    const run = await calculate(
      [header, row('A', 'Issue', 301), row('B', 'Issue', 301), row('C', 'Refund', -301)].join('\n'),
    )
    const one = await calculate([header, row('A', 'Issue', 301)].join('\n'))
    expect(run.stderr).toBe('')
    expect(kilogramsOf(run)).toBe(kilogramsOf(one))
  })

  it('reads claims in the unit of their distance as trips, and leaves out meals', async () => {
    const header =
      'Employee Name,Expense Type,Transaction Date,From Location,To Location,Business Distance,Distance Unit,Vehicle Type,Fuel Type'
    const rows = [
      'X,Personal Car Mileage,14-Jan-2025,Leeds,Sheffield,36,Miles,Car,Petrol',
      'X,Meals - Dinner,14-Jan-2025,Leeds,Leeds,,,,',
    ]
    const run = await calculate([header, ...rows].join('\n'))
    expect(run.stderr).toBe('')
    expect(kilogramsOf(run)).toBeCloseTo(36 * 1.609344 * 0.16272, 6)
  })

  it.each([
    ['UPS Ground', 'truck'],
    ['UPS 2nd Day Air', 'aircraft'],
    // too many words to be read as a mode, or no word of one
    ['UPS 2nd Day Air with Saturday Delivery', 'aircraft'],
    ['UPS Ground with Residential Saturday Delivery', 'truck'],
    ['FedEx Home Delivery', 'truck'],
    ['FedEx International Priority', 'aircraft'],
  ])('reads the service of a carrier of parcels: %s', async (service, factor) => {
    const header =
      'Pickup Date,Tracking Number,Service Level,Actual Weight,Weight UOM,Sender City,Sender State,Sender Country,Receiver City,Receiver State,Receiver Country'
    const run = await calculate(`${header}\n2025-01-27,1Z9,${service},12,LBS,Columbus,OH,US,Denver,CO,US\n`)
    expect(run.stderr).toBe('')
    expect(Object.keys(resultsByFactor(run))[0]).toContain(factor)
  })

  it('reads the code of an airport by UN/LOCODE', async () => {
    const freight = (from: string, to: string) =>
      calculate(`activity,start,mode,from,to,value,unit\nmovement,2025-01-14,AIR,${from},${to},380,kg\n`)
    expect(kilogramsOf(await freight('HKHKG', 'GBLHR'))).toBe(kilogramsOf(await freight('HKG', 'LHR')))
  })
})

describe('words of more languages', () => {
  it.each([
    ['Vestiging;Energiedrager;Begindatum;Einddatum;Verbruik;Eenheid', 'A;Aardgas;01-01-2025;31-01-2025;100;m3', 'NL'],
    ['Obiekt;Nośnik energii;Okres od;Okres do;Zużycie;Jednostka', 'A;Gaz ziemny;01.01.2025;31.01.2025;100;m³', 'PL'],
    [
      'Estabelecimento;Tipo de energia;Data início;Data fim;Quantidade;Unidade',
      'A;Gás natural;01/01/2025;31/01/2025;100;m3',
      'PT',
    ],
    ['Anläggning;Energislag;Startdatum;Slutdatum;Förbrukning;Enhet', 'A;Naturgas;2025-01-01;2025-01-31;100;m3', 'SE'],
  ])('head a bill of gas: %s', async (header, row, country) => {
    const run = await calculate(`${header}\n${row}\n`, ['--country', country])
    expect(run.stderr).toBe('')
    expect(run.files['out.csv']).toMatch(/\n[^,]*,A,fuel,2025-01-01,2025-02-01,/)
    const plain = `activity,start,value,unit,fuel,country\nfuel,2025-01-01,100,m3,natural gas,${country}\n`
    expect(kilogramsOf(run)).toBe(kilogramsOf(await calculate(plain)))
  })

  it('treat waste', async () => {
    const header = 'Data de recolha;Código LER;Descrição do resíduo;Operação;Quantidade (kg)'
    const run = await calculate(`${header}\n13/01/2025;20 03 01;Resíduos urbanos;Aterro;880\n`)
    expect(kilogramsOf(run)).toBeCloseTo(0.88 * 520.5327, 4)
  })
})

describe('whole exports', () => {
  // each figure is the sum of the cells of the file times the published factor
  it('of a fuel card have each fuel, the kilowatt-hours of a charge and the credit', async () => {
    const run = await calculateFixture('fuel-card.csv', ['--country', 'GB', '--allow-credits'])
    const sums = Object.values(resultsByFactor(run))
    const expected = [
      [6, (62.41 + 88 + 60 + 55.13 + 79.3 - 20) * 2.57082],
      [2, (41.2 + 38.7) * 2.06916],
      [1, 31.5 * 0.177],
      [1, 200 * 2.75541],
    ]
    expect(sums.map(([rows]) => rows)).toEqual(expected.map(([rows]) => rows))
    for (const [index, [, kg]] of sums.entries()) expect(kg).toBeCloseTo(expected[index]?.[1] ?? 0, 6)
    // the fluid with urea is the only question
    expect(run.stderr).toContain('1 row of fuel-card.csv was left out')
  })

  it('of a workbook have a sheet for each site, units below the header and totals', async () => {
    const run = await calculateFixture('sheets-of-sites.xlsx', ['--country', 'IE'])
    expect(run.stderr).toBe('tonne: no row of sheets-of-sites.xlsx was left out\n')
    const months = [0, 1, 2, 3, 4, 5]
    const sum = (first: number, step: number) => months.reduce((all, month) => all + first + step * month, 0)
    const electricity = sum(12_000, 10) + sum(54_000, 10) + sum(8000, 10)
    const gas = sum(6000, 7) + sum(27_000, 7) + sum(4000, 7)
    const sums = resultsByFactor(run)
    expect(sums['eea-2024/ie/kwh']?.[1]).toBeCloseTo(electricity * 0.237, 6)
    expect(sums['desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv']?.[1]).toBeCloseTo(gas * 0.18296, 6)
    expect(sums['desnz-2025/fuels/liquid-fuels/burning-oil/litres']?.[1]).toBeCloseTo(9 * 500 * 2.54016, 6)
  })

  it('of months in Dutch have points, commas and UTF-16', async () => {
    const run = await calculateFixture('dutch-months-utf-16.txt', [])
    expect(run.stderr).toBe('tonne: no row of dutch-months-utf-16.txt was left out\n')
    const kWh = 4210.5 + 3980 + 4011 + 3700 + 3610 + 3550 + 12_210 + 11_980 + 12_011 + 11_700 + 11_610 + 11_550 + 46_900
    const cubicMetres = 1810 + 1650.5 + 1300 + 700 + 310 + 120 + 5810 + 5650 + 4300 + 2700 + 1310 + 520
    const sums = resultsByFactor(run)
    expect(sums['eea-2024/nl/kwh']?.[1]).toBeCloseTo(kWh * 0.245, 6)
    expect(sums['desnz-2025/fuels/gaseous-fuels/natural-gas/cubic-metres']?.[1]).toBeCloseTo(cubicMetres * 2.06672, 6)
    expect(sums['desnz-2025/fuels/liquid-fuels/gas-oil/litres']?.[1]).toBeCloseTo(2100 * 2.75541, 6)
  })

  it('of vehicles have their distances in miles by kind and fuel', async () => {
    const run = await calculateFixture('vehicles.csv', ['--country', 'GB'])
    expect(run.stderr).toBe('tonne: no row of vehicles.csv was left out\n')
    const sums = Object.values(resultsByFactor(run)).map(([rows, kg]) => [rows, kg.toFixed(6)])
    const mile = 1.609344
    const vans = (1204.3 + 1100.8 + 1330 + 998.1 + 1010) * mile * 0.25561
    expect(sums).toEqual([
      [5, vans.toFixed(6)],
      [3, (0).toFixed(6)],
      [2, ((845 + 790) * mile * 0.12825).toFixed(6)],
      [2, ((3210 + 3005) * mile * 0.99156).toFixed(6)],
    ])
  })
})
