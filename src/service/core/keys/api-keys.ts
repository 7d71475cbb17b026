import { Violations } from '../../../errors/index.ts'
import type { ApiKeyResource, Input, IssuedApiKeyResource } from '../../../resources/index.ts'
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

/** A key that was just issued: the only time it is shown. */
export type IssuedApiKey = IssuedApiKeyResource

/** The API keys of a company: as many as it likes, so that one can take the place of another. */
export interface ApiKeys {
  /**
   * A new key. What is kept of it is its hash alone, so that an idempotency key does nothing here: a request that is
   * sent again issues another key, for the first one cannot be shown again. A key may read and write, may only read
   * (`isReadOnly`), or may also manage keys and locked periods (`isAdmin`); from `expiresAt` on it opens nothing. Throws
   * every violation of what was sent: `invalid_choice` for an admin who may only read, `period_reversed` for a moment that
   * is over.
   */
  issue(input: Payload<'createApiKey'>): Promise<Outcome<IssuedApiKey>>
  /** Keys that were not revoked, expired ones among them, the newest first. Throws `query_invalid`. */
  list(part?: PageRequest): Promise<Page<ApiKeyResource>>
  /** Ends a key at once; the log keeps who did it. Throws `not_found`, also for one that was revoked before. */
  revoke(id: string): Promise<Outcome<ApiKeyResource>>
}

function toKeyResource(record: ApiKeyRecord): ApiKeyResource {
  const { id, name, prefix, isReadOnly, expiresAt = null, createdAt } = record
  return { id, name, prefix, isReadOnly, isAdmin: isAdminKey(record), expiresAt, createdAt }
}

/** Throws `invalid_choice` for an admin who may only read, `period_reversed` for a key that would never open anything. */
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
  // an answer that is kept to be given again would hold the key itself
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
