import type { Plain } from '../plain-data.ts'
import type { BundleFindings } from './bundle-findings.ts'
import { digestOfData, type Fields } from './bundle-text.ts'
import type { LoggedRecord } from './logged-record.ts'

interface Carrier {
  /** `batches/1`, or `movements/` and an id. */
  readonly key: string
  readonly line: number
  /** The logged digest of its links; null: an earlier version wrote the line without one. */
  readonly due: string | null
  readonly carried: (number | readonly [number, number])[]
}

function order(a: Plain, b: Plain): number {
  const numberOf = (one: Plain) => Number(Array.isArray(one) ? one[0] : one)
  return numberOf(a) - numberOf(b)
}

/** Checks the contents of movements and batches against their log lines. */
export class CarriedOfBundle {
  readonly #findings: BundleFindings
  readonly #batches = new Map<string, Carrier>()
  #movement: Carrier | null = null

  constructor(findings: BundleFindings) {
    this.#findings = findings
  }

  /** Begins a record that may have links. */
  begin(collection: string, { id }: Fields, logged: LoggedRecord | undefined): void {
    this.#endMovement()
    const key = `${collection}/${String(id)}`
    const carrier = { key, line: this.#findings.line, due: logged?.carriedDigest ?? null, carried: [] }
    if (collection === 'movements') this.#movement = carrier
    else if (collection === 'batches') this.#batches.set(key, carrier)
  }

  /** Adds a link to the content of its movement or batch. */
  carry(collection: string, { movementId, batchId, productId, count }: Fields): void {
    if (collection === 'movementBatches') {
      if (this.#movement?.key === `movements/${String(movementId)}`) this.#movement.carried.push(batchId as number)
      return
    }
    this.#batches.get(`batches/${String(batchId)}`)?.carried.push([productId, count] as [number, number])
  }

  end(): void {
    this.#endMovement()
    for (const batch of this.#batches.values()) this.#check(batch)
  }

  #endMovement(): void {
    if (this.#movement !== null) this.#check(this.#movement)
    this.#movement = null
  }

  #check({ key, line, due, carried }: Carrier): void {
    if (due === null) return
    const digest = digestOfData([...carried].sort(order))
    const message = `carries others than its last line says, ${key}`
    this.#findings.atLine(line, () => this.#findings.field('record').expect(message, due, digest))
  }
}
