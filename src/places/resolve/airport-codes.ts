import type { FoundPlace, NamedQuestion } from './found-place.ts'

/** True for an airport that is known by its code. */
export function isCode({ candidate }: Pick<FoundPlace, 'candidate'>): boolean {
  return candidate.scheme === 'iata' || candidate.scheme === 'icao'
}

/** True where letters can be the code of an airport: by AIR, and where a prefix asks for one. */
export function canBeCode({ mode, query }: NamedQuestion): boolean {
  return mode === 'AIR' || query.scheme !== undefined
}

/**
 * What the tables list, without the airports where letters are no code and nothing else bears them: by road 'USA' is no
 * airport in Concord. Beside a city of the name they stay, for `choosePlace` to weigh.
 */
export function asAskedFor(listed: readonly FoundPlace[], question: NamedQuestion): readonly FoundPlace[] {
  return canBeCode(question) || listed.some((found) => !isCode(found)) ? listed : []
}
