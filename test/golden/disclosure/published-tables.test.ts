import { describe, expect, it } from 'vitest'
import { builtInKindId, type DisclosureTable } from '../../../src/resources/index.ts'
import { type DisclosureEnergy, disclose, tieOut } from '../../../src/standards/disclosure/index.ts'
import { calculateEnergy, sumEnergy } from '../../../src/standards/energy/index.ts'
import { sketchedAmounts, sketchedInventory } from '../../fixtures/disclosure.ts'

const kgOf = (tonnes: number) => String(tonnes * 1000)

function rowOf({ rows }: DisclosureTable, id: string) {
  const row = rows.find((one) => one.id === id)
  if (row === undefined) throw new Error(`there is no row ${id}`)
  return row
}

/** Environmental Reporting Guidelines, March 2019, Annex H: the example of a quoted company, t CO2e. */
describe('Annex H of the Environmental Reporting Guidelines', () => {
  const SCOPE_3 = [30_000, 2530, 6190, 690, 4500, 14_000]
  const countryOf = (country: string, scope1: number, location: number) => ({
    country,
    scope1: sketchedAmounts([kgOf(scope1)]),
    scope2: { locationBased: sketchedAmounts([kgOf(location)]), marketBased: sketchedAmounts([]) },
  })
  const inventory = sketchedInventory({
    scope1: { [builtInKindId('site-fuel')]: [kgOf(3600), kgOf(1500)], [builtInKindId('vehicle')]: [kgOf(12_000)] },
    location: [kgOf(14_500)],
    scope3: Object.fromEntries(SCOPE_3.map((tonnes, index) => [index + 1, [kgOf(tonnes)]])),
  })
  const table = disclose('secr', {
    inventory,
    byCountry: [countryOf('GB', 3000, 2520), countryOf('US', 11_100, 9480), countryOf('CN', 3000, 2500)],
    statement: { company: 'quoted', figures: { reductionsTCo2e: { green: 18, offsets: 5000, other: 100 } } },
  })

  it('has the printed totals, by scope, gross, net and by country', () => {
    expect(rowOf(table, 'quoted.scope1').value?.exact).toBe('17100')
    expect(rowOf(table, 'quoted.scope2').value?.exact).toBe('14500')
    expect(rowOf(table, 'quoted.gross').value?.exact).toBe('31600')
    expect(rowOf(table, 'scope3').value?.exact).toBe('57910')
    expect(rowOf(table, 'quoted.grossOfAll').value?.exact).toBe('89510')
    expect(rowOf(table, 'quoted.net').value?.exact).toBe('84392')
    expect(rowOf(table, 'quoted.uk.scope1').value?.exact).toBe('3000')
    expect(rowOf(table, 'quoted.world.scope1').value?.exact).toBe('14100')
    expect(rowOf(table, 'quoted.world.scope2.locationBased').value?.exact).toBe('11980')
    expect(tieOut(table)).toEqual([])
  })

  it('does not tie out in the column of 2012-13, which prints 91,390 over parts of 61,390', () => {
    const printed = structuredClone(
      disclose('secr', {
        inventory: sketchedInventory({
          scope1: { own: [kgOf(17_100)] },
          location: [kgOf(14_500)],
          scope3: { 1: [kgOf(61_390 - 31_600)] },
        }),
        statement: { company: 'quoted' },
      }),
    )
    const { value } = rowOf(printed, 'quoted.grossOfAll')
    expect(value?.exact).toBe('61390')
    Object.assign(value as object, { exact: '91390', value: 91_390 })
    expect(tieOut(printed)).toMatchObject([
      { code: 'parts_differ', row: 'quoted.grossOfAll', column: 'value', expected: '61390', found: '91390' },
    ])
  })
})

/** A worked example of ESG reporting: an invented company with invented factors. */
describe('the example of an invented company', () => {
  const electricity = { kind: 'purchased', carrier: 'electricity' } as const
  const gas = {
    value: 2090,
    unit: 'MWh',
    source: { kind: 'fuel', fuel: 'natural_gas' },
    heatingValue: 'gross',
  } as const
  const account = sumEnergy([
    calculateEnergy({
      ...gas,
      basis: 'net',
      calorificValues: { name: 'gas', gross: '1.11', net: '1', source: 'bill' },
    }),
    calculateEnergy({
      ...{ value: 380, unit: 'MWh', source: { kind: 'fuel', fuel: 'petroleum' } },
      ...{ heatingValue: 'net', basis: 'net' },
    } as Parameters<typeof calculateEnergy>[0]),
    calculateEnergy({ value: 2370, unit: 'MWh', source: electricity }),
    calculateEnergy({
      value: 1240,
      unit: 'MWh',
      source: { ...electricity, origin: 'renewable', evidence: 'guarantee_of_origin' },
    }),
  ])
  const energy: DisclosureEnergy = {
    ...account,
    exactMwhByUse: { fuels: '0', electricity: '3610', heat: '0', transport: '0' },
    notices: [],
    sources: [],
    underived: [],
  }
  const inventory = sketchedInventory({
    scope1: { [builtInKindId('site-fuel')]: ['376200'], [builtInKindId('vehicle')]: ['95000'] },
    location: ['1444000'],
    market: ['1422000'],
  })

  it('has the energy of E1-7 with both checks: 26 is a, b and c, and 26(a) the rows of 27', () => {
    const table = disclose('esrs-e1', { inventory, energy })
    const mwh = (id: string) => rowOf(table, `energy.${id}`).value?.value ?? Number.NaN
    expect(mwh('total')).toBeCloseTo(5872.883, 3)
    expect(mwh('renewable')).toBe(1240)
    expect((100 * mwh('renewable')) / mwh('total')).toBeCloseTo(21.114, 3)
    expect(mwh('fossil')).toBeCloseTo(4632.883, 3)
    expect(mwh('naturalGas')).toBeCloseTo(1882.883, 3)
    expect(rowOf(table, 'energy.total').value?.exact).toBe(account.exactMwh.total)
    expect(rowOf(table, 'energy.fossil').value?.exact).toBe(account.exactMwh.fossil)
    expect(tieOut(table)).toEqual([])
  })

  it('has 471.2 t of Scope 1, and 1,444.0 and 1,422.0 t of Scope 2 by the two methods', () => {
    const table = disclose('esrs-e1', { inventory })
    expect(rowOf(table, 'scope1').value?.exact).toBe('471.2')
    expect(rowOf(table, 'scope2.location').value?.exact).toBe('1444')
    expect(rowOf(table, 'scope2.market').value?.exact).toBe('1422')
  })

  it('fell by 39.39 % as reported, and by 13.53 % like for like without the works that were sold', () => {
    const now = sketchedInventory({ scope1: { own: ['1915200'] } })
    const changeFrom = (kg: string) => {
      const before = { inventory: sketchedInventory({ year: 2023, scope1: { own: [kg] } }) }
      return rowOf(disclose('esrs-e1', { inventory: now, before }), 'scope1').change?.value ?? Number.NaN
    }
    expect(changeFrom('3160000')).toBeCloseTo(-39.39, 2)
    expect(changeFrom('2215000')).toBeCloseTo(-13.53, 2)
  })
})
