import * as z from 'zod'
import type { OutputOf } from './fields/input-object.ts'
import { type ResourceSchema, resourceId, resourceNumber, resourceTimestamp } from './fields/wire.ts'
import { standInsSchema } from './inventory.ts'

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
  'newer_edition_published',
  'edition_corrected',
  'upstream_not_counted',
  'gwp_sets_mixed',
] as const

/** The code of a problem to fix before a report. */
export type ReadinessCode = (typeof READINESS_CODES)[number]

/** Severities of findings: `blocks` leaves a figure wrong or missing until it is fixed, `check` may be correct. */
const READINESS_SEVERITIES = ['blocks', 'check'] as const

/** The severity of a finding. */
export type ReadinessSeverity = (typeof READINESS_SEVERITIES)[number]

const findingShape = {
  code: z.enum(READINESS_CODES),
  severity: z.enum(READINESS_SEVERITIES),
  /** A sentence that says what to do. */
  message: z.string(),
  /** The number of records that it concerns; 0 for missing months. */
  records: z.int().min(0),
  /** The ids of the first records, at most 100; the largest first for outliers. */
  first: z.array(z.string()),
  /** The site; null: no site, or the company as a whole. */
  siteId: z.string().nullable(),
  /** Null: the company as a whole. */
  emissionKindId: z.string().nullable(),
  /** The fuel whose months are missing, by the name of its factor; null: the kind as a whole, and every other code. */
  fuel: z.string().nullable(),
  /** The meter whose months are missing or whose record is an outlier; null: all meters, and every other code. */
  meter: z.string().nullable(),
  /** The months without a record: '2025-10'; empty for every other code. */
  months: z.array(z.string()),
}

/** Records to fix or check before the figures of a period are reported. */
export interface ReadinessFinding extends OutputOf<typeof findingShape> {}

const findingSchema: ResourceSchema<ReadinessFinding> = z.strictObject(findingShape)

const stratumShape = {
  /** Null: a vehicle, or only the company. */
  siteId: z.string().nullable(),
  siteName: z.string().nullable(),
  /** The activity by its collection: 'siteFuels'. */
  collection: z.string(),
  scope: z.string(),
  /** The number of records that overlap the period. */
  records: z.int().min(1),
  /** Their emissions in the period. All strata add up to the total of the inventory. */
  co2e: z.strictObject({ exact: z.string(), kg: resourceNumber() }),
}

/** Records of one site, activity and scope: a part of the population that an auditor samples from. */
export interface ReadinessStratum extends OutputOf<typeof stratumShape> {}

const stratumSchema: ResourceSchema<ReadinessStratum> = z.strictObject(stratumShape)

const readinessShape = {
  companyId: resourceId(),
  from: resourceTimestamp(),
  to: resourceTimestamp(),
  /** By code, site and kind; empty if nothing was found. */
  findings: z.array(findingSchema),
  /** The parts of the emissions that use factors of another country or of a wider region, as in the inventory. */
  standIns: standInsSchema,
  /** By site, activity and scope; each record is in one of them. */
  strata: z.array(stratumSchema),
}

/** The problems to fix before a period is reported, and the records to sample from. */
export interface ReadinessResource extends OutputOf<typeof readinessShape> {}

/** Schema of the readiness of a period. */
export const readinessSchema: ResourceSchema<ReadinessResource> = z.strictObject(readinessShape)
