import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const run = (text: string, ...options: readonly string[]) => calculateText(text, '--country', 'GB', ...options)
const wood = async () => (await run('Date,Material,Treatment,Weight (t)\n2025-02-03,Wood,Landfill,1.2\n')).kg

describe('the day or the month of a row', () => {
  it.each([
    ['Collected on', '2025-02-03'],
    ['Date collected', '2025-02-03'],
    ['Tipped on', '2025-02-03'],
    ['Claim month', 'Feb-25'],
    ['Mês ref.', '02/2025'],
    ['Mese di riferimento', '02/2025'],
  ])('is %s, if no other column has it', async (header, day) => {
    const { kg, said } = await run(`${header},Material,Treatment,Weight (t)\n${day},Wood,Landfill,1.2\n`)
    expect(kg).toEqual(await wood())
    expect(said).toContain(`the column "${header}" is start`)
  })

  it('is the date next to the month of a claim', async () => {
    const text = 'Claim month,Date,Material,Treatment,Weight (t)\nFeb-25,2025-01-30,Wood,Landfill,1.2\n'
    const { column } = await run(text)
    expect(column('start')).toEqual(['2025-01-30T00:00:00.000Z'].map((day) => day.slice(0, 10)))
  })
})

describe('a start and an end', () => {
  it('say more than the day of a delivery', async () => {
    const { column, said } = await run(
      'Meter,Meter Type,Start Date,End Date,Delivery Date,Usage,Usage Units\nM1,Natural Gas,2025-01-01,2025-01-31,,10,therms\n',
    )
    expect(said).toContain('the column "Start Date" is start')
    expect(column('start')[0]).toContain('2025-01-01')
  })
})

describe('columns of two ends', () => {
  const table = (from: string, to: string) =>
    `Claim month,Employee,From,To,Fuel,Vehicle,Miles\nJan-25,Ann,${from},${to},Diesel,Average car,52\n`

  it('are places if they have no digit', async () => {
    const { kg, said } = await run(table('Leeds', 'York'), '--map', '=activity:vehicle', '--map', 'From=,To=')
    const ofPlaces = await run(table('Leeds', 'York'))
    expect(kg).toHaveLength(1)
    expect(said).not.toContain('invalid_date')
    expect(ofPlaces.said).not.toContain('invalid_date')
    expect(ofPlaces.said).toContain('the column "From" is from, because of its cells, like "Leeds"')
  })

  it('are days if one has a digit', async () => {
    const { said } = await run('Product,From,To,Litres\nGas oil,2025-01-01,2025-01-31,10\n')
    expect(said).toContain('the column "From" is start')
  })
})

describe('a column of documents', () => {
  const bills = (header: string, first: string, second: string) =>
    `${header};Date;Product;Litres\n${first};2025-01-03;Gas oil;50\n${second};2025-01-05;Gas oil;50\n`

  it.each([
    ['Document', 'Invoice', 'Credit note'],
    ['Beleg', 'Rechnung', 'Gutschrift'],
    ['Pièce', 'Facture', 'Avoir'],
    ['Kind', 'Invoice', 'Refund'],
  ])('has types below %s: %s and %s', async (header, first, second) => {
    const text = bills(header, first, second)
    expect((await run(text)).said).toContain('--allow-credits')
    const { kg } = await run(text, '--allow-credits')
    expect(kg).toHaveLength(2)
    expect(kg.reduce((sum, one) => sum + one, 0)).toBe(0)
  })

  it('has numbers below Document', async () => {
    const { kg, column } = await run(bills('Document', '1001', '1002'))
    expect(kg).toHaveLength(2)
    expect(column('id')).toEqual(['1001', '1002'])
  })
})

describe('registers of a meter as columns next to a quantity', () => {
  const table = (total: string) =>
    `MPAN,From,To,P1 (kWh),P2 (kWh),Total (kWh)\nM1,01/01/2025,31/01/2025,1200,800,${total}\n`

  it('are asked about if they differ by less than a whole unit, but not by a rounding', async () => {
    const table = (total: string) =>
      `Meter,From,To,Peak (MWh),Off-peak (MWh),Consumption (MWh)\nM1,2025-01-01,2025-01-31,0.3,0.2,${total}\n`
    expect((await run(table('0.9'), '--map', '=activity:electricity')).kg).toEqual([])
    expect((await run(table('0.5'), '--map', '=activity:electricity')).kg).toHaveLength(2)
  })

  it('are left out if they add up to it', async () => {
    const { kg, said } = await run(table('2000'))
    expect(kg).toEqual((await run('MPAN,From,To,kWh\nM1,01/01/2025,31/01/2025,2000\n')).kg)
    expect(said).toContain('the columns "P1 (kWh)", "P2 (kWh)" are not read, because they add up to "Total (kWh)"')
  })

  it('are asked about if they do not', async () => {
    const { kg, said } = await run(table('2100'))
    expect(kg).toEqual([])
    expect(said).toContain('"P1 (kWh)" is not a known column')
  })

  it('overlap with no other register of their row', async () => {
    const { kg, said } = await run('PDL,From,To,Conso HP (kWh),Conso HC (kWh)\n1,01/01/2025,31/01/2025,10,5\n')
    expect(kg).toHaveLength(4)
    expect(said).not.toContain('Rows to check')
  })
})

describe('numbers below Units', () => {
  const bill = 'Meter no,Date,Units,Fuel\nE1,2025-01-01,4000,Electricity\n'

  it('are the quantity, whose unit is asked for', async () => {
    const { kg, said } = await run(bill, '--map', '=unit:kWh')
    expect(kg).toEqual((await run(bill.replace('Units', 'kWh'))).kg)
    expect(said).toContain('the column "Units" is value, because of its cells, like "4000"')
    expect((await run(bill)).said).toContain('--map "=unit:UNIT"')
  })

  it('are not read next to readings', async () => {
    const readings =
      'Meter no,Opening,Closing,Multiplier,Units,Date,Fuel\nE1,1000,1100,40,4000,2025-01-01,Electricity\n'
    const { kg, said } = await run(readings, '--map', '=unit:kWh')
    expect(kg).toEqual((await run(bill, '--map', '=unit:kWh')).kg)
    expect(said).toContain('the column "Units" has numbers and is not read')
  })
})

describe('the parts of two addresses', () => {
  it.each([
    ['Ort von', 'Ort nach', 'PLZ von', 'PLZ nach'],
    ['Plaats van', 'Plaats naar', 'Postcode van', 'Postcode naar'],
  ])('are known by the word behind them: %s, %s', async (from, to, ofFrom, ofTo) => {
    const text = (names: string) => `${names};Datum;Gewicht kg;Modus\nHamburg;Bremen;1;2;03.02.2025;1200;LKW\n`
    const { kg, said } = await run(text([from, to, ofFrom, ofTo].join(';')), '--map', 'Modus=mode')
    const named = await run(text('from;to;A;B'), '--map', 'Modus=mode', '--map', 'A=,B=')
    expect(kg).toEqual(named.kg)
    expect(kg).toHaveLength(1)
    expect(said).toContain(`the column "${from}" is from`)
  })
})
