import { isFields } from '../../base/index.ts'
import { type EmissionTrace, TRACE_FORMAT } from '../../core/emissions/index.ts'
import { checkChoice, collect, collectEach, fail } from '../../core/errors/index.ts'
import {
  add,
  compare,
  divide,
  type NumberInput,
  ONE,
  parseNumber,
  type Rational,
  ZERO,
} from '../../core/exact/index.ts'
import { verify } from '../../verify/index.ts'
import { RECORD_LENGTH_MAX, repeatedParts } from './counted-once.ts'
import { FOOTPRINT_STAGES, type FootprintStage, hasActivity, stageProblem } from './footprint-rules.ts'

/** An emission that is part of a footprint. */
export interface FootprintPart {
  /** `material`: purchases with all their upstream emissions; `outbound_logistics` is in no total of the footprint. */
  readonly stage: FootprintStage
  /** The canonical trace of the emission, from `toTrace` or `audit.trace` of a company. */
  readonly trace: string
  /**
   * The share of the product in the emission, 0 to 1, as `part` of `whole`: masses, pieces, hours (default: all of it).
   */
  readonly share?: { readonly part: NumberInput; readonly whole: NumberInput }
  /**
   * The name of the record that the trace is of, such as its id or the number of an invoice. Needed to count two records
   * with equal traces, which could otherwise be one that is counted twice.
   */
  readonly record?: string | undefined
}

/** The emissions of a footprint, with the quantity of the product that they produced. */
export interface FootprintSource {
  /** The quantity that all parts together produced, in the unit of the footprint, such as 500 pieces; more than 0. */
  readonly quantity: NumberInput
  readonly parts: readonly FootprintPart[]
}

/** A trace that verified, with its digest. */
type VerifiedTrace = EmissionTrace & { readonly digest: string }

/** A part whose trace verified. */
export interface CheckedPart {
  readonly stage: FootprintStage
  readonly trace: VerifiedTrace
  readonly share: Rational
  /** Exactly as given; undefined for the whole emission. */
  readonly given: FootprintPart['share']
  readonly record: string | undefined
  readonly path: string
}

/** A source whose traces verified. */
export interface CheckedSource {
  readonly quantity: Rational
  readonly parts: readonly CheckedPart[]
}

/** Reads a trace. Throws `trace_invalid` unless it verifies. */
function readTrace(trace: unknown, path: string): VerifiedTrace {
  const message = 'is not the trace of an emission; pass what toTrace returned'
  const expected = 'a trace'
  if (typeof trace !== 'string') return fail(path, 'trace_invalid', { message, expected, received: trace })
  const data = parseTrace(trace)
  if (data?.format !== TRACE_FORMAT) return fail(path, 'trace_invalid', { message, expected, received: trace })
  const [difference] = verify(trace).differences
  if (difference === undefined) return data
  const problem = `${difference.path} ${difference.message}: expected ${difference.expected}, found ${difference.found}`
  return fail(path, 'trace_invalid', { message: `does not verify: ${problem}; calculate it again`, received: trace })
}

/** Parses a trace. Before it verifies, only its format may be read. */
function parseTrace(trace: string): VerifiedTrace | undefined {
  try {
    return JSON.parse(trace)
  } catch {
    return undefined
  }
}

function readShare(share: FootprintPart['share'], path: string): Rational {
  if (share === undefined) return ONE
  if (!isFields(share)) fail(path, 'invalid_type', { message: 'must be { part, whole }', received: share })
  const { part, whole } = collect({
    part: () => parseNumber(share.part, `${path}.part`),
    whole: () => parsePositive(share.whole, `${path}.whole`),
  })
  if (compare(part, ZERO) >= 0 && compare(part, whole) <= 0) return divide(part, whole)
  const message = 'must be from 0 to the whole; a product cannot have more than the whole emission'
  return fail(`${path}.part`, 'allocation_invalid', { message, expected: `0 to ${share.whole}`, received: share.part })
}

/** Checks the name of a record. Throws `invalid_type`, `text_too_long`. */
function checkRecordName(record: unknown, path: string): void {
  if (record === undefined) return
  if (typeof record !== 'string' || record === '') {
    fail(path, 'invalid_type', { message: 'must be the name of a record', expected: 'a text', received: record })
  }
  if (record.length <= RECORD_LENGTH_MAX) return
  const message = `is longer than ${RECORD_LENGTH_MAX} characters; use the id of the record`
  fail(path, 'text_too_long', { message, received: record })
}

/** Rejects parts that count an emission twice. Throws `allocation_invalid`. */
function checkCountedOnce(parts: readonly CheckedPart[]): readonly CheckedPart[] {
  const repeated = repeatedParts(parts, (shares) => compare(shares.reduce(add, ZERO), ONE) > 0)
  collectEach(repeated, ({ index, field, problem }) =>
    fail(`source.parts[${index}].${field}`, 'allocation_invalid', problem),
  )
  return parts
}

function parsePositive(value: unknown, path: string): Rational {
  const exact = parseNumber(value, path)
  return exact.n > 0n ? exact : fail(path, 'must_be_positive', { message: 'must be more than 0', received: value })
}

function readPart(part: FootprintPart, path: string): CheckedPart {
  if (!isFields(part)) fail(path, 'invalid_type', { message: 'must be { stage, trace, share? }', received: part })
  const { record } = part
  const checked = collect({
    stage: () => checkChoice({ path: `${path}.stage`, value: part.stage }, FOOTPRINT_STAGES),
    trace: () => readTrace(part.trace, `${path}.trace`),
    share: () => readShare(part.share, `${path}.share`),
    record: () => checkRecordName(record, `${path}.record`),
  })
  const problem = stageProblem(checked.stage, checked.trace)
  if (problem !== undefined) fail(`${path}.trace`, 'footprint_invalid', { message: problem, received: checked.stage })
  return { ...checked, given: part.share, record, path }
}

/** True for a part in which the product, or something for it, was made or bought. */
export function isUpstreamPart({ trace, share }: CheckedPart): boolean {
  return share.n > 0n && hasActivity(trace)
}

/**
 * Reads a source and verifies each of its traces. Throws `required`, `invalid_type`, `invalid_choice`, `trace_invalid`,
 * `footprint_invalid` for a trace that does not fit its stage, `must_be_positive`, `allocation_invalid` for a share
 * above the whole or an emission that is counted twice, `text_too_long` or the number codes, all at once.
 */
export function checkSource(source: FootprintSource): CheckedSource {
  const { quantity, parts }: Partial<FootprintSource> = isFields(source) ? source : {}
  return collect({
    quantity: () => parsePositive(quantity, 'source.quantity'),
    parts: () => {
      if (Array.isArray(parts)) {
        return checkCountedOnce(collectEach(parts, (part, index) => readPart(part, `source.parts[${index}]`)))
      }
      const message = 'is missing; give the emissions of the product, each with its trace'
      return fail('source.parts', 'required', { message, expected: 'a list of { stage, trace, share? }' })
    },
  })
}
