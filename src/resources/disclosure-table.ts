import * as z from 'zod'
import type { OutputOf } from './fields/input-object.ts'
import { type ResourceSchema, resourceId, resourceNumber, resourceTimestamp } from './fields/wire.ts'

/** The disclosure standards, by the id that commands and paths take. */
export const DISCLOSURE_STANDARDS = ['esrs-e1', 'secr', 'iso-14064-1', 'sb-253', 'vsme'] as const

/** The id of a disclosure standard. */
export type DisclosureStandard = (typeof DISCLOSURE_STANDARDS)[number]

/**
 * The rules that compute a cell from its parts: their sum; the first minus the others; the first divided by the second;
 * the same in per cent; the first minus the second, in per cent of the second.
 */
export const DISCLOSURE_RULES = ['sum', 'difference', 'quotient', 'percentage', 'change'] as const

/** The rule that computes a cell from its parts. */
export type DisclosureRule = (typeof DISCLOSURE_RULES)[number]

/** The origins of a part: another row, of the same column or another, the inventory, the energy account, the statement, a base year. */
const PART_ORIGINS = ['row', 'comparative', 'inventory', 'energy', 'stated', 'base_year'] as const

/** The codes of missing datapoints. */
export const DISCLOSURE_MISSING_CODES = [
  'records_missing',
  'comparative_missing',
  'category_missing',
  'significance_missing',
  'location_figure_missing',
  'energy_missing',
  'energy_incomplete',
  'figure_missing',
  'statement_missing',
  'country_missing',
  'upstream_not_counted',
] as const

/** The code of a missing datapoint. */
export type DisclosureMissingCode = (typeof DISCLOSURE_MISSING_CODES)[number]

const partShape = {
  /** A row of the same column, of the comparative one, or an input: the inventory, the energy account, the statement, a base year. */
  of: z.enum(PART_ORIGINS),
  /** The id of a row, or the path of the input: 'scope1.co2e', 'byScope3Category.4.co2e'. */
  id: z.string(),
  /** All digits: a decimal, or a fraction in lowest terms. */
  exact: z.string(),
  /** 'kg CO2e', 't CO2e', 'kg CO2', 'MWh', … */
  unit: z.string(),
  /** The column of a row, if the cell, or the period of a change, has another column. */
  column: z.string().optional(),
}

/** A figure that a cell is computed from. */
export interface DisclosurePart extends OutputOf<typeof partShape> {}

const partSchema: ResourceSchema<DisclosurePart> = z.strictObject(partShape)

const disclosureCellShape = {
  /** All digits: a decimal, or a fraction in lowest terms. */
  exact: z.string(),
  /** The double nearest to `exact`. */
  value: resourceNumber(),
  rule: z.enum(DISCLOSURE_RULES),
  /** In order; empty if the company states that there was nothing to count. */
  parts: z.array(partSchema),
}

/** A number of a table, with the parts that it is computed from. */
export interface DisclosureCell extends OutputOf<typeof disclosureCellShape> {}

/** Schema of a cell of a disclosure table. */
export const disclosureCellSchema: ResourceSchema<DisclosureCell> = z.strictObject(disclosureCellShape)

const rowShape = {
  /** Unique in the table. */
  id: z.string(),
  /** The part of the standard: 'E1-8'. */
  section: z.string(),
  /** The paragraph that asks for it: '30(a)(i)'. */
  datapoint: z.string(),
  label: z.string(),
  /** The element of the digital taxonomy of the standard: 'vsme:TotalEnergyConsumption'; absent if it has none. */
  element: z.string().exactOptional(),
  /** The unit of `value` and `comparative`; `change` is in per cent. */
  unit: z.string(),
  /** Null: not known; never zero instead. */
  value: disclosureCellSchema.nullable(),
  comparative: disclosureCellSchema.nullable(),
  change: disclosureCellSchema.nullable(),
  /** The cells of all other columns, by the id of the column. */
  further: z.record(z.string(), disclosureCellSchema.nullable()),
}

