/**
 * What the results must be: exact arithmetic in BigInt, rounded once to the nearest double, half to even. Shares no
 * code with the library, and no method: a product here is a whole number times a coefficient that was cut off after 128
 * bits, taken once as it is and once one larger; when both round to the same double (`Number` of a BigInt rounds
 * correctly), that is the answer, and else a division decides.
 */
const BITS = 128n

/**
 * A column as it is read: whole numbers, and how many decimal places each has, by the digits that the double prints.
 */
export function readExactly(column) {
  const mantissa = new BigInt64Array(column.length)
  const places = new Uint8Array(column.length)
  for (const [row, value] of column.entries()) {
    const text = String(value)
    if (!/^\d+(\.\d+)?$/.test(text)) throw new Error(`${text} is beyond this oracle`)
    const dot = text.indexOf('.')
    places[row] = dot < 0 ? 0 : text.length - dot - 1
    mantissa[row] = BigInt(text.replace('.', ''))
  }
  return { mantissa, places }
}

const bitsOf = (whole) => BigInt(whole.toString(16).length * 4)

/**
 * The nearest double of over/under, for results that are normal doubles: 120 bits of the quotient and one for the rest.
 */
export function nearestOf(over, under) {
  if (over === 0n) return 0
  const shift = 120n + bitsOf(under) - bitsOf(over)
  const [top, bottom] = shift >= 0n ? [over << shift, under] : [over, under << -shift]
  const quotient = top / bottom
  const rest = quotient * bottom === top ? 0n : 1n
  return Number((quotient << 1n) + rest) * 2 ** -(Number(shift) + 1)
}

/** A coefficient over 10^places, as a whole number of 128 bits and a power of two. */
function cutOff({ over, under }, places) {
  const bottom = under * 10n ** BigInt(places)
  const shift = BITS + bitsOf(bottom) - bitsOf(over)
  return { whole: (over << shift) / bottom, power: 2 ** -Number(shift), bottom }
}

/** The four columns of exact products, each rounded once. `second` may be left out. */
export function exactRows({ value, second, coefficient }, pairs) {
  const rows = coefficient.length
  const columns = [0, 1, 2, 3].map(() => new Float64Array(rows))
  const known = pairs.map(() => [])
  for (let row = 0; row < rows; row++) {
    const pair = coefficient[row]
    const m = second === undefined ? value.mantissa[row] : value.mantissa[row] * second.mantissa[row]
    const places = value.places[row] + (second === undefined ? 0 : second.places[row])
    known[pair][places] ??= pairs[pair].exact.map((exact) => cutOff(exact, places))
    for (let gas = 0; gas < 4; gas++) {
      const { whole, power, bottom } = known[pair][places][gas]
      const product = m * whole
      const rounded = Number(product)
      const isSure = rounded === Number(product + m)
      columns[gas][row] = isSure ? rounded * power : nearestOf(m * pairs[pair].exact[gas].over, bottom)
    }
  }
  return columns
}

const greatestCommon = (a, b) => (b === 0n ? a : greatestCommon(b, a % b))

/** The coefficients of a gas as whole numbers over one denominator. */
function overOne(pairs, gas) {
  const under = pairs.map(({ exact }) => exact[gas].under).reduce((a, b) => (a / greatestCommon(a, b)) * b)
  return { under, whole: pairs.map(({ exact }) => (exact[gas].over * under) / exact[gas].under) }
}

/** Four columns by key: the exact sums of the exact products, each rounded once. */
export function exactTotals({ value, coefficient, key }, { pairs, keys }) {
  const most = value.places.reduce((a, b) => Math.max(a, b), 0)
  const tens = Array.from({ length: most + 1 }, (_, places) => 10n ** BigInt(most - places))
  const coefficients = [0, 1, 2, 3].map((gas) => overOne(pairs, gas))
  const sums = [0, 1, 2, 3].map(() => new Array(keys).fill(0n))
  for (let row = 0; row < coefficient.length; row++) {
    const m = value.mantissa[row] * tens[value.places[row]]
    for (let gas = 0; gas < 4; gas++) sums[gas][key[row]] += m * coefficients[gas].whole[coefficient[row]]
  }
  return sums.map((list, gas) => Float64Array.from(list, (sum) => nearestOf(sum, coefficients[gas].under * tens[0])))
}

/** How many cells of four columns are not the same double; a zero that is −0 is another one. */
export function wrongCells(columns, exact) {
  let wrong = 0
  for (const [gas, right] of exact.entries()) {
    const column = columns[gas]
    if (column.length < right.length) throw new Error(`only ${column.length} of ${right.length} rows were calculated`)
    for (let row = 0; row < right.length; row++) if (!Object.is(column[row], right[row])) wrong++
  }
  return wrong
}
