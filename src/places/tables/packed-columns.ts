const [SPACE, LINE_END, MINUS, ZERO, LETTER_A] = [' ', '\n', '-', '0', 'a'].map((one) => one.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
]
const BASE = 36

/** The lines of a packed column, one for each country. */
export function linesOf(column: string): readonly string[] {
  return column.slice(1, -1).split('\n')
}

/** Calls `put` with every number of a column, in base 36 and parted by spaces, and whether it is the first of its line. */
function eachNumber(column: string, put: (value: number, isFirst: boolean) => void): void {
  let value = 0
  let sign = 1
  let isFirst = true
  // the column begins and ends with a line end; reading its characters makes no strings, of which there would be thousands
  for (let at = 1; at < column.length; at++) {
    const code = column.charCodeAt(at)
    if (code === SPACE || code === LINE_END) {
      put(sign * value, isFirst)
      value = 0
      sign = 1
      isFirst = code === LINE_END
    } else if (code === MINUS) sign = -1
    else value = value * BASE + (code >= LETTER_A ? code - LETTER_A + 10 : code - ZERO)
  }
}

/** The whole numbers of a column, put into `into`. */
export function unpackNumbers(column: string, into: Uint32Array): void {
  let at = 0
  eachNumber(column, (value) => {
    into[at++] = value
  })
}

/** Degrees from a column of differences, put into `into`; each line starts anew. A degree has `perDegree` units. */
export function unpackDegrees(column: string, perDegree: number, into: Float64Array): void {
  let at = 0
  let units = 0
  eachNumber(column, (difference, isFirst) => {
    units = isFirst ? difference : units + difference
    // the quotient of two whole numbers is the double nearest to the decimal that was published
    into[at++] = units / perDegree
  })
}
