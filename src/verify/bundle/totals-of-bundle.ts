import { isFields } from '../../base/index.ts'
import type { Field } from '../findings.ts'
import { type Fraction, fraction, isSame } from '../fraction.ts'
import type { Plain } from '../plain-data.ts'
import type { BundleFindings } from './bundle-findings.ts'
import type { Fields } from './bundle-text.ts'
import { COLLECTIONS } from './collections.ts'

const ZERO = fraction(0n)

interface Total {
  readonly line: number
  /** The total as the record states it. */
  readonly stated: Plain
  /** Undefined: too long to be verified. */
  sum: Fraction | undefined
}

function readPath(record: Fields, path: string): Plain | undefined {
  let value: Plain | undefined = record
  for (const part of path.split('.')) value = isFields(value) ? value[part] : undefined
  return value
}

/** Compares the totals in a bundle with the sums of its records and shares. */
export class TotalsOfBundle {
  readonly #findings: BundleFindings
  readonly #totals = new Map<string, Total>()
  #company: Fraction | undefined = ZERO
  /** The movement whose links come next. */
  #movement: { readonly id: Plain | undefined; readonly exact: Fraction } | null = null

  constructor(findings: BundleFindings) {
    this.#findings = findings
  }

  /** Begins a record that has a total. */
  begin(collection: string, { id }: Fields, stated: Plain): void {
    this.#totals.set(`${collection}/${String(id)}`, { line: this.#findings.line, stated, sum: ZERO })
  }

  /** Adds the emission of a record to its totals. */
  emit(collection: string, record: Fields, exact: Fraction): void {
    this.#company = this.#plus(this.#company, exact)
    this.#movement = collection === 'movements' ? { id: record.id, exact } : null
    for (const [holder, field] of Object.entries(COLLECTIONS.get(collection)?.countsTowards ?? {})) {
      const id = readPath(record, field)
      if (id !== null && id !== undefined) this.#add(`${holder}/${String(id)}`, field, exact)
    }
  }

  /** Adds a share of the preceding movement or of a batch, whose total is complete at that point. */
  share(collection: string, { movementId, batchId, productId }: Fields, share: Fraction): void {
    const { budget } = this.#findings
    const batchKey = `batches/${String(batchId)}`
    if (collection === 'movementBatches') {
      if (this.#movement !== null && this.#movement.id === movementId) {
        this.#add(batchKey, 'batchId', budget.times(this.#movement.exact, share))
      } else this.#record('movementId').differs('is not the movement before it', this.#movement?.id, movementId)
      return
    }
    const batch = this.#totals.get(batchKey)
    if (batch === undefined) this.#unnamed('batchId', batchId)
    else this.#add(`products/${String(productId)}`, 'productId', batch.sum && budget.times(batch.sum, share))
  }

  /** Checks every total. */
  end(companyTotal: unknown): void {
    for (const [key, { line, stated, sum }] of this.#totals) {
      const message = `of ${key} is not the sum of its records and shares`
      this.#findings.atLine(line, () => this.#check('exact', message, [stated, sum]))
    }
    this.#check('total', 'of the company is not the sum of its records', [companyTotal, this.#company])
  }

  #check(name: string, message: string, [stated, sum]: readonly [unknown, Fraction | undefined]): void {
    const number = this.#findings.exact(stated)
    if (number !== undefined && sum !== undefined && isSame(number, sum)) return
    const expected = sum === undefined ? 'a number too long to be verified' : this.#findings.print(sum)
    this.#findings.field(name).differs(message, expected, stated)
  }

  #plus(sum: Fraction | undefined, amount: Fraction | undefined): Fraction | undefined {
    return sum && amount && this.#findings.budget.plus(sum, amount)
  }

  #add(key: string, name: string, amount: Fraction | undefined): void {
    const total = this.#totals.get(key)
    if (total === undefined) this.#unnamed(name, key)
    else total.sum = this.#plus(total.sum, amount)
  }

  #record(name: string): Field {
    return this.#findings.field(`record.${name}`)
  }

  #unnamed(name: string, received: unknown): void {
    this.#record(name).differs('names a record that is not in the bundle', 'one that is', received)
  }
}
