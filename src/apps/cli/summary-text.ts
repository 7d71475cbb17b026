import { type MassDigits, massDigits, percentText } from '../../core/display/index.ts'
import { type ColumnApart, type EmissionSum, negativeTotalNotice } from '../../core/emissions/index.ts'
import { NOTICE_CODES, NOTICE_SEVERITIES, type NoticeCode, type NoticeSeverity, show } from '../../core/errors/index.ts'
import { divide, nearestDouble, type Rational } from '../../core/exact/index.ts'
import {
  LEFT_OUT_CAUSES,
  type LeftOutCause,
  type LeftOutRow,
  negativeScopes,
  type RowComparison,
  type RowWarning,
  SCOPE_WORDS,
  SCOPES,
  type ScopeName,
  standInSumOf,
  type WarnedRow,
  type WarningCause,
} from '../../rows/index.ts'
import { GroupSums, type Summary } from './summary.ts'
import { bar, LINE_WIDTH, paint, shorten, table, wrap } from './text-layout.ts'

const ID_WIDTH = 40

const SENTENCES: Readonly<Record<WarningCause, string>> = {
  already_stored: 'is stored already, with the same place, period and emission; it would count twice',
  same_id: 'has the id of an earlier row',
  same_row: 'is the same as an earlier row in everything but the id',
  sum_of_rows: 'has the sum of earlier rows as its quantity, like a total',
  overlap: 'begins within the period of another row of the same site, factor and unit',
  same_energy: 'has the site, fuel, period and nearly the energy of an earlier row in another unit',
  mixed_grid_factors: 'has a lifecycle factor of a grid, where other rows of the scope have direct ones',
  negative_total: 'is a credit of a scope whose total is below zero',
  outlier: 'has more than 100 times the median quantity of the other rows of the same site and factor',
}

function warnedRowText({ line, id }: WarnedRow): string {
  // the id of a row without one of its own begins with its line
  const own = id?.replaceAll('\n', ' ').replace(new RegExp(`^line ${line}(?:, |$)`), '') ?? ''
  return own === '' ? `line ${line}` : `line ${line} (${shorten(own, ID_WIDTH)})`
}

/** Formats a warning as a line of the summary, with its first rows. */
export function rowWarningText({ cause, count, examples }: RowWarning): string {
  const others = count > examples.length ? ', …' : ''
  return `${String(count).padStart(5)} × ${SENTENCES[cause]}: ${[...new Set(examples.map(warnedRowText))].join(', ')}${others}`
}

function restText(compared: number, isAsked: boolean): string {
  const advice = isAsked ? '' : '; --check compares up to 1,000,000 rows'
  if (compared === 0) return `  the rows of files of more than 16 MiB are not compared with each other${advice}`
  return `  the rows after the first ${compared.toLocaleString('en')} were not compared with the others${advice}`
}

/**
 * Formats the warnings about rows as lines of the summary, and adds a line if not all rows were compared. `isAsked`:
 * the user passed --check.
 */
export function warningTexts(
  comparison: RowComparison,
  { rows, isAsked }: { readonly rows: number; readonly isAsked: boolean },
): readonly string[] {
  const rest = comparison.rows < rows ? [restText(comparison.rows, isAsked)] : []
  return [...comparison.warnings().map(rowWarningText), ...rest]
}

const EXAMPLES_MAX = 3

const LEFT_OUT_SENTENCES: Readonly<Record<LeftOutCause, string>> = {
  total: 'is named as a total, and is the sum of other rows',
  cancelled: 'is cancelled or refunded, and is not counted',
  estimated: 'is an estimated reading of a meter and period with an actual one, which counts',
  unmatched_total:
    'is named as a total, has no date and is not the sum of the rows, with or without those that are left out; check that no row is missing',
  no_value: 'has no quantity, or a dash in its place',
  first_fill: 'is the first fill of a system, which is no leak',
  fed_in: 'is electricity that was fed into the grid, which is not subtracted from purchases',
  reactive: 'is reactive energy, to which no factor applies',
  unpowered: 'is a journey by bicycle or on foot, which burns nothing',
  homeworking: 'is work at home and no journey; if it counts, record its hours as a quantity of homeworking, in FTE·h',
  footer: 'is a line of text, and no row of the table',
  header: 'repeats the header',
  not_energy: 'is a purchase that burns no fuel; add its cost as spend if it counts',
  pay: 'is in an account of pay or of charges on pay, which buys nothing',
  tax: 'is in an account of taxes, duties or fines, which buys nothing',
  depreciation:
    'is in an account of depreciation, bad debts, discounts, stocks or exchange differences, which buys nothing',
  financing: 'is in an account of interest, loans, donations, bank balances or transfers, which buys nothing',
  income: 'is in an account of income, which buys nothing',
  balance: 'is a balance or a result of the ledger, and no booking',
}

