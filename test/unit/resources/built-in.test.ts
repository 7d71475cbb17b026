import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { units } from '../../../src/core/units/index.ts'
import { findFactor, searchFactors } from '../../../src/reference/factors/index.ts'
import {
  builtInEmissionKinds,
  builtInKindId,
  emissionFactorResource,
  LISTED_ID_MAX,
  resourceSchemas,
  unitResource,
} from '../../../src/resources/index.ts'
import { at, violationsOf } from '../../fixtures/violations.ts'

const all = Object.values(units)
  .map((unit) => unitResource(unit))
  .sort((a, b) => a.id - b.id)
const listed = all.filter(({ id }) => id <= LISTED_ID_MAX)

/** RFC 9562, version 5, reckoned apart from the code. */
function uuid5(namespace: string, text: string): string {
  const hash = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(text)
    .digest()
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = hash.subarray(0, 16).toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

describe('emission kinds', () => {
  const TABLE = [
    ['site-fuel', 'SCOPE_1', 'Sites', 'FUEL'],
    ['site-electricity', 'SCOPE_2', 'Sites', 'ELECTRICITY'],
    ['vehicle', 'SCOPE_1', 'Vehicles', 'COMPANY_VEHICLE'],
    ['vehicle-electric', 'SCOPE_2', 'Vehicles', 'COMPANY_VEHICLE'],
    ['movement-truck', 'SCOPE_3', 'Movements', 'TRUCK'],
    ['movement-ship', 'SCOPE_3', 'Movements', 'SHIP'],
    ['movement-air', 'SCOPE_3', 'Movements', 'AIR'],
    ['movement-rail', 'SCOPE_3', 'Movements', 'RAIL'],
    ['travel', 'SCOPE_3', 'Travels', 'BUSINESS_TRAVEL'],
    ['product', 'SCOPE_3', 'Products', 'PURCHASED_GOODS'],
    ['site-refrigerant', 'SCOPE_1', 'Sites', 'REFRIGERANT'],
    ['heat', 'SCOPE_2', 'Sites', 'HEAT'],
    ['energy-upstream', 'SCOPE_3', 'Energy', 'FUEL_AND_ENERGY'],
    ['waste', 'SCOPE_3', 'Operations', 'WASTE'],
    ['commuting', 'SCOPE_3', 'Employees', 'COMMUTING'],
    ['capital-goods', 'SCOPE_3', 'Products', 'CAPITAL_GOODS'],
  ] as const

  it('are those of the table, in its order, of no company', () => {
    const found = builtInEmissionKinds().map(({ scope, underScope, activityTypeUnderScope, companyId }) => [
      scope,
      underScope,
      activityTypeUnderScope,
      companyId,
    ])
    expect(found).toEqual(TABLE.map(([, ...kind]) => [...kind, null]))
  })

  it.each(TABLE.map(([key], index) => [key, index] as const))('%s has the id of its key', (key, index) => {
    const expected = uuid5('53abf264-a1e5-4dc6-a67f-b30a1672bf11', `emission-kind/${key}`)
    expect(builtInKindId(key)).toBe(expected)
    expect(builtInEmissionKinds()[index]?.id).toBe(expected)
  })

  it('are of the shape that is shown, and cannot be changed', () => {
    for (const kind of builtInEmissionKinds()) {
      expect(resourceSchemas.EmissionKind.parse(kind)).toEqual(kind)
      expect(Object.isFrozen(kind)).toBe(true)
    }
  })
})

describe('units', () => {
  it('are listed as the interface lists them', () => {
    const shown = listed.map(({ id, name, short_name, typeUnit, parent_id }) => [
      id,
      name,
      short_name,
      typeUnit,
      parent_id,
    ])
    expect(shown).toEqual([
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

  it('have multipliers that are the nearest doubles of the exact ones', () => {
    const multipliers = Object.fromEntries(listed.map(({ short_name, multiplier }) => [short_name, multiplier]))
    expect(multipliers).toEqual({
      g: 0.001,
      kg: 1,
      t: 1000,
      kWh: 1,
      MWh: 1000,
      btu: 52752792631 / 180000000000000,
      mmbtu: 52752792631 / 180000000,
      MJ: 5 / 18,
      GJ: 2500 / 9,
      km: 1,
    })
  })

  it('hold the litre and ours beside, unlisted, all of the shape that is shown', () => {
    const ids = all.map(({ id }) => id)
    expect(ids.slice(0, 12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 1001])
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
    for (const unit of all) expect(resourceSchemas.Unit.parse(unit)).toEqual(unit)
  })
})

describe('published factors', () => {
  it('are shown in kilograms per unit, with the gases as masses', () => {
    const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
    const shown = emissionFactorResource(diesel)
    expect(shown).toMatchObject({
      id: diesel.id,
      denominatorUnitId: 13,
      numeratorUnitId: 2,
      isCustom: false,
      companyId: null,
    })
    expect(shown.co2e).toBe(2.57082)
    // 0.00029 kg CO2e of CH4 per litre, at 28
    expect(shown.ch4).toBe(29 / 2_800_000)
    expect(shown.source).toContain('2025')
    expect(resourceSchemas.EmissionFactor.parse(shown)).toEqual(shown)
  })

  it('may not stand alone where the publisher gives half of the gases: no total is made up', () => {
    const half = findFactor('epa-2025/mobile/diesel-fuel/us-gallon')
    expect(violationsOf(() => emissionFactorResource(half))).toEqual([at('factor', 'factor_incomplete')])
  })

  it('are all of the shape that is shown, but those that may not stand alone', () => {
    const all = searchFactors('')
    expect(all.length).toBeGreaterThan(500)
    let shown = 0
    for (const factor of all) {
      const refused = violationsOf(() => {
        expect(resourceSchemas.EmissionFactor.safeParse(emissionFactorResource(factor)).success).toBe(true)
        shown++
      })
      expect([factor.key, refused.length === 0 || refused[0] === at('factor', 'factor_incomplete')]).toEqual([
        factor.key,
        true,
      ])
    }
    expect(shown).toBeGreaterThan(500)
  })
})
