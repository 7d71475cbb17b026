import { canonicalText } from '../plain-data.ts'
import type { BundleFindings } from './bundle-findings.ts'
import { digestOf, type Fields, isFields } from './bundle-text.ts'
import { LineMeaning } from './line-meaning.ts'
import type { LoggedRecord } from './logged-record.ts'

/** The head of a log: the number and the digest of its last line. */
export interface BundleHead {
  readonly sequence: number
  readonly digest: string
}

/** A head that was stored outside the bundle. */
export interface StoredHead extends BundleHead {
  /** True if no line may follow it. */
  readonly isLast?: boolean
}

/** The hash chain of the log, and the state of each existing record according to it. */
export class LogOfBundle {
  readonly #meaning: LineMeaning
  readonly #found: BundleFindings
  readonly #stored: StoredHead | undefined
  #sequence = 0
  #digest: string

  /** `stored`: a head that was stored earlier. */
  constructor(companyId: unknown, stored: StoredHead | undefined, found: BundleFindings) {
    this.#found = found
    this.#stored = stored
    this.#meaning = new LineMeaning(found)
    this.#digest = digestOf(`company ${String(companyId)}`)
    this.#checkStored()
  }

  /** The logged state of each existing record, by its id in the log. */
  get records(): Map<string, LoggedRecord> {
    return this.#meaning.records
  }

  /** Lines written by an earlier version, without the digests of their records. */
  get earlierLines(): number {
    return this.#meaning.earlierLines
  }

  /** The number of lines after the stored head; null: none was passed. */
  get linesBehindHead(): number | null {
    return this.#stored === undefined ? null : Math.max(0, this.#sequence - this.#stored.sequence)
  }

  add(line: Fields): void {
    const { digest, ...content } = line
    const due = digestOf(`${this.#digest}\n${canonicalText(content)}`)
    this.#sequence += 1
    if (line.sequence !== this.#sequence) {
      const about = { expected: this.#sequence, found: line.sequence }
      this.#found.add('line.sequence', 'is not one more than that of the line before', about)
    }
    if (digest !== due) {
      const message = 'is not that of the line and the one before it'
      this.#found.add('line.digest', message, { expected: due, found: digest })
    }
    this.#digest = typeof digest === 'string' ? digest : due
    this.#checkStored()
    this.#meaning.add(line)
  }

  /** Checks that the log ends at the head in the header, and passes through the stored one. */
  end(head: unknown): void {
    const given: Fields = isFields(head) ? head : {}
    for (const [field, due] of [
      ['sequence', this.#sequence],
      ['digest', this.#digest],
    ] as const) {
      if (given[field] === due) continue
      this.#found.add(`log.${field}`, 'of the header is not that of the last line', {
        expected: due,
        found: given[field],
      })
    }
    const stored = this.#stored
    if (stored === undefined) return
    if (stored.sequence > this.#sequence) {
      const about = { expected: `${stored.sequence} lines or more`, found: `${this.#sequence} lines` }
      this.#found.add('log', 'ends before the line that was kept as its last', about)
    } else if (stored.isLast === true && stored.sequence < this.#sequence) {
      const about = { expected: `${stored.sequence} lines`, found: `${this.#sequence} lines` }
      this.#found.add('log', 'goes on behind the line that was to be its last', about)
    }
  }

  #checkStored(): void {
    const stored = this.#stored
    if (stored === undefined || stored.sequence !== this.#sequence || stored.digest === this.#digest) return
    const about = { expected: stored.digest, found: this.#digest }
    this.#found.add('line.digest', 'is not the one that was kept', about)
  }
}
