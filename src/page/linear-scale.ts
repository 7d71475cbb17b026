/** The linear scale of the charts; that of d3-scale would bring colours and formats of numbers, a sixth of the script. */

/** A length in proportion to an amount: `most` has all of it. */
export function proportion(most: number, length: number): (amount: number) => number {
  return (amount) => (amount / most) * length
}

/** A step of 1, 2, 5 or 10 times a power of ten. */
interface Step {
  readonly factor: number
  readonly exponent: number
}

/** The step that is nearest, by its ratio, to a part of `most`. */
function stepOf(most: number, parts: number): Step {
  const exponent = Math.floor(Math.log10(most / parts))
  const error = most / parts / 10 ** exponent
  const factor = error >= Math.sqrt(50) ? 10 : error >= Math.sqrt(10) ? 5 : error >= Math.SQRT2 ? 2 : 1
  return { factor, exponent }
}

/** A multiple of a step: the double nearest to it. */
function multipleOf({ factor, exponent }: Step, count: number): number {
  return exponent < 0 ? (count * factor) / 10 ** -exponent : count * factor * 10 ** exponent
}

/** Round amounts at equal steps, from 0 to the first that is not below `most`, which is above 0: about as many as `parts`. */
export function roundMarks(most: number, parts: number): readonly number[] {
  const step = stepOf(most, parts)
  const count = Math.ceil(most / multipleOf(step, 1))
  const marks = Array.from({ length: count + 1 }, (_, index) => multipleOf(step, index))
  const last = marks.at(-1) as number
  const { factor, exponent } = stepOf(last, parts)
  // what was rounded up may call for larger steps
  return factor === step.factor && exponent === step.exponent ? marks : roundMarks(last, parts)
}
