import { powerOfTen } from '../exact/index.ts'
import { POINT, ZERO } from './ascii.ts'

const DIGITS_MAX = 15

/** A decimal read from its digits: exactly `integer`·10^-scale. One object that is reused. */
export interface Mantissa {
  /** 0 to 10^15. */
  integer: number
  /** 0 to 15. */
  scale: number
  /** The byte of the decimal mark in the text. Default: a point. */
  readonly mark?: number
}

/**
 * Reads plain decimal digits, at most 15, with at most one decimal mark (`into.mark`). The value is the one that
 * `parseNumber` reads from the same text with a point. Returns false for anything else; that may still be a number with
 * a sign, exponent, fraction or spaces.
 */
export function readMantissa(
  bytes: Uint8Array,
  cell: { readonly from: number; readonly to: number },
  into: Mantissa,
): boolean {
  const { from, to } = cell
  const { mark = POINT } = into
  let integer = 0
  let point = -1
  if (to - from > DIGITS_MAX + 1) return false
  for (let index = from; index < to; index++) {
    const digit = (bytes[index] as number) - ZERO
    if (digit >= 0 && digit <= 9) integer = integer * 10 + digit
    else if (digit === mark - ZERO && point < 0) point = index
    else return false
  }
  const digits = to - from - (point < 0 ? 0 : 1)
  if (digits < 1 || digits > DIGITS_MAX) return false
  into.integer = integer
  into.scale = point < 0 ? 0 : to - point - 1
  return true
}

/** Powers of ten up to 10^40, enough to print doubles from 1e-24 up. */
const POWERS = 41
const SPLIT = 2 ** 27 + 1
/**
 * Far more than the error of the products below (less than 2^-23), and far less than the distance between two
 * candidates.
 */
const MARGIN = 1e-5

const GROUP = 10_000
const ASCII_ZEROS = 0x30303030

/** The four ASCII digits of each number below 10,000, in the byte order of memory. */
function asciiGroups(): Int32Array {
  const groups = new Int32Array(GROUP)
  // plain loops, because every import computes it
  for (let n = 0; n < GROUP; n++) {
    const high = (n / 100) | 0
    const low = n % 100
    const digits = ((high / 10) | 0) + ((high % 10) << 8) + (((low / 10) | 0) << 16) + ((low % 10) << 24)
    groups[n] = ASCII_ZEROS + digits
  }
  return groups
}

const ASCII_GROUPS = asciiGroups()

/** 10^k as the sum of two doubles, and the head of the first for exact products. */
const TEN_HIGH = Float64Array.from({ length: POWERS }, (_, k) => Number(powerOfTen(k)))
const TEN_LOW = Float64Array.from({ length: POWERS }, (_, k) => Number(powerOfTen(k) - BigInt(TEN_HIGH[k] as number)))
const TEN_HEAD = Float64Array.from(TEN_HIGH, (ten) => SPLIT * ten - (SPLIT * ten - ten))

/** Half a unit in the last place of a double, by its binary exponent. */
const HALF_ULP = halfUlps()

function halfUlps(): Float64Array {
  const halves = new Float64Array(2048)
  for (let exponent = 0; exponent < halves.length; exponent++) halves[exponent] = 2 ** (exponent - 1023 - 53)
  return halves
}

const word = new Float64Array(1)
const halves = new Int32Array(word.buffer)
const HIGH = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1 ? 1 : 0

/**
 * The digits of a number before they are formatted: ASCII, with leading and trailing zeros. One object is reused,
 * because this runs several times per row.
 */
export class DecimalDigits {
  readonly bytes = new Uint8Array(32)
  /** Number of digits in `bytes`. */
  length = 0
  /** The index of the digit after the decimal point; may be outside the digits. */
  point = 0
  readonly view = new DataView(this.bytes.buffer)

  /** Sets `integer`·10^-scale; an integer from 0 to 10^15. */
  setScaled(integer: number, scale: number): void {
    const high = Math.floor(integer / 1e8)
    this.#setEight(0, high)
    this.#setEight(8, integer - high * 1e8)
    this.length = 16
    this.point = 16 - scale
  }

  /**
   * Sets the shortest digits that identify a positive double, as `String` prints them. Returns false if they are
   * uncertain; use `String` then.
   *
   * The double is multiplied by 10^q, with q chosen to give 17 digits before the point, as a sum of two doubles with an
   * error below 2^-23. All decimals that identify the double lie within half a unit in its last place, at most 11.1
   * here. Among them is at most one multiple of 100, which has 15 digits or fewer. Without one, the nearest multiple of
   * 10 is taken if it is among them, and otherwise the nearest integer, which always is. The result is false if the
   * error could change the choice, and at powers of two, where the half units below and above differ.
   */
  setShortest(double: number): boolean {
    word[0] = double
    const top = halves[HIGH] as number
    const exponent = top >>> 20
    if ((top & 0xfffff) === 0 && halves[1 - HIGH] === 0) return false
    let q = 16 - Math.floor((exponent - 1023) * 0.30102999566398)
    if (q < 1 || q >= POWERS) return false
    if (double * (TEN_HIGH[q] as number) >= 1e17) q--
    return this.#setSeventeen(double, q, HALF_ULP[exponent] as number)
  }

  #setSeventeen(double: number, q: number, halfUlp: number): boolean {
    const ten = TEN_HIGH[q] as number
    const tenHead = TEN_HEAD[q] as number
    const product = double * ten
    if (!(product >= 1e16 && product < 1e17)) return false
    const g = SPLIT * double
    const head = g - (g - double)
    const tail = double - head
    const tenTail = ten - tenHead
    const error = tail * tenTail - (product - head * tenHead - tail * tenHead - head * tenTail)
    const high = Math.floor(product / 1e9)
    const rest = product - high * 1e9 + (error + double * (TEN_LOW[q] as number))
    const last = roundShortest(rest, halfUlp * ten)
    if (!(last >= 0 && last < 1e9)) return false
    const ninth = Math.floor(last / 1e8)
    this.#setEight(0, high)
    this.bytes[8] = 48 + ninth
    this.#setEight(9, last - ninth * 1e8)
    this.length = 17
    this.point = 17 - q
    return true
  }

  /** Writes eight digits of an integer below 10^8. */
  #setEight(index: number, integer: number): void {
    const truncated = integer | 0
    const high = (truncated / GROUP) | 0
    this.view.setInt32(index, ASCII_GROUPS[high] as number, true)
    this.view.setInt32(index + 4, ASCII_GROUPS[truncated - high * GROUP] as number, true)
  }
}

/** The shortest integer within `reach` of a number, not counting trailing zeros; -1 if too close to decide. */
function roundShortest(number: number, reach: number): number {
  const hundred = Math.round(number / 100) * 100
  const off = Math.abs(hundred - number)
  if (off < reach - MARGIN) return hundred
  if (off < reach + MARGIN) return -1
  const ten = Math.round(number / 10) * 10
  const offTen = Math.abs(ten - number)
  if (offTen < reach - MARGIN) return offTen > 5 - MARGIN ? -1 : ten
  if (offTen < reach + MARGIN) return -1
  const one = Math.round(number)
  return Math.abs(one - number) > 0.5 - MARGIN ? -1 : one
}
