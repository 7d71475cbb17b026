import type { EmissionsError, ErrorCode, Violation } from '../../core/errors/index.ts'
import { add, parseNumber, printExact, type Rational, subtract, ZERO } from '../../core/exact/index.ts'
import type {
  ActivityCollection,
  EditionSwitch,
  FactorDifference,
  FactorWithoutCounterpart,
  FailedRecord,
  StoredRestatement,
} from '../../ledger/context/records.ts'

/** Store errors. They abort the restatement; errors of a single record do not. */
const OF_THE_STORE = /^(?:store_|schema_|transaction_|client_invalid|version_conflict|row_security)/

/** True for an error that aborts a restatement. Any other error belongs to one record, and the others continue. */
export function abortsRestatement({ code }: EmissionsError): boolean {
  return OF_THE_STORE.test(code)
}

/** Picks the fields of violations that a restatement stores. */
export function storedViolations(violations: readonly Violation[]): FailedRecord['violations'] {
  return violations.map(({ path, code, message }) => ({ path, code, message }))
}

/** The most failed records listed with their violations; all are counted. */
const FAILURES_MAX = 100
/** The most replacements of factors listed separately. */
const GROUPS_MAX = 200

/** A record whose emission or factors changed. */
interface RestatedRecord {
  readonly collection: ActivityCollection
  /** Exact kilograms of CO2e. */
  readonly beforeKg: string
  readonly afterKg: string
  /** The keys of its factors, one per contribution. */
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** A replacement of factors, with its difference so far. */
interface Group extends Pick<FactorDifference, 'collection' | 'before' | 'after'> {
  records: number
  difference: Rational
}

type Replacement = Pick<FactorDifference, 'collection' | 'before' | 'after'>

/** Builds the key of a replacement. No key of a factor has a line break. */
function groupKey({ collection, before, after }: Replacement): string {
  return `${collection}\n${before?.join('\r') ?? '\t'}\n${after?.join('\r') ?? '\t'}`
}

/** Adds a page to the progress of a restatement. */
export class Progress {
  readonly #before: StoredRestatement
  readonly #groups: Map<string, Group>
  readonly #failures: FailedRecord[]
  readonly #withoutCounterpart: Map<string, FactorWithoutCounterpart>
  #changed = 0
  #unchanged = 0
  #failed = 0
  #difference: Rational

  constructor(before: StoredRestatement) {
    this.#before = before
    this.#difference = parseNumber(before.differenceKg)
    this.#groups = new Map(
      before.byFactor.map(({ differenceKg, ...one }) => [
        groupKey(one),
        { ...one, difference: parseNumber(differenceKg) },
      ]),
    )
    this.#failures = [...before.failures]
    const without = before.editionSwitch?.withoutCounterpart ?? []
    this.#withoutCounterpart = new Map(without.map((one) => [one.factor, one]))
  }

  addChanged({ collection, beforeKg, afterKg, before, after }: RestatedRecord): void {
    const difference = subtract(parseNumber(afterKg), parseNumber(beforeKg))
    this.#changed += 1
    this.#difference = add(this.#difference, difference)
    const group = this.#groupOf({ collection, before, after })
    group.records += 1
    group.difference = add(group.difference, difference)
  }

  addUnchanged(): void {
    this.#unchanged += 1
  }

  addFailed(collection: ActivityCollection, recordId: string, violations: readonly Violation[]): void {
    this.#failed += 1
    if (this.#failures.length >= FAILURES_MAX) return
    this.#failures.push({ collection, recordId, violations: storedViolations(violations) })
  }

  /** Counts a record whose factor has no counterpart in the other edition. */
  addWithoutCounterpart(factor: string, code: ErrorCode): void {
    const records = (this.#withoutCounterpart.get(factor)?.records ?? 0) + 1
    this.#withoutCounterpart.set(factor, { factor, code, records })
  }

  /** Returns the restatement with its progress, to continue at `next`. */
  toRestatement(next: StoredRestatement['next'], now: string): StoredRestatement {
    const before = this.#before
    const { records, changed, unchanged, failed } = before
    return {
      ...before,
      updatedAt: now,
      finishedAt: next === null ? now : null,
      next,
      records: records + this.#changed + this.#unchanged + this.#failed,
      changed: changed + this.#changed,
      unchanged: unchanged + this.#unchanged,
      failed: failed + this.#failed,
      differenceKg: printExact(this.#difference),
      byFactor: Array.from(this.#groups.values(), ({ difference, ...group }) => ({
        ...group,
        differenceKg: printExact(difference),
      })),
      failures: this.#failures,
      ...this.#switched(before.editionSwitch),
    }
  }

  #switched(before: EditionSwitch | undefined): Pick<StoredRestatement, 'editionSwitch'> {
    if (before === undefined) return {}
    return { editionSwitch: { ...before, withoutCounterpart: [...this.#withoutCounterpart.values()] } }
  }

  /** The group of a replacement. If there are too many groups, further ones of a collection share one. */
  #groupOf(replacement: Replacement): Group {
    const key = groupKey(replacement)
    const known = this.#groups.get(key)
    if (known !== undefined) return known
    const { collection, before } = replacement
    if (before !== null && this.#groups.size >= GROUPS_MAX)
      return this.#groupOf({ collection, before: null, after: null })
    const made = { ...replacement, records: 0, difference: ZERO }
    this.#groups.set(key, made)
    return made
  }
}
