import { findCountry } from '../../countries/index.ts'
import { notice } from '../../errors/index.ts'
import type { Candidates } from './candidates.ts'

/** The region whose transport and travel factors stand in for others. */
export const HOME_REGION = 'GB'

/** A region and the country it lies in, the smaller first: 'US-CAMX' gives US-CAMX, US. */
export function regionChain(region: string | number | undefined): readonly string[] {
  const text = region === undefined || region === null ? '' : String(region).trim()
  if (text === '') return []
  const whole = findCountry(text)
  if (whole !== undefined) return [whole.alpha2]
  const [country = ''] = text.split('-')
  const known = findCountry(country)
  return known === undefined ? [text] : [text.toUpperCase(), known.alpha2]
}

/** The candidates of the region, else of its country, a wider one leaving a notice; none where neither has any. */
export function chooseRegion({ factors, notices }: Candidates, chain: readonly string[]): Candidates {
  const region = chain.find((one) => factors.some((factor) => factor.region === one))
  if (region === undefined) return { factors: [], notices }
  const here = factors.filter((factor) => factor.region === region)
  if (region === chain[0]) return { factors: here, notices }
  const message = `no factor of ${chain[0]} exists and that of ${region} was used`
  return { factors: here, notices: [...notices, notice('factor_region_fallback', 'region', message)] }
}

/** The same for transport and travel: where the country has none, the home region, with a notice. */
export function chooseRegionOrHome(candidates: Candidates, chain: readonly string[]): Candidates {
  const here = chooseRegion(candidates, chain)
  if (here.factors.length > 0) return here
  const home = candidates.factors.filter(({ region }) => region === HOME_REGION)
  const why = chain.length === 0 ? 'no one region was given' : `no factor of ${chain.at(-1)} exists`
  const fallback = notice('factor_region_fallback', 'region', `${why} and that of ${HOME_REGION} was used`)
  return { factors: home, notices: [...candidates.notices, fallback] }
}
