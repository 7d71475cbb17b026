/**
 * tonne/testing/arbitraries: arbitraries of fast-check for property tests, and the laws of units and factors as properties. It
 * needs the package fast-check, which is an optional peer.
 *
 * @module
 */
import * as fc from 'fast-check'
import { calculateFuel } from '../../core/activities/index.ts'
import { type EmissionFactor, EmissionSum, exactTotal } from '../../core/emissions/index.ts'
import { add, compare, multiply, parseNumber, type Rational } from '../../core/exact/index.ts'
import { builtInUnits, chooseConversion, type Unit, type UnitTable } from '../../core/units/index.ts'
import { quantities, unitPairs } from './values.ts'

export * from './values.ts'

/** A law as a property: `it(name, () => fc.assert(property))`. */
export interface Law {
  readonly name: string
  readonly property: fc.IRawProperty<unknown>
}

/** A factor with a unit that converts to its own. */
function withUnit(factor: EmissionFactor): fc.Arbitrary<readonly [EmissionFactor, Unit]> {
  const base = builtInUnits.baseOf(builtInUnits.find(factor.unit))
  const units = builtInUnits.units.filter((unit) => builtInUnits.baseOf(unit) === base)
  return fc.constantFrom(...units).map((unit) => [factor, unit] as const)
}

function isSameNumber(left: Rational | null, right: Rational | null): boolean {
  return left === null || right === null ? left === right : compare(left, right) === 0
}

/**
 * The laws of a table of units: a conversion there and back is exact, and a conversion over the base unit equals the direct one.
 *
 * @example
 * ```ts
 * import * as fc from 'fast-check'
 * import { unitTable, units } from 'tonne'
 * import { unitLaws } from 'tonne/testing/arbitraries'
 * const barrel = { id: 5000, name: 'Barrel', short_name: 'drum', multiplier: '208.2', parent_id: 13, typeUnit: 'VOLUME' }
 * const laws = unitLaws(unitTable([units.litre, barrel]))
 * for (const { property } of laws) fc.assert(property)
 * laws.length // => 2
 * ```
 */
export function unitLaws(table: UnitTable): readonly Law[] {
  const factorOf = (from: { readonly id: number }, to: { readonly id: number }) =>
    chooseConversion(from.id, to.id, { table }).factor
  return [
    {
      name: 'a conversion there and back is exact',
      property: fc.property(unitPairs(table), ([from, to]) =>
        isSameNumber(multiply(factorOf(from, to), factorOf(to, from)), { n: 1n, d: 1n }),
      ),
    },
    {
      name: 'a conversion over the base unit equals the direct one',
      property: fc.property(unitPairs(table), ([from, to]) => {
        const base = table.baseOf(from)
        return isSameNumber(multiply(factorOf(from, base), factorOf(base, to)), factorOf(from, to))
      }),
    },
  ]
}

/**
 * The laws of factors, such as those of a source of your own: an emission is linear in its quantity, is the same in another unit, and
 * sums are the same in any order.
 *
 * @example
 * ```ts
 * import * as fc from 'fast-check'
 * import { defineFactor } from 'tonne'
 * import { factorLaws } from 'tonne/testing/arbitraries'
 * const laws = factorLaws([defineFactor({ key: 'own/coal', unit: 'kg', per1: { co2e: '2.4' } })])
 * for (const { property } of laws) fc.assert(property)
 * laws.map(({ name }) => name)[0] // => 'an emission is linear in its quantity'
 * ```
 */
export function factorLaws(factors: readonly EmissionFactor[]): readonly Law[] {
  const factor = fc.constantFrom(...factors)
  const emissionOf = (value: number | string, unit: number | string, one: EmissionFactor) =>
    exactTotal(calculateFuel({ value, unit, factor: one }).contributions).co2e
  const added = (a: Rational | null, b: Rational | null) => (a === null || b === null ? null : add(a, b))
  return [
    {
      name: 'an emission is linear in its quantity',
      property: fc.property(factor, fc.nat(1_000_000), fc.nat(1_000_000), (one, a, b) =>
        isSameNumber(
          emissionOf(a + b, one.unit, one),
          added(emissionOf(a, one.unit, one), emissionOf(b, one.unit, one)),
        ),
      ),
    },
    {
      name: 'an emission is the same in another unit',
      property: fc.property(factor.chain(withUnit), fc.nat(1_000_000), ([one, to], value) => {
        const { factor: times } = chooseConversion(to.id, one.unit, { table: builtInUnits })
        const direct = emissionOf(1, one.unit, one)
        const scaled = direct === null ? null : multiply(multiply(direct, times), parseNumber(value))
        return isSameNumber(emissionOf(value, to.id, one), scaled)
      }),
    },
    {
      name: 'a sum is the same in any order',
      property: fc.property(fc.array(fc.tuple(factor, quantities()), { maxLength: 10 }), (uses) => {
        const sumOf = (list: typeof uses) => {
          const sum = new EmissionSum()
          for (const [one, value] of list) sum.add(calculateFuel({ value, unit: one.unit, factor: one }))
          return sum.state()
        }
        return JSON.stringify(sumOf(uses)) === JSON.stringify(sumOf([...uses].reverse()))
      }),
    },
  ]
}
