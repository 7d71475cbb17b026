import { digitsWork } from '../budget.ts'
import { cutTexts, type Difference, Field, Findings } from '../findings.ts'
import { type Fraction, parseCanonical } from '../fraction.ts'

/** A difference between a bundle and its expected content. */
export interface BundleDifference extends Difference {
  /** The line, counted from 1; the last line if the difference concerns the whole bundle. */
  readonly line: number
}

/** The differences so far, each with its line, and the remaining work, which lines earn by their length. */
export class BundleFindings extends Findings {
  override readonly list: BundleDifference[] = []
  /** The number of the current line. */
  line = 0

  /** Adds a difference of the current line, unless the list is full: then the rest is not checked. */
  override put(difference: Difference): void {
    this.count += 1
    if (!this.isFull) this.list.push({ line: this.line, ...cutTexts(difference) })
  }

  /** The number of a text in the one form of exact numbers; undefined for any other value. */
  exact(text: unknown): Fraction | undefined {
    return typeof text === 'string' && this.budget.spend(digitsWork(text)) ? parseCanonical(text) : undefined
  }

  /** A field of the current line; '' for the line itself. */
  field(...parts: readonly string[]): Field {
    return new Field(this).in(...parts)
  }

  /** Runs `work` with its differences at an earlier line. */
  atLine(line: number, work: () => void): void {
    const last = this.line
    this.line = line
    work()
    this.line = last
  }
}
