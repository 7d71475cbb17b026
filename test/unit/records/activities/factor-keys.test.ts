import { expect, it } from 'vitest'
import { publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { takeShare } from '../../../fixtures/seeds.ts'
import { fuelInput, refusalsOf, siteInput, testService, unitInput } from '../../../fixtures/service.ts'

const KEYS = publishedCatalogue.factors().map(({ key }) => key)

it(`accepts the key of every shipped factor as its id, however long (${KEYS.length} keys)`, async () => {
  const { company } = testService()
  const { record: site } = await company.sites.create(siteInput())
  const other = { unitId: 10, unit: unitInput(10) } // kilometres, so that no fuel fits and nothing is stored
  for (const emissionFactorId of takeShare(KEYS)) {
    const refusals = await refusalsOf(() =>
      company.siteFuels.create(site.id, fuelInput({ emissionFactorId, ...other })),
    )
    expect(
      refusals.filter((one) => !/ (unit_dimension_mismatch|factor_category_mismatch|factor_incomplete)$/.test(one)),
      emissionFactorId,
    ).toEqual([])
  }
})

it('answers a fuel record by published key with the figure of that factor', async () => {
  const { company } = testService()
  const { record: site } = await company.sites.create(siteInput())
  const emissionFactorId = 'desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres'
  const { record } = await company.siteFuels.create(site.id, fuelInput({ emissionFactorId }))
  expect(emissionFactorId.length).toBeGreaterThan(64)
  expect(record.totalEmission).toBe(2570.82)
})

it('rejects a text longer than any key', async () => {
  const { company } = testService()
  const { record: site } = await company.sites.create(siteInput())
  const input = fuelInput({ emissionFactorId: 'k'.repeat(513) })
  expect(await refusalsOf(() => company.siteFuels.create(site.id, input))).toEqual(['emissionFactorId text_too_long'])
})
