import type { FoundPlace, NamedQuestion } from './found-place.ts'

/** True for an airport that was found by its code. */
export function isCode({ candidate }: Pick<FoundPlace, 'candidate'>): boolean {
  return candidate.scheme === 'iata' || candidate.scheme === 'icao'
}

/** True if letters can be an airport code: by AIR, or with a prefix. */
export function canBeCode({ mode, query }: NamedQuestion): boolean {
  return mode === 'AIR' || query.scheme !== undefined
}

/**
 * Filters out airports if letters are not a code and nothing else has the name: by road 'USA' is not an airport in
 * Concord. Beside a city of the same name they stay, for `choosePlace` to decide.
 */
export function asAskedFor(listed: readonly FoundPlace[], question: NamedQuestion): readonly FoundPlace[] {
  return canBeCode(question) || listed.some((found) => !isCode(found)) ? listed : []
}
