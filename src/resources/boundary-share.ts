import * as z from 'zod'
import { type OutputOf, orNull, periodInOrder } from './fields/input-object.ts'
import { inputPair, partialShape } from './fields/input-pair.ts'
import { percentage } from './fields/quantity.ts'
import { choice } from './fields/reading.ts'
import { text, textId, timestamp } from './fields/text.ts'
import { type ResourceSchema, resourceId, resourceNumber, resourceTimestamp, stamps } from './fields/wire.ts'
import { LIMITS } from './limits.ts'
import type { InputPolicy } from './policy.ts'

/** The approaches to consolidation of the GHG Protocol. */
export const CONSOLIDATION_APPROACHES = ['financial_control', 'operational_control', 'equity_share'] as const

/** An approach to consolidation. */
export type ConsolidationApproach = (typeof CONSOLIDATION_APPROACHES)[number]

/** The parts of a group: its consolidated accounting group, and other entities such as joint ventures and associates. */
export const GROUP_PARTS = ['consolidated', 'other'] as const

/** A part of a group. */
export type GroupPart = (typeof GROUP_PARTS)[number]

const boundaryShareShape = {
  id: z.string(),
  companyId: resourceId(),
  siteId: z.string(),
  from: resourceTimestamp(),
  /** Null: until further notice. */
  to: resourceTimestamp().nullable(),
  /** In per cent, 0 to 100. */
  equityShare: resourceNumber(),
  financialControl: z.boolean(),
  operationalControl: z.boolean(),
  group: z.enum(GROUP_PARTS),
  /** True for an installation under the EU ETS; null: not stated. */
  isUnderEts: z.boolean().nullable(),
  comment: z.string().nullable(),
  ...stamps(),
}

/** The share that a company has of a site, from `from`, inclusive, to `to`, exclusive. */
export interface BoundaryShareResource extends OutputOf<typeof boundaryShareShape> {}

/** Schema of the share that a company has of a site. */
export const boundaryShareSchema: ResourceSchema<BoundaryShareResource> = z.strictObject(boundaryShareShape)

/** Schemas of the inputs that state and change a share of a site. */
export function boundaryShareInputs(policy: InputPolicy) {
  const shape = {
    siteId: textId(),
    from: timestamp(),
    to: orNull(timestamp()),
    equityShare: percentage(),
    financialControl: z.boolean(),
    operationalControl: z.boolean(),
    group: choice(GROUP_PARTS),
    isUnderEts: orNull(z.boolean()),
    comment: orNull(text(LIMITS.comment)),
  }
  const rules = [periodInOrder('from', 'to')]
  return inputPair(policy, { shape, update: partialShape(shape), resource: boundaryShareSchema, rules })
}
