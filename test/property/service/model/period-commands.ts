import type { Random } from '../../../oracle/random.ts'
import { answerOf, check, type Due } from './answers.ts'
import { any, anyVersion } from './chance.ts'
import { type NaiveCompany, note, remove } from './naive-company.ts'
import type { ModelLock } from './naive-records.ts'
import { NOBODY } from './naming.ts'
import type { Twin } from './world.ts'

/** A lock as it is shown. */
export function dueLock(id: string, { from, to, comment }: ModelLock): Due {
  return { id, from: `${from}T00:00:00.000Z`, to: `${to}T00:00:00.000Z`, comment, lockedBy: 'model' }
}

/** A month or two; some days of one, of which records lie in the first 27 alone; now and then nothing. */
function anyLock(random: Random): ModelLock {
  const year = random.one(['2024', '2025'])
  const at = (month: number, day: string) => `${year}-${String(month).padStart(2, '0')}-${day}`
  const month = random.whole(1, 10)
  const comment = random.one([null, 'closed'])
  if (random.unit() < 0.1) return { from: at(month, '05'), to: at(month, '05'), comment }
  const [first, last] = random.one([
    ['01', '01'],
    ['28', '01'],
    ['10', '11'],
    ['27', '28'],
  ] as const)
  return { from: at(month, first), to: at(last === '01' ? month + random.whole(1, 2) : month, last), comment }
}

/** True where a movement lies there: what its batches and products have of it would be closed with it. */
function holdsMovement({ activities }: NaiveCompany, { from, to }: ModelLock): boolean {
  return [...activities.values()].some(({ of, start }) => {
    return of === 'movements' && from < `${start.slice(0, 7)}-28` && to > start.slice(0, 10)
  })
}

/** Closes a period, unless a part of it is closed. */
export async function lockPeriod({ real, naive }: Twin, random: Random): Promise<void> {
  const said = anyLock(random)
  if (holdsMovement(naive, said)) return
  const isHeld = [...naive.locks.values()].some(({ from, to }) => from < said.to && to > said.from)
  const refused = said.from === said.to ? ['to period_reversed'] : isHeld ? ['from period_locked'] : []
  const answer = await answerOf('lockPeriod', real.periods.lock(said), refused)
  if (answer === undefined) return
  const { id } = answer.record
  naive.locks.set(id, said)
  note(naive, ['lock', 'periodLocks', id])
  check('lockPeriod', answer, { version: 1, shown: dueLock(id, said) })
}

/** Opens a period again; one that was opened before is not there, nor is another company's. */
export async function unlockPeriod({ real, naive, foreign }: Twin, random: Random): Promise<void> {
  const theirs =
    any(
      random,
      foreign().flatMap((one) => [...one.locks.keys()]),
    ) ?? NOBODY
  const none = random.one([theirs, any(random, naive.gone.locks) ?? NOBODY]) as string
  await answerOf('unlocking what is none', real.periods.unlock(none), ['periodLockId not_found'])
  await answerOf('a look at no lock', real.periods.get(none), ['periodLockId not_found'])
  const lock = any(random, naive.locks)
  if (lock === undefined) return
  const [id, held] = lock
  check('a look at a lock', await real.periods.get(id), { version: 1, shown: dueLock(id, held) })
  const { options, outdated } = anyVersion(random, 1)
  const answer = await answerOf('unlockPeriod', real.periods.unlock(id, options), outdated)
  if (answer === undefined) return
  remove(naive, 'locks', id)
  note(naive, ['unlock', 'periodLocks', id])
  check('unlockPeriod', answer, { version: 1, shown: dueLock(id, held) })
}
