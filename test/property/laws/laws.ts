import fc from 'fast-check'
import { expect } from 'vitest'
import { add, compare, multiply, parseNumber, printExact } from '../../../src/core/exact/index.ts'
import { type Calculation, EmissionSum, type NumberInput, restate, sumEmissions, toTrace } from '../../../src/index.ts'
import { verify } from '../../../src/verify/index.ts'
import { unequalColumns } from '../../fixtures/exact-sums.ts'
import { scaleRuns } from '../../fixtures/seeds.ts'
import { differences, differencesTimes, excess } from './exact.ts'
import { quantities } from './quantities.ts'

/** What a law holds of: the calculation of a quantity, all else fixed. */
export type OfQuantity = (value: NumberInput) => Calculation
/** The calculation of a quantity in a unit. */
export type OfQuantityIn = (value: NumberInput, unit: string) => Calculation

/** How a law is run. */
export interface LawRun {
  readonly seed: number
  readonly numRuns?: number
}

const RUNS = 60

function holds<T>(law: fc.IProperty<T>, { seed, numRuns = scaleRuns(RUNS) }: LawRun): void {
  fc.assert(law, { seed, numRuns })
}

/** The exact product or sum of two inputs, as an input. */
function exactly(operation: typeof add, a: NumberInput, b: NumberInput): string {
  return printExact(operation(parseNumber(a), parseNumber(b)))
}

/** a + b emits what a and b emit, and k × a emits k times as much: exactly, in every gas. */
export function linearInActivity(calculate: OfQuantity, run: LawRun): void {
  const law = fc.property(quantities, quantities, fc.integer({ min: 0, max: 10 ** 6 }), (a, b, k) => {
    expect(unequalColumns([calculate(a), calculate(b)], calculate(exactly(add, a, b)))).toEqual([])
    expect(differencesTimes(calculate(exactly(multiply, a, k)), calculate(a), k)).toEqual([])
  })
  holds(law, run)
}

/** The same quantity in another unit is the same emission; so is a number and the decimal it prints as. */
export function sameInAnotherUnit(
  calculate: OfQuantityIn,
  [unit, other]: readonly [string, string],
  run: LawRun,
): void {
  const law = fc.property(quantities, (value) => {
    const otherwise = exactly(multiply, value, perOne(unit, other))
    expect(differences(calculate(otherwise, other), calculate(value, unit))).toEqual([])
    expect(differences(calculate(String(value), unit), calculate(value, unit))).toEqual([])
    expect(calculate(String(value), unit).emission).toEqual(calculate(value, unit).emission)
  })
  holds(law, run)
}

/** How much of `other` one `unit` is, exactly: the defining figures, typed in for the law alone. */
const PER_ONE: Readonly<Record<string, string>> = {
  'l imp gal': '1/4.54609',
  'kWh GJ': '0.0036',
  'kWh mmbtu': '3.6/1055.05585262',
  'km mi': '1/1.609344',
  'mi km': '1.609344',
  't lb': '1000/0.45359237',
  'km nmi': '1/1.852',
  'kg oz': '16/0.45359237',
}

function perOne(unit: string, other: string): string {
  const typed = PER_ONE[`${unit} ${other}`]
  if (typed === undefined) throw new Error(`the law does not know how much ${other} one ${unit} is`)
  return typed
}

/** More of it never emits less, and at least zero. */
export function monotoneInActivity(calculate: OfQuantity, run: LawRun): void {
  const law = fc.property(quantities, quantities, (a, b) => {
    const isOrdered = compare(parseNumber(a), parseNumber(b)) <= 0
    const [smaller, larger] = isOrdered ? [a, b] : [b, a]
    expect(excess(calculate(smaller), calculate(larger))).toEqual([])
    expect(excess(calculate(0), calculate(smaller))).toEqual([])
  })
  holds(law, run)
}

/** A credit of a quantity cancels its charge exactly. */
export function creditIsOpposite(calculate: OfQuantity, run: LawRun): void {
  const law = fc.property(quantities, (value) => {
    const credit = calculate(exactly(multiply, value, -1))
    const { emission } = sumEmissions([calculate(value), credit])
    for (const kilograms of Object.values(emission)) expect(kilograms === null || Object.is(kilograms, 0)).toBe(true)
  })
  holds(law, run)
}

/** However records are ordered and spread over sums, their total has the same digits. */
export function orderOfSumIsIrrelevant(calculate: OfQuantity, run: LawRun): void {
  const shuffled = fc
    .array(quantities, { minLength: 1, maxLength: 12 })
    .chain((values) =>
      fc.tuple(
        fc.constant(values),
        fc.shuffledSubarray(values, { minLength: values.length, maxLength: values.length }),
        fc.nat(values.length),
      ),
    )
  const law = fc.property(shuffled, ([values, otherwise, cut]) => {
    const whole = sumEmissions(values.map(calculate))
    const parts = [otherwise.slice(0, cut), otherwise.slice(cut)].map((part) => {
      const sum = new EmissionSum()
      for (const value of part) sum.add(calculate(value))
      return JSON.parse(JSON.stringify(sum.state())) as ReturnType<EmissionSum['state']>
    })
    const merged = parts.reverse().reduce((all, part) => all.merge(part), new EmissionSum())
    expect(merged.total()).toEqual(whole)
  })
  holds(law, run)
}

/** A trace verifies from its JSON alone, and the same record gives the same bytes. */
export function traceVerifies(calculate: OfQuantity, run: LawRun): void {
  const law = fc.property(quantities, (value) => {
    const trace = toTrace(calculate(value))
    expect(verify(trace)).toEqual({ verified: true, differences: [] })
    expect(toTrace(calculate(value))).toBe(trace)
  })
  holds(law, run)
}

/** Correcting every part of a record to another quantity gives what that quantity gives at once. */
export function restatingIsRecalculating(calculate: OfQuantity, run: LawRun): void {
  const law = fc.property(quantities, quantities, (before, after) => {
    const recorded = calculate(before)
    const byLabel = Object.fromEntries(recorded.contributions.map(({ label }) => [label, after]))
    expect(differences(restate(recorded, { activity: { byLabel } }).after, calculate(after))).toEqual([])
  })
  holds(law, run)
}
