import { isFields, isOneOf } from '../../../base/index.ts'
import { findCountry } from '../../../core/countries/index.ts'
import { PLACE_SCHEMES } from '../../../core/emissions/index.ts'
import { answerAtOnce, EmissionsError, fail, show } from '../../../core/errors/index.ts'
import { readPoint } from '../point/read-point.ts'
import { callBack, failedCallback } from '../services/callback.ts'
import { type FoundPlace, type NamedQuestion, type PlaceSource, withSource } from './found-place.ts'
import { type Gazetteer, isLabel, type PlaceCandidate, type PlaceResolver } from './place-resolver.ts'

type Check = (value: unknown) => boolean

const orMissing =
  (isValid: Check): Check =>
  (value) =>
    value === undefined || isValid(value)
const isSize = orMissing((value) => typeof value === 'number' && Number.isFinite(value) && value >= 0)
const isFlag = orMissing((value) => typeof value === 'boolean')

/** The fields of a candidate that need no other one to be checked. */
const FIELDS: readonly (readonly [keyof PlaceCandidate, Check])[] = [
  ['label', isLabel],
  ['scheme', (value) => isOneOf(PLACE_SCHEMES, value)],
  ['population', isSize],
  ['isForeignName', isFlag],
  ['isMajor', isFlag],
  ['fullName', orMissing(isLabel)],
  ['otherName', orMissing((value) => typeof value === 'string')],
]

/** Returns the invalid field of a response, if any. */
function wrongField(candidate: PlaceCandidate): string | undefined {
  const field = FIELDS.find(([name, isValid]) => !isValid(candidate[name]))?.[0]
  return field && `the ${field} ${show(candidate[field])}`
}

/** Validates a candidate: a point on Earth, a country by its alpha-2 code. */
function checkCandidate(answer: unknown, { id }: PlaceSource): PlaceCandidate {
  const failAt = (what: string): never => fail('', 'router_failed', `${id} answered with ${what}`)
  if (!isFields(answer)) return failAt(`${show(answer)} for a place`)
  const candidate = answer as unknown as PlaceCandidate
  const wrong = wrongField(candidate)
  if (wrong !== undefined) return failAt(wrong)
  const { label, country, point } = candidate
  const known = country === null ? null : findCountry(String(country))?.alpha2
  if (known === undefined) {
    return failAt(`the country ${show(country)} for ${show(label)}; null says that it is not known`)
  }
  try {
    return { ...candidate, point: readPoint(point, 'point').point, country: known }
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    return failAt(`no point on Earth for ${show(label)} (${error.message})`)
  }
}

function readAnswer(answer: unknown, source: PlaceSource): readonly FoundPlace[] {
  if (!Array.isArray(answer)) {
    fail('', 'router_failed', `${source.id} answered with ${show(answer)} and not with a list of places`)
  }
  return answer.map((place) => withSource(source, checkCandidate(place, source)))
}

/** Queries the tables and validates their candidates. Throws `router_failed`. */
export function askGazetteers(gazetteers: readonly Gazetteer[], { query, path }: NamedQuestion): readonly FoundPlace[] {
  return gazetteers.flatMap((gazetteer) => {
    try {
      return readAnswer(answerAtOnce('', gazetteer.find(query), 'router_failed'), gazetteer)
    } catch (error) {
      throw failedCallback(path, gazetteer.id, error)
    }
  })
}

/** Queries a resolver and validates its candidates. Throws `router_failed`, or the reason of an aborted signal. */
export function askResolver(resolver: PlaceResolver, question: NamedQuestion): Promise<readonly FoundPlace[]> {
  const { query, mode, signal, path } = question
  const ask = async () => readAnswer(await resolver.resolve(query, { mode, signal }), resolver)
  return callBack(ask, { who: resolver.id, path, signal })
}
