import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const run = (country: string, rows: readonly string[], ...options: readonly string[]) =>
  calculateText(`activity,start,value,unit,fuel,state\n${rows.join('\n')}`, '--country', country, ...options)

describe('an option for the rows of one word', () => {
  it.each([
    ['AU', 'fuel,2025-01-05,1000,l,LPG,NSW', 'nga-2024/liquid-fuels/liquefied-petroleum-gas-lpg/gj'],
    ['CA', 'fuel,2025-01-05,1000,l,PROPANE,AB', 'eccc-2025/liquid-fuels/propane/all-other-uses/l'],
  ])('names the factor of a fuel of %s by its key', async (country, row, key) => {
    const fuel = row.split(',')[4] ?? ''
    const { said } = await run(country, [row])
    expect(said).toContain(key)
    expect(said).toContain(`--map "${fuel}=fuel:WORD"`)
    const { kg, said: summary } = await run(country, [row], '--map', `${fuel}=fuel:${key}`)
    expect([kg.length, summary.includes(`fuel "${fuel}" is ${key}`)]).toEqual([1, true])
    expect(kg[0]).toBeGreaterThan(1000)
  })

  it('names the grid of a state, and of no other', async () => {
    const rows = ['electricity,2025-01-05,1000,kWh,,WA', 'electricity,2025-01-05,1000,kWh,,NSW']
    expect((await run('AU', rows)).said).toContain('--map "WA=state:WORD"')
    const { kg } = await run('AU', rows, '--map', 'WA=state:AU-SWIS')
    const own = await Promise.all(
      ['AU-SWIS', 'AU-NSW'].map((region) => run(region, ['electricity,2025-01-05,1000,kWh,,'])),
    )
    expect(kg).toEqual(own.flatMap((one) => one.kg))
  })
})

describe('the state of another country than that of the option', () => {
  const diesel = (state: string) => `fuel,2025-01-05,1000,l,diesel,${state}`

  it('decides the country of its row if only one country has it', async () => {
    const { kg, said } = await run('CA', [diesel('ON'), diesel('NY')])
    expect(kg).toEqual([...(await run('CA-ON', [diesel('')])).kg, ...(await run('US-NY', [diesel('')])).kg])
    expect(said.replaceAll(/\s+/g, ' ')).toContain(
      'country is US and not CA where the state is "NY", a state of US only',
    )
  })

  it('is asked about if several countries have it, or none', async () => {
    for (const state of ['WA', 'XX'])
      expect((await run('CA', [diesel(state)])).said).toContain('is no state or province of CA')
  })

  it('decides nothing where the row has its own country', async () => {
    const { said } = await calculateText(
      'activity,start,value,unit,fuel,country,state\nfuel,2025-01-05,1000,l,diesel,CA,NY',
    )
    expect(said).toContain('is no state or province of CA')
  })
})

describe('the use of a fuel', () => {
  it('is no treatment of a waste', async () => {
    const { kg } = await calculateText(
      'Start,Quantity,UoM,Fuel type,Country,End use\n2025-01-05,1000,l,diesel,GB,Stationary',
    )
    expect(kg).toHaveLength(1)
  })
})
