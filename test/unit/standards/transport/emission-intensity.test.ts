import { describe, expect, it } from 'vitest'
import { calculateFuel, defineFactor, type NumberInput, toTrace } from '../../../../src/index.ts'
import {
  allocateToConsignments,
  categoryIntensity,
  emissionIntensity,
} from '../../../../src/standards/transport/index.ts'
import { verify } from '../../../../src/verify/index.ts'
import { violationsOf } from '../../../fixtures/violations.ts'

const EMISSION = { wtw: '8.42769', ttw: '7', wtt: null }

function burnt(co2e: NumberInput | null, litres: NumberInput = 1) {
  const factor = defineFactor({ key: `own/${co2e}`, unit: 'l', per1: { co2e }, complete: co2e !== null })
  return calculateFuel({ value: litres, unit: 'l', factor })
}

describe('emissionIntensity', () => {
  it('is the exact ratio in kilograms or grams, of each part that is known', () => {
    expect(emissionIntensity(EMISSION, '64.728')).toEqual({
      wtw: '3229/24800',
      ttw: '875/8091',
      wtt: null,
      massUnit: 'kg',
    })
    expect(emissionIntensity({ ...EMISSION, wtw: '1' }, 8, { massUnit: 'g' }).wtw).toBe('125')
  })

  it('has no activity of nothing', () => {
    expect(violationsOf(() => emissionIntensity(EMISSION, 0))).toEqual(['activity must_be_positive'])
    expect(violationsOf(() => emissionIntensity(EMISSION, -1))).toEqual(['activity must_be_positive'])
    expect(violationsOf(() => emissionIntensity({ ...EMISSION, wtw: 'x' }, 1))).toEqual(['emission.wtw not_a_number'])
  })
})

describe('categoryIntensity', () => {
  it('divides all sources by the loaded activity, with their traces', () => {
    const emissions = { ttw: [burnt(2, 3), burnt(4)], wtt: [burnt('0.5', 3)] }
    const { intensity, emission, traces } = categoryIntensity({ emissions, activity: 3 })
    expect(emission).toEqual({ wtw: '11.5', ttw: '10', wtt: '1.5' })
    expect(intensity).toEqual({ wtw: '23/6', ttw: '10/3', wtt: '0.5' })
    expect(
      Object.values(traces)
        .flat()
        .map((trace) => verify(trace).verified),
    ).toEqual([true, true, true])
  })

  it('asks for well to wheel or for two parts, for an activity, and for factors with CO2e', () => {
    expect(violationsOf(() => categoryIntensity({ emissions: {}, activity: 0 }))).toEqual([
      'activity must_be_positive',
      'emissions.wtw required',
    ])
    expect(violationsOf(() => categoryIntensity({ emissions: { ttw: [burnt(1)] }, activity: 1 }))).toEqual([
      'emissions.wtt required',
    ])
    const contradicting = { wtw: [burnt(1)], ttw: [burnt(2)] }
    expect(violationsOf(() => categoryIntensity({ emissions: contradicting, activity: 1 }))).toEqual([
      'emissions.wtw chain_invalid',
    ])
  })
})

describe('allocateToConsignments', () => {
  const sfd = (value: number) => ({ value, kind: 'shortest_feasible' }) as const

  it('shares by mass × own distance, in traces that verify', () => {
    const shares = allocateToConsignments(burnt(1), [
      { id: 'a', mass: 500, massUnit: 'kg', distance: sfd(20) },
      { id: 'b', mass: 1, distance: { ...sfd(20_000), unit: 'm' } },
    ])
    expect(shares.map(({ id, transportActivity, share, co2e }) => [id, transportActivity, share, co2e])).toEqual([
      ['a', '10', '1/3', '1/3'],
      ['b', '20', '2/3', '2/3'],
    ])
    for (const { calculation } of shares) expect(verify(toTrace(calculation)).verified).toBe(true)
  })

  it('shares equally where nothing was moved, with a notice', () => {
    const shares = allocateToConsignments(
      burnt(1),
      ['a', 'b'].map((id) => ({ id, mass: 0, distance: sfd(1) })),
    )
    expect(shares.map(({ share, calculation }) => [share, calculation.notices.map(({ code }) => code)])).toEqual([
      ['0.5', ['equal_shares']],
      ['0.5', ['equal_shares']],
    ])
  })

  it('takes one kind of distance for all, and no estimate', () => {
    const estimate = { value: 1, kind: 'estimate' } as const
    const consignment = { id: 'a', mass: 1, distance: sfd(1) }
    expect(violationsOf(() => allocateToConsignments(burnt(1), []))).toEqual(['consignments required'])
    expect(
      violationsOf(() =>
        allocateToConsignments(burnt(1), [
          { ...consignment, distance: estimate },
          { ...consignment, mass: -1 },
        ]),
      ),
    ).toEqual(['consignments[0].distance.kind distance_basis_mismatch', 'consignments[1].mass must_be_non_negative'])
    const flown = { ...consignment, distance: { value: 1, kind: 'great_circle' } as const }
    expect(violationsOf(() => allocateToConsignments(burnt(1), [consignment, flown]))).toEqual([
      'consignments[1].distance.kind distance_basis_mismatch',
    ])
  })
})