function leftOutText({ line, label, value, unit }: LeftOutRow): string {
  const amount = [value, unit].filter((part) => part !== '').join(' ')
  return `line ${line} (${[show(label), amount].filter((part) => part !== '').join(', ')})`
}

/** Formats the rows that were left out as lines of the summary, by cause. */
export function leftOutTexts(rows: readonly LeftOutRow[]): readonly string[] {
  return LEFT_OUT_CAUSES.flatMap((cause) => {
    const ofCause = rows.filter((row) => row.cause === cause)
    if (ofCause.length === 0) return []
    const others = ofCause.length > EXAMPLES_MAX ? ', …' : ''
    const examples = ofCause.slice(0, EXAMPLES_MAX).map(leftOutText).join(', ')
    return [`${String(ofCause.length).padStart(5)} × ${LEFT_OUT_SENTENCES[cause]}: ${examples}${others}`]
  })
}

const BAR_WIDTH = 20
const KEY_WIDTH = 24
const KEY_WIDTH_MIN = 8
const GAP = 2
const GROUPS_MAX = 20
const NAMES: Readonly<Record<ScopeName, string>> = {
  scope1: 'Scope 1',
  scope2Location: '2 location',
  scope2Market: '2 market',
  scope3: 'Scope 3',
}
const NOT_PUBLISHED = '–'
/** Maximum sentences about stand-ins that are printed one by one. */
const FALLBACKS_MAX = 10

/** Options of a summary for people. */
interface SummaryStyle {
  readonly digits: MassDigits
  readonly hasColors: boolean
  /** The guesses about the file, one line each. */
  readonly guesses?: readonly string[]
  /** Rows that were left out, one line each. */
  readonly leftOut?: readonly string[]
  /** Warnings about rows, one line each. */
  readonly rowWarnings?: readonly string[]
}

/** A sum to print: number of calculations, and exact CO2e in kilograms. */
interface Amount {
  readonly count: number
  readonly co2e: Rational
}

function summedAmount(sum: EmissionSum): Amount {
  return { count: sum.state().count, co2e: sum.exact('co2e') }
}

function tonnes({ count, co2e }: Amount, digits: MassDigits): string {
  return count === 0 ? NOT_PUBLISHED : massDigits(co2e, 't', digits)
}

/** Adds a bar to each line, in the rest of its width, unless that is too narrow. */
function withBars(lines: readonly string[], shares: readonly number[]): string[] {
  const width = Math.min(BAR_WIDTH, LINE_WIDTH - GAP - Math.max(...lines.map((line) => line.length)))
  if (width < KEY_WIDTH_MIN) return [...lines]
  const lineWidth = Math.max(...lines.map((line) => line.length))
  return lines.map((line, index) => `${line.padEnd(lineWidth + GAP)}${bar(shares[index] ?? 0, width)}`.trimEnd())
}

function amountsOf(sums: GroupSums): readonly (readonly [string, Amount])[] {
  const scopes = SCOPES.map((scope) => [NAMES[scope], { count: sums.count(scope), co2e: sums.co2e(scope) }] as const)
  return [...scopes, ['total*', sums.total('market')]]
}

/** Prints one line for each figure of a group, if the figures do not fit on one line. */
function figureLines(title: string, groups: readonly (readonly [string, GroupSums])[], digits: MassDigits): string[] {
  const rows = groups.flatMap(([key, sums]) =>
    amountsOf(sums)
      .filter(([, { count }]) => count > 0)
      .map(([name, amount], index) => [index === 0 ? shorten(key, KEY_WIDTH) : '', name, tonnes(amount, digits)]),
  )
  return table([[title, '', 't CO2e'], ...rows])
}

