import { describe, expect, it } from 'vitest'
import { fail } from '../../../src/core/errors/index.ts'
import { builtInKindId } from '../../../src/resources/index.ts'
import { verify } from '../../../src/verify/index.ts'
import { aYear } from '../../fixtures/inventory.ts'
import {
  countedId,
  fuelInput,
  noticesOf,
  OURS,
  refusalsOf,
  START,
  shippedCatalogue,
  siteInput,
  testService,
} from '../../fixtures/service.ts'
import { bentStore } from '../service/fixtures/bent-store.ts'

const UNKNOWN = countedId(99_999)
const HOSTILE = ['', '\0', '\ud800', '__proto__', 'x'.repeat(1e6), UNKNOWN]

/** Kilograms of CO2e, all digits, of a trace that proves itself and uses published factors alone. */
function proven(trace: string): string {
  const published = { find: (key: string) => shippedCatalogue.find(key) }
  const withZero = trace.includes('tonne/zero-emission-electricity')
  expect(verify(trace).differences).toEqual([])
  if (!withZero) expect(verify(trace, { catalogue: published }).differences).toEqual([])
  return JSON.parse(trace).total.co2e
}

describe('an audit', () => {
  it('proves the emission of every kind of activity, digit by digit what the total holds', async () => {
    const { company, store, ids } = await aYear()
    const kept = await store.read(OURS, async (tx) => [
      ...(await tx.siteFuels.list({ by: 'startDate' })).rows.map(({ record, exact }) => [record.id, exact]),
      ...(await tx.siteEnergies.list({ by: 'startDate' })).rows.map(({ record, exact }) => [record.id, exact]),
      ...(await tx.vehicleEmissions.list({ by: 'startDate' })).rows.map(({ record, exact }) => [record.id, exact]),
      ...(await tx.movements.list({ by: 'startDate' })).rows.map(({ record, exact }) => [record.id, exact]),
      ...(await tx.travels.list({ by: 'startDate' })).rows.map(({ record, exact }) => [record.id, exact]),
    ])
    const exact = new Map(kept as [string, string][])
    expect([...exact.keys()].sort()).toEqual([...ids].sort())
    for (const id of ids) expect(proven(await company.audit.trace(id))).toBe(exact.get(id))
  })

  it('finds a record by the id of its emission too', async () => {
    const { company, store, ids, fuel, driven, trip } = await aYear()
    const { audit } = company
    expect(await audit.trace(fuel.record.emissionId)).toBe(await audit.trace(fuel.record.id))
    expect(await audit.explain(driven.record.emission.id)).toBe(await audit.explain(driven.record.id))
    expect(await audit.trace(trip.record.emission.id)).toBe(await audit.trace(trip.record.id))
    const moved = await store.read(OURS, (tx) => tx.movements.get(ids[5] as string))
    const emissionId = moved?.record.given?.emissionId as string
    expect(await audit.trace(emissionId)).toBe(await audit.trace(ids[5] as string))
  })

  it('E2: explains electricity by both methods, and proves either', async () => {
    const { company, power } = await aYear()
    const { id } = power.record
    expect(await company.audit.explain(id)).toBe(
      [
        'market-based, in the total:',
        'uncovered share: 1000 kWh × 60/100 [uncovered share] × 0.177 kg CO2e/kWh (DESNZ 2025, UK electricity, row 7_400_4000_5) = 106.2 kg CO2e',
        'clean share: 1000 kWh × 40/100 [clean share] × 0 kg CO2e/kWh (WRI 2015, chapter 6, row zero-emission-electricity) = 0 kg CO2e',
        'together = 106.2 kg CO2e',
        'note: no residual mix was given; the grid factor stands in for it',
        'note: no factor was given for the clean share; zero was used',
        '',
        'location-based, beside it:',
        '1000 kWh × 0.177 kg CO2e/kWh (DESNZ 2025, UK electricity, row 7_400_4000_5) = 177 kg CO2e',
      ].join('\n'),
    )
    expect(proven(await company.audit.trace(id))).toBe('106.2')
    expect(proven(await company.audit.trace(id, { method: 'market' }))).toBe('106.2')
    expect(proven(await company.audit.trace(id, { method: 'location' }))).toBe('177')
  })

  it('keeps both figures of electricity of which the kind changes, and says of that what is so now', async () => {
    const { company, leeds, power } = await aYear()
    const path = { siteId: leeds, energyId: power.record.id }
    const others = noticesOf(await company.siteEnergies.get(path))
    expect(others).toHaveLength(2)
    for (const [kind, said] of [
      ['vehicle', ['emission_kind_unusual emissionKindId', 'scope_by_factor emissionKindId']],
      ['travel', ['emission_kind_unusual emissionKindId']],
      ['site-electricity', []],
    ] as const) {
      const change = { emissionKindId: builtInKindId(kind) }
      const changed = await company.siteEnergies.update(path, change, { required: 'lenient' })
      expect(noticesOf(changed)).toEqual([...others, ...said])
      expect(proven(await company.audit.trace(path.energyId))).toBe('106.2')
      expect(proven(await company.audit.trace(path.energyId, { method: 'location' }))).toBe('177')
    }
  })

  it('rejects a method that the record has no figure of', async () => {
    const { company, fuel, power } = await aYear()
    const trace = (id: string, method: string) => () => company.audit.trace(id, { method: method as 'market' })
    expect(await refusalsOf(trace(fuel.record.id, 'location'))).toEqual(['method invalid_choice'])
    expect(await refusalsOf(trace(power.record.id, 'residual'))).toEqual(['method invalid_choice'])
    expect(await refusalsOf(trace(power.record.id, '__proto__'))).toEqual(['method invalid_choice'])
    await expect(trace(fuel.record.id, 'location')()).rejects.toMatchObject({
      violations: [{ message: 'is for electricity; this record has one figure alone', expected: 'market' }],
    })
    await expect(trace(power.record.id, 'residual')()).rejects.toMatchObject({
      violations: [{ message: 'is not a Scope 2 method', expected: 'market, location' }],
    })
  })

  it('keeps every revision: before a change, after it, and where a change computed nothing', async () => {
    const { company, store, leeds, fuel } = await aYear()
    const { id } = fuel.record
    const path = { siteId: leeds, fuelId: id }
    await company.siteFuels.update(path, { value: '1000.5' })
    await company.siteFuels.update(path, { comment: 'read again' })
    await company.siteFuels.recalculate(path)
    const totals = []
    for (const revision of [1, 2, 3]) totals.push(proven(await company.audit.trace(id, { revision })))
    expect(totals).toEqual(['2570.82', '2572.10541', '2572.10541'])
    expect(await company.audit.trace(id)).toBe(await company.audit.trace(id, { revision: 3 }))
    expect(await company.audit.explain(id, { revision: 1 })).toContain('= 2570.82 kg CO2e')
    const lines = await store.read(OURS, (tx) => tx.log.list({ recordId: id, by: 'sequence' }))
    expect(lines.rows.map(({ record }) => record.computed?.reason)).toEqual([
      'created',
      'updated',
      undefined,
      'recalculated',
    ])
    for (const revision of [0, 4, -1, 1.5, Number.NaN, 1e308]) {
      expect(await refusalsOf(() => company.audit.trace(id, { revision }))).toEqual(['revision not_found'])
    }
  })

  it('finds records by ids of 64 characters, and asks no store for longer ones', async () => {
    let made = 0
    const newId = () => {
      made += 1
      return String(made).padStart(64, 'x')
    }
    const { company, store } = testService({ newId })
    const siteId = (await company.sites.create(siteInput())).record.id
    const { id } = (await company.siteFuels.create(siteId, fuelInput())).record
    expect(proven(await company.audit.trace(id))).toBe('2570.82')
    const asked = () => fail('', 'store_failed', 'was asked')
    const bent = testService({ store: bentStore(store, { log: { list: asked }, emissions: { get: asked } }) })
    expect(await refusalsOf(() => bent.company.audit.trace(`${id}x`))).toEqual(['id not_found'])
    expect(await refusalsOf(() => bent.company.audit.trace(id))).toEqual([' store_failed'])
  })

  it('finds a revision behind more lines of the log than are read at once', async () => {
    const { company } = testService()
    const siteId = (await company.sites.create(siteInput())).record.id
    const fuelId = (await company.siteFuels.create(siteId, fuelInput())).record.id
    for (let n = 1; n <= 250; n++) await company.siteFuels.update({ siteId, fuelId }, { value: n })
    expect(proven(await company.audit.trace(fuelId, { revision: 240 }))).toBe('614.42598')
    expect(proven(await company.audit.trace(fuelId))).toBe('642.705')
  })

  it('keeps what a deleted record was computed from, by the id of the record', async () => {
    const { company, leeds, fuel } = await aYear()
    const { id, emissionId } = fuel.record
    const trace = await company.audit.trace(id)
    await company.siteFuels.update({ siteId: leeds, fuelId: id }, { comment: 'wrong meter' })
    await company.siteFuels.delete({ siteId: leeds, fuelId: id })
    expect(await company.audit.trace(id)).toBe(trace)
    expect(await company.audit.explain(id, { revision: 1 })).toContain('= 2570.82 kg CO2e')
    expect(await refusalsOf(() => company.audit.trace(emissionId))).toEqual(['id not_found'])
    const lines = await company.audit.log({ recordId: id })
    expect(lines.map(({ action, before, after, revision }) => [action, before, after, revision])).toEqual([
      ['create', null, '2570.82', 1],
      ['update', '2570.82', '2570.82', null],
      ['delete', '2570.82', null, null],
    ])
  })

  it('X2: has nothing under ids of another company, of records that emit nothing, or of none', async () => {
    const { company, others, leeds, van, fuel } = await aYear()
    for (const id of [fuel.record.id, fuel.record.emissionId]) {
      expect(await refusalsOf(() => others.audit.trace(id))).toEqual(['id not_found'])
      expect(await refusalsOf(() => others.audit.explain(id))).toEqual(['id not_found'])
    }
    expect(await others.audit.log()).toEqual([])
    expect(await others.audit.log({ recordId: fuel.record.id })).toEqual([])
    for (const id of [leeds, van, ...HOSTILE]) {
      expect(await refusalsOf(() => company.audit.trace(id))).toEqual(['id not_found'])
      expect(await refusalsOf(() => company.audit.explain(id))).toEqual(['id not_found'])
    }
    for (const id of [undefined, null, 7, {}] as unknown as string[]) {
      expect(await refusalsOf(() => company.audit.trace(id))).toEqual(['id not_found'])
    }
  })
})

