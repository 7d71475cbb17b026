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

/** The regions behind a comma in an address: not those of Australia, whose WA, NT and SA may be other ones. */
const byCodeOrName = lazy((): ReadonlyMap<string, Region> => {
  const addressed = regions().filter(({ country }) => country !== 'AU')
  return new Map(addressed.flatMap((region) => keysOfRegion(region).map((key) => [key, region] as const)))
})

/** The US state or Canadian province of a postal code or an English name, case aside; undefined for anything else. */
export function findRegion(codeOrName: string): Region | undefined {
  return byCodeOrName().get(foldPlaceName(codeOrName))
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
