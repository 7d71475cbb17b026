/** What is written by hand: doubles, fast and wrong in the last digits; and decimal.js, row by row. */
import { Decimal } from 'decimal.js'
import { nearestOf } from './oracle.mjs'

/** Coefficients as doubles, four to a pair. */
export function doublesOf(pairs) {
  return Float64Array.from(pairs.flatMap(({ exact }) => exact.map(({ over, under }) => nearestOf(over, under))))
}

export function floatRows({ value, coefficient, results }, doubles) {
  const [co2, ch4, n2o, co2e] = results
  for (let row = 0; row < value.length; row++) {
    const v = value[row]
    const at = coefficient[row] * 4
    co2[row] = v * doubles[at]
    ch4[row] = v * doubles[at + 1]
    n2o[row] = v * doubles[at + 2]
    co2e[row] = v * doubles[at + 3]
  }
}

export function floatRowsOfTwo({ value, second, coefficient, results }, doubles) {
  const [co2, ch4, n2o, co2e] = results
  for (let row = 0; row < value.length; row++) {
    const v = value[row] * second[row]
    const at = coefficient[row] * 4
    co2[row] = v * doubles[at]
    ch4[row] = v * doubles[at + 1]
    n2o[row] = v * doubles[at + 2]
    co2e[row] = v * doubles[at + 3]
  }
}

/** Totals by key, four doubles to a key. */
export function floatTotals({ value, coefficient, key }, { doubles, keys }) {
  const totals = new Float64Array(keys * 4)
  for (let row = 0; row < value.length; row++) {
    const v = value[row]
    const at = coefficient[row] * 4
    const to = key[row] * 4
    totals[to] += v * doubles[at]
    totals[to + 1] += v * doubles[at + 1]
    totals[to + 2] += v * doubles[at + 2]
    totals[to + 3] += v * doubles[at + 3]
  }
  return totals
}

/** The same by key and pair, multiplied at the end: what an expert writes, fewer products and as wrong. */
export function floatTotalsByCell({ value, coefficient, key }, { doubles, keys }) {
  const pairs = doubles.length / 4
  const cells = new Float64Array(keys * pairs)
  for (let row = 0; row < value.length; row++) cells[key[row] * pairs + coefficient[row]] += value[row]
  const totals = new Float64Array(keys * 4)
  for (let cell = 0; cell < cells.length; cell++) {
    const at = (cell % pairs) * 4
    const to = Math.floor(cell / pairs) * 4
    for (let gas = 0; gas < 4; gas++) totals[to + gas] += cells[cell] * doubles[at + gas]
  }
  return totals
}

/** Rows and totals in one pass. */
export function floatRowsAndTotals({ value, coefficient, key, results }, { doubles, keys }) {
  const [co2, ch4, n2o, co2e] = results
  const totals = new Float64Array(keys * 4)
  for (let row = 0; row < value.length; row++) {
    const v = value[row]
    const at = coefficient[row] * 4
    const to = key[row] * 4
    totals[to] += co2[row] = v * doubles[at]
    totals[to + 1] += ch4[row] = v * doubles[at + 1]
    totals[to + 2] += n2o[row] = v * doubles[at + 2]
    totals[to + 3] += co2e[row] = v * doubles[at + 3]
  }
  return totals
}

/** Four doubles to a key as four columns. */
export const columnsOfTotals = (totals) => [0, 1, 2, 3].map((gas) => totals.filter((_, at) => at % 4 === gas))

const D = Decimal.clone({ precision: 40 })

/** Coefficients as decimals of forty digits, four to a pair. */
export function decimalsOf(pairs) {
  return pairs.map(({ exact }) => exact.map(({ over, under }) => new D(String(over)).div(String(under))))
}

/** As many rows as the results have room for. */
export function decimalRows({ value, coefficient, results }, decimals) {
  for (let row = 0; row < results[0].length; row++) {
    const v = new D(value[row])
    const per1 = decimals[coefficient[row]]
    for (let gas = 0; gas < 4; gas++) results[gas][row] = v.times(per1[gas]).toNumber()
  }
}
