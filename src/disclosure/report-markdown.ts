import { printable } from '../errors/index.ts'
import { cellInColumn, type DisclosureTable } from '../resources/index.ts'
import { figureText } from './figure-text.ts'

/** Escapes all markup in a text. */
function plain(text: string): string {
  return printable(text)
    .replaceAll(/[\\`*_{}[\]<>#|~]/g, '\\$&')
    .replaceAll(/\s+/g, ' ')
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function sectionText(section: string, { columns, rows }: DisclosureTable): string {
  const labels = columns.map(({ label }) => plain(label))
  const lines = rows
    .filter((one) => one.section === section)
    .map(({ datapoint, label, unit, ...cells }) => {
      const figures = columns.map(({ id }) => figureText(cellInColumn(cells, id), id) ?? '–')
      return row([plain(datapoint), plain(label), ...figures, plain(unit)])
    })
  const rule = row(['---', '---', ...columns.map(() => '---:'), '---'])
  return [`## ${plain(section)}`, '', row(['Datapoint', '', ...labels, 'Unit']), rule, ...lines].join('\n')
}

function listText(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [[`## ${title}`, '', ...lines.map((line) => `- ${plain(line)}`)].join('\n')]
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
  const { title, version, period, rows, missing, notices, methodology, attributions } = report
  const sections = [...new Set(rows.map(({ section }) => section))]
  const paragraphs = [
    `# ${plain(title)}`,
    `${plain(version)}. ${period.from.slice(0, 10)} up to ${period.to.slice(0, 10)}, not included.`,
    ...sections.map((section) => sectionText(section, report)),
    ...listText(
      'Methodology',
      methodology.map(({ datapoint, text }) => `${datapoint}: ${text}`),
    ),
    ...listText(
      'Missing',
      missing.map(({ code, datapoint, message }) => `${datapoint} (${code}): ${message}`),
    ),
    ...listText(
      'Notices',
      notices.map(
        ({ code, records, message }) => `${code}${records === null ? '' : `, ${records} records`}: ${message}`,
      ),
    ),
    ...listText('Attributions', attributions),
  ]
  return `${paragraphs.join('\n\n')}\n`
}
