import { type ScaledDouble, scaleLong } from './long-digits.ts'
import { exponentField, ROUND_TO_INTEGER, TEN } from './split-double.ts'

/**
 * A JS number parsed as the decimal it prints as: exactly (m + e)·10^-k, m an integer, |e| at most half a unit in the
 * last place of m. Plain numbers in one scratch object, because this runs once per record in the hottest loops.
 */
export interface ParsedDouble {
  m: number
  e: number
  k: number
}

/** Integers up to this have at most 15 digits, and 15 digits identify one decimal. */
export const INTEGER_MAX = 1e15

/** The decimal places of a 15-digit double by its binary exponent; -1 outside the supported scales. */
const PLACES_OF_EXPONENT = new Int8Array(2048).fill(-1)
for (let power = -27; power < 50; power++) {
  const places = 14 - Math.floor(power * Math.log10(2))
  if (places >= 0 && places <= 22) PLACES_OF_EXPONENT[power + 1023] = places
}

/** Parses up to 15 digits: division by a power of ten is correctly rounded, so m / 10^k === v proves the result. */
function readShort(v: number, into: ParsedDouble): boolean {
  let k = PLACES_OF_EXPONENT[exponentField(v)] as number
  if (k > 0 && Math.abs(v) * (TEN[k] as number) > INTEGER_MAX) k--
  if (k < 0) return false
  const q = TEN[k] as number
  const m = v * q + ROUND_TO_INTEGER - ROUND_TO_INTEGER
  if (m / q !== v || Math.abs(m) > INTEGER_MAX) return false
  into.m = m
  into.e = 0
  into.k = k
  return true
}

const scaled: ScaledDouble = { high: 0, low: 0, excess: 0, k: 0 }

/** Parses up to 17 digits: the integer of the scaled number, in two parts that do not overlap. */
function readLong(v: number, into: ParsedDouble): boolean {
  if (!scaleLong(v, scaled)) return false
  const rest = scaled.low - scaled.excess // an integer
  const m = scaled.high + rest
  into.m = m
  into.e = rest - (m - scaled.high)
  into.k = scaled.k
  return true
}

/** Parses what is left of 16 and 17 digits, from the printed decimal, in two exact parts. */
function readLongDecimal(v: number, into: ParsedDouble): boolean {
  if (!(Math.abs(v) < 1e17 && Math.abs(v) >= 1e-6)) return false
  const text = String(v)
  const start = v < 0 ? 1 : 0
  const dot = text.indexOf('.')
  const digits = dot < 0 ? text.slice(start) : text.slice(start, dot) + text.slice(dot + 1)
  const places = dot < 0 ? 0 : text.length - dot - 1
  if (digits.length > 22 || places > 22) return false
  const high = Number(digits.slice(0, -8)) * 1e8 // at most 10 significant digits times 2^8·5^8: exact
  const low = Number(digits.slice(-8))
  const m = high + low
  const e = low - (m - high)
  into.m = v < 0 ? -m : m
  into.e = v < 0 ? -e : e
  into.k = places
  return true
}

/** Parses any number that does not fit the scale 10^-6; false if it needs exact arithmetic. */
export function readNumber(v: number, into: ParsedDouble): boolean {
  return readShort(v, into) || readLong(v, into) || readLongDecimal(v, into)
}
