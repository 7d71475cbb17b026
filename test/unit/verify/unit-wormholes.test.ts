import { describe, expect, it, test } from 'vitest'
import {
  calculateFuel,
  calculateMovement,
  calculateVehicle,
  defineFactor,
  restate,
  toTrace,
  type Unit,
  units,
  unitTable,
} from '../../../src/index.ts'
import { findFactor } from '../../../src/reference/factors/index.ts'
import { verify } from '../../../src/verify/index.ts'
import { frozenTraces } from '../../fixtures/frozen-traces.ts'
import { catalogue } from '../../golden/traces/samples.ts'
import type { Bent } from './bent-trace.ts'
import { resealed } from './reseal.ts'
import type { Data } from './verify-mutations.ts'

const frozen = frozenTraces.map(([name, trace]): [string, Bent] => [name, JSON.parse(trace)])

interface Link {
  from: string
  to: string
  times: string
}

function convert(...links: readonly (readonly [from: string, to: string, times: string])[]): Bent {
  const chain: Link[] = links.map(([from, to, times]) => ({ from, to, times }))
  return { kind: 'convert', chain, unit: `${chain.at(-1)?.to}/${chain[0]?.from}`, times: '1', gives: '1' }
}

/** The paths of what is found in a trace that was bent and sealed anew, against the published factors. */
function found(trace: Bent, change: (trace: Bent) => void): readonly string[] {
  const bent = structuredClone(trace)
  change(bent)
  return verify(resealed(bent as Data), { catalogue }).differences.map(({ path }) => path)
}

test.each(frozen)('%s, sealed again without a change, is the same trace', (_, trace) => {
  expect(JSON.parse(resealed(trace as Data))).toEqual(trace)
})

describe('an invented unit between two steps', () => {
  test.each(frozen)('does not make a thousandth of %s', (_, trace) => {
    for (const at of trace.contributions.keys()) {
      const { unit } = trace.contributions[at].factor
      const paths = found(trace, ({ contributions }) => {
        contributions[at].steps.push(convert([unit, 'x', '0.001']), convert(['x', unit, '1']))
      })
      expect(paths.join('\n')).toMatch(/steps\[\d+]\.chain\[0]\.times/)
    }
  })

  const litres = JSON.parse(
    toTrace(
      calculateFuel({
        value: 1,
        unit: 'l',
        factor: findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres'),
      }),
    ),
  )

  it.each<[string, string, Bent[]]>([
    ['another dimension', 'kWh', [convert(['kWh', 'x', '1']), convert(['x', 'l', '0.01'])]],
    ['another dimension in one step', 'kWh', [convert(['kWh', 'x', '1'], ['x', 'l', '0.01'])]],
    ['two inventions', 'l', [convert(['l', 'x', '1']), convert(['x', 'y', '0.001']), convert(['y', 'l', '1'])]],
    [
      'an invention that goes out and in',
      'l',
      [convert(['l', 'x', '1']), convert(['x', 'm3', '1']), convert(['m3', 'l', '1000'])],
    ],
    ['an invention with slashes', 'l', [convert(['l', 'l/1', '0.001']), convert(['l/1', 'l', '1'])]],
    ['an invention that multiplies to the same unit', 'l', [convert(['l', 'l·1', '0.001'])]],
    [
      'a share between',
      'l',
      [
        convert(['l', 'x', '0.001']),
        { kind: 'share', of: 'period', part: '1', whole: '1', unit: '1', times: '1', gives: '1' },
        convert(['x', 'l', '1']),
      ],
    ],
  ])('does not lead by %s', (_, unit, steps) => {
    expect(
      found(litres, ({ contributions: [part] }) => {
        part.activity.unit = unit
        part.steps = steps
      }),
    ).not.toEqual([])
  })

  it('does not lead through a declared property, which leads to another dimension', () => {
    const paths = found(litres, (trace) => {
      const bridge = { kind: 'bridge', name: 'x', source: 'y', unit: 'x/l', times: '0.001', gives: '1' }
      trace.contributions[0].steps = [bridge, convert(['x', 'l', '1'])]
      trace.notices.push({ code: 'bridge_used', path: 'bridge' })
    })
    expect(paths).toEqual(['contributions[0].steps[0].unit'])
  })

  it('is not a part of a product: a load in an own unit is not a tonne-kilometre', () => {
    const [, freight] = frozen.find(([name]) => name === 'movement-1-well-to-wheel') as [string, Bent]
    const paths = found(freight, ({ contributions: [part] }) => {
      part.steps.unshift(convert(['t', 'x', '0.001']))
      part.steps.push(convert(['x·km', 't·km', '1']))
    })
    expect(paths).toContain('contributions[0].quantity.unit')
  })

  it('has one size in a whole trace', () => {
    const [, shared] = frozen.find(([name]) => name === 'electricity_market-1-factors') as [string, Bent]
    const paths = found(shared, ({ contributions }) => {
      for (const [at, part] of contributions.entries()) {
        const { steps, factor } = part
        part.activity.unit = 'x'
        part.steps = [
          convert(['x', factor.unit, at === 0 ? '1' : '0.001']),
          ...steps.filter(({ kind }: Bent) => kind !== 'convert'),
        ]
      }
    })
    expect(paths).toContain('contributions[1].steps[0].chain[0].times')
  })

  it('is not called like what is counted by the piece', () => {
    const paths = found(litres, ({ contributions: [part] }) => {
      part.activity.unit = 'passenger'
      part.steps = [convert(['passenger', 'l', '3'])]
    })
    expect(paths).toContain('contributions[0].steps[0].chain[0]')
  })
})

