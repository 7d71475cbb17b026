import type { RefrigerantLeakResource } from '../../../resources/index.ts'
import type { ActivityRow } from '../../core/context/activity-shape.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import { rowsIn } from '../../core/context/list-rows.ts'
import { readInput } from '../../core/context/read-input.ts'
import { notFound, requireRow } from '../../core/context/require.ts'
import { requireStored } from '../../core/context/stored-record.ts'
import type { NestedUseCases, Recalculated } from '../../core/context/use-cases.ts'
import { changeRow, read, write } from '../../core/context/write.ts'
import { deleteRecord, getRecord, listRecords, recalculateRecord, recordOutcome } from '../definition/use-cases.ts'
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

/** The row of a leak at a site. Throws `not_found` for either. */
async function requireLeak(
  tx: ReadTx,
  { siteId, leakId }: RefrigerantLeakPath,
): Promise<ActivityRow<'refrigerantLeaks'>> {
  await requireRow(tx.sites, siteId, 'siteId')
  const row = await requireStored(tx.refrigerantLeaks, REFRIGERANT_LEAK, { id: leakId, path: 'leakId' })
  return row.record.siteId === siteId ? row : notFound('leakId', leakId)
}

const outcome = recordOutcome<RefrigerantLeakResource, unknown>
const ACCESS = { activity: REFRIGERANT_LEAK, find: requireLeak, outcome }

/** The use cases of refrigerants that leaked at sites. */
export function refrigerantLeaks(context: Context): RefrigerantLeaks {
  return {
    get: (path) => getRecord(context, ACCESS, path),
    delete: (path, options) => deleteRecord(context, ACCESS, { path, options }),
    recalculate: (path) => recalculateRecord(context, ACCESS, path),
    async create(siteId, value) {
      const input = readInput(context, 'createRefrigerantLeak', { value })
      return write(context, {
        work: async (tx) => {
          await requireRow(tx.sites, siteId, 'siteId')
          return outcome(tx, await createRefrigerantLeak(tx, context, { siteId, input }))
        },
      })
    },
    list: (siteId, part) =>
      read(context, async (tx) => {
        await requireRow(tx.sites, siteId, 'siteId')
        return listRecords(REFRIGERANT_LEAK, rowsIn(tx.refrigerantLeaks, { siteId, by: 'startDate' }), part)
      }),
    async update(path, value, options = {}) {
      const input = readInput(context, 'updateRefrigerantLeak', { value, required: options.required })
      return changeRow(context, { find: (tx) => requireLeak(tx, path), options }, async (tx, row) => {
        return outcome(tx, await updateRefrigerantLeak(tx, context, { row, input }))
      })
    },
  }
}
