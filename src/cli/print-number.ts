import type { Rational } from '../exact/index.ts'

/** Inserts a comma every three digits. */
function grouped(integer: string): string {
  return integer.replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** Prints an exact number with a fixed number of decimals, rounded half to even, with commas between thousands. */
export function printDecimals({ n, d }: Rational, decimals: number): string {
  const over = (n < 0n ? -n : n) * 10n ** BigInt(decimals)
  const integer = over / d
  const twiceRest = 2n * (over - integer * d)
  const rounded = twiceRest > d || (twiceRest === d && (integer & 1n) === 1n) ? integer + 1n : integer
  const digits = rounded.toString().padStart(decimals + 1, '0')
  const sign = n < 0n && rounded !== 0n ? '-' : ''
  const point = digits.length - decimals
  return `${sign}${grouped(digits.slice(0, point))}${decimals === 0 ? '' : `.${digits.slice(point)}`}`
}

/** Prints exact kilograms as tonnes with three decimals. */
export function printTonnes({ n, d }: Rational): string {
  return printDecimals({ n, d: d * 1000n }, 3)
}
