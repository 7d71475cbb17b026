import {
  decimalText,
  EXACT_KG_DECIMALS,
  FIGURE_DECIMALS,
  PERCENT_DECIMALS,
  rationalOf,
  withoutZeros,
} from '../../core/display/index.ts'
import type {
  DisclosureCell,
  DisclosureColumn,
  DisclosurePart,
  DisclosureRow,
  DisclosureRule,
  DisclosureStandard,
  DisclosureTable,
} from '../../resources/index.ts'
import {
  type CellKey,
  cellKey,
  cellOfRow,
  type DisclosureReport,
  findCell,
  isChange,
  isStandard,
  partKey,
  STANDARD_NAMES,
} from './disclosure-report.ts'
import { button, element, gas } from './element.ts'
import {
  amountCell,
  type Choice,
  code,
  columnHead,
  definitions,
  details,
  pageSection,
  panelSection,
  row,
  select,
  table,
} from './layout.ts'
import type { View } from './panel.ts'
import { showPending } from './pending.ts'
import { statementField } from './statement.ts'

const RULES: Readonly<Record<DisclosureRule, string>> = {
  sum: 'The sum of its parts.',
  difference: 'The first part minus the others.',
  quotient: 'The first part divided by the second.',
  percentage: 'The first part as a percentage of the second.',
  change: 'The first part minus the second, as a percentage of the second.',
}

const ORIGINS: Readonly<Record<DisclosurePart['of'], string>> = {
  row: 'another row of the report',
  comparative: 'the year before',
  inventory: 'the records of the inventory',
  energy: 'the energy of the records',
  stated: 'stated by the company',
  base_year: 'the stored base year',
}

/** The name of a part: the label of its row, or its path. */
function partName({ of, id }: DisclosurePart, { table: { rows } }: DisclosureReport): string {
  if (of !== 'row' && of !== 'comparative') return id
  return rows.find((one) => one.id === id)?.label ?? id
}

/** The cell that is shown, and how its parts open. */
interface PartsOptions {
  readonly report: DisclosureReport
  readonly key: CellKey
  readonly canOpen: (key: string) => boolean
  readonly open: (key: string) => void
}

function partsTable({ parts }: DisclosureCell, { report, key, canOpen, open }: PartsOptions): HTMLElement {
  const rows = parts.map((part) => {
    const name = partName(part, report)
    const text = decimalText(rationalOf(part.exact), FIGURE_DECIMALS)
    const leadsTo = partKey(part, key)
    const label = `${text} ${part.unit}: ${name}. Explain.`
    const number =
      leadsTo === null || !canOpen(leadsTo)
        ? code(text)
        : button({ class: 'number', 'aria-label': label }, text, () => open(leadsTo))
    return row(name, ORIGINS[part.of], amountCell(number), element('td', {}, gas(part.unit)))
  })
  const heads = [columnHead('Part'), columnHead('Figure', { class: 'amount' }), columnHead('Unit')]
  const caption = 'The parts of this figure, down to the records'
  return table({ class: 'report', caption, heads, bodies: [element('tbody', {}, ...rows)] })
}

/** All digits of a figure, as those of records are shown. */
function allDigits(exact: string): string {
  return withoutZeros(decimalText(rationalOf(exact), EXACT_KG_DECIMALS))
}

/** Shows a cell of a report: its digits, the rule, and the parts it follows from; null if it is not known. */
export function cellView(key: CellKey, { report, canOpen }: Pick<PartsOptions, 'report' | 'canOpen'>): View | null {
  const { rows, columns } = report.table
  const cell = findCell(report.table, key)
  const found = rows.find(({ id }) => id === key.row)
  if (cell === null || found === undefined) return null
  const unit = isChange(key.column) ? '%' : found.unit
  const column = columns.find(({ id }) => id === key.column)?.label ?? ''
  return {
    eyebrow: `${found.section} ${found.datapoint}, ${column}`,
    title: found.label,
    fill: (body, open) => {
      const lines = [
        ['nearest double', code(String(cell.value)), ' ', gas(unit)] as const,
        ['all digits', code(allDigits(cell.exact)), ' ', gas(unit)] as const,
      ]
      body.append(
        definitions({ class: 'digits' }, lines),
        cell.parts.length === 0
          ? element('p', {}, 'The company states that there was nothing to count.')
          : panelSection(RULES[cell.rule], partsTable(cell, { report, key, canOpen, open })),
      )
    },
  }
}

