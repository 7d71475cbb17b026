import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FACTOR_USES, type FactorUse, fittingUse } from '../../../src/core/emissions/index.ts'
import { nearestDouble, printExact } from '../../../src/core/exact/index.ts'
import { builtInUnits, chooseConversion } from '../../../src/core/units/index.ts'
import {
  type Calculation,
  calculateElectricity,
  calculateFuel,
  calculateQuantity,
  calculateRefrigerant,
  calculateTrip,
  calculateVehicle,
  type EmissionFactor,
  GWP_SET_IDS,
  toTrace,
  withGwpSetOfFactor,
  withRadiativeForcing,
} from '../../../src/index.ts'
import { publishedCatalogue } from '../../../src/reference/factors/index.ts'
import { isNearestDouble, isPrintedDouble } from '../../../src/verify/double.ts'
import { Findings } from '../../../src/verify/findings.ts'
import {
  compareFractions,
  divideFractions,
  fraction,
  isSame,
  parseCanonical,
  parseFraction,
  plus,
  printFraction,
  times,
} from '../../../src/verify/fraction.ts'
import { verify } from '../../../src/verify/index.ts'
import { UnitSizes } from '../../../src/verify/unit-sizes.ts'
import { SEEDS, scaleRuns, takeShare } from '../../fixtures/seeds.ts'

const runs = SEEDS.map((seed) => ({ seed, numRuns: scaleRuns(1500) }))

const integer = fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n })
const fractions = fc.tuple(integer, fc.bigInt({ min: 1n, max: 10n ** 30n })).map(([n, d]) => ({ n, d }))
const doubles = fc.double({ noNaN: true, noDefaultInfinity: true }).filter((x) => !Object.is(x, -0))

/** The decimal expansion to many places, by long division: another way to a number than its fraction. */
function digitsOf({ n, d }: { n: bigint; d: bigint }, places: number): bigint {
  return (n * 10n ** BigInt(places)) / d
}

describe.each(runs)('the arithmetic of the verifier, seed $seed', (run) => {
  test('adds, multiplies and divides as long division does', () => {
    fc.assert(
      fc.property(fractions, fractions, (a, b) => {
        expect(isSame(plus(a, b), fraction(a.n * b.d + b.n * a.d, a.d * b.d))).toBe(true)
        expect(digitsOf(times(a, b), 60)).toBe((a.n * b.n * 10n ** 60n) / (a.d * b.d))
        if (b.n !== 0n) expect(isSame(times(divideFractions(a, b), b), a)).toBe(true)
        expect(compareFractions(a, b) > 0n).toBe(a.n * b.d > b.n * a.d)
      }),
      run,
    )
  })

  test('prints as the engine prints, and reads only that', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fractions,
          fractions.map(({ n, d }) => ({ n, d: 10n ** BigInt(d.toString().length) })),
        ),
        (value) => {
          const text = printFraction(value)
          expect(text).toBe(printExact(value))
          const read = parseCanonical(text)
          expect(read !== undefined && isSame(read, value)).toBe(true)
          for (const other of [`${text}0`, `0${text}`, `+${text}`, ` ${text}`, `${text}.0`, `${text}e0`]) {
            const known = parseCanonical(other)
            if (known !== undefined) expect(printFraction(known)).toBe(other)
          }
        },
      ),
      run,
    )
  })

  test('reads published digits as the decimal they are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 9 }),
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: -20, max: 20 }),
        (size, places, power) => {
          const digits = String(size).padStart(places + 1, '0')
          const text = `${digits.slice(0, digits.length - places)}.${digits.slice(digits.length - places)}e${power}`
          const scale = 10n ** BigInt(places + 20)
          const read = parseFraction(text)
          expect(read !== undefined && isSame(read, fraction(BigInt(size) * 10n ** BigInt(power + 20), scale))).toBe(
            true,
          )
        },
      ),
      run,
    )
  })

  test('knows the nearest double from its neighbours', () => {
    fc.assert(
      fc.property(fc.oneof(fractions, nearTies()), (value) => {
        const nearest = nearestDouble(value)
        fc.pre(Number.isFinite(nearest) && (nearest !== 0 || value.n === 0n))
        const [below, above] = neighbours(nearest)
        expect(isNearestDouble(plain(nearest), value)).toBe(true)
        if (Number.isFinite(above)) expect(isNearestDouble(plain(above), value)).toBe(false)
        if (Number.isFinite(below)) expect(isNearestDouble(plain(below), value)).toBe(false)
      }),
      run,
    )
  })

  test('knows how a double prints', () => {
    fc.assert(
      fc.property(doubles, (x) => {
        expect(isPrintedDouble(plain(x))).toBe(true)
        fc.pre(x !== 0)
        const tooLong = `${plain(x)}${plain(x).includes('.') ? '' : '.'}0000000000000000000000001`
        expect(isPrintedDouble(tooLong)).toBe(false)
      }),
      { ...run, examples: [[Number.MIN_VALUE], [Number.MAX_VALUE], [2 ** -1022], [2 ** 1023], [1e21], [1e-7]] },
    )
  })
})

