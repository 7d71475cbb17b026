import { decimalText, rationalOf } from '../display/index.ts'
import type { DisclosureColumn, DisclosureRow, DisclosureStandard, DisclosureTable } from '../resources/index.ts'
import { type Choice, select } from './choice.ts'
import { cellKey, cellOfRow, type DisclosureReport, isChange, isStandard, STANDARD_NAMES } from './disclosure-report.ts'
import { button, element, gas } from './element.ts'
import { amountCell, code, columnHead, details, pageSection, row, table } from './layout.ts'
import { showPending } from './pending.ts'

/** The chosen report, and its actions. */
export interface ReportChoice {
  /** '' if none is chosen. */
  readonly standard: string
  readonly load: (standard: DisclosureStandard) => Promise<DisclosureReport>
  readonly pick: (standard: string) => void
  readonly open: (key: string) => void
}

const DECIMALS = 3
const DECIMALS_OF_CHANGE = 1

type Open = ReportChoice['open']

/** Builds a cell that shows the name of its column if column headings are hidden. */
function labelled(cell: HTMLElement, label: string): HTMLElement {
  cell.dataset.label = label
  return cell
}

function figureCell(found: DisclosureRow, column: DisclosureColumn['id'], { standard, open }: CellOptions) {
  const cell = cellOfRow(found, column)
  if (cell === null) return amountCell('–')
  const text = decimalText(rationalOf(cell.exact), isChange(column) ? DECIMALS_OF_CHANGE : DECIMALS)
  const unit = isChange(column) ? '%' : found.unit
  const label = `${text} ${unit}: ${found.label}. Explain.`
  const key = cellKey({ standard, column, row: found.id })
  return amountCell(button({ class: 'number', 'aria-label': label }, text, () => open(key)))
}

/** The standard of the table, and the action that opens a cell. */
interface CellOptions {
  readonly standard: DisclosureStandard
  readonly open: Open
}

/** Builds the rows of a section, with their figures. */
function sectionTable(section: string, { rows, columns, standard }: DisclosureTable, open: Open): HTMLElement {
  const labels = columns.map(({ label }) => label.replace('Comparative: ', ''))
  const body = rows
    .filter((one) => one.section === section)
    .map((one) => {
      const figures = columns.map(({ id }, index) =>
        labelled(figureCell(one, id, { standard, open }), labels[index] ?? ''),
      )
      return row(one.label, one.datapoint, ...figures, labelled(element('td', {}, gas(one.unit)), 'Unit'))
    })
  const amounts = labels.map((label) => columnHead(label, { class: 'amount' }))
  const heads = [columnHead('Row'), ...amounts, columnHead('Unit')]
  return table({ class: 'report', caption: section, heads, bodies: [element('tbody', {}, ...body)] })
}

function list(title: string, items: readonly HTMLElement[]): readonly HTMLElement[] {
  return items.length === 0 ? [] : [element('h3', {}, title), element('ul', { class: 'notices' }, ...items)]
}

/** Lists the readiness findings: those that block the report, and those to check. */
function readinessList({ readiness: { findings } }: DisclosureReport): readonly HTMLElement[] {
  const items = (severity: 'blocks' | 'check') =>
    findings
      .filter((finding) => finding.severity === severity)
      .map(({ code: name, message }) => element('li', {}, `${message} `, code(name)))
  const blocking = items('blocks')
  const state = blocking.length === 0 ? 'Nothing blocks this report.' : 'Clear this before you report.'
  return [
    ...list(`To clear: ${blocking.length}`, blocking),
    element('p', {}, state),
    details(`To check: ${items('check').length}`, element('ul', { class: 'notices' }, ...items('check'))),
  ]
}

function texts({ methodology, attributions }: DisclosureTable): HTMLElement {
  const items = [...methodology.map(({ datapoint, text }) => `${datapoint}: ${text}`), ...attributions]
  return details('How it was made', element('ul', {}, ...items.map((text) => element('li', {}, text))))
}

/** Shows the report of a standard: its rows, missing figures, problems to fix, and method. */
function shownReport(report: DisclosureReport, open: Open): readonly HTMLElement[] {
  const { table: shown } = report
  const sections = [...new Set(shown.rows.map(({ section }) => section))]
  const missing = shown.missing.map(({ code: name, datapoint, message }) => {
    return element('li', {}, element('strong', {}, datapoint), ` ${message} `, code(name))
  })
  return [
    element('p', {}, `${shown.title}. ${shown.version}.`),
    ...sections.map((section) => sectionTable(section, shown, open)),
    ...list('Missing', missing),
    ...readinessList(report),
    texts(shown),
  ]
}

/** Builds the section of the report, with a control to choose the standard. */
export function reportSection({ standard, load, pick, open }: ReportChoice): HTMLElement {
  const choices: readonly Choice[] = [['', 'None'], ...Object.entries(STANDARD_NAMES)]
  const place = element('div', {})
  const chosen = isStandard(standard) ? standard : null
  if (chosen !== null) {
    const says = 'Reading the records for the report …'
    showPending(place, { says, load: async () => shownReport(await load(chosen), open) })
  }
  const picker = select('Standard', choices, { value: chosen ?? '', onChange: pick })
  return pageSection('report-title', 'Report', element('form', { class: 'toolbar' }, picker), place)
}
