/**
 * An independent reference for exact arithmetic, written for the tests alone: BigInt fractions, and the nearest double found by bisection over all doubles, comparing with the midpoints between neighbours.
 * It shares no code and no method with src/core/exact (which divides), so that a mistake in one cannot hide in the other.
 */

/** A fraction over a denominator above zero. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

/** The fraction that a decimal ('-1.5e-3') or fraction ('5/18') string means, or the shortest decimal of a number. */
export function fraction(text: string | number | bigint): Fraction {
  const [top = '', bottom] = String(text).split('/')
  const over = decimal(top)
  return bottom === undefined ? over : quotient(over, decimal(bottom))
}

function decimal(text: string): Fraction {
  const index = text.toLowerCase().indexOf('e')
  const plain = index < 0 ? text : text.slice(0, index)
  const dot = plain.indexOf('.')
  const digits = BigInt(plain.replace('.', '').replace(/[+-]/, '') || 'none')
  const places = (dot < 0 ? 0 : plain.length - dot - 1) - (index < 0 ? 0 : Number(text.slice(index + 1)))
  const over = plain.startsWith('-') ? -digits : digits
  return places > 0 ? { over, under: 10n ** BigInt(places) } : { over: over * 10n ** BigInt(-places), under: 1n }
}

export function times(...factors: readonly Fraction[]): Fraction {
  return factors.reduce((a, b) => ({ over: a.over * b.over, under: a.under * b.under }), { over: 1n, under: 1n })
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return { over: a.over * b.under + b.over * a.under, under: a.under * b.under }
}

export function quotient(a: Fraction, b: Fraction): Fraction {
  const sign = b.over < 0n ? -1n : 1n
  return { over: sign * a.over * b.under, under: sign * a.under * b.over }
}

export function isEqual(a: Fraction, b: Fraction): boolean {
  return a.over * b.under === b.over * a.under
}

const view = new DataView(new ArrayBuffer(8))

function doubleOfBits(bits: bigint): number {
  view.setBigUint64(0, bits)
  return view.getFloat64(0)
}

/** The integer f and exponent e of a finite double above zero: f·2^e, f below 2^53. */
function partsOf(x: number): readonly [bigint, number] {
  view.setFloat64(0, x)
  const high = view.getUint32(0)
  const low = view.getUint32(4)
  const field = high >>> 20
  const mantissa = BigInt(high & 0xfffff) * 2n ** 32n + BigInt(low)
  return field === 0 ? [mantissa, -1074] : [mantissa + 2n ** 52n, field - 1075]
}

/** What a finite double holds in binary. */
export function binary(x: number): Fraction {
  const [f, e] = partsOf(Math.abs(x))
  const signed = x < 0 ? -f : f
  return e >= 0 ? { over: signed << BigInt(e), under: 1n } : { over: signed, under: 1n << BigInt(-e) }
}

/**
 * True when x is the nearest double of a fraction, half to even, a zero being +0: the fraction lies between the midpoints
 * to the neighbours of x, or on one of them when the last bit of x is even.
 */
export function isNearest(x: number, { over, under }: Fraction): boolean {
  if (over === 0n) return Object.is(x, 0)
  const size = over < 0n ? -over : over
  if (!Number.isFinite(x))
    return (
      x === (over < 0n ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY) &&
      size >= (((1n << 54n) - 1n) << 970n) * under
    )
  if (x === 0) return Object.is(x, over < 0n ? -0 : 0) && size << 1075n <= under
  if (x < 0 !== over < 0n) return false
  const [f, e] = partsOf(Math.abs(x))
  // everything in quarters of a unit in the last place of x
  const exact = (e < 0 ? size << BigInt(-e) : size) << 2n
  const unit = e > 0 ? under << BigInt(e) : under
  const miss = exact - ((f * unit) << 2n)
  const isAtPowerOfTwo = f === 2n ** 52n && e > -1074
  const room = miss < 0n && isAtPowerOfTwo ? unit : unit << 1n
  const distance = miss < 0n ? -miss : miss
  return distance < room || (distance === room && f % 2n === 0n && (f !== 2n ** 53n - 1n || e < 971))
}

/** The nearest double of a fraction by bisection; a zero result keeps the sign of the fraction. */
export function nearest({ over, under }: Fraction): number {
  if (over < 0n) return -nearest({ over: -over, under })
  if (over === 0n) return 0
  let below = 0n
  let above = 0x7ff0_0000_0000_0000n // infinity
  while (above - below > 1n) {
    const middle = (above + below) / 2n
    const { over: n, under: d } = binary(doubleOfBits(middle))
    if (n * under <= over * d) below = middle
    else above = middle
  }
  const low = binary(doubleOfBits(below))
  const high = above === 0x7ff0_0000_0000_0000n ? { over: 1n << 1024n, under: 1n } : binary(doubleOfBits(above))
  const middle = plus(low, high)
  const side = 2n * over * middle.under - middle.over * under
  return doubleOfBits(side < 0n || (side === 0n && below % 2n === 0n) ? below : above)
}
