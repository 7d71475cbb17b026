import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, equal, parseRational, printExact, type Rational, ZERO } from '../../../../src/core/exact/index.ts'
import { builtInUnits } from '../../../../src/core/units/index.ts'
import { publishedBridges } from '../../../../src/reference/factors/fuel-bridges.ts'
import {
  calculateEnergy,
  type EnergyAccountRow,
  type EnergyCalculation,
  type EnergyUse,
  sumEnergy,
  toEnergyTrace,
} from '../../../../src/standards/energy/index.ts'
import { verify } from '../../../../src/verify/index.ts'
import { scaleRuns } from '../../../fixtures/seeds.ts'

const energyUnits = builtInUnits.units
  .filter(({ typeUnit }) => typeUnit === 'ELECTRICITY')
  .map((unit) => unit.short_name)
const value = fc.tuple(fc.nat(10 ** 9), fc.nat(6)).map(([digits, places]) => `${digits}e-${places}`)
const basis = fc.constantFrom('gross', 'net')
const figure = fc.integer({ min: 1, max: 99_999 })
const fuel = fc.record({
  kind: fc.constantFrom('fuel', 'feedstock'),
  fuel: fc.constantFrom('coal', 'petroleum', 'natural_gas', 'other_fossil', 'renewable'),
})
const carrier = fc.constantFrom('electricity', 'heat', 'steam', 'cooling')
const other = fc.oneof(
  fc.record({ kind: fc.constant('purchased'), carrier, origin: fc.constantFrom('fossil', null, undefined) }),
  fc.record({
    kind: fc.constant('purchased'),
    carrier,
    origin: fc.constantFrom('nuclear', 'renewable'),
    evidence: fc.constantFrom('power_purchase_agreement', 'grid_mix'),
  }),
  fc.record({ kind: fc.constant('self_generated'), carrier, origin: fc.constantFrom('nuclear', 'renewable') }),
  fc.record({ kind: fc.constant('generated'), carrier, origin: fc.constantFrom('fossil', 'nuclear', 'renewable') }),
)
const unit = fc.constantFrom(...energyUnits)
/** Energy of any source, fuels by net calorific value as reports ask. */
const use = fc.oneof(
  fc.record({ value, unit, source: other }),
  fc.tuple(fc.record({ value, unit, source: fuel, heatingValue: basis }), figure, figure).map(([one, a, b]) => {
    const [net, gross] = a < b ? [a, b] : [b, a]
    const calorificValues = { name: 'fuel', gross: `${gross}/1000`, net: `${net}/1000`, source: 'laboratory' }
    return { ...one, basis: 'net', calorificValues }
  }),
) as fc.Arbitrary<EnergyUse>

const exact = (
  account: { exactMwh: Readonly<Record<EnergyAccountRow, string>> },
  rows: readonly EnergyAccountRow[],
): Rational => rows.map((row) => parseRational(account.exactMwh[row])).reduce(add, ZERO)
const FOSSIL: readonly EnergyAccountRow[] = ['coal', 'petroleum', 'naturalGas', 'otherFossil', 'purchasedFossil']

describe('energy', () => {
  test('of any source verifies', () => {
    fc.assert(
      fc.property(use, (one) => {
        expect(verify(toEnergyTrace(calculateEnergy(one)))).toEqual({ verified: true, differences: [] })
      }),
      { numRuns: scaleRuns(60) },
    )
  })

  test('of every published property verifies from the unit where it starts', () => {
    for (const bridge of publishedBridges()) {
      if (bridge.heatingValue === undefined) continue
      const source = { kind: 'fuel', fuel: 'other_fossil' } as const
      const properties = [bridge]
      const burnt = calculateEnergy({ value: 3, unit: bridge.from, source, basis: bridge.heatingValue, properties })
      expect(verify(toEnergyTrace(burnt)).differences).toEqual([])
    }
  })

  test('there and back by both calorific values is the same to the last digit', () => {
    fc.assert(
      fc.property(value, figure, figure, (kwh, a, b) => {
        const calorificValues = { name: 'f', gross: String(Math.max(a, b)), net: String(Math.min(a, b)), source: 's' }
        const fixed = { unit: 'kWh', source: { kind: 'fuel', fuel: 'coal' }, calorificValues } as const
        const net = calculateEnergy({ ...fixed, value: kwh, heatingValue: 'gross', basis: 'net' })
        const back = calculateEnergy({ ...fixed, value: net.exactKwh, heatingValue: 'net', basis: 'gross' })
        expect(back.exactKwh).toBe(printExact(parseRational(kwh)))
      }),
    )
  })
})

describe('an energy account', () => {
  test('is the same in any order, and its parts add up to its sums', () => {
    fc.assert(
      fc.property(fc.array(use, { maxLength: 12 }), fc.nat(11), (uses, turn) => {
        const list: EnergyCalculation[] = uses.map((one) => calculateEnergy(one))
        const account = sumEnergy(list)
        expect(equal(exact(account, ['total']), exact(account, ['fossil', 'nuclear', 'renewable']))).toBe(true)
        expect(equal(exact(account, ['fossil']), exact(account, FOSSIL))).toBe(true)
        const turned = sumEnergy([...list.slice(turn), ...list.slice(0, turn)])
        expect(turned.exactMwh).toEqual(account.exactMwh)
        const apart = list.filter(({ source }) => source.kind === 'feedstock' || source.kind === 'generated')
        expect(sumEnergy(apart).mwh.total).toBe(0)
        const counted = list.filter((one) => !apart.includes(one)).map(({ exactKwh }) => parseRational(exactKwh))
        const kwh = counted.reduce(add, ZERO)
        expect(equal(exact(account, ['total']), { n: kwh.n, d: kwh.d * 1000n })).toBe(true)
      }),
      { numRuns: scaleRuns(60) },
    )
  })
})
