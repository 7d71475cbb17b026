import { knownUnit } from './known-units.ts'
import { isMoneyStep } from './money.ts'
import type { TraceStep } from './trace-shape.ts'

/** Returns the units whose product a built-in symbol is; an own unit stays one. */
function unitFactors(symbol: string): readonly string[] {
  return knownUnit(symbol) === undefined ? [symbol] : symbol.split('·')
}

/**
 * Returns the numerator and denominator of a unit like 'kg/l'. The denominator is certain if the quantity has that
 * unit.
 */
export function splitUnit(unit: string, below: string | undefined): readonly [above: string, below: string] {
  if (below !== undefined && unit.endsWith(`/${below}`)) return [unit.slice(0, -below.length - 1), below]
  const [above = '', ...rest] = unit.split('/')
  return [above, rest.join('/')]
}

/**
 * The unit of a quantity along the steps: a product of units, in which each step cancels its source and adds its
 * target. A caller's own unit is atomic, regardless of its symbol.
 */
export class UnitWalk {
  readonly #powers = new Map<string, number>()

  constructor(unit: string) {
    this.#raise(unit, 1)
  }

  /** The unit if it is a single one, not a product. */
  get single(): string | undefined {
    if (this.#powers.size !== 1) return undefined
    const [first] = this.#powers
    return first?.[1] === 1 ? first[0] : undefined
  }

  /** Applies a step. */
  go(step: TraceStep): void {
    if (step.kind === 'convert') this.#change(step.chain[0]?.from, step.chain.at(-1)?.to)
    else if (step.kind === 'bridge' || isMoneyStep(step)) this.#through(step.unit)
    else if (step.kind === 'distance') this.#change(step.unit === 'km/vehicle' ? 'vehicle' : undefined, 'km')
    else if (step.kind === 'quantity' && step.what === 'consumption') this.#through(step.unit)
    else if (step.kind === 'quantity') this.#change(undefined, step.unit)
  }

  /** True if the remaining product equals a unit. */
  isAt(unit: string): boolean {
    const rest = new UnitWalk(unit)
    for (const [part, power] of this.#powers) rest.#add(part, -power)
    return rest.#powers.size === 0
  }

  toString(): string {
    const parts = [...this.#powers].map(([part, power]) => (power === 1 ? part : `${part}^${power}`))
    return parts.length === 0 ? '1' : parts.join('·')
  }

  #through(unit: string): void {
    const [above, below] = splitUnit(unit, this.single)
    this.#change(below, above)
  }

  #change(from: string | undefined, to: string | undefined): void {
    if (from !== undefined) this.#raise(from, -1)
    if (to !== undefined) this.#raise(to, 1)
  }

  #raise(unit: string, power: number): void {
    for (const part of unitFactors(unit)) this.#add(part, power)
  }

  #add(part: string, power: number): void {
    const sum = (this.#powers.get(part) ?? 0) + power
    if (sum === 0) this.#powers.delete(part)
    else this.#powers.set(part, sum)
  }
}
