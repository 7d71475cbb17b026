import { decimalText, rationalOf } from '../../display/index.ts'
import { printable } from '../../errors/index.ts'
import type { BaseYearComparison, BaseYearResource } from '../../service/index.ts'
import { table } from '../text-layout.ts'

const DECIMALS = 3
const PERCENT_DECIMALS = 2

type Figure = BaseYearResource['reported']['co2e']
type Percent = BaseYearComparison['headline']['change']

function kilograms({ exact }: Figure): string {
  return decimalText(rationalOf(exact), DECIMALS)
}

function percentText(percent: Percent): string {
  return percent === null ? '-' : `${decimalText(rationalOf(percent.exact), PERCENT_DECIMALS)} %`
}

/** A base year with what was reported, and what was kept of its recalculations. */
export function baseYearText(baseYear: BaseYearResource): string {
  const { year, approach, scope2Method, scopes, threshold, reported, recalculations, triggers } = baseYear
  const lines = table([
    [`Base year ${year}`, 'kg CO2e'],
    [`reported ${reported.at.slice(0, 10)}`, kilograms(reported.co2e)],
    ...recalculations.map(({ at, asOf, co2e }) => [
      `recalculated ${at.slice(0, 10)}, boundary of ${asOf.slice(0, 10)}`,
      kilograms(co2e),
    ]),
  ])
  const choices = [approach, scope2Method, ...scopes].join(', ').replaceAll('_', ' ')
  const causes = triggers.map(({ kind, description }) => `  ${kind}: ${printable(description)}`)
  return `${[...lines, `${choices}; recalculation above ${threshold.exact} %`, ...causes].join('\n')}\n`
}

/** A period beside the base year: the headline change, the recalculation, and the change like for like with its parts. */
export function comparisonText(comparison: BaseYearComparison): string {
  const { reported, recalculated, headline, likeForLike, from, to, year } = comparison
  const due = recalculated.isDue ? 'recalculation is due' : 'no recalculation is due'
  return `${table([
    [`${from.slice(0, 10)} up to ${to.slice(0, 10)}`, 'kg CO2e', 'change'],
    [`${year} as reported`, kilograms(reported), ''],
    ...recalculated.differences.map(({ kind, name, difference }) => [
      `  ${kind}, ${name ?? 'no site'}`,
      kilograms(difference),
      '',
    ]),
    [`${year} recalculated`, kilograms(recalculated.co2e), `${percentText(recalculated.significance)}, ${due}`],
    ['headline', kilograms(headline.co2e), percentText(headline.change)],
    ['like for like', kilograms(likeForLike.co2e), percentText(likeForLike.change)],
    ...likeForLike.effects.map(({ cause, name, factor, difference }) => [
      `  ${cause}, ${factor ?? name}`,
      kilograms(difference),
      '',
    ]),
  ]).join('\n')}\n`
}
