import type { RefrigerantLeakResource } from '../../../resources/index.ts'
import type { Context } from '../../core/context/context.ts'
import { rowsIn } from '../../core/context/list-rows.ts'
import { requireRow } from '../../core/context/require.ts'
import type { NestedUseCases, Recalculated } from '../../core/context/use-cases.ts'
import type { SiteRow } from '../../master-data/sites.ts'
import { nestedCreation } from '../definition/creation.ts'
import { type NestedActivity, nestedUseCases } from '../definition/use-cases.ts'
import { createRefrigerantLeak, REFRIGERANT_LEAK, updateRefrigerantLeak } from './refrigerant-leak.ts'

/** A refrigerant leak by the site of its path. */
export interface RefrigerantLeakPath {
  readonly siteId: string
  readonly leakId: string
}

/**
 * Refrigerants that leaked at the sites of a company, listed from the newest start on: a gas or a blend by name, with its
 * potential in a GWP set, which is that of the policy where none is sent. Throws beside what all use cases throw:
 * `unknown_unit`, `unit_dimension_mismatch`, `unknown_refrigerant`, `unknown_emission_kind`, and `required` where neither
 * the payload nor the policy names a GWP set.
 */
export type RefrigerantLeaks = NestedUseCases<
  RefrigerantLeakResource,
  'createRefrigerantLeak',
  'updateRefrigerantLeak',
  RefrigerantLeakPath
> &
  Recalculated<RefrigerantLeakPath, RefrigerantLeakResource>

const LEAK: NestedActivity<'refrigerantLeaks', 'RefrigerantLeak', RefrigerantLeakPath, SiteRow> = {
  activity: REFRIGERANT_LEAK,
  noun: 'RefrigerantLeak',
  idsOf: ({ siteId: parentId, leakId: id }) => ({ parentId, id, path: 'leakId' }),
  parent: (tx, id) => requireRow(tx.sites, id, 'siteId'),
  isBelow: ({ siteId }, id) => siteId === id,
  rows: (tx, siteId) => rowsIn(tx.refrigerantLeaks, { siteId, by: 'startDate' }),
  create: createRefrigerantLeak,
  update: updateRefrigerantLeak,
}

/** The use cases of refrigerants that leaked at sites. */
export function refrigerantLeaks(context: Context): RefrigerantLeaks {
  return nestedUseCases(context, LEAK)
}

/** The creation of leaks, for imports. */
export const LEAK_CREATION = nestedCreation(LEAK, { parentField: 'siteId' })