/** A row of a table: a figure of the period, of the period before, the change, and the cells of further columns. */
export interface DisclosureRow extends OutputOf<typeof rowShape> {}

const rowSchema: ResourceSchema<DisclosureRow> = z.strictObject(rowShape)

const columnShape = {
  /**
   * 'comparative', 'value', 'change', or a further one, whose cells are in `further` of a row: 'prior.2023' and
   * 'change.prior.2023', 'baseYear.2019', 'baseYear.2019.recalculated'. Changes begin with 'change'.
   */
  id: z.string(),
  label: z.string(),
}

/** A column of a table. */
export interface DisclosureColumn extends OutputOf<typeof columnShape> {}

const columnSchema: ResourceSchema<DisclosureColumn> = z.strictObject(columnShape)

const noticeShape = {
  code: z.string(),
  /** The number of records that it concerns; null: the table as a whole. */
  records: z.int().nullable(),
  message: z.string(),
}

/** A notice that must be printed with the table. */
export interface DisclosureNotice extends OutputOf<typeof noticeShape> {}

const noticeSchema: ResourceSchema<DisclosureNotice> = z.strictObject(noticeShape)

const missingShape = {
  code: z.enum(DISCLOSURE_MISSING_CODES),
  datapoint: z.string(),
  /** The ids of the rows that stay empty or incomplete. */
  rows: z.array(z.string()),
  message: z.string(),
  /** The path of the field of the statement that supplies it. Absent if records supply it. */
  field: z.string().optional(),
}

/** A datapoint that could not be filled, and what to supply. */
export interface DisclosureMissing extends OutputOf<typeof missingShape> {}

const missingSchema: ResourceSchema<DisclosureMissing> = z.strictObject(missingShape)

const periodSchema = z.strictObject({ from: resourceTimestamp(), to: resourceTimestamp() })

const disclosureTableShape = {
  standard: z.enum(DISCLOSURE_STANDARDS),
  title: z.string(),
  companyId: resourceId(),
  /** The name of the company, as the statement says it; null if it does not. */
  organization: z.string().nullable(),
  /** The edition of the standard, which a report must state. */
  version: z.string(),
  /** From the start of `from` up to, not including, `to`. */
  period: periodSchema,
  /** The period of the comparative column; null if the table has none. */
  comparativePeriod: periodSchema.nullable(),
  /** In the order in which the standard prints them. */
  columns: z.array(columnSchema),
  rows: z.array(rowSchema),
  notices: z.array(noticeSchema),
  missing: z.array(missingSchema),
  /** The sentences that a report must print under the licences of its figures. */
  attributions: z.array(z.string()),
  /** Texts that the standard asks for, by datapoint. */
  methodology: z.array(z.strictObject({ datapoint: z.string(), text: z.string() })),
}

/** The figures of a company in the rows of a disclosure standard, each with the parts that it is computed from. */
export interface DisclosureTable extends OutputOf<typeof disclosureTableShape> {}

/** Schema of a disclosure table. */
export const disclosureTableSchema: ResourceSchema<DisclosureTable> = z.strictObject(disclosureTableShape)

/** True for the id of a column of changes, whose cells are in per cent: 'change', 'change.prior.2023'. */
export function isChangeColumn(id: string): boolean {
  return id === 'change' || id.startsWith('change.')
}

/** Finds the cell of a row in a column; null if unknown. */
export function cellInColumn(
  row: Pick<DisclosureRow, 'value' | 'comparative' | 'change' | 'further'>,
  column: string,
): DisclosureCell | null {
  if (column === 'value' || column === 'comparative' || column === 'change') return row[column]
  const { further = {} } = row
  return Object.hasOwn(further, column) ? (further[column] ?? null) : null
}

/** Finds the column of a part of a cell; null if the part is not a row. */
export function columnOfPart({ of, column }: DisclosurePart, cellColumn: string): string | null {
  if (of === 'comparative') return of
  if (of !== 'row') return null
  return column ?? (isChangeColumn(cellColumn) ? 'value' : cellColumn)
}
