import { Violations } from '../../core/errors/index.ts'
import type { ApiKeyResource, Input, IssuedApiKeyResource } from '../../resources/index.ts'
import type { Context } from '../context/context.ts'
import { isAdminKey } from '../context/key-in-force.ts'
import { listResources, rowsIn } from '../context/list-rows.ts'
import { readInput } from '../context/read-input.ts'
import type { ApiKeyRecord } from '../context/records.ts'
import { requireRow } from '../context/require.ts'
import type { Outcome, Page, PageRequest, Payload } from '../context/use-cases.ts'
import { read, write } from '../context/write.ts'
import { log } from '../log/log.ts'
import { hashOf, newKey } from './key-text.ts'

export type { ApiKeyResource }

/** A newly issued key. It is shown only once. */
export type IssuedApiKey = IssuedApiKeyResource

/** The API keys of a company, in any number, so that keys can be rotated. */
export interface ApiKeys {
  /**
   * Issues a key. Only its hash is stored, so it cannot be shown again: an idempotency key has no effect, and a
   * repeated request issues another key. A key may read and write, only read (`isReadOnly`), or also manage keys and
   * locked periods (`isAdmin`). It expires at `expiresAt`. Throws all violations of the payload: `invalid_choice` for
   * a read-only admin, `period_reversed` for a moment in the past.
   */
  issue(input: Payload<'createApiKey'>): Promise<Outcome<IssuedApiKey>>
  /** Lists the keys that were not revoked, including expired ones, newest first. Throws `query_invalid`. */
  list(part?: PageRequest): Promise<Page<ApiKeyResource>>
  /** Revokes a key at once and logs the actor. Throws `not_found`, also for a key that was already revoked. */
  revoke(id: string): Promise<Outcome<ApiKeyResource>>
}

function toKeyResource(record: ApiKeyRecord): ApiKeyResource {
  const { id, name, prefix, isReadOnly, expiresAt = null, createdAt } = record
  return { id, name, prefix, isReadOnly, isAdmin: isAdminKey(record), expiresAt, createdAt }
}

/** Throws `invalid_choice` for a read-only admin, `period_reversed` for a key that would already be expired. */
function checkKey({ isReadOnly, isAdmin, expiresAt }: Input<'createApiKey'>, now: string): void {
  const violations = new Violations()
  if (isReadOnly && isAdmin) {
    violations.add('isAdmin', 'invalid_choice', 'is of a key that may write; leave isReadOnly or isAdmin out')
  }
  if (expiresAt !== null && expiresAt <= now) {
    const expected = `later than ${now}`
    const message = `must be ${expected}, which is now; give a moment to come, or none`
    violations.add('expiresAt', 'period_reversed', { message, expected, received: expiresAt })
  }
  violations.throwIfAny()
}

/** The use cases of API keys. */
export function apiKeys(context: Context): ApiKeys {
  // a remembered answer would contain the key itself
  const unremembered = { ...context, idempotency: null }
  return {
    async issue(value) {
      const input = readInput(context, 'createApiKey', { value })
      checkKey(input, context.now())
      const { key, prefix } = newKey()
      return write(unremembered, {
        work: async (tx) => {
          const stored = { id: context.newId(), hash: hashOf(key), prefix, ...input, createdAt: context.now() }
          const row = await tx.apiKeys.insert(stored)
          const { record, version } = row
          await log(tx, context, { action: 'issue', collection: 'apiKeys', id: record.id, row })
          return { record: { ...toKeyResource(record), key }, version, notices: [] }
        },
      })
    },
    list: (part) =>
      read(context, (tx) =>
        listResources(rowsIn(tx.apiKeys, { by: 'createdAt' }), part, ({ record }) => toKeyResource(record)),
      ),
    revoke: (id) =>
      write(context, {
        work: async (tx) => {
          const { record, version } = await requireRow(tx.apiKeys, id, 'id')
          await tx.apiKeys.delete(id)
          await log(tx, context, { action: 'revoke', collection: 'apiKeys', id })
          return { record: toKeyResource(record), version, notices: [] }
        },
      }),
  }
}