/** Exact numbers at, just below and just above the middle of two doubles. */
function nearTies() {
  // just below a power of two, where the distance of the doubles doubles
  const steps = fc.integer({ min: -1021, max: 1023 }).map((power) => neighbours(2 ** power)[0])
  return fc
    .tuple(fc.oneof(doubles, steps), fc.constantFrom(-1n, 0n, 1n), fc.integer({ min: 60, max: 400 }))
    .map(([x, side, places]) => {
      const [, above] = neighbours(x)
      const other = Number.isFinite(above) ? above : x
      const [a, b] = [binary(x), binary(other)]
      const middle = { n: a.n * b.d + b.n * a.d, d: 2n * a.d * b.d }
      const little = 10n ** BigInt(places)
      return { n: middle.n * little + side, d: middle.d * little }
    })
}

/** A double as the fraction it holds: halved or doubled until it is whole. */
function binary(x: number): { n: bigint; d: bigint } {
  let [whole, d] = [x, 1n]
  while (!Number.isInteger(whole)) {
    whole *= 2
    d *= 2n
  }
  return { n: BigInt(whole), d }
}

function neighbours(x: number): readonly [below: number, above: number] {
  const step = (side: 1 | -1): number => {
    if (x === 0) return side * Number.MIN_VALUE
    const view = new DataView(new ArrayBuffer(8))
    view.setFloat64(0, x)
    view.setBigInt64(0, view.getBigInt64(0) + (x > 0 === side > 0 ? 1n : -1n))
    return view.getFloat64(0)
  }
  return [step(-1), step(1)]
}

function plain(x: number): string {
  const [mantissa = '', power = '0'] = String(x).split('e')
  const [whole = '', decimals = ''] = mantissa.replace('-', '').split('.')
  const sign = x < 0 ? '-' : ''
  const point = whole.length + Number(power)
  const digits = (whole + decimals).padEnd(point, '0')
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  return digits.length > point ? `${sign}${digits.slice(0, point)}.${digits.slice(point)}` : sign + digits
}

/** The first use that a factor fits. */
function useOf(factor: EmissionFactor): FactorUse | undefined {
  return FACTOR_USES.find((use) => fittingUse(factor, use) !== undefined)
}

const MODES = { 'trip-truck': 'TRUCK', 'trip-rail': 'RAIL', 'trip-ship': 'SHIP', 'trip-air': 'AIR' } as const

/** 0.7 of what a factor is per, as the activity that it fits. */
function calculated(factor: EmissionFactor): Calculation {
  const { unit } = factor
  const use = useOf(factor)
  if (use === 'fuel') return calculateFuel({ value: 0.7, unit, factor })
  if (use === 'electricity') return calculateElectricity({ value: 0.7, unit, grid: factor, method: 'location' })
  if (use === 'hotel') return calculateTrip({ legs: [], hotel: { nights: 7, factor } })
  if (use === 'quantity') return calculateQuantity({ value: 0.7, unit, factor })
  if (use === 'refrigerant') return calculateRefrigerant({ mass: 0.7, unit, factor })
  const ofTrip = FACTOR_USES.find(
    (one): one is keyof typeof MODES => one in MODES && fittingUse(factor, one) !== undefined,
  )
  if (ofTrip === undefined) return calculateVehicle({ amount: 0.7, unit, factor })
  return calculateTrip({ legs: [{ mode: MODES[ofTrip], distance: { value: 0.7 }, mass: 3, factor }] })
}

describe('the knowledge of the verifier', () => {
  test('is every built-in unit, with the ratio that the table of units gives', () => {
    const known = new UnitSizes([], new Findings())
    for (const from of builtInUnits.units) {
      for (const to of builtInUnits.units) {
        const ratio = known.ratio(from.short_name, to.short_name)
        expect(ratio, `${from.short_name} is not known to the verifier`).toBeDefined()
        if (from.typeUnit !== to.typeUnit) expect(ratio, `${from.short_name} to ${to.short_name}`).toBe('incompatible')
        else if (ratio !== 'incompatible' && ratio !== undefined) {
          expect(printFraction(ratio)).toBe(printExact(chooseConversion(from, to, { table: builtInUnits }).factor))
        }
      }
    }
  })

  test('is the published factors of a share by seed with its adjustments, and every one derived from it', () => {
    const complete = publishedCatalogue.factors().filter((factor) => factor.complete)
    expect(complete.length).toBeGreaterThan(900)
    const idle = complete.filter((factor) => useOf(factor) === undefined)
    // rates for avoided emissions, which no activity takes
    expect(new Set(idle.map(({ category }) => category))).toEqual(new Set(['electricity-non-baseload']))
    const isOfSeed = (index: number) => SEEDS.some((seed) => index % 8 === seed % 8)
    for (const factor of takeShare(complete.filter((one, index) => isOfSeed(index) && !idle.includes(one)))) {
      const derived = [factor]
      const { per1, biogenicCo2 } = factor
      const hasGases = (per1.co2 !== null || biogenicCo2 !== null) && per1.ch4 !== null && per1.n2o !== null
      // a refrigerant's total is none of the three gases
      if (hasGases && !factor.category?.startsWith('refrigerant'))
        derived.push(...GWP_SET_IDS.map((set) => withGwpSetOfFactor(factor, set)))
      if (factor.radiativeForcing === 'excluded' && per1.co2 !== null) {
        derived.push(withRadiativeForcing(factor), withGwpSetOfFactor(withRadiativeForcing(factor), 'AR6_GWP100'))
        derived.push(withRadiativeForcing(withGwpSetOfFactor(factor, 'AR4_GWP100')))
      }
      for (const one of derived) {
        expect(verify(toTrace(calculated(one)), { catalogue: publishedCatalogue }).differences, one.key).toEqual([])
      }
    }
  })
})
