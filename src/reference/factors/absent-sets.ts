import type { Edition } from './edition.ts'

/** The editions of national and European publishers, which `tonne/factors` leaves out. */
const NATIONAL = /^(?:ademe|eccc|eea|mfe|nga)-/

/** The entries with the sets that `tonne/factors` leaves out, by what their keys begin with. */
const SETS = [
  [NATIONAL, 'tonne/factors/national', 'nationalCatalogue'],
  [/^useeio-/, 'tonne/factors/spend', 'spendCatalogue'],
  [/^gb-spend-/, 'tonne/factors/spend', 'gbSpendCatalogue'],
] as const

/** Publishers of several kinds of factors by their country. */
const PUBLISHERS: Readonly<Record<string, string>> = { AU: 'DCCEEW', CA: 'ECCC', FR: 'ADEME', NZ: 'NZ MfE' }
/** The states with a grid factor of the European Environment Agency. */
export const EU_STATES: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** True for an edition, or a key, of a national publisher. */
export function isNationalEdition(edition: string): boolean {
  return NATIONAL.test(edition)
}

/** True if a country (alpha-2) has factors of its own publisher, or of the European Environment Agency. */
export function hasNationalFactors(country: string | undefined): boolean {
  return country !== undefined && (country in PUBLISHERS || EU_STATES.includes(country))
}

const joinAdvice = (entry: string, name: string) => `join ${name} of ${entry} to the catalogue (joinCatalogues)`

/** The editions of a catalogue. */
interface Held {
  readonly editions: readonly Edition[]
}

/** Says how to add the set that a key is of; undefined if the catalogue has it, or no set is known. */
export function adviseSetOfKey(key: string, { editions }: Held): string | undefined {
  const set = SETS.find(([keys]) => keys.test(key))
  if (set === undefined || editions.some(({ id }) => set[0].test(id))) return undefined
  return joinAdvice(set[1], set[2])
}

/** Says how to add the publisher's own factors of a country; undefined if the catalogue has them, or none are shipped. */
export function adviseNationalSet(
  country: string | undefined,
  { kind, catalogue }: { readonly kind: string; readonly catalogue: Held },
): string | undefined {
  if (country === undefined || catalogue.editions.some(({ id }) => NATIONAL.test(id))) return undefined
  const ofGrid = kind === 'electricity' && EU_STATES.includes(country) ? 'EEA' : undefined
  const publisher = ofGrid ?? PUBLISHERS[country]
  return publisher && `for those of ${publisher} ${joinAdvice('tonne/factors/national', 'nationalCatalogue')}`
}
