import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { kilogramsOfRun, runCalculate } from './calculated-file.ts'
import { runTonne } from './memory-io.ts'

const TITLES = [
  'Northgate Energy plc - Consumption export,,,,,,',
  'Account: 000000 Example Foods Ltd,,,,,,',
  'Printed 03/02/2026,,,,,,',
  'Supply Address,Meter,Bill From,Bill To,Read Type,kWh,Net Amount (GBP)',
  'Depot,1200,14/01/2025,14/02/2025,Actual,"13,386","3,212.64"',
  'Depot,1200,14/02/2025,14/03/2025,Actual,"8,247","1,979.28"',
].join('\n')
const LAST = 'Depot,1200,14/03/2025,14/04/2025,Actual,"41,693","10,006.32"'
const TITLES_MAP = [
  ...['--decimal', 'point', '--map'],
  'Supply Address=site,Meter=id,Bill From=start,Bill To=end,Read Type=note,kWh=value,Net Amount (GBP)=,=activity:electricity,=unit:kWh,=country:GB',
]
const SHORT_MAP = ['--decimal', 'point', '--map', '=activity:electricity,=country:GB']

describe('a header below account lines', () => {
  it('is found by its words, and the summary says where', async () => {
    const run = await runCalculate(`${TITLES}\n${LAST}\n`, TITLES_MAP)
    expect(run.stderr).toBe('')
    expect(kilogramsOfRun(run)).toBeCloseTo(11_208.7, 1)
    expect(run.stdout).toContain('the header is on line 4; lines 1 to 3 are not read')
  })

  it('needs no map for columns that exports have', async () => {
    const run = await runCalculate(`${TITLES}\n${LAST}\n`, SHORT_MAP)
    expect(kilogramsOfRun(run)).toBeCloseTo(11_208.7, 1)
    expect(run.stdout).toContain('the column "kWh" is value, in kWh')
    expect(run.stdout.replaceAll(/\s+/g, ' ')).toContain('the column "Net Amount (GBP)" is billedAmount')
  })

  it('has rows that keep their lines in errors', async () => {
    const run = await runCalculate(`${TITLES}\nDepot,1200,soon,14/04/2025,Actual,1,2\n`, SHORT_MAP)
    expect(run.stderr).toContain('in.csv:7:12: invalid_date: start:')
  })

  it('leaves out a total row that is the sum of others, and names it', async () => {
    const run = await runCalculate(`${TITLES}\nTOTAL,,,,,"21,633",\n`, TITLES_MAP)
    expect(kilogramsOfRun(run)).toBeCloseTo(3829, 1)
    expect(run.stdout).toContain('line 7 ("TOTAL"')
  })

  it('is the same in a workbook', async () => {
    const rows = [
      ['Northgate Energy plc'],
      ['Account', 0],
      [],
      ['Supply Address', 'Meter', 'Bill From', 'Bill To', 'kWh'],
      ['Depot', 1200, '2025-01-14', '2025-02-14', 13_386],
      ['Depot', 1200, '2025-02-14', '2025-03-14', 8247.125],
    ]
    const bytes = await writeXlsx({ sheets: [{ name: 'Export', rows }] })
    const run = await runTonne(['calculate', 'in.xlsx', '--output', 'out.csv', ...SHORT_MAP.slice(2)], {
      bytes: { 'in.xlsx': bytes },
      loadModule: async () => import('hucre/xlsx'),
    })
    expect(run.stderr).toBe('')
    expect(kilogramsOfRun(run)).toBeCloseTo(0.177 * 21_633.125, 6)
    expect(run.stdout).toContain('the header is on line 4')
  })

  it('may follow names and values, blank lines and rows without their last cells', async () => {
    const text = `
Name,A CUSTOMER
Address,"1 ANY ST, ANYTOWN MA 00000"
Account Number,0000000000
Service,Service 1

TYPE,START DATE,END DATE,USAGE (therms),COST,NOTES
Natural gas billing,2025-01-04,2025-02-01,77.00,$184.11
Natural gas billing,2025-02-01,2025-03-01,72.00,$172.54,* This data was estimated
`
    const map =
      'TYPE=activity,START DATE=start,END DATE=end,USAGE (therms)=value,COST=,NOTES=note,Natural gas billing=activity:fuel,=unit:therm,=country:US,=fuel:natural gas'
    const run = await runCalculate(text, ['--map', map])
    expect(run.stderr).toBe('')
    expect(kilogramsOfRun(run)).toBeCloseTo(791.4, 1)
    expect(run.stdout).toContain('the header is on line 7')
  })

  it('may follow one line, or quoted lines', async () => {
    const one = await runCalculate('a,b\nid,activity,start,value,unit,country\n1,electricity,2025-01-01,1,kWh,GB\n')
    expect(kilogramsOfRun(one)).toBeCloseTo(0.177, 6)
    const quoted = await runCalculate(
      [
        '"Name : A Customer",,,,',
        '"UOM: kWh",,,,',
        ',,,,',
        '"Meter Number","Date","Start Time","Duration","Consumed"',
        '"0000000","2025-09-14",12:00:00 AM,"Hour","0.34"',
        '"0000000","2025-09-14",01:00:00 AM,"Hour","0.35"',
      ].join('\n'),
      [
        '--map',
        'Meter Number=site,Date=start,Start Time=,Duration=,Consumed=value,=activity:electricity,=unit:kWh,=country:GB',
      ],
    )
    expect(kilogramsOfRun(quoted)).toBeCloseTo(0.12213, 6)
  })

  it('is the line that --header-row names', async () => {
    const text = 'x,y,z,w\nA,B,C,D\nelectricity,2025-01-01,10,kWh\n'
    const map = ['--map', 'A=activity,B=start,C=value,D=unit,=country:GB']
    const run = await runCalculate(text, [...map, '--header-row', '2'])
    expect(kilogramsOfRun(run)).toBeCloseTo(1.77, 6)
    const wrong = await runCalculate(text, [...map, '--header-row', '9'])
    expect(wrong.stderr).toContain('in.csv:9:1: csv_malformed: is no line with names of columns')
    expect((await runCalculate(text, ['--header-row', 'x'])).stderr).toContain(
      '--header-row must be a line from 1 to 50',
    )
  })

  it('is never a row of the table, even if the names are unknown', async () => {
    const run = await runCalculate('A,B,C,D\nelectricity,kWh,2025-01-01,10\n')
    expect(run.stderr).toContain('in.csv:1:1: invalid_choice: "A" is not a known column')
    expect(run.stderr).toContain('pass --header-row')
  })
})

