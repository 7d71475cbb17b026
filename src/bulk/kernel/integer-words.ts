const TWO_TO_32 = 2 ** 32

/** Words of an integer, the lowest first. */
export interface IntegerWords {
  readonly words: Int32Array
  readonly at: number
  readonly count: number
}

/** Adds an integer to one of as many words at `to`; wrapping. */
export function addWords(into: Int32Array, to: number, { words, at, count }: IntegerWords): void {
  let carry = 0
  for (let word = 0; word < count; word++) {
    const sum = ((into[to + word] as number) >>> 0) + ((words[at + word] as number) >>> 0) + carry
    into[to + word] = sum
    carry = sum >= TWO_TO_32 ? 1 : 0
  }
}
