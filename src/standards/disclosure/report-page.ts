import { rationalOf, significantText } from '../../core/display/index.ts'
import { divide, ratio } from '../../core/exact/index.ts'
import { cellInColumn, type DisclosureTable, isChangeColumn, wireNumber } from '../../resources/index.ts'
import { escapeMarkup } from './escape-markup.ts'
import { barChart, type ChartBar } from './report-chart.ts'
import type { ReportOverview } from './report-overview.ts'
import { figureText } from './report-text.ts'

/** A table of a standard, and what its cover and its charts show. */
export interface PrintableReport {
  readonly table: DisclosureTable
  readonly overview: ReportOverview
}

const STYLE = `
@page { size: A4; margin: 16mm 14mm 18mm; @bottom-left { content: "REPORT"; font: 8pt sans-serif } @bottom-right { white-space: nowrap; width: 25%; text-align: right; content: "Page " counter(page) " of " counter(pages); font: 8pt sans-serif } }
:root { color-scheme: light }
body { font: 9.5pt/1.4 system-ui, sans-serif; color: #1a1a1a; background: #fff; max-width: 190mm; margin: 0 auto; padding: 8mm }
h1 { font-size: 20pt; line-height: 1.2; margin: 0 0 2mm }
h2 { font-size: 12pt; margin: 6mm 0 2mm; break-after: avoid }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 1mm 5mm; margin: 4mm 0 }
dt { font-weight: 600 } dd { margin: 0 }
figure { margin: 4mm 0; break-inside: avoid } figcaption { font-weight: 600 }
svg { width: 100%; height: auto } svg rect { fill: #2f5d50 } svg line { stroke: #1a1a1a; stroke-width: 1 }
svg text { font: 11px system-ui, sans-serif; text-anchor: middle; fill: #1a1a1a }
table { border-collapse: collapse; width: 100%; font-size: 8.5pt } thead { display: table-header-group }
tr { break-inside: avoid } th { text-align: left; border-bottom: 1pt solid #1a1a1a }
th, td { padding: 0.7mm 1.5mm; vertical-align: top } td { border-bottom: 0.5pt solid #ccc }
.figure { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap } .unit { white-space: nowrap }
ul { margin: 0; padding-left: 5mm; font-size: 8.5pt } li { break-inside: avoid }
.screen { background: #eef3f1; padding: 2mm 3mm }
@media print { body { max-width: none; margin: 0; padding: 0 } .screen { display: none } }`

/** The last day of a period, whose end is not included. */
function lastDay(to: string): string {
  return new Date(Date.parse(to) - 1).toISOString().slice(0, 10)
}

/** Prints the days of a period, both included: '2025-01-01 to 2025-12-31'. */
export function daysText({ from, to }: DisclosureTable['period']): string {
  return `${from.slice(0, 10)} to ${lastDay(to)}`
}

/** The name of the company; without one, its number. */
export function organizationText({ organization, companyId }: ReportOverview): string {
  return organization ?? `Company ${companyId}`
}

type Line = readonly [name: string, text: string]

/** Describes a report: where to state a name that is missing, the edition of the standard, the period, what is missing. */
export function aboutReport({ table, overview }: PrintableReport): readonly Line[] {
  const { title, version, period, comparativePeriod, missing } = table
  const unnamed: Line = ['Name', 'not stated; supply organization in the statement']
  return [
    ...(overview.organization === null ? [unnamed] : []),
    ['Standard', title],
    ['Edition', version],
    ['Period', daysText(period)],
    ['Compared with', comparativePeriod === null ? 'no earlier period' : daysText(comparativePeriod)],
    [
      'Missing',
      missing.length === 0 ? 'nothing' : `${missing.length} datapoints; each is listed with how to supply it`,
    ],
  ]
}

function tagged(tag: string, text: string, name = ''): string {
  return `<${tag}${name === '' ? '' : ` class="${name}"`}>${escapeMarkup(text)}</${tag}>`
}

