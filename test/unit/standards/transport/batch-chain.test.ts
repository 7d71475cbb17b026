import { describe, expect, it } from 'vitest'
import type { EmissionFactor } from '../../../../src/index.ts'
import { partnerOf } from '../../../../src/reference/factors/index.ts'
import {
  type MovementOfChain,
  readBatchChain,
  shipmentFootprint,
  transportChain,
  verifyShipment,
} from '../../../../src/standards/transport/index.ts'
import { batchInput, batchService, movementInput } from '../../../fixtures/batches.ts'
import { violationsOf } from '../../../fixtures/violations.ts'

const upstreamOf = (factor: EmissionFactor) => partnerOf(factor, 'WTT')

/** A batch of 1 t that shares 4 t with another one: by air, and on the day before by road. */
async function companyWithMovements() {
  const { company } = batchService()
  const { record: batch } = await company.batches.create(batchInput({ totalWeight: 1000 }))
  const { record: other } = await company.batches.create(batchInput({ totalWeight: 3000 }))
  const move = async (day: string, transportType: 'TRUCK' | 'AIR') => {
    const [startDate, endDate] = [`${day}T07:00:00.000Z`, `${day}T15:00:00.000Z`]
    const batches = [{ id: batch.id }, { id: other.id }]
    const { distanceKm: _declared, ...input } = movementInput({ startDate, endDate, transportType, batches })
    return (await company.movements.create(batch.id, { ...input, transportWeightTon: 4 })).record
  }
  const later = await move('2025-03-03', 'AIR')
  return { company, batch, movements: [await move('2025-03-02', 'TRUCK'), later] }
}

describe('the chain of a batch', () => {
  it('has the movements of the company, in order, with the share and the emission of its records', async () => {
    const { company, batch, movements } = await companyWithMovements()
    const request = { batchId: batch.id, upstreamOf }
    const chain = await readBatchChain(company, request)
    expect(chain).toMatchObject({ shipmentId: String(batch.id), mass: '1000', massUnit: 'kg' })
    expect(chain.elements.map(({ id, mass }) => [id, mass])).toEqual(movements.map(({ id }) => [id, '1']))
    // by road between points the service estimates, which is no distance of ISO 14083
    expect(violationsOf(() => transportChain(chain))).toEqual(['elements[0].distance.kind distance_basis_mismatch'])

    const measured = { value: 100, kind: 'actual' } as const
    const fieldsOf = ({ transportType }: MovementOfChain) => {
      return { consignmentId: 'C-1', ...(transportType === 'TRUCK' && { distance: measured }) }
    }
    const known = await readBatchChain(company, { ...request, fieldsOf })
    const { elements } = transportChain(known)
    const trace = JSON.parse(await company.audit.trace(movements[1]?.id as string))
    // a quarter of the record of the flight
    expect(Number(elements[1]?.emission.ttw)).toBeCloseTo(Number(trace.emission.co2e) / 4, 9)
    const { footprint, extensions } = shipmentFootprint(known)
    expect(footprint.tces.map(({ mass, consignmentId }) => [mass, consignmentId])).toEqual([
      ['1000', 'C-1'],
      ['1000', 'C-1'],
    ])
    expect(verifyShipment(JSON.parse(JSON.stringify(extensions))).verified).toBe(true)
  })

  it('is rejected where a record counts its distance twice for the return, instead of losing half of it', async () => {
    const { company } = batchService({ policy: { returnMovement: 'double' } })
    const { record: batch } = await company.batches.create(batchInput({ totalWeight: 1000 }))
    const flown = movementInput({ transportType: 'AIR', isReturnMoving: true, batches: [{ id: batch.id }] })
    await company.movements.create(batch.id, flown)
    const chain = readBatchChain(company, { batchId: batch.id, upstreamOf })
    await expect(chain).rejects.toMatchObject({ violations: [{ path: 'isReturnMoving', code: 'chain_invalid' }] })
  })

  it('is rejected where several batches of a movement have no weight, and takes all of it for a single one', async () => {
    const { company } = batchService()
    const batchOf = async () => (await company.batches.create(batchInput({ totalWeight: 0 }))).record
    const [one, other] = [await batchOf(), await batchOf()]
    const flown = movementInput({ transportType: 'AIR', transportWeightTon: 4, batches: [{ id: one.id }] })
    await company.movements.create(one.id, flown)
    const alone = await readBatchChain(company, { batchId: one.id, upstreamOf })
    expect(alone.elements.map(({ mass }) => mass)).toEqual(['4'])
    await company.movements.create(one.id, { ...flown, batches: [{ id: one.id }, { id: other.id }] })
    const shared = readBatchChain(company, { batchId: one.id, upstreamOf })
    await expect(shared).rejects.toMatchObject({ violations: [{ path: 'batches', code: 'chain_invalid' }] })
  })

  it('is rejected where nothing upstream of a factor is known', async () => {
    const { company, batch } = await companyWithMovements()
    const chain = await readBatchChain(company, { batchId: batch.id, upstreamOf: () => undefined })
    expect(violationsOf(() => transportChain(chain))).toContain('elements[1].toc.intensity.wtt required')
  })
})
