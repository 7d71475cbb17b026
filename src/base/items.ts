/*
 * Reads at an index that the caller knows to be inside the list. TypeScript types such a read `T | undefined`; these
 * functions hold its only casts. Outside the list they return undefined despite their type, so a read that can miss must
 * not use them. Each class of array has its own function, because V8 keeps a read fast while it sees only one class.
 */

/** Returns the item at an index inside the list. */
export function readItem<Item>(list: readonly Item[], index: number): Item {
  return list[index] as Item
}

export function readByte(bytes: Uint8Array, index: number): number {
  return bytes[index] as number
}

export function readUint16(column: Uint16Array, index: number): number {
  return column[index] as number
}

export function readInt32(column: Int32Array, index: number): number {
  return column[index] as number
}

export function readUint32(column: Uint32Array, index: number): number {
  return column[index] as number
}

export function readDouble(column: Float64Array, index: number): number {
  return column[index] as number
}
