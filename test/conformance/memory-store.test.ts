import { AsyncLocalStorage } from 'node:async_hooks'
import { describe, it } from 'vitest'
import { add, parseNumber } from '../../src/core/exact/index.ts'
import { collectionOf, memoryStore, type Store } from '../../src/ledger/collections/index.ts'
import { stateOf } from '../../src/store/memory/memory-store.ts'
import { totalOf } from '../../src/store/memory/totals.ts'
import { describeStore } from '../../src/testing/store/describe-store.ts'
import type { Damage } from '../../src/testing/store/harness.ts'

async function damageTotal(store: Store, { companyId, siteId, delta }: Damage): Promise<void> {
  const total = totalOf(stateOf(store, companyId), collectionOf('sites'), siteId)
  if (total !== undefined) total.value = add(total.value, parseNumber(delta))
}

const shared = { describe, it, damageTotal }

describeStore('memory', async () => memoryStore(), { ...shared, capabilities: memoryStore().capabilities })

const context = new AsyncLocalStorage<object>()
const following = () => memoryStore({ context })
describeStore('memory, following awaits', async () => following(), {
  ...shared,
  capabilities: following().capabilities,
})
