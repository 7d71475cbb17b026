/**
 * Holds the hot paths to the BigInt oracle over many random and adversarial cases: `npm run check:numerics
 * [-- --cases COUNT --seed SEED]`. Prints the cases, the mismatches (must be 0, else exit code 1), and how often the
 * bracket left the decision to exact arithmetic.
 */
import { parseArgs } from 'node:util'
import { defineFactor, preparedEmission, preparedEmissionOf, prepareFactor } from '../../src/core/emissions/index.ts'
import { EmissionsError } from '../../src/core/errors/index.ts'
import { bracketOf } from '../../src/core/exact/bracket.ts'
import { bracketProduct, type Coefficient, prepareCoefficient, product } from '../../src/core/exact/coefficient.ts'
import { INTEGER_MAX, type ParsedDouble, readNumber } from '../../src/core/exact/parsed-double.ts'
import { ROUND_TO_INTEGER } from '../../src/core/exact/split-double.ts'
import { type Unit, units } from '../../src/core/units/index.ts'
import { randomFrom } from '../oracle/random.ts'
import { type Fraction, fraction, isNearest, nearest, quotient, times } from '../oracle/rational-oracle.ts'
import { FACTORS, figure, nearMidpoints, randomValue } from './cases.ts'

const GASES = ['co2', 'ch4', 'n2o', 'co2e'] as const
const { values: options } = parseArgs({
  options: {
    cases: { type: 'string', default: '10000000' },
    seed: { type: 'string', default: `${Date.now() % 2 ** 31}` },
  },
})
const count = Number(options.cases)
const seed = Number(options.seed)
if (!(Number.isSafeInteger(count) && count > 0 && Number.isSafeInteger(seed))) {
  throw new RangeError('--cases and --seed take whole numbers, --cases one above zero')
}
const random = randomFrom(seed)
const tally = {
  cases: 0,
  mismatches: 0,
  refused: 0,
  doubtful: 0,
  unread: 0,
  followed: 0,
  adversarial: 0,
  adversarialDoubtful: 0,
}

interface Subject {
  readonly exact: Fraction
  readonly coefficient: Coefficient
  readonly nearMidpoint: (source: typeof random) => number
}

function subject(exact: Fraction): Subject {
  const coefficient = prepareCoefficient({ n: exact.over, d: exact.under })
  return { exact, coefficient, nearMidpoint: nearMidpoints(exact, random.whole(0, 8)) }
}

/** Base units per unit, walked by the oracle. */
function multiplierOf(unit: Unit): Fraction {
  const parent = Object.values(units).find(({ id }) => id === unit.parent_id)
  const own = fraction(String(unit.multiplier))
  return parent === undefined ? own : times(own, multiplierOf(parent))
}

const bySymbol: ReadonlyMap<string, Unit> = new Map<string, Unit>(
  Object.values(units).map((unit) => [unit.short_name, unit]),
)

/** Every published factor behind every unit of its dimension: steps and four exact coefficients. */
const chains = FACTORS.flatMap(({ unit, per1 }) => {
  const target = bySymbol.get(unit)
  if (target === undefined) throw new Error(`no unit ${unit}`)
  return Object.values<Unit>(units)
    .filter(({ typeUnit }) => typeUnit === target.typeUnit)
    .map((source) => {
      const step = quotient(multiplierOf(source), multiplierOf(target))
      return { step, exact: per1.map((text) => times(step, figure(text))), per1: per1.map(figure) }
    })
})

const print = ({ over, under }: Fraction) => `${over}/${under}`
const prepared = chains.map(({ step, exact, per1 }, index) => {
  const [co2, ch4, n2o, co2e] = per1.map(print) as [string, string, string, string]
  const factor = defineFactor({ key: `check/${index}`, unit: 'kWh', per1: { co2, ch4, n2o, co2e } })
  const chain = [{ from: 'a', to: 'b', times: print(step) }]
  return {
    exact,
    factor: prepareFactor(factor, [{ kind: 'convert', times: print(step), unit: 'b/a', chain }]),
    near: exact.map((one) => nearMidpoints(one, 6)),
  }
})

/** Constants of 27 odd bits, so that products with 27-bit integers are exact ties, and their neighbours at 1e-25. */
const dyadic = Array.from({ length: 20 }, () => {
  const odd = BigInt(2 * random.whole(2 ** 25, 2 ** 26 - 1) + 1)
  return { over: odd << BigInt(random.whole(0, 40)), under: 1n << BigInt(random.whole(0, 40)) }
})
const beside = dyadic.map((exact) =>
  times(exact, { over: 10n ** 25n + BigInt(random.one([-1, 1])), under: 10n ** 25n }),
)
const wild = Array.from({ length: 60 }, () => fraction(`${random.whole(1, 2 ** 53)}e${random.whole(-214, 183)}`))
const subjects = [...chains.flatMap(({ exact }) => exact), ...wild].map(subject)
const ties = [...dyadic, ...beside].map(subject)

