import { describe, expect, it } from 'vitest'
import type { Places } from '../../../../src/reference/places/index.ts'
import { refusalsOf } from '../../../fixtures/service.ts'
import { expectVerified, places, travelService, tripInput, way } from '../../../fixtures/travels.ts'
import { reasonsOf } from '../../service/fixtures/site-fuels.ts'

const LENIENT = { required: 'lenient' } as const

/** A trip, and places that do something else before they answer, as if others were quicker. */
async function withSlowTrip() {
  let meanwhile: () => Promise<unknown> = async () => undefined
  const slow: Places = {
    ...places,
    distance: async (request) => {
      await meanwhile()
      return places.distance(request)
    },
  }
  const test = travelService({ places: slow })
  const { id } = (await test.company.travels.create(tripInput())).record
  const interrupt = (work: () => Promise<unknown>) => {
    meanwhile = work
  }
  return { ...test, id, interrupt }
}

describe('a trip that others change while it is recalculated', () => {
  it('is computed by the route that it has then', async () => {
    const { company, id, interrupt, ...test } = await withSlowTrip()
    interrupt(async () => {
      interrupt(async () => undefined)
      await company.travels.update(id, { movementDto: way('LHR', 'CDG') }, LENIENT)
    })
    const { record, version } = await company.travels.recalculate(id)
    expect(record.movementDto.toAddress.endPoint).toBe('CDG')
    expect(version).toBe(3)
    expect(await reasonsOf(test.store, id)).toEqual(['created', 'updated', 'recalculated'])
    const direct = await company.travels.create(tripInput(way('LHR', 'CDG')))
    expect(record.totalEmission).toBe(direct.record.totalEmission)
    await expectVerified({ ...test, company } as never, id)
  })

  it('is rejected where they never stop', async () => {
    const { company, id, interrupt } = await withSlowTrip()
    let turns = 0
    const change = async () => {
      interrupt(async () => undefined)
      turns += 1
      await company.travels.update(id, { movementDto: way('LHR', turns % 2 === 0 ? 'JFK' : 'CDG') }, LENIENT)
      interrupt(change)
    }
    interrupt(change)
    expect(await refusalsOf(() => company.travels.recalculate(id))).toEqual([' version_conflict'])
    expect(turns).toBe(10)
    expect(await company.verifyTotals()).toEqual([])
  })
})