describe('an own unit', () => {
  const own = (id: number, [short_name, multiplier, parent_id, typeUnit]: [string, string, number, string]): Unit => {
    return { id, name: short_name, short_name, multiplier, parent_id, typeUnit } as Unit
  }
  const table = unitTable([
    ...Object.values(units),
    own(9000, ['sack', '15', 2, 'WEIGHT']),
    own(9001, ['pallet', '40', 9000, 'WEIGHT']),
    own(9002, ['load·km', '0.5', 1501, 'FREIGHT']),
    own(9003, ['league', '5.556', 10, 'DISTANCE']),
    own(9004, ['cup/2', '0.25', 13, 'VOLUME']),
  ])
  const perKg = defineFactor({ key: 'own/pellets/kg', unit: 'kg', per1: { co2e: '0.05' } })
  const perPallet = defineFactor({ key: 'own/pellets/pallet', unit: 'pallet', per1: { co2e: '30' } })
  const perKwh = defineFactor({ key: 'own/pellets/kwh', unit: 'kWh', per1: { co2e: '0.01' } })
  const perLitre = defineFactor({ key: 'own/fuel/l', unit: 'l', per1: { co2e: '2.5' } })

  it.each([
    ['of the activity', calculateFuel({ value: 2, unit: 'pallet', factor: perKg, table })],
    ['of the factor', calculateFuel({ value: 2, unit: 'kg', factor: perPallet, table })],
    ['of both', calculateFuel({ value: 2, unit: 'sack', factor: perPallet, table })],
    [
      'of a declared property',
      calculateFuel({
        value: 2,
        unit: 'kg',
        factor: perKwh,
        table,
        bridge: { name: 'value', from: 'sack', to: 'kWh', times: '70', source: 'us' },
      }),
    ],
    [
      'of a consumption',
      calculateVehicle({ amount: 9, unit: 'mi', factor: perLitre, table, consumption: { value: 1, unit: 'cup/2' } }),
    ],
    [
      'that a restatement leaves again',
      restate(calculateFuel({ value: 2, unit: 'kg', factor: perPallet, table }), { factor: perKg, table }).after,
    ],
  ])('%s verifies', (_, calculation) => {
    expect(verify(toTrace(calculation)).differences).toEqual([])
  })

  it('of a distance or of mass-distance verifies', () => {
    const perLoad = defineFactor({ key: 'own/load', unit: 'load·km', per1: { co2e: '1' } })
    const freight = calculateMovement({
      mass: 3,
      distance: { value: 4, unit: 'league' },
      mode: 'TRUCK',
      factor: perLoad,
      table,
    })
    expect(verify(toTrace(freight)).differences).toEqual([])
    const drive = calculateVehicle({
      amount: 9,
      unit: 'league',
      factor: perLitre,
      table,
      consumption: { value: 1, unit: 'l' },
    })
    expect(verify(toTrace(drive)).differences).toEqual([])
  })
})
