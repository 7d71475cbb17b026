import { describe, expect, it } from 'vitest'
import { noticesOf } from '../../../fixtures/service.ts'
import { siteWith } from '../../service/fixtures/site-energies.ts'

const RESIDUAL = 'residual_mix_is_grid site.countryId'

describe('a record of electricity beside others of its site', () => {
  it('D7: reports in every answer that the grid factor was used as residual mix', async () => {
    const { create, company, siteId } = await siteWith()
    const january = await create({ startDate: '2025-01-01', endDate: '2025-02-01' })
    const february = await create({ startDate: '2025-02-01', endDate: '2025-03-01' })
    expect([january, february].map(noticesOf)).toEqual([[RESIDUAL], [RESIDUAL]])
    const stored = await company.siteEnergies.get({ siteId, energyId: february.record.id })
    expect(noticesOf(stored)).toEqual([RESIDUAL])
  })

  it('F7: says which record of the same site and kind its period overlaps', async () => {
    const { create, company, siteId } = await siteWith()
    const january = await create({ startDate: '2025-01-01', endDate: '2025-02-01' })
    const next = await create({ startDate: '2025-02-01', endDate: '2025-03-01' })
    expect(noticesOf(next)).toEqual([RESIDUAL])
    const twice = await create({ startDate: '2025-01-15', endDate: '2025-02-01' })
    const overlap = twice.notices.find(({ code }) => code === 'periods_overlap')
    expect(overlap?.path).toBe('startDate')
    expect(overlap?.message).toContain(`${january.record.id} of the same site and kind from 2025-01-15`)
    const path = { siteId, energyId: next.record.id }
    const move = (startDate: string) => company.siteEnergies.update(path, { startDate }, { required: 'lenient' })
    const moved = await move('2025-01-31')
    expect(noticesOf(moved)).toEqual([RESIDUAL, 'periods_overlap startDate'])
    expect(noticesOf(await move('2025-02-01'))).toEqual([RESIDUAL])
  })

  it('F7: says that the two overlap up to the end of the one that ends first', async () => {
    const { create } = await siteWith()
    const messageOf = async (startDate: string, endDate: string) =>
      (await create({ startDate, endDate })).notices.find(({ code }) => code === 'periods_overlap')?.message
    await create({ startDate: '2025-01-01', endDate: '2025-02-01' })
    expect(await messageOf('2025-01-15', '2025-03-01')).toMatch(/from 2025-01-15\S+ to 2025-02-01T/)
    // within the second one
    expect(await messageOf('2025-02-10', '2025-02-20')).toMatch(/from 2025-02-10\S+ to 2025-02-20T/)
  })
})
