import { describe, expect, it } from 'vitest'
import { createService, memoryStore, type ServiceRecords, type Store } from '../../../src/service/index.ts'
import { violationsOf } from '../../fixtures/violations.ts'

/** A store whose reads wait until they are let go, with what it was asked. */
function heldStore() {
  const store = memoryStore<ServiceRecords>()
  const asked: string[] = []
  let letGo: () => void = () => undefined
  const open = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const held: Store<ServiceRecords> = {
    ...store,
    capabilities: store.capabilities,
    findApiKey: (hash) => store.findApiKey(hash),
    transaction: (companyId, work) => store.transaction(companyId, work),
    erase: (companyId) => store.erase(companyId),
    read: async (companyId, work) => {
      asked.push(`read ${companyId}`)
      await open
      return store.read(companyId, work)
    },
    verifyTotals: async (companyId) => {
      asked.push(`verify ${companyId}`)
      await open
      return store.verifyTotals(companyId)
    },
    rebuildTotals: async (companyId) => {
      asked.push(`rebuild ${companyId}`)
      await open
      return store.rebuildTotals(companyId)
    },
  }
  return { held, asked, letGo: () => letGo() }
}

const YEAR = { from: '2025-01-01', to: '2026-01-01' }

describe('long reads', () => {
  it('of one company are under way one at a time, before the store is asked; those of others and short ones go on', async () => {
    const { held, asked, letGo } = heldStore()
    const service = createService({ store: held })
    const [one, other] = [service.company(1), service.company(2)]
    const lines = one.export()
    const all: Promise<unknown>[] = [
      one.inventory(YEAR),
      one.audit.verifyLog(),
      one.audit.log(),
      one.verifyTotals(),
      one.rebuildTotals(),
      lines.next(),
    ]
    expect(asked).toEqual(['read 1'])
    all.push(other.inventory(YEAR), one.audit.log({ limit: 1 }), one.audit.head())
    expect(asked).toEqual(['read 1', 'read 2', 'read 1', 'read 1'])
    letGo()
    await Promise.all(all)
    await lines.return()
    expect(asked.slice(4)).toEqual(['read 1', 'read 1', 'verify 1', 'rebuild 1', 'read 1'])
  })

  it('that come on top of those that may wait are store_busy, and nothing is asked of the store', async () => {
    const { held, asked, letGo } = heldStore()
    const company = createService({ store: held, longReads: { waiting: 2 } }).company(1)
    const taken = [company.verifyTotals(), company.verifyTotals(), company.verifyTotals()]
    for (const work of [() => company.verifyTotals(), () => company.inventory(YEAR), () => company.export().next()]) {
      await expect(work()).rejects.toMatchObject({ code: 'store_busy' })
    }
    expect(asked).toEqual(['verify 1'])
    letGo()
    expect(await Promise.all(taken)).toEqual([[], [], []])
  })

  it('of all companies are bounded too', async () => {
    const { held, asked, letGo } = heldStore()
    const service = createService({ store: held, longReads: { inAll: 3 } })
    const all = [1, 2, 3, 4, 5].map((id) => service.company(id).verifyTotals())
    expect(asked).toEqual(['verify 1', 'verify 2', 'verify 3'])
    letGo()
    expect(await Promise.all(all)).toHaveLength(5)
  })

  it('are limited by whole numbers', () => {
    expect(violationsOf(() => createService({ longReads: { perCompany: 0, inAll: 1.5, waiting: -1 } }))).toEqual([
      'longReads.perCompany query_invalid',
      'longReads.inAll query_invalid',
      'longReads.waiting query_invalid',
    ])
  })
})
