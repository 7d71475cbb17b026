import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const run = (text: string, ...options: readonly string[]) => calculateText(text, '--country', 'GB', ...options)

describe('a kind of vehicle without a size', () => {
  const fleet = (vehicle: string) => run(`Reg,Vehicle type,Fuel,Month,Miles\nV1,${vehicle},Diesel,2025-01,1200\n`)

  it.each(['Van', 'Car', 'HGV'])('is said to be the average: %s', async (vehicle) => {
    const { kg, said } = await fleet(vehicle)
    expect(kg).toHaveLength(1)
    expect(said).toMatch(new RegExp(`"${vehicle}(?: .*)?" was read as `, 'i'))
    expect(said).toMatch(/was read as [^"]*(?:average|all hgvs)/i)
  })

  it.each(['Average van', 'Small car', 'Van Class III'])('is not, if the words say which: %s', async (vehicle) => {
    const { kg, said } = await fleet(vehicle)
    expect(kg).toHaveLength(1)
    expect(said).not.toMatch(/was read as [^"]*\b[Aa]verage (?!biofuel)/)
  })
})

describe('incineration of waste', () => {
  const waste = (treatment: string) =>
    run(`Date,Site,Material,Treatment,Weight (t)\n2025-02-03,Hull,General waste,${treatment},1.2\n`)
  const ASSUMED = 'is energy recovery, which assumes that the plant recovers energy'

  it.each(['D10', 'Incineration', 'Verbrennung'])('%s is said to recover energy', async (treatment) => {
    const { kg, said } = await waste(treatment)
    expect(kg).toEqual((await waste('energy recovery')).kg)
    expect(said).toContain(`treatment "${treatment}" ${ASSUMED}`)
  })

  it.each(['R1', 'Energy from waste', 'Valorisation énergétique'])('%s says it itself', async (treatment) => {
    expect((await waste(treatment)).said).not.toContain(ASSUMED)
  })
})

describe('the calorific value that a unit names', () => {
  const gas = (unit: string) => run(`Site,Product,Month,Usage,Unit\nA,Natural gas,2025-01,1000,${unit}\n`)

  it.each(['kWh (gross)', 'kWh GCV', 'kWh Hs', 'kWh PCS'])('is gross in %s', async (unit) => {
    const { kg, said } = await gas(unit)
    expect(kg).toEqual((await gas('kWh')).kg)
    expect(said).toContain(`energy is by the gross calorific value where the file says "${unit}"`)
    expect(said).not.toContain('No calorific basis was given')
  })

  it('tells rows of the gross value from rows of the net value', async () => {
    const { said } = await run(
      'Site,Product,Month,Usage,Unit\nA,Natural gas,2025-01,1000,kWh Hs\nA,Natural gas,2025-02,1000,kWh Hi\n',
    )
    expect(said).toContain('energy is by the net calorific value where the file says "kWh Hi"')
    expect(said).not.toContain('where it is empty heatingValue')
    expect(said).not.toContain('heatingValue is net where it is empty')
  })

  it('contradicts another one', async () => {
    const { kg, said } = await run(
      'Site,Product,Month,Usage,Unit,heatingValue\nA,Natural gas,2025-01,1000,kWh Hs,net\n',
    )
    expect(kg).toEqual([])
    expect(said).toContain('is net, and "kWh Hs" says gross; correct one of the two')
  })
})
