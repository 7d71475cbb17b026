import { type ParsedDouble, parseNumber, powerOfTen, readNumber } from '../../exact/index.ts'

/** An exact decimal: n·10^-k. */
export interface Decimal {
  readonly n: bigint
  readonly k: number
}

const scratch: ParsedDouble = { m: 0, e: 0, k: 0 }

/** The decimal that a finite number prints as. */
export function decimalOf(value: number): Decimal {
  if (readNumber(value, scratch)) return { n: BigInt(scratch.m) + BigInt(scratch.e), k: scratch.k }
  const { n, d } = parseNumber(value)
  return { n, k: d.toString().length - 1 } // the denominator of a decimal is a power of ten
}

/** The sum of two decimals. */
export function addDecimals(a: Decimal, b: Decimal): Decimal {
  if (a.k === b.k) return { n: a.n + b.n, k: a.k }
  const [fine, coarse] = a.k > b.k ? [a, b] : [b, a]
  return { n: fine.n + coarse.n * powerOfTen(fine.k - coarse.k), k: fine.k }
}

/** Strips trailing zeros down to `places` places, or pads to `places`. */
export function shorten({ n, k }: Decimal, places: number): Decimal {
  let short = { n, k }
  while (short.k > places && short.n % 10n === 0n) short = { n: short.n / 10n, k: short.k - 1 }
  return short.k < places ? { n: short.n * powerOfTen(places - short.k), k: places } : short
}

/** Exact decimals of cells with rows that no kernel reads: too many digits, very large or very small values. */
export class ExactCells {
  readonly #cells = new Map<number, Decimal>()

  get size(): number {
    return this.#cells.size
  }

  add(cell: number, amount: Decimal): void {
    const known = this.#cells.get(cell)
    this.#cells.set(cell, known === undefined ? amount : addDecimals(known, amount))
  }

  get(cell: number): Decimal | undefined {
    return this.#cells.get(cell)
  }

  entries(): IterableIterator<[number, Decimal]> {
    return this.#cells.entries()
  }

  /** The keys that have a cell here. */
  keys(pairs: number): Set<number> {
    const keys = new Set<number>()
    for (const cell of this.#cells.keys()) keys.add(Math.floor(cell / pairs))
    return keys
  }

  clear(): void {
    this.#cells.clear()
  }
}