describe('cells of a header', () => {
  it('name the unit of their numbers, and a unit of the row that differs is an error', async () => {
    const header = 'activity,Date,Volume (L),fuel,country'
    const run = await runCalculate(`${header}\nfuel,2025-01-05,100,diesel,GB\n`)
    expect(kilogramsOfRun(run)).toBeCloseTo(257.082, 6)
    expect(run.stdout).toContain('the column "Volume (L)" is value, in L')
    const other = await runCalculate(`${header},unit\nfuel,2025-01-05,100,diesel,GB,kg\n`)
    expect(other.stderr.replaceAll(/\s+/g, ' ')).toContain('the header "Volume (L)" is in L, and unit of the row is kg')
  })

  it.each([
    ['kWh', 0.177],
    ['Consumption [MWh]', 177],
    ['Usage_kWh', 0.177],
    ['Energy, kWh', 0.177],
    ['kWh consumed', 0.177],
  ])('are read as value with a unit: %s', async (name, kilograms) => {
    const run = await runCalculate(`activity;start;${name};country\nelectricity;2025-01-05;1;GB\n`)
    expect(kilogramsOfRun(run)).toBeCloseTo(kilograms, 6)
  })

  it('that are empty head no column, unless a row has a cell there', async () => {
    const header = 'activity,start,value,unit,country,,'
    const run = await runCalculate(`${header}\nelectricity,2025-01-05,1,kWh,GB,,\nelectricity,2025-01-05,1,kWh,GB\n`)
    expect(kilogramsOfRun(run)).toBeCloseTo(0.354, 6)
    const filled = await runCalculate(
      `${header}\nelectricity,2025-01-05,1,kWh,GB,,\nelectricity,2025-01-05,1,kWh,GB,,x\n`,
    )
    expect(filled.stderr).toContain('in.csv:3:')
    expect(filled.stderr).toContain('column without a name')
  })

  it.each([
    [
      'PDL;Site;Date début;Date fin;Consommation (kWh);Montant HT (€)',
      'FR',
      '1;A;01/01/2025;31/01/2025;1 000,0;1 950,20',
    ],
    ['POD;Sede;Data inizio;Data fine;Consumo kWh;Importo totale', 'IT', '1;A;01/01/2025;31/01/2025;1000,0;1.950,20'],
    [
      'MPAN,Supply address,Billing from,Billing to,Billed usage,Usage unit,Power factor',
      'GB',
      '1,A,01/01/2025,31/01/2025,1000.0,kWh,0.9',
    ],
  ])('of bills of electricity are read in their language: %s', async (header, country, row) => {
    const run = await runCalculate(`${header}\n${row}\n`, ['--country', country])
    expect(run.stderr).toBe('')
    const plain = `site,activity,start,end,value,unit,country\nA,electricity,2025-01-01,2025-02-01,1000,kWh,${country}\n`
    expect(kilogramsOfRun(run)).toBe(kilogramsOfRun(await runCalculate(plain)))
  })

  it.each(['Previous usage,Billed usage', 'Billed usage,Metered usage', 'Budget consumption'])(
    'that name several quantities, or one of another period or plan, are asked about: %s',
    async (names) => {
      const cells = names.split(',').map(() => '10')
      const text = `Site,Date,Commodity,UoM,${names}\nA,13/01/2025,electricity,kWh,${cells.join(',')}\n`
      const run = await runCalculate(text, ['--country', 'GB'])
      expect(run.stderr).toMatch(/is not a known column|has no column with the value/)
      expect(run.files['out.csv']).toBeUndefined()
    },
  )

  it('of a ledger name the account that money was spent on', async () => {
    const ledger =
      'Posting Date,GL Account,Description,Supplier,Net Amount GBP\n31/01/2023,Legal services,Counsel,Smith LLP,"3,400.00"\n'
    const run = await runCalculate(ledger, ['--country', 'GB'])
    expect(run.stderr).toBe('')
    expect(run.files['out.csv']).toContain(',spend,')
    expect(run.files['out.csv']).toContain('/69-1/legal-services/')
  })

  it('of a log of leaks read the added mass without the recovered one as the leak, and ask if more was recovered', async () => {
    const header = 'Asset,Site,Service Date,Refrigerant,Charge (kg),Top-up (kg)'
    const row = 'AC-1,Leeds,15/03/2025,R-32,4.5,0.8'
    const options = ['--map', '=gwp:AR5']
    const run = await runCalculate(`${header},Engineer\n${row},Smith\n`, options)
    expect(run.stderr).toBe('')
    expect(kilogramsOfRun(run)).toBeCloseTo(0.8 * 677, 6)
    const asked = await runCalculate(`${header},Recovered (kg)\n${row},1\n`, options)
    expect(asked.stderr).toContain('gas that is taken out and not filled in again is no leak')
  })

  it.each([
    ['activity,start,Consumption,Cost,country', ',,kWh,GBP,', 'electricity,2025-01-05,1000,2,GB'],
    ['Date,Commodity,Volume', 'dd/mm/yyyy,,[kWh]', '05/01/2025,electricity,1000'],
    ['Fecha;Suministro;Cantidad', 'dd-mm-aaaa;;kWh', '05-01-2025;Electricidad;1000'],
    ['Datum;Energieträger;Menge', ';;(kWh)', '05.01.2025;Strom;1000'],
  ])('takes the units of a line below it: %s', async (header, units, row) => {
    const run = await runCalculate(`Energy\n\n${header}\n${units}\n${row}\n`, [
      '--country',
      'GB',
      '--date-format',
      'dmy',
    ])
    expect(run.stderr).toBe('')
    const plain = await runCalculate('activity,start,value,unit,country\nelectricity,2025-01-05,1000,kWh,GB\n')
    expect(kilogramsOfRun(run)).toBe(kilogramsOfRun(plain))
    expect(run.stdout).toContain('the units of the columns are on line 4, below the header on line 3')
  })

  it('that a map names and the file lacks are an error', async () => {
    const run = await runCalculate('activity,start,value,unit,country\nelectricity,2025-01-05,1,kWh,GB\n', [
      '--map',
      'Ort=site',
    ])
    expect(run.stderr).toContain('--map names the column "Ort"')
    expect(run.code).toBe(1)
  })

  it('may be named by several --map options', async () => {
    const maps = ['--map', 'Art=activity', '--map', 'Tag=start,=country:GB', '--map', 'Strom=activity:electricity']
    const run = await runCalculate('Art,Tag,value,unit\nStrom,2025-01-05,1,kWh\n', maps)
    expect(kilogramsOfRun(run)).toBeCloseTo(0.177, 6)
  })
})

