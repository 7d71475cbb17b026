import { describe, expect, it } from 'vitest'
import type { ServiceRecords } from '../../../../src/ledger/context/records.ts'
import { readSummaryGroup } from '../../../../src/ledger/ledger/record-summary.ts'
import { type Company, memoryStore, type Store } from '../../../../src/service/index.ts'
import { ALWAYS, storeWithoutSummaries } from '../../../fixtures/inventory.ts'
import { energyInput, fuelInput, OURS, recordInput, siteInput, testService } from '../../../fixtures/service.ts'

const JANUARY = { startDate: '2025-01-01', endDate: '2025-02-01' }
const MID_JANUARY = { startDate: '2025-01-10', endDate: '2025-01-20' }

type Change = Readonly<Record<string, unknown>>
type Answer = Promise<{
  readonly record: { readonly id: string; readonly meter?: string | null }
  readonly notices: readonly { readonly code: string; readonly message: string }[]
}>

/** The use cases of one activity, of one site. */
interface Metered {
  create(fields: Change): Answer
  update(id: string, change: Change): Answer
  get(id: string): Answer
  list(): Promise<{ readonly records: readonly { readonly meter?: string | null }[] }>
}

const LENIENT = { required: 'lenient' } as const

/** The activities whose records can name a meter. */
const ACTIVITIES: Readonly<Record<string, (company: Company<never>, siteId: string) => Metered>> = {
  siteFuels: ({ siteFuels }, siteId) => ({
    create: (fields) => siteFuels.create(siteId, fuelInput(fields)),
    update: (fuelId, change) => siteFuels.update({ siteId, fuelId }, change, LENIENT),
    get: (fuelId) => siteFuels.get({ siteId, fuelId }),
    list: () => siteFuels.list(siteId),
  }),
  siteEnergies: ({ siteEnergies }, siteId) => ({
    create: (fields) => siteEnergies.create(siteId, energyInput(fields)),
    update: (energyId, change) => siteEnergies.update({ siteId, energyId }, change, LENIENT),
    get: (energyId) => siteEnergies.get({ siteId, energyId }),
    list: () => siteEnergies.list(siteId),
  }),
  activityRecords: ({ activityRecords }, siteId) => ({
    create: (fields) => activityRecords.create(recordInput({ siteId, ...fields })),
    update: (id, change) => activityRecords.update(id, change),
    get: (id) => activityRecords.get(id),
    list: () => activityRecords.list(),
  }),
}

async function companyWith(activity: string, store?: Store<ServiceRecords>) {
  const { company } = testService(store === undefined ? {} : { store })
  const { record: site } = await company.sites.create(siteInput())
  const metered = ACTIVITIES[activity]?.(company as unknown as Company<never>, site.id) as Metered
  return { company, siteId: site.id, metered }
}

const overlapsOf = async (answer: Answer) =>
  (await answer).notices.filter(({ code }) => code === 'periods_overlap').map(({ message }) => message.slice(16, 52))

