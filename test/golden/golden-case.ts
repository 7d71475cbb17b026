import { Decimal } from 'decimal.js'
import type { NumberInput } from '../../src/index.ts'

/** A published calculation that the library can express. */
export interface GoldenCase {
  readonly id: string
  readonly source: string
  readonly title: string
  /** What the source gives, in its own words and units. */
  readonly given: string
  /** How it is said to the library. */
  readonly how: string
  /** The figures as printed. */
  readonly expected: Readonly<Record<string, string>>
  /** How the source rounds, where its last printed place does not bound the difference by itself. */
  readonly tolerance?: { readonly why: string; readonly absolute?: string; readonly percent?: string }
  /** The same figures, computed. */
  readonly compute: () => Readonly<Record<string, NumberInput | null | undefined>>
}

/** A published calculation that the library cannot express, and why. */
export interface UnexpressedCase {
  readonly id: string
  readonly source: string
  readonly title: string
  readonly reason: string
}

const Wide = Decimal.clone({ precision: 80 })

/** How far a figure may lie from the printed one: half of its last printed place, unless the case says more. */
function allowance(printed: string, { tolerance }: GoldenCase): Decimal {
  if (tolerance?.absolute !== undefined) return new Wide(tolerance.absolute)
  if (tolerance?.percent !== undefined) return new Wide(printed).abs().times(tolerance.percent).div(100)
  const places = printed.split('.')[1]?.length ?? 0
  return new Wide(10).pow(-places).div(2)
}

/** The figures that differ from the printed ones, each as 'name: computed, printed …'; none when all agree. */
export function disagreements(golden: GoldenCase): readonly string[] {
  const computed = golden.compute()
  return Object.entries(golden.expected).flatMap(([name, printed]) => {
    const figure = computed[name]
    if (figure === null || figure === undefined) return [`${name}: nothing was computed`]
    const difference = new Wide(figure.toString()).minus(printed).abs()
    return difference.lte(allowance(printed, golden)) ? [] : [`${name}: ${figure}, printed ${printed}`]
  })
}
