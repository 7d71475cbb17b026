import type { EmissionSum } from '../emissions/index.ts'
import { NOTICE_CODES } from '../errors/index.ts'
import { nearestDouble, type Rational } from '../exact/index.ts'
import { printDecimals, printTonnes } from './print-number.ts'
import { GroupSums, SCOPES, type Summary } from './summary.ts'
import { bar, printable, shorten, table, wrap } from './text-layout.ts'

const BAR_WIDTH = 20
const KEY_WIDTH = 24
const GROUPS_MAX = 20

/** A sum to print: number of calculations, and exact CO2e in kilograms. */
interface Amount {
  readonly count: number
  readonly co2e: Rational
}

function amountOf(sum: EmissionSum): Amount {
  return { count: sum.state().count, co2e: sum.exact('co2e') }
}

function tonnes({ count, co2e }: Amount): string {
  return count === 0 ? '–' : printTonnes(co2e)
}

function kilograms({ co2e }: Amount): number {
  return nearestDouble(co2e)
}

/** Formats sums by a key as a table, with a bar for the market-based total. */
function groupLines(title: string, groups: Iterable<readonly [string, GroupSums]>): string[] {
  const entries = [...groups]
  const totals = entries.map(([, sums]) => kilograms(sums.total('market')))
  const largest = Math.max(...totals, 0)
  const head = [title, 'rows', 'Scope 1', '2 location', '2 market', 'Scope 3', 'total*']
  const body = entries.map(([key, sums]) => [
    shorten(key, KEY_WIDTH),
    String(sums.rows),
    ...SCOPES.map((scope) => tonnes({ count: sums.count(scope), co2e: sums.co2e(scope) })),
    tonnes(sums.total('market')),
  ])
  const [first = '', ...lines] = table([head, ...body])
  return [
    first,
    ...lines.map((line, index) => `${line}  ${bar((totals[index] ?? 0) / (largest || 1), BAR_WIDTH)}`.trimEnd()),
  ]
}

/** The groups in order; if there are too many, the largest, and the others as one. */
function largestGroups(groups: readonly (readonly [string, GroupSums])[]): readonly (readonly [string, GroupSums])[] {
  if (groups.length <= GROUPS_MAX) return groups
  const bySize = groups
    .map(([key, sums]) => ({ key, sums, size: kilograms(sums.total('market')) }))
    .sort((a, b) => b.size - a.size)
    .map(({ key, sums }) => [key, sums] as const)
  const others = bySize.slice(GROUPS_MAX)
  const together = others.reduce((sum, [, sums]) => sum.merge(sums), new GroupSums())
  return [...bySize.slice(0, GROUPS_MAX), [`(${others.length} others)`, together]]
}

function scopeLines({ whole }: Summary): string[] {
  const { scope1, scope2Location, scope2Market, scope3 } = whole.sums
  const parts: readonly (readonly [string, string, Amount])[] = [
    ['Scope 1', 'fuel, vehicles, refrigerants', amountOf(scope1)],
    ['Scope 2', 'electricity, by location', amountOf(scope2Location)],
    ['', 'electricity, by market', amountOf(scope2Market)],
    ['Scope 3', 'freight and business travel', amountOf(scope3)],
    ['Total', 'with Scope 2 by location', amountOf(whole.total('location'))],
    ['', 'with Scope 2 by market', amountOf(whole.total('market'))],
  ]
  const largest = Math.max(...parts.slice(0, 4).map(([, , sum]) => kilograms(sum)), 0)
  const amounts = parts.map(([, , sum]) => tonnes(sum))
  const width = Math.max(...amounts.map((amount) => amount.length))
  const lines = parts.map(([scope, what, sum], index) => {
    const amount = `${scope.padEnd(8)}  ${what.padEnd(28)}  ${(amounts[index] ?? '').padStart(width)}`
    return index < 4 ? `${amount}  ${bar(kilograms(sum) / (largest || 1), BAR_WIDTH)}`.trimEnd() : amount
  })
  return [`${'By scope'.padEnd(40)}${'t CO2e'.padStart(width)}`, ...lines.slice(0, 4), '', ...lines.slice(4)]
}

function gasLines({ whole }: Summary): string[] {
  const rows = SCOPES.map((scope) => {
    const sum = whole.sums[scope]
    const { count, missing } = sum.state()
    const gases = (['co2', 'ch4', 'n2o', 'biogenicCo2'] as const).map((gas) => {
      return missing[gas] === count ? '–' : printDecimals(sum.exact(gas), 3)
    })
    const unsplit = Math.max(missing.co2, missing.ch4, missing.n2o)
    const names = { scope1: 'Scope 1', scope2Location: '2 location', scope2Market: '2 market', scope3: 'Scope 3' }
    return [names[scope], ...gases, unsplit === 0 ? '' : `${unsplit} of ${count}`]
  })
  return table([['Mass of gases', 'CO2 kg', 'CH4 kg', 'N2O kg', 'biogenic CO2 kg', 'not published apart'], ...rows])
}

function noticeLines({ notices, whole }: Summary): string[] {
  const ofTotals = whole.total('market').total().notices
  if (notices.size + ofTotals.length === 0) return []
  const lines = [...notices]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([code, count]) => wrap(`${String(count).padStart(5)} × ${NOTICE_CODES[code]}`, '  '))
  const totals = ofTotals.map(({ message }) => wrap(`totals   ${message}`, '  '))
  return ['What was assumed, by rows', ...lines, ...totals]
}

function guessLines(guesses: readonly string[]): string[] {
  return guesses.length === 0 ? [] : ['How the file was read', ...guesses.map((guess) => wrap(`  ${guess}`, '  '))]
}

/** The summary for people: by scope, activity, month and site, with gases, assumptions, and what was guessed about the file. */
export function summaryText(title: string, summary: Summary, guesses: readonly string[] = []): string {
  const months = [...summary.byMonth.keys()]
  const span = months.length === 1 ? months[0] : `${months[0]} to ${months.at(-1)}`
  const count = `${summary.rows} activities, ${summary.calculations} calculations, ${span}`
  const hasSites = summary.bySite.size > 1 || !summary.bySite.has('')
  const sites = [...summary.bySite].map(
    ([site, sums]) => [site === '' ? '(no site)' : site.replaceAll('\n', ' '), sums] as const,
  )
  const sections = [
    [title, count],
    guessLines(guesses),
    scopeLines(summary),
    groupLines('By activity', summary.byActivity),
    groupLines('By month', summary.byMonth),
    ...(hasSites ? [groupLines('By site', largestGroups(sites))] : []),
    ['t CO2e; * Scopes 1 and 3 with Scope 2 by market. The two figures of Scope 2 are never added.'],
    gasLines(summary),
    noticeLines(summary),
  ]
  const filled = sections.filter((lines) => lines.length > 0)
  return `${printable(filled.map((lines) => lines.join('\n')).join('\n\n'))}\n`
}
