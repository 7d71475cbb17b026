import { expect, it } from 'vitest'
import type { ReadTx } from '../../../src/ledger/context/context.ts'
import { storedAssigner } from '../../../src/ledger/references/factor-assigner.ts'
import { fuelInput, OURS, siteInput, testService } from '../../fixtures/service.ts'

it('reads the rules of an activity once in a transaction, and again in the next one', async () => {
  const { company, store } = testService()
  const siteId = (await company.sites.create(siteInput())).record.id
  const rule = { activity: 'siteFuels', emissionFactorId: fuelInput().emissionFactorId as string } as const
  const first = (await company.factorRules.create({ ...rule, account: '1' })).record.id
  let reads = 0
  const counted = (tx: ReadTx) =>
    ({
      factorRules: {
        list: (...of: Parameters<ReadTx['factorRules']['list']>) => {
          reads += 1
          return tx.factorRules.list(...of)
        },
      },
    }) as unknown as ReadTx
  const chosen = () =>
    store.read(OURS, async (tx) => {
      const counting = counted(tx)
      const activity = { siteId, account: '1', start: '2025-01-01' }
      const found: (string | undefined)[] = []
      for (let nth = 0; nth < 3; nth++) {
        found.push((await storedAssigner(counting, 'siteFuels'))(activity)?.rule.id)
        expect((await storedAssigner(counting, 'activityRecords'))(activity)).toBeNull()
      }
      return found
    })
  expect([await chosen(), reads]).toEqual([[first, first, first], 2])
  const second = (await company.factorRules.create({ ...rule, siteId })).record.id
  expect([await chosen(), reads]).toEqual([[second, second, second], 4])
})
