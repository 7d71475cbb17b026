import { readByte } from '../../base/index.ts'
import { POINT, ZERO } from './ascii.ts'
import { DecimalDigits } from './decimal-digits.ts'

const CAPACITY_MIN = 4096
/** Copies move eight bytes at a time and may write up to seven past their end. */
const SLACK = 8
/** More than the longest number with a sign and separators. */
const NUMBER_LENGTH_MAX = 40

/** Bytes to copy from, with a view of the same memory. */
export interface ByteSource {
  readonly bytes: Uint8Array
  readonly view: DataView
}

/** Writes bytes one after another: ASCII text, copies, numbers. The buffer grows; call `reserve` before each row. */
export class ByteWriter implements ByteSource {
  bytes: Uint8Array
  view: DataView
  /** Number of bytes written. */
  length = 0
  readonly #digits = new DecimalDigits()

  constructor(bytes: Uint8Array = new Uint8Array(CAPACITY_MIN)) {
    this.bytes = bytes
    this.view = createDataView(bytes)
  }

  /** Makes room for `more` bytes. */
  reserve(more: number): void {
    const needed = this.length + more + SLACK
    if (needed <= this.bytes.length) return
    const bytes = new Uint8Array(Math.max(needed, 2 * this.bytes.length))
    bytes.set(this.bytes.subarray(0, this.length))
    this.bytes = bytes
    this.view = createDataView(bytes)
  }

  /**
   * Copies UTF-8 text from `from` up to `to`; there must be room.
   * It moves eight bytes at a time as doubles. UTF-8 never forms a NaN, whose bits an engine might change: that would
   * take a first byte of a character (F0 to F7) as its last byte but one, followed by 7F or FF, which cannot continue
   * it.
   */
  copy(source: ByteSource, from: number, to: number): void {
    const { view } = this
    let index = this.length
    this.length += to - from
    if (to + SLACK > source.bytes.length) {
      for (let next = from; next < to; next++) this.bytes[index++] = readByte(source.bytes, next)
      return
    }
    const bytes = source.view
    for (let next = from; next < to; next += 8, index += 8) view.setFloat64(index, bytes.getFloat64(next, true), true)
  }

  /** Appends bytes, making room. */
  append(bytes: Uint8Array): void {
    this.reserve(bytes.length)
    this.bytes.set(bytes, this.length)
    this.length += bytes.length
  }

  /** Appends ASCII text, making room. */
  ascii(text: string): void {
    this.reserve(text.length)
    for (let index = 0; index < text.length; index++) this.bytes[this.length++] = text.charCodeAt(index)
  }

  /** Writes `integer`·10^-scale as `String` prints the nearest double; an integer from 0 to 10^15, scale 0 to 22. */
  scaled(integer: number, scale: number): void {
    this.reserve(NUMBER_LENGTH_MAX)
    if (integer === 0) this.bytes[this.length++] = ZERO
    else {
      this.#digits.setScaled(integer, scale)
      // up to 15 digits identify one double, and 10^scale is exact: the division is correctly rounded
      if (!this.#layOut()) this.ascii(String(integer / 10 ** scale))
    }
  }

  /** Writes a finite double as `String` prints it. */
  double(double: number): void {
    this.reserve(NUMBER_LENGTH_MAX)
    if (!(double > 0 && this.#digits.setShortest(double) && this.#layOut())) this.ascii(String(double))
  }

  /** Writes the digits by the rules of `String`; returns false for numbers that it prints with an exponent. */
  #layOut(): boolean {
    const { bytes: digits, length, point } = this.#digits
    let first = 0
    while (digits[first] === ZERO) first++
    let end = length
    while (digits[end - 1] === ZERO) end--
    const integer = point - first
    if (integer > 21 || integer < -5) return false
    const { bytes } = this
    if (integer <= 0) {
      bytes[this.length++] = ZERO
      bytes[this.length++] = POINT
      for (let zeros = integer; zeros < 0; zeros++) bytes[this.length++] = ZERO
      this.#copyDigits(first, end)
    } else if (point < end) {
      this.#copyDigits(first, point)
      bytes[this.length++] = POINT
      this.#copyDigits(point, end)
    } else {
      this.#copyDigits(first, end)
      for (let zeros = end; zeros < point; zeros++) bytes[this.length++] = ZERO
    }
    return true
  }

  #copyDigits(from: number, to: number): void {
    const { view: digits } = this.#digits
    const { view, length } = this
    for (let next = from, index = length; next < to; next += 4, index += 4)
      view.setInt32(index, digits.getInt32(next, true), true)
    this.length = length + to - from
  }
}

function createDataView({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}

/** Wraps an array as a source. It has the same class as a writer, so that copying always sees one class. */
export function byteSource(bytes: Uint8Array): ByteSource {
  return new ByteWriter(bytes)
}
