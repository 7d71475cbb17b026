import { describe, expect, it, vi } from 'vitest'
import { units } from '../../../../src/core/units/index.ts'
import type { WriteTx } from '../../../../src/ledger/context/context.ts'
import {
  type Company,
  type ImportedChunk,
  type ImportPayloads,
  memoryStore,
  type ServiceRecords,
} from '../../../../src/service/index.ts'
import { storeWithoutSummaries } from '../../../fixtures/inventory.ts'
import {
  behindPort,
  countedId,
  energyInput,
  FACTORS,
  fuelInput,
  OURS,
  refusalsOf,
  siteInput,
  testService,
  unitInput,
} from '../../../fixtures/service.ts'
import { travelService, tripInput } from '../../../fixtures/travels.ts'
import { bentStore } from '../../service/fixtures/bent-store.ts'

type Fuel = ImportPayloads<never>['siteFuels']

async function withSite(options: Parameters<typeof testService>[0] = {}) {
  const made = testService({ policy: { required: 'lenient' }, ...options })
  const { record } = await made.company.sites.create(siteInput())
  const fuel = (changes: Partial<Fuel> = {}): Fuel => ({ siteId: record.id, ...fuelInput(changes) })
  const count = async () => (await made.company.siteFuels.list(record.id)).total
  return { ...made, siteId: record.id, fuel, count }
}

async function chunksOf(chunks: AsyncIterable<ImportedChunk>): Promise<readonly ImportedChunk[]> {
  const all: ImportedChunk[] = []
  for await (const chunk of chunks) all.push(chunk)
  return all
}

const importAll = (company: Company<never>, request: Parameters<Company<never>['importAll']>[0]) =>
  chunksOf(company.importAll(request))

