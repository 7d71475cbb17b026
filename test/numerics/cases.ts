import type { Random } from '../oracle/random.ts'
import { type Fraction, fraction, times } from '../oracle/rational-oracle.ts'

/** Published factors of four gases, kilograms per unit, as printed; the fraction strings are masses out of CO2e. */
export const FACTORS: readonly { readonly unit: string; readonly per1: readonly [string, string, string, string] }[] = [
  { unit: 'l', per1: ['2.53763', '0.00029/28', '0.03290/265', '2.57082'] },
  { unit: 'kWh', per1: ['0.18253', '0.00028/28', '0.00009/265', '0.18290'] },
  { unit: 'kWh', per1: ['0.17503', '0.00078/28', '0.00119/265', '0.177'] },
  { unit: 'kg', per1: ['2.89384', '0.00801/28', '0.02503/265', '2.92688'] },
  { unit: 'mmbtu', per1: ['53.06', '0.001', '0.0001', '53.1145'] },
  { unit: 'US gal', per1: ['10.21', '0.00041', '0.00008', '10.24268'] },
  {
    unit: 'MWh',
    per1: ['823.149*45359237/100000000', '0.061*45359237/100000000', '0.009*45359237/100000000', '827.09'],
  },
  { unit: 't·km', per1: ['0.07412', '0.00001/28', '0.00114/265', '0.07527'] },
  { unit: 'km', per1: ['0.16272', '0.00001/28', '0.00133/265', '0.16406'] },
  { unit: 'passenger·km', per1: ['0.14679', '0.00001/28', '0.00073/265', '0.14753'] },
  { unit: 'room·night', per1: ['10.4', '1/3', '1/7', '10.4'] },
  { unit: 'kg', per1: ['1', '28', '265', '14800'] },
]

/** A figure of the table: 'a*b/c' is a times b/c. */
export function figure(text: string): Fraction {
  return times(...text.split('*').map(fraction))
}

const KINDS = ['decimal', 'decimal', 'decimal', 'digits15', 'digits17', 'integer', 'extreme', 'tiny'] as const

/** A value of one of the kinds met in practice or at the edges, sometimes negative. */
export function randomValue(random: Random): number {
  const value = randomSize(random)
  return random.whole(0, 15) === 0 ? -value : value
}

function randomSize(random: Random): number {
  switch (random.one(KINDS)) {
    case 'decimal':
      return Number(`${random.whole(0, 10 ** random.whole(1, 9))}e-${random.whole(0, 6)}`)
    case 'digits15':
      return Number(`${random.whole(1e6, 10 ** random.whole(7, 15))}e-${random.whole(0, 12)}`)
    case 'digits17':
      return random.unit() * 10 ** random.whole(-3, 16)
    case 'integer':
      return random.whole(0, 2 ** random.whole(1, 53)) * random.one([1, 1, 2, 4, 1024])
    case 'extreme':
      return Number(`${random.whole(1, 2 ** 53)}e${random.whole(-320, 290)}`)
    case 'tiny':
      return Number(`${random.whole(1, 9999)}e-${random.whole(5, 30)}`)
  }
}

interface Convergent {
  readonly q: bigint
  /** q·α less the nearest integer, in parts of the denominator of α. */
  readonly miss: bigint
}

/** The best approximations of over/under by fractions of small denominators, by Euclid. */
function convergents({ over, under }: Fraction): Convergent[] {
  const found: Convergent[] = []
  let [a, b] = [over % under, under]
  let [q0, q1] = [1n, 0n]
  let sign = 1n
  while (a !== 0n && q0 < 10n ** 15n) {
    found.push({ q: q0, miss: sign * a })
    const step = b / a
    ;[a, b] = [b % a, a]
    ;[q0, q1] = [q0 * step + q1, q0]
    sign = -sign
  }
  return found
}

/**
 * A source of integers m of 15 digits for which m·10^-k·C lies as near to halfway between two doubles as any: one random m
 * is moved by denominators of convergents, each of which shifts the product by almost a whole number of units.
 */
export function nearMidpoints(coefficient: Fraction, k: number): (random: Random) => number {
  const { over, under } = coefficient
  const size = over < 0n ? -over : over
  const d = under * 10n ** BigInt(k)
  const centre = 7n * 10n ** 14n
  // α = C·10^-k·2^exponent, so that centre·α has 53 bits before the point and a midpoint ends in .1 (binary)
  const exponent = 253 - ((centre * size * 2n ** 200n) / d).toString(2).length
  const alpha =
    exponent >= 0 ? { over: size << BigInt(exponent), under: d } : { over: size, under: d << BigInt(-exponent) }
  const steps = convergents(alpha)
  return (random) => {
    let m = centre + BigInt(random.whole(-1e13, 1e13))
    let miss = ((m * alpha.over) % alpha.under) * 2n - alpha.under
    for (const { q, miss: shift } of steps) {
      if (shift === 0n || q > 2n * 10n ** 13n) continue
      const count = -miss / (2n * shift)
      const most = (2n * 10n ** 13n) / q
      const used = count > most ? most : count < -most ? -most : count
      m += used * q
      miss += used * 2n * shift
    }
    return Number(`${m}e-${k}`)
  }
}
