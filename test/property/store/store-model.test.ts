import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EmissionsError } from '../../../src/core/errors/index.ts'
import { COLLECTIONS, memoryStore, type Store, type Transaction } from '../../../src/ledger/collections/index.ts'
import { SEEDS, scaleRuns } from '../../fixtures/seeds.ts'
import { fraction, isEqual } from '../../oracle/rational-oracle.ts'
import {
  EMPTY,
  hasRow,
  type Model,
  type ModelRow,
  type ModelTable,
  TABLES,
  type TableName,
  totalOf,
  whyNotDeleted,
  whyNotWritten,
  withoutRow,
  withRow,
} from './model.ts'

/** Sequences for each seed: a share of them at each run of the tests, TONNE_RUNS=500000 on demand. */
const RUNS = Number(process.env.TONNE_RUNS ?? scaleRuns(250))
const COMPANIES = [1, 2]
const MINUTES = ['2025-01-01T00:00:00.000Z', '2025-01-01T00:01:00.000Z', '2024-12-31T23:59:59.999Z'] as const

interface Untyped {
  get(key: unknown): Promise<{ record: Record<string, unknown>; version: number; exact: string | null } | null>
  insert(record: object, exact?: string): Promise<unknown>
  update(key: unknown, version: number, change: { set: object; exact?: string }): Promise<unknown>
  delete(key: unknown): Promise<unknown>
  list(filter: object, options?: object): Promise<{ rows: { record: Record<string, unknown> }[] }>
}

const untyped = (tx: unknown, name: TableName) => (tx as Record<TableName, Untyped>)[name]

/** One write: what a client would ask for, sensible or not. */
interface Write {
  readonly kind: 'insert' | 'update' | 'stale' | 'delete'
  readonly table: TableName
  readonly key: readonly number[]
  readonly parents: readonly number[]
  readonly exact: string
  readonly at: (typeof MINUTES)[number]
}

const isNumbered = (name: TableName) => name === 'batches' || name === 'products'
const id = (name: TableName, n: number) => (isNumbered(name) ? n : `${name}-${n}`)
const isLink = (name: TableName) => name === 'movementBatches' || name === 'batchProducts'

function fieldsOf({ table, key: [a = 0, b = 0], parents: [p = 0, q = 0] }: Write): ModelRow['fields'] {
  switch (table) {
    case 'siteFuels':
      return { siteId: id('sites', p), vendorId: q === 0 ? null : id('vendors', q) }
    case 'movements':
      return { vendorId: q === 0 ? null : id('vendors', q) }
    case 'movementBatches':
      return { movementId: id('movements', a), batchId: b }
    case 'batchProducts':
      return { batchId: a, productId: b }
    default:
      return {}
  }
}

const modelKey = ({ table, key: [a = 0, b = 0] }: Write) => (isLink(table) ? `${a}/${b}` : String(id(table, a)))
const storeKey = (write: Write) => (isLink(write.table) ? fieldsOf(write) : id(write.table, write.key[0] ?? 0))
const hasExact = (name: TableName) => COLLECTIONS[name].exact !== 'total'

/** The model after the write, or the code of the refusal. */
function expected(model: Model, write: Write): Model | string {
  const { table, kind, exact } = write
  const key = modelKey(write)
  const held = (model[table] as ModelTable).get(key)
  if (kind === 'delete') return whyNotDeleted(model, table, key) ?? withoutRow(model, table, key)
  const fields = { ...fieldsOf(write), at: write.at }
  if (kind === 'insert') {
    if (hasRow(model, table, key)) return 'duplicate'
    return whyNotWritten(model, table, fields) ?? withRow(model, table, [key, { fields, exact, version: 1 }])
  }
  if (held === undefined) return 'not_found'
  if (kind === 'stale') return 'version_conflict'
  const row = { fields, exact: hasExact(table) ? exact : held.exact, version: held.version + 1 }
  return whyNotWritten(model, table, fields) ?? withRow(model, table, [key, row])
}

async function perform(tx: Transaction, model: Model, write: Write): Promise<void> {
  const { table, kind, at, exact } = write
  const repository = untyped(tx, table)
  if (kind === 'delete') {
    await repository.delete(storeKey(write))
    return
  }
  const fields = { ...fieldsOf(write), createdAt: at, startDate: at }
  const own = hasExact(table) ? { exact } : {}
  if (kind === 'insert') {
    const record = isLink(table) ? fields : { id: storeKey(write), emissionFactorId: 'f', ...fields }
    await repository.insert(record, ...Object.values(own))
    return
  }
  const version = ((model[table] as ModelTable).get(modelKey(write))?.version ?? 1) + (kind === 'stale' ? 1 : 0)
  await repository.update(storeKey(write), version, { set: fields, ...own })
}

async function outcome(work: Promise<void>): Promise<string | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    return error.code
  }
}

class GivenUp extends Error {}

interface State {
  models: Record<number, Model>
}

