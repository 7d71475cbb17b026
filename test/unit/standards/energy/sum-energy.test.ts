import { describe, expect, test } from 'vitest'
import { calculateEnergy, type OtherEnergy, sumEnergy } from '../../../../src/standards/energy/index.ts'

const GAS = { kind: 'fuel', fuel: 'natural_gas' } as const
const DIESEL = { kind: 'fuel', fuel: 'petroleum' } as const
const fuel = { heatingValue: 'net', basis: 'net' } as const
const mwh = (value: number, source: OtherEnergy['source']) => calculateEnergy({ value, unit: 'MWh', source })

describe('the energy account', () => {
  test('of the sample company: 5,872.883 MWh, of it 1,240 renewable (21.114 %) and 4,632.883 fossil', () => {
    const calorificValues = { name: 'gas', gross: '1.11', net: '1', source: 'supplier' }
    const account = sumEnergy([
      calculateEnergy({ value: 2090, unit: 'MWh', source: GAS, heatingValue: 'gross', basis: 'net', calorificValues }),
      calculateEnergy({ value: 380, unit: 'MWh', source: DIESEL, ...fuel }),
      mwh(2370, { kind: 'purchased', carrier: 'electricity' }),
      mwh(1240, { kind: 'purchased', carrier: 'electricity', origin: 'renewable', evidence: 'guarantee_of_origin' }),
    ])
    const rounded = (row: keyof typeof account.mwh) => account.mwh[row].toFixed(3)
    expect(rounded('naturalGas')).toBe('1882.883')
    expect(account.mwh).toMatchObject({ petroleum: 380, purchasedFossil: 2370, renewable: 1240, nuclear: 0, coal: 0 })
    expect([rounded('total'), rounded('fossil')]).toEqual(['5872.883', '4632.883'])
    expect(((account.mwh.renewable / account.mwh.total) * 100).toFixed(3)).toBe('21.114')
    expect(account.evidence).toEqual(['guarantee_of_origin'])
    expect(account.basis).toBe('net')
    expect(account.notices.map(({ code }) => code)).toEqual(['heating_value_converted', 'energy_origin_assumed_fossil'])
  })

  test('counts own electricity of gas once, as the gas, and shows all of it as own production', () => {
    const account = sumEnergy([
      calculateEnergy({ value: 100, unit: 'MWh', source: GAS, ...fuel }),
      mwh(35, { kind: 'generated', carrier: 'electricity', origin: 'fossil' }),
    ])
    expect(account.mwh).toMatchObject({ total: 100, fossil: 100, ownNonRenewable: 35, ownRenewable: 0 })
  })

  test('counts own electricity of the sun as far as it was consumed; what was sold is production alone', () => {
    const account = sumEnergy([
      mwh(80, { kind: 'generated', carrier: 'electricity', origin: 'renewable' }),
      mwh(50, { kind: 'self_generated', carrier: 'electricity', origin: 'renewable' }),
    ])
    expect(account.mwh).toMatchObject({ total: 50, renewable: 50, ownRenewable: 80 })
    expect(account.basis).toBeNull()
  })

  test('keeps feedstock apart, in no total', () => {
    const use = { ...fuel, value: 7, unit: 'MWh', source: { kind: 'feedstock', fuel: 'natural_gas' } } as const
    expect(sumEnergy([calculateEnergy(use)]).mwh).toMatchObject({ total: 0, naturalGas: 0, feedstock: 7 })
  })

  test('of nothing is zero in all rows', () => {
    expect(new Set(Object.values(sumEnergy([]).exactMwh))).toEqual(new Set(['0']))
  })

  test('rejects fuels on two bases, each that differs', () => {
    const use = { value: 1, unit: 'MWh', source: GAS } as const
    const net = calculateEnergy({ ...use, ...fuel })
    const gross = calculateEnergy({ ...use, heatingValue: 'gross', basis: 'gross' })
    expect(() => sumEnergy([net, gross, net, gross])).toThrow(
      expect.objectContaining({
        violations: [1, 3].map((index) =>
          expect.objectContaining({ path: `[${index}].basis`, code: 'heating_value_mismatch' }),
        ),
      }),
    )
  })
})