/**
 * Prints sums by a key as a table, with a bar for the market-based total. If that is too wide, each figure gets a
 * line.
 */
function groupLines(title: string, entries: readonly (readonly [string, GroupSums])[], digits: MassDigits): string[] {
  const totals = entries.map(([, sums]) => nearestDouble(sums.total('market').co2e))
  const largest = Math.max(...totals, 0) || 1
  const head = ['rows', ...SCOPES.map((scope) => NAMES[scope]), 'total*']
  const figures = entries.map(([, sums]) => [
    String(sums.rows),
    ...amountsOf(sums).map(([, amount]) => tonnes(amount, digits)),
  ])
  const widest = Math.max(0, ...table([head, ...figures].map((row) => ['', ...row])).map((line) => line.length))
  const keyWidth = Math.min(KEY_WIDTH, LINE_WIDTH - widest)
  if (keyWidth < KEY_WIDTH_MIN || digits === 'all') return figureLines(title, entries, digits)
  const body = entries.map(([key], index) => [shorten(key, keyWidth), ...(figures[index] ?? [])])
  const [first = '', ...lines] = table([[shorten(title, keyWidth), ...head], ...body])
  return [
    first,
    ...withBars(
      lines,
      totals.map((total) => total / largest),
    ),
  ]
}

/** Returns the groups in order. If there are too many, returns the largest, and the others as one group. */
function largestGroups(groups: readonly (readonly [string, GroupSums])[]): readonly (readonly [string, GroupSums])[] {
  if (groups.length <= GROUPS_MAX) return groups
  const bySize = groups
    .map(([key, sums]) => ({ key, sums, size: nearestDouble(sums.total('market').co2e) }))
    .sort((a, b) => b.size - a.size)
    .map(({ key, sums }) => [key, sums] as const)
  const others = bySize.slice(GROUPS_MAX)
  const together = others.reduce((sum, [, sums]) => sum.merge(sums), new GroupSums())
  return [...bySize.slice(0, GROUPS_MAX), [`(${others.length} others)`, together]]
}

function scopeLines({ whole }: Summary, digits: MassDigits): string[] {
  const { scope1, scope2Location, scope2Market, scope3 } = whole.sums
  const parts: readonly (readonly [string, string, Amount])[] = [
    ['Scope 1', 'fuel, vehicles, refrigerants', summedAmount(scope1)],
    ['Scope 2', 'electricity, by location', summedAmount(scope2Location)],
    ['', 'electricity, by market', summedAmount(scope2Market)],
    ['Scope 3', 'freight, trips, goods, waste', summedAmount(scope3)],
    ['Total', 'with Scope 2 by location', summedAmount(whole.total('location'))],
    ['', 'with Scope 2 by market', summedAmount(whole.total('market'))],
    ['Biogenic', 'CO2 of biomass, in no total', amountApart(whole.total('market'), 'biogenicCo2')],
    ...montrealLine(whole.total('market')),
  ]
  const largest = Math.max(...parts.slice(0, 4).map(([, , sum]) => nearestDouble(sum.co2e)), 0) || 1
  const amounts = parts.map(([, , sum]) => tonnes(sum, digits))
  const width = Math.max(...amounts.map((amount) => amount.length))
  const lines = parts.map(
    ([scope, words], index) => `${scope.padEnd(8)}  ${words.padEnd(28)}  ${(amounts[index] ?? '').padStart(width)}`,
  )
  const shares = parts.slice(0, 4).map(([, , sum]) => nearestDouble(sum.co2e) / largest)
  return [
    `${'By scope'.padEnd(40)}${'t CO2e'.padStart(width)}`,
    ...withBars(lines.slice(0, 4), shares),
    '',
    ...lines.slice(4),
  ]
}

/** Prints Scope 3 by category. Names are shortened if the digits need their space. */
function scope3Lines({ byScope3Category }: Summary, digits: MassDigits): string[] {
  const groups = [...byScope3Category].map(
    ([name, sums]) => [name, { count: sums.count('scope3'), co2e: sums.co2e('scope3') }] as const,
  )
  if (groups.length === 0) return []
  const figures = groups.map(([, amount]) => [String(amount.count), tonnes(amount, digits)])
  const head = ['count', 't CO2e']
  const widest = Math.max(...table([head, ...figures].map((row) => ['', ...row])).map((line) => line.length))
  const rows = groups.map(([name], index) => [shorten(name, LINE_WIDTH - widest), ...(figures[index] ?? [])])
  return table([['Scope 3 by category', ...head], ...rows])
}

