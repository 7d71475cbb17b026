/**
 * Holds the reading of values of 16 and 17 digits to the digits they print, and the rows that the kernels calculate of
 * them to the BigInt oracle: `npx tsx test/numerics/check-long.ts [--cases COUNT --seed SEED]`. Prints the cases, the
 * mismatches (must be 0, else exit code 1), and how many values were left to their printed digits.
 */
import { parseArgs } from 'node:util'
import { kernelTables } from '../../src/bulk/coefficients/kernel-tables.ts'
import { createWorkspace, kernelNames } from '../../src/bulk/kernel/create-workspace.ts'
import { GASES } from '../../src/core/emissions/index.ts'
import { type ScaledDouble, scaleLong } from '../../src/core/exact/index.ts'
import { type Random, randomFrom } from '../oracle/random.ts'
import { fraction, isNearest, times } from '../oracle/rational-oracle.ts'
import { FACTORS, figure } from './cases.ts'

const { values: options } = parseArgs({
  options: {
    cases: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: `${Date.now() % 2 ** 31}` },
  },
})
const count = Number(options.cases)
const random = randomFrom(Number(options.seed))
const ROWS = 4096
/** Of so many blocks of values, one is calculated too: the oracle is slower than what it judges. */
const CALCULATED = 25
const PROGRESS = 5_000_000
const tally = { cases: 0, left: 0, cells: 0, listed: 0, mismatches: 0 }

const KINDS: readonly ((random: Random) => number)[] = [
  ({ unit }) => unit() * 1e5,
  ({ unit, whole }) => unit() * 10 ** whole(-5, 17),
  ({ whole }) => (whole(0, 1e9) / 100) * 1.0936,
  ({ whole }) => 0.1 * whole(0, 1e6),
  ({ unit }) => Math.sqrt(unit() * 1e9),
  ({ whole }) => whole(1, 1e9) / whole(1, 1e5),
  ({ whole }) => Number(`${whole(1, 1e8)}${whole(1e7, 1e8)}e-${whole(0, 16)}`),
  ({ whole }) => 10 ** whole(-5, 16) * (1 + whole(-40, 40) * 2 ** -53),
  ({ whole }) => 2 ** whole(-19, 56) * (1 + whole(-9, 9) * 2 ** -52),
  ({ unit, whole }) => whole(1, 1e6) / 100 + (unit() - unit()) * 2 ** -32,
]

function mismatch(text: string): void {
  tally.mismatches++
  if (tally.mismatches <= 10) console.error(`mismatch: ${text}`)
}

const scaled: ScaledDouble = { high: 0, low: 0, excess: 0, k: 0 }

/** Compares the integer of 10^-k that a value was read as with the digits it prints. */
function checkReading(value: number): void {
  tally.cases++
  if (!scaleLong(value, scaled)) {
    tally.left++
    return
  }
  const { high, low, excess, k } = scaled
  const text = String(value)
  const dot = text.indexOf('.')
  const places = dot < 0 ? 0 : text.length - dot - 1
  const digits = (dot < 0 ? text : text.slice(0, dot) + text.slice(dot + 1)) + '0'.repeat(Math.max(0, k - places))
  const upper = Number(digits.slice(0, -8)) * 1e8 // 10 digits times 2^8·5^8: exact
  const isRead = places <= k && high - upper + (low - excess) === Number(digits.slice(-8))
  if (!isRead) mismatch(`${text} was read as ${high} + ${low - excess}, of 10^-${k}`)
}

const pairs = FACTORS.map(({ unit, per1 }) => {
  const [co2, ch4, n2o, co2e] = per1.map((text) => figure(text)).map(({ over, under }) => ({ n: over, d: under }))
  if (co2 === undefined || ch4 === undefined || n2o === undefined || co2e === undefined) throw new Error(unit)
  return {
    unit,
    second: null,
    parts: [],
    per1: { co2, ch4, n2o, co2e, biogenicCo2: null, montrealCo2e: null },
    notices: [],
  }
})
const set = { pairs, hasSecond: false, allowCredits: false, hasUnpublished: false }
const exact = FACTORS.map(({ per1 }) => per1.map(figure))
const workspaces = kernelNames().map((kernel) => {
  const shape = { rows: ROWS, pairs: pairs.length, hasSecond: false, hasResults: true, keys: 0 }
  const workspace = createWorkspace(shape, { kernel })
  workspace.load(kernelTables(set), 'not_negative')
  return workspace
})

/** Compares every cell that the kernels calculate of a block with the exact product. */
function checkRows(values: Float64Array): void {
  for (const { kernel, value, coefficient, results, calculate } of workspaces) {
    value.set(values)
    for (let row = 0; row < ROWS; row++) coefficient[row] = row % pairs.length
    const listed = new Set(calculate(0, ROWS))
    tally.listed += listed.size
    for (const [row, number] of values.entries()) {
      if (listed.has(row)) continue
      const decimal = fraction(number)
      for (const gas of GASES.keys()) {
        tally.cells++
        const got = results[gas]?.[row] as number
        const product = times(decimal, (exact[row % pairs.length] as (typeof exact)[number])[gas] as typeof decimal)
        if (!isNearest(got, product)) mismatch(`${kernel}: ${number}, pair ${row % pairs.length}, gave ${got}`)
      }
    }
  }
}

function report(): void {
  const { cases, left, cells, listed, mismatches } = tally
  const share = `${((100 * left) / cases).toPrecision(2)} %`
  console.log(
    `seed ${options.seed}: ${cases.toLocaleString('en')} values (${share} left to their digits) and ${cells.toLocaleString('en')} cells of ${workspaces.map(({ kernel }) => kernel).join(', ')} (${listed.toLocaleString('en')} rows listed), mismatches ${mismatches}`,
  )
}

for (let block = 0; tally.cases < count; block++) {
  const values = Float64Array.from({ length: ROWS }, () => random.one(KINDS)(random))
  for (const value of values) checkReading(value)
  if (block % CALCULATED === 0) checkRows(values)
  if (Math.floor(tally.cases / PROGRESS) > Math.floor((tally.cases - ROWS) / PROGRESS)) report()
}
report()
if (tally.mismatches > 0) process.exitCode = 1
