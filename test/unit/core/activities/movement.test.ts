import { describe, expect, it } from 'vitest'
import {
  calculateMovement,
  defineFactor,
  type FreightMovement,
  units,
  unitTable,
  wellToWheel,
} from '../../../../src/index.ts'
import { transport, unitFactor } from '../../../fixtures/transport-factors.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const lorry: FreightMovement = {
  mass: 8,
  mode: 'TRUCK',
  distance: { value: 250, kind: 'actual' },
  factor: transport.hgv,
}

function codes(movement: FreightMovement) {
  return calculateMovement(movement).notices.map(({ code, path }) => `${path} ${code}`)
}

/** A movement as a caller without types may pass it. */
function untyped(change: Record<string, unknown>): FreightMovement {
  return { ...lorry, ...change } as unknown as FreightMovement
}

describe('calculateMovement', () => {
  it('multiplies mass, distance and factor, and gives the masses of the gases', () => {
    const { emission, method, notices } = calculateMovement(lorry)
    expect(emission).toEqual({ co2: 200.24, ch4: 0.04 / 28, n2o: 2.98 / 265, co2e: 203.26 })
    expect(method).toEqual({ id: 'movement', version: 1 })
    expect(notices).toEqual([])
  })

  it.each([
    { mass: 8000, massUnit: 'kg' },
    { mass: 8_000_000, massUnit: units.gram },
    { mass: 0.008, massUnit: 'kt' },
  ])('takes $mass $massUnit as eight tonnes', (mass) => {
    expect(calculateMovement({ ...lorry, ...mass }).emission).toEqual(calculateMovement(lorry).emission)
  })

  it('takes US units on both sides exactly', () => {
    const distance = { value: 100, unit: 'mi', kind: 'actual' } as const
    const load = { mass: 20, massUnit: 'short ton', mode: 'TRUCK', distance } as const
    const { emission, contributions } = calculateMovement({ ...load, factor: transport.usTruck })
    expect(emission.co2).toBe(336)
    expect(contributions[0]?.steps.map(({ unit }) => unit)).toEqual(['t/short ton', 'km', 'short ton·mi/t·km'])
  })

  it('takes strings of more digits than a double holds', () => {
    const { emission } = calculateMovement({ ...lorry, mass: '8.0000000000000000001', factor: unitFactor('t·km') })
    expect(emission.co2e).toBe(2000)
  })

  it('moves nothing for no mass, and takes a mass back where credits are allowed', () => {
    expect(calculateMovement({ ...lorry, mass: 0 }).emission.co2e).toBe(0)
    expect(calculateMovement({ ...lorry, mass: -8, allowCredits: true }).emission.co2e).toBe(-203.26)
  })

  it('gives well to wheel as tank to wheel and well to tank together', () => {
    const factor = wellToWheel(transport.hgv, transport.hgvUpstream)
    expect(calculateMovement({ ...lorry, factor }).emission).toEqual({ co2: null, ch4: null, n2o: null, co2e: 250.44 })
  })

  it('takes units of a table of the caller', () => {
    const stone = { id: 5001, name: 'Stone', short_name: 'st', multiplier: 14, parent_id: 1001, typeUnit: 'WEIGHT' }
    const table = unitTable([...Object.values(units), stone])
    const { emission } = calculateMovement({ ...lorry, mass: 1, massUnit: 'st', table, factor: unitFactor('t·km') })
    expect(emission.co2e).toBe(1.587573295)
  })

  it('passes the notices of a selected factor on', () => {
    const said = { code: 'factor_edition_older', path: 'factor', message: 'of 2024' } as const
    expect(calculateMovement({ ...lorry, factor: { factor: transport.hgv, notices: [said] } }).notices).toEqual([said])
  })

  describe('a way back', () => {
    it('counts once, because factors of average load hold it', () => {
      const { emission } = calculateMovement({ ...lorry, isReturnMoving: true })
      expect(emission.co2e).toBe(203.26)
      expect(codes({ ...lorry, isReturnMoving: true })).toEqual(['isReturnMoving return_not_doubled'])
    })

    it('counts twice where that is requested, after the uplift of the distance', () => {
      const distance = { value: 1000, kind: 'great_circle' } as const
      const flight: FreightMovement = { mass: 1, mode: 'AIR', distance, factor: unitFactor('t·km') }
      const both = { ...flight, isReturnMoving: true, returnMovement: 'double' } as const
      expect(calculateMovement(both).emission.co2e).toBe(2 * 1095)
      expect(codes(both)).toEqual(['distance distance_uplift', 'isReturnMoving return_doubled'])
    })

    it('does nothing without a way back', () => {
      const once = { ...lorry, isReturnMoving: false, returnMovement: 'double' } as const
      expect(calculateMovement(once)).toEqual(calculateMovement(lorry))
    })

    it('may be empty, as a contribution of its own', () => {
      const emptyReturn = { distance: { value: 250, kind: 'actual' }, factor: transport.emptyLorry } as const
      const { emission, contributions } = calculateMovement({ ...lorry, emptyReturn })
      expect(contributions.map(({ label }) => label)).toEqual(['movement', 'empty return'])
      expect(emission.co2e).toBe(365.095) // 203.26 + 250 × 0.64734
      expect(contributions[1]?.activity).toEqual({ value: 1, unit: 'vehicle' })
      expect(contributions[1]?.steps.map(({ unit }) => unit)).toEqual(['km/vehicle'])
    })

    it('is not counted by two rules at once', () => {
      const emptyReturn = { distance: { value: 250 }, factor: transport.emptyLorry }
      const twice = { ...lorry, emptyReturn, returnMovement: 'double' } as const
      expect(violationsOf(() => calculateMovement(twice))).toEqual([at('returnMovement', 'invalid_choice')])
    })
  })

  it('says what radiative forcing would make of air freight', () => {
    const distance = { value: 1000, kind: 'great_circle' } as const
    const { notices } = calculateMovement({ mass: 1, mode: 'AIR', distance, factor: transport.airFreight })
    const said = notices.find(({ code }) => code === 'radiative_forcing_excluded')
    // 0.5313 + 0.7 × 0.52583 kg per t·km
    expect(said?.message).toContain('899.381 kg CO2e instead of 531.3 kg CO2e')
  })

  describe('rejects', () => {
    it.each([
      [at('mass', 'not_finite'), { mass: Number.NaN }],
      [at('mass', 'not_finite'), { mass: Number.POSITIVE_INFINITY }],
      [at('mass', 'empty'), { mass: '' }],
      [at('mass', 'not_a_number'), { mass: 'eight' }],
      [at('mass', 'number_out_of_range'), { mass: '1e500' }],
      [at('mass', 'must_be_non_negative'), { mass: -1 }],
      [at('mass', 'required'), { mass: undefined }],
      [at('massUnit', 'unknown_unit'), { massUnit: 'stone' }],
      [at('massUnit', 'unit_dimension_mismatch'), { massUnit: 'l' }],
      [at('mode', 'invalid_choice'), { mode: 'MULE' }],
      [at('distance', 'required'), { distance: undefined }],
      [at('distance.value', 'must_be_non_negative'), { distance: { value: -1 } }],
      [at('distance.value', 'not_finite'), { distance: { value: 'NaN' } }],
      [at('distance.unit', 'unit_dimension_mismatch'), { distance: { value: 1, unit: 'kg' } }],
      [at('distance.unit', 'unknown_unit'), { distance: { value: 1, unit: 'league' } }],
      [at('distance.kind', 'invalid_choice'), { distance: { value: 1, kind: 'as_the_crow_flies' } }],
      [at('distance.method', 'invalid_type'), { distance: { value: 1, method: '' } }],
      [at('factor', 'required'), { factor: undefined }],
      [at('factor', 'factor_incomplete'), { factor: transport.incomplete }],
      [at('factor', 'unit_dimension_mismatch'), { factor: transport.car }],
      [at('factor', 'unit_dimension_mismatch'), { factor: transport.rail }],
      [at('returnMovement', 'invalid_choice'), { returnMovement: 'twice' }],
      [
        at('emptyReturn.factor', 'unit_dimension_mismatch'),
        { emptyReturn: { distance: { value: 1 }, factor: transport.hgv } },
      ],
      [
        at('emptyReturn.distance.value', 'must_be_non_negative'),
        { emptyReturn: { distance: { value: -1 }, factor: transport.car } },
      ],
    ])('%s', (expected, change) => {
      expect(violationsOf(() => calculateMovement(untyped(change)))).toEqual([expected])
    })

    it('all that is wrong at once', () => {
      const wrong = untyped({
        mass: -1,
        massUnit: 'l',
        mode: 'MULE',
        distance: { value: 'far', unit: 'kg' },
        factor: transport.car,
      })
      expect(violationsOf(() => calculateMovement(wrong))).toEqual([
        at('mass', 'must_be_non_negative'),
        at('massUnit', 'unit_dimension_mismatch'),
        at('mode', 'invalid_choice'),
        at('distance.value', 'not_a_number'),
        at('distance.unit', 'unit_dimension_mismatch'),
        at('factor', 'unit_dimension_mismatch'),
      ])
    })

    it('a result that no double can hold', () => {
      const factor = defineFactor({ key: 'test/huge', unit: 't·km', distanceBasis: 'actual', per1: { co2e: '1e300' } })
      const far = { ...lorry, factor, mass: '1e10' }
      expect(violationsOf(() => calculateMovement(far))).toEqual([at('emission', 'number_out_of_range')])
    })
  })
})
