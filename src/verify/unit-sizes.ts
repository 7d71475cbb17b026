import type { Findings } from './findings.ts'
import { divideFractions, exact, type Fraction, fraction } from './fraction.ts'
import { knownUnit } from './known-units.ts'
import type { StepOf, TraceStep } from './trace-shape.ts'

/** The size of a unit: one of it equals `times` of `of`. A base has no size in another unit. */
interface Size {
  readonly of: string
  readonly times: Fraction
}

const ONE = fraction(1n)

/** The name of a dimension's base; no unit can have this symbol. */
function baseOf(dimension: string): string {
  return `\u0000${dimension}`
}

/** A link of a conversion: one of `from` equals `times` of `to`. */
type Link = StepOf<'convert'>['chain'][number]

/** Returns the links of all conversions among steps. */
export function* linksOf(steps: readonly TraceStep[]): Iterable<Link> {
  for (const step of steps) if (step.kind === 'convert') yield* step.chain
}

/**
 * The single table of units for all conversions of a trace: the built-in units, and each own unit with the size of its
 * first link. Every other link must agree, so that the product of all conversions between two units is their ratio,
 * over any number of steps and own units.
 */
export class UnitSizes {
  readonly #sizes = new Map<string, Size>()
  readonly #findings: Findings

  constructor(links: Iterable<Link>, findings: Findings) {
    this.#findings = findings
    for (const { from, to, times: stated } of links) this.#add(from, to, exact(stated))
  }

  /** The ratio of one unit to another; 'incompatible' if their dimensions differ; undefined if unknown. */
  ratio(from: string, to: string): Fraction | 'incompatible' | undefined {
    if (from === to) return ONE
    const [source, target] = [this.#find(from), this.#find(to)]
    if (source === undefined || target === undefined) return undefined
    if (source.of === target.of) return this.#findings.times(source.times, divideFractions(ONE, target.times))
    return isBase(source.of) && isBase(target.of) ? 'incompatible' : undefined
  }

  /** The dimension of a unit by its name among the built-in ones; undefined if unknown. */
  dimensionOf(unit: string): string | undefined {
    const base = this.#find(unit)?.of
    return base !== undefined && isBase(base) ? base.slice(1) : undefined
  }

  /** Sizes a base without a size; a unit with a size keeps it. */
  #add(from: string, to: string, stated: Fraction): void {
    const [source, target] = [this.#find(from), this.#find(to)]
    if (stated.n <= 0n || source === undefined || target === undefined || source.of === target.of) return
    // one `from` in the base of `to`
    const size = this.#findings.times(stated, target.times)
    const ratio = size && this.#findings.times(size, divideFractions(ONE, source.times))
    if (ratio === undefined) return
    if (!isBase(source.of)) this.#sizes.set(source.of, { of: target.of, times: ratio })
    else if (!isBase(target.of)) this.#sizes.set(target.of, { of: source.of, times: divideFractions(ONE, ratio) })
  }

  /** The size of a unit in its base; undefined when the budget does not cover it. */
  #find(unit: string): Size | undefined {
    if (this.#findings.budget.isSpent) return undefined
    const known = knownUnit(unit)
    if (known !== undefined) return { of: baseOf(known.dimension), times: known.inSi }
    const path: [unit: string, own: Size][] = []
    let base = unit
    for (let size = this.#sizes.get(base); size !== undefined; size = this.#sizes.get(base)) {
      path.push([base, size])
      base = size.of
    }
    let size: Size = { of: base, times: ONE }
    for (const [one, own] of path.reverse()) {
      const times = own.of === base ? own.times : this.#findings.times(own.times, size.times)
      if (times === undefined) return undefined
      size = { of: base, times }
      this.#sizes.set(one, size)
    }
    return size
  }
}

function isBase(name: string): boolean {
  return name.startsWith('\u0000')
}
