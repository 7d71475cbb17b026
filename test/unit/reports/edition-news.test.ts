import { describe, expect, it } from 'vitest'
import { units } from '../../../src/core/units/index.ts'
import { counterpartOf, isProblem } from '../../../src/ledger/references/edition-counterpart.ts'
import { createCatalogue, joinCatalogues, publishedCatalogue } from '../../../src/reference/factors/index.ts'
import { loadPublisherFile, nationalCatalogue } from '../../../src/reference/factors/national/index.ts'
import { energyInput, fuelInput, siteInput, testService, unitInput } from '../../fixtures/service.ts'

const UBA = 'ID;Brennstoff;Einheit;CO2;CH4;N2O\n1;Erdgas;kWh;0,202396;0,0000108;0,000000905\n'
const uba = loadPublisherFile(UBA, { format: 'uba', edition: 'uba-2-0', editionYear: 2025 }).catalogue
const catalogue = joinCatalogues(publishedCatalogue, nationalCatalogue, createCatalogue(uba.factors()))
const clock = () => Date.UTC(2026, 10, 29)
const IN_SYDNEY = { name: 'Sydney', countryId: 36, gridRegionId: 5 }

async function sydney() {
  const { company } = testService({ catalogue, clock, gridRegions: { 5: 'AU-NSW' } })
  return { company, site: (await company.sites.create(siteInput(IN_SYDNEY))).record.id }
}

describe('news of the editions of publishers', () => {
  it('name a correction that the shipped figures lack, from the day it was published', async () => {
    const { company, site } = await sydney()
    const used = await company.siteEnergies.create(
      site,
      energyInput({ startDate: '2026-08-01', endDate: '2026-09-01' }),
    )
    const { findings } = await company.readiness({ from: '2026-08-01', to: '2026-09-01', upstream: true })
    const corrected = findings.filter(({ code }) => code === 'edition_corrected')
    expect(corrected).toMatchObject([{ severity: 'check', first: [used.record.id] }])
    expect(corrected[0]?.message).toContain('nga-2026 on 2026-10')
  })

  it('do not call an edition superseded that applies to the period', async () => {
    const { company, site } = await sydney()
    await company.siteEnergies.create(site, energyInput({ startDate: '2026-03-01', endDate: '2026-04-01' }))
    const { findings } = await company.readiness({ from: '2026-03-01', to: '2026-04-01', upstream: true })
    expect(findings.map(({ code }) => code)).not.toContain('factor_superseded')
    expect(findings.map(({ code }) => code)).not.toContain('edition_corrected')
  })

  it('name a newer edition that is not shipped', async () => {
    const { company, site } = await sydney()
    const unit = { unitId: units.kilowattHour.id, unit: unitInput(units.kilowattHour.id) }
    const emissionFactorId = uba.factors()[0]?.id ?? ''
    const period = { startDate: '2026-08-01', endDate: '2026-09-01' }
    const burnt = await company.siteFuels.create(site, fuelInput({ ...unit, ...period, emissionFactorId }))
    const { findings } = await company.readiness({ from: '2026-08-01', to: '2026-09-01', upstream: true })
    const newer = findings.filter(({ code }) => code === 'newer_edition_published')
    expect(newer).toMatchObject([{ severity: 'check', first: [burnt.record.id] }])
    expect(newer[0]?.message).toContain('Umweltbundesamt 2.1 of 2026-03')
  })
})

describe('an edition restated to the next', () => {
  it.each([
    ['nga-2024', 'nga-2025', 'purchased-electricity/victoria/au-vic/kwh'],
    ['nga-2025', 'nga-2026', 'liquid-fuels/diesel-oil/gj'],
    ['eccc-2025', 'eccc-2026', 'electricity/ontario/consumption-intensity-losses-included/ca-on/kwh'],
    ['eccc-2025', 'eccc-2026', 'liquid-fuels/diesel/refineries-and-others/l'],
  ])('of %s has the same row in %s: %s', (from, to, path) => {
    const factor = catalogue.find(`${from}/${path}`)
    const counterpart = counterpartOf(catalogue, [{ from, to }], factor?.id ?? '')
    if (counterpart === null || isProblem(counterpart.found)) throw new Error(`${path} has no counterpart in ${to}`)
    expect(counterpart.found.key).toBe(`${to}/${path}`)
  })
})
