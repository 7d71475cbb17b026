import { printable } from '../../base/index.ts'
import { countPhrase, decimalText, rationalOf, significantText } from '../../core/display/index.ts'
import { divide, ratio } from '../../core/exact/index.ts'
import {
  cellInColumn,
  type DisclosureTable,
  type InventoryAmounts,
  isChangeColumn,
  wireNumber,
} from '../../resources/index.ts'
import { daysText, figureText, organizationText } from './report-text.ts'
import type { DisclosureInputs } from './standard.ts'

/** A scope with its emission in the period. */
interface ScopeOverview {
  /** As a part of the table names it: 'scope2.marketBased'. */
  readonly id: string
  readonly label: string
  /** Kilograms of CO2e, all digits. */
  readonly exactKg: string
}

/** The company, and the figures that the charts of a report show. */
export interface ReportOverview {
  /** As the statement names it; null if it does not. */
  readonly organization: string | null
  readonly companyId: number
  /** Without those that have no records. */
  readonly scopes: readonly ScopeOverview[]
  /** The months with emissions: '2025-01', with kilograms of CO2e of all scopes, Scope 2 market-based. */
  readonly months: readonly { readonly month: string; readonly exactKg: string }[]
}

/** Sums up a report for its cover and its charts. */
export function reportOverview({ inventory, statement }: DisclosureInputs): ReportOverview {
  const { scope1, scope2, scope3, byMonth, companyId } = inventory
  const scopes: readonly (readonly [id: string, label: string, amounts: InventoryAmounts])[] = [
    ['scope1', 'Scope 1', scope1],
    ['scope2.locationBased', 'Scope 2, location-based', scope2.locationBased],
    ['scope2.marketBased', 'Scope 2, market-based', scope2.marketBased],
    ['scope3', 'Scope 3', scope3],
  ]
  return {
    organization: statement?.organization ?? null,
    companyId,
    scopes: scopes.flatMap(([id, label, { records, co2e }]) =>
      records === 0 ? [] : [{ id, label, exactKg: co2e.exact }],
    ),
    months: byMonth.map(({ month, amounts }) => ({ month, exactKg: amounts.co2e.exact })),
  }
}

/** A table of a standard, with the figures of its cover and its charts. */
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
th, td { padding: 0.7mm 1.5mm; vertical-align: top } td:first-child { white-space: nowrap } td:nth-child(2) { width: 100%; min-width: 36mm } td { border-bottom: 0.5pt solid #ccc }
.figure { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap } th.figure { white-space: normal } .unit { white-space: nowrap }
ul { margin: 0; padding-left: 5mm; font-size: 8.5pt } li { break-inside: avoid }
.screen { background: #eef3f1; padding: 2mm 3mm }
@media print { body { max-width: none; margin: 0; padding: 0 } .screen { display: none } }`

type Line = readonly [name: string, text: string]

/** Describes a report: its standard, edition and periods, the number of missing datapoints, and where to state its name. */
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

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for HTML, as content or in double quotes. Control characters become visible. */
function escapeMarkup(text: string): string {
  return printable(text).replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}

function wrapInTag(tag: string, text: string, name = ''): string {
  return `<${tag}${name === '' ? '' : ` class="${name}"`}>${escapeMarkup(text)}</${tag}>`
}

function bulletList(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return ''
  return `${wrapInTag('h2', title)}<ul>${lines.map((line) => wrapInTag('li', line)).join('')}</ul>`
}

function definitionList(lines: readonly Line[]): string {
  return `<dl>${lines.map(([name, text]) => `${wrapInTag('dt', name)}${wrapInTag('dd', text)}`).join('')}</dl>`
}

/** A bar of a chart: its name, its figure as printed, and its height, which decides the length. */
interface ChartBar {
  readonly name: string
  readonly text: string
  readonly height: number
}

const [WIDTH, HEIGHT, NAMES_HEIGHT, FIGURES_HEIGHT] = [680, 180, 20, 18]
/** The part of its column that a bar fills. */
const FILLED = 0.66

const roundLength = (length: number) => String(Math.round(length * 100) / 100)

/** Draws bars side by side with their names and figures, as SVG. Bars below zero hang from the line of zero. */
function barChart(title: string, bars: readonly ChartBar[]): string {
  const most = bars.reduce((all, { height }) => Math.max(all, height), 0)
  const least = bars.reduce((all, { height }) => Math.min(all, height), 0)
  const room = HEIGHT - NAMES_HEIGHT - FIGURES_HEIGHT
  const scale = most === least ? 0 : room / (most - least)
  const zero = FIGURES_HEIGHT + most * scale
  const column = WIDTH / Math.max(bars.length, 1)
  const drawn = bars.map(({ name, text, height }, index) => {
    const middle = roundLength((index + 0.5) * column)
    const top = zero - Math.max(height, 0) * scale
    const left = roundLength((index + 0.5 - FILLED / 2) * column)
    const box = `<rect x="${left}" y="${roundLength(top)}" width="${roundLength(column * FILLED)}" height="${roundLength(Math.abs(height) * scale)}"/>`
    const figure = `<text x="${middle}" y="${roundLength(top - 4)}">${escapeMarkup(text)}</text>`
    return `${box}${figure}<text x="${middle}" y="${HEIGHT - 4}">${escapeMarkup(name)}</text>`
  })
  const line = `<line x1="0" x2="${WIDTH}" y1="${roundLength(zero)}" y2="${roundLength(zero)}"/>`
  return `<figure><figcaption>${escapeMarkup(title)}</figcaption><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeMarkup(title)}">${drawn.join('')}${line}</svg></figure>`
}

