import { describe, expect, it } from 'vitest'
import type { StoredRestatement } from '../../../src/ledger/context/records.ts'
import { findFactor, publishedCatalogue } from '../../../src/reference/factors/index.ts'
import type { RestatementInput, ServicePolicy } from '../../../src/service/index.ts'
import { verify, verifyBundle } from '../../../src/verify/index.ts'
import {
  energyInput,
  FACTORS,
  fuelInput,
  recordInput,
  refusalsOf,
  siteInput,
  type TestService,
  testService,
} from '../../fixtures/service.ts'
import { bentStore } from '../service/fixtures/bent-store.ts'
import { emissionInput, vehicleInput } from '../service/fixtures/vehicles.ts'

const DIESEL = 'fuels/liquid-fuels/diesel-average-biofuel-blend/litres'
const YEAR = { from: '2025-01-01', to: '2026-01-01' }
const SWITCH = { ...YEAR, editions: { from: 'desnz-2024', to: 'desnz-2025' } }
const idOf = (edition: string, path: string) => findFactor(`${edition}/${path}`).id
const OLD = {
  /** kg CO2e per litre: 2.51279, in 2025 2.57082. */
  diesel: idOf('desnz-2024', DIESEL),
  /** kg CO2e per kWh: 0.20705, in 2025 0.177. */
  grid: idOf('desnz-2024', 'uk-electricity/electricity-generated/electricity-uk/kwh'),
  /** kg CO2e per kWh: 0.17965, in 2025 0.17529. */
  heat: idOf('desnz-2024', 'heat-and-steam/district-heat-and-steam/kwh'),
}

async function done({ company }: TestService, input: RestatementInput): Promise<StoredRestatement> {
  let last: StoredRestatement | undefined
  for await (const state of company.restatements.run(input, { records: 2 })) last = state
  return last as StoredRestatement
}

/** A site with records that name factors of 2024: fuel, electricity, a van's litres and heat. */
async function furnished(policy: Partial<ServicePolicy> = {}) {
  const test = testService({ policy })
  const { company } = test
  const siteId = (await company.sites.create(siteInput())).record.id
  const van = (await company.vehicles.create(vehicleInput({ emissionFactorId: OLD.diesel }))).record.id
  const fuel = (await company.siteFuels.create(siteId, fuelInput({ emissionFactorId: OLD.diesel }))).record
  const energy = (await company.siteEnergies.create(siteId, energyInput({ customEmissionFactorId: OLD.grid }))).record
  const trip = (await company.vehicleEmissions.create(van, emissionInput())).record
  const heat = (await company.activityRecords.create(recordInput({ unitId: 4, emissionFactorId: OLD.heat }))).record
  return { ...test, siteId, van, fuel, energy, trip, heat }
}

/** What the log says of a record: what was done, and from how many kilograms to how many. */
async function linesOf({ company }: TestService, recordId: string) {
  const lines = await company.audit.log({ recordId })
  return lines.map(({ action, before, after }) => [action, before, after])
}

async function bundleOf({ company }: TestService): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of company.export()) lines.push(line)
  return lines
}

