/** Bytes per pair in a table: the heads of the four gases, then `up` of the four, then `down`. */
const PAIR_BYTES: usize = 96

/** A table of brackets; two gases make a vector, the other two are 16 bytes further. */
export class Table {
  /** Address of a row's pair, from the address of its index. */
  @inline static pairOf(table: usize, coefficient: usize): usize {
    return table + <usize>load<u32>(coefficient) * PAIR_BYTES
  }

  @inline static head(pair: usize): v128 {
    return v128.load(pair)
  }

  @inline static up(pair: usize): v128 {
    return v128.load(pair, 32)
  }

  @inline static down(pair: usize): v128 {
    return v128.load(pair, 64)
  }

  /** The heads of the other two gases; an offset in the instruction costs no addition. */
  @inline static otherHead(pair: usize): v128 {
    return v128.load(pair, 16)
  }

  @inline static otherUp(pair: usize): v128 {
    return v128.load(pair, 48)
  }

  @inline static otherDown(pair: usize): v128 {
    return v128.load(pair, 80)
  }
}
