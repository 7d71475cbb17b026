import { checkChoice, fail } from '../errors/index.ts'
import { TRANSPORT_MODES, type TransportMode } from './route.ts'

/** Names by which carriage on rivers and canals is asked for. */
const INLAND_WATER = /^(?:(?:river )?barge|inland[ _-]?(?:water(?:way)?s?|navigation|vessel|ship)|binnenschiff)$/i

/**
 * Requires a mode of transport. Throws `invalid_choice`, for carriage on inland water with what to give instead: neither
 * its routes nor its factors are shipped.
 */
export function checkTransportMode({ path, value }: { readonly path: string; readonly value: unknown }): TransportMode {
  if (typeof value !== 'string' || !INLAND_WATER.test(value)) return checkChoice({ path, value }, TRANSPORT_MODES)
  const message =
    'must not be a mode on inland water, for which no routes and no factors are available; give SHIP, the distance travelled (kind "actual") and a factor of your own'
  return fail(path, 'invalid_choice', { message, expected: TRANSPORT_MODES.join(', '), received: value })
}
