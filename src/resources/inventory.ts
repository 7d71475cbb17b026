import * as z from 'zod'
import type { StandInFigure, StandIns } from '../core/emissions/index.ts'
import { CONSOLIDATION_APPROACHES, GROUP_PARTS } from './boundary-share.ts'
import type { OutputOf } from './fields/input-object.ts'
import { type ResourceSchema, resourceId, resourceNumber, resourceTimestamp } from './fields/wire.ts'

const standInSchema: z.ZodType<StandInFigure> = z.strictObject({
  records: z.int().min(0),
  co2e: z.strictObject({ exact: z.string(), kg: resourceNumber() }),
  share: z.strictObject({ exact: z.string(), ratio: resourceNumber() }).exactOptional(),
})

/** Schema of the parts of the emissions that use stand-in factors. */
export const standInsSchema: ResourceSchema<StandIns> = z.strictObject({
  total: standInSchema,
  scope1: standInSchema,
  scope2: z.strictObject({ locationBased: standInSchema, marketBased: standInSchema }),
  scope3: standInSchema,
})

const figureShape = { exact: z.string(), kg: resourceNumber() }

/** A mass in kilograms. */
export interface InventoryFigure extends OutputOf<typeof figureShape> {}

/** Schema of a mass in kilograms. */
export const figureSchema: ResourceSchema<InventoryFigure> = z.strictObject(figureShape)

const kilowattHoursShape = { exact: z.string(), kWh: resourceNumber() }

/** Electricity in kilowatt hours: all digits, and the nearest double. */
export interface InventoryKilowattHours extends OutputOf<typeof kilowattHoursShape> {}

const kilowattHoursSchema: ResourceSchema<InventoryKilowattHours> = z.strictObject(kilowattHoursShape)

const locationFigureMissingShape = {
  records: z.int().min(0),
  /** Their electricity in the period; null if it is unknown for one of them. */
  kWh: kilowattHoursSchema.nullable(),
  /** The ids of the first of them. */
  recordIds: z.array(z.string()),
}

/** Scope 2 records without a location-based figure; the market-based one is not substituted. */
export interface LocationFigureMissing extends OutputOf<typeof locationFigureMissingShape> {}

const locationFigureMissingSchema: ResourceSchema<LocationFigureMissing> = z.strictObject(locationFigureMissingShape)

const scopeByFactorShape = {
  records: z.int().min(0),
  /** The first of them, each with the scope that it is counted under. */
  first: z.array(z.strictObject({ recordId: z.string(), emissionKindId: z.string(), scope: z.string() })),
}

/** Records that are counted under the scope of their factor, which differs from that of their kind. */
export interface ScopeByFactor extends OutputOf<typeof scopeByFactorShape> {}

const scopeByFactorSchema: ResourceSchema<ScopeByFactor> = z.strictObject(scopeByFactorShape)

const noticeShape = { code: z.string(), path: z.string(), message: z.string() }

/** A choice or assumption in a figure. */
export interface InventoryNotice extends OutputOf<typeof noticeShape> {}

const noticeSchema: ResourceSchema<InventoryNotice> = z.strictObject(noticeShape)

const inventoryAmountsShape = {
  /** The number of records that overlap the period. */
  records: z.int().min(0),
  co2e: figureSchema,
  /** Masses of the gases; null if part of the CO2e was not published by gas. */
  co2: figureSchema.nullable(),
  ch4: figureSchema.nullable(),
  n2o: figureSchema.nullable(),
  /** The published masses. */
  known: z.strictObject({ co2: figureSchema, ch4: figureSchema, n2o: figureSchema }),
  /** The CO2e for which at least one gas was not published separately. */
  co2eWithoutGases: figureSchema,
  /** Biogenic CO2, included in none of the above; null if none was published. */
  biogenicCo2: figureSchema.nullable(),
  /** CO2e of gases of the Montreal Protocol, included in none of the above; absent if there is none. */
  montrealCo2e: figureSchema.exactOptional(),
}

/** The totals of a part of an inventory in kilograms, each with all its digits and as the nearest double. */
export interface InventoryAmounts extends OutputOf<typeof inventoryAmountsShape> {}

/** Schema of the totals of a part of an inventory. */
export const inventoryAmountsSchema: ResourceSchema<InventoryAmounts> = z.strictObject(inventoryAmountsShape)

const amounts = inventoryAmountsSchema

const groupShape = {
  scope1: amounts,
  scope2: z.strictObject({ locationBased: amounts, marketBased: amounts }),
}

/** Scope 1 and 2 of a part of the group. */
export interface InventoryOfGroup extends OutputOf<typeof groupShape> {}

const groupSchema: ResourceSchema<InventoryOfGroup> = z.strictObject(groupShape)

const leftOutShape = { records: z.int().min(0), co2e: figureSchema }

/** The records that the boundary excludes completely, and the CO2e that it excludes from those and, by share, from others. */
export interface InventoryLeftOut extends OutputOf<typeof leftOutShape> {}

const leftOutSchema: ResourceSchema<InventoryLeftOut> = z.strictObject(leftOutShape)

const siteShareShape = {
  boundaryShareId: z.string(),
  from: resourceTimestamp(),
  /** Null: until further notice. */
  to: resourceTimestamp().nullable(),
  /** The part of a record that counts by the approach, 0 to 1, with all digits. */
  ratio: z.string(),
  group: z.enum(GROUP_PARTS),
  isUnderEts: z.boolean().nullable(),
}

