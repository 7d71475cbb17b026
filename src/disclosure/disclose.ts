import { checkChoice, fail } from '../errors/index.ts'
import {
  DISCLOSURE_STANDARDS,
  type DisclosureColumn,
  type DisclosureStandard,
  type DisclosureStatement,
  type DisclosureTable,
  disclosureStatementSchema,
  type InventoryResource,
  parseInput,
} from '../resources/index.ts'
import { type ColumnCells, changeOf, columnCells } from './column-cells.ts'
import { ESRS_E1 } from './esrs-e1.ts'
import { ISO_14064_1 } from './iso-14064-1.ts'
import { methodLines } from './method-lines.ts'
import { SB_253 } from './sb-253.ts'
import { SECR } from './secr.ts'
import type { DisclosureInputs, StandardDefinition } from './standard.ts'
import { missingOf, tableNotices } from './table-notices.ts'

const STANDARDS: Readonly<Record<DisclosureStandard, StandardDefinition>> = {
  'esrs-e1': ESRS_E1,
  secr: SECR,
  'iso-14064-1': ISO_14064_1,
  'sb-253': SB_253,
}

/** A standard by its id. Throws `invalid_choice` with the nearest. */
export function checkStandard(standard: string, path = 'standard'): DisclosureStandard {
  return checkChoice<string>({ path, value: standard }, DISCLOSURE_STANDARDS) as DisclosureStandard
}

/** A statement as it was sent or read from a file. Throws `unknown_field`, `invalid_choice`, number codes, all at once. */
export function checkStatement(statement: unknown): DisclosureStatement {
  return parseInput(disclosureStatementSchema, statement, { path: 'statement' })
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    // JSON.parse throws nothing else
    return fail('statement', 'invalid_type', `must be JSON and cannot be read as that: ${(error as Error).message}`)
  }
}

/**
 * A statement as JSON: of a file, or of a request. Throws `invalid_type` for what is not JSON, the codes of a statement, all at
 * once.
 *
 * @example
 * ```ts
 * import { parseStatement } from 'tonne/service'
 * parseStatement('{ "approach": "operational_control" }').approach // => 'operational_control'
 * parseStatement('{ "aproach": "operational_control" }') // throws unknown_field
 * ```
 */
export function parseStatement(text: string): DisclosureStatement {
  return checkStatement(parsedJson(text))
}

type Period = Pick<InventoryResource, 'from' | 'to'>

const YEAR = /^(\d{4})-01-01T00:00:00\.000Z$/

/** '2025' of a calendar year, else both ends. */
function periodName({ from, to }: Period): string {
  const [, year] = YEAR.exec(from) ?? []
  const [, next] = YEAR.exec(to) ?? []
  if (year !== undefined && Number(next) === Number(year) + 1) return year
  return `${from.slice(0, 10)} to ${to.slice(0, 10)}`
}

function columnsOf(period: Period, before: Period | null): DisclosureColumn[] {
  const comparative = before === null ? 'Comparative' : `Comparative: ${periodName(before)}`
  return [
    { id: 'comparative', label: comparative },
    { id: 'value', label: periodName(period) },
    { id: 'change', label: '% change' },
  ]
}

const pickPeriod = ({ from, to }: Period) => ({ from, to })

/**
 * The table of a standard for a company in a period: rows with the digits of the inventory and the energy account, each cell
 * with the parts that it follows from (`tieOut` computes them again), the figures of the period before and the change. A figure
 * that is not known is null and listed in `missing` with what to supply, never zero. `t CO2e` is the kilograms of the inventory
 * by 1000, exactly.
 * Throws `invalid_choice` for an unknown standard, and for a row that is stated as empty and is not; the codes of a statement.
 *
 * @example
 * ```ts
 * import { createService, disclose, memoryStore } from 'tonne/service'
 * const company = createService({ store: memoryStore() }).company(1)
 * const inventory = await company.inventory({ from: '2025-01-01', to: '2026-01-01' })
 * const table = disclose('esrs-e1', { inventory, statement: { approach: 'operational_control' } })
 * table.rows.find(({ id }) => id === 'scope1')?.value // => null
 * table.missing.map(({ code }) => code).includes('records_missing') // => true
 * ```
 */
export function disclose(standard: DisclosureStandard, inputs: DisclosureInputs): DisclosureTable {
  const definition = STANDARDS[checkStandard(standard)]
  const statement = checkStatement(inputs.statement ?? {})
  const checked = { ...inputs, statement }
  const { inventory, before = null } = inputs
  const rows = definition.rows(statement)
  const cells = columnCells(rows, { period: inputs, figures: statement.figures ?? {}, path: 'figures' })
  const comparatives: ColumnCells =
    before === null
      ? new Map()
      : columnCells(rows, { period: before, figures: statement.figuresBefore ?? {}, path: 'figuresBefore' })
  return {
    standard: definition.id,
    title: definition.title,
    version: definition.version,
    period: pickPeriod(inventory),
    comparativePeriod: before === null ? null : pickPeriod(before.inventory),
    columns: columnsOf(inventory, before?.inventory ?? null),
    rows: rows.map((row) => {
      const { id, section, datapoint, label, unit } = row
      const [value = null, comparative = null] = [cells.get(id), comparatives.get(id)]
      return { id, section, datapoint, label, unit, value, comparative, change: changeOf(row, cells, comparatives) }
    }),
    notices: [...tableNotices(inputs)],
    missing: [...missingOf(definition, checked, { rows, cells })],
    attributions: [...inventory.attributions],
    methodology: [
      ...definition.texts.flatMap(({ datapoint, text }) => {
        const written = text(checked)
        return written === null ? [] : [{ datapoint, text: written }]
      }),
      ...methodLines(checked),
    ],
  }
}
