import { sha256 } from '@noble/hashes/sha2.js'
import { fail } from '../../errors/index.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import { CELLS_MAX } from '../kernel/cells.ts'
import { ByteReader, MalformedBytes } from './byte-reader.ts'
import { ByteWriter } from './byte-writer.ts'
import { shorten } from './exact-cells.ts'
import { STATUS_MAX } from './failed-rows.ts'
import { setDigest } from './set-digest.ts'
import { amountsOf, makeWorkspace, placesOf, TotalsState } from './totals-state.ts'

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
 * failed rows. Numbers use `whole`, integers `integer`; cells, keys and rows are delta-encoded.
 */
export function writeTotals(state: TotalsState): Uint8Array {
  const writer = new ByteWriter()
  const places = placesOf(state.set)
  writer.bytes(MAGIC)
  writer.bytes(setDigest(state.set))
  for (const count of [state.keys, state.settledRows, state.exactRows]) writer.safeInteger(count)
  let before = -1
  for (const [cell, amount] of amountsOf(state)) {
    const { n, k } = shorten(amount, places)
    writer.safeInteger(cell - before)
    writer.safeInteger(k - places)
    writer.integer(n)
    before = cell
  }
  writer.safeInteger(0)
  before = -1
  for (const [key, mask] of state.unknown.entries()) {
    if (mask === 0) continue
    writer.safeInteger(key - before)
    writer.byte(mask)
    before = key
  }
  writer.safeInteger(0)
  writer.safeInteger(state.failed.count)
  before = 0
  for (const [row, status] of state.failed.entries()) {
    writer.safeInteger(row - before)
    writer.byte(status)
    before = row
  }
  const check = sha256(writer.written()).subarray(0, CHECK_BYTES)
  writer.bytes(check)
  return writer.written()
}

function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}

/** Calls `read` with each delta-encoded index below `end`. */
function readAscending(reader: ByteReader, end: number, read: (index: number) => void): void {
  let before = -1
  for (let step = reader.safeInteger(); step !== 0; step = reader.safeInteger()) {
    before += step
    if (before >= end) throw new MalformedBytes('they name a cell or a key that there is not')
    read(before)
  }
}

function readFailed(reader: ByteReader, state: TotalsState): void {
  const count = reader.count(Math.floor(reader.left / 2))
  let row = 0
  for (let index = 0; index < count; index++) {
    row += reader.safeInteger()
    const status = reader.byte()
    if (!Number.isSafeInteger(row) || status === 0 || status > STATUS_MAX)
      throw new MalformedBytes('they fail a row wrongly')
    state.failed.add(row, status)
  }
}

function readBody(reader: ByteReader, set: CoefficientSet): TotalsState {
  const keys = reader.count(Math.floor(CELLS_MAX / set.pairs.length))
  if (keys === 0) throw new MalformedBytes('they have no keys')
  const [settledRows, exactRows] = [reader.safeInteger(), reader.safeInteger()]
  const state = new TotalsState(set, makeWorkspace(set, keys))
  const places = placesOf(set)
  readAscending(reader, state.cells, (cell) => {
    const k = places + reader.count(PLACES_MAX)
    const n = reader.integer(INTEGER_BYTES_MAX)
    if (k === places) state.addInteger(cell, n)
    else state.exact.add(cell, { n, k })
  })
  readAscending(reader, keys, (key) => {
    const mask = reader.byte()
    if (!set.hasUnpublished || mask === 0 || mask > MASK_MAX) throw new MalformedBytes('they mark a gas wrongly')
    state.unknown[key] = mask
  })
  readFailed(reader, state)
  state.settledRows = settledRows
  state.exactRows = exactRows
  if (state.rows > ROWS_COUNTED_MAX) throw new MalformedBytes('they count more rows than there can be')
  if (reader.left > 0) throw new MalformedBytes('they go on behind their end')
  return state
}

/** Restores the state from bytes. Throws `mixed_totals` for bytes of another set or version, or damaged ones. */
export function readTotals(bytes: Uint8Array, set: CoefficientSet): TotalsState {
  const expected = 'what toBytes() of totals wrote'
  if (!(bytes instanceof Uint8Array)) {
    fail('bytes', 'mixed_totals', { message: 'are no bytes', expected: 'a Uint8Array', received: bytes })
  }
  const end = bytes.length - CHECK_BYTES
  if (end < MAGIC.length || !isEqual(bytes.subarray(0, MAGIC.length), MAGIC)) {
    fail('bytes', 'mixed_totals', { message: 'are no totals, or totals of another version', expected })
  }
  const body = bytes.subarray(0, end)
  if (!isEqual(sha256(body).subarray(0, CHECK_BYTES), bytes.subarray(end))) {
    fail('bytes', 'mixed_totals', { message: 'were damaged or cut off; write and send them again', expected })
  }
  const reader = new ByteReader(body.subarray(MAGIC.length))
  try {
    if (!isEqual(reader.bytes(setDigest(set).length), setDigest(set))) {
      fail('bytes', 'mixed_totals', 'are totals of other units or coefficients; read them with the set that made them')
    }
    return readBody(reader, set)
  } catch (error) {
    if (!(error instanceof MalformedBytes)) throw error
    return fail('bytes', 'mixed_totals', { message: `cannot be totals: ${error.message}`, expected })
  }
}
