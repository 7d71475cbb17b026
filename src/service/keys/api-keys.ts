import type { ApiKeyResource, IssuedApiKeyResource } from '../../resources/index.ts'
import type { Context } from '../context/context.ts'
import { listRows } from '../context/list-rows.ts'
import type { Listed, ListPart, Outcome } from '../context/outcome.ts'
import { readInput, type Sent } from '../context/read-input.ts'
import type { ApiKeyRecord } from '../context/records.ts'
import { requireRow } from '../context/require.ts'
import { read, write } from '../context/write.ts'
import { log } from '../ledger/log.ts'
import { hashOf, newKey } from './key-text.ts'

export type { ApiKeyResource }

/** A key that was just issued: the only time it is shown. */
export type IssuedApiKey = IssuedApiKeyResource

/** The API keys of a company: as many as it likes, so that one can take the place of another. */
export interface ApiKeys {
  /**
   * A new key. What is kept of it is its hash alone, so that an idempotency key does nothing here: a request that is
   * sent again issues another key, for the first one cannot be shown again. Throws every violation of what was sent.
   */
  issue(input: Sent<'createApiKey'>): Promise<Outcome<IssuedApiKey>>
  /** Keys that are in force, the newest first. Throws `query_invalid`. */
  list(part?: ListPart): Promise<Listed<ApiKeyResource>>
  /** Ends a key at once; the log keeps who did it. Throws `not_found`, also for one that was revoked before. */
  revoke(id: string): Promise<Outcome<ApiKeyResource>>
}

function shownKey({ id, name, prefix, isReadOnly, createdAt }: ApiKeyRecord): ApiKeyResource {
  return { id, name, prefix, isReadOnly, createdAt }
}

/** The use cases of API keys. */
export function apiKeys(context: Context): ApiKeys {
  // an answer that is kept to be given again would hold the key itself
  const unremembered = { ...context, once: null }
  return {
    async issue(value) {
      const { name, isReadOnly } = readInput(context, 'createApiKey', { value })
      const { key, prefix } = newKey()
      return write(unremembered, {
        work: async (tx) => {
          const kept = { id: context.newId(), hash: hashOf(key), name, prefix, isReadOnly, createdAt: context.now() }
          const row = await tx.apiKeys.insert(kept)
          const { record, version } = row
          await log(tx, context, { action: 'issue', collection: 'apiKeys', id: record.id, row })
          return { record: { ...shownKey(record), key }, version, notices: [] }
        },
      })
    },
    list: (part) =>
      read(context, async (tx) => {
        const { records, total } = await listRows((page) => tx.apiKeys.page({ by: 'createdAt' }, page), part)
        return { records: records.map(({ record }) => shownKey(record)), total }
      }),
    revoke: (id) =>
      write(context, {
        work: async (tx) => {
          const { record, version } = await requireRow(tx.apiKeys, id, 'id')
          await tx.apiKeys.delete(id)
          await log(tx, context, { action: 'revoke', collection: 'apiKeys', id })
          return { record: shownKey(record), version, notices: [] }
        },
      }),
  }
}