/** The digits of a figure of a chart below a thousand; the tables have more. */
const DIGITS = 3
const THOUSAND = 1000

function toBar(name: string, exactKg: string): ChartBar {
  const tonnes = divide(rationalOf(exactKg), ratio(1000n))
  const height = wireNumber(tonnes)
  const text = Math.abs(height) < THOUSAND ? significantText(tonnes, DIGITS) : decimalText(tonnes, 0)
  return { name, height, text }
}

function sectionTable(section: string, { columns, rows }: DisclosureTable): string {
  const shown = columns.filter(({ id }) => rows.some((row) => cellInColumn(row, id) !== null))
  const heads = shown.map(({ label }) => wrapInTag('th', label, 'figure')).join('')
  const lines = rows
    .filter((row) => row.section === section)
    .map((row) => {
      const figures = shown.map(({ id }) => {
        const text = figureText(cellInColumn(row, id), id) ?? '–'
        return wrapInTag('td', isChangeColumn(id) && text !== '–' ? `${text} %` : text, 'figure')
      })
      return `<tr>${wrapInTag('td', row.datapoint)}${wrapInTag('td', row.label)}${figures.join('')}${wrapInTag('td', row.unit, 'unit')}</tr>`
    })
  const head = `<tr>${wrapInTag('th', 'Datapoint')}${wrapInTag('th', '')}${heads}${wrapInTag('th', 'Unit')}</tr>`
  return `${wrapInTag('h2', section)}<table><thead>${head}</thead><tbody>${lines.join('')}</tbody></table>`
}

/** Builds the page up to the tables: the company, the standard, the period, and the charts of scopes and months. */
function openingHtml(report: PrintableReport): string {
  const { overview } = report
  const hint = 'To hand this report over, print it from the browser, or choose to save it as PDF there.'
  const charts = [
    barChart(
      'Emissions by scope, t CO2e',
      overview.scopes.map(({ label, exactKg }) => toBar(label, exactKg)),
    ),
    barChart(
      'Emissions by month, t CO2e (Scope 2 market-based)',
      overview.months.map(({ month, exactKg }) => toBar(month, exactKg)),
    ),
  ]
  const heading = wrapInTag('h1', organizationText(overview))
  return `${wrapInTag('p', hint, 'screen')}${heading}${definitionList(aboutReport(report))}${charts.join('')}`
}

/** Builds the lists after the tables: missing datapoints, notices, the method and the sentences of licences. */
function listsHtml({ missing, notices, methodology, attributions }: DisclosureTable): string {
  return [
    bulletList(
      'Missing',
      missing.map(({ datapoint, message }) => `${datapoint}: ${message}`),
    ),
    bulletList(
      'Notices',
      notices.map(({ records, message }) =>
        records === null ? message : `${message} (${countPhrase(records, 'record')})`,
      ),
    ),
    bulletList(
      'Methodology',
      methodology.map(({ datapoint, text }) => `${datapoint}: ${text}`),
    ),
    bulletList('Attributions', attributions),
  ].join('')
}

/** Escapes a text for a string of CSS in an element of HTML: quotes, backslashes, angle brackets and control characters. */
function escapeCss(text: string): string {
  const toEscape = (character: string) => `\\${(character.codePointAt(0) ?? 0).toString(16)} `
  return text.replaceAll(/[^\p{L}\p{M}\p{N} ,.()&'-]/gu, toEscape)
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
  // a date is not broken over two lines
  const footer = escapeCss(name.replaceAll(/(?<=\d)-(?=\d)/g, '\u2011'))
  const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}"><meta name="viewport" content="width=device-width, initial-scale=1">${wrapInTag('title', name)}<style>${STYLE.replace('REPORT', () => footer)}
</style></head><body>${openingHtml(report)}${sections.map((section) => sectionTable(section, table)).join('')}${listsHtml(table)}</body></html>
`
}
