/** The end of the sentence about a locked period, after the id of its lock. */
const LOCKED = /\(lock ([^,)]+).*or unlock the period$/

/**
 * Adds to a sentence about a locked period how its reader unlocks it; other sentences stay. The service says only what to
 * do, because a program, a client and a user of the command line do it in different ways.
 */
export function withUnlocking(message: string, unlockingOf: (lockId: string) => string): string {
  const [, id] = LOCKED.exec(message) ?? []
  return id === undefined ? message : `${message}: ${unlockingOf(id)}`
}
