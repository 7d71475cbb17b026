import type { Random } from '../../../oracle/random.ts'
import { answerOf, check, type Due } from './answers.ts'
import { any } from './chance.ts'
import { note, remove } from './naive-company.ts'
import type { ModelKey } from './naive-records.ts'
import type { Twin } from './world.ts'

/** A key as it is listed: never the key itself. */
export function dueKey({ id, name, prefix, isReadOnly }: ModelKey): Due {
  return { id, name, prefix, isReadOnly, isAdmin: false, expiresAt: null }
}

/** Throws unless a key speaks for its company, and as it was issued. */
async function checkSpeaks({ naive, authenticate }: Twin, { id, key, isReadOnly }: ModelKey): Promise<void> {
  const caller = await authenticate(key)
  const isTheirs = caller?.companyId === naive.id && caller.actor === `key:${id}` && caller.isReadOnly === isReadOnly
  if (!isTheirs) throw new Error(`key ${id} speaks for ${JSON.stringify(caller)}`)
}

/** A key of the company, which is shown this once, and speaks for it at once. */
export async function issueKey(twin: Twin, random: Random): Promise<void> {
  const { real, naive } = twin
  const said = { name: `Key ${random.whole(1, 9)}`, isReadOnly: random.unit() < 0.5 }
  const requireEither = said.isReadOnly || random.unit() < 0.5
  const answer = await answerOf('issueKey', real.apiKeys.issue(requireEither ? said : { name: said.name }), [])
  if (answer === undefined) return
  const { id, key, prefix } = answer.record
  if (!key.startsWith(`${prefix}_`)) throw new Error(`the key ${key} does not begin with ${prefix}`)
  const made = { id, ...said, prefix, key }
  naive.keys.set(id, made)
  note(naive, ['issue', 'apiKeys', id])
  check('issueKey', answer, { version: 1, shown: dueKey(made) })
  await checkSpeaks(twin, made)
}

/** Ends a key; one that was ended before is not there. */
export async function revokeKey({ real, naive }: Twin, random: Random): Promise<void> {
  // those of before an erasure are among them
  const gone = naive.revoked.length > 0 && random.unit() < 0.2 ? random.one(naive.revoked) : undefined
  const held = gone ?? any(random, naive.keys.values())
  if (held === undefined) return
  const answer = await answerOf('revokeKey', real.apiKeys.revoke(held.id), gone === undefined ? [] : ['id not_found'])
  if (answer === undefined) return
  remove(naive, 'keys', held.id)
  naive.revoked.push(held)
  note(naive, ['revoke', 'apiKeys', held.id])
  check('revokeKey', answer, { version: 1, shown: dueKey(held) })
}

/** The keys of a company speak for it; those that it ended for nobody. */
export async function checkKeys(twin: Twin): Promise<void> {
  const { naive, authenticate } = twin
  for (const key of naive.keys.values()) await checkSpeaks(twin, key)
  for (const { id, key } of naive.revoked) {
    if ((await authenticate(key)) !== null) throw new Error(`key ${id} was revoked and still speaks for somebody`)
  }
}
