import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const burn = (product: string, unit = 'l', ...options: readonly string[]) =>
  calculateText(`start,value,unit,country,product\n2025-01-05,100,${unit},GB,${product}`, ...options)

describe('fuels as bills and cards name them', () => {
  it.each([
    ['gas oil', ['Marked Gas Oil', 'MARKED DIESEL', 'Rebated Gas Oil', 'Dyed diesel']],
    ['diesel', ['Diesel oil', 'PREM DIESEL', 'Bulk Diesel', 'Unmarked diesel', 'Duty-paid diesel']],
    ['kerosene', ['Marked Kerosene', 'Bulk kerosene']],
    ['LPG', ['Bulk LPG']],
  ])('are %s', async (plain, names) => {
    const { kg: own } = await burn(plain)
    for (const name of names) expect((await burn(name)).kg, name).toEqual(own)
  })

  it('are natural gas and electricity', async () => {
    const { kg: own } = await burn('natural gas', 'kWh', '--map', '=heatingValue:gross')
    for (const name of ['Erdgas H', 'Erdgas L', 'H-Gas', 'Gaz naturel B'])
      expect((await burn(name, 'kWh', '--map', '=heatingValue:gross')).kg, name).toEqual(own)
    expect((await burn('Elektro', 'kWh')).kg).toEqual((await burn('electricity', 'kWh')).kg)
  })

  it('are no fuel for cleaning exhaust in any packing', async () => {
    for (const name of ['Płyn AdBlue', 'AdBlue 10 l', 'Bulk AdBlue'])
      expect((await burn(name)).said, name).toContain('is a fluid for cleaning exhaust and no fuel')
  })

  it('ask for the mass in a cylinder', async () => {
    const { said } = await burn('propane', 'Cyl')
    expect(said).toContain('"Cyl" counts cylinders; write the mass of their gas in kg')
    expect(said).not.toContain('did you mean')
  })
})

describe('a map of the unit of a header', () => {
  it('is used, and no line says otherwise', async () => {
    const { kg, said } = await calculateText(
      'Date,Country,Product,Volume (gal)\n2025-01-15,GB,Diesel,100',
      '--map',
      'gal=unit:imp gal',
    )
    expect(kg).toEqual((await burn('diesel', 'imp gal')).kg)
    expect(said).not.toContain('never used')
  })

  it('is not used if the header has another unit', async () => {
    const { said } = await calculateText(
      'Date,Country,Product,Volume (l)\n2025-01-15,GB,Diesel,100',
      '--map',
      'gal=unit:imp gal',
    )
    expect(said).toContain('the map gives "gal" a meaning that is never used: no cell of unit is "gal"')
  })
})
