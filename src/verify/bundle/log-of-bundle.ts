import { canonicalText } from '../plain-data.ts'
import type { BundleFindings } from './bundle-findings.ts'
import { digestOf, type Fields, isFields } from './bundle-text.ts'
import { calculationKey } from './calculation-key.ts'

/** How far a log goes: the number of its last line and the digest of it. */
export interface BundleHead {
  readonly sequence: number
  readonly digest: string
}

/** What the log says of a record that is there. */
export interface LoggedRecord {
  readonly collection: string
  /** Its exact emission; null: none. */
  readonly after: string | null
  /** Of the calculation in force and of the location-based one beside it, by `calculationKey`; null: none. */
  readonly market: string | null
  readonly location: string | null
}

const ENDS: readonly unknown[] = ['delete', 'revoke', 'unlock']
/** Their records stay, and say that they are deleted. */
const MARKED: readonly unknown[] = ['files', 'emissionFactors']
/** Records that are in no bundle. */
const LEFT_OUT: readonly unknown[] = ['apiKeys']

function keyIn(computed: Fields, name: 'calculation' | 'location'): string | null {
  const calculation = computed[name]
  return isFields(calculation) ? calculationKey(calculation, ({ factorSnapshotId }) => factorSnapshotId) : null
}

/** The chain of the log, line by line, and what it says of each record that is there. */
export class LogOfBundle {
  readonly records = new Map<string, LoggedRecord>()
  readonly #found: BundleFindings
  readonly #kept: BundleHead | undefined
  #sequence = 0
  #digest: string

  /** `kept`: a head that somebody kept earlier. */
  constructor(companyId: unknown, kept: BundleHead | undefined, found: BundleFindings) {
    this.#found = found
    this.#kept = kept
    this.#digest = digestOf(`company ${String(companyId)}`)
    this.#checkKept()
  }

  add(line: Fields): void {
    const { digest, ...said } = line
    const due = digestOf(`${this.#digest}\n${canonicalText(said)}`)
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
    this.#checkKept()
    this.#note(line)
  }

  /** Whether the log ends where the header says. */
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
    if (this.#kept === undefined || this.#kept.sequence <= this.#sequence) return
    const about = { expected: `${this.#kept.sequence} lines or more`, found: `${this.#sequence} lines` }
    this.#found.add('log', 'ends before the line that was kept as its last', about)
  }

  #checkKept(): void {
    if (this.#kept === undefined || this.#kept.sequence !== this.#sequence || this.#kept.digest === this.#digest) return
    const about = { expected: this.#kept.digest, found: this.#digest }
    this.#found.add('line.digest', 'is not the one that was kept', about)
  }

  #note({ action, collection, recordId, after, computed }: Fields): void {
    if (typeof recordId !== 'string' || typeof collection !== 'string' || LEFT_OUT.includes(collection)) return
    if (ENDS.includes(action) && !MARKED.includes(collection)) {
      this.records.delete(recordId)
      return
    }
    const before = this.records.get(recordId)
    const keys = isFields(computed)
      ? { market: keyIn(computed, 'calculation'), location: keyIn(computed, 'location') }
      : { market: before?.market ?? null, location: before?.location ?? null }
    this.records.set(recordId, { collection, after: typeof after === 'string' ? after : null, ...keys })
  }
}
