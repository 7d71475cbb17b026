import { type Awaitable, cacheByObject, when } from '../../base/index.ts'
import { checkOptionNames, EmissionsError, fail, Violations } from '../../core/errors/index.ts'
import type { Unit, UnitTable } from '../../core/units/index.ts'
import { KEY_NEEDED, type UnitResource, unitResource } from '../../resources/index.ts'
import { type Row, sharedByRecords } from '../../store/index.ts'
import type { Context, ReadTx } from './context.ts'
import type { ApiKeyRecord } from './records.ts'
import type { ChangeOptions } from './use-cases.ts'

const ID_LENGTH_MAX = 64
/** U+0000 and lone surrogates, which no store accepts in a lookup. */
const NO_ID = /[\0\p{Cs}]/u

/** Throws `not_found`, the same for a record that never existed and a record of another company. */
export function failMissing(path: string, received: unknown): never {
  return fail(path, 'not_found', { message: 'is not among the records of this company', received })
}

/** Finds the row of an id. Throws `not_found`. */
export function requireRow<R>(
  reader: { get(id: string): Promise<Row<R> | null> },
  id: string,
  path: string,
): Awaitable<Row<R>> {
  const isId = typeof id === 'string' && id.length > 0 && id.length <= ID_LENGTH_MAX && !NO_ID.test(id)
  return when(isId ? reader.get(id) : null, (row) => row ?? failMissing(path, id))
}

/** Reads a numeric id: 12 or '12'. Throws `not_found` for any other value. */
function numberOfPath(id: string | number, path: string): number {
  const number = /^[1-9]\d{0,15}$/.test(String(id)) ? Number(id) : Number.NaN
  return Number.isSafeInteger(number) ? number : failMissing(path, id)
}

/** Throws `unknown_field` for a misspelt option, and `precondition_failed` if the change was made for another version. */
export function checkVersion({ version }: { readonly version: number }, options: ChangeOptions): void {
  checkOptionNames(options, { ifVersion: true, required: true })
  const { ifVersion } = options
  if (ifVersion === undefined || ifVersion === version) return
  fail('if-match', 'precondition_failed', {
    message: 'the record was changed since it was read; read it again, then change it',
    expected: `"${version}"`,
    received: `"${ifVersion}"`,
  })
}

/** Finds the row of a numeric id: 12 or '12'. Throws `not_found`, also for any other value. */
export async function requireNumberedRow<R>(
  reader: { get(id: number): Promise<Row<R> | null> },
  id: number | string,
  path: string,
): Promise<Row<R>> {
  return (await reader.get(numberOfPath(id, path))) ?? failMissing(path, id)
}

const ATTEMPTS = 10

/** Throws `version_conflict`: the record was changed since the change was prepared. */
export function failStale(): never {
  return fail('', 'version_conflict', 'was changed while the change was computed; send the change again')
}

/** Runs a change, and repeats it if its row changed in between, so that it never uses an outdated row. */
export async function onFreshRow<T>(change: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await change()
    } catch (error) {
      if (attempt === ATTEMPTS || !EmissionsError.is(error) || error.code !== 'version_conflict') throw error
    }
  }
}

/** True for a key that has not expired. */
export function isInForce({ expiresAt = null }: ApiKeyRecord, now: string): boolean {
  return expiresAt === null || now < expiresAt
}

/** True for a key that may manage keys and locked periods. Keys issued before `isAdmin` existed may if they may write. */
export function isAdminKey({ isAdmin, isReadOnly }: Pick<ApiKeyRecord, 'isAdmin' | 'isReadOnly'>): boolean {
  return isAdmin ?? !isReadOnly
}

/**
 * Checks the caller's key again within the transaction, because a client can delay a body for minutes while the key
 * expires or is revoked. Throws `unauthenticated`.
 */
export function requireKeyInForce(tx: ReadTx, { keyId, now }: Context): Awaitable<void> {
  if (keyId === null) return undefined
  return when(tx.apiKeys.get(keyId), (row) => {
    if (row === null || !isInForce(row.record, now())) fail('', 'unauthenticated', KEY_NEEDED)
  })
}

type Id<T = string> = T | null | undefined

/** Throws `unknown_vendor` unless the company has the vendor. Accepts null. */
export function checkVendor({ vendors }: ReadTx, id: Id, path: string): Awaitable<void> {
  return id === null || id === undefined ? undefined : requireReference(vendors, id, { path, noun: 'vendor' })
}

/** Throws `unknown_site` unless the company has the site. Accepts null. */
export function checkSite({ sites }: ReadTx, id: Id, path: string): Awaitable<void> {
  return id === null || id === undefined ? undefined : requireReference(sites, id, { path, noun: 'site' })
}

/** Throws `unknown_product` unless the company has the product. Accepts null. */
export function checkProduct({ products }: ReadTx, id: Id<number>, path: string): Awaitable<void> {
  return id === null || id === undefined ? undefined : requireReference(products, id, { path, noun: 'product' })
}

function requireReference<Id extends string | number>(
  reader: { get(id: Id): Promise<unknown> },
  id: Id,
  { path, noun }: { readonly path: string; readonly noun: 'vendor' | 'site' | 'product' },
): Awaitable<void> {
  return when(reader.get(id), (row) => {
    if (row !== null) return
    const message = `is no ${noun} of this company; create it first, or leave it out`
    fail(path, `unknown_${noun}`, { message, received: id })
  })
}

/** Converts a unit to the form that records embed. */
export const embeddedUnit: (unit: Unit) => UnitResource = cacheByObject((unit) => sharedByRecords(unitResource(unit)))

/** Finds the unit of an id. Throws `unknown_unit`. */
export function unitOf(units: UnitTable, unitId: number, path: string): Unit {
  return units.find(unitId, path)
}

/** Finds the unit of an input, and checks the unit object if one was sent. Throws `unknown_unit`, `unit_conflict`. */
export function checkedUnit(
  units: UnitTable,
  { unitId, unit }: { readonly unitId: number; readonly unit?: { readonly id?: number | undefined } | undefined },
): Unit {
  const violations = new Violations()
  const resolved = violations.attempt(() => unitOf(units, unitId, 'unitId'))
  if (unit?.id !== undefined && unit.id !== unitId) {
    const message = `has another id than unitId (${unitId}); send the unit with that id, or leave the object out`
    violations.add('unit.id', 'unit_conflict', { message, expected: String(unitId), received: unit.id })
  }
  return violations.valueOrThrow(resolved)
}
