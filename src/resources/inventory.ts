import * as z from 'zod'
import { shownId, shownNumber, shownTimestamp } from './fields/wire.ts'

/** An amount in kilograms: all its digits, and the nearest double. */
const figureSchema = z.strictObject({ exact: z.string(), kg: shownNumber() })

/** An amount of electricity in kilowatt hours: all its digits, and the nearest double. */
const kilowattHoursSchema = z.strictObject({ exact: z.string(), kWh: shownNumber() })

/** Scope 2 whose location-based figure is not known, for which the market-based one does not stand in. */
const locationFigureMissingSchema = z.strictObject({
  records: z.int().min(0),
  /** What they used in the period; null where that is not known of one of them. */
  kWh: kilowattHoursSchema.nullable(),
  /** The first of them. */
  recordIds: z.array(z.string()),
})

/** Something that was chosen or assumed. */
const noticeSchema = z.strictObject({ code: z.string(), path: z.string(), message: z.string() })

/** What a part of an inventory comes to. */
const amounts = z.strictObject({
  /** Records that reach into it. */
  records: z.int().min(0),
  co2e: figureSchema,
  /** Masses of the gases; null where a part of the CO2e was not published gas by gas. */
  co2: figureSchema.nullable(),
  ch4: figureSchema.nullable(),
  n2o: figureSchema.nullable(),
  /** The masses that were published. */
  known: z.strictObject({ co2: figureSchema, ch4: figureSchema, n2o: figureSchema }),
  /** The CO2e of which one gas or another was not published apart. */
  co2eWithoutGases: figureSchema,
  /** Biogenic CO2, in none of the above; null where none was published. */
  biogenicCo2: figureSchema.nullable(),
})

/** A published or own factor that the inventory rests on. */
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
  /** 0: not stated. */
  editionYear: z.int(),
  dataYear: z.int().nullable(),
  licence: z.string(),
  attribution: z.string(),
  records: z.int().min(1),
})

/** Records of one site and kind whose periods overlap, each with at least one other of them. */
const overlapSchema = z.strictObject({
  siteId: z.string(),
  emissionKindId: z.string(),
  start: shownTimestamp(),
  end: shownTimestamp(),
  records: z.int().min(2),
  /** The first of them, by their start. */
  recordIds: z.array(z.string()),
})

/** The emissions of a company in a period. */
export const inventorySchema = z.strictObject({
  companyId: shownId(),
  /** The period: from its first moment up to, not including, the last. */
  from: shownTimestamp(),
  to: shownTimestamp(),
  /** Scope 1, scope 2 market-based and scope 3 together. */
  total: amounts,
  scope1: amounts,
  /** Two figures of the same electricity, which are never added. */
  scope2: z.strictObject({
    /** Without the records of `locationFigureMissing`. */
    locationBased: amounts,
    marketBased: amounts,
    locationFigureMissing: locationFigureMissingSchema,
  }),
  scope3: amounts,
  byKind: z.array(z.strictObject({ emissionKindId: z.string(), name: z.string(), scope: z.string(), amounts })),
  bySite: z.array(z.strictObject({ siteId: z.string(), name: z.string(), amounts })),
  byVehicle: z.array(z.strictObject({ vehicleId: z.string(), name: z.string(), amounts })),
  /** What belongs to no site and no vehicle: movements and business trips. */
  companyWide: amounts,
  /** Months (UTC) in which something was emitted: '2025-01'. */
  byMonth: z.array(z.strictObject({ month: z.string(), amounts })),
  factors: z.array(factorUsedSchema),
  /** The sentences that a report must print for the licences of its figures. */
  attributions: z.array(z.string()),
  /** The GWP sets behind the CO2e; 'not stated' where a publisher names none. */
  gwpSets: z.array(z.string()),
  /** Advice: several deliveries or meters at the same time are usual. The first of them, and how many there are. */
  overlaps: z.strictObject({ total: z.int().min(0), groups: z.array(overlapSchema) }),
  /** How many records carry a notice, by its code. */
  noticesOfRecords: z.array(z.strictObject({ code: z.string(), records: z.int().min(1) })),
  /** What is to be said of the inventory as a whole. */
  notices: z.array(noticeSchema),
})

/** What a part of an inventory comes to: kilograms, each with all its digits and as the nearest double. */
export type InventoryAmounts = z.output<typeof amounts>

/** An amount in kilograms. */
export type InventoryFigure = z.output<typeof figureSchema>

/** The emissions of a company in a period. */
export type InventoryResource = z.output<typeof inventorySchema>
