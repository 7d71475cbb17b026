import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const run = (text: string, ...options: readonly string[]) => calculateText(text, '--country', 'GB', ...options)

describe('a column of words of any name', () => {
  it.each(['Cabin Purchased', 'Comfort', 'Sold as'])('has the classes of flights: %s', async (header) => {
    const table = (name: string) =>
      `Date,Origin,Destination,${name}\n2025-01-03,LHR,JFK,Business\n2025-01-05,JFK,LHR,Economy\n`
    const { kg, said } = await run(table(header))
    expect(kg).toEqual((await run(table('Class'))).kg)
    expect(said).toContain(`the column "${header}" is class, because of its cells, like "Economy"`)
  })

  it.each(['Basis', 'Data quality', 'How'])('has the readings of a meter: %s', async (header) => {
    const text = `MPAN,From,To,Consumption (kWh),${header}\nM1,2025-01-01,2025-01-31,1000,Estimated\nM1,2025-01-01,2025-01-31,1100,Actual\n`
    const { kg, said } = await run(text)
    const actual = 'MPAN,From,To,Consumption (kWh)\nM1,2025-01-01,2025-01-31,1100\n'
    expect(kg).toEqual((await run(actual)).kg)
    expect(said).toContain(`the column "${header}" is reading`)
  })

  it.each(['Disposition', 'Segment result'])('has cancelled rows: %s', async (header) => {
    const text = `Date,Origin,Destination,Class,${header}\n2025-01-03,LHR,JFK,Business,Cancelled\n2025-01-05,JFK,LHR,Economy,Flown\n`
    const { kg, said } = await run(text)
    expect(kg).toHaveLength(1)
    expect(said).toContain(`the column "${header}" is status`)
  })

  it('has the status of rows, although its name says something else', async () => {
    const text =
      'Date,Origin,Destination,Class,Outcome\n2025-01-03,LHR,JFK,Business,Cancelled\n2025-01-05,JFK,LHR,Economy,Flown\n'
    const { kg, said } = await run(text)
    expect(kg).toEqual([])
    expect(said).toContain('--map "Outcome=status"')
    expect(said).not.toContain('--map "Outcome="')
    expect((await run(text, '--map', 'Outcome=status')).kg).toHaveLength(1)
  })

  it('has the reasons of journeys, and no classes', async () => {
    const table = (header: string) =>
      `Date,Origin,Destination,Class,${header}\n2025-01-03,LHR,JFK,Economy,Business\n2025-01-05,JFK,LHR,Economy,Business\n`
    for (const header of ['Trip for', 'Purpose of trip'])
      expect((await run(table(header).replaceAll('Economy', '').replace('Class', 'Ticket class'))).said).not.toContain(
        `"${header}" is class`,
      )
    const named = 'Date,Origin,Destination,Cabin Purchased\n2025-01-03,LHR,JFK,Business\n'
    expect((await run(named)).kg).toEqual((await run(named.replace('Cabin Purchased', 'Class'))).kg)
  })

  it('has other words that say something else, and stays unread', async () => {
    const text =
      'Date,Origin,Destination,Class,Purpose\n2025-01-03,LHR,JFK,Business,Business\n2025-01-05,JFK,LHR,Economy,Sales\n'
    const { kg, said } = await run(text)
    expect(kg).toHaveLength(2)
    expect(said).not.toContain('because of its cells')
  })

  it('has signs, which are asked about', async () => {
    const text = 'Date,Product,Litres,Sign\n2025-01-03,Diesel,100,+\n2025-01-04,Diesel,100,-\n'
    const { kg, said } = await run(text)
    expect(kg).toEqual([])
    expect(said).toContain('has signs in "Sign", and they are not applied')
    expect((await run(text, '--map', 'Sign=')).kg).toHaveLength(2)
  })
})

describe('movements of a store', () => {
  const table = (header: string, cells: readonly string[], sign = '') =>
    `Date,Product,Quantity,Unit,${header}\n${cells.map((cell, day) => `2025-01-0${day + 1},Diesel,${sign}1000,l,${cell}\n`).join('')}`

  it.each([
    ['Entry', ['Issue', 'Receipt']],
    ['Type', ['Opening stock', 'Delivery', 'Closing stock']],
    ['Direction', ['In', 'Out']],
    ['Buchung', ['Zugang', 'Verbrauch']],
    ['Mouvement', ['Entrée', 'Sortie', 'Ajustement']],
    ['MvT', ['201', '101']],
    ['Bewegungsart', ['261', '262', '101']],
  ])('are asked about below %s', async (header, cells) => {
    const text = table(header, cells)
    const { kg, said } = await run(text)
    expect(kg).toEqual([])
    expect(said).toContain(`has movements of a store in "${header}"`)
    const [first = '', ...others] = cells
    const answers = [`${header}=status`, `${first}=status:valid`, ...others.map((cell) => `${cell}=status:cancelled`)]
    expect((await run(text, ...answers.flatMap((one) => ['--map', one]))).kg).toHaveLength(1)
  })

  it('of one kind count', async () => {
    expect((await run(table('Entry', ['Delivery', 'Receipt']))).kg).toHaveLength(2)
    expect((await run(table('MvT', ['201', '201']))).kg).toHaveLength(2)
  })

  it('do not reduce the total where issues are below zero', async () => {
    for (const header of ['MvT', 'Entry']) {
      const text = table(header, header === 'MvT' ? ['201', '201'] : ['Issue', 'Issue'], '-')
      const { kg, said } = await run(text, '--allow-credits')
      expect(kg).toEqual([])
      expect(said).toContain('change the signs in the file')
    }
  })
})

describe('an unknown number that a quantity may depend on', () => {
  it.each([
    ['Our share of the building', '40%'],
    ['Share of building', '0.4'],
    ['Percentage of our department', '40'],
    ['Company ownership', '40%'],
    ['Private use %', '20%'],
    ['Nutzungsanteil', '0,4'],
    ['Pack size', '47'],
    ['Trips', '4'],
    ['No. of journeys', '4'],
  ])('is asked about: %s', async (header, cell) => {
    const text = `Date,Product,Quantity,Unit,${header}\n2025-01-03,Diesel,1000,l,"${cell}"\n`
    const { kg, said } = await run(text)
    expect(kg).toEqual([])
    expect(said).toContain(`${JSON.stringify(header)} may be `)
    expect((await run(text, '--map', `${header}=`)).kg).toHaveLength(1)
  })

  it.each(['VAT %', 'Discount %', 'Variance %', 'Idle %', 'Utilisation %'])('is none: %s', async (header) => {
    expect((await run(`Date,Product,Quantity,Unit,${header}\n2025-01-03,Diesel,1000,l,20%\n`)).kg).toHaveLength(1)
  })
})

describe('the currency of a bill', () => {
  it.each([
    ['Electricity', 'kWh'],
    ['Diesel', 'l'],
  ])('is not read next to the quantity of %s', async (product, unit) => {
    const table = (name: string, cell: string) =>
      `Date,Product,Consumption (${unit}),Cost${name}\n2025-01-03,${product},12,5${cell}\n`
    expect((await run(table(',Currency', ',NOK'))).kg).toEqual((await run(table('', ''))).kg)
    const text = `Date,Consumption (kWh),Cost,Currency\n2025-01-03,12,5,NOK\n`
    expect((await run(text, '--map', '=activity:electricity')).kg).toHaveLength(2)
  })
})
