import type { InventoryResource } from '../resources/index.ts'
import { ofInventory } from './row-sources.ts'
import type { DisclosureInputs, RowDefinition } from './standard.ts'

type Group = NonNullable<InventoryResource['boundary']>['groups']['other']

const GROUPS = [
  { group: 'consolidated', label: 'consolidated accounting group' },
  { group: 'other', label: 'other entities' },
] as const

const FIGURES = [
  { id: 'scope1', path: 'scope1', label: 'Gross Scope 1', amountsOf: ({ scope1 }: Group) => scope1 },
  {
    id: 'scope2.location',
    path: 'scope2.locationBased',
    label: 'Gross location-based Scope 2',
    amountsOf: ({ scope2 }: Group) => scope2.locationBased,
  },
  {
    id: 'scope2.market',
    path: 'scope2.marketBased',
    label: 'Gross market-based Scope 2',
    amountsOf: ({ scope2 }: Group) => scope2.marketBased,
  },
] as const

/** Scope 1 and 2 by the part of the group. */
const ROWS: readonly RowDefinition[] = FIGURES.flatMap(({ id, path, label, amountsOf }) =>
  GROUPS.map(({ group, label: part }) => ({
    section: 'E1-8',
    id: `${id}.${group}`,
    datapoint: '30(c)',
    label: `${label}: ${part}`,
    unit: 't CO2e',
    source: ofInventory(`boundary.groups.${group}.${path}`, ({ boundary }) =>
      boundary === undefined ? undefined : amountsOf(boundary.groups[group]),
    ),
    // // the text of the split lists the entities
    missing: null,
  })),
)

/**
 * The rows of the split by group, if shares of sites are stated. Without shares, the parts of the group cannot be
 * distinguished.
 */
export function groupRows({ inventory: { boundary } }: DisclosureInputs): readonly RowDefinition[] {
  return boundary?.sites.some(({ shares }) => shares.length > 0) ? ROWS : []
}
