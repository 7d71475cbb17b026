import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { FactorCatalogue } from '../../emissions/index.ts'
import { type Unchecked, uncheckedParts } from '../../errors/index.ts'
import type { Plain } from '../plain-data.ts'
import { type BundleDifference, BundleFindings } from './bundle-findings.ts'
import { type Fields, isFields, readLine } from './bundle-text.ts'
import { FactorsOfBundle } from './factors-of-bundle.ts'
import { checkRule } from './fields.ts'
import { LINE_FIELDS } from './line-fields.ts'
import { LogOfBundle, type StoredHead } from './log-of-bundle.ts'
import { RecordsOfBundle } from './records-of-bundle.ts'

/** What a bundle is held to besides itself. */
export interface VerifyBundleOptions {
  /**
   * The factors as published. A factor that says by its key, id or edition that the catalogue has it must be there, the same
   * in all fields; the others are own ones, and held to themselves. Of a catalogue without `editions` every factor must be.
   */
  readonly catalogue?: FactorCatalogue
  /** A head of the log that was stored earlier: the log of the bundle must go through it, and with `isLast` end with it. */
  readonly head?: StoredHead
}

/** What the verification of a bundle found. */
export interface BundleVerification {
  /** True when there is no difference. */
  readonly verified: boolean
  /** Every difference, each at its line; behind the thousandth nothing is looked at. */
  readonly differences: readonly BundleDifference[]
  /** Lines of each kind that were read: factors, lines of the log, records, traces. */
  readonly counts: Readonly<Record<string, number>>
  /** Lines of the log behind the head that was given; null: none was. */
  readonly linesBehindHead: number | null
  /** The parts that were held to nothing outside of the bundle; empty where there are none. */
  readonly unchecked: readonly Unchecked[]
}

const FORMAT = 'tonne-bundle/1'
/** The order in which the kinds of lines come; records and their traces take turns. */
const STAGES: Readonly<Record<string, number>> = { header: 0, factor: 1, line: 2, record: 3, trace: 3, end: 4 }

class BundleReading {
  readonly found = new BundleFindings()
  readonly counts: Record<string, number> = { factor: 0, line: 0, record: 0, trace: 0 }
  readonly #options: VerifyBundleOptions
  readonly #digest = sha256.create()
  readonly #factors: FactorsOfBundle
  #header: Fields = {}
  #log: LogOfBundle
  #records: RecordsOfBundle
  #stage = -1

  constructor(options: VerifyBundleOptions) {
    this.#options = options
    this.#factors = new FactorsOfBundle(options.catalogue, this.found)
    this.#log = new LogOfBundle(undefined, undefined, this.found)
    this.#records = this.#recordsOf(undefined)
  }