function list(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return ''
  return `${tagged('h2', title)}<ul>${lines.map((line) => tagged('li', line)).join('')}</ul>`
}

function definitions(lines: readonly Line[]): string {
  return `<dl>${lines.map(([name, text]) => `${tagged('dt', name)}${tagged('dd', text)}`).join('')}</dl>`
}

/** The digits of a figure of a chart; the tables have more. */
const DIGITS = 3

function bar(name: string, exactKg: string): ChartBar {
  const tonnes = divide(rationalOf(exactKg), ratio(1000n))
  return { name, height: wireNumber(tonnes), text: significantText(tonnes, DIGITS) }
}

function sectionTable(section: string, { columns, rows }: DisclosureTable): string {
  const shown = columns.filter(({ id }) => rows.some((row) => cellInColumn(row, id) !== null))
  const heads = shown.map(({ label }) => tagged('th', label, 'figure')).join('')
  const lines = rows
    .filter((row) => row.section === section)
    .map((row) => {
      const figures = shown.map(({ id }) => {
        const text = figureText(cellInColumn(row, id), id) ?? '–'
        return tagged('td', isChangeColumn(id) && text !== '–' ? `${text} %` : text, 'figure')
      })
      return `<tr>${tagged('td', row.datapoint)}${tagged('td', row.label)}${figures.join('')}${tagged('td', row.unit, 'unit')}</tr>`
    })
  const head = `<tr>${tagged('th', 'Datapoint')}${tagged('th', '')}${heads}${tagged('th', 'Unit')}</tr>`
  return `${tagged('h2', section)}<table><thead>${head}</thead><tbody>${lines.join('')}</tbody></table>`
}

/** Builds the page up to the tables: the company, the standard, the period, and the charts of scopes and months. */
function openingHtml(report: PrintableReport): string {
  const { overview } = report
  const hint = 'To hand this report over, print it from the browser, or choose to save it as PDF there.'
  const charts = [
    barChart(
      'Emissions by scope, t CO2e',
      overview.scopes.map(({ label, exactKg }) => bar(label, exactKg)),
    ),
    barChart(
      'Emissions by month, t CO2e (Scope 2 market-based)',
      overview.months.map(({ month, exactKg }) => bar(month, exactKg)),
    ),
  ]
  const heading = tagged('h1', organizationText(overview))
  return `${tagged('p', hint, 'screen')}${heading}${definitions(aboutReport(report))}${charts.join('')}`
}

/** Builds the lists after the tables: what is missing, notices, the method and the sentences of licences. */
function listsHtml({ missing, notices, methodology, attributions }: DisclosureTable): string {
  return [
    list(
      'Missing',
      missing.map(({ datapoint, message }) => `${datapoint}: ${message}`),
    ),
    list(
      'Notices',
      notices.map(({ records, message }) => (records === null ? message : `${message} (${records} records)`)),
    ),
    list(
      'Methodology',
      methodology.map(({ datapoint, text }) => `${datapoint}: ${text}`),
    ),
    list('Attributions', attributions),
  ].join('')
}

/**
 * Prints a report as one HTML page for print: the company, the standard and the period, charts of scopes and months, the
 * tables, and then missing datapoints, notices, the method and attributions. It needs no network and no script; in
 * print its pages are numbered. Figures are rounded to three decimals; the table has all digits.
 */
export function reportPage(report: PrintableReport): string {
  const { table, overview } = report
  const sections = [...new Set(table.rows.map(({ section }) => section))]
  const name = `${organizationText(overview)}, ${table.title}, ${daysText(table.period)}`
  // a text of CSS ends at quotes and backslashes
  const footer = name.replaceAll(/[^\p{L}\p{N} ,.()&-]/gu, ' ').replaceAll('&', 'and')
  const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}"><meta name="viewport" content="width=device-width, initial-scale=1">${tagged('title', name)}<style>${STYLE.replace('REPORT', () => footer)}
</style></head><body>${openingHtml(report)}${sections.map((section) => sectionTable(section, table)).join('')}${listsHtml(table)}</body></html>
`
}
