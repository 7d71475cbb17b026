/** A fraction of a receiver, which shares no arithmetic with what wrote the document; `d` is above zero. */
export interface DueNumber {
  readonly n: bigint
  readonly d: bigint
}

const DIGITS_MAX = 1000
const SIGNIFICANT = 34

/** The fraction of a printed number, 'n', 'n.m' or 'n/d'; undefined for any other text, or one too long to be read. */
export function fractionOf(text: unknown): DueNumber | undefined {
  if (typeof text === 'number' && Number.isSafeInteger(text)) return { n: BigInt(text), d: 1n }
  if (typeof text !== 'string' || text.length > DIGITS_MAX) return undefined
  const [, whole, places = '', under = '1'] = /^([+-]?\d+)(?:\.(\d+)|\/(\d*[1-9]\d*))?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  return { n: BigInt(whole + places), d: BigInt(under) * 10n ** BigInt(places.length) }
}

export function plus(a: DueNumber, b: DueNumber): DueNumber {
  return inLowestTerms({ n: a.n * b.d + b.n * a.d, d: a.d * b.d })
}

export function times(a: DueNumber, b: DueNumber): DueNumber {
  return inLowestTerms({ n: a.n * b.n, d: a.d * b.d })
}

/** a / b; `b` must be above zero. */
export function over(a: DueNumber, b: DueNumber): DueNumber {
  return inLowestTerms({ n: a.n * b.d, d: a.d * b.n })
}

function inLowestTerms({ n, d }: DueNumber): DueNumber {
  let [a, b] = [n < 0n ? -n : n, d]
  while (b !== 0n) [a, b] = [b, a % b]
  return { n: n / a, d: d / a }
}

/** The decimal that a document has to state: all digits where they end, else 34 significant ones, half to even. */
export function dueDecimal(value: DueNumber): string {
  let rest = value.d
  let places = 0
  for (const prime of [2n, 5n]) {
    let count = 0
    for (; rest % prime === 0n; rest /= prime) count++
    places = Math.max(places, count)
  }
  if (rest === 1n) return decimalText((value.n * 10n ** BigInt(places)) / value.d, places)
  const size = value.n < 0n ? -value.n : value.n
  places = SIGNIFICANT - size.toString().length + value.d.toString().length - 1
  if (scaled(size, value.d, places) < 10n ** BigInt(SIGNIFICANT - 1)) places++
  const digits = nearest(size, value.d, places)
  return decimalText(value.n < 0n ? -digits : digits, places)
}

function scaled(n: bigint, d: bigint, places: number): bigint {
  return places >= 0 ? (n * 10n ** BigInt(places)) / d : n / (d * 10n ** BigInt(-places))
}

/** n / d × 10^places as the nearest integer, half to even; d has a prime other than 2 and 5, so no half occurs. */
function nearest(n: bigint, d: bigint, places: number): bigint {
  return (scaled(2n * n, d, places) + 1n) / 2n
}

function decimalText(n: bigint, places: number): string {
  if (places <= 0) return (n * 10n ** BigInt(-places)).toString()
  const digits = (n < 0n ? -n : n).toString().padStart(places + 1, '0')
  const text = `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '')
  return n < 0n ? `-${text}` : text
}

/** True where two printed numbers are one: '0.10' is 0.1. */
export function isSameNumber(a: unknown, b: unknown): boolean {
  const [first, second] = [fractionOf(a), fractionOf(b)]
  return first !== undefined && second !== undefined && first.n * second.d === second.n * first.d
}
