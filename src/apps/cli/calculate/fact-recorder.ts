import { readByte } from '../../../base/index.ts'
import { type ByteSource, byteSource } from '../../../core/csv/index.ts'
import type { Period } from '../../../core/time/index.ts'
import { type CalculatedRow, factsOf, type RowFacts, type SourceRow } from '../../../rows/index.ts'
import type { RowPlan } from './row-plan.ts'
import type { RowScanner } from './row-scanner.ts'

const MICRO = 1e6
const MULTIPLIER = 0x9e3779b1
const OTHER_MULTIPLIER = 0x85ebca6b
const HIGH_BITS = 0x1f_ffff
const WORD = 2 ** 32

/**
 * Computes a digest of 53 bits of the scanned row at an index, without its id. Among a million rows, two different
 * ones have the same digest once in 18,000 files. In NDJSON with translated keys the id is not known, and counts.
 */
function digestOf({ bytes, view }: ByteSource, index: number, { id, end }: RowScanner): number {
  const parts = id.from < id.to ? 2 : 1
  let low = 2 * parts
  let high = 0
  for (let part = 1; part <= parts; part++) {
    const from = part === 1 ? index : id.to
    const to = part === parts ? end : id.from
    let at = from
    while (at < to) {
      const isWord = at + 4 <= to
      const word = isWord ? view.getInt32(at, true) : readByte(bytes, at)
      at += isWord ? 4 : 1
      low = Math.imul(low ^ word, MULTIPLIER)
      low ^= low >>> 15
      high = Math.imul(high ^ word ^ (low << 7), OTHER_MULTIPLIER)
      high ^= high >>> 13
    }
    low = Math.imul(low ^ (to - from), MULTIPLIER)
  }
  return (high & HIGH_BITS) * WORD + (low >>> 0)
}

/** A row that was calculated by its plan. */
interface KnownRow {
  readonly rowPlan: RowPlan
  /** Its value in millionths. */
  readonly micro: number
  readonly line: number
  readonly site: string
  readonly period: Period
}

/** Records the facts of the rows of each block, up to a maximum number of rows. */
export class FactRecorder {
  readonly #scanner: RowScanner
  #left: number
  #source: ByteSource = byteSource(new Uint8Array(0))
  #facts: RowFacts[] = []

  constructor(scanner: RowScanner, rowsMax: number) {
    this.#scanner = scanner
    this.#left = rowsMax
  }

  /** Switches to the bytes of a block. */
  open(source: ByteSource): void {
    this.#source = source
  }

  /** Adds the scanned row at an index, calculated by its plan. */
  addKnown({ rowPlan, micro, line, site, period }: KnownRow, index: number): void {
    if (this.#left === 0) return
    const { likeness, quantityPerValue, measure } = rowPlan
    const quantity = quantityPerValue === null ? null : (quantityPerValue * micro) / MICRO
    const amount = { key: measure.key, inBase: (measure.toBaseDouble * micro) / MICRO }
    const scanner = this.#scanner
    const [id, meter] = [scanner.idText(), scanner.meterText()]
    this.#add({ line, id, site, meter, likeness, period, quantity, amount }, index)
  }

  /** Adds the scanned row at an index, calculated from its text. */
  addCalculated(row: CalculatedRow, source: SourceRow, index: number): void {
    if (this.#left > 0) this.#add(factsOf(row, source), index)
  }

  /** Returns the facts of the block, and clears them. */
  take(): readonly RowFacts[] {
    const facts = this.#facts
    this.#facts = []
    return facts
  }

  #add(fact: Omit<RowFacts, 'content'>, index: number): void {
    this.#left--
    this.#facts.push({ ...fact, content: digestOf(this.#source, index, this.#scanner) })
  }
}
