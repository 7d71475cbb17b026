import { asFields, isFields, isSameData } from '../base/index.ts'
import { EmissionsError, fail } from '../core/errors/index.ts'
import type { ChangeOptions, Company } from '../service/index.ts'
import { applyPatch } from './json-patch/apply-patch.ts'
import { type PatchOperation, readPatch } from './json-patch/read-patch.ts'
import type { Call, Operation, Result } from './operation.ts'
import { DEPTH_MAX, isDeeperThan } from './read-body.ts'

/** The most attempts at a JSON Patch under concurrent changes. Each retry means that another change succeeded. */
const ATTEMPTS = 1000

/** A requested update or deletion. */
export interface RequestedChange {
  readonly operation: Operation
  readonly company: Company
  readonly call: Omit<Call, 'change'>
  /** The accepted versions; null: any. */
  readonly versions: readonly number[] | null
}

type Fields = Readonly<Record<string, unknown>>

function isOtherVersion(error: unknown): boolean {
  return EmissionsError.is(error) && error.code === 'precondition_failed'
}

/**
 * Updates or deletes a record if it has one of the versions. Calls the service once per version, because the service
 * checks the version in its own order, and throws its errors.
 */
export async function changeRecord({ operation, company, call, versions }: RequestedChange): Promise<Result> {
  if (versions === null) return operation.run(company, { change: {}, ...call })
  // no record has version 0
  const [first = 0, ...others] = versions
  for (let ifVersion = first; ; ) {
    try {
      return await operation.run(company, { change: { ifVersion }, ...call })
    } catch (error) {
      const next = others.shift()
      if (next === undefined || !isOtherVersion(error)) throw error
      ifVersion = next
    }
  }
}

/** The objects that an update replaces completely. It merges all others. */
const REPLACED: ReadonlySet<string> = new Set(['customOptions'])

function changeOf(key: string, { before, after }: { readonly before: unknown; readonly after: unknown }): unknown {
  return isFields(before) && isFields(after) && !REPLACED.has(key) ? changesBetween(before, after) : after
}

/** Finds the update that turns one record into the other: changed fields, recursively; whole lists; null for removed fields. */
export function changesBetween(before: Fields, after: Fields): Fields {
  const changed = Object.keys(after)
    .filter((key) => !Object.hasOwn(before, key) || !isSameData(before[key], after[key]))
    .map((key) => {
      const existing = Object.hasOwn(before, key) ? before[key] : undefined
      return [key, changeOf(key, { before: existing, after: after[key] })] as const
    })
  const gone = Object.keys(before)
    .filter((key) => !Object.hasOwn(after, key))
    .map((key) => [key, null] as const)
  return Object.fromEntries([...changed, ...gone])
}

/** Applies a patch to a record and returns the resulting update. */
function resultingUpdate(
  { operation: { patchForm } }: RequestedChange,
  patch: readonly PatchOperation[],
  record: object,
): Fields {
  const before = asFields(patchForm?.toResource(record) ?? record)
  const after = applyPatch(before, patch)
  if (isDeeperThan(after, DEPTH_MAX)) fail('', 'nested_too_deep', 'the patch nests the record too deeply; flatten it')
  const changes = changesBetween(before, after)
  return patchForm?.toInput(changes) ?? changes
}

function checkVersion(version: number, versions: readonly number[] | null): void {
  if (versions === null || versions.includes(version)) return
  fail('if-match', 'precondition_failed', 'the record was changed since you read it; read it again, then change it')
}

/**
 * Applies a JSON Patch to the representation of a record. The differences become the update, which may lack fields
 * required by the contract. Throws the errors of `readPatch`, `applyPatch` and the service, and `version_conflict`
 * after too many concurrent changes.
 */
export async function patchRecord(change: RequestedChange): Promise<Result> {
  const { operation, company, call, versions } = change
  const patch = readPatch(call.input)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { record, version } = (await operation.current?.(company, call.path)) ?? notPatchable(operation)
    checkVersion(version, versions)
    const input = resultingUpdate(change, patch, record)
    const options: ChangeOptions = { ifVersion: version, required: 'lenient' }
    try {
      return await operation.run(company, { change: options, ...call, input })
    } catch (error) {
      if (versions !== null || !isOtherVersion(error)) throw error
    }
  }
  return fail('', 'version_conflict', 'the record is being changed by others; try again')
}

function notPatchable({ id }: Operation): never {
  throw new TypeError(`${id} has no record to patch`)
}
