import { describe, expect, it } from 'vitest'
import { fieldSentence, messageForPeople } from '../../../../src/apps/page/fault-words.ts'
import { EmissionsError } from '../../../../src/core/errors/index.ts'
import { rejectLock } from '../../../../src/ledger/locks/locked-periods.ts'

const FIELD = { label: 'Start date', action: 'choose a day', labels: new Map([['startAddress', 'Start address']]) }

/** The message of a service about a locked period. */
function lockMessage(comment: string | null): string {
  const [from, to] = ['2025-01-01T00:00:00.000Z', '2025-02-01T00:00:00.000Z']
  try {
    return rejectLock('startDate', { id: 'lock-1', companyId: 1, from, to, comment, lockedBy: 'key:1', createdAt: to })
  } catch (error) {
    return EmissionsError.is(error) ? (error.violations[0]?.message ?? '') : String(error)
  }
}

describe('a message of the interface, in the words of the page', () => {
  it('has a share of time in per cent', () => {
    expect(messageForPeople('18/73 of the period lies outside of 2025, the year of the factor')).toBe(
      '24.7 % of the period lies outside of 2025, the year of the factor',
    )
  })

  it('has days instead of moments, and asks for a choice instead of an id', () => {
    expect(messageForPeople('ends before the period starts (2024-05-31T00:00:00.000Z); swap the two')).toBe(
      'ends before the period starts (31 May 2024); swap the two',
    )
    expect(
      messageForPeople(
        'is not an emission factor that this company finds; take the id of a published one, or create one',
      ),
    ).toBe('is none of the emission factors; type words, and choose one of the list')
  })

  it.each([
    [
      'filed',
      'is in January 2025, which is locked (“filed”); choose other days, or have the period unlocked under “Locked periods” in “Your data”',
    ],
    ['"final", signed', 'is in January 2025, which is locked (“"final", signed”); choose other days'],
    [
      null,
      'is in January 2025, which is locked; choose other days, or have the period unlocked under “Locked periods” in “Your data”',
    ],
  ])('names the days of a lock with the comment %j, and no command', (comment, says) => {
    const message = messageForPeople(lockMessage(comment))
    expect(message).toContain(says)
    expect(message).not.toMatch(/unlock\(|DELETE|lock-1/)
  })

  it('comes from a message that names the days of the lock, without times', () => {
    expect(lockMessage(null)).toContain('locked from 2025-01-01 up to 2025-02-01 (lock lock-1')
  })

  it('names no files of places', () => {
    const says =
      'no place is known as "XQZ"; asked: OurAirports@1, GeoNames@1. Write a country after the name ("Paris, FR"), or give the distance, or add the place to your own table or a resolver.'
    expect(messageForPeople(says)).toBe(
      'no place is known as "XQZ". Write a country after the name ("Paris, FR"), or give the distance.',
    )
  })
})

describe('the sentence of a fault at its field', () => {
  it.each([
    ['is missing; give text', 'Start date is missing; choose a day.'],
    ['is missing; give a number', 'Start date is missing; choose a day.'],
    ['is empty; give a number, or leave the row out', 'Start date is missing; choose a day.'],
    ['is empty; write something here', 'Start date is missing; choose a day.'],
    ['is missing; name a factor, or give the start', 'Start date is missing; name a factor, or give the start.'],
    ['is empty and so is startAddress; give one', 'Start date is empty and so is “Start address”; give one.'],
    ['is in kWh, not in l', 'Start date is in kWh, not in l.'],
    ['no place is known as "XQZ"', 'Start date: No place is known as "XQZ".'],
    ['desnz-2025/fuels is of no use', 'Start date: desnz-2025/fuels is of no use.'],
  ])('writes “%s” as “%s”', (message, sentence) => {
    expect(fieldSentence(message, FIELD)).toBe(sentence)
  })
})
