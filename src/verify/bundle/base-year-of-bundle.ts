import { isFields } from '../../base/index.ts'
import type { Field } from '../findings.ts'
import { type Fraction, fraction, isSame } from '../fraction.ts'
import { asList, type Plain } from '../plain-data.ts'
import type { Fields } from './bundle-text.ts'

function readExact(value: Plain | undefined, field: Field): Fraction | undefined {
  return isFields(value) ? field.findings.number(value.exact) : undefined
}

/**
 * Returns the sum of the figures of a list; undefined if one of them is not a number, or the work budget does not cover
 * it.
 */
function sumList(list: Plain | undefined, name: string, field: Field): Fraction | undefined {
  let sum: Fraction | undefined = fraction(0n)
  for (const one of asList(list)) {
    const part = isFields(one) ? readExact(one[name], field) : undefined
    sum = sum && part && field.findings.within(field.findings.budget.plus(sum, part))
  }
  return sum
}

function expectSame(
  due: Fraction | undefined,
  stated: Fraction | undefined,
  [field, message]: readonly [Field, string],
): void {
  if (due !== undefined && stated !== undefined && isSame(due, stated)) return
  const { findings } = field
  field.differs(message, due === undefined ? 'a number' : findings.print(due), stated && findings.print(stated))
}

/** The emission of a year is the sum of its scopes, and the sum of its sites. */
function checkYearSeries(series: Plain | undefined, field: Field): Fraction | undefined {
  if (!isFields(series)) return undefined
  const co2e = readExact(series.co2e, field.in('co2e', 'exact'))
  for (const name of ['byScope', 'bySite']) {
    const due = sumList(series[name], 'co2e', field.in(name))
    expectSame(due, co2e, [field.in('co2e', 'exact'), `is not the sum of ${name}`])
  }
  return co2e
}

/**
 * Checks the figures of a base year: each series is the sum of its parts, and each recalculation differs from the reported
 * figure by the sum of its differences.
 */
export function checkBaseYear({ reported, recalculations }: Fields, record: Field): void {
  const base = checkYearSeries(reported, record.in('reported'))
  for (const [index, one] of asList(recalculations).entries()) {
    const field = record.in('recalculations', index)
    const co2e = checkYearSeries(one, field)
    if (!isFields(one)) continue
    const stated = readExact(one.difference, field)
    const place = field.in('difference', 'exact')
    const change = base && co2e && field.findings.budget.plus(co2e, { n: -base.n, d: base.d })
    expectSame(change, stated, [place, 'is not the change since what was reported'])
    expectSame(sumList(one.differences, 'difference', field), stated, [place, 'is not the sum of its differences'])
  }
}
