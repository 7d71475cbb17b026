import { checkChoice, EmissionsError, fail, nestedError, parseJson, Violations } from '../../core/errors/index.ts'
import {
  DISCLOSURE_STANDARDS,
  type DisclosureRow,
  type DisclosureStandard,
  type DisclosureStatement,
  type DisclosureTable,
  disclosureStatementSchema,
  type InventoryResource,
  parseInput,
} from '../../resources/index.ts'
import type { DisclosedColumn } from './column-cells.ts'
import { ESRS_E1 } from './esrs-e1.ts'
import { ISO_14064_1 } from './iso-14064-1.ts'
import { methodLines } from './methodology.ts'
import { listMissing } from './missing.ts'
import { SB_253 } from './sb-253.ts'
import { SECR } from './secr.ts'
import type { DisclosureInputs, RowDefinition, StandardDefinition } from './standard.ts'
import { tableColumns } from './table-columns.ts'
import { tableNotices } from './table-notices.ts'
import { VSME } from './vsme.ts'

const STANDARDS: Readonly<Record<DisclosureStandard, StandardDefinition>> = {
  'esrs-e1': ESRS_E1,
  secr: SECR,
  'iso-14064-1': ISO_14064_1,
  'sb-253': SB_253,
  vsme: VSME,
}

/** Checks the id of a standard. Throws `invalid_choice` and suggests the nearest. */
export function checkStandard(standard: string, path = 'standard'): DisclosureStandard {
  return checkChoice({ path, value: standard }, DISCLOSURE_STANDARDS)
}

/** Throws `duplicate` if two intensities have one id, because their ratios would be in the same row. */
function checkIntensities({ intensities = [] }: DisclosureStatement): void {
  const violations = new Violations()
  const ids = intensities.map(({ id }) => id)
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) === index) continue
    const message = 'is the id of another intensity too; give each its own'
    violations.add(`statement.intensities[${index}].id`, 'duplicate', { message, received: id })
  }
  violations.throwIfAny()
}

/**
 * Checks a statement from a request or a file. Throws `unknown_field`, `invalid_choice`, number codes, all at once, and
 * `duplicate`.
 */
export function checkStatement(statement: unknown): DisclosureStatement {
  const checked = parseInput(disclosureStatementSchema, statement, { path: 'statement' })
  checkIntensities(checked)
  return checked
}

function parseStatementJson(text: string): unknown {
  try {
    return parseJson(text)
  } catch (error) {
    if (EmissionsError.is(error)) throw nestedError('statement', error)
    return fail('statement', 'invalid_type', `must be JSON and cannot be read as that: ${(error as Error).message}`)
  }
}

/**
 * Parses and checks a statement in JSON. Throws `invalid_type` if the text is not JSON, and the codes of a statement,
 * all at once.
 *
 * @example
 * ```ts
 * import { parseStatement } from 'tonne/service'
 * parseStatement('{ "approach": "operational_control" }').approach // => 'operational_control'
 * parseStatement('{ "aproach": "operational_control" }') // throws unknown_field
 * ```
 */
export function parseStatement(text: string): DisclosureStatement {
  return checkStatement(parseStatementJson(text))
}

const pickPeriod = ({ from, to }: Pick<InventoryResource, 'from' | 'to'>) => ({ from, to })

function toRow(definition: RowDefinition, columns: readonly DisclosedColumn[]): DisclosureRow {
  const { id, section, datapoint, label, unit, element } = definition
  const {
    value = null,
    comparative = null,
    change = null,
    ...further
  } = Object.fromEntries(columns.map((column) => [column.id, column.cellOf(definition)]))
  return {
    id,
    section,
    datapoint,
    label,
    ...(element === undefined ? {} : { element }),
    unit,
    value,
    comparative,
    change,
    further,
  }
}

/**
 * Builds the table of a standard for a company in a period. Its rows have the digits of the inventory and the energy
 * account, the figures of the period before, and the change. Each cell lists the parts it follows from; `tieOut`
 * recomputes it from them. An unknown figure is null, never zero, and `missing` says what to supply. `t CO2e` is the
 * kilograms of the inventory divided by exactly 1000.
 * Throws `invalid_choice` for an unknown standard, and for a row that is stated as empty but has figures; and the codes
 * of a statement.
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
  const rows = definition.rows(checked)
  const columns = tableColumns(rows, checked)
  return {
    standard: definition.id,
    title: definition.title,
    companyId: inventory.companyId,
    organization: statement.organization ?? null,
    version: definition.version,
    period: pickPeriod(inventory),
    comparativePeriod: before === null ? null : pickPeriod(before.inventory),
    columns: columns.map(({ id, label }) => ({ id, label })),
    rows: rows.map((row) => toRow(row, columns)),
    notices: [...tableNotices(inputs), ...(definition.notices?.(checked) ?? [])],
    missing: [
      ...listMissing(definition, checked, {
        rows,
        isKnown: (row) => columns.some(({ id, cellOf }) => id === 'value' && cellOf(row) !== null),
      }),
    ],
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
