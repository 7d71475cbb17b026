/** The rows: the same on every machine, from a fixed seed. */
import { randomFrom } from '../../test/oracle/random.ts'

const SEED = 2025
const PAIRS = 64

/** Each column has a source of its own, so that a column does not depend on which others are made. */
const sourceOf = (name) => randomFrom(SEED + [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 0))

function column(name, rows, make) {
  const random = sourceOf(name)
  const list = new Float64Array(rows)
  for (let row = 0; row < rows; row++) list[row] = make(random)
  return list
}

/** Up to 100,000 with none to six decimals, as many rows of each. */
export const valueColumn = (rows) =>
  column('value', rows, (random) => {
    const one = 10 ** random.whole(0, 6)
    return random.whole(1, 1e5 * one) / one
  })

/** Up to 20,000 with none to six decimals. */
export const secondColumn = (rows) =>
  column('second', rows, (random) => {
    const one = 10 ** random.whole(0, 6)
    return random.whole(1, 2e4 * one) / one
  })

/** Up to 100,000 with 15, 16 or 17 digits, as many rows of each. */
export const longColumn = (rows, fewest = 15) =>
  column('long', rows, (random) => {
    const whole = String(random.whole(1, 99_999))
    const places = random.whole(fewest, 17) - whole.length
    return Number(
      `${whole}.${String(random.whole(1, 1e8)).padStart(9, '1')}${String(random.whole(1, 1e8)).padEnd(9, '7')}`.slice(
        0,
        whole.length + 1 + places,
      ),
    )
  })

/** Three rows in ten of 16 or 17 digits, the others with none to six decimals. */
export function mixedColumn(rows) {
  const [short, long] = [valueColumn(rows), longColumn(rows, 16)]
  return column('mixed', rows, (random) => random.unit()).map((one, row) => (one < 0.3 ? long[row] : short[row]))
}

function indexes(name, { rows, below }) {
  const random = sourceOf(name)
  const list = new Uint32Array(rows)
  for (let row = 0; row < rows; row++) list[row] = random.whole(0, below - 1)
  return list
}

export const pairColumn = (rows) => indexes('pair', { rows, below: PAIRS })

export const keyColumn = (rows, keys) => indexes(`key${keys}`, { rows, below: keys })
