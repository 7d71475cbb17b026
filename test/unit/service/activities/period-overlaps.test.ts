import { describe, expect, it } from 'vitest'
import { noticesOf } from '../../../fixtures/service.ts'
import { siteWith } from '../fixtures/site-energies.ts'

const RESIDUAL = 'residual_mix_is_grid site.countryId'

describe('a record of electricity beside others of its site', () => {
  it('E2: says once per site and year that the grid factor stands for the residual mix', async () => {
    const { create, company, siteId } = await siteWith()
    const monthOf = (startDate: string, endDate: string) => create({ startDate, endDate })
    const january = await monthOf('2025-01-01', '2025-02-01')
    const february = await monthOf('2025-02-01', '2025-03-01')
    expect([january, february].map(noticesOf)).toEqual([[RESIDUAL], []])
    expect(noticesOf(await monthOf('2024-12-01', '2025-01-01'))).toEqual([RESIDUAL])
    const noticesOfRecord = async ({ record }: typeof january) =>
      noticesOf(await company.siteEnergies.get({ siteId, energyId: record.id }))
    expect(await Promise.all([january, february].map(noticesOfRecord))).toEqual([[RESIDUAL], []])
    // the trace of each still has it
    const { notices } = JSON.parse(await company.audit.trace(february.record.id))
    expect(notices).toMatchObject([{ code: 'residual_mix_is_grid' }])
  })

  it('E2: says it of the last year that dates have, too', async () => {
    const { create } = await siteWith()
    const june = await create({ startDate: '9999-06-01', endDate: '9999-07-01' })
    const july = await create({ startDate: '9999-07-01', endDate: '9999-08-01' })
    const before = await create({ startDate: '9998-06-01', endDate: '9998-07-01' })
    const residual = [june, july, before].map((one) => noticesOf(one).filter((text) => text === RESIDUAL).length)
    expect(residual).toEqual([1, 0, 1])
  })

  it('F7: says which record of the same site and kind its period overlaps', async () => {
    const { create, company, siteId } = await siteWith()
    const january = await create({ startDate: '2025-01-01', endDate: '2025-02-01' })
    const next = await create({ startDate: '2025-02-01', endDate: '2025-03-01' })
    expect(noticesOf(next)).toEqual([])
    const twice = await create({ startDate: '2025-01-15', endDate: '2025-02-01' })
    expect(twice.notices).toMatchObject([{ code: 'periods_overlap', path: 'startDate' }])
    expect(twice.notices[0]?.message).toContain(`${january.record.id} of the same site and kind from 2025-01-15`)
    const path = { siteId, energyId: next.record.id }
    const move = (startDate: string) => company.siteEnergies.update(path, { startDate }, { required: 'lenient' })
    const moved = await move('2025-01-31')
    expect(noticesOf(moved)).toEqual(['periods_overlap startDate'])
    expect(noticesOf(await move('2025-02-01'))).toEqual([])
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
