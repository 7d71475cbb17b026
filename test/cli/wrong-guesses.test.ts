import { describe, expect, it } from 'vitest'
import { calculateCsv } from './memory-io.ts'

describe('a guess', () => {
  it.each(['Night kWh', 'Nights (kWh)', 'Rooms (kWh)'])('never reads %s as a number of things', async (header) => {
    const { code, stderr } = await calculateCsv([
      `Invoice No,Site,Bill from,Bill to,${header},Total kWh,Country`,
      'I1,Leeds,01/02/2025,28/02/2025,3000,15000,GB',
    ])
    expect([code, stderr]).toEqual([1, expect.stringContaining(`"${header}" is not a known column`)])
  })

  it.each([
    ['Fee', false],
    ['Trian', true],
  ])('proposes no word for %s unless it is misspelt: %s', async (mode, isProposed) => {
    const { stderr } = await calculateCsv(['activity,start,mode,from,to', `trip,2025-01-13,${mode},LHR,JFK`])
    expect(stderr).toContain(`received "${mode}"`)
    expect(stderr.includes('did you mean')).toBe(isProposed)
  })
})

describe('the total of a group in a column of dates', () => {
  const header = 'Maand,Locatie,Product,Quantity,Unit,Country'
  const gas = (month: string, kWh: number) => `${month},Zwolle,natural gas,${kWh},kWh,GB`
  const rows = [
    ...[gas('jan-24', 1807), gas('jan-24', 576), 'Subtotaal jan,,,2383,,'],
    ...[gas('mrt-24', 100), 'Subtotaal mrt,,,100,,', gas('mei-24', 50), 'Subtotaal mei,,,50,,'],
  ]

  it.each([
    ['months of other languages', rows],
    ['names of groups', rows.map((row) => row.replace(/^Subtotaal (?:mrt|mei)/, 'Subtotaal Zwolle'))],
  ])('is left out by %s, and later totals agree', async (_, lines) => {
    const { code, stdout, stderr } = await calculateCsv([header, ...lines, 'Totaal,,,2533,,'])
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain('4 × is named as a total, and is the sum of other rows')
    expect(stdout).not.toContain('is not the sum')
  })
})

describe('a row whose quantity is a dash', () => {
  it('is left out by what it is about, without a unit of nothing', async () => {
    const { code, stdout } = await calculateCsv([
      'Data intervento,Gas refrigerante,Quantity,Unit,gwp,activity',
      '01/01/2024,R-410A,0.80,kg,AR5_GWP100,refrigerant',
      '20/08/2024,R-134a,-,kg,AR5_GWP100,refrigerant',
    ])
    expect(code).toBe(0)
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain('line 3 ("R-134a")')
  })
})

describe('the proposal of a factor for the category of a purchase', () => {
  const spend = (category: string) =>
    calculateCsv(['activity,start,value,currency,factor,country', `spend,2022-01-05,100,USD,"${category}",US`])

  it.each(['Fournitures non stockables (eau, énergie)', 'Entretien et réparations', 'Pokój gościnny'])(
    'is left out for %s, which only has letters in common with names',
    async (category) => {
      const { stderr } = await spend(category)
      expect(stderr).toContain('factor_not_found')
      expect(stderr).not.toContain('did you mean')
    },
  )

  it('is a name with a word in common, or with one mistake', async () => {
    for (const category of ['office frniture xyzzy', 'xyzzy furniture'])
      expect((await spend(category)).stderr).toMatch(/did you mean \S*furniture/)
  })
})