/** The chosen report, and its actions. */
interface ReportChoice {
  /** '' if none is chosen. */
  readonly standard: string
  readonly year: string
  readonly load: (standard: DisclosureStandard) => Promise<DisclosureReport>
  readonly pick: (standard: string) => void
  readonly open: (key: string) => void
}

type Open = ReportChoice['open']

/** Builds a cell that shows the name of its column if column headings are hidden. */
function labelledCell(cell: HTMLElement, label: string): HTMLElement {
  cell.dataset.label = label
  return cell
}

function figureCell(found: DisclosureRow, column: DisclosureColumn['id'], { standard, open }: CellOptions) {
  const cell = cellOfRow(found, column)
  if (cell === null) return amountCell('–')
  const text = decimalText(rationalOf(cell.exact), isChange(column) ? PERCENT_DECIMALS : FIGURE_DECIMALS)
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
        labelledCell(figureCell(one, id, { standard, open }), labels[index] ?? ''),
      )
      // one element, whose parts stay together on a phone
      return row(
        one.label,
        one.datapoint,
        ...figures,
        labelledCell(element('td', {}, element('span', {}, gas(one.unit))), 'Unit'),
      )
    })
  const amounts = labels.map((label) => columnHead(label, { class: 'amount' }))
  const heads = [columnHead('Row'), ...amounts, columnHead('Unit')]
  return table({ class: 'report', caption: section, heads, bodies: [element('tbody', {}, ...body)] })
}

function bulletList(title: string, items: readonly HTMLElement[]): readonly HTMLElement[] {
  return items.length === 0 ? [] : [element('h3', {}, title), element('ul', { class: 'notices' }, ...items)]
}

/** Says whether the report can be filed: nothing may be wrong in its records, and nothing missing in its table. */
function readyText(blocking: number, missing: number): string {
  if (blocking > 0) return 'Fix these problems before you report.'
  if (missing === 0) return 'Nothing blocks this report.'
  const datapoints = missing === 1 ? '1 datapoint of the standard is' : `${missing} datapoints of the standard are`
  return `Its records have no problem that blocks it, but ${datapoints} missing: supply them as the list above says.`
}

/** Lists the readiness findings: those that block the report, and those to check. */
function readinessList({ table: { missing }, readiness: { findings } }: DisclosureReport): readonly HTMLElement[] {
  const items = (severity: 'blocks' | 'check') =>
    findings
      .filter((finding) => finding.severity === severity)
      .map(({ code: name, message }) => element('li', { title: name }, message))
  const blocking = items('blocks')
  const state = readyText(blocking.length, missing.length)
  return [
    ...bulletList(`To fix: ${blocking.length}`, blocking),
    element('p', {}, state),
    details(`To check: ${items('check').length}`, element('ul', { class: 'notices' }, ...items('check'))),
  ]
}

function methodTexts({ methodology, attributions }: DisclosureTable): HTMLElement {
  const items = [...methodology.map(({ datapoint, text }) => `${datapoint}: ${text}`), ...attributions]
  return details('Methodology', element('ul', {}, ...items.map((text) => element('li', {}, text))))
}

/** Shows the report of a standard: its rows, missing figures, problems to fix, and method. */
function showReport(report: DisclosureReport, open: Open): readonly HTMLElement[] {
  const { table: shown } = report
  const sections = [...new Set(shown.rows.map(({ section }) => section))]
  const missing = shown.missing.map(({ code: name, datapoint, message }) => {
    return element('li', { title: name }, element('strong', {}, datapoint), ` ${message}`)
  })
  return [
    element('p', {}, `${shown.title}. ${shown.version}.`),
    ...sections.map((section) => sectionTable(section, shown, open)),
    ...bulletList('Missing', missing),
    ...readinessList(report),
    methodTexts(shown),
  ]
}

/** Builds the section of the report, with a control to choose the standard. */
export function reportSection({ standard, year, load, pick, open }: ReportChoice): HTMLElement {
  const choices: readonly Choice[] = [['', 'None'], ...Object.entries(STANDARD_NAMES)]
  const place = element('div', {})
  const chosen = isStandard(standard) ? standard : null
  const stated: HTMLElement[] = []
  if (chosen !== null) {
    const says = 'Reading the records for the report …'
    const show = () => showPending(place, { says, load: async () => showReport(await load(chosen), open) })
    show()
    stated.push(statementField(year, show))
  }
  const picker = select('Standard', choices, { value: chosen ?? '', onChange: pick })
  return pageSection('report-title', 'Report', element('form', { class: 'toolbar' }, picker), place, ...stated)
}
