import { EmissionsError, fail } from '../errors/index.ts'
import type { ChangeOptions, Company } from '../service/index.ts'
import { DEPTH_MAX, isDeeperThan } from './depth.ts'
import { applyPatch } from './json-patch/apply-patch.ts'
import { changesBetween } from './json-patch/changes-between.ts'
import { type PatchOperation, readPatch } from './json-patch/read-patch.ts'
import type { Call, Operation, Result } from './operation.ts'

/** How often a JSON Patch is applied again when others change the record meanwhile; each time one of them is done. */
const ATTEMPTS = 1000

/** An update or deletion that is asked for. */
export interface Change {
  readonly operation: Operation
  readonly company: Company
  readonly call: Omit<Call, 'change'>
  /** The versions that it may be made of; null: any. */
  readonly versions: readonly number[] | null
}

type Fields = Readonly<Record<string, unknown>>

function isOtherVersion(error: unknown): boolean {
  return EmissionsError.is(error) && error.code === 'precondition_failed'
}

/**
 * Changes or deletes a record, if it is of one of the versions. Throws what the service throws: the service checks the
 * version in its own order, so that it is asked once for each.
 */
export function changeRecord(change: Change): Promise<Result> {
  const { operation, company, call, versions } = change
  return versions === null ? operation.run(company, { ...call, change: {} }) : changeOfVersions(change, versions)
}

async function changeOfVersions({ operation, company, call }: Change, versions: readonly number[]): Promise<Result> {
  // 0 is the version of no record
  const [first = 0, ...others] = versions
  let ifVersion = first
  for (;;) {
    try {
      return await operation.run(company, { ...call, change: { ifVersion } })
    } catch (error) {
      const next = others.shift()
      if (next === undefined || !isOtherVersion(error)) throw error
      ifVersion = next
    }
  }
}

/** The record as a patch sees it and as an update is told of it. */
function patched({ operation: { patchForm } }: Change, patch: readonly PatchOperation[], record: object): Fields {
  const before = (patchForm?.shown(record) ?? record) as Fields
  const after = applyPatch(before, patch)
  if (isDeeperThan(after, DEPTH_MAX)) fail('', 'nested_too_deep', 'the patch nests the record too deep; flatten it')
  const changes = changesBetween(before, after)
  return patchForm?.meant(changes) ?? changes
}

function checkVersion(version: number, versions: readonly number[] | null): void {
  if (versions === null || versions.includes(version)) return
  fail('if-match', 'precondition_failed', 'the record was changed since it was read; read it again, then change it')
}

/**
 * Changes a record by a JSON Patch: what the patch changes of the record as it is shown is the update, of which no
 * marked field is asked. Throws what `readPatch` and `applyPatch` throw, what the service throws, and `version_conflict`
 * when others change the record again and again meanwhile.
 */
export async function patchRecord(change: Change): Promise<Result> {
  const { operation, company, call, versions } = change
  const patch = readPatch(call.input)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { record, version } = (await operation.current?.(company, call.path)) ?? notPatchable(operation)
    checkVersion(version, versions)
    const input = patched(change, patch, record)
    const options: ChangeOptions = { ifVersion: version, required: 'lenient' }
    try {
      return await operation.run(company, { ...call, input, change: options })
    } catch (error) {
      if (versions !== null || !isOtherVersion(error)) throw error
    }
  }
  return fail('', 'version_conflict', 'the record is being changed by others; try again')
}

function notPatchable({ id }: Operation): never {
  throw new TypeError(`${id} has no record to patch`)
}
