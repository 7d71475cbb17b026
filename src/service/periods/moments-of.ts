import type { ActivityCollection, ServiceRecords } from '../context/records.ts'
import type { Moments } from '../inventory/month-parts.ts'

type Trip = Pick<ServiceRecords['travels'], 'startDateUtc' | 'endDateUtc'>
type Dated = Pick<ServiceRecords['siteFuels'], 'startDate' | 'endDate'>

/** When what a record holds happened, as an inventory counts it. */
export function momentsOf(record: ServiceRecords[ActivityCollection]): Moments {
  if ('startDateUtc' in record) return { from: (record as Trip).startDateUtc, to: (record as Trip).endDateUtc }
  return { from: (record as Dated).startDate, to: (record as Dated).endDate }
}

/** The field of what clients send that says when it begins. */
export function startFieldOf(collection: ActivityCollection): string {
  return collection === 'travels' || collection === 'vehicleEmissions' ? 'startDateUtc' : 'startDate'
}
