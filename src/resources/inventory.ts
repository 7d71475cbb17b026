import * as z from 'zod'
import type { DataTier, StandIns } from '../emissions/index.ts'
import { CONSOLIDATION_APPROACHES, type ConsolidationApproach, GROUP_PARTS, type GroupPart } from './boundary-share.ts'
import { type ResourceSchema, resourceId, resourceNumber, resourceTimestamp } from './fields/wire.ts'
import { standInsSchema } from './stand-ins.ts'

const figureSchema = z.strictObject({ exact: z.string(), kg: resourceNumber() })

const kilowattHoursSchema = z.strictObject({ exact: z.string(), kWh: resourceNumber() })

const locationFigureMissingSchema = z.strictObject({
  records: z.int().min(0),
  kWh: kilowattHoursSchema.nullable(),
  recordIds: z.array(z.string()),
})

const scopeByFactorSchema = z.strictObject({
  records: z.int().min(0),
  first: z.array(z.strictObject({ recordId: z.string(), emissionKindId: z.string(), scope: z.string() })),
})

const noticeSchema = z.strictObject({ code: z.string(), path: z.string(), message: z.string() })

/** Schema of the totals of a part of an inventory. */
export const inventoryAmountsSchema: ResourceSchema<InventoryAmounts> = z.strictObject({
  records: z.int().min(0),
  co2e: figureSchema,
  co2: figureSchema.nullable(),
  ch4: figureSchema.nullable(),
  n2o: figureSchema.nullable(),
  known: z.strictObject({ co2: figureSchema, ch4: figureSchema, n2o: figureSchema }),
  co2eWithoutGases: figureSchema,
  biogenicCo2: figureSchema.nullable(),
  montrealCo2e: figureSchema.exactOptional(),
})

const amounts = inventoryAmountsSchema

/** Records that are counted under the scope of their factor, which differs from that of their kind. */
export interface ScopeByFactor {
  records: number
  /** The first of them, each with the scope that it is counted under. */
  first: { recordId: string; emissionKindId: string; scope: string }[]
}

const groupSchema = z.strictObject({
  scope1: amounts,
  scope2: z.strictObject({ locationBased: amounts, marketBased: amounts }),
})

const leftOutSchema = z.strictObject({ records: z.int().min(0), co2e: figureSchema })

const siteShareSchema = z.strictObject({
  boundaryShareId: z.string(),
  from: resourceTimestamp(),
  to: resourceTimestamp().nullable(),
  ratio: z.string(),
  group: z.enum(GROUP_PARTS),
  isUnderEts: z.boolean().nullable(),
})

const boundarySchema = z.strictObject({
  approach: z.enum(CONSOLIDATION_APPROACHES),
  asOf: resourceTimestamp().nullable(),
  sites: z.array(
    z.strictObject({ siteId: z.string(), name: z.string(), shares: z.array(siteShareSchema), leftOut: leftOutSchema }),
  ),
  leftOut: leftOutSchema,
  groups: z.strictObject({ consolidated: groupSchema, other: groupSchema }),
  ets: z.strictObject({ scope1: amounts, unstatedRecords: z.int().min(0) }),
})

const factorUsedSchema = z.strictObject({
  key: z.string(),
  id: z.string(),
  name: z.string(),
  unit: z.string(),
  gwp: z.string().nullable(),
  publisher: z.string(),
  title: z.string(),
  table: z.string(),
  row: z.string(),
  editionYear: z.int(),
  dataYear: z.int().nullable(),
  licence: z.string(),
  attribution: z.string(),
  records: z.int().min(1),
})

const overlapSchema = z.strictObject({
  siteId: z.string(),
  emissionKindId: z.string(),
  start: resourceTimestamp(),
  end: resourceTimestamp(),
  records: z.int().min(2),
  recordIds: z.array(z.string()),
  overlapDays: resourceNumber(),
})