describe('a switch of editions', () => {
  it('computes what names the old edition by the same rows of the new one', async () => {
    const test = await furnished()
    const { company, siteId, van, fuel, energy, trip, heat } = test
    const before = await company.exactTotal()
    const preview = await company.restatements.preview(SWITCH)
    expect([await company.exactTotal(), (await linesOf(test, fuel.id)).length]).toEqual([before, 1])
    const run = await done(test, { ...SWITCH, id: 'to 2025' })
    const counted = { records: 4, changed: 4, unchanged: 0, failed: 0, failures: [], differenceKg: '112.845' }
    expect(run).toMatchObject(counted)
    const { records, changed, unchanged, failed, differenceKg, byFactor, failures, editionSwitch } = preview
    expect(run).toMatchObject({ records, changed, unchanged, failed, differenceKg, byFactor, failures, editionSwitch })
    expect(run.byFactor.map(({ differenceKg }) => differenceKg)).toEqual(['58.03', '-30.05', '87.045', '-2.18'])
    const [first] = run.byFactor
    expect(first?.before?.[0]?.split('?')[0]).toBe(`desnz-2024/${DIESEL}`)
    expect(first?.after?.[0]?.split('?')[0]).toBe(`desnz-2025/${DIESEL}`)
    expect(await linesOf(test, fuel.id)).toEqual([
      ['create', null, '2512.79'],
      ['recalculate', '2512.79', '2570.82'],
    ])
    expect((await linesOf(test, energy.id)).at(-1)).toEqual(['recalculate', '207.05', '177'])
    expect((await linesOf(test, trip.id)).at(-1)).toEqual(['recalculate', '3769.185', '3856.23'])
    expect((await linesOf(test, heat.id)).at(-1)).toEqual(['recalculate', '89.825', '87.645'])

    const { record } = await company.siteFuels.get({ siteId, fuelId: fuel.id })
    expect(record).toMatchObject({ emissionFactorId: FACTORS.diesel.id, emissionFactor: { id: FACTORS.diesel.id } })
    const { record: bought } = await company.siteEnergies.get({ siteId, energyId: energy.id })
    expect(bought.customEmissionFactorId).toBe(FACTORS.grid.id)
    // computing it again by the vehicle, which still names 2024, undoes it: that is what `vehicles` is for
    const again = await company.vehicleEmissions.recalculate({ vehicleId: van, emissionId: trip.id })
    expect(again.record.totalEmission).toBe(3769.185)
  })

  it('stays of what verifies: the log, the totals, the traces and the bundle', async () => {
    const test = await furnished()
    await done(test, { ...SWITCH, vehicles: true })
    expect((await test.company.audit.verifyLog()).differences).toEqual([])
    expect(await test.company.verifyTotals()).toEqual([])
    for (const { id } of [test.fuel, test.energy, test.trip, test.heat]) {
      const trace = await test.company.audit.trace(id)
      expect(verify(trace, { catalogue: publishedCatalogue })).toEqual({ verified: true, differences: [] })
    }
    const bundle = await verifyBundle(await bundleOf(test), { catalogue: publishedCatalogue })
    expect(bundle.differences).toEqual([])
  })

  it('changes nothing a second time, and goes on where it stopped', async () => {
    const test = await furnished()
    const { company } = test
    await company.restatements.start({ ...SWITCH, id: 'a' })
    for (let page = 0; page < 3; page++) await company.restatements.step('a', { records: 1 })
    expect(await done(test, { ...SWITCH, id: 'a' })).toMatchObject({ records: 4, changed: 4 })
    const { sequence } = await company.audit.head()
    expect(await done(test, { ...SWITCH, id: 'b' })).toMatchObject({ records: 4, changed: 0, unchanged: 4 })
    expect((await company.audit.head()).sequence).toBe(sequence)
    expect(await refusalsOf(() => company.restatements.start({ ...YEAR, id: 'a' }))).toEqual(['id duplicate'])
    const vehicles = { ...SWITCH, id: 'a', vehicles: true }
    expect(await refusalsOf(() => company.restatements.start(vehicles))).toEqual(['id duplicate'])
  })

  it('leaves alone what names no factor of the old edition, and what begins at another time', async () => {
    const test = testService()
    const { company } = test
    const siteId = (await company.sites.create(siteInput())).record.id
    const figures = { co2: null, ch4: null, n2o: null, co2e: 2, denominatorUnitId: 13, numeratorUnitId: 2 }
    const own = (await company.emissionFactors.create({ name: 'Rape oil', ...figures })).record.id
    const fuel = async (changes: Parameters<typeof fuelInput>[0]) =>
      (await company.siteFuels.create(siteId, fuelInput(changes))).record.id
    const stay = [
      await fuel({ emissionFactorId: own }),
      await fuel({ emissionFactorId: FACTORS.diesel.id }),
      await fuel({ emissionFactorId: OLD.diesel, startDate: '2024-12-31', endDate: '2025-02-01' }),
      await fuel({ emissionFactorId: OLD.diesel, startDate: '2026-01-01', endDate: '2026-02-01' }),
      (await company.siteEnergies.create(siteId, energyInput({ startDate: '2024-12-01', endDate: '2025-01-02' })))
        .record.id,
      // names none: its factor is selected by the place
      (await company.siteEnergies.create(siteId, energyInput())).record.id,
    ]
    // an own factor that has changed is no business of another edition
    await company.emissionFactors.update(own, { co2e: 3 })
    expect(await done(test, SWITCH)).toMatchObject({ changed: 0, failed: 0, differenceKg: '0', byFactor: [] })
    for (const id of stay) expect((await linesOf(test, id)).map(([action]) => action)).toEqual(['create'])
  })

  it('lists what lies in a locked period, which stays', async () => {
    const test = await furnished()
    await test.company.periods.lock({ from: '2025-01-15', to: '2025-01-16' })
    const run = await done(test, SWITCH)
    expect(run).toMatchObject({ records: 4, changed: 0, failed: 4, differenceKg: '0' })
    expect(run.failures.map(({ violations }) => violations.map(({ code }) => code))).toEqual(
      new Array(4).fill(['period_locked']),
    )
    expect(run.editionSwitch?.withoutCounterpart).toEqual([])
  })

  it('lists what has no counterpart, or one that cannot stand for it, which stays', async () => {
    const test = testService()
    const { company } = test
    const siteId = (await company.sites.create(siteInput())).record.id
    const record = (await company.activityRecords.create(recordInput())).record.id
    const gas = fuelInput({ unitId: 4, emissionFactorId: FACTORS.gas.id })
    for (let month = 0; month < 2; month++) {
      await company.siteFuels.create(siteId, { ...gas, unit: { ...gas.unit, id: 4 } as never })
    }
    // the copy of 2026 has no gases apart; what 2025 has of waste, 2024 has not
    const to2026 = await done(test, { ...YEAR, editions: { from: 'desnz-2025', to: 'desnz-2026' } })
    expect(to2026).toMatchObject({ records: 3, changed: 1, failed: 2, differenceKg: '0.01188' })
    expect(to2026.editionSwitch?.withoutCounterpart).toEqual([
      { factor: FACTORS.gas.key, code: 'factor_counterpart_differs', records: 2 },
    ])
    const [{ violations: [{ path, code, message } = {}] = [] } = {}] = to2026.failures
    expect([path, code]).toEqual(['emissionFactorId', 'factor_counterpart_differs'])
    expect(message).toContain('gases co2, ch4, n2o, co2e')
    const to2024 = await done(test, { ...YEAR, editions: [{ from: 'desnz-2026', to: 'desnz-2024' }] })
    expect(to2024).toMatchObject({ changed: 0, failed: 1 })
    expect(to2024.failures).toMatchObject([
      {
        collection: 'activityRecords',
        recordId: record,
        violations: [{ path: 'emissionFactorId', code: 'factor_not_found' }],
      },
    ])
  })

  it('names vehicles and policies that hold the old edition, and switches vehicles when asked', async () => {
    const grid = findFactor('desnz-2024/uk-electricity/electricity-generated/electricity-uk/kwh')
    const bridge = { name: 'density', from: 'kg', to: 'l', times: '1.2', source: 'supplier' }
    const policy = { defaultGridFactor: grid, fuelBridges: { [OLD.diesel]: [bridge] } }
    const test = await furnished(policy)
    const { company, van } = test
    const own = (await company.vehicles.create(vehicleInput({ name: 'Lorry' }))).record.id
    const held = `desnz-2024/${DIESEL}`
    const policies = [
      { of: 'policy', id: 'policy.defaultGridFactor', factor: grid.key, isSwitched: false, violations: [] },
      { of: 'policy', id: 'policy.fuelBridges', factor: held, isSwitched: false, violations: [] },
    ]
    const vehicle = { of: 'vehicle', id: van, factor: held, isSwitched: false, violations: [] }
    const { editionSwitch: listed } = await company.restatements.preview(SWITCH)
    expect(listed).toMatchObject({ holders: 3, switchedHolders: 0, firstHolders: [...policies, vehicle] })
    const { editionSwitch: tried } = await company.restatements.preview({ ...SWITCH, vehicles: true })
    expect(tried).toMatchObject({ holders: 3, switchedHolders: 1 })
    expect((await company.vehicles.get(van)).record.emissionFactorId).toBe(OLD.diesel)

    const run = await done(test, { ...SWITCH, vehicles: true })
    expect(run.editionSwitch?.firstHolders).toEqual([...policies, { ...vehicle, isSwitched: true }])
    expect((await company.vehicles.get(van)).record.emissionFactorId).toBe(FACTORS.diesel.id)
    expect((await company.vehicles.get(own)).version).toBe(1)
    const next = await company.vehicleEmissions.create(van, emissionInput({ amount: 1000 }))
    expect(next.record.totalEmission).toBe(2570.82)
    const again = await company.vehicleEmissions.recalculate({ vehicleId: van, emissionId: test.trip.id })
    expect(again.record.totalEmission).toBe(3856.23)
  })

  it('names a policy that holds the factor with what is to be said of it, too', async () => {
    const factor = findFactor('desnz-2024/uk-electricity/electricity-generated/electricity-uk/kwh')
    const message = 'the grid of the contract stands in'
    const cleanEnergyFactor = { factor, notices: [{ code: 'residual_mix_is_grid', path: 'site', message }] } as const
    const { editionSwitch } = await (await furnished({ cleanEnergyFactor })).company.restatements.preview(SWITCH)
    expect(editionSwitch?.firstHolders[0]).toMatchObject({ id: 'policy.cleanEnergyFactor', factor: factor.key })
  })

  it('ends where the store fails, which is no reason why a vehicle cannot be switched', async () => {
    const { company, store, van } = await furnished()
    const fault = () => Promise.reject(new RangeError('the disk is gone'))
    const broken = testService({ store: bentStore(store, { vehicles: { update: fault } }) }).company
    await expect(broken.restatements.preview({ ...SWITCH, vehicles: true })).rejects.toThrow('the disk is gone')
    expect((await company.vehicles.get(van)).record.emissionFactorId).toBe(OLD.diesel)
  })

  it('follows the GWP set of the policy, which the record before it has too', async () => {
    const test = await furnished({ gwpSet: 'AR6_GWP100' })
    const before = (await linesOf(test, test.fuel.id))[0]?.[2]
    const run = await done(test, SWITCH)
    expect(run).toMatchObject({ changed: 4, failed: 0 })
    const again = await test.company.siteFuels.create(test.siteId, fuelInput())
    const lines = await linesOf(test, test.fuel.id)
    expect(lines.at(-1)).toEqual(['recalculate', before, (await linesOf(test, again.record.id))[0]?.[2]])
    expect(lines.at(-1)?.[2]).not.toBe('2570.82')
  })

  it('names the first hundred vehicles, and counts all, page by page', async () => {
    const test = testService()
    const { company } = test
    for (let nth = 0; nth < 102; nth++) await company.vehicles.create(vehicleInput({ emissionFactorId: OLD.diesel }))
    const { editionSwitch } = await done(test, { ...SWITCH, vehicles: true })
    const { holders, switchedHolders, firstHolders = [] } = editionSwitch ?? {}
    expect([holders, switchedHolders, firstHolders.length]).toEqual([102, 102, 100])
    expect(new Set(firstHolders.map(({ id }) => id)).size).toBe(100)
    const { records } = await company.vehicles.list()
    expect(new Set(records.map(({ emissionFactorId }) => emissionFactorId))).toEqual(new Set([FACTORS.diesel.id]))
    expect((await done(test, { ...SWITCH, vehicles: true })).editionSwitch).toMatchObject({ holders: 0 })
  })

  it('switches a vehicle of a named kind also while its records are locked, and keeps the kind', async () => {
    const test = await furnished()
    const { company, van } = test
    const kind = { scope: 'SCOPE_1', underScope: 'Fleet', activityTypeUnderScope: 'FUEL', name: 'Vans' } as const
    const own = (await company.emissionKinds.create(kind)).record.id
    await company.vehicles.update(van, { emissionKindId: own }, { required: 'lenient' })
    await company.periods.lock({ from: '2025-01-01', to: '2026-01-01' })
    const run = await done(test, { ...SWITCH, vehicles: true })
    expect(run).toMatchObject({ changed: 0, failed: 4 })
    // its kind was named, and stays: the factor alone changes
    expect(run.editionSwitch).toMatchObject({ holders: 1, switchedHolders: 1 })
    expect((await company.vehicles.get(van)).record.emissionKindId).toBe(own)
  })

  it('rejects editions that are none, that are left and taken at once, or of no pair', async () => {
    const { company } = testService()
    const refusals = (scope: object) => refusalsOf(() => company.restatements.preview({ ...YEAR, ...scope } as never))
    expect(await refusals({ editions: { from: 'desnz-2024', to: 'desnz-1999' } })).toEqual([
      'editions[0].to invalid_choice',
    ])
    expect(await refusals({ editions: [{ from: 'desnz-2024' }] })).toEqual(['editions[0].to required'])
    expect(await refusals({ editions: 'desnz-2025' })).toEqual(['editions invalid_type'])
    expect(await refusals({ editions: [] })).toEqual(['editions empty'])
    const pairs = [
      { from: 'desnz-2024', to: 'desnz-2025' },
      { from: 'desnz-2024', to: 'desnz-2026' },
      { from: 'desnz-2025', to: 'desnz-2026' },
    ]
    expect(await refusals({ editions: pairs })).toEqual([
      'editions[0].to invalid_choice',
      'editions[1].from duplicate_item',
    ])
    expect(await refusals({ editions: new Array(21).fill(pairs[0]) })).toEqual(['editions list_too_long'])
    expect(await refusals({ vehicles: true })).toEqual(['vehicles invalid_choice'])
    expect(await refusals({ vehicles: 'yes' })).toEqual(['vehicles invalid_type'])
    expect(await refusals({ from: 'never', editions: {} })).toEqual([
      'from invalid_date',
      'editions[0].from required',
      'editions[0].to required',
    ])
  })
})
