import * as z from 'zod'
import { CONSOLIDATION_APPROACHES } from './boundary-share.ts'
import { SCOPES } from './emission-kind.ts'
import { inputObject, type OutputOf, orNull } from './fields/input-object.ts'
import { integerNumber, percentage, signedQuantity } from './fields/quantity.ts'
import { choice, list } from './fields/reading.ts'
import { text, textId } from './fields/text.ts'
import { type ResourceSchema, resourceId, resourceNumber, resourceTimestamp, stamps } from './fields/wire.ts'
import { figureSchema } from './inventory.ts'
import { LIMITS } from './limits.ts'
import type { InputPolicy } from './policy.ts'

/** The methods of Scope 2; a base year has one. */
export const SCOPE_2_METHODS = ['location_based', 'market_based'] as const

/** The causes for which a base year is recalculated. */
export const TRIGGER_KINDS = ['boundary', 'method', 'factor', 'error'] as const

/** A cause for which a base year is recalculated. */
export type BaseYearTriggerKind = (typeof TRIGGER_KINDS)[number]

const percentShape = { exact: z.string(), percent: resourceNumber() }

/** A percentage with all digits, as a fraction if it does not end, and as the nearest double. */
export interface ExactPercent extends OutputOf<typeof percentShape> {}

const percentSchema: ResourceSchema<ExactPercent> = z.strictObject(percentShape)

const seriesFields = {
  co2e: figureSchema,
  byScope: z.array(z.strictObject({ scope: z.enum(SCOPES), co2e: figureSchema })),
  bySite: z.array(z.strictObject({ siteId: z.string().nullable(), name: z.string().nullable(), co2e: figureSchema })),
}

/** The emissions of a year: in total, by scope, and by site. Emissions of no site are last, with null. */
export interface BaseYearSeries extends OutputOf<typeof seriesFields> {}

const differenceShape = {
  /** `unattributed`: records changed, and no trigger says why. */
  kind: z.enum([...TRIGGER_KINDS, 'unattributed']),
  siteId: z.string().nullable(),
  name: z.string().nullable(),
  triggerIds: z.array(z.string()),
  difference: figureSchema,
}

/** A part of the difference between the reported and the recalculated series. */
export interface BaseYearDifference extends OutputOf<typeof differenceShape> {}

const differenceSchema: ResourceSchema<BaseYearDifference> = z.strictObject(differenceShape)

const headSchema = z.strictObject({ sequence: z.int().min(0), digest: z.string() })

const triggerShape = {
  id: z.string(),
  kind: z.enum(TRIGGER_KINDS),
  /** Null: the company as a whole. */
  siteId: z.string().nullable(),
  description: z.string(),
  /** The part of the difference that it causes; null: the rest that other triggers of the site leave. */
  effect: figureSchema.nullable(),
  createdAt: resourceTimestamp(),
}

/** A recorded cause for which a base year is recalculated. */
export interface BaseYearTrigger extends OutputOf<typeof triggerShape> {}

const triggerSchema: ResourceSchema<BaseYearTrigger> = z.strictObject(triggerShape)

const keptSeriesFields = { ...seriesFields, at: resourceTimestamp(), log: headSchema }

/** A stored series, with the head of the log when it was made. */
export interface KeptSeries extends OutputOf<typeof keptSeriesFields> {}

const baseYearShape = {
  id: z.string(),
  companyId: resourceId(),
  year: z.int(),
  approach: z.enum(CONSOLIDATION_APPROACHES),
  scope2Method: z.enum(SCOPE_2_METHODS),
  scopes: z.array(z.enum(SCOPES)),
  /** Above it a recalculation is required. */
  threshold: percentSchema,
  comment: z.string().nullable(),
  reported: z.strictObject(keptSeriesFields),
  triggers: z.array(triggerSchema),
  recalculations: z.array(
    z.strictObject({
      ...keptSeriesFields,
      asOf: resourceTimestamp(),
      difference: figureSchema,
      differences: z.array(differenceSchema),
    }),
  ),
  ...stamps(),
}

/** A base year: the reported figures never change, and each recalculation is stored next to them. */
export interface BaseYearResource extends OutputOf<typeof baseYearShape> {}

/** Schema of a base year. */
export const baseYearSchema: ResourceSchema<BaseYearResource> = z.strictObject(baseYearShape)

const effectShape = {
  cause: z.enum(['activity', 'factor']),
  scope: z.enum(SCOPES),
  emissionKindId: z.string(),
  name: z.string(),
  /** The name of the factor; null: all factors of the kind, as in Scope 2, where the mix counts as a factor. */
  factor: z.string().nullable(),
  unit: z.string(),
  difference: figureSchema,
}

/** A part of a like-for-like change: more or less of an activity, or another factor per unit of it. */
export interface BaseYearEffect extends OutputOf<typeof effectShape> {}

const effectSchema: ResourceSchema<BaseYearEffect> = z.strictObject(effectShape)

const baseYearComparisonShape = {
  baseYearId: z.string(),
  year: z.int(),
  from: resourceTimestamp(),
  to: resourceTimestamp(),
  /** The moment whose boundary both years use in `likeForLike`: the last one of the period. */
  asOf: resourceTimestamp(),
  /** The base year as it was reported. */
  reported: figureSchema,
  /** The base year by the present records and the boundary at `asOf`. */
  recalculated: z.strictObject({
    ...seriesFields,
    difference: figureSchema,
    /** They add up to the difference. */
    differences: z.array(differenceSchema),
    /** The sizes of all differences added up, in per cent of the reported figure; null if that figure is zero or less. */
    significance: percentSchema.nullable(),
    threshold: percentSchema,
    isDue: z.boolean(),
  }),
  /** The period compared with the reported figures. */
  headline: z.strictObject({ co2e: figureSchema, difference: figureSchema, change: percentSchema.nullable() }),
  /** The period compared with the recalculated base year, both by the boundary at `asOf`. The effects add up to the difference. */
  likeForLike: z.strictObject({
    co2e: figureSchema,
    difference: figureSchema,
    change: percentSchema.nullable(),
    effects: z.array(effectSchema),
  }),
  notices: z.array(z.strictObject({ code: z.string(), path: z.string(), message: z.string() })),
}

/** A period compared with the base year. */
export interface BaseYearComparison extends OutputOf<typeof baseYearComparisonShape> {}

/** Schema of a comparison with a base year. */
export const baseYearComparisonSchema: ResourceSchema<BaseYearComparison> = z.strictObject(baseYearComparisonShape)

/** Schema of the input that sets a base year. */
export function createBaseYearInput(policy: InputPolicy) {
  const shape = {
    year: integerNumber(),
    approach: choice(CONSOLIDATION_APPROACHES),
    scope2Method: choice(SCOPE_2_METHODS),
    scopes: list(choice(SCOPES), SCOPES.length),
    thresholdPercent: percentage(),
    comment: orNull(text(LIMITS.comment)),
  }
  return inputObject(policy, { shape, resource: baseYearSchema })
}

/** Schema of the input that records a cause of a recalculation. */
export function createBaseYearTriggerInput(policy: InputPolicy) {
  const shape = {
    kind: choice(TRIGGER_KINDS),
    siteId: orNull(textId()),
    description: text(LIMITS.comment),
    effectKg: orNull(signedQuantity()),
  }
  return inputObject(policy, { shape })
}
