import { fail, type Notice, notice } from '../../../core/errors/index.ts'
import { type ActivityShape, shapesOf } from '../../../ledger/context/activity-shape.ts'
import type { Context, ReadTx } from '../../../ledger/context/context.ts'
import { isNothing } from '../../../ledger/context/read-input.ts'
import type { ServiceRecords } from '../../../ledger/context/records.ts'
import { failMissing, requireRow } from '../../../ledger/context/require.ts'
import { readerOfName } from '../../../ledger/context/stored-record.ts'
import type { Page, UseCases } from '../../../ledger/context/use-cases.ts'
import { read } from '../../../ledger/context/write.ts'
import { markDeletion } from '../../../ledger/log/record-ledger.ts'
import { publishedFactor } from '../../../ledger/references/emission-factors.ts'
import type { EmissionFactorResource } from '../../../resources/index.ts'
import type { Row } from '../../../store/index.ts'
import { recordUseCases } from '../record-use-cases.ts'
import { type FactorPageRequest, listFactors } from './list-factors.ts'
import { changeFactorInput, inputOf, ownFactorRecord } from './own-factor-record.ts'

type OwnFactorRecord = ServiceRecords['emissionFactors']
type FactorRow = Row<OwnFactorRecord>

/**
 * Emission factors: published ones, which no company can change (`built_in_read_only`), and the company's own. Records
 * keep their figures when a factor is changed or deleted. A deleted factor states its time of deletion and is still
 * found by its id, but cannot be changed (`not_found`) or used by new records. `create` and `update` throw
 * `unknown_unit`, `unit_dimension_mismatch`, `required`, `factor_invalid`, and for a factor per money
 * `unknown_currency`, `must_be_whole`, `invalid_choice`.
 */
export type EmissionFactors = Omit<
  UseCases<EmissionFactorResource, 'createEmissionFactor', 'updateEmissionFactor'>,
  'list'
> & {
  list(part?: FactorPageRequest): Promise<Page<EmissionFactorResource>>
}

const GASES = ['co2', 'ch4', 'n2o'] as const
const collection = 'emissionFactors'
const PATH = 'emissionFactorId'

/** Finds a published factor, or one of the company's own. Throws `not_found`. */
async function requireFactor(tx: ReadTx, { catalogue }: Context, id: string): Promise<FactorRow> {
  const factor = catalogue.find(id)
  if (factor === undefined) return requireRow(tx.emissionFactors, id, PATH)
  // an incomplete row does not fit the shape; a derived factor has the id of the factor that it was made from
  const isListed = factor.complete && catalogue.find(factor.id) === factor
  return isListed ? { record: publishedFactor(factor).resource, version: 1, exact: null } : failMissing(PATH, id)
}

/** Finds a factor of the company's own that is not deleted. Throws `not_found`, `built_in_read_only`. */
async function requireActiveFactor(tx: ReadTx, { catalogue }: Context, id: string): Promise<FactorRow> {
  if (catalogue.find(id) !== undefined) {
    fail(PATH, 'built_in_read_only', { message: 'is a published factor; create one of your own', received: id })
  }
  const row = await requireRow(tx.emissionFactors, id, PATH)
  return row.record.deletedAt === null ? row : failMissing(PATH, id)
}

/** Counts the records of an activity that name the factor. */
function countRecords(tx: ReadTx, { collection, factorField }: ActivityShape, id: string): Promise<number> | number {
  const reader = readerOfName(tx, collection)
  return factorField === null ? 0 : reader.count({ [factorField]: id, by: 'startDate' })
}

/** Returns a notice if records or vehicles use the factor. */
async function usedNotices(tx: ReadTx, { activities }: Context, id: string): Promise<readonly Notice[]> {
  const users = await Promise.all([
    ...shapesOf(activities).map((shape) => countRecords(tx, shape, id)),
    tx.vehicles.count({ emissionFactorId: id, by: 'createdAt' }),
  ])
  if (users.every((count) => count === 0)) return []
  const message = 'records that were computed with the factor keep their figures until they are recalculated'
  return [notice('records_not_recalculated', '', message)]
}

/** Returns a notice of the gases without a figure. They are 0 in the resource, which cannot hold null, and null in emissions. */
function unpublishedNotices(record: OwnFactorRecord): readonly Notice[] {
  const figures = inputOf(record)
  const missing = GASES.filter((gas) => figures[gas] === null)
  const [first] = missing
  if (first === undefined) return []
  const message = `${missing.join(', ')}: no figure was given; the factor shows 0 there, and emissions computed with it show null`
  return [notice('factor_gases_unpublished', first, message)]
}

/** The use cases of emission factors. */
export function emissionFactors(context: Context): EmissionFactors {
  const { units } = context
  return {
    ...recordUseCases(context, {
      collection,
      noun: 'EmissionFactor',
      find: (tx, id: string) => requireFactor(tx, context, id),
      findToChange: (tx, id) => requireActiveFactor(tx, context, id),
      newRecord(_, input, stamp) {
        const fields = ownFactorRecord(input, { ...stamp(), deletedAt: null }, units)
        return { fields, notices: unpublishedNotices(fields) }
      },
      async changes(tx, { record }, input) {
        const fields = ownFactorRecord(changeFactorInput(record, input), record, units)
        const { name: _, source: __, ...figures } = input
        if (isNothing(figures)) return { fields }
        const unpublished = GASES.some((gas) => input[gas] !== undefined) ? unpublishedNotices(fields) : []
        return { fields, notices: [...unpublished, ...(await usedNotices(tx, context, record.id))] }
      },
      delete: (tx, row) => markDeletion(tx, context, { collection, row }),
    }),
    list: (part = {}) => read(context, (tx) => listFactors(tx, context, part)),
  }
}