describe('the log', () => {
  it('names who did what to which record, in order, with the emission before and after', async () => {
    const { company, service, clock } = testService()
    const siteId = (await company.sites.create(siteInput())).record.id
    const fuelId = (await company.siteFuels.create(siteId, fuelInput())).record.id
    clock.advance()
    const auditor = service.company(OURS, { actor: 'key:7' })
    await auditor.siteFuels.update({ siteId, fuelId }, { value: 2000 })
    const later = '2025-06-01T08:01:00.000Z'
    const lines = await company.audit.log()
    expect(lines.map(({ digest: _, ...line }) => line)).toEqual([
      {
        ...{ sequence: 1, at: START, actor: 'tester', action: 'create', collection: 'sites', recordId: siteId },
        ...{ before: null, after: null, revision: null },
      },
      {
        ...{ sequence: 2, at: START, actor: 'tester', action: 'create', collection: 'siteFuels', recordId: fuelId },
        ...{ before: null, after: '2570.82', revision: 1 },
      },
      {
        ...{ sequence: 3, at: later, actor: 'key:7', action: 'update', collection: 'siteFuels', recordId: fuelId },
        ...{ before: '2570.82', after: '5141.64', revision: 2 },
      },
    ])
  })

  it('is read in parts, of one record or of all', async () => {
    const { company } = testService()
    const siteId = (await company.sites.create(siteInput())).record.id
    const fuelId = (await company.siteFuels.create(siteId, fuelInput())).record.id
    for (let n = 1; n <= 5; n++) await company.siteFuels.update({ siteId, fuelId }, { value: n })
    const sequences = async (part: Parameters<typeof company.audit.log>[0]) =>
      (await company.audit.log(part)).map(({ sequence }) => sequence)
    expect(await sequences({})).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(await sequences({ limit: 3 })).toEqual([1, 2, 3])
    expect(await sequences({ after: 3, limit: 2 })).toEqual([4, 5])
    expect(await sequences({ after: 7 })).toEqual([])
    expect(await sequences({ recordId: siteId })).toEqual([1])
    expect(await sequences({ recordId: fuelId, after: 5, limit: 20_000 })).toEqual([6, 7])
    for (const recordId of HOSTILE) expect(await sequences({ recordId })).toEqual([])
  })

  it('reads on where a page of the store ends', async () => {
    const { company, store } = testService()
    await store.transaction(OURS, async (tx) => {
      for (let n = 1; n <= 10_003; n++) {
        const line = { at: START, actor: 'import', action: 'create', collection: 'files', recordId: `f${n}` }
        await tx.log.append({ ...line, before: null, after: null })
      }
    })
    const lines = await company.audit.log()
    expect([lines.length, lines.at(-1)?.sequence]).toEqual([10_003, 10_003])
    expect((await company.audit.log({ limit: 10_002 })).at(-1)?.sequence).toBe(10_002)
    expect(await company.audit.log({ after: 2, limit: 10_001 })).toEqual(lines.slice(2))
  })

  it('rejects parts that are none, all at once', async () => {
    const { company } = testService()
    const log = (after: number, limit: number) => () => company.audit.log({ after, limit })
    expect(await refusalsOf(log(-1, 0))).toEqual(['after query_invalid', 'limit query_invalid'])
    expect(await refusalsOf(log(1.5, Number.POSITIVE_INFINITY))).toEqual(['after query_invalid', 'limit query_invalid'])
    expect(await refusalsOf(log(Number.MAX_SAFE_INTEGER, 1))).toEqual(['after query_invalid'])
  })
})
