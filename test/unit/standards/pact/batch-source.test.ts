import { describe, expect, it } from 'vitest'
import {
  type FootprintStage,
  productFootprint,
  readBatchSource,
  verifyFootprint,
} from '../../../../src/standards/pact/index.ts'
import { batchInput, batchService, movementInput, productInput } from '../../../fixtures/batches.ts'
import { statementOf, steel } from '../../../fixtures/pact/footprints.ts'
import { findingsOf } from '../../../fixtures/pact/publisher-schema.ts'

const outbound = (): FootprintStage => 'outbound_logistics'

/** A company with two batches, of 30 bolts and 10 nuts and of 7 bolts, and two movements of the first, one with both. */
async function companyWithBatches(weights: { readonly bolt: number; readonly nut: number }) {
  const { company } = batchService()
  const { record: bolt } = await company.products.create(productInput({ name: 'Bolt', weight: weights.bolt }))
  const { record: nut } = await company.products.create(productInput({ name: 'Nut', weight: weights.nut }))
  const links = [
    { productId: bolt.id, count: 30 },
    { productId: nut.id, count: 10 },
  ]
  const { record: batch } = await company.batches.create(batchInput({ productsBathes: links }))
  const { record: other } = await company.batches.create(
    batchInput({ productsBathes: [{ productId: bolt.id, count: 7 }] }),
  )
  await company.movements.create(batch.id, movementInput())
  const both = [{ id: batch.id }, { id: other.id }]
  await company.movements.create(batch.id, movementInput({ name: 'to the gate', batches: both }))
  return { company, batch, bolt, nut }
}

describe('the movements of a batch as parts of a piece', () => {
  it('have the shares of the totals of the company', async () => {
    const { company, batch, bolt, nut } = await companyWithBatches({ bolt: 2, nut: 0.5 })
    const perPiece = async (productId: number) => {
      const { source, stated } = await readBatchSource(company, { batchId: batch.id, productId, stageOf: outbound })
      const parts = [steel(1), ...source.parts]
      const statement = statementOf(
        { packagingEmissionsIncluded: false, ...stated.pcf },
        { productNameCompany: stated.productNameCompany },
      )
      return productFootprint({ ...source, parts }, statement).footprint
    }
    const [ofBolt, ofNut] = [await perPiece(bolt.id), await perPiece(nut.id)]
    const { record } = await company.batches.get(batch.id)
    const stated = [ofBolt, ofNut].map(({ pcf }) => Number(pcf.outboundLogisticsGhgEmissions))
    expect(30 * (stated[0] ?? 0) + 10 * (stated[1] ?? 0)).toBeCloseTo(record.totalEmission, 9)
    expect(stated[0]).toBeCloseTo(4 * (stated[1] ?? 0), 12)
    // 203.26 kg of 65 kg alone, and 203.26 kg shared with 14 kg; a bolt is 2 kg
    expect(stated[0]).toBeCloseTo((203.26 * 2) / 65 + (203.26 * 2) / 79, 12)
    expect(ofBolt).toMatchObject({ productNameCompany: 'Bolt', pcf: { productMassPerDeclaredUnit: '2' } })
    expect(findingsOf('ProductFootprint', ofBolt)).toEqual([])
    expect(verifyFootprint(JSON.parse(JSON.stringify(ofNut)))).toEqual({ verified: true, differences: [] })
  })

  it('have the stage that the caller tells, or are left out', async () => {
    const { company, batch, bolt } = await companyWithBatches({ bolt: 2, nut: 0.5 })
    const stageOf = ({ name }: { readonly name: string }) => (name === 'to the gate' ? 'inbound_logistics' : null)
    const { source } = await readBatchSource(company, { batchId: batch.id, productId: bolt.id, stageOf })
    expect(source.parts.map(({ stage, share }) => [stage, share])).toEqual([
      ['inbound_logistics', { part: '130', whole: '5135' }],
    ])
  })

  it('are of every page of a long list', async () => {
    const record = {
      id: 1,
      totalWeight: 4,
      productsBathes: [{ productId: 1, count: 2, product: { name: 'A', weight: 2 } }],
    }
    const pages = [['a', 'b'], ['c']].map((ids) => ids.map((id) => ({ id, batches: [{ id: 1 }] })))
    const company = {
      batches: { get: async () => ({ record }) },
      movements: {
        list: async (_: number, { page }: { page: number }) => ({ data: pages[page - 1] ?? [], pageCount: 2 }),
      },
      audit: { trace: async (id: string) => id },
    }
    const { source } = await readBatchSource(company, { batchId: 1, productId: 1, stageOf: outbound })
    expect(source.parts.map(({ trace }) => trace)).toEqual(['a', 'b', 'c'])
  })

  it('are rejected for a product that is not in the batch, and where a weight is not known', async () => {
    const { company, batch, bolt } = await companyWithBatches({ bolt: 2, nut: 0 })
    const read = (productId: number) => readBatchSource(company, { batchId: batch.id, productId, stageOf: outbound })
    await expect(read(9)).rejects.toMatchObject({ code: 'unknown_product', path: 'productId' })
    const path = 'batch.productsBathes[1].product.weight'
    await expect(read(bolt.id)).rejects.toMatchObject({ code: 'allocation_invalid', path })
  })
})
