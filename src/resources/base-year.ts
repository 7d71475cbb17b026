import * as z from 'zod'
import { CONSOLIDATION_APPROACHES, type ConsolidationApproach } from './boundary-share.ts'
import { SCOPES, type Scope } from './emission-kind.ts'
import { choice } from './fields/choice.ts'
import { textId } from './fields/id.ts'
import { inputObject, orNull } from './fields/input-object.ts'
import { list } from './fields/list.ts'
import { integerNumber, percentage, signedQuantity } from './fields/quantity.ts'
import { text } from './fields/text.ts'
import type { RecordTimes } from './fields/wire.ts'
import { type ResourceSchema, resourceId, resourceNumber, resourceTimestamp, stamps } from './fields/wire.ts'
import type { InventoryFigure } from './inventory.ts'
import { LIMITS } from './limits.ts'
import type { InputPolicy } from './policy.ts'

/** The methods of Scope 2; a base year has one. */
export const SCOPE_2_METHODS = ['location_based', 'market_based'] as const

/** The causes for which a base year is recalculated. */
export const TRIGGER_KINDS = ['boundary', 'method', 'factor', 'error'] as const

/** A cause for which a base year is recalculated. */
export type BaseYearTriggerKind = (typeof TRIGGER_KINDS)[number]

const figureSchema = z.strictObject({ exact: z.string(), kg: resourceNumber() })

const percentSchema = z.strictObject({ exact: z.string(), percent: resourceNumber() })

const seriesFields = {
  co2e: figureSchema,
  byScope: z.array(z.strictObject({ scope: z.enum(SCOPES), co2e: figureSchema })),
  bySite: z.array(z.strictObject({ siteId: z.string().nullable(), name: z.string().nullable(), co2e: figureSchema })),
}

const differenceSchema = z.strictObject({
  kind: z.enum([...TRIGGER_KINDS, 'unattributed']),
  siteId: z.string().nullable(),
  name: z.string().nullable(),
  triggerIds: z.array(z.string()),
  difference: figureSchema,
})

const headSchema = z.strictObject({ sequence: z.int().min(0), digest: z.string() })

const triggerSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(TRIGGER_KINDS),
  siteId: z.string().nullable(),
  description: z.string(),
  effect: figureSchema.nullable(),
  createdAt: resourceTimestamp(),
})

const keptSeriesFields = { ...seriesFields, at: resourceTimestamp(), log: headSchema }

/** Schema of a base year. */
export const baseYearSchema: ResourceSchema<BaseYearResource> = z.strictObject({
  id: z.string(),
  companyId: resourceId(),
  year: z.int(),
  approach: z.enum(CONSOLIDATION_APPROACHES),
  scope2Method: z.enum(SCOPE_2_METHODS),
  scopes: z.array(z.enum(SCOPES)),
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
})

const effectSchema = z.strictObject({
  cause: z.enum(['activity', 'factor']),
  scope: z.enum(SCOPES),
  emissionKindId: z.string(),
  name: z.string(),
  factor: z.string().nullable(),
  unit: z.string(),
  difference: figureSchema,
})

/** Schema of a comparison with a base year. */
export const baseYearComparisonSchema: ResourceSchema<BaseYearComparison> = z.strictObject({
  baseYearId: z.string(),
  year: z.int(),
  from: resourceTimestamp(),
  to: resourceTimestamp(),
  asOf: resourceTimestamp(),
  reported: figureSchema,
  recalculated: z.strictObject({
    ...seriesFields,
    difference: figureSchema,
    differences: z.array(differenceSchema),
    significance: percentSchema.nullable(),
    threshold: percentSchema,
    isDue: z.boolean(),
  }),
  headline: z.strictObject({ co2e: figureSchema, difference: figureSchema, change: percentSchema.nullable() }),
  likeForLike: z.strictObject({
    co2e: figureSchema,
    difference: figureSchema,
    change: percentSchema.nullable(),
    effects: z.array(effectSchema),
  }),
  notices: z.array(z.strictObject({ code: z.string(), path: z.string(), message: z.string() })),
})

/** A percentage with all digits, a fraction where it does not end, and as the nearest double. */
export interface ExactPercent {
  exact: string
  percent: number
}

/** The emissions of a year: in all, by scope, and by site; those of no site last, with null. */
export interface BaseYearSeries {
  co2e: InventoryFigure
  byScope: { scope: Scope; co2e: InventoryFigure }[]
  bySite: { siteId: string | null; name: string | null; co2e: InventoryFigure }[]
}

/** A series that is kept as it was, with the head of the log behind which it was made. */
export interface KeptSeries extends BaseYearSeries {
  at: string
  log: { sequence: number; digest: string }
}

/** A cause for which a base year is recalculated, as it was recorded. */
export interface BaseYearTrigger {
  id: string
  kind: BaseYearTriggerKind
  /** Null: of the company as a whole. */
  siteId: string | null
  description: string
  /** The part of the difference that it causes; null: the rest that other triggers of the site leave. */
  effect: InventoryFigure | null
  createdAt: string
}

/** A part of the difference between the reported and the recalculated series. */
export interface BaseYearDifference {
  /** `unattributed`: records changed, and no trigger says why. */
  kind: BaseYearTriggerKind | 'unattributed'
  siteId: string | null
  name: string | null
  triggerIds: string[]
  difference: InventoryFigure
}

/** A base year: the reported figures never change, and each recalculation is stored next to them. */
export interface BaseYearResource extends RecordTimes {
  id: string
  companyId: number
  year: number
  approach: ConsolidationApproach
  scope2Method: (typeof SCOPE_2_METHODS)[number]
  scopes: Scope[]
  /** Above it a recalculation is required. */
  threshold: ExactPercent
  comment: string | null
  reported: KeptSeries
  triggers: BaseYearTrigger[]
  recalculations: (KeptSeries & { asOf: string; difference: InventoryFigure; differences: BaseYearDifference[] })[]
}

/** A part of a change, like for like: by more or less of an activity, or by another factor per unit of it. */
export interface BaseYearEffect {
  cause: 'activity' | 'factor'
  scope: Scope
  emissionKindId: string
  name: string
  /** The name of the factor; null: all factors of the kind, as in Scope 2, whose mix is a factor. */
  factor: string | null
  unit: string
  difference: InventoryFigure
}

/** A period compared with the base year. */
export interface BaseYearComparison {
  baseYearId: string
  year: number
  from: string
  to: string
  /** The moment whose boundary both years have, like for like: the last one of the period. */
  asOf: string
  /** The base year as it was reported. */
  reported: InventoryFigure
  /** The base year by the records as they are now, and the boundary at `asOf`. */
  recalculated: BaseYearSeries & {
    difference: InventoryFigure
    /** They add up to the difference. */
    differences: BaseYearDifference[]
    /** The sizes of all differences added up, in per cent of the reported figure; null: that figure is zero. */
    significance: ExactPercent | null
    threshold: ExactPercent
    isDue: boolean
  }
  /** The period compared with the reported figures. */
  headline: { co2e: InventoryFigure; difference: InventoryFigure; change: ExactPercent | null }
  /** The period compared with the recalculated base year, both by the boundary at `asOf`; the effects add up to the difference. */
  likeForLike: {
    co2e: InventoryFigure
    difference: InventoryFigure
    change: ExactPercent | null
    effects: BaseYearEffect[]
  }
  notices: { code: string; path: string; message: string }[]
}

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
