import type { FoundDistance, TransportMode } from '../../../core/emissions/index.ts'
import { mapErrorPaths, mapNoticePaths, Violations } from '../../../core/errors/index.ts'
import type { Exact } from '../../../core/exact/index.ts'
import type { Context } from '../../../ledger/context/context.ts'

/** An end of a journey as a client sends it, and its request fields. */
export interface JourneyEnd {
  readonly point: string
  /** Used only if the point is empty. */
  readonly address: string
  readonly fields: { readonly point: string; readonly address: string }
}

/** Start of a journey in a payload. */
export interface FromAddress {
  readonly startPoint: string
  readonly startAddress: string
}

/** End of a journey in a payload. */
export interface ToAddress {
  readonly endPoint: string
  readonly endAddress: string
}

/** Reads the start of a journey. `within` is the prefix of its request fields: 'movementDto.'. */
export function startOf({ startPoint, startAddress }: FromAddress, within = ''): JourneyEnd {
  const path = `${within}fromAddress`
  return {
    point: startPoint,
    address: startAddress,
    fields: { point: `${path}.startPoint`, address: `${path}.startAddress` },
  }
}

/** Reads the end of a journey. `within` is the prefix of its request fields. */
export function endOf({ endPoint, endAddress }: ToAddress, within = ''): JourneyEnd {
  const path = `${within}toAddress`
  return { point: endPoint, address: endAddress, fields: { point: `${path}.endPoint`, address: `${path}.endAddress` } }
}

/** Builds a stop of a route. It has no address. */
export function buildStop(point: string, field: string): JourneyEnd {
  return { point, address: '', fields: { point: field, address: field } }
}

/** The request field that locates the end. */
function fieldOfEnd({ point, fields }: JourneyEnd): string {
  return point.trim() === '' ? fields.address : fields.point
}

/** A journey whose distance must be found. */
export interface JourneyToFind {
  readonly from: JourneyEnd
  readonly to: JourneyEnd
  readonly mode: TransportMode
  /** The declared kilometres. They override any found distance, and the ends may be unknown. */
  readonly distanceKm?: Exact | null | undefined
  /** The request field of those kilometres. Default: 'distanceKm'. */
  readonly distanceField?: string
  /** The request field of the journey, for errors of neither end. Default: ''. */
  readonly journeyField?: string
}

/** Maps a path of the distance search to a request field. */
function journeyPath(
  path: string,
  { from, to, distanceField = 'distanceKm', journeyField = '' }: JourneyToFind,
): string {
  const [first] = path.split('.')
  if (first === 'distanceKm') return distanceField
  const end = first === 'from' ? from : first === 'to' ? to : undefined
  return end === undefined ? journeyField : fieldOfEnd(end)
}

/** Throws `empty` for an end without a point and an address, even if the distance is declared. */
function checkEnds({ from, to }: JourneyToFind): void {
  const violations = new Violations()
  for (const { point, address, fields } of [from, to]) {
    if (point.trim() !== '' || address.trim() !== '') continue
    const message = 'is empty and no address is given; give a point (coordinates, a code, a city) or an address'
    violations.add(fields.point, 'empty', { message, expected: 'a point or an address' })
  }
  violations.throwIfAny()
}

/**
 * Finds the distance of a journey. An end is located by its point, or by its address if the point is empty. An address more
 * than 50 km away from the point leaves a notice. Notices and violations are at the request fields. Throws all violations of
 * both ends together: `empty`, `place_not_found`, `ambiguous_place`, `invalid_coordinates`. Also throws `no_route` and
 * `router_failed`.
 */
export async function findJourney({ places }: Context, journey: JourneyToFind): Promise<FoundDistance> {
  checkEnds(journey)
  const { from, to, mode, distanceKm = null } = journey
  const ends = { from: { point: from.point, address: from.address }, to: { point: to.point, address: to.address } }
  const declared = distanceKm === null ? {} : { distanceKm }
  const pathOf = (path: string) => journeyPath(path, journey)
  try {
    const found = await places.distance({ mode, ...ends, ...declared })
    return { ...found, notices: mapNoticePaths(pathOf, found.notices) }
  } catch (error) {
    throw mapErrorPaths(pathOf, error)
  }
}
