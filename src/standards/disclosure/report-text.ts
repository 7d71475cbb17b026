import { printable } from '../../base/index.ts'
import { csvCell, inertCell } from '../../core/csv/index.ts'
import { CHANGE_DECIMALS, countPhrase, decimalText, FIGURE_DECIMALS, rationalOf } from '../../core/display/index.ts'
import {
  cellInColumn,
  type DisclosureCell,
  type DisclosureRow,
  type DisclosureTable,
  isChangeColumn,
} from '../../resources/index.ts'

/** Rounds a figure for reading; the other formats have all its digits. Null if it is not known. */
export function figureText(cell: DisclosureCell | null, column: string): string | null {
  if (cell === null) return null
  return decimalText(rationalOf(cell.exact), isChangeColumn(column) ? CHANGE_DECIMALS : FIGURE_DECIMALS)
}

const HEADER = ['kind', 'section', 'row', 'column', 'datapoint', 'label', 'unit', 'value', 'exact', 'rule', 'parts']

type Line = Readonly<Partial<Record<(typeof HEADER)[number], string>>>

/** Columns of numbers, in which a minus sign does not begin a formula. */
const PLAIN = new Set(['value', 'exact'])

function csvLine(line: Line): string {
  const cells = HEADER.map((column) => {
    const text = line[column] ?? ''
    return PLAIN.has(column) ? csvCell(text) : inertCell(text)
  })
  return `${cells.join(',')}\n`
}

function partsText({ parts }: DisclosureCell): string {
  return parts.map(({ of, id, exact, unit }) => `${of} ${id} = ${exact} ${unit}`).join('; ')
}

function cellLines(row: DisclosureRow, columns: DisclosureTable['columns']): Line[] {
  const { id, section, datapoint, label, unit } = row
  return columns.map(({ id: column }) => {
    const cell = cellInColumn(row, column)
    const place = {
      kind: 'cell',
      section,
      row: id,
      column,
      datapoint,
      label,
      unit: isChangeColumn(column) ? '%' : unit,
    }
    if (cell === null) return place
    return { ...place, value: String(cell.value), exact: cell.exact, rule: cell.rule, parts: partsText(cell) }
  })
}

/**
 * Prints the table as CSV, RFC 4180 with line feeds: a line for each cell, then for each missing datapoint, notice,
 * text and attribution. Figures have all digits. A text that a spreadsheet would run as a formula is made inert.
 *
 * @example
 * ```ts
 * import { findFactor } from 'tonne/factors'
 * import { createService, reportCsv } from 'tonne/service'
 * const company = createService().company(1)
 * const { id } = findFactor('desnz-2025/fuels/liquid-fuels/gas-oil/litres')
 * const loader = { name: 'Wheel loader', fuelSource: 'DIESEL', emissionFactorId: id, activityUnitId: 13 }
 * const { record } = await company.vehicles.create(loader)
 * await company.vehicleEmissions.create(record.id, { startDateUtc: '2025-01-01', endDateUtc: '2026-01-01', amount: 1000 })
 * const table = await company.report({ standard: 'sb-253', year: 2025 })
 * reportCsv(table).split('\n')[1]?.split(',').slice(0, 3) // => ['cell', 'Scope 1 and 2', 'scope1']
 * ```
 */
export function reportCsv({ columns, rows, missing, notices, methodology, attributions }: DisclosureTable): string {
  const lines: readonly Line[] = [
    ...rows.flatMap((row) => cellLines(row, columns)),
    ...missing.map(({ code, datapoint, rows: ids, message }) => {
      return { kind: 'missing', row: ids.join(' '), column: code, datapoint, label: message }
    }),
    ...notices.map(({ code, records, message }) => {
      return { kind: 'notice', column: code, label: message, value: records === null ? '' : String(records) }
    }),
    ...methodology.map(({ datapoint, text }) => ({ kind: 'methodology', datapoint, label: text })),
    ...attributions.map((text) => ({ kind: 'attribution', label: text })),
  ]
  return [`${HEADER.join(',')}\n`, ...lines.map(csvLine)].join('')
}