describe.each(Object.keys(ACTIVITIES))('the meter of a record of %s', (activity) => {
  it('is stored, changed and removed as it is sent', async () => {
    const { metered } = await companyWith(activity)
    const { id } = (await metered.create({ meter: 'MPAN 12 345' })).record
    const read = async () => [(await metered.get(id)).record.meter, (await metered.list()).records[0]?.meter]
    expect(await read()).toEqual(['MPAN 12 345', 'MPAN 12 345'])
    expect((await metered.update(id, { comment: 'read again' })).record.meter).toBe('MPAN 12 345')
    // with and without a new figure
    expect((await metered.update(id, { meter: 'M2' })).record.meter).toBe('M2')
    expect((await metered.update(id, { meter: 'M3', value: 17 })).record.meter).toBe('M3')
    expect((await metered.update(id, { value: 18 })).record.meter).toBe('M3')
    expect(await read()).toEqual(['M3', 'M3'])
    expect((await metered.update(id, { meter: null })).record.meter).toBeNull()
    expect(await read()).toEqual([null, null])
  })

  it('is absent from a record that never named one', async () => {
    const { metered } = await companyWith(activity)
    for (const fields of [{}, { meter: null }]) {
      const { record } = await metered.create(fields)
      expect(record).not.toHaveProperty('meter')
      expect((await metered.update(record.id, { value: 3 })).record).not.toHaveProperty('meter')
      expect((await metered.update(record.id, { meter: null, comment: 'x' })).record).not.toHaveProperty('meter')
    }
  })

  it('is a name of up to 255 characters, and not blank', async () => {
    const { metered } = await companyWith(activity)
    const codeOf = (meter: string) => metered.create({ meter }).then(String, ({ code, path }) => `${path} ${code}`)
    expect([await codeOf(''), await codeOf(' '), await codeOf('m'.repeat(256))]).toEqual([
      'meter empty',
      'meter empty',
      'meter text_too_long',
    ])
    expect((await metered.create({ meter: 'é'.repeat(100).normalize('NFD') })).record.meter).toBe('é'.repeat(100))
  })

  it.each(['M2', 'Zähler 2 🔌', '電'.repeat(200)])(
    'keeps another meter of a site apart in inventories: %s',
    async (other) => {
      const { company, metered } = await companyWith(activity)
      const ids = async (fields: Change) => (await metered.create(fields)).record.id
      for (const value of [1, 2, 3]) await metered.create({ ...JANUARY, value, meter: `single ${value}` })
      const one = [await ids({ ...JANUARY, meter: 'M1' }), await ids({ ...MID_JANUARY, meter: 'M1' })]
      const two = [
        await ids({ ...JANUARY, meter: other, value: 7 }),
        await ids({ ...MID_JANUARY, meter: other, value: 8 }),
      ]
      const none = [await ids({ ...JANUARY, value: 9 }), await ids({ ...MID_JANUARY, value: 11 })]
      const { total, overlaps } = await company.inventory(ALWAYS)
      const groups = overlaps.groups.map(({ recordIds }) => [...recordIds].sort()).sort()
      expect(groups).toEqual([one, two, none].map((group) => [...group].sort()).sort())
      expect([total.records, overlaps.total]).toEqual([9, 3])
      const { findings } = await company.readiness(ALWAYS)
      expect(findings.filter(({ code }) => code === 'period_overlap').map(({ records }) => records)).toEqual([6])
    },
  )

  it('is a part of the summary of its record, in any script, if there is room for it', async () => {
    const store = memoryStore<ServiceRecords>()
    const { metered } = await companyWith(activity, store)
    const meters = [null, 'M1', 'Zähler "2" 🔌', '電'.repeat(200)]
    for (const meter of meters) await metered.create({ meter })
    const groups = await store.read(OURS, async (tx) => {
      const { rows = [] } = (await tx[activity as 'siteFuels'].summaries?.({ by: 'startDate' })) ?? {}
      return rows.map(({ group }) => group)
    })
    expect(groups.filter((group) => group === null)).toHaveLength(1)
    const found = groups.flatMap((group) => (group === null ? [] : [readSummaryGroup(group)]))
    expect(new Set(found.map((group) => group?.meter))).toEqual(new Set(meters.slice(0, 3)))
    expect(new Set(found.map((group) => group?.sumKey)).size).toBe(1)
  })

  it('is found by a search', async () => {
    const { company, metered } = await companyWith(activity)
    const { id } = (await metered.create({ meter: 'MPAN 7' })).record
    await metered.create({})
    const { records } = await company.findRecords({ ...ALWAYS, words: 'mpan 7' })
    expect(records.map((record) => [record.id, record.meter])).toEqual([[id, 'MPAN 7']])
    const all = (await company.findRecords(ALWAYS)).records
    expect(all.filter((record) => 'meter' in record)).toHaveLength(1)
  })

  it('decides whether equal figures are a duplicate', async () => {
    const { company, metered } = await companyWith(activity)
    const duplicates = async () =>
      (await company.readiness(ALWAYS)).findings.filter(({ code }) => code === 'document_duplicate')
    for (const meter of ['M1', 'M2', null]) await metered.create({ ...JANUARY, meter })
    expect(await duplicates()).toEqual([])
    const { record } = await metered.create({ ...JANUARY, meter: 'M2' })
    const found = await duplicates()
    expect(found).toHaveLength(1)
    expect(found[0]?.first).toContain(record.id)
    await metered.update(record.id, { meter: 'M3' })
    expect(await duplicates()).toEqual([])
  })
})

describe.each(['siteFuels', 'siteEnergies'])('the overlaps of a new or changed record of %s', (activity) => {
  it.each([
    ['with summaries', () => memoryStore<ServiceRecords>()],
    ['without summaries', storeWithoutSummaries],
  ])('are those of its meter, in a store %s', async (_, store) => {
    const { metered } = await companyWith(activity, store())
    const create = (meter: string | null) => metered.create({ ...JANUARY, meter })
    const first = await create('M1')
    expect(await overlapsOf(create('M2'))).toEqual([])
    const unnamed = create(null)
    expect(await overlapsOf(unnamed)).toEqual([])
    expect(await overlapsOf(create(null))).toEqual([(await unnamed).record.id])
    const again = await create('M1')
    expect(await overlapsOf(Promise.resolve(again))).toEqual([first.record.id])
    expect(await overlapsOf(metered.update(again.record.id, { meter: 'M4' }))).toEqual([])
    expect(await overlapsOf(metered.update(again.record.id, { meter: 'M1' }))).toEqual([first.record.id])
    expect(await overlapsOf(metered.update(again.record.id, { meter: null }))).toHaveLength(1)
  })

  it.each([
    ['with summaries', () => memoryStore<ServiceRecords>()],
    ['without summaries', storeWithoutSummaries],
  ])('are found among many other meters, in a store %s', async (_, store) => {
    const { metered } = await companyWith(activity, store())
    const create = (meter: string | null) => metered.create({ ...JANUARY, meter })
    const meters = Array.from({ length: 30 }, (_, nth) => `M${nth}`)
    const ids: string[] = []
    for (const meter of meters) {
      const { record, notices } = await create(meter)
      expect(await overlapsOf(Promise.resolve({ record, notices }))).toEqual([])
      ids.push(record.id)
    }
    for (const nth of [0, 15, 29]) expect(await overlapsOf(create(`M${nth}`))).toEqual([ids[nth]])
    expect(await overlapsOf(create(null))).toEqual([])
  })

  it('are found among many other meters by an import', async () => {
    const { company, siteId, metered } = await companyWith(activity)
    const first = await metered.create({ ...JANUARY, meter: 'M0' })
    for (let nth = 1; nth < 20; nth++) await metered.create({ ...JANUARY, meter: `M${nth}` })
    const record = activity === 'siteFuels' ? fuelInput(JANUARY) : energyInput(JANUARY)
    const records = ['M0', 'N', 'N', null].map((meter) => ({ siteId, ...record, meter }))
    const imported = await company.import({ activity, records } as never)
    const overlaps = imported.notices.filter(({ code }) => code === 'periods_overlap')
    expect(overlaps.map(({ message, indices }) => [message.slice(16, 52), indices])).toEqual([
      [first.record.id, [0]],
      [imported.records[1]?.id, [2]],
    ])
  })
})