/** The stated share of a site in a period. */
export interface InventorySiteShare extends OutputOf<typeof siteShareShape> {}

const siteShareSchema: ResourceSchema<InventorySiteShare> = z.strictObject(siteShareShape)

const boundaryShape = {
  approach: z.enum(CONSOLIDATION_APPROACHES),
  /** The moment whose shares apply to all of the period; null: each day has its own. */
  asOf: resourceTimestamp().nullable(),
  /** The sites with records in the period. A site without a stated share counts whole. */
  sites: z.array(
    z.strictObject({ siteId: z.string(), name: z.string(), shares: z.array(siteShareSchema), leftOut: leftOutSchema }),
  ),
  leftOut: leftOutSchema,
  /** The emissions that count, by the part of the group: together Scope 1 and 2 of the inventory. */
  groups: z.strictObject({ consolidated: groupSchema, other: groupSchema }),
  /** Scope 1 of sites under the EU ETS, and records of Scope 1 at sites that do not state it. */
  ets: z.strictObject({ scope1: amounts, unstatedRecords: z.int().min(0) }),
}

/** The boundary of a company by an approach. */
export interface InventoryBoundary extends OutputOf<typeof boundaryShape> {}

const boundarySchema: ResourceSchema<InventoryBoundary> = z.strictObject(boundaryShape)

const factorUsedShape = {
  key: z.string(),
  id: z.string(),
  name: z.string(),
  unit: z.string(),
  gwp: z.string().nullable(),
  publisher: z.string(),
  title: z.string(),
  table: z.string(),
  row: z.string(),
  /** 0: not stated. */
  editionYear: z.int(),
  dataYear: z.int().nullable(),
  licence: z.string(),
  attribution: z.string(),
  records: z.int().min(1),
}

/** A published or custom factor used by the inventory. */
export interface InventoryFactor extends OutputOf<typeof factorUsedShape> {}

const factorUsedSchema: ResourceSchema<InventoryFactor> = z.strictObject(factorUsedShape)

const overlapShape = {
  siteId: z.string(),
  emissionKindId: z.string(),
  start: resourceTimestamp(),
  end: resourceTimestamp(),
  records: z.int().min(2),
  /** The ids of the first of them, by start. */
  recordIds: z.array(z.string()),
  /** Days of 24 hours shared by at least two of the records, each day counted once. */
  overlapDays: resourceNumber(),
}

/** Records of one site, kind and thing measured whose periods each overlap at least one other. */
export interface InventoryOverlap extends OutputOf<typeof overlapShape> {}

const overlapSchema: ResourceSchema<InventoryOverlap> = z.strictObject(overlapShape)

const inventoryShape = {
  companyId: resourceId(),
  /** The start of the period, inclusive; `to` is exclusive. */
  from: resourceTimestamp(),
  to: resourceTimestamp(),
  /** Scope 1, scope 2 market-based and scope 3 together. */
  total: amounts,
  scope1: amounts,
  /** Two figures for the same electricity, which are never added. */
  scope2: z.strictObject({
    locationBased: amounts,
    marketBased: amounts,
    locationFigureMissing: locationFigureMissingSchema,
  }),
  scope3: amounts,
  /** Scope 3 by category, 1 to 15, in order. Records without one are last: a kind of Scope 3 with a factor of another scope. */
  byScope3Category: z.array(z.strictObject({ category: z.int().nullable(), amounts })),
  scopeByFactor: scopeByFactorSchema,
  byKind: z.array(z.strictObject({ emissionKindId: z.string(), name: z.string(), scope: z.string(), amounts })),
  bySite: z.array(z.strictObject({ siteId: z.string(), name: z.string(), amounts })),
  byVehicle: z.array(z.strictObject({ vehicleId: z.string(), name: z.string(), amounts })),
  /** Emissions of no site or vehicle: movements and business trips. */
  companyWide: amounts,
  /** Months (UTC) with emissions: '2025-01'. */
  byMonth: z.array(z.strictObject({ month: z.string(), amounts })),
  /** By the tier of the data of a record, or a part of it; null: an own factor states none. They add up to the total. */
  byTier: z.array(
    z.strictObject({
      tier: z.enum(['measured', 'supplier', 'average', 'spend']).nullable(),
      records: z.int().min(1),
      co2e: figureSchema,
    }),
  ),
  /** The parts that use factors of another country or of a wider region (`factor_region_fallback`). */
  standIns: standInsSchema,
  factors: z.array(factorUsedSchema),
  /** The sentences that a report must print under the licences of its figures. */
  attributions: z.array(z.string()),
  /** The GWP sets of the CO2e; 'not stated' if a publisher names none. */
  gwpSets: z.array(z.string()),
  /** Advice: several deliveries at the same time are usual. The first overlaps, and their number. */
  overlaps: z.strictObject({ total: z.int().min(0), groups: z.array(overlapSchema) }),
  /** The number of records with a notice, by code. */
  noticesOfRecords: z.array(z.strictObject({ code: z.string(), records: z.int().min(1) })),
  /** Notices about the inventory as a whole. */
  notices: z.array(noticeSchema),
  /** The boundary of the company; absent if no approach was asked for, and all sites count whole. */
  boundary: boundarySchema.exactOptional(),
}

/** The emissions of a company in a period. */
export interface InventoryResource extends OutputOf<typeof inventoryShape> {}

/** The emissions of a company in a period. */
export const inventorySchema: ResourceSchema<InventoryResource> = z.strictObject(inventoryShape)