/** The last day of a period, whose end is not included. */
function lastDay(to: string): string {
  return new Date(Date.parse(to) - 1).toISOString().slice(0, 10)
}

/** Prints the days of a period, both included: '2025-01-01 to 2025-12-31'. */
export function daysText({ from, to }: DisclosureTable['period']): string {
  return `${from.slice(0, 10)} to ${lastDay(to)}`
}

/** The name of the company; without one, its number. */
export function organizationText({
  organization,
  companyId,
}: Pick<DisclosureTable, 'organization' | 'companyId'>): string {
  return organization ?? `Company ${companyId}`
}

/** Says which company and days a table is about, and where to state a name that is missing. */
export function subjectText(table: DisclosureTable): string {
  const unnamed = table.organization === null ? ' (to name it, supply organization in the statement)' : ''
  return `${organizationText(table)}${unnamed}, ${daysText(table.period)}`
}

/** Escapes all markup in a text. */
function escapeMarkdown(text: string): string {
  return printable(text)
    .replaceAll(/[\\`*_{}[\]<>#|~]/g, '\\$&')
    .replaceAll(/\s+/g, ' ')
}

function markdownRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function markdownSection(section: string, { columns, rows }: DisclosureTable): string {
  const labels = columns.map(({ label }) => escapeMarkdown(label))
  const lines = rows
    .filter((one) => one.section === section)
    .map(({ datapoint, label, unit, ...cells }) => {
      const figures = columns.map(({ id }) => figureText(cellInColumn(cells, id), id) ?? '–')
      return markdownRow([escapeMarkdown(datapoint), escapeMarkdown(label), ...figures, escapeMarkdown(unit)])
    })
  const rule = markdownRow(['---', '---', ...columns.map(() => '---:'), '---'])
  return [`## ${escapeMarkdown(section)}`, '', markdownRow(['Datapoint', '', ...labels, 'Unit']), rule, ...lines].join(
    '\n',
  )
}

function markdownList(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [[`## ${title}`, '', ...lines.map((line) => `- ${escapeMarkdown(line)}`)].join('\n')]
}

/**
 * Prints the table as Markdown: its sections, then the method, missing datapoints, required notices, and attributions.
 * Figures are rounded to three decimals and changes to two; the table has all digits.
 *
 * @example
 * ```ts
 * import { findFactor } from 'tonne/factors'
 * import { createService, reportMarkdown } from 'tonne/service'
 * const company = createService().company(1)
 * const { id } = findFactor('desnz-2025/fuels/liquid-fuels/gas-oil/litres')
 * const loader = { name: 'Wheel loader', fuelSource: 'DIESEL', emissionFactorId: id, activityUnitId: 13 }
 * const { record } = await company.vehicles.create(loader)
 * await company.vehicleEmissions.create(record.id, { startDateUtc: '2025-01-01', endDateUtc: '2026-01-01', amount: 1000 })
 * const table = await company.report({ standard: 'sb-253', year: 2025 })
 * reportMarkdown(table).split('\n')[0] // => '# California SB 253, Climate Corporate Data Accountability Act'
 * ```
 */
export function reportMarkdown(report: DisclosureTable): string {
  const { title, version, rows, missing, notices, methodology, attributions } = report
  const sections = [...new Set(rows.map(({ section }) => section))]
  const paragraphs = [
    `# ${escapeMarkdown(title)}`,
    escapeMarkdown(subjectText(report)),
    `${escapeMarkdown(version)}.`,
    ...sections.map((section) => markdownSection(section, report)),
    ...markdownList(
      'Methodology',
      methodology.map(({ datapoint, text }) => `${datapoint}: ${text}`),
    ),
    ...markdownList(
      'Missing',
      missing.map(({ code, datapoint, message }) => `${datapoint} (${code}): ${message}`),
    ),
    ...markdownList(
      'Notices',
      notices.map(
        ({ code, records, message }) =>
          `${code}${records === null ? '' : `, ${countPhrase(records, 'record')}`}: ${message}`,
      ),
    ),
    ...markdownList('Attributions', attributions),
  ]
  return `${paragraphs.join('\n\n')}\n`
}
