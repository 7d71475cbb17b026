import { type EmissionTrace, TRACE_FORMAT } from '../emissions/index.ts'
import { checkChoice, collect, collectEach, fail, isFields } from '../errors/index.ts'
import { compare, divide, type NumberInput, ONE, parseNumber, type Rational, ZERO } from '../exact/index.ts'
import { verify } from '../verify/index.ts'
import { FOOTPRINT_STAGES, type FootprintStage, hasActivity, stageProblem } from './footprint-rules.ts'

/** An emission behind a footprint. */
export interface FootprintPart {
  /** `material`: what was bought, with all that is upstream of it; `outbound_logistics` is in no total of the footprint. */
  readonly stage: FootprintStage
  /** The canonical trace of the emission: what `toTrace`, or `audit.trace` of a company, returned. */
  readonly trace: string
  /** The share of the product in the emission, 0 to 1, as `part` of `whole`: masses, pieces, hours. Not given: all of it. */
  readonly share?: { readonly part: NumberInput; readonly whole: NumberInput }
}

/** The emissions behind a footprint, with the quantity of the product that they made. */
export interface FootprintSource {
  /** Quantity that the parts made together, in the unit of the footprint; more than 0: 500 pieces. */
  readonly quantity: NumberInput
  readonly parts: readonly FootprintPart[]
}

/** A part whose trace verified. */
export interface CheckedPart {
  readonly stage: FootprintStage
  readonly trace: EmissionTrace
  readonly share: Rational
  /** Exactly as it was given; undefined: all of the emission. */
  readonly given: FootprintPart['share']
  readonly path: string
}

/** A source whose traces verified. */
export interface CheckedSource {
  readonly quantity: Rational
  readonly parts: readonly CheckedPart[]
}

/** The data of a trace. Throws `trace_invalid` unless it proves its result. */
function readTrace(trace: unknown, path: string): EmissionTrace {
  const message = 'is not the trace of an emission; pass what toTrace returned'
  const expected = 'a trace'
  if (typeof trace !== 'string') return fail(path, 'trace_invalid', { message, expected, received: trace })
  const data = parseTrace(trace)
  if (data?.format !== TRACE_FORMAT) return fail(path, 'trace_invalid', { message, expected, received: trace })
  const [difference] = verify(trace).differences
  if (difference === undefined) return data
  const problem = `${difference.path} ${difference.message}: ${difference.expected} is due, and there is ${difference.found}`
  return fail(path, 'trace_invalid', { message: `does not verify: ${problem}; calculate it again`, received: trace })
}

/** The data of a trace, of which nothing but the format may be read before they verify. */
function parseTrace(trace: string): EmissionTrace | undefined {
  try {
    return JSON.parse(trace)
  } catch {
    return undefined
  }
}

function shareOf(share: FootprintPart['share'], path: string): Rational {
  if (share === undefined) return ONE
  if (!isFields(share)) fail(path, 'invalid_type', { message: 'must be { part, whole }', received: share })
  const { part, whole } = collect({
    part: () => parseNumber(share.part, `${path}.part`),
    whole: () => parsePositive(share.whole, `${path}.whole`),
  })
  if (compare(part, ZERO) >= 0 && compare(part, whole) <= 0) return divide(part, whole)
  const message = 'must be from 0 to the whole; a product has no more than all of an emission'
  return fail(`${path}.part`, 'allocation_invalid', { message, expected: `0 to ${share.whole}`, received: share.part })
}

function parsePositive(value: unknown, path: string): Rational {
  const exact = parseNumber(value, path)
  return exact.n > 0n ? exact : fail(path, 'must_be_positive', { message: 'must be more than 0', received: value })
}

function checkPart(part: FootprintPart, path: string): CheckedPart {
  if (!isFields(part)) fail(path, 'invalid_type', { message: 'must be { stage, trace, share? }', received: part })
  const checked = collect({
    stage: () => checkChoice({ path: `${path}.stage`, value: part.stage }, FOOTPRINT_STAGES),
    trace: () => readTrace(part.trace, `${path}.trace`),
    share: () => shareOf(part.share, `${path}.share`),
  })
  const problem = stageProblem(checked.stage, checked.trace)
  if (problem !== undefined) fail(`${path}.trace`, 'footprint_invalid', { message: problem, received: checked.stage })
  return { ...checked, given: part.share, path }
}

/** True for a part in which something of the product was made or bought. */
export function isUpstreamPart({ trace, share }: CheckedPart): boolean {
  return share.n > 0n && hasActivity(trace)
}

/**
 * Reads a source and verifies every trace of it. Throws `required`, `invalid_type`, `invalid_choice`, `trace_invalid`,
 * `footprint_invalid` for a trace that its stage does not take, `must_be_positive`, `allocation_invalid` or the number codes, all at once.
 */
export function checkSource(source: FootprintSource): CheckedSource {
  const { quantity, parts }: Partial<FootprintSource> = isFields(source) ? source : {}
  return collect({
    quantity: () => parsePositive(quantity, 'source.quantity'),
    parts: () => {
      if (Array.isArray(parts)) return collectEach(parts, (part, index) => checkPart(part, `source.parts[${index}]`))
      const message = 'is missing; give the emissions of the product, each with its trace'
      return fail('source.parts', 'required', { message, expected: 'a list of { stage, trace, share? }' })
    },
  })
}
