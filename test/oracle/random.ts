/** A seeded source of random numbers (splitmix-like, 32 bits at a time), the same on every machine. */
export interface Random {
  /** A number from 0 up to 1 of 53 random bits. */
  unit(): number
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
  one<T>(list: readonly T[]): T
}

export function randomFrom(seed: number): Random {
  let state = seed | 0
  const bits32 = (): number => {
    state = (state + 0x9e3779b9) | 0
    let z = state
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    return (z ^ (z >>> 15)) >>> 0
  }
  const unit = () => (bits32() * 2 ** 21 + (bits32() >>> 11)) / 2 ** 53
  const whole = (low: number, high: number) => low + Math.floor(unit() * (high - low + 1))
  return { unit, whole, one: (list) => list[whole(0, list.length - 1)] as (typeof list)[number] }
}
