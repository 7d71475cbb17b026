import type { FoundDistance, TransportMode } from '../../../emissions/index.ts'
import { errorAt, noticesAt, Violations } from '../../../errors/index.ts'
import type { Exact } from '../../../exact/index.ts'
import type { Context } from '../../core/context/context.ts'

/** An end of a journey as a client sends it, and the fields that it stands in. */
export interface JourneyEnd {
  readonly point: string
  /** Used only where the point is empty. */
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

/** Start of a journey; `within` comes before the fields in a path: 'movementDto.'. */
export function startOf({ startPoint, startAddress }: FromAddress, within = ''): JourneyEnd {
  const path = `${within}fromAddress`
  return {
    point: startPoint,
    address: startAddress,
    fields: { point: `${path}.startPoint`, address: `${path}.startAddress` },
  }
}

/** End of a journey; `within` as of `startOf`. */
export function endOf({ endPoint, endAddress }: ToAddress, within = ''): JourneyEnd {
  const path = `${within}toAddress`
  return { point: endPoint, address: endAddress, fields: { point: `${path}.endPoint`, address: `${path}.endAddress` } }
}

/** A stop of a route, which has no address. */
export function stopAt(point: string, field: string): JourneyEnd {
  return { point, address: '', fields: { point: field, address: field } }
}

/** The field that says where the end is. */
export function fieldOfEnd({ point, fields }: JourneyEnd): string {
  return point.trim() === '' ? fields.address : fields.point
}

/** A way of which the distance is due. */
export interface JourneyToFind {
  readonly from: JourneyEnd
  readonly to: JourneyEnd
  readonly mode: TransportMode
  /** Kilometres that were declared; they go before everything, and the ends need not be known. */
  readonly distanceKm?: Exact | null | undefined
  /** The field of those kilometres; not given: 'distanceKm'. */
  readonly distanceField?: string
  /** The field of the way as a whole, for errors of neither end; not given: ''. */
  readonly journeyField?: string
}

/** The field of the client for a path of the finding of distances. */
function fieldOf(path: string, { from, to, distanceField = 'distanceKm', journeyField = '' }: JourneyToFind): string {
  const [first] = path.split('.')
  if (first === 'distanceKm') return distanceField
  const end = first === 'from' ? from : first === 'to' ? to : undefined
  return end === undefined ? journeyField : fieldOfEnd(end)
}

/** Also a declared distance is of a way between two ends that are said. */
function checkStated({ from, to }: JourneyToFind): void {
  const violations = new Violations()
  for (const { point, address, fields } of [from, to]) {
    if (point.trim() !== '' || address.trim() !== '') continue
    const message = 'is empty and no address is given; give a point (coordinates, a code, a city) or an address'
    violations.add(fields.point, 'empty', { message, expected: 'a point or an address' })
  }
  violations.throwIfAny()
}

/**
 * The distance of a journey, its notices at the fields of the client. The point of an end is used, its address where the
 * point is empty; an address more than 50 km away from the point leaves a notice. Throws all violations of both ends at
 * once, at their fields: `empty`, `place_not_found`, `ambiguous_place`, `invalid_coordinates`; and `no_route`,
 * `router_failed`.
 */
export async function findJourney({ places }: Context, journey: JourneyToFind): Promise<FoundDistance> {
  checkStated(journey)
  const { from, to, mode, distanceKm = null } = journey
  const ends = { from: { point: from.point, address: from.address }, to: { point: to.point, address: to.address } }
  const declared = distanceKm === null ? {} : { distanceKm }
  const pathOf = (path: string) => fieldOf(path, journey)
  try {
    const found = await places.distance({ mode, ...ends, ...declared })
    return { ...found, notices: noticesAt(pathOf, found.notices) }
  } catch (error) {
    throw errorAt(pathOf, error)
  }
}
