import { describe, expect, it } from 'vitest'
import { memoryStore, type ServiceOptions, type ServiceRecords } from '../../../../src/service/index.ts'
import { csvSource, fuelBills, importService } from '../../../fixtures/import-source.ts'

const store = () => memoryStore<ServiceRecords>()

/** The digests of one file under several policies. */
async function digestsOf(values: readonly number[], policies: readonly NonNullable<ServiceOptions['policy']>[]) {
  const digests: string[] = []
  for (const policy of policies) {
    const { company } = importService({ policy })
    digests.push((await company.imports.preview(csvSource(fuelBills(values)))).digest)
  }
  return digests
}

describe('the digest of an import', () => {
  it('differs if a policy decides about a row, and only then', async () => {
    const policies = [{}, { allowCredits: true }] as const
    const [strict, lenient] = await digestsOf([1, -2, 3], policies)
    expect(strict === lenient).toBe(false)
    const [without, ...others] = await digestsOf([1, 2, 3], policies)
    expect(others).toEqual([without])
  })

  it('does not resume an import that leaves out other rows', async () => {
    const shared = store()
    const source = csvSource(fuelBills([1, -2, 3]))
    const strict = importService({ store: shared }).company
    const lenient = importService({ store: shared, policy: { allowCredits: true } }).company
    const { digest } = await strict.imports.preview(source)
    await strict.imports.commit(source, { digest, leaveOut: true })
    await expect(lenient.imports.commit(source, { digest })).rejects.toThrow('preview it again')
    // without the code of a preview, the rows that are stored already are named
    await expect(lenient.imports.commit(source)).rejects.toThrow('2 of 3 rows are stored already')
    expect((await lenient.imports.preview(source)).earlier).toBeNull()
    expect((await lenient.imports.list()).total).toBe(1)
  })

  it('does not call an import complete whose locked rows were left out, once they are open', async () => {
    const { company } = importService()
    const { record: lock } = await company.periods.lock({ from: '2025-01-02', to: '2025-01-03' })
    const source = csvSource(fuelBills([1, 2, 3]))
    await company.imports.commit(source, { leaveOut: true })
    expect((await company.imports.preview(source)).earlier?.records).toBe(2)
    await company.periods.unlock(lock.id)
    const { earlier, rows } = await company.imports.preview(source)
    expect([earlier, rows]).toEqual([null, 3])
  })
})

describe('two imports of the same rows at once', () => {
  it('write them once, and the one that is behind says what to do', async () => {
    const { company } = importService()
    const plain = csvSource(fuelBills([1, 2]))
    let readings = 0
    const source = {
      ...plain,
      rows: async function* () {
        // the second reading writes; the other import is quicker
        if (++readings === 2) await company.imports.commit(plain)
        yield* plain.rows()
      },
    }
    await expect(company.imports.commit(source)).rejects.toThrow('Wait until that has ended, then import again')
    const { records } = await company.imports.list()
    expect(records.map(({ status, records: written }) => [status, written])).toEqual([['complete', 2]])
    expect((await company.imports.commit(plain)).record.id).toBe(records[0]?.id)
  })
})
