import * as z from 'zod'
import type { StandIns } from '../emissions/index.ts'
import { type ResourceSchema, resourceId, resourceNumber, resourceTimestamp } from './fields/wire.ts'
import type { InventoryFigure } from './inventory.ts'
import { standInsSchema } from './stand-ins.ts'

/** The codes of problems to fix before a report, in the order of the list. */
export const READINESS_CODES = [
  'month_missing',
  'document_duplicate',
  'location_figure_missing',
  'category_missing',
  'period_overlap',
  'period_straddles',
  'total_negative',
  'evidence_missing',
  'outlier',
  'mass_unbalanced',
  'factor_superseded',
  'factor_secondary',
  'upstream_not_counted',
  'gwp_sets_mixed',
] as const

/** The code of a problem to fix before a report. */
export type ReadinessCode = (typeof READINESS_CODES)[number]

/** Severities of findings: `blocks` leaves a figure wrong or missing until it is cleared, `check` may be right as it is. */
const READINESS_SEVERITIES = ['blocks', 'check'] as const

/** The severity of a finding. */
export type ReadinessSeverity = (typeof READINESS_SEVERITIES)[number]

const findingSchema = z.strictObject({
  code: z.enum(READINESS_CODES),
  severity: z.enum(READINESS_SEVERITIES),
  message: z.string(),
  records: z.int().min(0),
  first: z.array(z.string()),
  siteId: z.string().nullable(),
  emissionKindId: z.string().nullable(),
  fuel: z.string().nullable(),
  months: z.array(z.string()),
})

const stratumSchema = z.strictObject({
  siteId: z.string().nullable(),
  siteName: z.string().nullable(),
  collection: z.string(),
  scope: z.string(),
  records: z.int().min(1),
  co2e: z.strictObject({ exact: z.string(), kg: resourceNumber() }),
})

/** Schema of the readiness of a period. */
export const readinessSchema: ResourceSchema<ReadinessResource> = z.strictObject({
  companyId: resourceId(),
  from: resourceTimestamp(),
  to: resourceTimestamp(),
  findings: z.array(findingSchema),
  standIns: standInsSchema,
  strata: z.array(stratumSchema),
})

/** Records that are to be cleared or checked before the figures of a period are reported. */
export interface ReadinessFinding {
  code: ReadinessCode
  severity: ReadinessSeverity
  /** A sentence that says what to do. */
  message: string
  /** The number of records that it is about; of missing months 0. */
  records: number
  /** The ids of the first of them, at most 100; of outliers the largest first. */
  first: string[]
  /** The site; null: of none, or of the company as a whole. */
  siteId: string | null
  /** Null: the company as a whole. */
  emissionKindId: string | null
  /** The fuel whose months are missing, by the name of its factor; null: the kind as a whole, and every other code. */
  fuel: string | null
  /** The months without a record: '2025-10'; empty for every other code. */
  months: string[]
}

/** Records of one site, activity and scope: a part of the population that an auditor samples from. */
export interface ReadinessStratum {
  /** Null: of a vehicle, or of the company alone. */
  siteId: string | null
  siteName: string | null
  /** The activity by its collection: 'siteFuels'. */
  collection: string
  scope: string
  /** The number of records that reach into the period. */
  records: number
  /** Their part in the period; together the total of the inventory. */
  co2e: InventoryFigure
}

/** The findings that stand between the records of a company and a report of a period, and the records to sample from. */
export interface ReadinessResource {
  companyId: number
  from: string
  to: string
  /** Empty: nothing was found. By code, site and kind. */
  findings: ReadinessFinding[]
  /** The parts of the emissions that rest on factors of another country or of a wider region, as in the inventory. */
  standIns: StandIns
  /** By site, activity and scope; each record is in one of them. */
  strata: ReadinessStratum[]
}
