import type { Exact } from '../../exact/index.ts'
import type { EmissionKindResource } from '../../resources/index.ts'
import { type Position, type Reader, ROWS_AT_ONCE } from '../../store/index.ts'
import type { Reading } from '../context/context.ts'
import { pause } from '../context/pace.ts'
import type { ActivityCollection, ServiceRecords } from '../context/records.ts'
import { kindOf, kindOfFreight } from '../naming/emission-kinds.ts'
import type { Moments } from './month-parts.ts'

/** A record of an activity, as far as an inventory looks at it. */
export interface Activity extends Moments {
  readonly id: string
  readonly exactKg: string
  /** The site or the vehicle that it belongs to; both null: the company alone. */
  readonly siteId: string | null
  readonly vehicleId: string | null
  /** The kind that it names, and what stands for it where that was deleted; null: that of the vehicle. */
  readonly kind: { readonly id: string; readonly held: EmissionKindResource | null }
  /** What a site used, as it was given; null for what is no electricity of a site. */
  readonly electricity: Electricity | null
}

/** An amount of electricity. */
export interface Electricity {
  readonly value: Exact
  readonly unitId: number
}

type Read<Name extends ActivityCollection> = (record: ServiceRecords[Name]) => Omit<Activity, 'id' | 'exactKg'>

const READ: { readonly [Name in ActivityCollection]: Read<Name> } = {
  siteFuels: ({ startDate: from, endDate: to, siteId, emissionKindId: id, emissionKind }) => {
    return { from, to, siteId, vehicleId: null, kind: { id, held: emissionKind }, electricity: null }
  },
  siteEnergies: ({ startDate: from, endDate: to, siteId, emissionKindId: id, value, unitId, given }) => {
    const electricity = { value: given.value ?? value, unitId }
    return { from, to, siteId, vehicleId: null, kind: { id, held: kindOf('site-electricity') }, electricity }
  },
  vehicleEmissions: ({ id, startDate: from, endDate: to, vehicleId, given }) => {
    if (!given) throw new TypeError(`the specification of ${id} is missing`)
    const kind = { id: given.emissionKindId, held: null }
    return { from, to, siteId: null, vehicleId, kind, electricity: null }
  },
  movements: ({ startDate: from, endDate: to, emissionKindId: id, transportType }) => {
    const kind = { id, held: kindOfFreight(transportType) }
    return { from, to, siteId: null, vehicleId: null, kind, electricity: null }
  },
  travels: ({ startDateUtc: from, endDateUtc: to, emissionKind }) => {
    const kind = { id: emissionKind.id, held: emissionKind }
    return { from, to, siteId: null, vehicleId: null, kind, electricity: null }
  },
}

/** Every collection of activities, in the order of an inventory. */
export const ACTIVITIES = Object.keys(READ) as ActivityCollection[]

/** The five collections are paged alike. */
type AnyReader = Reader<'siteFuels', ServiceRecords>

/**
 * The records of a collection that begin before a moment, the earliest first, page by page. There is no index by the
 * end of records, so that all are read from the first on: any of them may last into the period that is asked for.
 */
export async function* activitiesBefore(
  tx: Reading,
  collection: ActivityCollection,
  to: string,
): AsyncGenerator<readonly Activity[]> {
  const reader = tx[collection] as unknown as AnyReader
  const readRecord = READ[collection] as Read<ActivityCollection>
  for (let after: Position | undefined; ; ) {
    const part = { limit: ROWS_AT_ONCE, order: 'last', ...(after === undefined ? {} : { after }) } as const
    const { rows, next } = await reader.list({ by: 'startDate', to }, part)
    yield rows.map(({ record, exact }) => {
      if (exact === null) throw new TypeError(`${record.id} has no exact emission`)
      return { id: record.id, exactKg: exact, ...readRecord(record) }
    })
    if (next === null) return
    after = next
    await pause()
  }
}
