import { figureText } from '../../disclosure/index.ts'
import { cellInColumn } from '../../resources/index.ts'
import type { DisclosureRow, DisclosureTable } from '../../service/index.ts'
import { listText, table, wrap } from '../text-layout.ts'

/** Together with four columns of figures and units it fits a terminal. */
const LABEL_WIDTH = 32
const UNKNOWN = '-'

/** A row as lines of a table: its label over several lines, the figures beside the first. */
function rowLines({ label, unit, ...cells }: DisclosureRow, columns: DisclosureTable['columns']): string[][] {
  const [first = '', ...rest] = wrap(label, '', LABEL_WIDTH).split('\n')
  const figures = columns.map(({ id }) => figureText(cellInColumn(cells, id), id) ?? UNKNOWN)
  const none = [...columns.map(() => ''), '']
  return [[first, ...figures, unit], ...rest.map((line) => [`  ${line}`, ...none])]
}

function sectionText(section: string, { columns, rows }: DisclosureTable): string {
  const [title = '', ...more] = wrap(section, '', LABEL_WIDTH).split('\n')
  // a year alone says enough beside the other
  const labels = columns.map(({ label }) => label.replace('Comparative: ', ''))
  const head = [[title, ...labels, 'unit'], ...more.map((line) => [line, ...columns.map(() => ''), ''])]
  return table([
    ...head,
    ...rows.filter((row) => row.section === section).flatMap((row) => rowLines(row, columns)),
  ]).join('\n')
}

/** The table for people: its sections, then what is missing, what must be printed, and the texts. */
export function reportText(report: DisclosureTable): string {
  const { title, version, period, rows, missing, notices, methodology, attributions } = report
  const sections = [...new Set(rows.map(({ section }) => section))]
  const paragraphs = [
    [wrap(title), wrap(version), `${period.from.slice(0, 10)} up to ${period.to.slice(0, 10)}`].join('\n'),
    ...sections.map((section) => sectionText(section, report)),
    ...listText(
      'Missing',
      missing.map(({ code, datapoint, message }) => `${datapoint} (${code}): ${message}`),
    ),
    ...listText(
      'Notices to print',
      notices.map(({ code, records, message }) => {
        return `${code}${records === null ? '' : `, ${records} records`}: ${message}`
      }),
    ),
    ...listText(
      'Methodology',
      methodology.map(({ datapoint, text }) => `${datapoint}: ${text}`),
    ),
    ...listText('Attributions', attributions),
  ]
  return `${paragraphs.join('\n\n')}\n`
}