/** The emissions of a company in a period. */
export const inventorySchema: ResourceSchema<InventoryResource> = z.strictObject({
  companyId: resourceId(),
  from: resourceTimestamp(),
  to: resourceTimestamp(),
  total: amounts,
  scope1: amounts,
  scope2: z.strictObject({
    locationBased: amounts,
    marketBased: amounts,
    locationFigureMissing: locationFigureMissingSchema,
  }),
  scope3: amounts,
  byScope3Category: z.array(z.strictObject({ category: z.int().nullable(), amounts })),
  scopeByFactor: scopeByFactorSchema,
  byKind: z.array(z.strictObject({ emissionKindId: z.string(), name: z.string(), scope: z.string(), amounts })),
  bySite: z.array(z.strictObject({ siteId: z.string(), name: z.string(), amounts })),
  byVehicle: z.array(z.strictObject({ vehicleId: z.string(), name: z.string(), amounts })),
  companyWide: amounts,
  byMonth: z.array(z.strictObject({ month: z.string(), amounts })),
  byTier: z.array(
    z.strictObject({
      tier: z.enum(['measured', 'supplier', 'average', 'spend']).nullable(),
      records: z.int().min(1),
      co2e: figureSchema,
    }),
  ),
  standIns: standInsSchema,
  factors: z.array(factorUsedSchema),
  attributions: z.array(z.string()),
  gwpSets: z.array(z.string()),
  overlaps: z.strictObject({ total: z.int().min(0), groups: z.array(overlapSchema) }),
  noticesOfRecords: z.array(z.strictObject({ code: z.string(), records: z.int().min(1) })),
  notices: z.array(noticeSchema),
  boundary: boundarySchema.exactOptional(),
})

/** The totals of a part of an inventory in kilograms, each with all its digits and as the nearest double. */
export interface InventoryAmounts {
  /** The number of records that overlap the period. */
  records: number
  co2e: InventoryFigure
  /** Masses of the gases; null if part of the CO2e was not published by gas. */
  co2: InventoryFigure | null
  ch4: InventoryFigure | null
  n2o: InventoryFigure | null
  /** The published masses. */
  known: { co2: InventoryFigure; ch4: InventoryFigure; n2o: InventoryFigure }
  /** The CO2e for which at least one gas was not published separately. */
  co2eWithoutGases: InventoryFigure
  /** Biogenic CO2, included in none of the above; null if none was published. */
  biogenicCo2: InventoryFigure | null
  /** CO2e of gases of the Montreal Protocol, included in none of the above; absent: there is none. */
  montrealCo2e?: InventoryFigure | undefined
}

/** A mass in kilograms. */
export interface InventoryFigure {
  exact: string
  kg: number
}

/** Electricity in kilowatt hours: all digits, and the nearest double. */
export interface InventoryKilowattHours {
  exact: string
  kWh: number
}

/** Scope 2 records without a location-based figure; the market-based one is not substituted. */
export interface LocationFigureMissing {
  records: number
  /** Their electricity in the period; null if it is unknown for one of them. */
  kWh: InventoryKilowattHours | null
  /** The ids of the first of them. */
  recordIds: string[]
}

/** A published or custom factor used by the inventory. */
export interface InventoryFactor {
  key: string
  id: string
  name: string
  unit: string
  gwp: string | null
  publisher: string
  title: string
  table: string
  row: string
  /** 0: not stated. */
  editionYear: number
  dataYear: number | null
  licence: string
  attribution: string
  records: number
}

/** Records of one site and kind whose periods each overlap at least one other. */
export interface InventoryOverlap {
  siteId: string
  emissionKindId: string
  start: string
  end: string
  records: number
  /** The ids of the first of them, by start. */
  recordIds: string[]
  /** Days of 24 hours shared by at least two of the records, each day counted once. */
  overlapDays: number
}

