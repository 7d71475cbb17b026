import { isFields } from '../../base/index.ts'
import type { Field, Findings } from '../findings.ts'
import { compareFractions, divideFractions, type Fraction, fraction, isSame } from '../fraction.ts'
import type { Plain } from '../plain-data.ts'
import type { BundleFindings } from './bundle-findings.ts'
import { digestOfData, type Fields } from './bundle-text.ts'
import { readFigure } from './compared.ts'
import type { LoggedRecord } from './logged-record.ts'

/** Shares are decimals of at most sixty places. */
const GRID = 10n ** 60n
const SIGNIFICANT = 34
const ZERO = fraction(0n)
const ONE = fraction(1n)

/** Returns a part of one in units of the grid, rounded down to 34 significant digits. */
function roundToGrid({ n, d }: Fraction): bigint {
  const units = (n * GRID) / d
  const excess = units.toString().length - SIGNIFICANT
  return excess > 0 ? units - (units % 10n ** BigInt(excess)) : units
}

/** Returns the index of the heaviest; of equals the last. */
function heaviestOf(weights: readonly Fraction[]): number {
  let heaviest = 0
  for (const [index, weight] of weights.entries()) {
    if (compareFractions(weight, weights[heaviest] ?? ZERO) >= 0n) heaviest = index
  }
  return heaviest
}

/**
 * Returns the share of each weight in their sum, as the service shares emissions: rounded down to 34 significant
 * digits, except that of the heaviest, which gets the rest. Equal shares if all weights are zero. Undefined if a weight
 * is not known or negative, or the work budget does not cover the shares.
 */
function dueShares(weights: readonly (Fraction | undefined)[], { budget }: Findings): readonly Fraction[] | undefined {
  let sum: Fraction | undefined = ZERO
  for (const weight of weights) {
    if (weight === undefined || weight.n < 0n) return undefined
    sum = sum && budget.plus(sum, weight)
  }
  if (sum === undefined) return undefined
  const isWeighed = sum.n > 0n
  const known = weights.map((weight) => (isWeighed ? (weight ?? ZERO) : ONE))
  const total = isWeighed ? divideFractions(ONE, sum) : fraction(1n, BigInt(Math.max(weights.length, 1)))
  const heaviest = heaviestOf(known)
  const units: bigint[] = []
  for (const [index, weight] of known.entries()) {
    const part = index === heaviest ? ZERO : budget.times(weight, total)
    if (part === undefined) return undefined
    units.push(roundToGrid(part))
  }
  const rest = units.reduce((left, one) => left - one, GRID)
  return units.map((one, index) => fraction(index === heaviest ? rest : one, GRID))
}

/** A link of a movement to a batch, or of a batch to a product, and the share that it states. */
interface Link {
  readonly line: number
  /** The number of the batch or product. */
  readonly id: Plain
  readonly count: Plain
  readonly share: Fraction
}

interface Carrier {
  /** `batches/1`, or `movements/` and an id. */
  readonly key: string
  readonly line: number
  /** The logged digest of its links; null if an earlier version wrote the line without one. */
  readonly due: string | null
  readonly links: Link[]
}

function compareLinks(a: Link, b: Link): number {
  return Number(a.id) - Number(b.id)
}

/** Returns a weight with all its digits, in kilograms; zero: not known. */
function weightOf(record: Fields, name: 'weight' | 'totalWeight'): Fraction {
  const { given } = record
  const digits = isFields(given) ? given[name] : undefined
  return readFigure(digits ?? record[name]) ?? fraction(0n)
}

/** Checks the contents of movements and batches against their log lines, and the shares against the weights. */
export class CarriedOfBundle {
  readonly #findings: BundleFindings
  readonly #batches = new Map<string, Carrier>()
  /** Kilograms by `products/1` and `batches/1`. */
  readonly #weights = new Map<string, Fraction>()
  #movement: Carrier | null = null

  constructor(findings: BundleFindings) {
    this.#findings = findings
  }

  /** Begins a record that may have links. */
  begin(collection: string, record: Fields, logged: LoggedRecord | undefined): void {
    this.#endMovement()
    const key = `${collection}/${String(record.id)}`
    const carrier = { key, line: this.#findings.line, due: logged?.carriedDigest ?? null, links: [] }
    if (collection === 'products') this.#weights.set(key, weightOf(record, 'weight'))
    if (collection === 'batches') this.#weights.set(key, weightOf(record, 'totalWeight'))
    if (collection === 'movements') this.#movement = carrier
    else if (collection === 'batches') this.#batches.set(key, carrier)
  }

  /** Adds a link to the content of its movement or batch. */
  carry(collection: string, { movementId, batchId, productId, count = null }: Fields, share: Fraction): void {
    const { line } = this.#findings
    if (collection !== 'movementBatches') {
      this.#batches.get(`batches/${String(batchId)}`)?.links.push({ line, id: productId ?? null, count, share })
    } else if (this.#movement?.key === `movements/${String(movementId)}`) {
      this.#movement.links.push({ line, id: batchId ?? null, count: null, share })
    }
  }

  end(): void {
    this.#endMovement()
    for (const batch of this.#batches.values()) this.#checkBatch(batch)
  }

  #endMovement(): void {
    const movement = this.#movement
    this.#movement = null
    if (movement === null) return
    movement.links.sort(compareLinks)
    const { links } = movement
    this.#checkDigest(
      movement,
      links.map(({ id }) => id),
    )
    this.#checkShares(
      links,
      links.map(({ id }) => this.#weights.get(`batches/${String(id)}`)),
    )
  }

  #checkBatch(batch: Carrier): void {
    batch.links.sort(compareLinks)
    const { links, key, line } = batch
    this.#checkDigest(
      batch,
      links.map(({ id, count }) => [id, count]),
    )
    const weights = links.map(({ id, count }) => {
      const [weight, pieces] = [this.#weights.get(`products/${String(id)}`), readFigure(count)]
      return weight && pieces && this.#findings.times(weight, pieces)
    })
    this.#checkShares(links, weights)
    this.#findings.atLine(line, () => this.#checkWeight(weights, key))
  }

  /** The weight of a batch is the sum of its products, unless one of them has none. */
  #checkWeight(weights: readonly (Fraction | undefined)[], key: string): void {
    if (weights.length === 0 || weights.some((weight) => weight === undefined || weight.n === 0n)) return
    let sum: Fraction | undefined = fraction(0n)
    for (const weight of weights) sum = sum && weight && this.#findings.budget.plus(sum, weight)
    const stated = this.#weights.get(key)
    if (sum === undefined || stated === undefined || isSame(sum, stated)) return
    const field = this.#findings.field('record', 'totalWeight')
    field.differs('is not the weight of its products', this.#findings.print(sum), this.#findings.print(stated))
  }

  #checkDigest({ key, line, due }: Carrier, carried: readonly Plain[]): void {
    if (due === null) return
    const message = `has other shares than its last line states, ${key}`
    this.#findings.atLine(line, () => this.#record().expect(message, due, digestOfData(carried)))
  }

  #checkShares(links: readonly Link[], weights: readonly (Fraction | undefined)[]): void {
    const due = dueShares(weights, this.#findings)
    for (const [index, { line, share }] of links.entries()) {
      const expected = due?.[index]
      if (expected === undefined || isSame(expected, share)) continue
      this.#findings.atLine(line, () => {
        const field = this.#findings.field('exact')
        field.differs('is not its share by weight', this.#findings.print(expected), this.#findings.print(share))
      })
    }
  }

  #record(): Field {
    return this.#findings.field('record')
  }
}
