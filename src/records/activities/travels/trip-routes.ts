import type { Calculation, FoundDistance } from '../../../core/emissions/index.ts'
import { fail, type Notice, notice } from '../../../core/errors/index.ts'
import type { Context, ReadTx } from '../../../ledger/context/context.ts'
import { gatherAtOnce } from '../../../ledger/context/gather.ts'
import type { ServiceRecords } from '../../../ledger/context/records.ts'
import { latestCalculation } from '../../../ledger/ledger/latest-calculation.ts'
import { readCalculation } from '../../../ledger/ledger/stored-calculation.ts'
import { buildStop, endOf, findJourney, type JourneyEnd, type JourneyToFind, startOf } from '../transport/journey.ts'
import { recordedRoutes } from '../transport/recorded-routes.ts'
import { optionsOf, type TravelContent } from './travel-content.ts'

const WITHIN = 'movementDto.'
const VIA = 'movementDto.customOptions.via'
const DISTANCE = 'movementDto.customOptions.distanceKm'
/** Each stop costs a search for a place and a route. */
const STOPS_MAX = 50

function stopsOf(via: readonly string[]): readonly JourneyEnd[] {
  if (via.length > STOPS_MAX) {
    const expected = `at most ${STOPS_MAX} stops`
    fail(VIA, 'list_too_long', {
      message: `has more than ${STOPS_MAX} stops; make it two trips`,
      expected,
      received: `${via.length} stops`,
    })
  }
  return via.map((point, index) => buildStop(point, `${VIA}[${index}]`))
}

/** The legs to look up: one per stop, a single leg if a distance was declared, none for a hotel-only trip. */
function journeysOf(content: TravelContent): readonly JourneyToFind[] {
  const { distanceKm, via = [], hotelOnly } = optionsOf(content)
  if (hotelOnly === true) return []
  const { fromAddress, toAddress, transportType: mode } = content.movementDto
  const [from, to] = [startOf(fromAddress, WITHIN), endOf(toAddress, WITHIN)]
  const fields = { distanceField: DISTANCE, journeyField: 'movementDto' }
  if (distanceKm !== undefined) return [{ from, to, mode, distanceKm, ...fields }]
  const starts = [from, ...stopsOf(via)]
  return starts.map((start, index) => ({ from: start, to: starts[index + 1] ?? to, mode, ...fields }))
}

/** Finds the routes of a trip, in order. Throws the violations of all places together, and `list_too_long`. */
async function findLegs(context: Context, content: TravelContent): Promise<readonly FoundDistance[]> {
  return gatherAtOnce(journeysOf(content).map((journey) => findJourney(context, journey)))
}

/** The routes of a trip, or the error of looking them up. */
export interface FoundRoutes {
  readonly content: TravelContent
  readonly result: PromiseSettledResult<readonly FoundDistance[]>
}

/** Looks up the routes without throwing. `routesOf` throws any error. */
export async function findRoutes(context: Context, content: TravelContent): Promise<FoundRoutes> {
  const [result] = await Promise.allSettled([findLegs(context, content)])
  return { content, result }
}

/** Returns the found routes. Throws what the search threw. */
export function routesOf({ result }: FoundRoutes): readonly FoundDistance[] {
  if (result.status === 'fulfilled') return result.value
  throw result.reason
}

/** True if both trips take the same routes. */
export function isSameTravelRoute(a: TravelContent, b: TravelContent): boolean {
  const journeys = (content: TravelContent) => {
    const { fromAddress, toAddress, transportType } = content.movementDto
    const { distanceKm, via, hotelOnly } = optionsOf(content)
    return JSON.stringify([fromAddress, toAddress, transportType, distanceKm, via, hotelOnly === true])
  }
  return journeys(a) === journeys(b)
}

/** Reports stops that were not used, because the distance of the whole route was declared. */
export function stopNotices(content: TravelContent): readonly Notice[] {
  const { distanceKm, via = [], hotelOnly } = optionsOf(content)
  if (distanceKm === undefined || via.length === 0 || hotelOnly === true) return []
  const message = `${distanceKm} km were declared for the whole route; the stops were not used`
  return [notice('distance_declared', VIA, message)]
}

/** The inputs and the result of the last calculation of a trip. */
export interface PreviousTravel {
  readonly content: TravelContent
  readonly calculation: Calculation
  /** The distances that were found. */
  readonly routes: readonly FoundDistance[]
}

/** A trip and its routes, to find its factors. If `before` is null, the current factors are used. */
export interface RoutedTrip {
  readonly content: TravelContent
  readonly routes: readonly FoundDistance[]
  readonly before: PreviousTravel | null
}

/** Reads the last calculation of a trip. */
export async function readPreviousTravel(tx: ReadTx, record: ServiceRecords['travels']): Promise<PreviousTravel> {
  const calculation = await readCalculation(tx, (await latestCalculation(tx, record.id)).calculation)
  return { content: record, calculation, routes: recordedRoutes(calculation) }
}
