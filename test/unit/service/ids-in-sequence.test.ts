import { afterEach, describe, expect, it, vi } from 'vitest'
import { idsInSequence } from '../../../src/service/create-service.ts'

describe('ids in sequence', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('are UUIDs that follow each other, with a random end', () => {
    const newId = idsInSequence()
    const ids = Array.from({ length: 1000 }, () => newId())
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const numbers = ids.map((id) => Number.parseInt(id.replace('-', '').slice(0, 12), 16))
    const [first = 0] = numbers
    expect(numbers).toEqual(numbers.map((_, index) => (first + index) % 2 ** 48))
    expect(new Set(ids.map((id) => id.slice(15))).size).toBe(1000)
  })

  it('begin anew after the last number, and elsewhere in another source', () => {
    vi.stubGlobal('crypto', { randomUUID: () => 'ffffffff-ffff-4abc-8def-0123456789ab' })
    const newId = idsInSequence()
    expect([newId(), newId()]).toEqual(['ffffffff-ffff-8abc-8def-0123456789ab', '00000000-0000-8abc-8def-0123456789ab'])
    vi.unstubAllGlobals()
    expect(idsInSequence()().slice(0, 13)).not.toBe(idsInSequence()().slice(0, 13))
  })
})
