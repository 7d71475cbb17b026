import { expect, it } from 'vitest'
import { units } from '../../../../src/core/units/index.ts'
import { fuelInput, OURS, siteInput, testService } from '../../../fixtures/service.ts'
import { calculationOf } from '../../../fixtures/travels.ts'

it('F13: two changes within a millisecond are two factors in the proof, the same figures again are one', async () => {
  const test = testService()
  const { company } = test
  const input = { name: 'Blend', co2e: 2, denominatorUnitId: units.litre.id }
  const { id } = (await company.emissionFactors.create(input)).record
  const site = (await company.sites.create(siteInput())).record
  const keys: string[] = []
  for (const co2e of [2, 3, 2]) {
    await company.emissionFactors.update(id, { co2e })
    const { record } = await company.siteFuels.create(site.id, fuelInput({ emissionFactorId: id }))
    keys.push(...(await calculationOf(test, record.id)).contributions.map(({ factor }) => factor.key))
  }
  expect([new Set(keys).size, keys[2]]).toEqual([2, keys[0]])
  expect(keys[0]).toMatch(new RegExp(`^company-${OURS}/${id}/`))
})
