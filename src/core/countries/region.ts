import { lazy } from '../../base/index.ts'
import { REGION_TABLE } from './data/region-table.ts'
import { foldPlaceName } from './fold-name.ts'

/** A state of the United States, or a province or territory of Canada. */
export interface Region {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** The two letters that the post uses: 'IL', 'ON'. */
  readonly code: string
  readonly name: string
}

const byCodeOrName = lazy((): ReadonlyMap<string, Region> => {
  const regions = new Map<string, Region>()
  for (const line of REGION_TABLE.trim().split('\n')) {
    const [country = '', code = '', name = ''] = line.split('|')
    const region = Object.freeze({ country, code, name })
    for (const key of [code, name]) regions.set(foldPlaceName(key), region)
  }
  return regions
})

/** The US state or Canadian province of a postal code or an English name, case aside; undefined for anything else. */
export function findRegion(codeOrName: string): Region | undefined {
  return byCodeOrName().get(foldPlaceName(codeOrName))
}
