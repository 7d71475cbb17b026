import { describe, expect, it } from 'vitest'
import { type Run, runTonne } from './memory-io.ts'

const calculate = (text: string, options: readonly string[] = []) =>
  runTonne(['calculate', 'in.csv', '--output', 'out.csv', ...options], { files: { 'in.csv': text } })

/** The results by column. */
function resultsOf({ files }: Run): readonly Readonly<Record<string, string>>[] {
  const [header = '', ...lines] = (files['out.csv'] ?? '').trim().split('\n')
  const names = header.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [names[index] ?? '', cell])))
}

const kilogramsOf = (run: Run) => resultsOf(run).map(({ co2eKg }) => Number(co2eKg))

describe('fuels as cards and bills print them', () => {
  const burnt = (fuel: string, country = 'GB', unit = 'l') =>
    calculate(`activity,start,value,unit,country,fuel\nvehicle,2025-01-03,100,${unit},${country},${fuel}\n`)

  it.each([
    ['ULSD', 'diesel'],
    ['Premium Diesel', 'diesel'],
    ['DERV', 'diesel'],
    ['Gazole', 'diesel'],
    ['Gasóleo', 'diesel'],
    ['Gasolio', 'diesel'],
    ['Unleaded 95', 'petrol'],
    ['Super Unleaded', 'petrol'],
    ['Super E10', 'petrol'],
    ['Benzin', 'petrol'],
    ['SP95-E10', 'petrol'],
    ['Gasolina 95', 'petrol'],
    ['Benzina', 'petrol'],
    ['HVO100', 'Biodiesel HVO'],
    ['Renewable diesel', 'Biodiesel HVO'],
    ['LPG Autogas', 'LPG'],
    ['Red Diesel', 'gas oil'],
    ['Heizöl', 'gas oil'],
  ])('%s is %s', async (fuel, known) => {
    const [run, expected] = await Promise.all([burnt(fuel), burnt(known)])
    expect(run.stderr).toBe('')
    expect(resultsOf(run)[0]?.factors).toBe(resultsOf(expected)[0]?.factors)
    expect(run.stdout.replaceAll(/\s+/g, ' ')).toContain(`"${fuel}" was read as`)
  })

  it.each([
    ['ULSD', 'diesel'],
    ['UNLEADED', 'gasoline'],
    ['Regular', 'gasoline'],
  ])('%s is %s in the United States', async (fuel, known) => {
    const [run, expected] = await Promise.all([burnt(fuel, 'US', 'US gal'), burnt(known, 'US', 'US gal')])
    expect(resultsOf(run)[0]?.factors).toBe(resultsOf(expected)[0]?.factors)
    expect(resultsOf(run)[0]?.factors).toContain('epa-')
  })

  it('are errors that explain if they are none, or a blend without a factor', async () => {
    expect((await burnt('AdBlue')).stderr).toContain('"AdBlue" is a fluid for cleaning exhaust and no fuel')
    expect((await burnt('E85')).stderr).toContain('"E85" is a blend of ethanol and petrol')
    expect((await burnt('Car Wash')).stderr).toContain('"Car Wash" is no fuel')
  })
})

describe('one column for activity and fuel', () => {
  const rows = 'Electric - Grid,2025-01-01,1000,kWh,GB\nNatural Gas,2025-01-01,1000,kWh,GB\n'
  const text = `Meter Type,start,value,unit,country\n${rows}`

  it('decides both row by row, by its own words', async () => {
    const run = await calculate(text)
    expect(run.stderr).toBe('')
    expect(kilogramsOf(run)).toEqual([177, 177, 182.96])
    expect(run.stdout).toContain('activity "Electric - Grid" is electricity')
  })

  it('may be mapped to both, with words for each', async () => {
    const map =
      'Meter Type=activity,Meter Type=fuel,Electric - Grid=activity:electricity,Natural Gas=activity:fuel,Natural Gas=fuel:natural gas'
    const run = await calculate(text, ['--map', map])
    expect(kilogramsOf(run)).toEqual([177, 177, 182.96])
    const twice = await calculate(text, ['--map', 'Meter Type=activity,Meter Type=site'])
    expect(twice.stderr).toContain('--map names the column "Meter Type" twice')
  })

  it('asks for what it does not know, and contradicts an activity loudly', async () => {
    const header = 'Product,Date,Litres,country'
    const run = await calculate(`${header}\nPremium Unleaded,2025-01-01,100,GB\nMystery,2025-01-01,1,GB\n`)
    expect(run.stderr).toContain('"Mystery" is neither electricity nor a known fuel')
    const other = await calculate('activity,product,start,value,unit,country\nelectricity,diesel,2025-01-01,1,kWh,GB\n')
    expect(other.stderr).toContain('"diesel" is fuel, and the activity of the row is electricity')
  })
})

