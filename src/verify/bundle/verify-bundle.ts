import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { isFields } from '../../base/index.ts'
import type { FactorCatalogue } from '../../core/emissions/index.ts'
import { checkVerificationOptions, fail, type Unchecked, uncheckedParts, Violations } from '../../core/errors/index.ts'
import {
  checkSignedHead,
  type HeadPosition,
  type PublicHeadKey,
  readTrustedKeys,
  type SignedHead,
} from '../../core/heads/index.ts'
import { checkFormatVersion } from '../format-version.ts'
import type { Plain } from '../plain-data.ts'
import { type BundleDifference, BundleFindings } from './bundle-findings.ts'
import { type Fields, readLine } from './bundle-text.ts'
import { LINE_FIELDS } from './collections.ts'
import { FactorsOfBundle } from './factors-of-bundle.ts'
import { checkRule } from './fields.ts'
import { type BundleHead, LogOfBundle } from './log-of-bundle.ts'
import { isTimestamp } from './logged-dates.ts'
import { RecordsOfBundle } from './records-of-bundle.ts'

/** Data outside the bundle to check it against. */
export interface VerifyBundleOptions {
  /**
   * The published factors. A factor whose key, id or edition refers to the catalogue must match it in all fields; other
   * factors are checked only against themselves. With a catalogue without `editions`, every factor must match it.
   */
  readonly catalogue?: FactorCatalogue | undefined
  /** A head of the log that was stored earlier: the log must pass through it, and end with it if `isLast`. */
  readonly head?: BundleHead | undefined
  /**
   * Signed heads, of the company (`audit.signHead`) or of witnesses (`witnessHead`). Each must be signed by one of `keys`, and the
   * log must pass through it, and through the one that a witness confirmed before.
   */
  readonly heads?: readonly string[] | undefined
  /** The public keys that you trust, as JWKs. Get each from its owner, not from who sent the bundle. */
  readonly keys?: readonly PublicHeadKey[] | undefined
}

/** The result of verifying a bundle. */
export interface BundleVerification {
  /** True if there is no difference. */
  readonly verified: boolean
  /** Every difference with its line; checking stops after the thousandth. */
  readonly differences: readonly BundleDifference[]
  /** The number of lines read of each kind: factors, log lines, records, traces. */
  readonly counts: Readonly<Record<string, number>>
  /** The number of log lines after the last of the given heads; null: no head was given. */
  readonly linesBehindHead: number | null
  /** The signed heads that were given, each with a valid signature of one of the keys. `verified` says if the log extends them. */
  readonly heads: readonly SignedHead[]
  /** The parts that could not be checked against anything outside the bundle. */
  readonly unchecked: readonly Unchecked[]
}

const FORMAT = 'tonne-bundle/2'
/** The order of the kinds of lines; records and their traces alternate. */
const STAGES: Readonly<Record<string, number>> = { header: 0, factor: 1, line: 2, record: 3, trace: 3, end: 4 }

/** The heads that the log must pass through if a signature is to be true. */
function positionsOf({ sequence, digest, previous }: SignedHead): readonly HeadPosition[] {
  return previous === null ? [{ sequence, digest }] : [previous, { sequence, digest }]
}

/** Throws `head_of_another_company` for each signed head of another log. */
function checkCompany(heads: readonly SignedHead[], companyId: Plain | undefined): void {
  const violations = new Violations()
  for (const [index, head] of heads.entries()) {
    if (head.companyId === companyId) continue
    const message = 'is of the log of another company; pass the heads of the company of this bundle'
    const problem = { message, expected: `company ${String(companyId)}`, received: head.companyId }
    violations.add(`heads[${index}]`, 'head_of_another_company', problem)
  }
  violations.throwIfAny()
}

/** Checks the signatures of all heads. Throws as `readSignedHead` does, for the first head that fails. */
async function checkHeads({ heads = [], keys = [] }: VerifyBundleOptions): Promise<readonly SignedHead[]> {
  const trusted = await readTrustedKeys(keys)
  const checked: SignedHead[] = []
  for (const [index, text] of heads.entries()) checked.push(await checkSignedHead(text, trusted, `heads[${index}]`))
  return checked
}

