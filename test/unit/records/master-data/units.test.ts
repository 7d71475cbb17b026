import { describe, expect, it } from 'vitest'
import { builtInUnits, unitTable } from '../../../../src/core/units/index.ts'
import { resourceSchemas } from '../../../../src/resources/index.ts'
import { testService } from '../../../fixtures/service.ts'

const { company } = testService()

describe('units', () => {
  it('N6: the ten that the contract lists, in order of ids', async () => {
    const listed = await company.units.list()
    expect(listed.map((unit) => resourceSchemas.Unit.parse(unit))).toEqual(listed)
    expect(
      listed.map(({ id, name, short_name, typeUnit, parent_id }) => [id, name, short_name, typeUnit, parent_id]),
    ).toEqual([
      [1, 'Gram', 'g', 'WEIGHT', 2],
      [2, 'Kilogram', 'kg', 'WEIGHT', null],
      [3, 'Tone', 't', 'WEIGHT', 2],
      [4, 'Kilowatt hour', 'kWh', 'ELECTRICITY', null],
      [5, 'Megawatt hour', 'MWh', 'ELECTRICITY', 4],
      [6, 'British thermal unit', 'btu', 'ELECTRICITY', 4],
      [7, 'Million British thermal unit', 'mmbtu', 'ELECTRICITY', 4],
      [8, 'Megajoules', 'MJ', 'ELECTRICITY', 4],
      [9, 'Gigajoules', 'GJ', 'ELECTRICITY', 4],
      [10, 'Kilometers', 'km', 'DISTANCE', null],
    ])
  })

  it('N4, N5: multipliers are in units of the parent, the nearest doubles of the exact ones', async () => {
    expect((await company.units.list()).map(({ multiplier }) => multiplier)).toEqual([
      0.001,
      1,
      1000,
      1,
      1000,
      52752792631 / 180000000000000,
      52752792631 / 180000000,
      5 / 18,
      2500 / 9,
      1,
    ])
  })

  it('N6: all of them on demand: the litre is 13, 11 and 12 are nothing, ours are from 1001', async () => {
    const ids = (await company.units.list({ all: true })).map(({ id }) => id)
    expect(ids.slice(0, 12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 1001])
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
    expect(ids).toHaveLength(builtInUnits.units.length)
  })

  it('all of a service with units of its own', async () => {
    const cask = { id: 5000, name: 'Cask', short_name: 'cask', multiplier: '100', parent_id: 13, typeUnit: 'VOLUME' }
    const { company: own } = testService({ units: unitTable([cask, ...builtInUnits.units]) })
    expect(await own.units.list()).toEqual(await company.units.list())
    expect((await own.units.list({ all: true })).at(-1)).toMatchObject({ id: 5000, multiplier: 100, parent_id: 13 })
  })
})
