import { isFields } from '../../base/index.ts'
import type { Field } from '../findings.ts'
import { canonicalText, digestOf } from '../plain-data.ts'
import type { BundleFindings } from './bundle-findings.ts'
import type { Fields } from './bundle-text.ts'
import type { FactorsOfBundle } from './factors-of-bundle.ts'
import { LineMeaning } from './line-meaning.ts'

/** The head of a log that was stored outside the bundle: the number and the digest of its last line. */
export interface BundleHead {
  readonly sequence: number
  readonly digest: string
  /** True if no line may follow it. */
  readonly isLast?: boolean
}

/** The company whose log it is, a head that was stored earlier, and the factors of the bundle. */
interface LoggedIn {
  readonly companyId?: unknown
  readonly stored?: BundleHead | undefined
  readonly factors: FactorsOfBundle
}

/** The hash chain of the log, and the state of each existing record according to it. */
export class LogOfBundle {
  readonly meaning: LineMeaning
  /** The digest of each line by its number; 0: the digest that the log starts from. */
  readonly digests: string[] = []
  readonly #findings: BundleFindings
  readonly #stored: BundleHead | undefined
  readonly #factors: FactorsOfBundle
  #sequence = 0
  #digest: string

  constructor({ companyId, stored, factors }: LoggedIn, findings: BundleFindings) {
    this.#findings = findings
    this.#stored = stored
    this.#factors = factors
    this.meaning = new LineMeaning(findings)
    this.#digest = digestOf(`company ${String(companyId)}`)
    this.digests.push(this.#digest)
    this.#checkStored()
  }

  /** The number of lines after the stored head; null if no head was passed. */
  get linesBehindHead(): number | null {
    return this.#stored === undefined ? null : Math.max(0, this.#sequence - this.#stored.sequence)
  }

  add(line: Fields): void {
    const { digest, ...content } = line
    const due = digestOf(`${this.#digest}\n${canonicalText(content)}`)
    this.#sequence += 1
    const field = this.#findings.field('line')
    field.in('sequence').expect('is not one more than that of the line before', this.#sequence, line.sequence)
    field.in('digest').expect('is not that of the line and the one before it', due, digest)
    this.#digest = typeof digest === 'string' ? digest : due
    this.digests.push(this.#digest)
    this.#checkStored()
    this.meaning.add(line)
    if (isFields(line.computed)) {
      this.#checkFactors(line.computed.calculation, 'calculation')
      this.#checkFactors(line.computed.location, 'location')
    }
  }

  /** Checks that the bundle has every factor of a calculation, also of a replaced one. */
  #checkFactors(calculation: unknown, name: string): void {
    const contributions = isFields(calculation) ? calculation.contributions : []
    if (!Array.isArray(contributions)) return
    for (const [index, one] of contributions.entries()) {
      const id: unknown = isFields(one) ? one.factorSnapshotId : undefined
      if (typeof id === 'string' && this.#factors.get(id) !== undefined) continue
      const field = this.#findings.field('line').in('computed', name, 'contributions', index, 'factorSnapshotId')
      field.differs('is not the id of a factor of the bundle', 'the id of a line of the kind factor', id)
    }
  }

  /** Checks that the log ends at the head in the header, and passes through the stored one. */
  end(head: unknown): void {
    const log = this.#findings.field('log')
    const stated = isFields(head) ? head : {}
    log.in('sequence').expect('of the header is not that of the last line', this.#sequence, stated.sequence)
    log.in('digest').expect('of the header is not that of the last line', this.#digest, stated.digest)
    if (this.#stored !== undefined) this.#checkLength(this.#stored, log)
  }

  #checkLength({ sequence, isLast }: BundleHead, log: Field): void {
    const stated = `${this.#sequence} lines`
    if (sequence > this.#sequence) {
      log.differs('ends before the line that was stored as its last', `${sequence} lines or more`, stated)
    } else if (isLast === true && sequence < this.#sequence) {
      log.differs('continues after the line that was stored as its last', `${sequence} lines`, stated)
    }
  }

  #checkStored(): void {
    const stored = this.#stored
    if (stored === undefined || stored.sequence !== this.#sequence) return
    this.#findings.field('line', 'digest').expect('is not the one that was stored', stored.digest, this.#digest)
  }
}
