import { type ByteSource, byteSource, type KeySpans, parseNdjsonLine } from '../../csv/index.ts'
import { Violations } from '../../errors/index.ts'
import { type Failure, failureOfFile } from '../failure.ts'
import { failuresThatCount, rowOfLine, type SourceRow } from '../source-row.ts'
import { decodeUtf8 } from './decode-utf8.ts'
import { FOUND, type Found, type RowFailures, type RowScanner, type Span } from './row-scanner.ts'
import type { CalculatorSpec } from './worker-messages.ts'

const LINE_FEED = 10

/** Finds the rows of NDJSON: every line is read by its text. */
export class NdjsonRowScanner implements RowScanner {
  readonly id: Span = { from: 0, to: 0 }
  readonly value: Span = { from: 0, to: 0 }
  readonly site: KeySpans = { bounds: new Int32Array(2), count: 0 }
  readonly period: KeySpans = { bounds: new Int32Array(4), count: 0 }
  readonly key: KeySpans = { bounds: new Int32Array(0), count: 0 }
  readonly lines = 1
  end = 0
  next = 0
  readonly #options: Pick<CalculatorSpec, 'format' | 'ignoreUnknownColumns'>
  #source: ByteSource = byteSource(new Uint8Array(0))

  constructor(options: Pick<CalculatorSpec, 'format' | 'ignoreUnknownColumns'>) {
    this.#options = options
  }

  open(source: ByteSource): void {
    this.#source = source
  }

  scan(from: number): Found {
    const { bytes } = this.#source
    const feed = bytes.indexOf(LINE_FEED, from)
    this.end = feed < 0 ? bytes.length : feed
    this.next = this.end + 1
    return FOUND.odd
  }

  cellTexts(): readonly (string | undefined)[] {
    return []
  }

  read(from: number, line: number): SourceRow | RowFailures | undefined {
    const text = decodeUtf8(this.#source.bytes.subarray(from, this.end))
    const found = new Violations()
    const parsed = parseNdjsonLine(text, line, found)
    if (found.list.length > 0) return { stage: 'text', failures: found.list.map(failureOfFile) }
    if (parsed === undefined) return undefined
    const failures: Failure[] = []
    const row = rowOfLine(parsed, failures)
    const kept = failuresThatCount(failures, this.#options)
    if (kept.length > 0) return { stage: 'columns', failures: kept }
    return row === undefined || row.cells.size === 0 ? undefined : row
  }
}