describe('a text that spreadsheets protect', () => {
  it.each(['="0001"', '"=""0001"""'])('is its content: %s', async (cell) => {
    const run = await runCalculate(`id,activity,start,value,unit,country\n${cell},electricity,2025-01-01,1000,kWh,GB\n`)
    expect(run.stderr).toBe('')
    expect(run.files['out.csv']).toContain('\n0001,')
    expect(kilogramsOfRun(run)).toBeCloseTo(177, 6)
  })

  it('is the same for many rows, which are read from their bytes', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => `="${index}",electricity,2025-01-01,10,="kWh",GB`)
    const run = await runCalculate(`id,activity,start,value,unit,country\n${rows.join('\n')}\n`)
    expect(run.stderr).toBe('')
    expect(kilogramsOfRun(run)).toBeCloseTo(88.5, 6)
  })
})

describe('a wide table', () => {
  it('with months as columns has a row for each cell', async () => {
    const run = await runCalculate(
      'site,activity,unit,country,Jan-25,Feb-25,Mar-25\nLeeds,electricity,kWh,GB,1000,2000,3000\nHull,electricity,kWh,GB,100,200,300\n',
    )
    expect(kilogramsOfRun(run)).toBeCloseTo(1168.2, 6)
    expect(run.stdout).toContain('2025-01 to 2025-03')
    expect(run.stdout.replaceAll(/\s+/g, ' ')).toContain('the 3 columns "Jan-25", "Feb-25", "Mar-25" are rows')
  })

  it('with times of the day as columns adds up to its column of totals', async () => {
    const text =
      'MPAN,Date,00:00,00:30,01:00,01:30,Total kWh\n12,13/01/2025,1.2,1.1,1,0.9,4.2\n12,14/01/2025,1,1,1,1,4\n'
    const run = await runCalculate(text, ['--country', 'GB'])
    expect(run.stderr).toBe('')
    expect(kilogramsOfRun(run)).toBeCloseTo(8.2 * 0.177, 6)
    expect(run.stdout.replaceAll(/\s+/g, ' ')).toContain(
      'the activity of each row is electricity, because there is a column "MPAN"',
    )
  })

  it('asks what an unknown product next to known ones is', async () => {
    const text = 'Site,Year,Month,Gas kWh,Elec kWh,Oil litres\nLeeds,2025,1,1000,1000,100\n'
    const run = await runCalculate(text, ['--country', 'GB'])
    expect(run.stderr).toContain('in.csv:2:24: invalid_choice: product: "Oil" is neither electricity nor a known fuel')
    const mapped = await runCalculate(text, ['--country', 'GB', '--map', 'Oil=product:burning oil'])
    expect(mapped.stderr).toBe('')
    expect(mapped.files['out.csv']).toContain('burning-oil/litres')
  })

  it('does not take numbered periods of a year for times of the day', async () => {
    const text =
      'site,activity,unit,country,start,Period 1,Period 2,Period 3,Period 4\nA,electricity,kWh,GB,2025,1,2,3,4\n'
    expect((await runCalculate(text)).stderr).toContain('"Period 1" is not a known column')
  })

  it('leaves areas and masses next to known products to the option for unknown columns', async () => {
    const text = 'Site,Year,Month,Gas kWh,Elec kWh,Floor area m2,CO2e kg\nLeeds,2025,1,1000,1000,100,359\n'
    expect((await runCalculate(text, ['--country', 'GB'])).stderr).toContain('"Floor area m2" is not a known column')
    const run = await runCalculate(text, ['--country', 'GB', '--ignore-unknown-columns'])
    expect(run.stderr).toBe('')
    expect(kilogramsOfRun(run)).toBeCloseTo(177 + 182.96, 6)
  })

  it('has errors at the cells of the file', async () => {
    const run = await runCalculate('site,activity,unit,country,Jan-25,Feb-25\nLeeds,electricity,kWh,GB,1000,x\n')
    expect(run.stderr).toContain('in.csv:2:31: not_a_number')
  })

  it('leaves out a column of totals, and says so', async () => {
    const run = await runCalculate('site,activity,unit,country,Jan-25,Feb-25,Total\nLeeds,electricity,kWh,GB,1,2,3\n')
    expect(kilogramsOfRun(run)).toBeCloseTo(0.531, 6)
    expect(run.stdout).toContain('the column "Total" is not read')
  })

  it('needs a year for months without one', async () => {
    const text = 'site,activity,unit,country,Jan,Feb,Mar\nLeeds,electricity,kWh,GB,1000,2000,3000\n'
    expect((await runCalculate(text)).stderr).toContain('pass --year')
    const run = await runCalculate(text, ['--year', '2025'])
    expect(kilogramsOfRun(run)).toBeCloseTo(1062, 6)
  })

  it('with products as columns decides activity and fuel by their names', async () => {
    const run = await runCalculate(
      'Site,Year,Month,Electricity (kWh),Gas (kWh),Country\nLeeds,2025,January,1000,1000,GB\n',
    )
    expect(run.stderr).toBe('')
    expect(kilogramsOfRun(run)).toBeCloseTo(177 + 182.96, 6)
    expect(run.files['out.csv']).toContain('2025-01-01,2025-02-01')
  })

  it('with sites as columns asks, and is read as --unpivot says', async () => {
    const text = 'Usage 2025\n\nMonth;Leeds;Hull;Total\nJan 2025;1.000,5;20;1.020,5\nFeb 2025;10;-;10\n'
    const map = ['--map', '=activity:electricity,=unit:kWh,=country:GB']
    expect((await runCalculate(text, map)).stderr).toContain('--unpivot "Leeds,Hull=site"')
    const run = await runCalculate(text, [...map, '--unpivot', 'Leeds,Hull=site'])
    expect(kilogramsOfRun(run)).toBeCloseTo(0.177 * 1030.5, 6)
    expect(run.stdout).toContain('By site')
    const gone = await runCalculate(text, [...map, '--unpivot', 'Leeds,York=site'])
    expect(gone.stderr).toContain('has no column "York", which --unpivot names')
  })

  it('may be a workbook with a sheet for each site', async () => {
    const rows = (factor: number) => [
      ['Meter', 'Jan-25', 'Feb-25'],
      ['M1', 100 * factor, 200.125 * factor],
    ]
    const sheets = [
      { name: 'Leeds', rows: rows(1) },
      { name: 'Hull', rows: rows(2) },
    ]
    const options = ['--map', '=activity:electricity,=unit:kWh,=country:GB']
    const world = { loadModule: async () => import('hucre/xlsx') }
    const argv = ['calculate', 'in.xlsx', '--output', 'out.csv', ...options]
    const run = await runTonne(argv, { ...world, bytes: { 'in.xlsx': await writeXlsx({ sheets }) } })
    expect(run.stderr).toBe('')
    expect(kilogramsOfRun(run)).toBeCloseTo(0.177 * 900.375, 6)
    expect(run.stdout).toContain('"Leeds", "Hull"')
    const others = [...sheets, { name: 'Summary', rows: [['Text'], ['a']] }]
    const passed = await runTonne(argv, { ...world, bytes: { 'in.xlsx': await writeXlsx({ sheets: others }) } })
    expect(kilogramsOfRun(passed)).toBeCloseTo(0.177 * 900.375, 6)
    expect(passed.stdout.replaceAll(/\s+/g, ' ')).toContain('no header with known columns: "Summary"')
    const different = [
      ...sheets,
      {
        name: 'Fleet',
        rows: [
          ['Vehicle', 'Fuel', 'Litres'],
          ['A', 'Diesel', 1],
        ],
      },
    ]
    const asked = await runTonne(argv, { ...world, bytes: { 'in.xlsx': await writeXlsx({ sheets: different }) } })
    expect(asked.stderr).toContain('has 3 sheets with different columns ("Leeds" has')
    expect(asked.stderr).toContain('"Fleet" has "Vehicle", "Fuel", "Litres"), which are read one by one; pass --sheet')
    const [first] = sheets
    const repeated = [...sheets, { name: 'All sites', rows: first?.rows ?? [] }]
    const twice = await runTonne(argv, { ...world, bytes: { 'in.xlsx': await writeXlsx({ sheets: repeated }) } })
    expect(twice.stderr).toContain('has 3 sheets, and "All sites" may repeat the others; pass --sheet with one of')
    const named = await runTonne([...argv, '--sheet', 'Leeds,Hull'], {
      ...world,
      bytes: { 'in.xlsx': await writeXlsx({ sheets: others }) },
    })
    expect(kilogramsOfRun(named)).toBeCloseTo(0.177 * 900.375, 6)
  })
})

describe('a header in two rows', () => {
  it.each([
    ['Date,Site,Quantity,Unit', '(dd/mm/yyyy),(name),(kWh),'],
    ['Date,Fuel,Volume,Cost', ',type,litres,GBP'],
  ])('is a clear error: %s and %s', async (header, below) => {
    const { code, stderr } = await runTonne(['calculate', 'in.csv', '--country', 'GB'], {
      files: { 'in.csv': [header, below, header.replace(/[^,;]+/g, '1')].join('\n') },
    })
    expect(code).toBe(1)
    expect(stderr).toMatch(
      /^in\.csv:2:1: csv_malformed: names columns or units a second time, below the header on line 1/,
    )
    expect(stderr).toContain('write one line of names, with units like "Usage (kWh)"')
    expect(stderr.includes('--header-row')).toBe(/name|type/.test(below))
  })
})
