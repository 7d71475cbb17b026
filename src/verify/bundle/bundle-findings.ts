import { WorkBudget } from '../budget.ts'
import { brief, type Difference, Findings } from '../findings.ts'
import type { Fraction } from '../fraction.ts'

/** Where a bundle differs from what it should hold. */
export interface BundleDifference extends Difference {
  /** The line, counted from 1; that of the last one where it is about the whole. */
  readonly line: number
}

const DIFFERENCES_MAX = 1000

/** The differences found so far, each at its line, and the work that is left: lines earn it by their length. */
export class BundleFindings {
  readonly list: BundleDifference[] = []
  readonly budget = new WorkBudget()
  readonly #numbers = new Findings(this.budget)
  /** True when no more are listed, and nothing behind them is looked at. */
  get isFull(): boolean {
    return this.list.length >= DIFFERENCES_MAX
  }

  /** The line that is looked at. */
  line = 0

  add(path: string, message: string, about: { readonly expected: unknown; readonly found: unknown }): void {
    this.put({ path, message, expected: brief(about.expected), found: brief(about.found) })
  }

  /** A number as a difference prints it. */
  print(value: Fraction | undefined): string {
    return value === undefined ? 'a number too long to be verified' : this.#numbers.print(value)
  }

  put(difference: Difference): void {
    if (!this.isFull) this.list.push({ line: this.line, ...difference })
  }
}
