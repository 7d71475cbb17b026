import { findCountry } from '../../countries/index.ts'
import { notice, show } from '../../errors/index.ts'
import { askGazetteers } from './ask-resolver.ts'
import type { ChosenPlace } from './choose-place.ts'
import type { NamedQuestion } from './found-place.ts'
import type { Gazetteer, PlaceQuery } from './place-resolver.ts'

/** US state codes (USPS) that are also ISO 3166-1 alpha-2 country codes. */
const STATES_LIKE_COUNTRIES: ReadonlySet<string> = new Set(
  'AL AR AZ CA CO DE GA ID IL IN KY LA MA MD ME MN MO MS MT NC NE PA SC SD TN VA'.split(' '),
)

/** The code after the comma if it could also mean a US state. */
function codeOfState({ text, country }: PlaceQuery): string | undefined {
  const suffix = text.slice(text.lastIndexOf(',') + 1).trim()
  return suffix.toUpperCase() === country && STATES_LIKE_COUNTRIES.has(country) ? country : undefined
}

/** Adds `country_code_assumed` to a city such as 'Richmond, CA' if the tables also have a Richmond in the US. */
export function withCountryNotice(
  chosen: ChosenPlace,
  question: NamedQuestion,
  gazetteers: readonly Gazetteer[],
): ChosenPlace {
  const { query, path } = question
  const code = codeOfState(query)
  if (code === undefined || chosen.found.candidate.scheme !== 'city') return chosen
  const inUs = { ...question, query: { ...query, country: 'US' } }
  const isInUs = askGazetteers(gazetteers, inUs).some(
    ({ candidate: { scheme, country } }) => scheme === 'city' && country === 'US',
  )
  if (!isInUs) return chosen
  const message = `${show(code)} after the comma was read as ${findCountry(code)?.name}, and not as a state of the US, where ${show(query.name)} is a place too; if that is meant, write its coordinates or "${query.name}, US"`
  return { ...chosen, notices: [...chosen.notices, notice('country_code_assumed', path, message)] }
}
