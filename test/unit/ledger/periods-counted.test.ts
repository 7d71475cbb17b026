import { describe, expect, it } from 'vitest'
import { builtInKindId } from '../../../src/resources/index.ts'
import { movementInput, productInput } from '../../fixtures/batches.ts'
import { Y2025 } from '../../fixtures/inventory.ts'
import { fuelInput, siteInput } from '../../fixtures/service.ts'
import { aLockedYear } from '../service/fixtures/locked-year.ts'

const HOLD = { required: 'lenient' } as const

describe('the locks of periods, of what records in them count for,', () => {
  it('keep how the emissions in them are shared among batches and products', async () => {
    const { company, batch, second, product, other, refused } = await aLockedYear()
    const links = (count: number) => ({ productsBathes: [{ productId: product, count }] })
    expect(await refused(() => company.batches.update(batch, links(1)))).toEqual(['productsBathes period_locked'])
    expect(await refused(() => company.batches.update(second, { productsBathes: [] }))).toEqual([
      'productsBathes period_locked',
    ])
    expect(await refused(() => company.products.update(other, { weight: 5 }))).toEqual(['weight period_locked'])
    await company.batches.update(batch, { name: 'another name' })
    await company.products.update(other, { name: 'another name' })
    const unmoved = (await company.batches.create({ name: 'May', manufacturingDate: '2025-05-01', ...links(1) })).record
      .id
    await company.batches.update(unmoved, links(9))
    await company.batches.delete(unmoved)
  })

  it('keep how batches share a movement by weight, where each of them is of one product', async () => {
    const { company, lock, other, refused } = await aLockedYear()
    await company.periods.unlock(lock.id)
    const batchOf = async (productId: number) => {
      const productsBathes = [{ productId, count: 2 }]
      return (await company.batches.create({ name: 'alone', manufacturingDate: '2025-05-01', productsBathes })).record
        .id
    }
    const sole = (await company.products.create(productInput({ weight: 1 }))).record.id
    const [first, second] = [await batchOf(sole), await batchOf(other)]
    await company.movements.create(first, movementInput({ batches: [{ id: second }] }))
    await company.periods.lock({ from: '2024-12-01', to: '2026-01-01' })
    expect(await refused(() => company.products.update(sole, { weight: 5 }))).toEqual(['weight period_locked'])
    const free = (await company.products.create(productInput({ weight: 1 }))).record.id
    await batchOf(free)
    await company.products.update(free, { weight: 5 })
  })

  it('keep the scope under which their records are counted', async () => {
    const { company, refused } = await aLockedYear()
    const kinds = company.emissionKinds
    const kind = { scope: 'SCOPE_1', underScope: '1.1', activityTypeUnderScope: 'fuel', name: 'Boilers' } as never
    const [used, unused] = [(await kinds.create(kind)).record.id, (await kinds.create(kind)).record.id]
    const site = (await company.sites.create(siteInput())).record.id
    await company.periods.unlock((await company.periods.list()).records[0]?.id as string)
    await company.siteFuels.create(site, fuelInput({ emissionKindId: used }))
    await company.siteFuels.create(
      site,
      fuelInput({ emissionKindId: unused, startDate: '2026-03-01', endDate: '2026-04-01' }),
    )
    await company.periods.lock({ from: '2024-12-01', to: '2026-01-01' })
    const other = { scope: 'SCOPE_3' } as const
    const before = await company.inventory(Y2025)
    expect(await refused(() => kinds.update(used, other, { required: 'lenient' }))).toEqual(['scope period_locked'])
    expect(await refused(() => kinds.delete(used))).toEqual(['emissionKindId period_locked'])
    await kinds.update(used, { name: 'Furnaces' })
    await kinds.update(used, { scope: 'SCOPE_1' })
    await kinds.update(unused, other)
    await kinds.delete(unused)
    const after = await company.inventory(Y2025)
    expect([after.total, after.scope1, after.scope3]).toEqual([before.total, before.scope1, before.scope3])
  })

  it('let a vehicle have another kind where its records have theirs', async () => {
    const { company, van } = await aLockedYear()
    const before = await company.inventory(Y2025)
    const emissionKindId = builtInKindId('site-fuel')
    expect((await company.vehicles.update(van, { emissionKindId }, HOLD)).record).toMatchObject({ emissionKindId })
    expect((await company.inventory(Y2025)).byKind).toEqual(before.byKind)
  })

  it('keep the kind of a vehicle that stands in for one that was deleted', async () => {
    const { company, van, lock, refused } = await aLockedYear()
    await company.periods.unlock(lock.id)
    const kind = { scope: 'SCOPE_1', underScope: '1.2', activityTypeUnderScope: 'fuel', name: 'Vans' } as const
    const { id } = (await company.emissionKinds.create(kind)).record
    await company.vehicles.update(van, { emissionKindId: id }, HOLD)
    const days = { startDateUtc: '2025-04-10', endDateUtc: '2025-04-12', amount: 5 }
    await company.vehicleEmissions.create(van, days)
    await company.emissionKinds.delete(id)
    await company.periods.lock({ from: '2025-04-01', to: '2025-05-01' })
    const other = { emissionKindId: builtInKindId('site-fuel') }
    expect(await refused(() => company.vehicles.update(van, other, HOLD))).toEqual(['emissionKindId period_locked'])
    await company.vehicles.update(van, { name: 'Van 4' }, HOLD)
    await company.periods.unlock((await company.periods.list()).records[0]?.id as string)
    await company.vehicles.update(van, other, HOLD)
  })
})
