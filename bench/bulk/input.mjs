/** The rows that several groups measure, and what they must come to: made once. */
import { pairColumn, valueColumn } from './data.mjs'
import { doublesOf } from './floats.mjs'
import { exactRows, readExactly } from './oracle.mjs'
import { pairsOfOne } from './pairs.mjs'

const made = new Map()

function once(name, make) {
  if (!made.has(name)) made.set(name, make())
  return made.get(name)
}

/** The 64 pairs, their coefficients as doubles, the columns, and the value column as it is read. */
export function mainInput(rows) {
  return once(`input ${rows}`, () => {
    const pairs = pairsOfOne()
    const columns = { value: valueColumn(rows), coefficient: pairColumn(rows) }
    return { rows, pairs, doubles: doublesOf(pairs), columns, read: readExactly(columns.value) }
  })
}

/** The exact results of those rows. */
export function mainExact(rows) {
  const { pairs, columns, read } = mainInput(rows)
  return once(`exact ${rows}`, () => exactRows({ ...columns, value: read }, pairs))
}
