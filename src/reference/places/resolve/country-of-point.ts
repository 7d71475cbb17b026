import { isFields } from '../../../base/index.ts'
import { findCountry } from '../../../core/countries/index.ts'
import type { Point } from '../../../core/emissions/index.ts'
import { answerAtOnce, fail, type Notice, notice, show } from '../../../core/errors/index.ts'
import { callBack, failedCallback } from '../services/callback.ts'
import type { StopSignal } from '../services/web.ts'
import type { PlaceQuestion } from './found-place.ts'
import { type Gazetteer, isLabel } from './place-resolver.ts'

/** Looks up the country of a point, as code or English name; null or undefined: unknown. The signal aborts it. */
export type CountryOf = (point: Point, signal: StopSignal | undefined) => CountryAnswer | Promise<CountryAnswer>

/** ISO 3166-1 alpha-2 or alpha-3, or an English name. */
type CountryAnswer = string | null | undefined

/** The sources for the country of a point. */
export interface CountrySources {
  readonly countryOf: CountryOf | undefined
  readonly gazetteers: readonly Gazetteer[]
}

/** A country, null if unknown, with notices of the assumptions. */
interface FoundCountry {
  readonly country: string | null
  readonly notices: readonly Notice[]
  /** The attribution that the table's licence requires; '' if none. */
  readonly attribution: string
}

/** A city farther away does not determine the country of a point. */
const NEAREST_CITY_KM_MAX = 50

async function declaredCountry(
  point: Point,
  { path, signal }: PlaceQuestion,
  countryOf: CountryOf,
): Promise<string | undefined> {
  const answer = await callBack(() => countryOf(point, signal), { who: 'countryOf', path, signal })
  if (answer === undefined || answer === null) return undefined
  const country = typeof answer === 'string' ? findCountry(answer) : undefined
  if (country !== undefined) return country.alpha2
  const message = `countryOf answered with ${show(answer)}; give an ISO 3166-1 code, or null where it is not known`
  return fail(path, 'router_failed', message)
}

/** The nearest city as a table returns it, unvalidated: the tables may be the caller's own. */
interface NearCity {
  readonly label: string
  readonly country: string
  readonly km: number
  readonly attribution: string
}

/** Validates the nearest city of a table; throws `router_failed`. */
function checkNearest(given: unknown, { id, attribution }: Gazetteer): NearCity {
  const failAt = (what: string): never => fail('', 'router_failed', `${id} answered with ${what} for a nearest city`)
  if (!isFields(given)) return failAt(show(given))
  const { label, km } = given
  const country = findCountry(String(given.country))?.alpha2
  if (!isLabel(label)) return failAt(`the label ${show(label)}`)
  if (country === undefined) return failAt(`the country ${show(given.country)}`)
  if (!(typeof km === 'number' && km >= 0 && km <= NEAREST_CITY_KM_MAX)) return failAt(`${show(km)} kilometres`)
  return { label, country, km, attribution: attribution ?? '' }
}

function askNearestCity(point: Point, path: string, gazetteer: Gazetteer): readonly NearCity[] {
  try {
    const found = answerAtOnce('', gazetteer.nearest(point, NEAREST_CITY_KM_MAX), 'router_failed')
    return found === undefined ? [] : [checkNearest(found, gazetteer)]
  } catch (error) {
    throw failedCallback(path, gazetteer.id, error)
  }
}

/**
 * Returns the country according to `countryOf`, else that of the nearest city within 50 km, with a notice; else null.
 */
export async function countryOfPoint(
  point: Point,
  question: PlaceQuestion,
  { countryOf, gazetteers }: CountrySources,
): Promise<FoundCountry> {
  const { path } = question
  const declared = countryOf && (await declaredCountry(point, question, countryOf))
  if (declared !== undefined) return { country: declared, notices: [], attribution: '' }
  const [nearest] = gazetteers
    .flatMap((gazetteer) => askNearestCity(point, path, gazetteer))
    .sort((a, b) => a.km - b.km || (a.label < b.label ? -1 : 1))
  if (nearest === undefined) return { country: null, notices: [], attribution: '' }
  const { label, country, km, attribution } = nearest
  const message = `the country ${country} is that of the nearest city, ${label}, ${km.toFixed(1)} km away`
  return { country, notices: [notice('country_from_nearest_city', path, message)], attribution }
}