/** Returns an amount outside all totals; its count is 0 if no calculation published it. */
function amountApart(sum: EmissionSum, name: ColumnApart): Amount {
  const { count, missing } = sum.state()
  return { count: count - missing[name], co2e: sum.exact(name) }
}

/** Prints the gases of the Montreal Protocol, if there are any. */
function montrealLine(sum: EmissionSum): readonly (readonly [string, string, Amount])[] {
  const amount = amountApart(sum, 'montrealCo2e')
  return amount.count === 0 ? [] : [['Montreal', 'CFC and HCFC, outside scopes', amount]]
}

function gasLines({ whole }: Summary, digits: MassDigits): string[] {
  const rows = SCOPES.map((scope) => {
    const sum = whole.sums[scope]
    const { count, missing } = sum.state()
    const gases = (['co2', 'ch4', 'n2o', 'biogenicCo2'] as const).map((gas) =>
      missing[gas] === count ? NOT_PUBLISHED : massDigits(sum.exact(gas), 'kg', digits),
    )
    const unsplit = Math.max(missing.co2, missing.ch4, missing.n2o)
    return [NAMES[scope], ...gases, unsplit === 0 ? '' : `${unsplit} of ${count}`]
  })
  const head = ['Gases, kg', 'CO2', 'CH4', 'N2O', 'biogenic CO2', 'not split']
  const lines = table([head, ...rows])
  if (lines.every((line) => line.length <= LINE_WIDTH)) return lines
  const figures = rows.flatMap(([scope = '', ...cells]) =>
    cells.flatMap((cell, index) =>
      cell === NOT_PUBLISHED || cell === '' ? [] : [[scope, head[index + 1] ?? '', cell]],
    ),
  )
  return table([['Gases, kg', '', ''], ...figures])
}

/** Sorts texts by their number of rows, descending. */
function byRows<Text extends string>(rows: Iterable<readonly [Text, number]>): (readonly [Text, number])[] {
  return [...rows].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
}

/** Prints the sentences that name the stand-in of each missing factor, and the number of rows with further ones. */
function fallbackLines({ fallbacks }: Summary): string[] {
  const all = byRows(fallbacks)
  const rest = all.slice(FALLBACKS_MAX).reduce((sum, [, rows]) => sum + rows, 0)
  const lines = all.slice(0, FALLBACKS_MAX).map(([message, rows]) => noticeLine(String(rows), message))
  return rest === 0 ? lines : [...lines, noticeLine(String(rest), NOTICE_CODES.factor_region_fallback)]
}

/** Prints a notice with its number of rows, and below it the message of the first row if it says more. */
function noticeLines(code: NoticeCode, rows: number, { noticeExamples }: Summary): string[] {
  const sentence = NOTICE_CODES[code]
  const example = noticeExamples.get(code)
  const line = noticeLine(String(rows), sentence)
  if (example === undefined || example.message === sentence) return [line]
  return [line, wrap(`        line ${example.line}: ${example.message}`, '  ')]
}

const FORCING = 'radiative_forcing_excluded'

/** Prints the notices of one severity, most frequent first. */
function severityLines(summary: Summary, severity: NoticeSeverity): string[] {
  const ofSeverity = [...summary.notices].filter(([code]) => NOTICE_SEVERITIES[code] === severity)
  // the choice about flights moves the most
  const sorted = byRows(ofSeverity).sort(([a], [b]) => Number(b === FORCING) - Number(a === FORCING))
  return sorted.flatMap(([code, count]) =>
    code === 'factor_region_fallback' ? fallbackLines(summary) : noticeLines(code, count, summary),
  )
}

/** Formats the part of a sum that uses stand-ins in percent: '45.2 %'; undefined if the sum is zero or less. */
function percentOf(standIns: EmissionSum, all: EmissionSum): string | undefined {
  const { co2e, sum } = standInSumOf(standIns, all)
  return sum.n <= 0n ? undefined : percentText(divide(co2e, sum))
}

