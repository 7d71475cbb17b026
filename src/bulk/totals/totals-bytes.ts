import { sha256 } from '@noble/hashes/sha2.js'
import { codeOfRowStatus, fail } from '../../core/errors/index.ts'
import { powerOfTen } from '../../core/exact/index.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import { scaleOf } from '../coefficients/kernel-tables.ts'
import { CELLS_MAX } from '../kernel/cells.ts'
import { isEqual, setDigest } from './set-digest.ts'
import { makeWorkspace, TotalsState } from './totals-state.ts'

/** 'tonne totals' and the format version. */
const MAGIC = Uint8Array.from([0x74, 0x6f, 0x6e, 0x6e, 0x65, 0x20, 0x74, 0x6f, 0x74, 0x61, 0x6c, 0x73, 1])
const CHECK_BYTES = 8
/** Maximum decimal places of a cell: a product of two doubles has no more. */
const PLACES_MAX = 1500
/** Maximum bytes of an integer: a product of the largest doubles, in the places of the smallest. */
const INTEGER_BYTES_MAX = 2048
const MASK_MAX = 15
/** Maximum number of rows: far beyond any real data, and counting can continue from there. */
const ROWS_COUNTED_MAX = 2 ** 52

/**
 * Serializes the state of totals; the bytes do not depend on the order of the rows or on how they were calculated:
 * every cell, in as few places as it needs (never fewer than those of the cells), the keys with unknown gases, and the
 * failed rows. Counts use `safeInteger`, amounts `integer`; cells, keys and rows are delta-encoded.
 */
export function writeTotals(state: TotalsState): Uint8Array {
  const encoder = new TotalsEncoder()
  encoder.bytes(MAGIC)
  encoder.bytes(setDigest(state.set))
  for (const count of [state.keys, state.settledRows, state.exactRows]) encoder.safeInteger(count)
  writeCells(encoder, state)
  let before = -1
  for (const [key, mask] of state.unknown.entries()) {
    if (mask === 0) continue
    encoder.safeInteger(key - before)
    encoder.byte(mask)
    before = key
  }
  encoder.safeInteger(0)
  encoder.safeInteger(state.failed.count)
  before = 0
  for (const [row, status] of state.failed.entries()) {
    encoder.safeInteger(row - before)
    encoder.byte(status)
    before = row
  }
  encoder.bytes(sha256(encoder.written()).subarray(0, CHECK_BYTES))
  return encoder.written()
}

function writeCells(encoder: TotalsEncoder, state: TotalsState): void {
  const scale = scaleOf(state.set)
  let before = -1
  for (const [cell, { n, d }] of state.amounts()) {
    // both are powers of ten: the places beyond those of the cells; an amount may have fewer
    let [integer, beyond] = d < scale ? [n * (scale / d), 1n] : [n, d / scale]
    while (beyond > 1n && integer % 10n === 0n) [integer, beyond] = [integer / 10n, beyond / 10n]
    encoder.safeInteger(cell - before)
    encoder.safeInteger(beyond.toString().length - 1)
    encoder.integer(integer)
    before = cell
  }
  encoder.safeInteger(0)
}

/** Calls `read` with each delta-encoded index below `end`. */
function readAscending(decoder: TotalsDecoder, end: number, read: (index: number) => void): void {
  let before = -1
  for (let step = decoder.safeInteger(); step !== 0; step = decoder.safeInteger()) {
    before += step
    if (before >= end) throw new MalformedBytes('they name a cell or a key that does not exist')
    read(before)
  }
}

function readFailedRows(decoder: TotalsDecoder, state: TotalsState): void {
  const count = decoder.count(Math.floor(decoder.left / 2))
  let row = 0
  for (let index = 0; index < count; index++) {
    row += decoder.safeInteger()
    const status = decoder.byte()
    if (!Number.isSafeInteger(row) || codeOfRowStatus(status) === undefined)
      throw new MalformedBytes('they hold a failed row without a known status')
    state.failed.add(row, status)
  }
}

function readTotalsBody(decoder: TotalsDecoder, set: CoefficientSet): TotalsState {
  const keys = decoder.count(Math.floor(CELLS_MAX / set.pairs.length))
  if (keys === 0) throw new MalformedBytes('they have no keys')
  const [settledRows, exactRows] = [decoder.safeInteger(), decoder.safeInteger()]
  const state = new TotalsState(set, makeWorkspace(set, keys))
  readAscending(decoder, state.cells, (cell) => {
    const beyond = decoder.count(PLACES_MAX)
    const n = decoder.integer(INTEGER_BYTES_MAX)
    if (beyond === 0) state.addInteger(cell, n)
    else state.addExactly(cell, { n, d: scaleOf(set) * powerOfTen(beyond) })
  })
  readAscending(decoder, keys, (key) => {
    const mask = decoder.byte()
    if (!set.hasUnpublished || mask === 0 || mask > MASK_MAX)
      throw new MalformedBytes('they mark a gas in a way that no totals do')
    state.unknown[key] = mask
  })
  readFailedRows(decoder, state)
  state.settledRows = settledRows
  state.exactRows = exactRows
  if (state.rows > ROWS_COUNTED_MAX) throw new MalformedBytes('they count more rows than totals can hold')
  if (decoder.left > 0) throw new MalformedBytes('they continue after their end')
  return state
}

