import type { Rational } from '../exact/index.ts'

const PRINTED = /^(-?\d+)(?:\.(\d+)|\/(\d+))?$/

export const ZERO: Rational = Object.freeze({ n: 0n, d: 1n })

/** The number that /v1 or a trace prints: plain digits, '0.25', or a fraction, '5/18'. Throws where it is none. */
export function rationalOf(text: string): Rational {
  const [, all, places = '', divisor] = PRINTED.exec(text) ?? []
  if (all === undefined) throw new TypeError(`${text} is no number`)
  if (divisor !== undefined) return { n: BigInt(all), d: BigInt(divisor) }
  return { n: BigInt(all + places), d: 10n ** BigInt(places.length) }
}

export function add(a: Rational, b: Rational): Rational {
  return reduced(a.n * b.d + b.n * a.d, a.d * b.d)
}

export function multiply(a: Rational, b: Rational): Rational {
  return reduced(a.n * b.n, a.d * b.d)
}

/** True where two numbers differ by no more than the bound. */
export function isNear(a: Rational, b: Rational, bound: Rational): boolean {
  const difference = a.n * b.d - b.n * a.d
  const size = difference < 0n ? -difference : difference
  return size * bound.d <= bound.n * a.d * b.d
}

/** n / d to so many decimals, the half away from zero: tenths of 0.25 are 3. */
export function roundedScaled({ n, d }: Rational, scale: bigint): bigint {
  const size = n < 0n ? -n : n
  const rounded = (2n * size * scale + d) / (2n * d)
  return n < 0n ? -rounded : rounded
}

function reduced(n: bigint, d: bigint): Rational {
  let [a, b] = [n < 0n ? -n : n, d]
  while (b > 0n) [a, b] = [b, a % b]
  return a === 0n ? ZERO : { n: n / a, d: d / a }
}
