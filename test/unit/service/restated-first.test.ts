import { expect, it } from 'vitest'
import { testService } from '../../fixtures/service.ts'

it('a service knows the editions of national publishers in its first use case', async () => {
  const { company } = testService()
  const scope = { from: '2026-01-01', to: '2027-01-01', editions: { from: 'nga-2025', to: 'nga-2026' } }
  expect(await company.restatements.preview(scope)).toMatchObject({ records: 0, failed: 0 })
})