function report(value: number, exact: Fraction, got: number): void {
  tally.mismatches++
  if (tally.mismatches <= 10)
    console.error(`mismatch: ${value} × ${print(exact)} gave ${got}, not ${nearest(times(fraction(value), exact))}`)
}

function compare(value: number, exact: Fraction, got: number): void {
  tally.cases++
  const decimal = fraction(value)
  if (!isNearest(got, { over: decimal.over * exact.over, under: decimal.under * exact.under }))
    report(value, exact, got)
}

/** What a refusal must mean: a product that a double would call infinite or a false zero. */
function compareRefusal(value: number, exacts: readonly Fraction[], error: unknown): void {
  if (!EmissionsError.is(error) || error.code !== 'number_out_of_range') throw error
  tally.refused++
  const doubles = exacts.map((exact) => Math.abs(nearest(times(fraction(value), exact))))
  if (!doubles.some((double) => double === 0 || double === Number.POSITIVE_INFINITY)) {
    report(value, exacts[0] as Fraction, Number.NaN)
  }
}

const reading: ParsedDouble = { m: 0, e: 0, k: 0 }

/** Follows the straight path from outside: was the number read, and did the bracket decide? */
function follow(value: number, { coefficient }: Subject, isAdversarial: boolean): void {
  if (!isAdversarial) tally.followed++
  const m = value * 1e6 + ROUND_TO_INTEGER - ROUND_TO_INTEGER
  const isMicro = m / 1e6 === value && Math.abs(m) <= INTEGER_MAX
  if (!isMicro && !readNumber(value, reading)) {
    tally.unread++
    return
  }
  const { n, d } = coefficient.exact
  const bracket = isMicro
    ? coefficient.micro
    : (coefficient.scales[reading.k] ?? bracketOf({ n, d: d * 10n ** BigInt(reading.k) }))
  const decided = bracketProduct(isMicro ? { m, e: 0, k: 6 } : reading, bracket)
  if (!Number.isNaN(decided)) return
  if (isAdversarial) tally.adversarialDoubtful++
  else tally.doubtful++
}

function checkProduct(value: number, one: Subject, isAdversarial: boolean): void {
  if (isAdversarial) tally.adversarial++
  try {
    compare(value, one.exact, product(value, one.coefficient))
    follow(value, one, isAdversarial)
  } catch (error) {
    compareRefusal(value, [one.exact], error)
  }
}

/** The four gases of a value, every fourth one a near tie for one of them. */
function checkEmission(): void {
  const { exact, factor, near } = random.one(prepared)
  const value = random.whole(0, 3) === 0 ? random.one(near)(random) : randomValue(random)
  try {
    const emission =
      random.whole(0, 99) === 0 ? preparedEmissionOf(String(value), factor) : preparedEmission(value, factor)
    for (const [index, gas] of GASES.entries()) compare(value, exact[index] as Fraction, emission[gas] as number)
  } catch (error) {
    compareRefusal(value, exact, error)
  }
}

const started = performance.now()
while (tally.cases < count) {
  const kind = random.whole(0, 9)
  if (kind < 4) checkEmission()
  else if (kind < 8) checkProduct(randomValue(random), random.one(subjects), false)
  else if (kind < 9) {
    const one = random.one(subjects)
    checkProduct(one.nearMidpoint(random), one, true)
  } else checkProduct(2 * random.whole(2 ** 25, 2 ** 26 - 1) + 1, random.one(ties), true)
}

const { cases, mismatches, refused, doubtful, unread, followed, adversarial, adversarialDoubtful } = tally
const percent = (part: number, integer: number) => `${((100 * part) / integer).toPrecision(3)} %`
console.log(`seed                 ${seed}`)
console.log(
  `cases                ${cases.toLocaleString('en')} (${adversarial.toLocaleString('en')} of them ties and near ties), ${chains.length} unit × factor chains`,
)
console.log(`refused              ${refused.toLocaleString('en')} (beyond a double, confirmed)`)
console.log(`mismatches           ${mismatches}`)
console.log(
  `left to exact        ${percent(doubtful, followed)} undecided by the bracket, ${percent(unread, followed)} not read (more than 22 places, or 1e17 and above)`,
)
console.log(`  of the ties        ${percent(adversarialDoubtful, adversarial)}`)
console.log(`time                 ${((performance.now() - started) / 1000).toFixed(1)} s`)
if (mismatches > 0) process.exitCode = 1
