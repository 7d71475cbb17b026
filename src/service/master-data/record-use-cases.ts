import { type DefinedFields, definedFields, type Input, type InputName } from '../../resources/index.ts'
import type { Row } from '../../store/index.ts'
import type { Context, ReadTx, WriteTx } from '../core/context/context.ts'
import { listResources, rowsIn } from '../core/context/list-rows.ts'
import { isNothing, readInput } from '../core/context/read-input.ts'
import type { ResourceOf, ServiceRecords } from '../core/context/records.ts'
import { toResource } from '../core/context/stored-record.ts'
import type { Outcome, UseCases } from '../core/context/use-cases.ts'
import { changeRow, read, type Written, write } from '../core/context/write.ts'
import { deleteRecord, type PlainCollection } from '../core/log/record-ledger.ts'

/** Everything in which the records of one collection differ from those of another. */
export interface RecordDefinition<
  Name extends PlainCollection | 'batches',
  Create extends InputName,
  Update extends InputName,
  Id,
  Resource = ResourceOf<Name>,
  Updated extends Resource = Resource,
> {
  readonly collection: Name
  readonly inputs: { readonly create: Create; readonly update: Update }
  /** The row of an id of a path. Throws `not_found`. */
  find(tx: ReadTx, id: Id): Promise<Row<ServiceRecords[Name]>>
  /** The row, if it may be changed or deleted. Throws `not_found`, `built_in_read_only`; not given: as `find`. */
  findToChange?(tx: ReadTx, id: Id): Promise<Row<ServiceRecords[Name]>>
  /** Makes resources of rows; what several of them name is read once. Not given: the records without their exact inputs. */
  reader?(tx: ReadTx): (row: Row<ServiceRecords[Name]>) => Resource | Promise<Resource>
  /** The answer to an update, where that has more fields than the record. */
  updatedResource?(tx: ReadTx, resource: Resource): Promise<Updated>
  create(tx: WriteTx, input: Input<Create>): Promise<Written<ServiceRecords[Name]>>
  /** Changes the fields of `input`: one at least. */
  update(
    tx: WriteTx,
    row: Row<ServiceRecords[Name]>,
    input: DefinedFields<Input<Update>>,
  ): Promise<Written<ServiceRecords[Name]>>
  /** Deletes a row; the row that was, or the one that stays and says that it is deleted. Not given: the row goes. */
  delete?(tx: WriteTx, row: Row<ServiceRecords[Name]>): Promise<Row<ServiceRecords[Name]>>
}

/** Derives the use cases of records that stand on their own from their definition; they are listed the newest first. */
export function recordUseCases<
  Name extends PlainCollection | 'batches',
  Create extends InputName,
  Update extends InputName,
  Id,
  Resource = ResourceOf<Name>,
  Updated extends Resource = Resource,
>(
  context: Context,
  definition: RecordDefinition<Name, Create, Update, Id, Resource, Updated>,
): UseCases<Resource, Create, Update, Id, Updated> {
  type Stored = Row<ServiceRecords[Name]>
  const { collection, inputs, find } = definition
  const plain: ReturnType<NonNullable<typeof definition.reader>> = ({ record }) =>
    toResource(record as Resource & object)
  const readerOf = (tx: ReadTx) => definition.reader?.(tx) ?? plain
  const findToChange = definition.findToChange ?? find
  const remove = definition.delete ?? ((tx: WriteTx, row: Stored) => deleteRecord(tx, context, { collection, row }))
  const outcomeOf = async (tx: ReadTx, { row, notices = [] }: Written<ServiceRecords[Name]>) => {
    const outcome: Outcome<Resource> = { record: await readerOf(tx)(row), version: row.version, notices }
    return outcome
  }
  return {
    async create(value) {
      const input = readInput(context, inputs.create, { value })
      return write(context, { work: async (tx) => outcomeOf(tx, await definition.create(tx, input)) })
    },
    get: (id) => read(context, async (tx) => outcomeOf(tx, { row: await find(tx, id) })),
    list: (part) =>
      read(context, (tx) => {
        const rows = rowsIn(tx[collection as 'vendors'], { by: 'createdAt' })
        return listResources(rows, part, readerOf(tx) as (row: unknown) => Resource | Promise<Resource>)
      }),
    async update(id, value, options = {}) {
      const input = definedFields(readInput(context, inputs.update, { value, required: options.required }))
      return changeRow(context, { find: (tx) => findToChange(tx, id), options }, async (tx, row) => {
        const written = isNothing(input) ? { row } : await definition.update(tx, row, input)
        const { record, ...outcome } = await outcomeOf(tx, written)
        return { ...outcome, record: (await definition.updatedResource?.(tx, record)) ?? (record as Updated) }
      })
    },
    delete: (id, options = {}) =>
      changeRow(context, { find: (tx) => findToChange(tx, id), options }, async (tx, row) => {
        const before = await outcomeOf(tx, { row })
        const deleted = await remove(tx, row)
        return deleted === row ? before : outcomeOf(tx, { row: deleted })
      }),
  }
}
