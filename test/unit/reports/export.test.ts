import { describe, expect, it } from 'vitest'
import { units } from '../../../src/core/units/index.ts'
import { pullLines } from '../../../src/reports/export/export-company.ts'
import { memoryStore, type ServiceRecords } from '../../../src/service/index.ts'
import { verifyBundle } from '../../../src/verify/index.ts'
import { batchInput, movementInput, productInput } from '../../fixtures/batches.ts'
import { aYear } from '../../fixtures/inventory.ts'
import { FACTORS, fuelInput, OURS, siteInput, testService, unitInput } from '../../fixtures/service.ts'

const FAILED = new Error('failed')

async function read(lines: AsyncIterable<string>, most = Number.POSITIVE_INFINITY): Promise<string[]> {
  const all: string[] = []
  for await (const line of lines) {
    all.push(line)
    if (all.length === most) break
  }
  return all
}

describe('lines that are pulled', () => {
  it('come in order, and are written no further ahead than a page', async () => {
    let written = 0
    const lines = pullLines(async (write) => {
      for (written = 0; written < 1000; written++) await write(String(written))
    })
    for (let index = 0; index < 1000; index++) {
      expect((await lines.next()).value).toBe(String(index))
      expect(written - index).toBeLessThanOrEqual(200)
    }
    expect(await lines.next()).toEqual({ done: true, value: undefined })
  })

  it('end with what the work throws, behind what it wrote', async () => {
    const lines = pullLines(async (write) => {
      await write('one')
      throw FAILED
    })
    expect((await lines.next()).value).toBe('one')
    await expect(lines.next()).rejects.toBe(FAILED)
  })

  it('end a work that was at something else when the reading ended', async () => {
    const releases: (() => void)[] = []
    const released = new Promise<void>((resolve) => {
      releases.push(resolve)
    })
    let hasWritten = false
    const lines = pullLines(async (write) => {
      await write('one')
      await released
      await write('two')
      hasWritten = true
    })
    await lines.next()
    const left = lines.return()
    releases[0]?.()
    await left
    expect(hasWritten).toBe(false)
  })

  it('end a work that waits for its reader where it waits', async () => {
    let written = 0
    const lines = pullLines(async (write) => {
      for (;;) {
        await write('line')
        written++
      }
    })
    await lines.next()
    // the work goes as far ahead as it may
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(written).toBe(200)
    await lines.return()
    expect(written).toBe(200)
  })

  it('end the work when nobody reads on, before the reading ends', async () => {
    let hasEnded = false
    const lines = pullLines(async (write) => {
      try {
        for (;;) await write('line')
      } finally {
        hasEnded = true
      }
    })
    expect(await read(lines, 3)).toEqual(['line', 'line', 'line'])
    expect(hasEnded).toBe(true)
  })
})

