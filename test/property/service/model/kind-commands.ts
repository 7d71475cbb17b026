import { builtInKindId } from '../../../../src/resources/index.ts'
import type { Random } from '../../../oracle/random.ts'
import { answerOf, check, type Due } from './answers.ts'
import { any, anyVersion, isEmpty, some } from './chance.ts'
import { isKindLocked, note, remove } from './naive-company.ts'
import type { ModelKind } from './naive-records.ts'
import { PUBLISHED } from './naming.ts'
import type { Twin } from './world.ts'

/** A kind as it is shown; of a built-in one the id says all. */
export function dueKind({ id, name, scope }: ModelKind): Due {
  return name === null ? { id, companyId: null } : { id, name, scope }
}

function anyKind(random: Random) {
  const scope = random.one(['SCOPE_1', 'SCOPE_2', 'SCOPE_3'] as const)
  return { name: `Kind ${random.whole(1, 99)}`, scope }
}

export async function createKind({ real, naive }: Twin, random: Random): Promise<void> {
  const said = anyKind(random)
  const answer = await answerOf(
    'createKind',
    real.emissionKinds.create({ ...said, underScope: 'Own', activityTypeUnderScope: 'OWN' }),
    [],
  )
  if (answer === undefined) return
  const kind = { id: answer.record.id, ...said, version: 1 }
  naive.kinds.set(kind.id, kind)
  note(naive, ['create', 'emissionKinds', kind.id])
  check('createKind', answer, { version: 1, shown: dueKind(kind) })
}

/** Another name or scope, which records made before do not follow. */
export async function changeKind({ real, naive }: Twin, random: Random): Promise<void> {
  const held = any(random, naive.kinds.values())
  if (held === undefined) return
  const change = some(random, anyKind(random))
  const { options, outdated } = anyVersion(random, held.version)
  const isMoved = change.scope !== undefined && change.scope !== held.scope
  const locked = isMoved && isKindLocked(naive, held.id) ? ['scope period_locked'] : []
  const refused = outdated.length > 0 ? outdated : locked
  const answer = await answerOf('changeKind', real.emissionKinds.update(held.id, change, options), refused)
  if (answer === undefined) return
  const after = isEmpty(change) ? held : { ...held, ...change, version: held.version + 1 }
  naive.kinds.set(held.id, after)
  if (!isEmpty(change)) note(naive, ['update', 'emissionKinds', held.id])
  check('changeKind', answer, { version: after.version, shown: dueKind(after) })
}

/** Deletes a kind; records that have it keep it. */
export async function deleteKind({ real, naive }: Twin, random: Random): Promise<void> {
  const held = any(random, naive.kinds.values())
  if (held === undefined) return
  const { options, outdated } = anyVersion(random, held.version)
  const locked = isKindLocked(naive, held.id) ? ['emissionKindId period_locked'] : []
  const refused = outdated.length > 0 ? outdated : locked
  const answer = await answerOf('deleteKind', real.emissionKinds.delete(held.id, options), refused)
  if (answer === undefined) return
  remove(naive, 'kinds', held.id)
  note(naive, ['delete', 'emissionKinds', held.id])
  check('deleteKind', answer, { version: held.version, shown: dueKind(held) })
}

/** What belongs to all companies is nobody's to change. */
export async function tryBuiltIns({ real }: Twin, random: Random): Promise<void> {
  const kindId = builtInKindId(random.one(['site-fuel', 'travel', 'vehicle'] as const))
  const kind = ['emissionKindId built_in_read_only']
  await answerOf('changing a built-in kind', real.emissionKinds.update(kindId, { name: 'mine' }), kind)
  await answerOf('deleting a built-in kind', real.emissionKinds.delete(kindId), kind)
  const { diesel } = PUBLISHED
  const factor = ['emissionFactorId built_in_read_only']
  await answerOf('changing a published factor', real.emissionFactors.update(diesel.id, { co2e: 1 }), factor)
  await answerOf('deleting a published factor', real.emissionFactors.delete(diesel.id), factor)
}
