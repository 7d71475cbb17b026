import { expect, it } from 'vitest'
import { collectionOf } from '../../../src/ledger/collections/index.ts'
import { memoryStore, type ServiceRecords } from '../../../src/service/index.ts'
import { stateOf } from '../../../src/store/memory/memory-store.ts'
import type { Entry } from '../../../src/store/memory/sorted-entries.ts'
import { positionsOf, type RecordFields } from '../../../src/store/row-fields.ts'
import { describeLogDamage, type Vault } from '../../fixtures/log-damage.ts'
import { OURS, refusalsOf, testService } from '../../fixtures/service.ts'

/** What a store in memory keeps, opened. */
async function memoryVault(): Promise<Vault> {
  const store = memoryStore<ServiceRecords>()
  const table = (name: 'log' | 'siteFuels') => stateOf(store, OURS).table(collectionOf(name))
  const remove = (name: 'log' | 'siteFuels', key: string | number) => {
    const entry = table(name).get(key)
    if (entry !== undefined) table(name).remove(entry)
  }
  const putLine = async (sequence: number, text: string) => {
    const held = table('log').get(sequence)
    if (held !== undefined) {
      held.record = JSON.parse(text) as RecordFields
      return
    }
    const entry: Entry = {
      key: sequence,
      record: JSON.parse(text) as RecordFields,
      version: 1,
      exact: null,
      summary: null,
    }
    // where it stands is by its own number, whatever the line says
    table('log').add(entry, positionsOf({ ...entry.record, sequence }, collectionOf('log')))
  }
  return {
    store,
    keepsBytes: false,
    putLine,
    removeLine: async (sequence) => remove('log', sequence),
    setHead: async (head) => {
      stateOf(store, OURS).logHead = head
    },
    setFuel: async (id, exact) => {
      const entry = table('siteFuels').get(id)
      if (entry !== undefined) entry.exact = exact
    },
    removeFuel: async (id) => remove('siteFuels', id),
    close: async () => undefined,
  }
}

describeLogDamage('memory', memoryVault, 400)

it('rejects evidence that is not a head, by the path of its field', async () => {
  const { company } = testService()
  const digest = (await company.audit.head()).digest
  const verify = (head: unknown) => refusalsOf(() => company.audit.verifyLog({ head: head as never }))
  expect(await verify({ sequence: -1, digest })).toEqual(['head.sequence query_invalid'])
  for (const none of [null, digest, [digest], 0]) expect(await verify(none)).toEqual(['head query_invalid'])
  expect(await verify({ sequence: 0.5, digest: '' })).toEqual([
    'head.sequence query_invalid',
    'head.digest query_invalid',
  ])
  for (const none of [digest.toUpperCase(), `${digest}0`, `x${digest}`, digest.slice(1), [digest], undefined]) {
    expect(await verify({ sequence: 0, digest: none })).toEqual(['head.digest query_invalid'])
  }
  expect((await company.audit.verifyLog({ head: { sequence: 0, digest } })).differences).toEqual([])
})
