import { decimalText, rationalOf } from '../display/index.ts'
import type { DisclosureCell, DisclosurePart, DisclosureRule } from '../resources/index.ts'
import { type CellKey, cellIn, type DisclosureReport, isChange, keyOfPart } from './disclosure-report.ts'
import { button, element, gas } from './element.ts'
import { amountCell, code, columnHead, definitions, panelSection, row, table } from './layout.ts'
import type { View } from './panel.ts'

const RULES: Readonly<Record<DisclosureRule, string>> = {
  sum: 'The sum of its parts.',
  difference: 'The first part less the others.',
  quotient: 'The first part by the second.',
  percentage: 'The first part in per cent of the second.',
  change: 'The first part less the second, in per cent of the second.',
}

const ORIGINS: Readonly<Record<DisclosurePart['of'], string>> = {
  row: 'another row of the report',
  comparative: 'the year before',
  inventory: 'the records of the inventory',
  energy: 'the energy of the records',
  stated: 'stated by the company',
  base_year: 'the base year as it is kept',
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
    const text = decimalText(rationalOf(part.exact), 3)
    const leadsTo = keyOfPart(part, key)
    const label = `${text} ${part.unit}: ${name}. Explain.`
    const number =
      leadsTo === null || !canOpen(leadsTo)
        ? code(text)
        : button({ class: 'number', 'aria-label': label }, text, () => open(leadsTo))
    return row(name, ORIGINS[part.of], amountCell(number), element('td', {}, gas(part.unit)))
  })
  const heads = [columnHead('Part'), columnHead('Figure', { class: 'amount' }), columnHead('Unit')]
  const caption = 'The parts that the cell follows from, down to the records'
  return table({ class: 'report', caption, heads, bodies: [element('tbody', {}, ...rows)] })
}

/** Shows a cell of a report: its digits, the rule, and the parts it follows from; null if it is not known. */
export function cellView(key: CellKey, { report, canOpen }: Pick<PartsOptions, 'report' | 'canOpen'>): View | null {
  const { rows, columns } = report.table
  const cell = cellIn(report.table, key)
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
        ['all digits', code(cell.exact), ' ', gas(unit)] as const,
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
