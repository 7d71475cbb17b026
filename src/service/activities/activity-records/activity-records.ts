import type { ActivityRecordResource } from '../../../resources/index.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import { rowsIn } from '../../core/context/list-rows.ts'
import { readInput } from '../../core/context/read-input.ts'
import { requireStored } from '../../core/context/stored-record.ts'
import type { Recalculated, UseCases } from '../../core/context/use-cases.ts'
import { changeRow, read, write } from '../../core/context/write.ts'
import type { RecordCreation } from '../definition/creation.ts'
import { deleteRecord, getRecord, listRecords, recalculateRecord, recordOutcome } from '../definition/use-cases.ts'
import { ACTIVITY_RECORD, createActivityRecord, updateActivityRecord } from './activity-record.ts'

/**
 * Activities by their quantity or by the money spent on them, listed from the newest start on: waste, materials, water, hours at home, heat, journeys to
 * work, nights, each with a factor that decides its scope and Scope 3 category, of a site, with a vendor, or of the company
 * alone. The factor stays the one that was named until another id is. Throws beside what all use cases throw:
 * `unknown_unit`, `unit_dimension_mismatch`, `unknown_emission_factor`, `factor_category_mismatch` (also for a
 * `scope3Category` or a built-in kind that contradicts the factor), `required` or `invalid_choice` unless exactly one of
 * `unitId` and `currency` is given, the codes of `calculateSpend` for money, `unknown_emission_kind`, `unknown_site`,
 * `unknown_vendor`.
 */
export type ActivityRecords = UseCases<ActivityRecordResource, 'createActivityRecord', 'updateActivityRecord'> &
  Recalculated<string, ActivityRecordResource>

const find = (tx: ReadTx, id: string) => requireStored(tx, ACTIVITY_RECORD, { id, path: 'activityRecordId' })
const outcome = recordOutcome<ActivityRecordResource, unknown>
const ACCESS = { activity: ACTIVITY_RECORD, find, outcome }

/** The use cases of activities by their quantity. */
export function activityRecords(context: Context): ActivityRecords {
  return {
    get: (id) => getRecord(context, ACCESS, id),
    delete: (id, options) => deleteRecord(context, ACCESS, { path: id, options }),
    recalculate: (id) => recalculateRecord(context, ACCESS, id),
    async create(value) {
      const input = readInput(context, 'createActivityRecord', { value })
      return write(context, {
        work: async (tx) => outcome(tx, (await createActivityRecord(tx, context, input)).row),
      })
    },
    list: (part) =>
      read(context, (tx) => listRecords(ACTIVITY_RECORD, rowsIn(tx.activityRecords, { by: 'startDate' }), part)),
    async update(id, value, options = {}) {
      const input = readInput(context, 'updateActivityRecord', { value, required: options.required })
      return changeRow(context, { find: (tx) => find(tx, id), options }, async (tx, row) =>
        outcome(tx, (await updateActivityRecord(tx, context, { row, input })).row),
      )
    },
  }
}

/** The creation of activities by their quantity, for imports. */
export const ACTIVITY_RECORD_CREATION: RecordCreation<'activityRecords', 'createActivityRecord'> = {
  activity: ACTIVITY_RECORD,
  input: 'createActivityRecord',
  parentField: null,
  isBuffered: true,
  prepare: async (_, sent) => sent,
  create: (tx, context, { input }) => createActivityRecord(tx, context, input),
}
