import { describe, expect, it } from 'vitest'
import type { EmissionsError } from '../../../../src/core/errors/index.ts'
import { collectionOf, STORE_DEFINITION } from '../../../../src/ledger/collections/collections.ts'
import type { SqlRow } from '../../../../src/store/sql/database.ts'
import { checkClient, migrateDatabase, openSqlStore } from '../../../../src/store/sql/open-sql-store.ts'
import { recordOf, rowOf } from '../../../../src/store/sql/sql-row.ts'
import { fakeDatabase } from './fake-database.ts'

const errorOf = (work: () => unknown) =>
  Promise.resolve()
    .then(work)
    .then(
      () => expect.unreachable(),
      (error: EmissionsError) => error,
    )
const giving = (row: unknown) => fakeDatabase(() => (row === undefined ? [] : [row as SqlRow]))

const LARGEST = Number.MAX_SAFE_INTEGER

describe('a client that returns values unchanged', () => {
  it.each([[LARGEST], [String(LARGEST)], [BigInt(LARGEST)]])(
    'is accepted if it returns an integer as %s',
    async (integer) => {
      await checkClient(giving({ stored_text: '0.10', stored_integer: integer }))
    },
  )

  it.each([
    ['a number for a text', { stored_text: 0.1, stored_integer: LARGEST }, 'must return texts'],
    ['a number that lost its digits', { stored_text: '0.10', stored_integer: LARGEST + 1 }, 'must return integers'],
    ['other columns', { keptText: '0.10', keptWhole: LARGEST }, 'must return rows'],
    ['lists', ['0.10', LARGEST], 'must return rows'],
    ['no row', undefined, 'must return rows'],
  ])('is rejected otherwise: %s', async (_, row, message) => {
    const error = await errorOf(() => checkClient(giving(row)))
    expect(error).toMatchObject({ code: 'client_invalid', path: 'client' })
    expect(error.message).toContain(message)
  })

  it('is checked before anything else is done', async () => {
    const [opening, migrating] = [giving(undefined), giving(undefined)]
    expect((await errorOf(() => openSqlStore(opening, STORE_DEFINITION, {}))).code).toBe('client_invalid')
    expect((await errorOf(() => migrateDatabase(migrating))).code).toBe('client_invalid')
    expect([opening.asked.length, migrating.asked.length]).toEqual([1, 1])
  })

  it('is not checked if the choice of migrations is invalid', async () => {
    const database = giving(undefined)
    const error = await errorOf(() => openSqlStore(database, STORE_DEFINITION, { migrations: 'later' as 'check' }))
    expect(error).toMatchObject({ code: 'invalid_choice', path: 'migrations' })
    expect(database.asked).toEqual([])
  })
})

describe('a row as the engine returns it', () => {
  const row = { record: '{"id":"a"}', version: '3', exact: '1/3' }

  it('has its record and its number', () => {
    expect(rowOf(collectionOf('siteFuels'), row)).toEqual({ record: { id: 'a' }, version: 3, exact: '1/3' })
    expect(rowOf(collectionOf('files'), { record: '{}', version: 1n })).toEqual({ record: {}, version: 1, exact: null })
  })

  it('is rejected if a text column holds no text', async () => {
    expect((await errorOf(() => rowOf(collectionOf('siteFuels'), { ...row, exact: 0.3 }))).code).toBe('client_invalid')
    expect((await errorOf(() => recordOf({ record: { id: 'a' } }))).code).toBe('client_invalid')
  })

  it('is damaged if its record is not JSON', async () => {
    const error = await errorOf(() => recordOf({ record: '{"id":' }))
    expect(error.code).toBe('store_damaged')
    expect(error.cause).toBeInstanceOf(SyntaxError)
  })
})
