import type { Notice } from '../../core/errors/index.ts'
import type { Context, ReadTx, WriteTx } from '../../ledger/context/context.ts'
import { listResources, rowsOfList } from '../../ledger/context/list-rows.ts'
import { isNothing, readInput } from '../../ledger/context/read-input.ts'
import type { ResourceOf, ServiceRecords } from '../../ledger/context/records.ts'
import { requireRow } from '../../ledger/context/require.ts'
import { type RecordStamp, readerOfName, stampNow, toResource } from '../../ledger/context/stored-record.ts'
import type { Outcome, UseCases } from '../../ledger/context/use-cases.ts'
import { changeRow, read, type Written, write } from '../../ledger/context/write.ts'
import { changeRecord, deleteRecord, insertRecord, type PlainCollection } from '../../ledger/log/record-ledger.ts'
import { type DefinedFields, definedFields, type Input, type RecordNoun } from '../../resources/index.ts'
import type { Row } from '../../store/index.ts'

type Awaitable<T> = T | Promise<T>
type Collection = PlainCollection | 'batches'
type CreateInput<Noun extends RecordNoun> = Input<`create${Noun}`>
type Change<Noun extends RecordNoun> = DefinedFields<Input<`update${Noun}`>>

/** A record to store, or fields of it to change, with the notices of the write. */
export interface ToWrite<Fields> {
  readonly fields: Fields
  readonly notices?: readonly Notice[]
}

/** Returns the fields that every new record has. */
export type MakeStamp = () => RecordStamp & { readonly id: string }

/** Makes the record to store, or stores it with what else belongs to it. */
type Creation<Name extends Collection, Noun extends RecordNoun> =
  | {
      newRecord(
        tx: WriteTx,
        input: CreateInput<Noun>,
        stamp: MakeStamp,
      ): Awaitable<ToWrite<ServiceRecords[NoInfer<Name>]>>
    }
  | { create(tx: WriteTx, input: CreateInput<Noun>): Promise<Written<ServiceRecords[Name]>> }

/** The fields and checks in which a kind of record differs from the others. Its use cases follow from them. */
export type RecordDefinition<
  Name extends Collection,
  Noun extends RecordNoun,
  Id,
  Resource = ResourceOf<Name>,
  Updated extends Resource = Resource,
> = Creation<Name, Noun> & {
  readonly collection: Name
  /** The name of the resource, which names its inputs and the field of its id: 'boundaryShareId'. */
  readonly noun: Noun
  /** Finds the row of an id of a path. Throws `not_found`. Default: the row of the id. */
  find?(tx: ReadTx, id: Id): Promise<Row<ServiceRecords[Name]>>
  /** Finds a row that may be changed or deleted. Throws `not_found`, `built_in_read_only`. Default: `find`. */
  findToChange?(tx: ReadTx, id: Id): Promise<Row<ServiceRecords[Name]>>
  /** Converts rows to resources, and reads what several of them name once. Default: without their exact inputs. */
  reader?(tx: ReadTx): (row: Row<ServiceRecords[Name]>) => Awaitable<Resource>
  /** Adds the fields that only the answer to an update has. */
  updatedResource?(tx: ReadTx, resource: Resource): Promise<Updated>
  /** Makes the fields to change. `input` has at least one field; the time is added. Default: the input. */
  changes?(
    tx: WriteTx,
    row: Row<ServiceRecords[Name]>,
    input: Change<Noun>,
  ): Awaitable<ToWrite<Partial<ServiceRecords[NoInfer<Name>]>>>
  /** Replaces storing `changes`, for a kind that writes more than its record. */
  update?(tx: WriteTx, row: Row<ServiceRecords[Name]>, input: Change<Noun>): Promise<Written<ServiceRecords[Name]>>
  /** Deletes a row. Returns it as it was, or, if it stays, as it is now. Default: the row is removed. */
  delete?(tx: WriteTx, row: Row<ServiceRecords[Name]>): Promise<Row<ServiceRecords[Name]>>
}

