import { describe, expect, it } from 'vitest'
import { withCommand } from '../../src/apps/cli/failure.ts'
import { messageForPeople } from '../../src/apps/page/fault-words.ts'
import { EmissionsError } from '../../src/core/errors/index.ts'
import { problemResponse } from '../../src/http/problem.ts'
import { csvSource, fuelBills, importService } from '../fixtures/import-source.ts'
import { runTonne } from './memory-io.ts'

/** A rejected import of a bill of a locked period, and the lock. */
async function rejection(comment: string | null) {
  const { company } = importService()
  const { record: lock } = await company.periods.lock({ from: '2025-01-01', to: '2025-02-01', comment })
  const error = await company.imports.commit(csvSource(fuelBills([1]))).catch((one: unknown) => one)
  if (!EmissionsError.is(error)) throw error
  return { error, lock, message: error.violations[0]?.message ?? '' }
}

describe.each([null, 'audited', 'filed, again (see 4.2)'])(
  'the sentence of a locked period with the comment %j',
  (comment) => {
    it('names the lock, and no way that only some callers have', async () => {
      const { lock, message } = await rejection(comment)
      expect(message).toContain(`(lock ${lock.id}`)
      expect(message).toMatch(/or unlock the period$/)
      expect(message).not.toMatch(/tonne |\/v1|company\./)
    })

    it('names the command to users of the program', async () => {
      const { lock, message } = await rejection(comment)
      expect(withCommand(message)).toBe(`${message}: tonne periods unlock ${lock.id} --db DB`)
      expect(withCommand('is in use')).toBe('is in use')
    })

    it('names the request to clients', async () => {
      const { error, lock } = await rejection(comment)
      const { status, body } = problemResponse(error, '/v1/imports')
      const { detail, errors } = JSON.parse(body)
      expect(status).toBe(409)
      for (const text of [detail, errors[0].message])
        expect(text).toMatch(new RegExp(`unlock the period: DELETE /v1/period-locks/${lock.id}$`))
    })

    it('leads people on the page to the locked periods', async () => {
      const { message } = await rejection(comment)
      expect(messageForPeople(`${message}: DELETE /v1/period-locks/1`)).toMatch(
        /have the period unlocked under “Locked periods” in “Your data”$/,
      )
    })
  },
)

describe('tonne periods', () => {
  it.each([
    [['periods'], 'ACTION is missing: one of list, lock, unlock'],
    [['periods', 'open'], 'ACTION must be one of list, lock, unlock; received open'],
    [['periods', 'unlock'], 'LOCK is missing: the id of a lock, which tonne periods list prints'],
    [['periods', 'list', 'x'], 'list does not take x'],
    [['periods', 'unlock', 'x', 'y'], 'unlock does not take y'],
    [['periods', 'list'], '--db is missing'],
  ])('%j is refused with a sentence', async (argv, sentence) => {
    const { code, stderr } = await runTonne(argv)
    expect([code, stderr]).toEqual([1, expect.stringContaining(sentence)])
  })
})
