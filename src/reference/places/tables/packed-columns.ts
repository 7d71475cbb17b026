import type { Point } from '../../../core/emissions/index.ts'

/**
 * An integer is packed as its last digit, one of 30 from `a` to `~`, preceded by its higher digits, each one of 52 from
 * `(` to `[`: the range of a digit shows if the number continues, so there are no separators and no escapes.
 */
const LINE_END = '\n'.charCodeAt(0)
const LAST = { zero: 'a'.charCodeAt(0), base: 30 }
const ABOVE = { zero: '('.charCodeAt(0), base: 52 }

/** Returns the point at an index of two columns of degrees. */
export function readPointAtIndex(
  { lats, lngs }: Readonly<Record<'lats' | 'lngs', Float64Array>>,
  index: number,
): Point {
  return { lat: lats[index] as number, lng: lngs[index] as number }
}

/** Returns the lines of a packed column. */
export function splitLines(column: string): readonly string[] {
  return column.slice(1, -1).split('\n')
}

/** Calls `put` with every number of a column, and if it is the first of its line. */
function eachNumber(column: string, put: (value: number, isFirst: boolean) => void): void {
  let above = 0
  let isFirst = true
  // reading characters avoids thousands of strings
  for (let index = 0; index < column.length; index++) {
    const code = column.charCodeAt(index)
    if (code === LINE_END) isFirst = true
    else if (code < LAST.zero) above = above * ABOVE.base + code - ABOVE.zero
    else {
      put(above * LAST.base + code - LAST.zero, isFirst)
      above = 0
      isFirst = false
    }
  }
}

/** Returns the integers of a column, or of one line of it. */
export function numbersOf(column: string): readonly number[] {
  const numbers: number[] = []
  eachNumber(column, (value) => numbers.push(value))
  return numbers
}

/**
 * Degrees of a column of differences; each line starts again from zero. A degree has `perDegree` units. A difference of
 * n units is packed as 2n, one of -n as 2n - 1.
 */
export function unpackDegrees(column: string, perDegree: number): Float64Array {
  const degrees: number[] = []
  let units = 0
  eachNumber(column, (packed, isFirst) => {
    const difference = packed % 2 === 0 ? packed / 2 : -(packed + 1) / 2
    units = isFirst ? difference : units + difference
    // the quotient of two integers is the double nearest to the published decimal
    degrees.push(units / perDegree)
  })
  return Float64Array.from(degrees)
}