describe('the export of a company', () => {
  it('is of one moment, and lets others go on when it was read or left', async () => {
    const { company } = testService()
    const { id } = (await company.sites.create(siteInput())).record
    for (let n = 0; n < 600; n++) await company.siteFuels.create(id, fuelInput({ value: n }))
    const lines = company.export()
    await lines.next()
    const late = company.files.create({ name: 'late' })
    const rest = await read(lines)
    expect(rest.some((line) => line.includes('late'))).toBe(false)
    await late
    expect(await read(company.export(), 5)).toHaveLength(5)
    await company.files.create({ name: 'later' })
    expect((await verifyBundle(company.export())).counts).toMatchObject({ record: 603, trace: 600, line: 603 })
  })

  it('holds every record, its emission and its proof, in an order in which each comes behind what it names', async () => {
    const { company, batch, power, german, ids } = await aYear()
    const productsBathes = [{ productId: (await company.products.create(productInput())).record.id, count: 1 }]
    const other = (await company.batches.create(batchInput({ productsBathes }))).record.id
    await company.batches.update(batch, { productsBathes })
    await company.movements.create(other, movementInput({ batches: [{ id: batch }] }))
    await company.emissionKinds.create({ scope: 'SCOPE_3', underScope: 'x', activityTypeUnderScope: 'x', name: 'x' })
    await company.emissionFactors.create({ name: 'Oil', co2e: 2, denominatorUnitId: 13 })
    await company.vendors.create({ name: 'H', countryId: 826, vendorType: 'transport' })
    await company.files.create({ name: 'bill.pdf' })
    await company.periods.lock({ from: '2020-01-01', to: '2021-01-01' })
    const lines = (await read(company.export())).map((line) => JSON.parse(line))
    const of = (kind: string) => lines.filter((line) => line.kind === kind)
    expect(lines[0]).toMatchObject({ total: await company.exactTotal(), log: await company.audit.head() })
    expect([...new Set(lines.map(({ kind }) => kind))]).toEqual(['header', 'factor', 'line', 'record', 'trace', 'end'])
    const records = of('record').map(({ collection }) => collection)
    const fewTimes = [...new Set(records)].map((name) => [name, records.filter((one) => one === name).length])
    expect(fewTimes).toEqual([
      ...[
        ['sites', 2],
        ['vehicles', 1],
        ['vendors', 1],
        ['products', 1],
        ['batches', 2],
        ['emissionKinds', 1],
      ],
      ...[
        ['emissionFactors', 1],
        ['files', 1],
        ['periodLocks', 1],
        ['siteFuels', 2],
        ['siteEnergies', 2],
      ],
      ...[
        ['vehicleEmissions', 1],
        ['movements', 2],
        ['movementBatches', 3],
        ['travels', 1],
        ['batchProducts', 2],
      ],
    ])
    const traced = of('trace').map(({ recordId, method }) => `${recordId} ${method}`)
    expect(traced.filter((one) => one.endsWith('location')).sort()).toEqual(
      [power, german].map(({ record }) => `${record.id} location`).sort(),
    )
    expect(traced).toEqual(expect.arrayContaining(ids.map((id) => `${id} market`)))
    expect(await verifyBundle(company.export())).toMatchObject({ verified: true, differences: [] })
  })

  it('of a company that never was is empty, and verifies', async () => {
    const { company } = testService()
    expect(await verifyBundle(company.export(), { head: await company.audit.head() })).toMatchObject({ verified: true })
  })

  it('holds numbers that no decimal ends at the digits that are kept', async () => {
    const { company } = testService()
    const { id } = (await company.sites.create(siteInput())).record
    // 0.18296 kg per kWh, of which a megajoule is 5/18
    const gas = { unitId: units.megajoule.id, unit: unitInput(units.megajoule.id), emissionFactorId: FACTORS.gas.id }
    for (const value of [1, '0.001', '123456789.5']) await company.siteFuels.create(id, fuelInput({ ...gas, value }))
    const { length } = (await company.exactTotal()).replace('.', '')
    expect(length).toBeGreaterThan(33)
    expect(await verifyBundle(company.export())).toMatchObject({ verified: true, differences: [] })
  })
})

describe('the erasure of a company', () => {
  it('leaves nothing of it, takes locked periods along, and leaves others alone', async () => {
    const store = memoryStore<ServiceRecords>()
    const { service, company, others } = testService({ store })
    for (const one of [company, others]) {
      const { id } = (await one.sites.create(siteInput())).record
      await one.siteFuels.create(id, fuelInput())
      await one.periods.lock({ from: '2025-01-01', to: '2026-01-01' })
    }
    const { key } = (await company.apiKeys.issue({ name: 'ours' })).record
    const theirs = (await others.apiKeys.issue({ name: 'theirs' })).record.key
    const before = await read(others.export())
    await service.erase(OURS)
    expect(await read(others.export())).toEqual(before)
    expect([await service.authenticate(key), (await service.authenticate(theirs))?.companyId]).toEqual([null, 8])
    expect([await company.exactTotal(), (await company.sites.list()).total]).toEqual(['0', 0])
    expect([
      await company.audit.log(),
      (await company.audit.verifyLog()).differences,
      await company.verifyTotals(),
    ]).toEqual([[], [], []])
    await company.siteFuels.create((await company.sites.create(siteInput())).record.id, fuelInput())
    expect((await company.audit.log()).map(({ sequence }) => sequence)).toEqual([1, 2])
    await expect(service.erase(0)).rejects.toMatchObject({ code: 'company_mismatch' })
  })

  it('verifies with a factor of its own that states its category', async () => {
    const { company } = testService()
    const { record: site } = await company.sites.create(siteInput())
    const oil = { name: 'Oil', co2e: 2, denominatorUnitId: 13, category: 'fuel' } as const
    const { record: factor } = await company.emissionFactors.create(oil)
    await company.siteFuels.create(site.id, fuelInput({ emissionFactorId: factor.id }))
    expect(await verifyBundle(company.export())).toMatchObject({ verified: true, differences: [] })
  })
})