/** Prints the part of the total that uses stand-ins, and the part of each scope. */
function standInLines({ standIns, whole }: Summary, digits: MassDigits): string[] {
  if (SCOPES.every((scope) => standIns.sums[scope].state().count === 0)) return []
  const total = percentOf(standIns.total('market'), whole.total('market'))
  const scopes = SCOPES.flatMap((scope) => {
    const percent = percentOf(standIns.sums[scope], whole.sums[scope])
    return percent === undefined ? [] : [`${NAMES[scope]} ${percent}`]
  })
  const amount = massDigits(standIns.total('market').exact('co2e'), 't', digits)
  const share = total === undefined ? '' : `, ${total} of the total with Scope 2 by market (${scopes.join(', ')})`
  return ['On factors of another country or of a wider region', wrap(`  ${amount} t CO2e${share}`, '  ')]
}

function guessLines(guesses: readonly string[]): string[] {
  return guesses.length === 0 ? [] : ['How the file was read', ...guesses.map((guess) => wrap(`  ${guess}`, '  '))]
}

function noticeLine(count: string, sentence: string): string {
  return wrap(`${count.padStart(5)} × ${sentence}`, '  ')
}

/** Prints each notice once: first those of totals and those that affect numbers, then how values were read. */
function noticeSections(summary: Summary): string[][] {
  const ofTotals = (['market', 'location'] as const).flatMap((basis) => summary.whole.total(basis).total().notices)
  const totals = [...new Set(ofTotals.map(({ message }) => message))].map((message) => wrap(`    ! ${message}`, '  '))
  const negative = negativeScopes(summary.whole).map((scope) => {
    const { message } = negativeTotalNotice(SCOPE_WORDS[scope], scope)
    return wrap(`    ! ${message}`, '  ')
  })
  const warnings = [...totals, ...negative, ...severityLines(summary, 'warning')]
  const infos = severityLines(summary, 'info')
  return [
    warnings.length === 0 ? [] : ['Warnings that affect numbers, by number of rows', ...warnings],
    infos.length === 0 ? [] : ['How values were read, by number of rows', ...infos],
  ]
}

function sectionsOf(
  title: string,
  summary: Summary,
  { digits, guesses = [], leftOut = [], rowWarnings = [] }: SummaryStyle,
): string[][] {
  const months = [...summary.byMonth.keys()]
  const span = months.length === 0 ? 'no month' : months.length === 1 ? months[0] : `${months[0]} to ${months.at(-1)}`
  const count = `${summary.rows} activities, ${summary.calculations} calculations, ${span}`
  const hasSites = summary.bySite.size > 1 || !summary.bySite.has('')
  const sites = [...summary.bySite].map(([site, sums]) => [site === '' ? '(no site)' : site, sums] as const)
  return [
    [title, count],
    guessLines(guesses),
    scopeLines(summary, digits),
    scope3Lines(summary, digits),
    groupLines('By activity', [...summary.byActivity], digits),
    groupLines('By month', [...summary.byMonth], digits),
    hasSites ? groupLines('By site', largestGroups(sites), digits) : [],
    [wrap('t CO2e; * Scopes 1 and 3 with Scope 2 by market. The two figures of Scope 2 are never added.')],
    gasLines(summary, digits),
    standInLines(summary, digits),
    ...noticeSections(summary),
    leftOut.length === 0 ? [] : ['Rows left out', ...leftOut.map((line) => wrap(line, '  '))],
    rowWarnings.length === 0 ? [] : ['Rows to check', ...rowWarnings.map((warning) => wrap(warning, '  '))],
  ].filter((lines) => lines.length > 0)
}

/** Colours titles, warnings and bars. */
function inColours([title = '', ...lines]: readonly string[]): string[] {
  const look = title.startsWith('Warnings') ? 'warning' : 'bold'
  return [paint(title, look), ...lines.map((line) => line.replace(/[▉-▏█]+$/, (drawn) => paint(drawn, 'bar')))]
}

/** Formats the summary for people in 80 columns: by scope, activity, month and site, with gases and notices. */
export function summaryText(title: string, summary: Summary, style: SummaryStyle): string {
  const sections = sectionsOf(title, summary, style)
  const shown = style.hasColors ? sections.map(inColours) : sections
  return `${shown.map((lines) => lines.join('\n')).join('\n\n')}\n`
}
