import type { Notice } from '../../errors/index.ts'
import { type DefinedFields, definedFields, type Input, type InputName } from '../../resources/index.ts'
import type { Row } from '../../store/index.ts'
import type { Context, ReadTx, WriteTx } from '../core/context/context.ts'
import { isNothing, readInput } from '../core/context/read-input.ts'
import type { Outcome, UseCases } from '../core/context/use-cases.ts'
import { changeRow, read, write } from '../core/context/write.ts'

/** A row as it was written, and the notices of that. */
export interface Written<R> {
  readonly row: Row<R>
  readonly notices?: readonly Notice[]
}

/** Everything in which the records of one collection differ from those of another. */
export interface RecordDefinition<
  R,
  Resource,
  Create extends InputName,
  Update extends InputName,
  Id,
  Updated extends Resource = Resource,
> {
  readonly inputs: { readonly create: Create; readonly update: Update }
  /** The row of an id of a path. Throws `not_found`. */
  find(tx: ReadTx, id: Id): Promise<Row<R>>
  /** The row, if it may be changed or deleted. Throws `not_found`, `built_in_read_only`; not given: as `find`. */
  findToChange?(tx: ReadTx, id: Id): Promise<Row<R>>
  toResource(tx: ReadTx, row: Row<R>): Resource | Promise<Resource>
  /** The answer to an update, where that has more fields than the record. */
  updatedResource?(tx: ReadTx, resource: Resource): Promise<Updated>
  create(tx: WriteTx, input: Input<Create>): Promise<Written<R>>
  /** Changes the fields of `input`: one at least. */
  update(tx: WriteTx, row: Row<R>, input: DefinedFields<Input<Update>>): Promise<Written<R>>
  /** Deletes a row; the row that was, or the one that stays and says that it is deleted. */
  delete(tx: WriteTx, row: Row<R>): Promise<Row<R>>
}

/** Derives the use cases of records that stand on their own from their definition; lists apart, which differ most. */
export function recordUseCases<
  R,
  Resource,
  Create extends InputName,
  Update extends InputName,
  Id,
  Updated extends Resource = Resource,
>(
  context: Context,
  definition: RecordDefinition<R, Resource, Create, Update, Id, Updated>,
): Omit<UseCases<Resource, Create, Update, Id, Updated>, 'list'> {
  const { inputs } = definition
  const findToChange = definition.findToChange ?? definition.find
  const outcomeOf = async (tx: ReadTx, { row, notices = [] }: Written<R>): Promise<Outcome<Resource>> => {
    return { record: await definition.toResource(tx, row), version: row.version, notices }
  }
  return {
    async create(value) {
      const input = readInput(context, inputs.create, { value })
      return write(context, { work: async (tx) => outcomeOf(tx, await definition.create(tx, input)) })
    },
    get: (id) => read(context, async (tx) => outcomeOf(tx, { row: await definition.find(tx, id) })),
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
        const deleted = await definition.delete(tx, row)
        return deleted === row ? before : outcomeOf(tx, { row: deleted })
      }),
  }
}
