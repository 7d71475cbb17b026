import type { Field } from './findings.ts'
import { divideFractions, type Fraction, fraction, parseFraction, plus } from './fraction.ts'
import type { StepOf, TraceContribution, TraceStep } from './trace-shape.ts'

/** A step from one money to another. */
export type MoneyStep = StepOf<'exchange' | 'price_index' | 'inflation'>

interface Money {
  readonly currency: string
  readonly year: number
}

const ONE = fraction(1n)
const HUNDRED = fraction(100n)
const NO_MONEY = 'is money, which only money spent is'
const UNIT = /^([A-Z]{3}) (\d{4})$/
const PAIR = /^([A-Z]{3}) (\d{4})\/([A-Z]{3}) (\d{4})$/

/** True for a unit of money in the prices of a year. */
export function isMoney(unit: string): boolean {
  return UNIT.test(unit)
}

/** True for a step from one money to another. */
export function isMoneyStep(step: TraceStep): step is MoneyStep {
  return step.kind === 'exchange' || step.kind === 'price_index' || step.kind === 'inflation'
}

/** Returns the money before and after a step, by its unit. */
function endsOfMoney(unit: string): readonly [from: Money, to: Money] | undefined {
  const [, after, afterYear, before, beforeYear] = PAIR.exec(unit) ?? []
  if (after === undefined || before === undefined) return undefined
  return [
    { currency: before, year: Number(beforeYear) },
    { currency: after, year: Number(afterYear) },
  ]
}

function positiveFigure(digits: string): Fraction {
  return parseFraction(digits) ?? fraction(0n)
}

/** Returns a published figure above zero; undefined, with a difference, for any other. */
function positive(digits: string, field: Field): Fraction | undefined {
  const value = positiveFigure(digits)
  return value.n > 0n ? value : field.differs('must be above zero', 'above 0', digits)
}

function exchangeTimes(step: StepOf<'exchange'>, [from, to]: readonly [Money, Money], field: Field) {
  const { base, quote, year, rate } = step
  field.in('year').expect('is not that of the money', from.year, year)
  if (from.year !== to.year) field.in('unit').differs('exchanges money of two years', 'one year', step.unit)
  if (base === quote) field.in('quote').differs('is the same currency', `another than ${base}`, quote)
  const value = positive(rate, field.in('rate'))
  if (value === undefined) return undefined
  if (base === from.currency && quote === to.currency) return value
  if (base === to.currency && quote === from.currency) return divideFractions(ONE, value)
  return field.in('unit').differs('is not of the currencies of the rate', `${base} and ${quote}`, step.unit)
}

function indexTimes(step: StepOf<'price_index'>, [from, to]: readonly [Money, Money], field: Field) {
  field.in('from', 'year').expect('is not that of the money', from.year, step.from.year)
  field.in('to', 'year').expect('is not that of the money', to.year, step.to.year)
  const before = positive(step.from.figure, field.in('from', 'figure'))
  const after = positive(step.to.figure, field.in('to', 'figure'))
  return before && after && divideFractions(after, before)
}

function inflationTimes({ rates }: StepOf<'inflation'>, [from, to]: readonly [Money, Money], field: Field) {
  const first = Math.min(from.year, to.year) + 1
  const count = Math.abs(to.year - from.year)
  const place = field.in('rates')
  if (rates.length !== count) return place.differs('are not of every year between', `${count} years`, rates.length)
  let rise: Fraction | undefined = ONE
  for (const [index, { year, figure }] of rates.entries()) {
    place.in(index, 'year').expect('is not the next year', first + index, year)
    const ratio = plus(ONE, divideFractions(positiveFigure(figure), HUNDRED))
    if (ratio.n <= 0n) return place.in(index, 'figure').differs('leaves no price', 'above -100', figure)
    rise = rise && field.findings.times(rise, ratio)
  }
  return rise && (to.year > from.year ? rise : divideFractions(ONE, rise))
}

/** Computes the multiplier from the figures of a step; undefined, with a difference, if they give none. */
export function moneyTimes(step: MoneyStep, field: Field): Fraction | undefined {
  const ends = endsOfMoney(step.unit)
  if (ends === undefined) return field.in('unit').differs('is not of money', 'USD 2022/USD 2024', step.unit)
  if (step.kind === 'exchange') return exchangeTimes(step, ends, field)
  const [from, to] = ends
  if (from.currency !== to.currency) field.in('unit').differs('changes the currency', 'one currency', step.unit)
  if (from.year === to.year) field.in('unit').differs('leads nowhere', 'another year', step.unit)
  return step.kind === 'price_index' ? indexTimes(step, ends, field) : inflationTimes(step, ends, field)
}

/** True for a unit of money, or one per money or of money per something. */
function hasMoney(unit: string): boolean {
  return unit.split('/').some(isMoney)
}

/** The units of a step that is no step from one money to another. */
function unitsOfStep(step: Exclude<TraceStep, MoneyStep>): readonly string[] {
  return step.kind === 'convert' ? step.chain.flatMap(({ from, to }) => [from, to]) : [step.unit]
}

/** Money becomes other money by rates and prices alone: no conversion, property or consumption has it. */
function checkSteps(steps: readonly TraceStep[], field: Field): void {
  for (const [index, step] of steps.entries()) {
    if (isMoneyStep(step) || !unitsOfStep(step).some(hasMoney)) continue
    field.in(index).differs('converts money', 'a rate or prices', step.unit)
  }
}

/** Money is not a quantity: outside spend no activity and no step has it. */
export function checkNoMoney({ activity, steps }: Pick<TraceContribution, 'activity' | 'steps'>, field: Field): void {
  const { unit } = activity
  if (hasMoney(unit)) field.in('activity', 'unit').differs(NO_MONEY, 'a quantity', unit)
  checkSteps(steps, field.in('steps'))
}

/** Checks that only money spent is money, that it is of a year, and that it becomes other money by rates and prices alone. */
export function checkMoney(contribution: TraceContribution, field: Field, method: string): void {
  if (method === 'spend') {
    checkSteps(contribution.steps, field.in('steps'))
    checkSpend(contribution, field)
    return
  }
  const { unit } = contribution.factor
  checkNoMoney(contribution, field)
  if (hasMoney(unit)) field.in('factor', 'unit').differs(NO_MONEY, 'a quantity', unit)
}

/** Checks that money is of a year and the factor per money; two exchanges go by way of a third currency. */
function checkSpend({ activity, steps, factor }: TraceContribution, field: Field): void {
  if (!isMoney(activity.unit)) field.in('activity', 'unit').differs('is not money of a year', 'GBP 2024', activity.unit)
  if (!isMoney(factor.unit)) field.in('factor', 'unit').differs('is not money of a year', 'USD 2022', factor.unit)
  for (const [index, { kind }] of steps.entries()) {
    if (kind === 'convert') field.in('steps', index).differs('converts money', 'a rate or prices', kind)
  }
  const exchanged = steps.filter(({ kind }) => kind === 'exchange').map(({ unit }) => endsOfMoney(unit))
  const currencies = [exchanged[0]?.[0], ...exchanged.map((ends) => ends?.[1])].map((money) => money?.currency)
  if (new Set(currencies).size < currencies.length) {
    field.in('steps').differs('exchange back what was exchanged', 'each currency once', currencies.join(', '))
  }
}
