import { describe, expect, it } from 'vitest'
import { calculateRefrigerant, defineFactor, type RefrigerantLeak, restate, withGwpSet } from '../../../../src/index.ts'
import { findFactor, findRefrigerant } from '../../../../src/reference/factors/index.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const gas = (name: string, report = 'ar5') => findFactor(`ipcc-${report}/gwp100/${name.toLowerCase()}/kg`)
const HFC_32 = gas('HFC-32')
const PER_LITRE = defineFactor({ key: 'own/gas/l', unit: 'l', per1: { co2e: '1000' } })

/** A leak as a caller without types may pass it. */
function untyped(leak: Record<string, unknown>): RefrigerantLeak {
  return { mass: 1, ...leak } as unknown as RefrigerantLeak
}

describe('calculateRefrigerant', () => {
  it('puts the gases that have a column into it, and all of a fluorinated gas into co2e', () => {
    const of = (name: string) => calculateRefrigerant({ mass: 2, ...findRefrigerant(name, 'AR5_GWP100') }).emission
    expect(of('HFC-32')).toEqual({ co2: 0, ch4: 0, n2o: 0, co2e: 1354 })
    expect(of('R-744')).toEqual({ co2: 2, ch4: 0, n2o: 0, co2e: 2 })
    expect(of('CH4')).toEqual({ co2: 0, ch4: 2, n2o: 0, co2e: 56 })
    expect(of('N2O')).toEqual({ co2: 0, ch4: 0, n2o: 2, co2e: 530 })
  })

  it('makes a contribution of every gas of a blend, with its share', () => {
    const { contributions, emission, method, notices } = calculateRefrigerant({
      mass: 500,
      unit: 'g',
      ...findRefrigerant('r410a', 'AR5_GWP100'),
    })
    expect(emission.co2e).toBe(961.75)
    expect(method).toEqual({ id: 'refrigerant', version: 1 })
    expect(notices).toEqual([])
    expect(contributions.map(({ label }) => label)).toEqual(['HFC-32', 'HFC-125'])
    expect(contributions[0]?.activity).toEqual({ value: 500, unit: 'g' })
    expect(contributions[0]?.steps.at(-1)).toEqual({
      kind: 'share',
      of: 'blend',
      part: '0.5',
      whole: '1',
      times: '0.5',
      unit: '1',
    })
    expect(contributions[0]?.factor).toMatchObject({
      key: 'ipcc-ar5/gwp100/hfc-32/kg',
      edition: 'ipcc-ar5',
      gwp: 'AR5_GWP100',
      source: { publisher: 'IPCC', editionYear: 2013 },
    })
  })

  it('takes a composition of one’s own, thirds exactly', () => {
    const parts = ['HFC-32', 'HFC-125', 'HFC-134a'].map((name) => ({ factor: gas(name), share: '1/3' }))
    const leak = calculateRefrigerant({ mass: 3, parts })
    expect(leak.emission.co2e).toBe(677 + 3170 + 1300)
    const half = [
      { factor: gas('HFC-32'), share: 0.5 },
      { factor: gas('HFC-125'), share: '0.5' },
    ]
    expect(calculateRefrigerant({ mass: 1, parts: half }).emission.co2e).toBe(1923.5)
  })

  it('takes no and negative masses as other activities do', () => {
    expect(calculateRefrigerant({ mass: 0, factor: gas('SF6') }).emission.co2e).toBe(0)
    expect(calculateRefrigerant({ mass: -1, factor: gas('SF6'), allowCredits: true }).emission.co2e).toBe(-23500)
  })

  it('is recalculated, never restated, under another GWP set', () => {
    const leak = calculateRefrigerant({ mass: 1, factor: gas('HFC-134a') })
    expect(violationsOf(() => withGwpSet(leak, 'AR6_GWP100'))).toEqual([at('factor', 'factor_without_gases')])
    expect(withGwpSet(leak, 'AR5_GWP100')).toEqual(leak)
    const factor = gas('HFC-134a', 'ar6')
    expect(restate(leak, { factor }).after.emission.co2e).toBe(1530)
    const methane = calculateRefrigerant({ mass: 1, factor: gas('CH4-nonfossil') })
    expect(withGwpSet(methane, 'AR6_GWP100').emission.co2e).toBe(27)
  })

  describe('rejects', () => {
    it.each([
      [at('factor', 'required'), {}],
      [at('parts', 'invalid_choice'), { factor: HFC_32, parts: [{ factor: HFC_32, share: 1 }] }],
      [at('mass', 'must_be_non_negative'), { factor: HFC_32, mass: -1 }],
      [at('mass', 'not_finite'), { factor: HFC_32, mass: Number.NaN }],
      [at('mass', 'empty'), { factor: HFC_32, mass: ' ' }],
      [at('unit', 'unit_dimension_mismatch'), { factor: HFC_32, unit: 'l' }],
      [at('unit', 'unknown_unit'), { factor: HFC_32, unit: 'bottle' }],
      [at('parts', 'blend_shares_invalid'), { parts: [] }],
      [at('parts', 'blend_shares_invalid'), { parts: 'R-410A' }],
      [at('parts', 'blend_shares_invalid'), { parts: [{ factor: HFC_32, share: 0.9999999999 }] }],
      [at('parts', 'blend_shares_invalid'), { parts: [{ factor: HFC_32, share: 100 }] }],
      [at('parts[0].factor', 'required'), { parts: [{ share: 1 }] }],
      [
        at('parts', 'factor_basis_mismatch'),
        {
          parts: [
            { factor: HFC_32, share: 0.5 },
            { factor: gas('HFC-125', 'ar6'), share: 0.5 },
          ],
        },
      ],
      [at('parts[0]', 'required'), { parts: [null] }],
      [at('factor', 'unit_dimension_mismatch'), { factor: PER_LITRE }],
      [at('parts[0].factor', 'unit_dimension_mismatch'), { parts: [{ factor: PER_LITRE, share: 1 }] }],
      [
        at('parts[1].factor', 'blend_shares_invalid'),
        {
          parts: [
            { factor: HFC_32, share: 0.5 },
            { factor: HFC_32, share: 0.5 },
          ],
        },
      ],
      [
        at('parts[1].share', 'blend_shares_invalid'),
        {
          parts: [
            { factor: HFC_32, share: 1 },
            { factor: gas('HFC-125'), share: 0 },
          ],
        },
      ],
    ])('%s', (expected, leak) => {
      expect(violationsOf(() => calculateRefrigerant(untyped(leak)))).toEqual([expected])
    })

    it('all that is wrong at once', () => {
      expect(violationsOf(() => calculateRefrigerant(untyped({ mass: -1, unit: 'l', factor: HFC_32 })))).toEqual([
        at('mass', 'must_be_non_negative'),
        at('unit', 'unit_dimension_mismatch'),
      ])
      const parts = [{ share: 'x' }, { factor: HFC_32, share: '1/2' }]
      expect(violationsOf(() => calculateRefrigerant(untyped({ mass: '', parts })))).toEqual([
        at('mass', 'empty'),
        at('parts[0].share', 'not_a_number'),
        at('parts[0].factor', 'required'),
      ])
    })

    it.each([undefined, null, 7])('%s as an activity', (leak) => {
      expect(violationsOf(() => calculateRefrigerant(leak as never))).toEqual([at('', 'required')])
    })
  })
})
