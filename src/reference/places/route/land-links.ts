import { isFields } from '../../../base/index.ts'
import type { Place, TransportMode } from '../../../core/emissions/index.ts'
import { EmissionsError, fail, notice, show } from '../../../core/errors/index.ts'
import type { PlaceQuestion } from '../resolve/found-place.ts'
import type { ResolvedPlace } from '../resolve/locate-place.ts'
import type { PlaceInput } from '../resolve/place-input.ts'

/** The countries of the two lands that roads cross, with the islands that a bridge, a tunnel or a regular ferry joins to them. */
const LANDS = [
  'AR BO BR BZ CA CL CO CR EC GF GT GY HN MX NI PA PE PY SR SV US UY VE',
  'AD AE AF AL AM AO AT AX AZ BA BD BE BF BG BH BI BJ BN BT BW BY CD CF CG CH CI CM CN CY CZ DE DJ DK DZ EE EG EH ER ES ET FI FR GA GB GE GG GH GI GM GN GQ GR GW HK HR HU IE IL IM IN IQ IR IT JE JO KE KG KH KP KR KW KZ LA LB LI LR LS LT LU LV LY MA MC MD ME MK ML MM MN MO MR MT MW MY MZ NA NE NG NL NO NP OM PK PL PS PT QA RO RS RU RW SA SD SE SG SI SK SL SM SN SO SS SY SZ TD TG TH TJ TM TN TR TZ UA UG UZ VA VN XK YE ZA ZM ZW',
].map((codes) => new Set(codes.split(' ')))

/** True if a road or railway may lead from one country to another; also if a country is not known. */
export function haveLandLink(one: string | null, other: string | null): boolean {
  if (one === null || other === null || one === other) return true
  return LANDS.some((land) => land.has(one) && land.has(other))
}

/** Both ends of a journey. */
export interface Ends<T> {
  readonly from: T
  readonly to: T
}

type End = keyof Ends<unknown>

function isByLand(mode: TransportMode): boolean {
  return mode === 'TRUCK' || mode === 'RAIL'
}

/** Adds a country to a name; undefined for other forms of places. */
function withCountry(input: PlaceInput | undefined, country: string): PlaceInput | undefined {
  if (typeof input === 'string') return input.includes(',') ? undefined : `${input}, ${country}`
  if (!isFields(input) || !('point' in input || 'address' in input)) return undefined
  const { point, address } = input as { readonly point?: unknown; readonly address?: unknown }
  const name = typeof point === 'string' && point.trim() !== '' ? point : address
  return typeof name === 'string' ? withCountry(name, country) : undefined
}

/** A journey whose ends were resolved, and the way to resolve them again. */
interface ResolvedJourney {
  readonly mode: TransportMode
  readonly inputs: Partial<Ends<PlaceInput>>
  readonly resolved: Ends<ResolvedPlace>
  readonly signal: PlaceQuestion['signal']
  resolve(place: PlaceInput, question: PlaceQuestion): Promise<ResolvedPlace>
}

/** Finds the namesake of an end in the country of the other; undefined if the end is not one of several, or has none there. */
async function findNamesake(end: End, { mode, inputs, resolved, signal, resolve }: ResolvedJourney) {
  const { place, notices } = resolved[end]
  const other = resolved[end === 'from' ? 'to' : 'from'].place
  const named = other.country === null ? undefined : withCountry(inputs[end], other.country)
  if (named === undefined || !notices.some(({ code }) => code === 'largest_place_taken')) return undefined
  try {
    const found = await resolve(named, { mode, path: end, signal })
    if (!haveLandLink(found.place.country, other.country)) return undefined
    const message = `${show(place.input)} was taken for ${found.place.label}, because no road or railway leads from ${other.label} to ${place.label}; write the country after the name`
    return { ...found, notices: [...found.notices, notice('place_within_reach', end, message)] }
  } catch (error) {
    if (EmissionsError.is(error)) return undefined
    throw error
  }
}

/**
 * Replaces an end that was chosen among places of one name, if no road or railway leads to it from the other end, by its
 * namesake in the country of the other end. Both ends stay if both or neither has one.
 */
export async function endsWithinReach(journey: ResolvedJourney): Promise<Ends<ResolvedPlace>> {
  const { mode, resolved } = journey
  const { from, to } = resolved
  if (!isByLand(mode) || haveLandLink(from.place.country, to.place.country)) return resolved
  const [start, end] = [await findNamesake('from', journey), await findNamesake('to', journey)]
  if ((start === undefined) === (end === undefined)) return resolved
  return { from: start ?? from, to: end ?? to }
}

/** Throws `no_route` for a journey by land between countries that no road or railway links. */
export function checkLandLink({ mode, from, to }: Ends<Place> & { readonly mode: TransportMode }): void {
  if (!isByLand(mode) || haveLandLink(from.country, to.country)) return
  const message = `cannot be reached by ${mode === 'RAIL' ? 'rail' : 'road'}: no road or railway leads from ${from.label} to ${to.label}; write the country after a name that several places have, give the distance, or choose another mode`
  fail('to', 'no_route', { message, received: to.input })
}
