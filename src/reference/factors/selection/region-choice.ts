import { describeRegion, findCountry } from '../../../core/countries/index.ts'
import type { EmissionFactor } from '../../../core/emissions/index.ts'
import { fail, type Notice, notice } from '../../../core/errors/index.ts'
import type { Candidates } from './candidates.ts'
import type { EndsToSelect } from './request.ts'

/** The region whose transport and travel factors substitute for missing ones. */
const HOME_REGION = 'GB'

const NO_COUNTRY = 'no country was given'

/** Returns a region and its country, the smaller first: 'US-CAMX' gives US-CAMX, US. */
export function regionChain(region: string | number | undefined): readonly string[] {
  const text = region === undefined || region === null ? '' : String(region).trim()
  if (text === '') return []
  const asCountry = findCountry(text)
  if (asCountry !== undefined) return [asCountry.alpha2]
  const [country = ''] = text.split('-')
  const known = findCountry(country)
  return known === undefined ? [text] : [text.toUpperCase(), known.alpha2]
}

/** Returns the countries of regions: 'AU' of 'AU-NSW'. */
export function countriesOfRegions(regions: readonly string[]): readonly string[] {
  return regions.map((region) => region.replace(/-.*/, ''))
}

/** Outlying areas of the United States with their own country code; eGRID covers only Puerto Rico. */
const OUTLYING_AREAS: readonly string[] = ['AS', 'GU', 'MP', 'PR', 'VI']
const PUERTO_RICO_SUBREGION = 'US-PRMS'

/** Grids of Australia by the state that they serve. The other states and the capital share one grid, published by state. */
const GRIDS_OF_STATE: Readonly<Record<string, readonly string[]>> = {
  'AU-WA': ['AU-SWIS', 'AU-NWIS'],
  'AU-NT': ['AU-DKIS'],
}
/** The parts of countries for which their publishers have factors of their own (ISO 3166-2), and named grids. */
const PARTS: Readonly<Record<string, string>> = {
  AU: 'ACT NSW NT QLD SA TAS VIC WA DKIS NEM NWIS SWIS',
  CA: 'AB BC MB NB NL NS NT NU ON PE QC SK YT',
}

/**
 * Requires a part of Australia or Canada to be one that exists, unless the catalogue has a factor of it. Throws
 * `region_not_in_country` with the parts of the country.
 */
export function checkPartOfCountry(region: string, isKnown: (region: string) => boolean): void {
  const [, country = '', part = ''] = /^([A-Z]{2})-(.+)$/.exec(region) ?? []
  const parts = PARTS[country]?.split(' ')
  if (parts === undefined || parts.includes(part) || isKnown(region)) return
  const codes = parts.map((one) => `${country}-${one}`).join(', ')
  const message = `is not a part or a grid of ${describeRegion(country)}; give one of ${codes}, or ${country}`
  fail('region', 'region_not_in_country', { message, expected: codes, received: region })
}

/**
 * Returns the regions of a grid: the requested ones, then the only grid of an Australian state, or the state of a grid. Throws
 * `factor_ambiguous` for a state with several grids. An outlying area of the United States is not on the
 * mainland grid: Puerto Rico is a subregion of eGRID, the others use their country code ('US-GU' is GU).
 */
export function gridChain(chain: readonly string[]): readonly string[] {
  const area = OUTLYING_AREAS.find((code) => chain.includes(code) || chain[0] === `US-${code}`)
  if (area !== undefined) return [area === 'PR' ? PUERTO_RICO_SUBREGION : area]
  const [region = '', ...wider] = chain
  const [grid, ...others] = GRIDS_OF_STATE[region] ?? []
  if (grid === undefined) return chain
  if (others.length === 0) return [region, grid, ...wider]
  const grids = [grid, ...others].join(' or ')
  const message = `has grids of its own, each with a factor; name ${grids}`
  return fail('region', 'factor_ambiguous', { message, expected: grids, received: region })
}

/** Returns the regions for a fuel: outlying areas of the United States use its fuels. */
export function fuelChain(chain: readonly string[]): readonly string[] {
  return OUTLYING_AREAS.includes(chain.at(-1) ?? '') ? [...chain, 'US'] : chain
}

/** Returns the notice that the factor of another country, or of a wider region, was used. */
export function fallbackNotice(requested: string, used: string): Notice {
  const message = `no factor of ${describeRegion(requested)} fits; that of ${describeRegion(used)} was used`
  return notice('factor_region_fallback', 'region', message)
}

/** Returns the notice that no country was given, so that a factor of one was used; empty for a factor of no country. */
export function unstatedCountryNotices(used: string | null): readonly Notice[] {
  if (used === null) return []
  const message = `${NO_COUNTRY}; the factor of ${describeRegion(used)} was used`
  return [notice('factor_region_fallback', 'region', message)]
}

/**
 * Returns the candidates of the region, else of its country, with a notice for a wider one; empty if neither has any.
 */
export function chooseRegion(factors: readonly EmissionFactor[], chain: readonly string[]): Candidates {
  const region = chain.find((one) => factors.some((factor) => factor.region === one))
  if (region === undefined) return { factors: [], notices: [] }
  const here = factors.filter((factor) => factor.region === region)
  if (region === chain[0]) return { factors: here, notices: [] }
  return { factors: here, notices: [fallbackNotice(chain[0] ?? '', region)] }
}

/** The alpha-2 codes of both ends of a route; undefined for an unknown country. */
export function endCountries({ from, to }: EndsToSelect) {
  const codeOf = (country: string | undefined) => (country === undefined ? undefined : findCountry(country)?.alpha2)
  return { from: codeOf(from), to: codeOf(to) }
}

/** Describes the two ends for a notice. */
export function namedEnds({ from, to }: EndsToSelect): string {
  const nameOf = (country: string | undefined) =>
    country === undefined ? 'an unknown country' : describeRegion(country)
  return `${nameOf(from)} to ${nameOf(to)}`
}

/** Returns the regions of a route: the requested ones, otherwise the country that both ends share. */
function chainOf(chain: readonly string[], ends: EndsToSelect): readonly string[] {
  const { from, to } = endCountries(ends)
  return chain.length === 0 && from !== undefined && from === to ? [from] : chain
}

function homeRegionReason(chain: readonly string[], ends: EndsToSelect): string {
  const country = chain.at(-1)
  if (country !== undefined) return `no factor of ${describeRegion(country)} fits`
  return ends.from === undefined && ends.to === undefined
    ? NO_COUNTRY
    : `the route from ${namedEnds(ends)} lies in no one country`
}

/**
 * Chooses a region like `chooseRegion`, for transport and travel: if the country has no factors, the home region, with
 * a notice.
 */
export function chooseRegionOrHome(
  factors: readonly EmissionFactor[],
  requested: readonly string[],
  ends: EndsToSelect,
): Candidates {
  const chain = chainOf(requested, ends)
  const here = chooseRegion(factors, chain)
  if (here.factors.length > 0) return here
  const home = factors.filter(({ region }) => region === HOME_REGION)
  const message = `${homeRegionReason(chain, ends)}; the factor of ${describeRegion(HOME_REGION)} was used`
  return { factors: home, notices: [notice('factor_region_fallback', 'region', message)] }
}
