import { fail, type Notice, notice } from '../../../errors/index.ts'
import { type DefinedFields, definedFields, type EmissionFactorResource, type Input } from '../../../resources/index.ts'
import type { Reader, Row } from '../../../store/index.ts'
import { type ActivityShape, shapesOf } from '../../core/context/activity-shape.ts'
import { changeRow } from '../../core/context/change-row.ts'
import type { Context, ReadTx, WriteTx } from '../../core/context/context.ts'
import type { Outcome, Page } from '../../core/context/outcome.ts'
import { isNothing } from '../../core/context/partial-update.ts'
import { readInput } from '../../core/context/read-input.ts'
import type { ServiceRecords } from '../../core/context/records.ts'
import { notFound, requireRow } from '../../core/context/require.ts'
import { toResource } from '../../core/context/to-resource.ts'
import type { UseCases } from '../../core/context/use-cases.ts'
import { read, write } from '../../core/context/write.ts'
import { changeRecord, insertRecord, markDeleted } from '../../core/log/record-ledger.ts'
import { publishedFactor } from '../../core/references/emission-factors.ts'
import { type FactorPageRequest, listFactors } from './list-factors.ts'
import { inputOf, ownFactorRecord } from './own-factor-record.ts'

export type { FactorPageRequest } from './list-factors.ts'

type OwnFactorRow = Row<ServiceRecords['emissionFactors']>

/**
 * Emission factors: the published ones, which all companies find and none changes (`built_in_read_only`), and those of
 * the company. What a record was computed with stays as it was when a factor is changed or deleted; a deleted one says
 * since when, is found by its id, changes no more (`not_found`), and serves no new record. `create` and `update` throw
 * `unknown_unit`, `unit_dimension_mismatch`, `required`, `factor_invalid`.
 */
export type EmissionFactors = Omit<
  UseCases<EmissionFactorResource, 'createEmissionFactor', 'updateEmissionFactor'>,
  'list'
> & {
  list(part?: FactorPageRequest): Promise<Page<EmissionFactorResource>>
}

const collection = 'emissionFactors'
const PATH = 'emissionFactorId'

function outcome({ record, version }: OwnFactorRow, notices: readonly Notice[] = []): Outcome<EmissionFactorResource> {
  return { record: toResource(record), version, notices }
}

async function getFactor(tx: ReadTx, { catalogue }: Context, id: string): Promise<Outcome<EmissionFactorResource>> {
  const factor = catalogue.find(id)
  if (factor === undefined) return outcome(await requireRow(tx.emissionFactors, id, PATH))
  // what may not stand alone has no place in the shape; what is derived has the id of what it was made from
  const isListed = factor.complete && catalogue.find(factor.id) === factor
  return isListed ? { record: publishedFactor(factor).shown, version: 1, notices: [] } : notFound(PATH, id)
}

/** The company's own factor, unless it was deleted. Throws `not_found`, `built_in_read_only`. */
async function requireStanding(tx: ReadTx, { catalogue }: Context, id: string): Promise<OwnFactorRow> {
  if (catalogue.find(id) !== undefined) {
    fail(PATH, 'built_in_read_only', { message: 'is a published factor; create one of your own', received: id })
  }
  const row = await requireRow(tx.emissionFactors, id, PATH)
  return row.record.deletedAt === null ? row : notFound(PATH, id)
}

/** Records of an activity that name the factor. */
function recordsWith(tx: ReadTx, { collection, factorField }: ActivityShape, id: string): Promise<number> | number {
  const reader = tx[collection] as unknown as Reader<'siteFuels', ServiceRecords>
  return factorField === null ? 0 : reader.count({ [factorField]: id, by: 'startDate' } as { by: 'startDate' })
}

/** A notice where records, or vehicles, were made with the factor as it was. */
async function usedNotices(tx: ReadTx, { activities }: Context, id: string): Promise<readonly Notice[]> {
  const users = await Promise.all([
    ...shapesOf(activities).map((shape) => recordsWith(tx, shape, id)),
    tx.vehicles.count({ emissionFactorId: id, by: 'createdAt' }),
  ])
  if (users.every((count) => count === 0)) return []
  const message = 'records that were computed with the factor keep their figures until they are recalculated'
  return [notice('records_not_recalculated', '', message)]
}

async function updateFactor(
  tx: WriteTx,
  context: Context,
  { row, sent }: { readonly row: OwnFactorRow; readonly sent: DefinedFields<Input<'updateEmissionFactor'>> },
): Promise<Outcome<EmissionFactorResource>> {
  if (isNothing(sent)) return outcome(row)
  const updatedAt = context.now()
  const set = ownFactorRecord({ ...inputOf(row.record), ...sent }, { ...row.record, updatedAt }, context.units)
  const changed = await changeRecord(tx, context, { collection, row, set })
  const { name: _, source: __, ...figures } = sent
  return outcome(changed, isNothing(figures) ? [] : await usedNotices(tx, context, row.record.id))
}

/** The use cases of emission factors. */
export function emissionFactors(context: Context): EmissionFactors {
  const { companyId, newId, now, units } = context
  return {
    async create(value) {
      const input = readInput(context, 'createEmissionFactor', { value })
      return write(context, {
        work: async (tx) => {
          const timestamp = now()
          const stamp = { id: newId(), companyId, createdAt: timestamp, updatedAt: timestamp, deletedAt: null }
          const record = ownFactorRecord(input, stamp, units)
          return outcome(await insertRecord(tx, context, { collection, record }))
        },
      })
    },
    get: (id) => read(context, (tx) => getFactor(tx, context, id)),
    list: (part = {}) => read(context, (tx) => listFactors(tx, context, part)),
    async update(id, value, options = {}) {
      const sent = definedFields(readInput(context, 'updateEmissionFactor', { value, required: options.required }))
      return changeRow(context, { find: (tx) => requireStanding(tx, context, id), options }, async (tx, row) => {
        return updateFactor(tx, context, { row, sent })
      })
    },
    delete: (id, options = {}) =>
      changeRow(context, { find: (tx) => requireStanding(tx, context, id), options }, async (tx, row) => {
        return outcome(await markDeleted(tx, context, { collection, row }))
      }),
  }
}