/** Derives the writes of a kind from its definition. */
function recordWrites<Name extends Collection, Noun extends RecordNoun, Id, Resource, Updated extends Resource>(
  context: Context,
  definition: RecordDefinition<Name, Noun, Id, Resource, Updated>,
) {
  type Stored = ServiceRecords[Name]
  const { collection } = definition
  const stamp: MakeStamp = () => ({ id: context.newId(), ...stampNow(context) })
  return {
    async create(tx: WriteTx, input: CreateInput<Noun>): Promise<Written<Stored>> {
      if ('create' in definition) return definition.create(tx, input)
      const { fields: record, ...notices } = await definition.newRecord(tx, input, stamp)
      return { row: await insertRecord(tx, context, { collection, record }), ...notices }
    },
    async update(tx: WriteTx, row: Row<Stored>, input: Change<Noun>): Promise<Written<Stored>> {
      if (isNothing(input)) return { row }
      if (definition.update !== undefined) return definition.update(tx, row, input)
      const { fields, ...notices } = (await definition.changes?.(tx, row, input)) ?? { fields: input }
      const set = { ...fields, updatedAt: context.now() } as Partial<Stored>
      return { row: await changeRecord(tx, context, { collection, row, set }), ...notices }
    },
    delete: definition.delete ?? ((tx: WriteTx, row: Row<Stored>) => deleteRecord(tx, context, { collection, row })),
  }
}

/** Derives the use cases of records that are below no other from their definition. Lists begin with the newest. */
export function recordUseCases<
  Name extends Collection,
  Noun extends RecordNoun,
  Id = string,
  Resource = ResourceOf<Name>,
  Updated extends Resource = Resource,
>(
  context: Context,
  definition: RecordDefinition<Name, Noun, Id, Resource, Updated>,
): UseCases<Resource, `create${Noun}`, `update${Noun}`, Id, Updated> {
  type Stored = Row<ServiceRecords[Name]>
  const { collection, noun } = definition
  const path = `${noun.charAt(0).toLowerCase()}${noun.slice(1)}Id`
  const plain: ReturnType<NonNullable<typeof definition.reader>> = ({ record }) =>
    toResource(record as Resource & object)
  const readerOf = (tx: ReadTx) => definition.reader?.(tx) ?? plain
  const rowOf = (tx: ReadTx, id: Id) => requireRow(readerOfName(tx, collection as 'vendors'), id as string, path)
  const find = definition.find ?? (rowOf as (tx: ReadTx, id: Id) => Promise<Stored>)
  const findToChange = definition.findToChange ?? find
  const writes = recordWrites(context, definition)
  const outcomeOf = async (tx: ReadTx, { row, notices = [] }: Written<ServiceRecords[Name]>) => {
    const outcome: Outcome<Resource> = { record: await readerOf(tx)(row), version: row.version, notices }
    return outcome
  }
  return {
    async create(value) {
      const input = readInput(context, `create${noun}`, { value })
      return write(context, { work: async (tx) => outcomeOf(tx, await writes.create(tx, input)) })
    },
    get: (id) => read(context, async (tx) => outcomeOf(tx, { row: await find(tx, id) })),
    list: (part) =>
      read(context, (tx) => {
        const rows = rowsOfList(tx[collection as 'vendors'], { by: 'createdAt' })
        return listResources(rows, part, readerOf(tx) as (row: unknown) => Awaitable<Resource>)
      }),
    async update(id, value, options = {}) {
      const input = definedFields(readInput(context, `update${noun}`, { value, required: options.required }))
      return changeRow(context, { find: (tx) => findToChange(tx, id), options }, async (tx, row) => {
        const { record, ...outcome } = await outcomeOf(tx, await writes.update(tx, row, input))
        return { ...outcome, record: (await definition.updatedResource?.(tx, record)) ?? (record as Updated) }
      })
    },
    delete: (id, options = {}) =>
      changeRow(context, { find: (tx) => findToChange(tx, id), options }, async (tx, row) => {
        const before = await outcomeOf(tx, { row })
        const deleted = await writes.delete(tx, row)
        return deleted === row ? before : outcomeOf(tx, { row: deleted })
      }),
  }
}
