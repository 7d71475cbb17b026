import * as z from 'zod'
import { type ResourceSchema, resourceNumber, resourceTimestamp } from './fields/wire.ts'

/** The disclosure standards, by the id that commands and paths take. */
export const DISCLOSURE_STANDARDS = ['esrs-e1', 'secr', 'iso-14064-1', 'sb-253'] as const

/** The id of a disclosure standard. */
export type DisclosureStandard = (typeof DISCLOSURE_STANDARDS)[number]

/**
 * The rules by which a cell follows from its parts: their sum; the first less the others; the first by the second; the
 * same in per cent; the first less the second, in per cent of the second.
 */
export const DISCLOSURE_RULES = ['sum', 'difference', 'quotient', 'percentage', 'change'] as const

/** The rule by which a cell follows from its parts. */
export type DisclosureRule = (typeof DISCLOSURE_RULES)[number]

/** The origins of a part: another row, of the same column or another, the inventory, the energy account, the statement, a base year. */
const PART_ORIGINS = ['row', 'comparative', 'inventory', 'energy', 'stated', 'base_year'] as const

/** The codes of what a table lacks. */
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

/** The code of what a table lacks. */
export type DisclosureMissingCode = (typeof DISCLOSURE_MISSING_CODES)[number]

const partSchema = z.strictObject({
  of: z.enum(PART_ORIGINS),
  id: z.string(),
  exact: z.string(),
  unit: z.string(),
  column: z.string().optional(),
})

/** Schema of a cell of a disclosure table. */
export const disclosureCellSchema: ResourceSchema<DisclosureCell> = z.strictObject({
  exact: z.string(),
  value: resourceNumber(),
  rule: z.enum(DISCLOSURE_RULES),
  parts: z.array(partSchema),
})

const rowSchema = z.strictObject({
  id: z.string(),
  section: z.string(),
  datapoint: z.string(),
  label: z.string(),
  unit: z.string(),
  value: disclosureCellSchema.nullable(),
  comparative: disclosureCellSchema.nullable(),
  change: disclosureCellSchema.nullable(),
  further: z.record(z.string(), disclosureCellSchema.nullable()),
})

const columnSchema = z.strictObject({
  id: z.string(),
  label: z.string(),
})

const periodSchema = z.strictObject({ from: resourceTimestamp(), to: resourceTimestamp() })

/** Schema of a disclosure table. */
export const disclosureTableSchema: ResourceSchema<DisclosureTable> = z.strictObject({
  standard: z.enum(DISCLOSURE_STANDARDS),
  title: z.string(),
  version: z.string(),
  period: periodSchema,
  comparativePeriod: periodSchema.nullable(),
  columns: z.array(columnSchema),
  rows: z.array(rowSchema),
  notices: z.array(z.strictObject({ code: z.string(), records: z.int().nullable(), message: z.string() })),
  missing: z.array(
    z.strictObject({
      code: z.enum(DISCLOSURE_MISSING_CODES),
      datapoint: z.string(),
      rows: z.array(z.string()),
      message: z.string(),
    }),
  ),
  attributions: z.array(z.string()),
  methodology: z.array(z.strictObject({ datapoint: z.string(), text: z.string() })),
})

/** A figure that a cell is made of. */
export interface DisclosurePart {
  /** A row of the same column, of the comparative one, or an input: the inventory, the energy account, the statement, a base year. */
  of: (typeof PART_ORIGINS)[number]
  /** The id of a row, or the path of the input: 'scope1.co2e', 'byScope3Category.4.co2e'. */
  id: string
  /** All digits: a decimal, or a fraction in lowest terms. */
  exact: string
  /** 'kg CO2e', 't CO2e', 'kg CO2', 'MWh', … */
  unit: string
  /** The column of a row, if the cell, or the period of a change, has another column. */
  column?: string | undefined
}

/** A number of a table with what it is made of. */
export interface DisclosureCell {
  /** All digits: a decimal, or a fraction in lowest terms. */
  exact: string
  /** The double nearest to `exact`. */
  value: number
  rule: DisclosureRule
  /** In order; none: the company states that there was nothing to count. */
  parts: DisclosurePart[]
}

/** A row of a table: one figure of the period, of the one before, the change, and the cells of further columns. */
export interface DisclosureRow {
  /** Unique in the table. */
  id: string
  /** The part of the standard: 'E1-8'. */
  section: string
  /** The paragraph that asks for it: '30(a)(i)'. */
  datapoint: string
  label: string
  /** The unit of `value` and `comparative`; `change` is in per cent. */
  unit: string
  /** Null: not known; never zero instead. */
  value: DisclosureCell | null
  comparative: DisclosureCell | null
  change: DisclosureCell | null
  /** The cells of all other columns, by the id of the column. */
  further: Record<string, DisclosureCell | null>
}

/** A column of a table. */
export interface DisclosureColumn {
  /**
   * 'comparative', 'value', 'change', or another one, whose cells stand under `further` of a row: 'prior.2023' and
   * 'change.prior.2023', 'baseYear.2019', 'baseYear.2019.recalculated'. Changes begin with 'change'.
   */
  id: string
  label: string
}

/** A datapoint that could not be filled, and what to supply. */
export interface DisclosureMissing {
  code: DisclosureMissingCode
  datapoint: string
  /** The ids of the rows that stay empty or incomplete. */
  rows: string[]
  message: string
}

/** A notice that must be printed with the table. */
export interface DisclosureNotice {
  code: string
  /** The records that it is about; null: the table as a whole. */
  records: number | null
  message: string
}

/** The figures of a company in the rows of a disclosure standard, each with the parts that it follows from. */
export interface DisclosureTable {
  standard: DisclosureStandard
  title: string
  /** The edition of the standard, which a report must state. */
  version: string
  /** From the start of `from` up to, not including, `to`. */
  period: { from: string; to: string }
  /** The period of the comparative column; null: there is none. */
  comparativePeriod: { from: string; to: string } | null
  /** In the order in which the standard prints them. */
  columns: DisclosureColumn[]
  rows: DisclosureRow[]
  notices: DisclosureNotice[]
  missing: DisclosureMissing[]
  /** The sentences that a report must print under the licences of its figures. */
  attributions: string[]
  /** Texts that the standard asks for, by datapoint. */
  methodology: { datapoint: string; text: string }[]
}