/** Records that the boundary leaves out altogether, and CO2e that it leaves out: of those, and of others by their share. */
export interface InventoryLeftOut {
  records: number
  co2e: InventoryFigure
}

/** Scope 1 and 2 of a part of the group. */
export interface InventoryOfGroup {
  scope1: InventoryAmounts
  scope2: { locationBased: InventoryAmounts; marketBased: InventoryAmounts }
}

/** The share of a site in a period, as it was stated. */
export interface InventorySiteShare {
  boundaryShareId: string
  from: string
  /** Null: until further notice. */
  to: string | null
  /** The part of a record that counts by the approach, 0 to 1, with all digits. */
  ratio: string
  group: GroupPart
  isUnderEts: boolean | null
}

/** The boundary of a company by an approach. */
export interface InventoryBoundary {
  approach: ConsolidationApproach
  /** The moment whose shares hold for all of the period; null: each day has its own. */
  asOf: string | null
  /** The sites with records in the period; one without shares was not stated, and counts whole. */
  sites: { siteId: string; name: string; shares: InventorySiteShare[]; leftOut: InventoryLeftOut }[]
  leftOut: InventoryLeftOut
  /** The emissions that count, by the part of the group: together Scope 1 and 2 of the inventory. */
  groups: { consolidated: InventoryOfGroup; other: InventoryOfGroup }
  /** Scope 1 of sites under the EU ETS, and records of Scope 1 at sites that do not state it. */
  ets: { scope1: InventoryAmounts; unstatedRecords: number }
}

/** A choice or assumption behind a figure. */
export interface InventoryNotice {
  code: string
  path: string
  message: string
}

/** The emissions of a company in a period. */
export interface InventoryResource {
  companyId: number
  /** The start of the period, inclusive; `to` is exclusive. */
  from: string
  to: string
  /** Scope 1, scope 2 market-based and scope 3 together. */
  total: InventoryAmounts
  scope1: InventoryAmounts
  /** Two figures for the same electricity, which are never added. */
  scope2: {
    /** Excludes the records of `locationFigureMissing`. */
    locationBased: InventoryAmounts
    marketBased: InventoryAmounts
    locationFigureMissing: LocationFigureMissing
  }
  scope3: InventoryAmounts
  /** Scope 3 by its category, 1 to 15, in order; last what has none: a kind of Scope 3 with a factor of another scope. */
  byScope3Category: { category: number | null; amounts: InventoryAmounts }[]
  scopeByFactor: ScopeByFactor
  byKind: { emissionKindId: string; name: string; scope: string; amounts: InventoryAmounts }[]
  bySite: { siteId: string; name: string; amounts: InventoryAmounts }[]
  byVehicle: { vehicleId: string; name: string; amounts: InventoryAmounts }[]
  /** Emissions of no site or vehicle: movements and business trips. */
  companyWide: InventoryAmounts
  /** Months (UTC) with emissions: '2025-01'. */
  byMonth: { month: string; amounts: InventoryAmounts }[]
  /** By the tier of the data behind a record, or a part of it; null: an own factor that states none. They add up to the total. */
  byTier: { tier: DataTier | null; records: number; co2e: InventoryFigure }[]
  /** The parts that rest on factors of another country or of a wider region (`factor_region_fallback`). */
  standIns: StandIns
  factors: InventoryFactor[]
  /** The sentences that a report must print under the licences of its figures. */
  attributions: string[]
  /** The GWP sets behind the CO2e; 'not stated' where a publisher names none. */
  gwpSets: string[]
  /** Advice: several deliveries or meters at the same time are usual. The first overlaps, and their number. */
  overlaps: { total: number; groups: InventoryOverlap[] }
  /** The number of records with a notice, by code. */
  noticesOfRecords: { code: string; records: number }[]
  /** Notices about the inventory as a whole. */
  notices: InventoryNotice[]
  /** The boundary of the company; absent if no approach was asked for, and all sites count whole. */
  boundary?: InventoryBoundary
}