class TransactionCommand implements fc.AsyncCommand<State, Store> {
  readonly companyId: number
  readonly writes: readonly Write[]
  readonly isKept: boolean

  constructor(companyId: number, writes: readonly Write[], isKept: boolean) {
    this.companyId = companyId
    this.writes = writes
    this.isKept = isKept
  }

  check(): boolean {
    return true
  }

  async run(state: State, store: Store): Promise<void> {
    const before = state.models[this.companyId] as Model
    let model = before
    const work = store.transaction(this.companyId, async (tx) => {
      for (const write of this.writes) {
        const next = expected(model, write)
        expect(await outcome(perform(tx, model, write))).toBe(typeof next === 'string' ? next : undefined)
        if (typeof next !== 'string') model = next
      }
      if (!this.isKept) throw new GivenUp()
    })
    await (this.isKept ? work : expect(work).rejects.toThrow(GivenUp))
    state.models[this.companyId] = this.isKept ? model : before
    for (const companyId of COMPANIES) await compare(store, companyId, state.models[companyId] as Model)
  }

  toString(): string {
    const writes = this.writes.map((one) => `${one.kind} ${one.table} ${JSON.stringify(one)}`)
    return `company ${this.companyId}, ${this.isKept ? 'kept' : 'given up'}:\n  ${writes.join('\n  ')}`
  }
}

async function compare(store: Store, companyId: number, model: Model): Promise<void> {
  await store.read(companyId, async (tx) => {
    expect(isEqual(fraction(await tx.companyTotal()), totalOf(model, 'company', ''))).toBe(true)
    for (const name of TABLES) {
      const rows = [...(model[name] as ModelTable)]
      for (const [key, { exact, version }] of rows) {
        const [a = '', b = ''] = key.split('/')
        const link =
          name === 'movementBatches'
            ? { movementId: `movements-${a}`, batchId: Number(b) }
            : { batchId: Number(a), productId: Number(b) }
        const row = await untyped(tx, name).get(isLink(name) ? link : isNumbered(name) ? Number(key) : key)
        expect(row?.version).toBe(version)
        const held = hasExact(name) ? fraction(exact) : totalOf(model, name, key)
        expect(isEqual(fraction(row?.exact ?? 'none'), held)).toBe(true)
      }
    }
    for (const site of (model.sites as ModelTable).keys()) {
      const { rows } = await tx.siteFuels.list({ siteId: site, by: 'startDate' })
      const listed = [...(model.siteFuels as ModelTable)]
        .filter(([, { fields }]) => fields.siteId === site)
        .sort(([a, { fields: x }], [b, { fields: y }]) =>
          x.at !== y.at ? (String(x.at) < String(y.at) ? 1 : -1) : a < b ? -1 : 1,
        )
      expect(rows.map(({ record }) => record.id)).toEqual(listed.map(([key]) => key))
    }
  })
  expect(await store.verifyTotals(companyId)).toEqual([])
}

const exact = fc.oneof(
  fc.tuple(fc.integer({ min: -999, max: 9_999 }), fc.integer({ min: 1, max: 12 })).map(([n, d]) => `${n}/${d}`),
  fc.integer({ min: -1e9, max: 1e9 }).map((digits) => `${digits}e-4`),
)

const write: fc.Arbitrary<Write> = fc.record({
  // mostly inserts, so that there is something to work on
  kind: fc.oneof(
    { weight: 5, arbitrary: fc.constant<Write['kind']>('insert') },
    { weight: 4, arbitrary: fc.constantFrom<Write['kind'][]>('update', 'update', 'stale', 'delete') },
  ),
  table: fc.constantFrom(...TABLES),
  key: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })),
  parents: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 3 })),
  exact,
  at: fc.constantFrom(...MINUTES),
})

const command = fc
  .tuple(
    fc.constantFrom(...COMPANIES),
    fc.array(write, { minLength: 1, maxLength: 25 }),
    fc.integer({ min: 0, max: 3 }),
  )
  .map(([companyId, writes, luck]) => new TransactionCommand(companyId, writes, luck > 0))

/** A world in which most writes have something to refer to. */
function furnish(): TransactionCommand[] {
  const one = { kind: 'insert', parents: [1, 1], exact: '1/3', at: MINUTES[0] } as const
  return COMPANIES.map((companyId) => {
    const writes = TABLES.flatMap((table) => [1, 2].map((n): Write => ({ ...one, table, key: [n, n] })))
    return new TransactionCommand(companyId, writes, true)
  })
}

describe.each(SEEDS)('the store against a naive model, seed %i', (seed) => {
  it('agrees after every transaction', async () => {
    const law = async (commands: Iterable<fc.AsyncCommand<State, Store>>) => {
      const setup = () => ({ model: { models: { 1: EMPTY, 2: EMPTY } }, real: memoryStore() })
      await fc.asyncModelRun<State, Store, boolean, State>(setup, [...furnish(), ...commands])
    }
    await fc.assert(fc.asyncProperty(fc.commands([command], { maxCommands: 12 }), law), { seed, numRuns: RUNS })
  })
})
