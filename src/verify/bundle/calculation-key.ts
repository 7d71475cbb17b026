import { isFields, isKeyOf } from '../../base/index.ts'
import { TRACE_NOTICE_PATHS } from '../../core/errors/index.ts'
import { parseFraction, printFraction } from '../fraction.ts'
import { asList, type Plain } from '../plain-data.ts'
import { digestOfData, type Fields } from './bundle-text.ts'

/** Longer numbers, in characters, are compared as text. */
const DIGITS_MAX = 400

/** Normalizes a number, however it was written. */
function normalizeNumber(value: string | number): string {
  const text = String(value)
  const read = text.length > DIGITS_MAX ? undefined : parseFraction(text)
  return read === undefined ? text : printFraction(read)
}

/** Data with normalized numbers, without the `gives` of steps, which follow from the rest. */
function normal(value: Plain): Plain {
  if (typeof value === 'string' || typeof value === 'number') return normalizeNumber(value)
  if (Array.isArray(value)) return value.map((one: Plain) => normal(one))
  if (!isFields(value)) return value
  const parts = Object.entries(value).filter(([name]) => name !== 'gives')
  return Object.fromEntries(parts.map(([name, one]) => [name, normal(one)]))
}

function keyContribution(value: Plain, factor: Plain): Plain {
  if (!isFields(value)) return value
  const { label = null, activity = null, steps = null } = value
  return [label, normal(activity), normal(steps), factor]
}

/** Returns the codes of notices about the calculation, sorted; those about the record are in the log only. */
function codesOf(notices: Plain | undefined): readonly string[] {
  const codes = asList(notices).map((one) => (isFields(one) ? String(one.code) : ''))
  return [...new Set(codes)]
    .filter((code) => !isKeyOf(TRACE_NOTICE_PATHS, code) || TRACE_NOTICE_PATHS[code] !== null)
    .sort()
}

/**
 * Returns a digest of a calculation that is the same for its log line and its trace: the method, the codes of the notices, and for
 * each contribution the activity, every step and the id of the factor.
 */
export function calculationKey(calculation: Fields, idIn: (contribution: Fields) => Plain | undefined): string {
  const { method = null, notices } = calculation
  const contributions = asList(calculation.contributions).map((one) =>
    keyContribution(one, isFields(one) ? (idIn(one) ?? null) : null),
  )
  return digestOfData([method, codesOf(notices), contributions])
}
