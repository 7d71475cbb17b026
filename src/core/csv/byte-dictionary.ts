import { readByte, readInt32 } from '../../base/index.ts'
import { type ByteSource, ByteWriter } from './byte-writer.ts'

const SLOTS_MIN = 1024
const KEYS_MAX = 2 ** 18
const BYTES_MAX = 2 ** 25
const LENGTH_BYTES = 4

/** The ranges of a key in a source: from and to of each of its parts, one after another. */
export interface KeySpans {
  readonly bounds: Int32Array
  /** Number of bounds in use, two for each part. */
  count: number
}

/**
 * Assigns numbers from 0 to byte strings of one or several parts, in the order in which they are added: a dictionary
 * code for each text in a column, or for each combination of texts in several columns.
 */
export class ByteDictionary {
  /** Two entries per slot: the hash of its key, and the code plus one; 0 if the slot is free. */
  #slots = new Int32Array(2 * SLOTS_MIN)
  /** Start of each key in `#keys`, and the end of the last. */
  #starts = new Int32Array(SLOTS_MIN / 2 + 1)
  /** The parts of each key, each after its length. */
  #keys = new ByteWriter()
  #size = 0

  get size(): number {
    return this.#size
  }

  /** True if no further key should be added; the caller then clears the dictionary. */
  get isFull(): boolean {
    return this.#size >= KEYS_MAX || this.#keys.length >= BYTES_MAX
  }

  /** The number of a key; -1 if it was not added. */
  find(source: ByteSource, spans: KeySpans): number {
    const hash = hashKey(source, spans)
    const slots = this.#slots
    const mask = slots.length - 2
    for (let slot = (2 * hash) & mask; ; slot = (slot + 2) & mask) {
      const code = readInt32(slots, slot + 1) - 1
      if (code < 0) return -1
      if (slots[slot] === hash && this.#equals(code, source, spans)) return code
    }
  }

  /** Adds a new key and returns its number. The caller checks that it is new. */
  add(source: ByteSource, spans: KeySpans): number {
    if (this.#size + 1 === this.#starts.length) this.#grow()
    const code = this.#size++
    const keys = this.#keys
    for (let index = 0; index < spans.count; index += 2) {
      const from = readInt32(spans.bounds, index)
      const to = readInt32(spans.bounds, index + 1)
      keys.reserve(to - from + LENGTH_BYTES)
      keys.view.setInt32(keys.length, to - from, true)
      keys.length += LENGTH_BYTES
      keys.copy(source, from, to)
    }
    this.#starts[code + 1] = keys.length
    insertSlot(this.#slots, hashKey(source, spans), code)
    return code
  }

  /** Removes all keys. */
  clear(): void {
    this.#slots = new Int32Array(2 * SLOTS_MIN)
    this.#starts = new Int32Array(SLOTS_MIN / 2 + 1)
    this.#keys = new ByteWriter()
    this.#size = 0
  }

  #equals(code: number, source: ByteSource, { bounds, count }: KeySpans): boolean {
    const keys = this.#keys
    let index = readInt32(this.#starts, code)
    const end = readInt32(this.#starts, code + 1)
    for (let part = 0; part < count; part += 2) {
      const from = readInt32(bounds, part)
      const length = readInt32(bounds, part + 1) - from
      if (index >= end || keys.view.getInt32(index, true) !== length) return false
      index += LENGTH_BYTES
      let done = 0
      for (; done + 4 <= length; done += 4) {
        if (keys.view.getInt32(index + done, true) !== source.view.getInt32(from + done, true)) return false
      }
      for (; done < length; done++) if (keys.bytes[index + done] !== source.bytes[from + done]) return false
      index += length
    }
    return index === end
  }

  #grow(): void {
    const slots = new Int32Array(2 * this.#slots.length)
    for (let slot = 0; slot < this.#slots.length; slot += 2) {
      const code = readInt32(this.#slots, slot + 1) - 1
      if (code >= 0) insertSlot(slots, readInt32(this.#slots, slot), code)
    }
    this.#slots = slots
    const starts = new Int32Array(2 * this.#starts.length - 1)
    starts.set(this.#starts)
    this.#starts = starts
  }
}

function insertSlot(slots: Int32Array, hash: number, code: number): void {
  const mask = slots.length - 2
  let slot = (2 * hash) & mask
  while (slots[slot + 1] !== 0) slot = (slot + 2) & mask
  slots[slot] = hash
  slots[slot + 1] = code + 1
}

const MULTIPLIER = 0x9e3779b1

function hashKey({ bytes, view }: ByteSource, { bounds, count }: KeySpans): number {
  let hash = count
  for (let part = 0; part < count; part += 2) {
    const from = readInt32(bounds, part)
    const to = readInt32(bounds, part + 1)
    let index = from
    for (; index + 4 <= to; index += 4) {
      hash = Math.imul(hash ^ view.getInt32(index, true), MULTIPLIER)
      hash ^= hash >>> 15
    }
    for (; index < to; index++) hash = Math.imul(hash ^ readByte(bytes, index), MULTIPLIER)
    hash ^= hash >>> 13
  }
  return hash
}
