import { WorkBudget } from '../budget.ts'
import { brief, type Difference, Findings } from '../findings.ts'
import type { Fraction } from '../fraction.ts'

/** A difference between a bundle and its expected content. */
export interface BundleDifference extends Difference {
  /** The line, counted from 1; the last line if the difference concerns the whole bundle. */
  readonly line: number
}

const DIFFERENCES_MAX = 1000

/** The differences so far, each with its line, and the remaining work, which lines earn by their length. */
export class BundleFindings {
  readonly list: BundleDifference[] = []
  readonly budget = new WorkBudget()
  readonly #numbers = new Findings(this.budget)
  /** True when no more differences are listed and the rest is not checked. */
  get isFull(): boolean {
    return this.list.length >= DIFFERENCES_MAX
  }

  /** The number of the current line. */
  line = 0

  add(path: string, message: string, about: { readonly expected: unknown; readonly found: unknown }): void {
    this.put({ path, message, expected: brief(about.expected), found: brief(about.found) })
  }

  /** Formats a number for a difference. */
  print(value: Fraction | undefined): string {
    return value === undefined ? 'a number too long to be verified' : this.#numbers.print(value)
  }

  put(difference: Difference): void {
    if (!this.isFull) this.list.push({ line: this.line, ...difference })
  }
}
