import type { Field } from './findings.ts'
import { exact, type Fraction, fraction, isSame } from './fraction.ts'
import { DAY_MS, readInstant } from './instant.ts'
import type { StepOf } from './trace-shape.ts'

type Share = StepOf<'share'>
type ShareOf<Of extends Share['of']> = Extract<Share, { of: Of }>

/** True if all parts of a batch are zero, so that the shares are equal. */
export function isEqualShare(step: Share): boolean {
  return step.of === 'batch' && step.parts.every((part) => exact(part).n === 0n)
}

function expectNumber(field: Field, message: string, [due, stated]: readonly [Fraction, string]): void {
  if (!isSame(due, exact(stated))) field.differs(message, field.findings.print(due), stated)
}

/** The days from a start to an end; undefined, with a difference, if the end is before the start. */
function readDays({ start, end }: ShareOf<'period'>['period'], field: Field): Fraction | undefined {
  // the shape has checked both
  const ms = (readInstant(end) ?? 0n) - (readInstant(start) ?? 0n)
  return ms < 0n ? field.in('end').differs('is before the start', `${start} or later`, end) : fraction(ms, DAY_MS)
}

/** Checks that a share of a period is that of its days, which lie in the period. */
function checkPeriod({ period, within, part, whole }: ShareOf<'period'>, field: Field): void {
  const [all, own] = [readDays(period, field.in('period')), readDays(within, field.in('within'))]
  if (all === undefined || own === undefined) return
  for (const name of ['start', 'end'] as const) {
    const ms = readInstant(within[name]) ?? 0n
    if (ms >= (readInstant(period.start) ?? 0n) && ms <= (readInstant(period.end) ?? 0n)) continue
    field.in('within', name).differs('is outside the period', `${period.start} to ${period.end}`, within[name])
  }
  const [due, total] = all.n === 0n ? [fraction(1n), fraction(1n)] : [own, all]
  expectNumber(field.in('part'), 'is not the number of days within', [due, part])
  expectNumber(field.in('whole'), 'is not the number of days of the period', [total, whole])
}

/** Checks that a share of a batch is one of its parts, and the whole the sum of them all. */
function checkBatch(step: ShareOf<'batch'>, field: Field): void {
  const { parts, index, part, whole } = step
  const own = parts[index]
  if (own === undefined) {
    field.in('index').differs('is not that of a part', `0 to ${parts.length - 1}`, index)
    return
  }
  let sum: Fraction | undefined = fraction(0n)
  for (const [position, one] of parts.entries()) {
    const value = exact(one)
    if (value.n < 0n) field.in('parts', position).differs('must not be negative', '0 or more', one)
    sum = sum && field.findings.within(field.findings.budget.plus(sum, value))
  }
  if (sum === undefined) return
  const isEqual = isEqualShare(step)
  const [due, total] = isEqual ? [fraction(1n), fraction(BigInt(parts.length))] : [exact(own), sum]
  expectNumber(field.in('part'), 'is not the part at its index', [due, part])
  expectNumber(field.in('whole'), 'is not the sum of the parts', [total, whole])
}

/** Checks a share against what it is a share of; other shares are checked with those of the other contributions. */
export function checkShareOf(step: Share, field: Field): void {
  if (step.of === 'period') checkPeriod(step, field)
  if (step.of === 'batch') checkBatch(step, field)
}
