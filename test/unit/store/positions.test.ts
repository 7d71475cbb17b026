import { describe, expect, it } from 'vitest'
import type { EmissionsError } from '../../../src/core/errors/index.ts'
import { collectionOf, memoryStore } from '../../../src/ledger/collections/index.ts'
import { checkedFilter, checkedOptions } from '../../../src/store/checked-query.ts'
import { sample } from '../../../src/testing/store/samples.ts'

const codeOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    return (error as EmissionsError).code
  }
  return 'taken'
}

describe('a position of a list that goes by its key', () => {
  const log = collectionOf('log')
  const { list } = checkedFilter(log, { by: 'sequence' })

  it('is rejected unless its value and its key agree', () => {
    const behind = (index: number, key: number) =>
      codeOf(() => checkedOptions(log, list, { after: { at: index, key: [key] } }))
    expect([behind(2, 2), behind(2, 1), behind(2, 3)]).toEqual(['taken', 'query_invalid', 'query_invalid'])
  })
})

describe('a change of an API key', () => {
  it.each([[null], [undefined], ['text'], [[]]])('is rejected if it sets no fields: %j', async (set) => {
    const store = memoryStore()
    const record = sample('apiKeys', 1) as never
    const changed = store.transaction(1, async (tx) => {
      const { record: kept, version } = await tx.apiKeys.insert(record)
      await tx.apiKeys.update(kept.id, version, { set: set as never })
    })
    await expect(changed).rejects.toMatchObject({ code: 'not_storable' })
  })
})