  #recordsOf(companyId: Plain | undefined): RecordsOfBundle {
    return new RecordsOfBundle({ companyId, logged: this.#log.records, factors: this.#factors }, this.found)
  }

  read(text: string): void {
    this.found.line += 1
    this.found.budget.earn(text.length)
    const fields = readLine(text)
    if (fields === undefined) {
      this.found.add('', 'is not the canonical JSON of a line of a bundle', { expected: 'an object', found: text })
    } else this.#take(fields)
    if (fields?.kind !== 'end') this.#digest.update(utf8ToBytes(`${text}\n`))
  }

  /** What only the whole can tell. */
  end(): void {
    if (this.#stage === STAGES.end) return
    this.found.add('', 'ends before its last line', { expected: 'a line of the kind end', found: 'nothing' })
  }

  get result(): BundleVerification {
    const { list } = this.found
    const { linesBehindHead, earlierLines } = this.#log
    const unchecked = uncheckedParts({
      ...(this.#options.catalogue === undefined ? { no_catalogue: null } : { own_factors: this.#factors.own }),
      factor_ids_by_sha1: this.#factors.byEarlierId,
      ...(linesBehindHead === null ? { no_head: null } : { lines_behind_head: linesBehindHead }),
      lines_without_record: earlierLines,
    })
    const found = { verified: list.length === 0, differences: list, counts: { ...this.counts } }
    return { ...found, linesBehindHead, unchecked }
  }

  #take(fields: Fields): void {
    const { kind } = fields
    const stage = typeof kind === 'string' && Object.hasOwn(STAGES, kind) ? STAGES[kind] : undefined
    const isInOrder = stage !== undefined && (this.#stage < 0 ? stage === 0 : stage >= Math.max(this.#stage, 1))
    if (!isInOrder || this.#stage === STAGES.end) {
      this.found.add('kind', 'is no kind of line that may stand here', { expected: Object.keys(STAGES), found: kind })
      return
    }
    this.#stage = stage
    checkRule(fields, LINE_FIELDS[kind as string] ?? 'any', { path: '', found: this.found })
    if (kind === 'header') this.#begin(fields)
    else if (kind === 'end') this.#finish(fields)
    else this.#part(kind as string, fields)
  }

  #part(kind: string, fields: Fields): void {
    this.counts[kind] = (this.counts[kind] ?? 0) + 1
    if (kind === 'factor') this.#factors.add(fields)
    else if (kind === 'line') this.#log.add(isFields(fields.line) ? fields.line : {})
    else if (kind === 'record') this.#records.add(fields)
    else this.#records.trace(fields)
  }

  #begin(header: Fields): void {
    this.#header = header
    if (header.format !== FORMAT) {
      this.found.add('format', 'is none that this version reads', { expected: FORMAT, found: header.format })
    }
    this.#log = new LogOfBundle(header.companyId, this.#options.head, this.found)
    this.#records = this.#recordsOf(header.companyId)
  }

  #finish({ counts, digest }: Fields): void {
    const given: Fields = isFields(counts) ? counts : {}
    for (const kind of new Set([...Object.keys(this.counts), ...Object.keys(given)])) {
      if (given[kind] === this.counts[kind]) continue
      const about = { expected: this.counts[kind], found: given[kind] }
      this.found.add(`counts.${kind}`, 'is not the number of lines of that kind', about)
    }
    const due = `sha256:${bytesToHex(this.#digest.digest())}`
    if (digest !== due) {
      this.found.add('digest', 'is not the SHA-256 of the lines before', { expected: due, found: digest })
    }
    this.#log.end(this.#header.log)
    this.#records.end(this.#header.total)
  }
}

/**
 * Whether the bundle of a company (`company.export()`) proves its inventory: the digest over all of it, the chain of the log,
 * every trace, and by exact sums the total of every site, vehicle, vendor, batch and product and of the company; that each
 * record is the one whose digest its last line of the log holds, carries what that says, emitted what its trace and that line
 * say, and shows the figures that follow, in the fields of a record and no others; that no record is missing or too many; that
 * every line follows from those before it, and none touches what they had locked. From the lines alone, each without its end,
 * by arithmetic of its own. It holds some hundred bytes of each record, and all factors, at a time. Work is counted and
 * bounded in proportion to the length; what asks for more is not verified, and behind a thousand differences nothing is
 * looked at.
 *
 * A single byte that is changed, added or left out is seen, wherever it is. With a `catalogue` every factor of a published
 * edition is the one that was published. A forger who also renews all digests is seen by the `head` of the log that somebody
 * kept earlier (`company.audit.head()`), which stands for every line up to it: records, dates, activities, steps, factors,
 * locks. Beyond it he can change
 * - `exportedAt`, and how movements and batches are shared out together with the totals that follow: shares follow from
 *   weights, which stand in the log, and are not computed again;
 * - without a kept head, or behind it (`linesBehindHead`; `isLast` allows none), everything that follows from another log:
 *   then a bundle says what its maker says, within the rules above.
 *
 * `unchecked` tells which of this was held to nothing: no catalogue, own factors, no head, lines behind it, lines that an
 * earlier version wrote, which hold nothing of their records.
 *
 * Throws what the reading of the lines throws.
 *
 * @example
 * ```ts
 * import { createService } from 'tonne/service'
 * import { verifyBundle } from 'tonne/verify'
 * const company = createService().company(7)
 * await company.files.create({ name: 'Bill', url: 'https://example.com/bill.pdf' })
 * const head = await company.audit.head()
 * const { verified, counts, unchecked } = await verifyBundle(company.export(), { head })
 * verified // => true
 * unchecked.map(({ code }) => code) // => ['no_catalogue']
 * counts // => { factor: 0, line: 1, record: 1, trace: 0 }
 * const nothing = await verifyBundle([])
 * nothing.differences[0]?.message // => 'ends before its last line'
 * ```
 */
export async function verifyBundle(
  lines: Iterable<string> | AsyncIterable<string>,
  options: VerifyBundleOptions = {},
): Promise<BundleVerification> {
  const reading = new BundleReading(options)
  for await (const line of lines) {
    reading.read(line)
    if (reading.found.isFull) break
  }
  reading.end()
  return reading.result
}
