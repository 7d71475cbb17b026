import { sha256Hex } from '../../base/index.ts'
import { fail, Violations } from '../../core/errors/index.ts'
import type { ApiKeyResource, Input, IssuedApiKeyResource } from '../../resources/index.ts'
import type { Context } from '../context/context.ts'
import { listResources, rowsOfList } from '../context/list-rows.ts'
import { readInput } from '../context/read-input.ts'
import type { ApiKeyRecord } from '../context/records.ts'
import { isAdminKey, isInForce, requireRow } from '../context/require.ts'
import type { Outcome, Page, PageRequest, Payload } from '../context/use-cases.ts'
import { read, write } from '../context/write.ts'
import { log } from '../log/log.ts'

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
    violations.add(
      'isAdmin',
      'invalid_choice',
      'cannot be combined with isReadOnly, because an admin key may write; leave one of them out',
    )
  }
  if (expiresAt !== null && expiresAt <= now) {
    const expected = `later than ${now}`
    const message = `must be ${expected}, the current time; send a later time, or leave it out`
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
        listResources(rowsOfList(tx.apiKeys, { by: 'createdAt' }), part, ({ record }) => toKeyResource(record)),
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

/** 32 characters that are hard to confuse. A power of two, so that five random bits pick one without bias. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const NAME = 'tonne_'
const PREFIX_LENGTH = 8
/** 160 random bits. */
const SECRET_LENGTH = 32
const KEY = new RegExp(`^${NAME}[${ALPHABET}]{${PREFIX_LENGTH}}_[${ALPHABET}]{${SECRET_LENGTH}}$`)
const KEY_LENGTH = NAME.length + PREFIX_LENGTH + 1 + SECRET_LENGTH

/** The part of WebCrypto that is needed, which every runtime has. */
interface RandomSource {
  getRandomValues(bytes: Uint8Array): Uint8Array
}

/** Picks random characters of the alphabet. Throws `policy_invalid` on a runtime without WebCrypto. */
function randomText(length: number): string {
  const { crypto } = globalThis as { readonly crypto?: RandomSource }
  if (crypto === undefined) return fail('key', 'policy_invalid', 'cannot be made: this runtime has no WebCrypto')
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** Makes a key, `tonne_` + prefix + `_` + secret, and its first characters, so that people can distinguish keys. */
export function newKey(): { readonly key: string; readonly prefix: string } {
  const prefix = NAME + randomText(PREFIX_LENGTH)
  return { key: `${prefix}_${randomText(SECRET_LENGTH)}`, prefix }
}

/** True for the form of a key; other texts are rejected before they are hashed. */
function isKeyText(text: unknown): text is string {
  return typeof text === 'string' && text.length === KEY_LENGTH && KEY.test(text)
}

/** The stored form of a key: its SHA-256 in hex. A secret of 160 random bits needs no slow hash. */
function hashOf(key: string): string {
  return sha256Hex(key)
}

/** True for equal hashes, in a time that does not depend on where they differ. */
export function isSameHash(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let index = 0; index < a.length; index++) difference |= a.charCodeAt(index) ^ b.charCodeAt(index)
  return difference === 0
}

/** A number that no company has, for a key whose company is still unknown. */
const NO_COMPANY = 0

/** The caller that an API key belongs to. */
export interface Caller {
  readonly companyId: number
  /** For the log: 'key:<id>'. */
  readonly actor: string
  readonly isReadOnly: boolean
  /** True if it may manage keys and locked periods (default: true for keys that may write). */
  readonly isAdmin?: boolean
  /** The id of a key that the service issued; each write checks the key again. */
  readonly keyId?: string
}

/**
 * Finds the caller of a key; null for a malformed, unknown, revoked or expired key, without telling which. The store
 * is read every time, so that a revoked key stops at once.
 */
export async function authenticateKey(
  { store, priority, now }: Pick<Context, 'store' | 'priority' | 'now'>,
  key: string,
): Promise<Caller | null> {
  if (!isKeyText(key)) return null
  const hash = hashOf(key)
  const found = await priority.short(NO_COMPANY, () => store.findApiKey(hash))
  if (found === null || !isSameHash(found.row.record.hash, hash)) return null
  const { companyId, row } = found
  const { record } = row
  if (!isInForce(record, now())) return null
  const { id: keyId, isReadOnly } = record
  return { companyId, actor: `key:${keyId}`, isReadOnly, isAdmin: isAdminKey(record), keyId }
}
