/**
 * A whole number is packed as its last digit, one of 30 from `a` to `~`, behind those above it, each one of 52 from `(` to
 * `[`: a digit says whether the number goes on, so that nothing parts them, and none needs an escape.
 */
const LINE_END = '\n'.charCodeAt(0)
const LAST = { zero: 'a'.charCodeAt(0), base: 30 }
const ABOVE = { zero: '('.charCodeAt(0), base: 52 }

/** The lines of a packed column. */
export function linesOf(column: string): readonly string[] {
  return column.slice(1, -1).split('\n')
}

/** Calls `put` with every number of a column, and whether it is the first of its line. */
function eachNumber(column: string, put: (value: number, isFirst: boolean) => void): void {
  let above = 0
  let isFirst = true
  // reading its characters makes no strings, of which there would be thousands
  for (let at = 0; at < column.length; at++) {
    const code = column.charCodeAt(at)
    if (code === LINE_END) isFirst = true
    else if (code < LAST.zero) above = above * ABOVE.base + code - ABOVE.zero
    else {
      put(above * LAST.base + code - LAST.zero, isFirst)
      above = 0
      isFirst = false
    }
  }
}

/** The whole numbers of one line of a column. */
export function numbersOf(line: string): readonly number[] {
  const numbers: number[] = []
  eachNumber(line, (value) => numbers.push(value))
  return numbers
}

/** The whole numbers of a column, put into `into`. */
export function unpackNumbers(column: string, into: Uint32Array): void {
  let at = 0
  eachNumber(column, (value) => {
    into[at++] = value
  })
}

/**
 * Degrees from a column of differences, put into `into`; each line starts anew. A degree has `perDegree` units. A difference
 * of n units is packed as 2n, one of -n as 2n - 1.
 */
export function unpackDegrees(column: string, perDegree: number, into: Float64Array): void {
  let at = 0
  let units = 0
  eachNumber(column, (packed, isFirst) => {
    const difference = packed % 2 === 0 ? packed / 2 : -(packed + 1) / 2
    units = isFirst ? difference : units + difference
    // the quotient of two whole numbers is the double nearest to the decimal that was published
    into[at++] = units / perDegree
  })
}