/** Reads the lines of a bundle, in order. */
class BundleReader {
  readonly findings = new BundleFindings()
  readonly counts: Record<string, number> = { factor: 0, line: 0, record: 0, trace: 0 }
  readonly #options: VerifyBundleOptions
  readonly #heads: readonly SignedHead[]
  readonly #digest = sha256.create()
  readonly #factors: FactorsOfBundle
  #header: Fields = {}
  #log: LogOfBundle
  #records: RecordsOfBundle
  #stage = -1

  constructor(options: VerifyBundleOptions, heads: readonly SignedHead[]) {
    this.#options = options
    this.#heads = heads
    this.#factors = new FactorsOfBundle(options.catalogue, this.findings)
    this.#log = new LogOfBundle({ factors: this.#factors }, this.findings)
    this.#records = this.#recordsOf(undefined)
  }

  #recordsOf(companyId: Plain | undefined): RecordsOfBundle {
    const { digests, meaning } = this.#log
    const { records: logged, rules, kinds } = meaning
    return new RecordsOfBundle({ companyId, logged, rules, kinds, digests, factors: this.#factors }, this.findings)
  }

  read(text: string): void {
    this.findings.line += 1
    this.findings.budget.earn(text.length)
    const fields = readLine(text, this.findings.field())
    if (fields !== undefined) this.#take(fields)
    // a line behind the end is a difference of its own, and in no digest
    if (fields?.kind !== 'end' && this.#stage !== STAGES.end) this.#digest.update(utf8ToBytes(`${text}\n`))
  }

  /** Checks that the bundle is complete. */
  end(): void {
    if (this.#stage === STAGES.end) return
    this.findings.field().differs('ends before its last line', 'a line of the kind end', 'nothing')
  }

  get result(): BundleVerification {
    const { list } = this.findings
    const { linesBehindHead, meaning } = this.#log
    const unchecked = uncheckedParts({
      ...(this.#options.catalogue === undefined ? { no_catalogue: null } : { own_factors: this.#factors.own }),
      factor_ids_by_sha1: this.#factors.byEarlierId,
      ...(linesBehindHead === null ? { no_head: null } : { lines_behind_head: linesBehindHead }),
      lines_without_record: meaning.earlierLines,
    })
    const counts = { ...this.counts }
    return { verified: list.length === 0, differences: list, counts, linesBehindHead, heads: this.#heads, unchecked }
  }

  #take(fields: Fields): void {
    const kind = String(fields.kind)
    const stage = typeof fields.kind === 'string' && Object.hasOwn(STAGES, kind) ? STAGES[kind] : undefined
    const isInOrder = stage !== undefined && (this.#stage < 0 ? stage === 0 : stage >= Math.max(this.#stage, 1))
    if (!isInOrder || this.#stage === STAGES.end) {
      const message = 'is not a kind of line that may appear here'
      this.findings.field('kind').differs(message, Object.keys(STAGES), fields.kind)
      return
    }
    this.#stage = stage
    checkRule(fields, LINE_FIELDS[kind] ?? 'any', this.findings.field())
    if (kind === 'header') this.#begin(fields)
    else if (kind === 'end') this.#finish(fields)
    else this.#part(kind, fields)
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
    checkFormatVersion(header.format)
    this.findings.field('format').expect('is not one that this version reads', FORMAT, header.format)
    const { companyId, exportedAt } = header
    if (!isTimestamp(exportedAt)) {
      this.findings.field('exportedAt').differs('is not an instant', 'a date and time in UTC', exportedAt)
    }
    checkCompany(this.#heads, companyId)
    const { head } = this.#options
    const stored = [...(head === undefined ? [] : [head]), ...this.#heads.flatMap(positionsOf)]
    this.#log = new LogOfBundle({ companyId, stored, factors: this.#factors }, this.findings)
    this.#records = this.#recordsOf(companyId)
  }

  #finish({ counts, digest }: Fields): void {
    const stated: Fields = isFields(counts) ? counts : {}
    for (const kind of new Set([...Object.keys(this.counts), ...Object.keys(stated)])) {
      const message = 'is not the number of lines of that kind'
      this.findings.field(`counts.${kind}`).expect(message, this.counts[kind], stated[kind])
    }
    const due = bytesToHex(this.#digest.digest())
    this.findings.field('digest').coded('digest_differs').expect('is not the SHA-256 of the lines before', due, digest)
    this.#log.end(this.#header.log)
    this.#records.end(this.#header.total)
  }
}

function reject(message: string, received: unknown): never {
  return fail('lines', 'invalid_type', { message, expected: 'lines of text', received })
}

/**
 * Verifies that the bundle of a company (`company.export()`) proves its inventory: the digest of the bundle, the hash
 * chain of the log, every trace, and by exact sums the total of every site, vehicle, vendor, batch and product and of
 * the company. Each record must match the digest in its last log line, have the links, the emission and the calculation
 * of that line and its trace, and have exactly the fields of its collection. Every field that follows from its trace or from
 * other records is compared with them: mass, distance, mode, places, seat, nights, clean share, instruments, refrigerant, money,
 * specification, embedded factor, unit and kind, shares by weight, sums of base years. A trace has only the methods and steps
 * that the service writes for such a record. No record may be missing or superfluous, and every log line must follow from those
 * before it without touching a locked period. Reads only the lines, each without its line terminator, with arithmetic of its
 * own. Memory holds some hundred bytes per record, and all factors. Work is counted and bounded in proportion to the length;
 * input that needs more is not verified, and checking stops after a thousand differences.
 *
 * Any single byte that is changed, added or removed is detected, wherever it is. With a `catalogue`, every factor of a
 * published edition is the published one. A forger who also renews all digests is detected by the `head` of a log that
 * was stored earlier (`company.audit.head()`), or by signed `heads`, which cover every line up to them: records, dates,
 * activities, steps, factors, locks. Beyond that a forger can change only `exportedAt`, and the times and versions of links. Without a stored
 * head, or after it (`linesBehindHead`; `isLast` allows none), a forger can change, with everything that follows,
 * - who changed a record, when and how often, and why a lock was lifted;
 * - calculations, periods and contents that a later line superseded;
 * - what the company states and no calculation uses: names, comments, files, ids, addresses next to points, sites, boundary
 *   shares, inputs that were not used, what was asked of instruments, their technology, name and evidence;
 * - own factors, emission kinds and rules as they are now, names, sources and categories of own factors, the size of own units;
 * - the inventory behind a base year, its triggers and the names of its parts;
 * - what was measured or chosen in a trace, as `verify` lists it, as long as the record shows the same.
 *
 * `unchecked` lists the parts that could not be checked: no catalogue, own factors, no head, lines after it, lines of
 * an earlier version without digests of their records.
 *
 * Throws `format_newer` for a bundle or a trace that a later version wrote, `format_prerelease` for one from before the first
 * release, the errors of the iterable, `query_invalid` for what is no head, `unknown_field` and `invalid_type` for options
 * that are not listed or no catalogue, and `invalid_type` for one text in place of its lines. For signed heads throws `required` for keys without heads, `head_malformed`,
 * `head_key_invalid`, `head_key_unknown`, `head_signature_invalid` and `head_of_another_company`: a head that nobody whom you trust
 * has signed for this company says nothing about the bundle.
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
  checkVerificationOptions(options, ['catalogue', 'head', 'heads', 'keys'])
  if (typeof lines === 'string')
    reject("must be a list of lines, not one text; pass text.trimEnd().split('\\n')", lines)
  const reader = new BundleReader(options, await checkHeads(options))
  for await (const line of lines) {
    if (ArrayBuffer.isView(line)) reject('must be texts, not bytes; decode them as UTF-8, line by line', line)
    reader.read(line)
    if (reader.findings.isFull) break
  }
  reader.end()
  return reader.result
}
