import { definedFields } from '../base/index.ts'
import { type FlightToSelect, flightMileage } from '../reference/factors/index.ts'
import { countryOf } from './activity-cells.ts'
import type { RowContext } from './row-result.ts'

/** Returns the countries of origin and destination: from the row, otherwise from its places. */
export function countryEnds({ row, found, legs }: RowContext) {
  const { from, to } = found?.route ?? {}
  // the countries of a row are those of its first and last place
  const [isFirst, isLast] = [found === legs[0], found === legs.at(-1)]
  return definedFields({
    from: (isFirst ? row.text('fromCountry') : undefined) ?? from?.country ?? undefined,
    to: (isLast ? row.text('toCountry') : undefined) ?? to?.country ?? undefined,
  })
}

/** Returns the codes of the known countries of origin and destination. */
export function countriesOf(context: RowContext) {
  const { from, to } = countryEnds(context)
  return definedFields({ from: countryOf(from), to: countryOf(to) })
}

/** The country of a journey whose ends name none: that of its row, for factors of a country. */
export function regionOfRow(context: RowContext) {
  const { from, to } = countriesOf(context)
  const country = countryOf(context.row.text('country'))
  return definedFields({ region: from === undefined && to === undefined ? country : undefined })
}

/** Returns the length band of a one-way flight. A length that is not a number is a failure of its column. */
export function mileageOf({ row, found }: RowContext): FlightToSelect['mileage'] {
  const km = found?.km ?? row.text('distanceKm')
  return km === undefined ? undefined : row.attempt(() => flightMileage(km), 'distanceKm')
}
