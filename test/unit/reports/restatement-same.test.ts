import { describe, expect, it } from 'vitest'
import type { CalculationRecord } from '../../../src/ledger/context/records.ts'
import type { RevisedActivity } from '../../../src/ledger/ledger/activity-ledger.ts'
import { isUnchanged } from '../../../src/reports/restatement/page.ts'

const part = (factorSnapshotId: string) => ({ label: 'fuel', steps: [], factorSnapshotId })
const said = (id = 'diesel', version = 1, notices: object[] = []) => ({
  method: { id: 'fuel', version },
  contributions: [part(id)],
  notices,
})

const UNIT = { id: 13, updatedAt: 'then' }
const RECORD = { value: 5, unit: UNIT, comment: undefined, vendorId: null, updatedAt: 'then' }
const MADE = { exact: '2', set: {}, revision: { calculation: said(), location: said('grid') } }

/** Whether a record of 2 kg by diesel is the same once it was computed again. */
function same({ exact, set, revision }: Partial<typeof MADE> | Record<string, unknown>, inForce = MADE.revision) {
  const change = { row: { exact: '2', record: RECORD }, set: set ?? MADE.set, computed: { exactKg: exact ?? '2' } }
  const revised = { change, revision: revision ?? MADE.revision } as unknown as RevisedActivity
  return isUnchanged(revised, inForce as unknown as CalculationRecord)
}

describe('a record that is computed again', () => {
  it.each<[string, object]>([
    ['where it comes to the same by the same', {}],
    [
      'whatever was said besides',
      { revision: { calculation: said('diesel', 1, [{}]), location: said('grid', 1, [{}]) } },
    ],
    ['where fields are set to what they are', { set: { value: 5, unit: { id: 13, updatedAt: 'then' } } }],
    ['at another time', { set: { updatedAt: 'now', unit: { id: 13, updatedAt: 'now' } } }],
    ['where nothing is set to nothing', { set: { comment: null, vendorId: undefined } }],
  ])('is the same %s', (_, again) => {
    expect(same(again)).toBe(true)
  })

  it.each<[string, object]>([
    ['of another emission', { exact: '2.0000000001' }],
    ['by another factor', { revision: { calculation: said('petrol'), location: said('grid') } }],
    ['by another version of the method', { revision: { calculation: said('diesel', 2), location: said('grid') } }],
    ['of another figure by location', { revision: { calculation: said(), location: said('other grid') } }],
    ['that has a figure by location no more', { revision: { calculation: said(), location: null } }],
    ['with another unit', { set: { unit: { id: 14, updatedAt: 'then' } } }],
    ['with another value beside a field that stays', { set: { vendorId: null, value: 6 } }],
    ['with another value before a field that stays', { set: { value: 6, vendorId: null } }],
    ['with something where there was nothing', { set: { comment: 'x' } }],
  ])('is another %s', (_, again) => {
    expect(same(again)).toBe(false)
  })

  it('has a figure by location where it had none, or neither then nor now', () => {
    const without = { calculation: said(), location: null }
    expect(same({}, without as never)).toBe(false)
    expect(same({ revision: without }, without as never)).toBe(true)
  })
})
