import { describe, expect, it } from 'vitest'
import type { UncheckedPayload } from '../../../../src/service/index.ts'
import { fuelInput, refusalsOf, siteInput, testService } from '../../../fixtures/service.ts'

async function aSite() {
  const { company } = testService()
  const siteId = (await company.sites.create(siteInput())).record.id
  const stated = (changes: UncheckedPayload<'createBoundaryShare'>) =>
    company.boundaries.create({
      siteId,
      from: '2025-01-01',
      equityShare: 50,
      financialControl: false,
      operationalControl: true,
      group: 'other',
      ...changes,
    })
  return { company, siteId, stated }
}

describe('the share of a site', () => {
  it('keeps every digit, and is shown as the nearest double', async () => {
    const { company, stated } = await aSite()
    const { record } = await stated({ equityShare: '33.33333333333333333333' })
    expect(record).toMatchObject({ equityShare: 33.333333333333336, to: null, isUnderEts: null, comment: null })
    expect((await company.boundaries.update(record.id, { isUnderEts: true })).record.isUnderEts).toBe(true)
    const { boundary } = await company.inventory({ from: '2025-01-01', to: '2026-01-01', approach: 'equity_share' })
    // no record yet, so that no site is counted
    expect(boundary?.sites).toEqual([])
    await company.siteFuels.create(record.siteId, fuelInput())
    const { boundary: after } = await company.inventory({
      from: '2025-01-01',
      to: '2026-01-01',
      approach: 'equity_share',
    })
    expect(after?.sites[0]?.shares[0]?.ratio).toBe('0.3333333333333333333333')
  })

  it('is rejected above 100 per cent, below zero, of a site that is none, and of no length, each with its code', async () => {
    const { stated } = await aSite()
    expect(await refusalsOf(() => stated({ equityShare: '100.1' }))).toEqual(['equityShare percentage_out_of_range'])
    expect(await refusalsOf(() => stated({ equityShare: -1, group: 'mine' as 'other' }))).toEqual([
      'equityShare percentage_out_of_range',
      'group invalid_choice',
    ])
    expect(await refusalsOf(() => stated({ siteId: 'nowhere' }))).toEqual(['siteId unknown_site'])
    expect(await refusalsOf(() => stated({ to: '2024-01-01' }))).toEqual(['to period_reversed'])
    expect(await refusalsOf(() => stated({ to: '2025-01-01' }))).toEqual(['to period_reversed'])
    expect(await refusalsOf(() => stated({ financialControl: undefined }))).toEqual(['financialControl required'])
  })

  it('is never of days that another statement of the site is of', async () => {
    const { company, siteId, stated } = await aSite()
    const first = (await stated({})).record
    expect(await refusalsOf(() => stated({ from: '2030-01-01' }))).toEqual(['from boundary_overlap'])
    expect(await refusalsOf(() => stated({ from: '2024-01-01', to: '2025-01-02' }))).toEqual(['from boundary_overlap'])
    await expect(stated({ from: '2030-01-01' })).rejects.toThrow('from 2025-01-01 until further notice')
    await stated({ from: '2024-01-01', to: '2025-01-01' })
    await company.boundaries.update(first.id, { to: '2026-01-01' })
    const later = (await stated({ from: '2026-01-01' })).record
    expect(await refusalsOf(() => company.boundaries.update(first.id, { to: '2026-01-02' }))).toEqual([
      'from boundary_overlap',
    ])
    const message = 'from 2025-01-01 up to 2026-01-01'
    await expect(stated({ from: '2025-06-01', to: '2025-07-01' })).rejects.toThrow(message)
    expect(await refusalsOf(() => company.sites.delete(siteId))).toEqual(['siteId record_in_use'])
    for (const { id } of (await company.boundaries.list()).records) await company.boundaries.delete(id)
    expect(await refusalsOf(() => company.boundaries.get(later.id))).toEqual(['boundaryShareId not_found'])
    await company.sites.delete(siteId)
  })

  it('stays as it was in a locked period, and may end or change behind it', async () => {
    const { company, stated } = await aSite()
    const { id } = (await stated({})).record
    await company.periods.lock({ from: '2025-01-01', to: '2026-01-01' })
    const update = (changes: UncheckedPayload<'updateBoundaryShare'>) => () => company.boundaries.update(id, changes)
    expect(await refusalsOf(update({ equityShare: 60 }))).toEqual(['from period_locked'])
    expect(await refusalsOf(update({ from: '2026-01-01' }))).toEqual(['from period_locked'])
    expect(await refusalsOf(update({ to: '2025-12-31' }))).toEqual(['from period_locked'])
    // the end that it has
    const same = await update({ to: null, comment: 'asked again' })()
    expect(same.record).toMatchObject({ to: null, comment: 'asked again' })
    expect(await refusalsOf(() => company.boundaries.delete(id))).toEqual(['from period_locked'])
    await stated({ from: '2024-01-01', to: '2025-01-01' })
    await update({ to: '2026-03-01', comment: 'sold' })()
    await update({ to: '2026-01-01' })()
    await update({ to: null })()
    expect((await company.audit.verifyLog()).verified).toBe(true)
  })

  it('that ended as a locked period begins keeps that end while something else of it changes', async () => {
    const { company, stated } = await aSite()
    const ended = (await stated({ from: '2024-01-01', to: '2025-01-01' })).record
    await company.periods.lock({ from: '2025-01-01', to: '2026-01-01' })
    const { record: remarked } = await company.boundaries.update(ended.id, { comment: 'sold' })
    expect(remarked).toMatchObject({ to: ended.to, comment: 'sold' })
    const { record: changed } = await company.boundaries.update(ended.id, { equityShare: 60 })
    expect(changed).toMatchObject({ to: ended.to, equityShare: 60 })
  })
})