describe('waste by material and treatment', () => {
  const waste = (material: string, treatment: string) =>
    calculate(
      `activity,start,value,unit,EWC code,Disposal route,country\nwaste,2025-03-01,1,t,${material},${treatment},GB\n`,
    )

  it.each([
    ['20 03 01', 'Landfill', 'refuse/commercial-and-industrial-waste/landfill'],
    ['200301', 'EfW', 'refuse/commercial-and-industrial-waste/incineration-with-energy-recovery'],
    ['15 01 01', 'Recycling', 'paper/paper-and-board-mixed/closed-loop'],
    ['20 01 08', 'AD', 'refuse/organic-food-and-drink-waste/anaerobic-digestion'],
    ['20 01 36*', 'R4', 'electrical-items/weee-mixed/open-loop'],
    ['General waste', 'R1', 'refuse/commercial-and-industrial-waste/incineration-with-energy-recovery'],
    ['17 02 01', 'Landfill', 'construction/wood/landfill'],
  ])('%s to %s', async (material, treatment, path) => {
    const run = await waste(material, treatment)
    expect(run.stderr).toBe('')
    expect(resultsOf(run)[0]?.factors).toContain(path)
  })

  it.each([
    [
      'NZ',
      'general waste',
      'landfill',
      'factor_ambiguous: factor: "general waste" with treatment landfill is mfe-2026-2/',
    ],
    [
      'US',
      'mixed paper',
      'landfill',
      'or epa-2025/waste/mixed-paper-primarily-from-offices/landfilled/short-ton; name one',
    ],
  ])('in %s asks which of its own factors counts: %s', async (country, material, treatment, error) => {
    const header = 'activity,start,value,unit,factor,treatment,country'
    const run = await calculate(`${header}\nquantity,2025-03-01,1,t,${material},${treatment},${country}\n`)
    expect(run.stderr).toContain(error)
  })

  it.each([
    ['AU', 'food waste', 'landfill', 'nga-2024/'],
    ['AU', 'municipal solid waste', 'landfill', 'nga-2024/'],
    ['US', 'food waste', 'composting', 'epa-2025/'],
    ['FR', 'paper', 'landfill', 'desnz-2025/'],
  ])('in %s is first that of its own publisher: %s to %s', async (country, material, treatment, edition) => {
    const header = 'activity,start,value,unit,factor,treatment,country'
    const run = await calculate(`${header}\nquantity,2025-03-01,1,t,${material},${treatment},${country}\n`)
    expect(run.stderr).toBe('')
    expect(run.files['out.csv']).toContain(`,${edition}`)
  })

  it('asks for a treatment, a material and a factor that do not exist', async () => {
    expect((await waste('20 03 01', '')).stderr).toContain('the waste code "20 03 01" needs its treatment')
    expect((await waste('18 01 03', 'landfill')).stderr).toContain(
      'is a waste code whose material has no published factor',
    )
    expect((await waste('wood', 'anaerobic digestion')).stderr).toContain('factor_not_found')
  })

  it('that is burnt is never landfilled', async () => {
    const header = 'activity,start,value,unit,factor,country'
    const run = await calculate(`${header}\nwaste,2025-03-01,1,t,commercial and industrial waste combustion,GB\n`)
    expect(resultsOf(run)[0]?.factors).toContain('incineration-with-energy-recovery')
  })
})

describe('a ledger with the country in every row', () => {
  it('needs none for refrigerants, and says so', async () => {
    const header = 'id,site,activity,start,value,unit,country,gas,gwp'
    const run = await calculate(
      `${header}\n1,A,electricity,2025-01-05,100,kWh,GB,,\n2,A,refrigerant,2025-01-05,1,kg,GB,R410A,AR5\n`,
    )
    expect(run.stderr).toBe('')
    expect(kilogramsOf(run)).toEqual([17.7, 17.7, 1923.5])
    expect(run.stdout).toContain('country is not used by refrigerant')
  })
})

