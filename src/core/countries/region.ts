import { lazy } from '../../base/index.ts'
import { REGION_TABLE } from './data/region-table.ts'
import { foldPlaceName } from './fold-name.ts'

/** A state or territory of Australia or the United States, or a province or territory of Canada. */
export interface Region {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** The code of ISO 3166-2 without its country, which the post uses too: 'IL', 'ON', 'NSW'. */
  readonly code: string
  readonly name: string
}

const regions = lazy((): readonly Region[] =>
  REGION_TABLE.trim()
    .split('\n')
    .map((line) => {
      const [country = '', code = '', name = ''] = line.split('|')
      return Object.freeze({ country, code, name })
    }),
)

const keysOfRegion = ({ code, name }: Region) => [foldPlaceName(code), foldPlaceName(name)]

const byCodeOrName = lazy((): ReadonlyMap<string, readonly Region[]> => {
  const index = new Map<string, readonly Region[]>()
  for (const region of regions())
    for (const key of new Set(keysOfRegion(region))) index.set(key, [...(index.get(key) ?? []), region])
  return index
})

/**
 * The regions of a postal code or an English name, case aside: WA is a state of the United States and of Australia. Those of
 * North America come first.
 */
export function findRegions(codeOrName: string): readonly Region[] {
  return byCodeOrName().get(foldPlaceName(codeOrName)) ?? []
}

/** The US state or Canadian province of a postal code or an English name, case aside; undefined for anything else. */
export function findRegion(codeOrName: string): Region | undefined {
  return findRegions(codeOrName).find(({ country }) => country !== 'AU')
}

/** The regions of a country by its alpha-2 code; none for countries other than Australia, Canada and the United States. */
export function countryRegions(country: string): readonly Region[] {
  return regions().filter((region) => region.country === country)
}

/** The region of a country by its code or English name, case aside; undefined if the country has no such region. */
export function findCountryRegion(country: string, codeOrName: string): Region | undefined {
  const key = foldPlaceName(codeOrName)
  return countryRegions(country).find((region) => keysOfRegion(region).includes(key))
}
