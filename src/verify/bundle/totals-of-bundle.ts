import { digitsWork } from '../budget.ts'
import { type Fraction, fraction, isSame, readPublished } from '../fraction.ts'
import type { Plain } from '../plain-data.ts'
import type { BundleFindings } from './bundle-findings.ts'
import { type Fields, isFields } from './bundle-text.ts'

const ZERO = fraction(0n)

/** Totals that a record counts towards besides the company's: their collection, and the record's field with the id. */
const HOLDERS: Readonly<Record<string, readonly (readonly [holder: string, field: string])[]>> = {
  siteFuels: [
    ['sites', 'siteId'],
    ['vendors', 'vendorId'],
  ],
  siteEnergies: [
    ['sites', 'siteId'],
    ['vendors', 'vendorId'],
  ],
  vehicleEmissions: [['vehicles', 'vehicleId']],
  movements: [['vendors', 'vendorId']],
  travels: [['vendors', 'movementDto.vendorId']],
}

interface Held {
  readonly line: number
  readonly given: Plain
  /** Undefined: too long to be verified. */
  sum: Fraction | undefined
}

function fieldAt(record: Fields, path: string): Plain | undefined {
  let value: Plain | undefined = record
  for (const part of path.split('.')) value = isFields(value) ? value[part] : undefined
  return value
}

/** Parses a number; undefined if it is invalid or the budget does not cover it. */
export function numberOf(text: unknown, { budget }: BundleFindings): Fraction | undefined {
  return typeof text === 'string' && budget.spend(digitsWork(text)) ? readPublished(text) : undefined
}

/** Compares the totals in a bundle with the sums of its records and shares. */
export class TotalsOfBundle {
  readonly #found: BundleFindings
  readonly #held = new Map<string, Held>()
  #company: Fraction | undefined = ZERO
  /** The movement whose links come next. */
  #movement: { readonly id: Plain | undefined; readonly exact: Fraction } | null = null

  constructor(found: BundleFindings) {
    this.#found = found
  }

  /** Begins a record that has a total. */
  hold(collection: string, { id }: Fields, given: Plain): void {
    this.#held.set(`${collection}/${String(id)}`, { line: this.#found.line, given, sum: ZERO })
  }

  /** Adds the emission of a record to its totals. */
  emit(collection: string, record: Fields, exact: Fraction): void {
    this.#company = this.#plus(this.#company, exact)
    this.#movement = collection === 'movements' ? { id: record.id, exact } : null
    for (const [holder, field] of HOLDERS[collection] ?? []) {
      const id = fieldAt(record, field)
      if (id !== null && id !== undefined) this.#give(`${holder}/${String(id)}`, field, exact)
    }
  }

  /** Adds a share of the preceding movement or of a batch, whose total is complete at that point. */
  share(collection: string, record: Fields, share: Fraction): void {
    if (collection === 'movementBatches') {
      const exact = this.#movement?.id === record.movementId ? this.#movement?.exact : undefined
      if (exact === undefined) {
        const about = { expected: this.#movement?.id, found: record.movementId }
        this.#found.add('record.movementId', 'is not the movement before it', about)
      } else this.#give(`batches/${String(record.batchId)}`, 'batchId', this.#found.budget.times(exact, share))
      return
    }
    const batch = this.#held.get(`batches/${String(record.batchId)}`)
    if (batch === undefined) this.#unnamed('batchId', record.batchId)
    else {
      const sum = batch.sum && this.#found.budget.times(batch.sum, share)
      this.#give(`products/${String(record.productId)}`, 'productId', sum)
    }
  }

  /** Checks every total. */
  end(companyTotal: unknown): void {
    const last = this.#found.line
    for (const [key, { line, given, sum }] of this.#held) {
      this.#found.line = line
      this.#check(`exact`, `of ${key} is not the sum of its records and shares`, [given, sum])
    }
    this.#found.line = last
    this.#check('total', 'of the company is not the sum of its records', [companyTotal, this.#company])
  }

  #check(path: string, message: string, [given, sum]: readonly [unknown, Fraction | undefined]): void {
    const held = numberOf(given, this.#found)
    if (held !== undefined && sum !== undefined && isSame(held, sum)) return
    this.#found.add(path, message, { expected: this.#found.print(sum), found: given })
  }

  #plus(sum: Fraction | undefined, amount: Fraction | undefined): Fraction | undefined {
    return sum && amount && this.#found.budget.plus(sum, amount)
  }

  #give(key: string, field: string, amount: Fraction | undefined): void {
    const held = this.#held.get(key)
    if (held === undefined) this.#unnamed(field, key)
    else held.sum = this.#plus(held.sum, amount)
  }

  #unnamed(field: string, found: unknown): void {
    this.#found.add(`record.${field}`, 'names a record that is not in the bundle', { expected: 'one that is', found })
  }
}
