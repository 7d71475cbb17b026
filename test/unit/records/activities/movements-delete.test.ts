import { describe, expect, test } from 'vitest'
import type { Company } from '../../../../src/service/company.ts'
import { batchInput, batchService, movementInput } from '../../../fixtures/batches.ts'
import { refusalsOf } from '../../../fixtures/service.ts'

async function makeBatches(company: Company<never>, ...weights: readonly number[]): Promise<void> {
  for (const totalWeight of weights) await company.batches.create(batchInput({ totalWeight }))
}

describe('a movement that comes twice or goes', () => {
  test('a movement that is deleted leaves no trace in any total, and its calculation in the log', async () => {
    const { company } = batchService()
    await makeBatches(company, 1, 2)
    const vendorId = (await company.vendors.create({ name: 'H', countryId: 826, vendorType: 'transport' })).record.id
    const created = await company.movements.create(1, movementInput({ vendorId, batches: [{ id: 2 }] }))
    const path = { batchId: 2, movementId: created.record.id }
    const gone = { record: created.record, version: 1, notices: [] }
    expect(await company.movements.delete(path, { ifVersion: 1 })).toEqual(gone)
    expect(await refusalsOf(() => company.movements.get(path))).toEqual(['movementId not_found'])
    for (const { totalEmission } of (await company.batches.list()).records) expect(totalEmission).toBe(0)
    expect((await company.vendors.get(vendorId)).record.totalEmission).toBe(0)
    const lines = await company.audit.log({ recordId: created.record.id })
    expect(lines.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['create', null, '203.26'],
      ['delete', '203.26', null],
    ])
    await company.vendors.delete(vendorId)
    await company.batches.delete(2)
  })

  test('X17: a request that is sent again makes one movement', async () => {
    const { service, company } = batchService()
    await makeBatches(company, 1)
    const idempotency = { route: 'POST /v1/batches/1/moving', key: 'k', fingerprint: 'f' }
    const again = () => service.company(7, { idempotency }).movements.create(1, movementInput())
    expect(await again()).toEqual(await again())
    expect((await company.movements.list(1)).total).toBe(1)
  })
})