describe('an import', () => {
  it('answers with the ids in order, and says each notice once', async () => {
    const { company, siteId, fuel, count } = await withSite()
    const records = [
      fuel({ totalEmission: 1 }),
      fuel({ value: '0.1000000000000000000001' }),
      fuel({ totalEmission: 1 }),
    ]
    const imported = await company.import({ activity: 'siteFuels', records })
    expect(imported.records.map(({ totalEmission }) => totalEmission)).toEqual([2570.82, 0.257082, 2570.82])
    for (const { id, emissionId, totalEmission } of imported.records) {
      const { record } = await company.siteFuels.get({ siteId, fuelId: id })
      expect([record.emissionId, record.totalEmission]).toEqual([emissionId, totalEmission])
    }
    const differs = imported.notices.filter(({ code }) => code === 'client_total_differs')
    expect(differs.map(({ path, indices }) => [path, indices])).toEqual([
      ['totalEmission', [0, 2]],
      ['totalEmission', [1]],
    ])
    expect(await count()).toBe(3)
    expect(await company.exactTotal()).toBe('5141.897082000000000000000257082')
  })

  it('leaves the calculation of each record to be found by the id of its emission', async () => {
    const { company, fuel } = await withSite()
    const { records } = await company.import({ activity: 'siteFuels', records: [fuel(), fuel({ value: 7 })] })
    for (const { id, emissionId } of records)
      expect(await company.audit.trace(emissionId)).toBe(await company.audit.trace(id))
  })

  it('of nothing creates nothing', async () => {
    const { company, count } = await withSite()
    expect(await company.import({ activity: 'travels', records: [] })).toEqual({ records: [], notices: [] })
    expect(await count()).toBe(0)
  })

  it('of trips creates each as it would be alone', async () => {
    const { company } = travelService()
    const alone = (await company.travels.create(tripInput())).record
    const { records } = await company.import({ activity: 'travels', records: [tripInput(), tripInput()] })
    expect(records.map(({ totalEmission }) => totalEmission)).toEqual([alone.totalEmission, alone.totalEmission])
    expect((await company.travels.list()).total).toBe(3)
    const wrong = { ...tripInput(), hotelNights: -1 }
    expect(await refusalsOf(() => company.import({ activity: 'travels', records: [wrong] }))).toEqual([
      'records[0].hotelNights must_be_non_negative',
    ])
  })

  it('is rejected for what is no activity, no list, or more than a chunk', async () => {
    const { company, fuel, count } = await withSite()
    const refused = (request: object) => refusalsOf(() => company.import(request as never))
    expect(await refused({ activity: 'siteFuel', records: [] })).toEqual(['activity invalid_choice'])
    expect(await refused({ activity: 'siteFuels', records: fuel() })).toEqual(['records invalid_type'])
    const big = { activity: 'siteFuels', records: [{ ...fuel(), value: 1n }] }
    expect(await refused(big)).toEqual(['records[0].value invalid_type'])
    expect(await refused({ ...big, idempotencyKey: 'big' })).toEqual(['records invalid_type'])
    expect(await refused({ activity: 'siteFuels', records: Array(1001).fill(fuel()) })).toEqual([
      'records list_too_long',
    ])
    expect(await refused({ activity: 'siteFuels', records: [7, fuel(), null] })).toEqual([
      'records[0] invalid_type',
      'records[2] invalid_type',
    ])
    expect(await refused({ activity: 'siteFuels', records: [fuel()], idempotencyKey: '' })).toEqual([
      'idempotency-key header_invalid',
    ])
    expect(await count()).toBe(0)
  })

  it('says once for a record what two of its instruments leave the same notice of', async () => {
    const { company, siteId } = await withSite()
    const green = { kind: 'certificate', name: 'GO', countryId: 826, technology: 'wind', energyKwh: 10 } as const
    const year = { startDate: '2025-01-01', endDate: '2026-01-01' }
    const emissionFactorId = 'tonne/zero-emission-electricity/kwh'
    const instruments = []
    for (let nth = 0; nth < 2; nth++) {
      const { record } = await company.instruments.create({ ...green, ...year, emissionFactorId })
      instruments.push({ instrumentId: record.id, energyKwh: 1 })
    }
    const energy = { siteId, ...energyInput({ instruments }) }
    const { notices } = await company.import({ activity: 'siteEnergies', records: [energy] })
    const unretired = notices.filter(({ code }) => code === 'instrument_not_retired')
    expect(unretired.map(({ path, indices }) => [path, indices])).toEqual([['instruments', [0]]])
  })

  it('fails as its store fails, and not as a violation of a record', async () => {
    const { store, siteId } = await withSite()
    const broken = bentStore(store, { sites: { get: () => Promise.reject(new Error('the disk is gone')) } })
    const { company } = testService({ store: broken, policy: { required: 'lenient' } })
    const records = [{ siteId, ...fuelInput() }]
    await expect(company.import({ activity: 'siteFuels', records })).rejects.toThrow('the disk is gone')
  })

  it('of a period that another record locks is rejected at the record', async () => {
    const { company, fuel, count } = await withSite()
    await company.periods.lock({ from: '2025-02-01', to: '2025-03-01' })
    const february = { startDate: '2025-02-10', endDate: '2025-02-11' }
    const records = [fuel(), fuel(february), fuel({ startDate: '2025-03-01', endDate: '2025-03-01' })]
    const refused = await refusalsOf(() => company.import({ activity: 'siteFuels', records }))
    expect(refused).toEqual(['records[1].startDate period_locked'])
    expect(await count()).toBe(0)
  })

  it('with a key is done once a day', async () => {
    const { company, fuel, count, clock } = await withSite()
    const request = { activity: 'siteFuels', records: [fuel(), fuel()], idempotencyKey: 'bills 7' } as const
    const first = await company.import(request)
    expect(await company.import(request)).toEqual(first)
    expect(await count()).toBe(2)
    const other = { ...request, records: [fuel({ value: 2 })] }
    expect(await refusalsOf(() => company.import(other))).toEqual(['idempotency-key idempotency_key_reused'])
    clock.advance(86_400_001)
    await company.import(other)
    expect(await count()).toBe(3)
  })

  it.each([memoryStore<ServiceRecords>(), behindPort(memoryStore<ServiceRecords>())])(
    'names the record whose id is taken in store %#',
    async (store) => {
      let made = 0
      const newId = () => {
        made += 1
        return countedId(made === 5 ? 3 : made)
      }
      const { company, fuel } = await withSite({ store, newId })
      const records = [1, 2, 3].map((value) => fuel({ value, emissionId: '' }))
      expect(await refusalsOf(() => company.import({ activity: 'siteFuels', records }))).toEqual([
        'records[1].id duplicate',
      ])
    },
  )

  it.each([
    ['in memory', () => memoryStore<ServiceRecords>()],
    ['behind its port', () => behindPort(memoryStore<ServiceRecords>())],
    ['behind its port, without summaries', () => behindPort(storeWithoutSummaries())],
  ])('says which stored records its own overlap in a store %s', async (_, open) => {
    // a quantity of many digits has no summary
    for (const value of [1, '1.000000000000000000001']) {
      const { company, siteId, fuel } = await withSite({ store: open() })
      const stored = async (record: Partial<Fuel>) => (await company.siteFuels.create(siteId, fuelInput(record))).record
      const gas = {
        emissionFactorId: FACTORS.gas.id,
        unitId: units.kilowattHour.id,
        unit: unitInput(units.kilowattHour.id),
      }
      const [ofMeter, ofGas] = [await stored({ value, meter: 'M1' }), await stored({ value, ...gas })]
      const energy = await company.siteEnergies.create(siteId, energyInput({ value, meter: 'M1' }))
      const within = { startDate: '2025-01-10', endDate: '2025-01-20' }
      const after = { startDate: '2025-02-01', endDate: '2025-02-02' }
      const fuels = [{ meter: 'M1' }, {}, gas, { meter: 'M1', ...after }].map((one) => fuel({ ...within, ...one }))
      const energies = [{}, { meter: 'M1' }].map((one) => ({ siteId, ...energyInput({ ...within, ...one }) }))
      const overlapsOf = ({ notices }: Awaited<ReturnType<typeof company.import>>) =>
        notices.flatMap(({ code, message, indices }) =>
          code === 'periods_overlap' ? [[indices, / record (\S+) /.exec(message)?.[1]]] : [],
        )
      const ofFuels = overlapsOf(await company.import({ activity: 'siteFuels', records: fuels }))
      expect(ofFuels).toEqual([
        [[0], ofMeter.id],
        [[2], ofGas.id],
      ])
      const ofEnergies = overlapsOf(await company.import({ activity: 'siteEnergies', records: energies }))
      expect(ofEnergies).toEqual([[[1], energy.record.id]])
    }
  })

  it('reads what its records name once from a store that answers with promises', async () => {
    const { company, store, fuel } = await withSite({ store: behindPort(memoryStore<ServiceRecords>()) })
    await company.factorRules.create({
      activity: 'siteFuels',
      emissionFactorId: fuelInput().emissionFactorId as string,
    })
    const reads: string[] = []
    const transaction = store.transaction.bind(store)
    vi.spyOn(store, 'transaction').mockImplementation((id, work, options) =>
      transaction(
        id,
        (tx) => {
          for (const name of ['sites', 'factorRules', 'periodLocks', 'factorSnapshots', 'siteFuels'] as const) {
            for (const method of ['get', 'list', 'summaries'] as const) {
              const reader = tx[name] as WriteTx['siteFuels']
              const read = reader[method]?.bind(reader) as (...of: unknown[]) => Promise<never>
              vi.spyOn(reader, method).mockImplementation((...of: unknown[]) => {
                reads.push(`${name}.${method}`)
                return read(...of)
              })
            }
          }
          return work(tx)
        },
        options,
      ),
    )
    const ruled = Array.from({ length: 50 }, (_, index) => fuel({ emissionFactorId: null, value: index }))
    await company.import({ activity: 'siteFuels', records: ruled })
    expect(reads.length).toBeLessThan(12)
    expect(new Set(reads)).toEqual(
      new Set(['periodLocks.list', 'sites.get', 'factorRules.list', 'factorSnapshots.get', 'siteFuels.summaries']),
    )
  })
})

