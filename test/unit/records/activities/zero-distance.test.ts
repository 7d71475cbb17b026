import { describe, expect, it } from 'vitest'
import { EmissionsError } from '../../../../src/core/errors/index.ts'
import { batchInput, batchService, movementInput } from '../../../fixtures/batches.ts'
import { expectVerified, travelService, tripInput, way } from '../../../fixtures/travels.ts'

/** `path code` of what a promise is refused for. */
async function refusedFor(work: Promise<unknown>): Promise<readonly string[]> {
  const error = await work.catch((reason: unknown) => reason)
  if (!EmissionsError.is(error)) throw error
  return error.violations.map(({ path, code }) => `${path} ${code}`)
}

describe('a trip of no distance', () => {
  it.each([
    ['to itself', way('LHR', 'LHR'), {}],
    ['by two names of one place', way('LHR', 'IATA:LHR'), {}],
    ['over a declared distance of zero', way('LHR', 'JFK'), { customOptions: { distanceKm: 0 } }],
    ['by a stop that repeats', way('LHR', 'JFK'), { customOptions: { via: ['LHR'] } }],
  ])('by AIR is refused: %s', async (_, ends, more) => {
    const { company } = travelService()
    const refused = await refusedFor(company.travels.create(tripInput({ ...ends, ...more })))
    expect(refused.every((one) => one.endsWith(' distance_is_zero'))).toBe(true)
    expect(refused.length).toBeGreaterThan(0)
  })

  it.each(['TRUCK', 'RAIL', 'SHIP'] as const)('by %s is 0 kg with a warning, and verifies', async (transportType) => {
    const test = travelService()
    const { record, notices } = await test.company.travels.create(
      tripInput({ ...way('Hull works', 'Hull works'), transportType }),
    )
    expect(record.totalEmission).toBe(0)
    expect(notices.map(({ code }) => code)).toContain('distance_is_zero')
    await expectVerified(test, record.id)
  })
})

describe('a movement of no distance', () => {
  it('is refused by AIR, and warned of by TRUCK', async () => {
    const { company } = batchService()
    const { id } = (await company.batches.create(batchInput())).record
    const ends = { fromAddress: { startPoint: 'Leeds' }, toAddress: { endPoint: 'Leeds' } }
    const move = (transportType: 'AIR' | 'TRUCK') => {
      const { distanceKm: _, ...input } = movementInput({ ...ends, transportType })
      return company.movements.create(id, input)
    }
    expect((await refusedFor(move('AIR'))).join()).toContain('distance_is_zero')
    expect((await move('TRUCK')).notices.map(({ code }) => code)).toContain('distance_is_zero')
  })
})
