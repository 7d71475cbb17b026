import { brief, type Difference } from '../findings.ts'

/** Where a bundle differs from what it should hold. */
export interface BundleDifference extends Difference {
  /** The line, counted from 1; that of the last one where it is about the whole. */
  readonly line: number
}

const DIFFERENCES_MAX = 1000

/** The differences found so far, each at its line. */
export class BundleFindings {
  readonly list: BundleDifference[] = []
  /** The line that is looked at. */
  line = 0

  add(path: string, message: string, about: { readonly expected: unknown; readonly found: unknown }): void {
    this.put({ path, message, expected: brief(about.expected), found: brief(about.found) })
  }

  put(difference: Difference): void {
    if (this.list.length < DIFFERENCES_MAX) this.list.push({ line: this.line, ...difference })
  }
}