/** Restores the state from bytes. Throws `mixed_totals` for bytes of another set or version, or damaged ones. */
export function readTotals(bytes: Uint8Array, set: CoefficientSet): TotalsState {
  const expected = 'what toBytes() of totals wrote'
  if (!(bytes instanceof Uint8Array)) {
    fail('bytes', 'mixed_totals', { message: 'are not bytes', expected: 'a Uint8Array', received: bytes })
  }
  const end = bytes.length - CHECK_BYTES
  if (end < MAGIC.length || !isEqual(bytes.subarray(0, MAGIC.length), MAGIC)) {
    fail('bytes', 'mixed_totals', { message: 'are not totals, or totals of another version', expected })
  }
  const body = bytes.subarray(0, end)
  if (!isEqual(sha256(body).subarray(0, CHECK_BYTES), bytes.subarray(end))) {
    fail('bytes', 'mixed_totals', { message: 'were damaged or cut off; write and send them again', expected })
  }
  const decoder = new TotalsDecoder(body.subarray(MAGIC.length))
  try {
    if (!isEqual(decoder.bytes(setDigest(set).length), setDigest(set))) {
      fail('bytes', 'mixed_totals', 'are totals of other units or coefficients; read them with the set that made them')
    }
    return readTotalsBody(decoder, set)
  } catch (error) {
    if (!(error instanceof MalformedBytes)) throw error
    return fail('bytes', 'mixed_totals', { message: `cannot be totals: ${error.message}`, expected })
  }
}

const FIRST_BYTES = 1024

/** An append-only buffer of the bytes and integers of totals. */
class TotalsEncoder {
  #bytes = new Uint8Array(FIRST_BYTES)
  #length = 0

  byte(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const longer = new Uint8Array(2 * this.#length)
      longer.set(this.#bytes)
      this.#bytes = longer
    }
    this.#bytes[this.#length++] = byte
  }

  bytes(bytes: Uint8Array): void {
    for (const byte of bytes) this.byte(byte)
  }

  /** An unsigned integer of up to 53 bits, seven bits per byte, lowest first. */
  safeInteger(number: number): void {
    let rest = number
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.byte((rest % 128) + 128)
    this.byte(rest)
  }

  /** An integer of any size: twice its byte count, plus one if negative, then the bytes, lowest first. */
  integer(integer: bigint): void {
    const size = integer < 0n ? -integer : integer
    const hex = size.toString(16)
    const digits = hex.length % 2 === 0 ? hex : `0${hex}`
    this.safeInteger(digits.length + (integer < 0n ? 1 : 0))
    for (let index = digits.length - 2; index >= 0; index -= 2)
      this.byte(Number.parseInt(digits.slice(index, index + 2), 16))
  }

  /** A copy of the bytes written so far. */
  written(): Uint8Array {
    return this.#bytes.slice(0, this.#length)
  }
}

/** Thrown for bytes that no `TotalsEncoder` wrote. */
class MalformedBytes extends Error {}

/** Reads the output of a `TotalsEncoder`; throws `MalformedBytes` for anything else. */
class TotalsDecoder {
  readonly #bytes: Uint8Array
  #index = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get left(): number {
    return this.#bytes.length - this.#index
  }

  byte(): number {
    const byte = this.#bytes[this.#index++]
    if (byte === undefined) throw new MalformedBytes('they end too early')
    return byte
  }

  bytes(count: number): Uint8Array {
    if (count > this.left) throw new MalformedBytes('they end too early')
    this.#index += count
    return this.#bytes.subarray(this.#index - count, this.#index)
  }

  /** An unsigned integer of up to 53 bits. */
  safeInteger(): number {
    let number = 0
    for (let scale = 1; scale <= 2 ** 49; scale *= 128) {
      const byte = this.byte()
      number += (byte % 128) * scale
      if (byte >= 128) continue
      if (byte === 0 && scale > 1) break
      if (!Number.isSafeInteger(number)) break
      return number
    }
    throw new MalformedBytes('they hold a number that is too long')
  }

  /** An unsigned integer of at most `most`. */
  count(most: number): number {
    const count = this.safeInteger()
    if (count > most) throw new MalformedBytes('they hold a number that is too large')
    return count
  }

  /** A non-zero integer of at most `bytesMax` bytes. */
  integer(bytesMax: number): bigint {
    const head = this.count(2 * bytesMax + 1)
    const bytes = this.bytes(head >> 1)
    if (bytes[bytes.length - 1] === 0 || bytes.length === 0)
      throw new MalformedBytes('they hold an integer in another form than it is written in')
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    const size = BigInt(`0x${hex.reverse().join('')}`)
    return head % 2 === 1 ? -size : size
  }
}