describe('a meter column', () => {
  const HEADER = 'id,site,meter,activity,start,end,value,unit,country'
  const ROWS = [
    '1,Leeds,M1,electricity,2025-01-01,2025-02-01,1000,kWh,GB',
    '2,Leeds,M2,electricity,2025-01-01,2025-02-01,2000,kWh,GB',
    '3,Leeds,M1,electricity,2025-02-01,2025-03-01,1000,kWh,GB',
    '4,Leeds,M2,electricity,2025-02-01,2025-03-01,2000,kWh,GB',
  ]

  it('tells two meters of a site apart', async () => {
    const run = await calculate([HEADER, ...ROWS].join('\n'))
    expect(kilogramsOf(run).reduce((sum, one) => sum + one, 0) / 2).toBeCloseTo(1062, 6)
    expect(run.stdout).not.toContain('Rows to check')
    const many = Array.from({ length: 8 }, (_, month) =>
      ROWS.slice(0, 2).map((row) =>
        row.replace('2025-01-01,2025-02-01', `2025-0${month + 1}-01,2025-0${month + 2}-01`),
      ),
    ).flat()
    const long = many.map((row, index) => row.replace(/^\d/, `r${index}`))
    expect((await calculate([HEADER, ...long].join('\n'))).stdout).not.toContain('Rows to check')
  })

  it('still shows an overlap of one meter', async () => {
    const run = await calculate([HEADER, ...ROWS, '5,Leeds,M2,electricity,2025-02-15,2025-03-01,7,kWh,GB'].join('\n'))
    expect(run.stdout).toContain('begins within the period of another row')
  })

  it('still shows one hour in two units', async () => {
    const rows = [
      '1,EAN1,,fuel,2025-01-10T07:00:00Z,2025-01-10T08:00:00Z,5.445,kWh,GB,natural gas',
      '2,EAN1,,fuel,2025-01-10T07:00:00Z,2025-01-10T08:00:00Z,0.495,m3,GB,natural gas',
    ]
    expect((await calculate([`${HEADER},fuel`, ...rows].join('\n'))).stdout).toContain('Rows to check')
  })
})

describe('estimated and actual readings', () => {
  const HEADER = 'site,meter,Read Type,activity,start,end,kWh,country'
  const ROWS = [
    'Leeds,M1,E,electricity,2025-01-01,2025-02-01,1000,GB',
    'Leeds,M1,Actual,electricity,2025-01-01,2025-02-01,900,GB',
    'Leeds,M1,Estimated,electricity,2025-02-01,2025-03-01,500,GB',
    'Leeds,M2,E,electricity,2025-01-01,2025-02-01,70,GB',
  ]

  it.each([[ROWS], [[...ROWS].reverse()]])('of one meter and period count once: the actual one', async (rows) => {
    const run = await calculate([HEADER, ...rows].join('\n'))
    expect(kilogramsOf(run).reduce((sum, one) => sum + one, 0) / 2).toBeCloseTo(0.177 * (900 + 500 + 70), 6)
    expect(run.stdout).toContain('1 × is an estimated reading')
  })

  it.each<readonly [string, string, string?]>([
    ['in another unit', 'M1,Estimated,2025-01-01,2025-01-31,1.4,MWh'],
    ['as a month', 'M1,Estimated,Jan 2025,,1400,kWh'],
    ['up to the day after', 'M1,Estimated,2025-01-01,2025-02-01,1400,kWh'],
    ['of the whole year', 'M1,Estimated,2025,,1400,kWh', 'M1,Actual,2025-01-01,2025-12-31,900,kWh'],
  ])(
    'of one meter and period count once where a period is written %s',
    async (_, estimated, actual = 'M1,Actual,2025-01-01,2025-01-31,900,kWh') => {
      const header = 'meter,Read Type,From,To,Usage,Unit,Product,Country'
      const rows = [estimated, actual].map((row) => `${row},Electricity,GB`)
      const run = await calculate([header, ...rows].join('\n'))
      expect(run.stdout).toContain('1 × is an estimated reading')
      expect(kilogramsOf(run).reduce((sum, one) => sum + one, 0) / 2).toBeCloseTo(0.177 * 900, 6)
    },
  )

  it('of one meter and of other periods all count', async () => {
    const header = 'meter,Read Type,From,To,Usage,Unit,Product,Country'
    const rows = ['Estimated,2025-01-01,2025-01-30,100', 'Actual,2025-01-31,2025-02-27,10'].map(
      (row) => `M1,${row},kWh,Electricity,GB`,
    )
    expect(kilogramsOf(await calculate([header, ...rows].join('\n'))).length).toBe(4)
  })

  it('are the same from a pipe, in NDJSON and in rows in memory', async () => {
    const [names = '', ...lines] = [HEADER.replace('Read Type', 'reading').replace('kWh', 'value'), ...ROWS]
    const objects = lines.map((line) => {
      const cells = line.split(',')
      return { ...Object.fromEntries(names.split(',').map((name, index) => [name, cells[index]])), unit: 'kWh' }
    })
    const text = objects.map((one) => JSON.stringify(one)).join('\n')
    const run = await runTonne(['calculate', 'in.ndjson', '--output', 'out.csv'], { files: { 'in.ndjson': text } })
    expect(kilogramsOf(run).reduce((sum, one) => sum + one, 0) / 2).toBeCloseTo(0.177 * 1470, 6)
    const { calculateRows } = await import('../../src/rows/rows.ts')
    const rows = await calculateRows(objects)
    expect(rows.leftOut).toMatchObject([{ cause: 'estimated', line: 1, label: 'E' }])
  })
})
