import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const run = (text: string, ...options: readonly string[]) =>
  calculateText(text, '--country', 'GB', '--year', '2025', ...options)

const kilograms = async (text: string, ...options: readonly string[]) => {
  const { kg, said } = await run(text, ...options)
  return kg.length === 0 ? said : kg
}

describe('a table of waste with operations of the directive', () => {
  const table = (...operations: readonly string[]) =>
    `EWC Code,Date,Weight (kg),R/D Code\n${operations.map((one) => `20 01 38,2025-04-03,100,${one}`).join('\n')}`

  it.each([
    ['R1', ['R01', 'R 1', 'r-01', 'R1 - use as a fuel']],
    ['R3', ['R03', 'R 3', 'R03: recycling', 'R9', 'R05']],
    ['D1', ['D01', 'D 1', 'D05']],
  ])('reads %s with a zero, a blank and its name', async (plain, others) => {
    const [own] = (await run(table(plain))).kg
    expect(own).toBeGreaterThan(0)
    expect(await kilograms(table(...others))).toEqual(others.map(() => own))
  })

  it('reads a code behind words that do not decide, and asks about others', async () => {
    const [own, landfill] = (await run(table('R1', 'D1'))).kg
    const others = ['Recovery R1', 'Recovery (R01)', 'Waste recovery operation: R1', 'Disposal D1']
    expect(await kilograms(table(...others))).toEqual([own, own, own, landfill])
    expect((await run(table('Landfill R1'))).said).toContain('invalid_choice: treatment')
  })

  it.each(['Description', 'Beschreibung', 'Descrizione'])(
    'reads the waste from its %s, if nothing else names it',
    async (name) => {
      const text = (header: string) => `Date,${header},Weight (kg),R/D Code\n2025-04-03,Paper,100,R3`
      expect(await kilograms(text(name))).toEqual(await kilograms(text('Waste type')))
      expect((await run(text(name))).kg).toHaveLength(1)
    },
  )

  it('asks about storage in each spelling', async () => {
    expect((await run(table('R13'))).said).toContain('is storage or preparation')
    expect((await run(table('R 13 storage'))).said).toContain('is storage or preparation')
  })

  it('advises composting or digestion by the waste, so that R3 of other rows stays', async () => {
    const text = 'EWC Code,Date,Weight (kg),R/D Code\n20 01 08,2025-04-03,100,R03\n20 01 38,2025-04-03,100,R03'
    const { said } = await run(text)
    expect(said).toContain('--map "20 01 08=factor:food waste composting"')
    const rows = (operation: string) => `20 01 08,2025-04-03,100,${operation}\n20 01 38,2025-04-03,100,R3`
    for (const treatment of ['composting', 'anaerobic digestion']) {
      const own = await kilograms(`EWC Code,Date,Weight (kg),R/D Code\n${rows(treatment)}`)
      expect(await kilograms(text, '--map', `20 01 08=factor:food waste ${treatment}`)).toEqual(own)
    }
  })

  it('never proposes a day for a destination, nor a text for a column with a unit', async () => {
    const ofPlant = 'EWC Code,Date,Weight (kg),R/D Code,Final Destination\n20 01 38,2025-04-03,100,R3,MRF'
    expect((await run(ofPlant)).kg).toHaveLength(1)
    const { said } = await run('Site,Date,Waste to landfill (t),Waste to recycling (t)\nA,2025-04-03,1,2')
    expect(said).not.toContain('=factor')
    expect(said).not.toContain('=end')
  })

  it('finds the material among other words, and none in a mixture', async () => {
    const table = (waste: string) => `Residuo,Fecha,Kg,Operación\n${waste},2025-04-03,800,R3`
    expect(await kilograms(table('Palets de madera'))).toEqual(await kilograms(table('madera')))
    expect((await run(table('Papel contaminated'))).said).toContain('is no known waste')
  })
})

describe('a table of waste of the United States', () => {
  const table = (...rows: readonly string[]) =>
    `Ticket #,Service Date,Material,Treatment,Quantity,UOM,Amount\n${rows.join('\n')}`
  const us = (...rows: readonly string[]) =>
    calculateText(table(...rows), '--country', 'US', '--map', '=activity:quantity')

  it('takes the factors of US EPA for its names, tons for short tons, and no money for a quantity', async () => {
    const { kg, said } = await us(
      'T1,2025-01-15,MSW,landfill,4,TN,$512.40',
      'T2,2025-01-22,OCC,recycling,2,TN,($80.00)',
      'T3,2025-01-29,Single Stream,recycling,1,tons,$120.00',
    )
    const keys = ['mixed-msw/landfilled', 'corrugated-containers/recycled', 'mixed-recyclables/recycled']
    const rows = keys.map((key, index) => `2025-01-15,epa-2025/waste/${key}/short-ton,${[4, 2, 1][index]},short ton`)
    const own = await calculateText(`start,factor,value,unit\n${rows.join('\n')}`, '--map', '=activity:quantity')
    expect([kg, said.includes('a ton is one of the United States')]).toEqual([own.kg, true])
  })

  it('asks for the treatment of its names', async () => {
    const { said } = await us('T1,2025-01-15,MSW,,4,TN,$512.40')
    expect(said).toContain('the waste "MSW" needs its treatment')
    expect(said).toContain('--map "=treatment:WORD"')
  })
})