describe('an import of any number of records', () => {
  it('writes chunk by chunk, and reads the next one when it is asked for', async () => {
    const { company, fuel, count } = await withSite()
    let pulled = 0
    async function* records() {
      while (pulled < 5) {
        pulled += 1
        yield fuel({ value: pulled })
      }
    }
    const chunks = company.importAll({ activity: 'siteFuels', records: records(), chunkSize: 2 })
    const first = await chunks.next()
    expect([first.value?.from, first.value?.records.length, pulled, await count()]).toEqual([0, 2, 2, 2])
    const rest = await chunksOf(chunks)
    expect(rest.map(({ from, records: { length } }) => [from, length])).toEqual([
      [2, 2],
      [4, 1],
    ])
    expect(await count()).toBe(5)
  })

  it('ends with the last full chunk where nothing is left', async () => {
    const { company, fuel, count } = await withSite()
    const records = [fuel(), fuel(), fuel(), fuel()]
    const chunks = await importAll(company, { activity: 'siteFuels', records, chunkSize: 2 })
    expect(chunks.map(({ from, records: { length } }) => [from, length])).toEqual([
      [0, 2],
      [2, 2],
    ])
    expect(await importAll(company, { activity: 'siteFuels', records: [] })).toEqual([])
    expect(await count()).toBe(4)
  })

  it('names a rejected record by its number among all, and keeps the chunks before', async () => {
    const { company, fuel, count } = await withSite()
    const records = [fuel(), fuel(), fuel(), fuel({ value: -1 })]
    const refused = await refusalsOf(() => importAll(company, { activity: 'siteFuels', records, chunkSize: 2 }))
    expect(refused).toEqual(['records[3].value must_be_non_negative'])
    expect(await count()).toBe(2)
  })

  it('goes on where it broke off, by its key', async () => {
    const { company, fuel, count } = await withSite()
    const wrong = [fuel(), fuel(), fuel({ value: -1 })]
    const request = { activity: 'siteFuels', chunkSize: 2, idempotencyKey: 'year' } as const
    await refusalsOf(() => importAll(company, { ...request, records: wrong }))
    const right = [...wrong.slice(0, 2), fuel({ value: 1 })]
    const chunks = await importAll(company, { ...request, records: right })
    expect(chunks.map(({ from, records }) => [from, records.length])).toEqual([
      [0, 2],
      [2, 1],
    ])
    expect(await count()).toBe(3)
  })

  it('is rejected for a size that no chunk has', async () => {
    const { company } = await withSite()
    const refused = (chunkSize: number) =>
      refusalsOf(() => importAll(company, { activity: 'siteFuels', records: [], chunkSize }))
    expect(await refused(0)).toEqual(['chunkSize query_invalid'])
    expect(await refused(1001)).toEqual(['chunkSize query_invalid'])
  })

  it('is of its own company', async () => {
    const { service, fuel } = await withSite()
    const others = service.company(OURS + 1)
    const refused = await refusalsOf(() => others.import({ activity: 'siteFuels', records: [fuel()] }))
    expect(refused).toEqual(['records[0].siteId unknown_site'])
  })
})
