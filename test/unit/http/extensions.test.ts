import { describe, expect, it } from 'vitest'
import { EXTENSIONS } from '../../../src/http/extensions/extensions.ts'
import { builtInKindId } from '../../../src/resources/index.ts'
import { type DisclosureTable, tieOut } from '../../../src/service/index.ts'
import { readSignedHead, verify } from '../../../src/verify/index.ts'
import { newHeadKeys } from '../../fixtures/head-keys.ts'
import {
  ask,
  type Received,
  refused,
  requestOf,
  type Sending,
  type TestApi,
  testApi,
  textAnswer,
} from '../../fixtures/http.ts'
import { fuelInput, leakInput, recordInput, siteInput, testService } from '../../fixtures/service.ts'

const MONTH = { startDate: '2025-01-01', endDate: '2025-02-01' }
const MONTH_UTC = { startDateUtc: '2025-01-01', endDateUtc: '2025-02-01' }
const ENDS = { fromAddress: { startPoint: 'Hamburg' }, toAddress: { endPoint: 'Berlin' }, transportType: 'TRUCK' }

const ENERGY = {
  ...MONTH,
  unitId: 4,
  value: 1000,
  percentageOfCleanEnergy: 0,
  emissionKindId: builtInKindId('site-electricity'),
}

/** Sends requests to one interface and keeps which operations have answered as their schema says. */
class Walk {
  readonly answered = new Set<string>()
  readonly #api: TestApi

  constructor(api: TestApi) {
    this.#api = api
  }

  /** The answer of an operation by its id, its path filled from `values`. */
  async call(id: string, values: Readonly<Record<string, string | number>>, sending: Sending = {}): Promise<Received> {
    const operation = EXTENSIONS.find((one) => one.id === id)
    if (operation === undefined) throw new Error(`there is no operation ${id}`)
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
    const { target = '', ...rest } = sending
    const request = requestOf({ method: operation.method, ...rest, target: path + target })
    const response = await textAnswer(this.#api.api, request)
    expect([id, response.status, response.status < 300 ? '' : response.body]).toEqual([id, operation.status, ''])
    const type = response.headers['content-type'] ?? ''
    const isText = type.startsWith('text/')
    const json = response.body === '' ? null : isText ? response.body : JSON.parse(response.body)
    const shown = operation.mediaType === null ? json : response.body
    if (operation.textTypes.includes(type)) expect([id, shown]).toEqual([id, response.body])
    else if (operation.answer !== null) expect([id, operation.answer.safeParse(shown).error]).toEqual([id, undefined])
    this.answered.add(id)
    return { ...response, json }
  }

  async made(id: string, values: Readonly<Record<string, string | number>>, json: unknown): Promise<string> {
    return ((await this.call(id, values, { json })).json as { id: string }).id
  }
}

/** Lists, retrieves, changes and deletes a record by its operations. */
async function goThrough(
  walk: Walk,
  noun: string,
  { values, change }: { values: Record<string, string | number>; change?: object },
) {
  const has = (id: string) => EXTENSIONS.some((one) => one.id === id)
  if (has(`get${noun}`)) await walk.call(`get${noun}`, values)
  if (has(`update${noun}`)) await walk.call(`update${noun}`, values, { json: change ?? { name: 'Another' } })
  if (has(`recalculate${noun}`)) await walk.call(`recalculate${noun}`, values)
  await walk.call(`delete${noun}`, values)
}

async function library(walk: Walk) {
  const vendorId = await walk.made('createVendor', {}, { name: 'V', countryId: 826, vendorType: 'fuel' })
  const kind = { scope: 'SCOPE_1', underScope: 'Sites', activityTypeUnderScope: 'FUEL', name: 'K' }
  const emissionKindId = await walk.made('createEmissionKind', {}, kind)
  const factor = { name: 'F', co2: 2, ch4: 0, n2o: 0, co2e: 2, denominatorUnitId: 13 }
  const emissionFactorId = await walk.made('createEmissionFactor', {}, factor)
  const fileId = await walk.made('createFile', {}, { name: 'a.pdf' })
  await walk.call('listVendors', {})
  await walk.call('listEmissionKinds', {}, { target: '?limit=1' })
  const found = await walk.call('listEmissionFactors', {}, { target: '?search=f&isCustom=true&limit=5' })
  expect(found.json).toMatchObject([{ id: emissionFactorId }])
  await walk.call('listFiles', {})
  return { vendorId, emissionKindId, emissionFactorId, fileId }
}

describe('the extensions', () => {
  it('all respond as documented, and delete the records that they created', async () => {
    const { keys, open } = await newHeadKeys()
    const { service, company } = testService({ headKeys: keys })
    const walk = new Walk(testApi({ extensions: true, service }))
    const made = await library(walk)

    const site = await company.sites.create(siteInput())
    const siteId = site.record.id
    await walk.call('listSites', {})
    const fuel = await company.siteFuels.create(siteId, fuelInput({ vendorId: made.vendorId }))
    const trace = await walk.call('traceEmission', { emissionId: fuel.record.emissionId })
    expect(verify(trace.body)).toEqual({ verified: true, differences: [] })
    await walk.call('explainEmission', { emissionId: fuel.record.id })
    await walk.call('getInventory', {}, { target: '?from=2025-01-01&to=2026-01-01' })
    const readiness = await walk.call('getReadiness', {}, { target: '?from=2025-01-01&to=2026-01-01' })
    expect(readiness.json).toEqual(expect.objectContaining({ from: '2025-01-01T00:00:00.000Z' }))
    const baseYear = { year: 2025, approach: 'equity_share', scope2Method: 'market_based', thresholdPercent: '2.5' }
    const baseYearId = await walk.made('createBaseYear', {}, { ...baseYear, scopes: ['SCOPE_1'] })
    await walk.call('listBaseYears', {})
    await walk.call('createBaseYearTrigger', { baseYearId }, { json: { kind: 'error', description: 'a wrong bill' } })
    const compared = await walk.call('compareBaseYear', { baseYearId }, { target: '?year=2025' })
    expect(compared.json).toMatchObject({ headline: { change: { exact: '0' } }, recalculated: { isDue: false } })
    await walk.call('recalculateBaseYear', { baseYearId }, { target: '?year=2025' })
    await walk.call('getBaseYear', { baseYearId })
    await walk.call('deleteBaseYear', { baseYearId })
    const report = await walk.call('getReport', { standard: 'esrs-e1' }, { target: '?year=2025' })
    expect(tieOut(report.json as DisclosureTable)).toEqual([])
    const statement = encodeURIComponent('{"approach":"equity_share","figures":{"etsTCo2e":"0.5"}}')
    const stated = await walk.call(
      'getReport',
      { standard: 'esrs-e1' },
      { target: `?year=2025&statement=${statement}` },
    )
    const query = { target: '?year=2025&format=csv', json: { approach: 'equity_share' } }
    const csv = await walk.call('getStatedReport', { standard: 'esrs-e1' }, query)
    expect(csv.body).toContain('Consolidation by equity share.')
    const { rows, methodology } = stated.json as DisclosureTable
    expect(rows.find(({ id }) => id === 'scope1.ets')?.value?.parts[0]?.exact).toBe('0.5')
    expect(methodology[0]).toEqual({ datapoint: '30(b)', text: 'Consolidation by equity share.' })
    await walk.call('listLog', {}, { target: `?recordId=${fuel.record.id}&after=0&limit=10` })
    const batch = { records: [{ siteId, ...fuelInput() }] }
    const imported = await walk.call('importRecords', { activity: 'siteFuels' }, { json: batch })
    const { records } = imported.json as { records: { id: string }[] }
    await walk.call('deleteSiteFuel', { siteId, fuelId: (records[0] as { id: string }).id })
    await goThrough(walk, 'SiteFuel', { values: { siteId, fuelId: fuel.record.id }, change: { value: 5 } })
    const energyId = await walk.made('createSiteEnergy', { siteId }, ENERGY)
    const located = await walk.call(
      'traceEmission',
      { emissionId: energyId },
      { target: '?revision=1&method=location' },
    )
    expect(verify(located.body).verified).toBe(true)
    await goThrough(walk, 'SiteEnergy', { values: { siteId, energyId } })
    const leakId = await walk.made('createRefrigerantLeak', { siteId }, leakInput())
    await walk.call('listRefrigerantLeaks', { siteId })
    await goThrough(walk, 'RefrigerantLeak', { values: { siteId, leakId }, change: { value: 1 } })
    const activityRecordId = await walk.made('createActivityRecord', {}, recordInput())
    await walk.call('listActivityRecords', {})
    await goThrough(walk, 'ActivityRecord', { values: { activityRecordId }, change: { value: 1 } })
    const instrument = { ...MONTH, kind: 'contract', name: 'PPA', energyKwh: 5, countryId: 826, technology: 'solar' }
    const emissionFactorId = 'tonne/zero-emission-electricity/kwh'
    const instrumentId = await walk.made('createInstrument', {}, { ...instrument, emissionFactorId })
    await walk.call('listInstruments', {})
    await goThrough(walk, 'Instrument', { values: { instrumentId } })
    const rule = { activity: 'siteFuels', siteId, emissionFactorId: made.emissionFactorId }
    const factorRuleId = await walk.made('createFactorRule', {}, rule)
    await walk.call('listFactorRules', {})
    const nothing = { ties: [], changed: 0, failed: 0, differenceKg: '0', moves: [], next: null }
    const tied = await walk.call('previewFactorRule', {}, { json: rule })
    expect(tied.json).toMatchObject({ ...nothing, ties: [factorRuleId] })
    const changed = { target: '?limit=5&from=2025-01-01&named=true', json: { account: '4930' } }
    expect((await walk.call('previewFactorRuleUpdate', { factorRuleId }, changed)).json).toMatchObject(nothing)
    expect((await walk.call('previewFactorRuleDeletion', { factorRuleId })).json).toMatchObject(nothing)
    await goThrough(walk, 'FactorRule', { values: { factorRuleId }, change: { to: '2026-01-01' } })
    const share = { siteId, from: '2025-01-01', equityShare: '33.3', financialControl: false, operationalControl: true }
    const boundaryShareId = await walk.made('createBoundaryShare', {}, { ...share, group: 'other' })
    await walk.call('listBoundaryShares', {})
    const target = '?from=2025-01-01&to=2026-01-01&approach=equity_share'
    expect((await walk.call('getInventory', {}, { target })).json).toMatchObject({
      boundary: { approach: 'equity_share', sites: [] },
    })
    await goThrough(walk, 'BoundaryShare', { values: { boundaryShareId }, change: { to: '2025-07-01' } })
    await goThrough(walk, 'Site', { values: { siteId } })

    const van = { name: 'Van', fuelSource: 'DIESEL', emissionFactorId: made.emissionFactorId, activityUnitId: 13 }
    const vehicleId = await walk.made('createVehicle', {}, van)
    await walk.call('listVehicles', {})
    const emission = await company.vehicleEmissions.create(vehicleId, { ...MONTH_UTC, amount: 10 })
    await walk.call('listVehicleEmissions', { vehicleId })
    await goThrough(walk, 'VehicleEmission', { values: { vehicleId, emissionsId: emission.record.id } })
    await goThrough(walk, 'Vehicle', { values: { vehicleId } })

    const product = { name: 'P', weight: 2, referenceNumber: 'r' }
    const productId = await walk.made('createProduct', {}, product)
    await walk.call('listProducts', {})
    const links = [{ productId, count: 3 }]
    const batchId = await walk.made(
      'createBatch',
      {},
      { name: 'B', manufacturingDate: '2025-01-01', productsBathes: links },
    )
    const movement = { ...ENDS, ...MONTH, transportWeightTon: 1 }
    const movementId = await walk.made('createMovement', { batchId }, movement)
    await goThrough(walk, 'Movement', { values: { batchId, movementId } })
    await goThrough(walk, 'Batch', { values: { batchId } })
    await goThrough(walk, 'Product', { values: { productId } })

    const trip = await company.travels.create({ ...MONTH_UTC, movementDto: { ...ENDS, transportType: 'RAIL' } })
    await walk.call('listTravels', {})
    await goThrough(walk, 'Travel', { values: { travelId: trip.record.id } })

    await goThrough(walk, 'File', { values: { fileId: made.fileId } })
    await goThrough(walk, 'EmissionFactor', { values: made })
    await goThrough(walk, 'EmissionKind', { values: made })
    await goThrough(walk, 'Vendor', { values: made })

    const apiKeyId = await walk.made('issueApiKey', {}, { name: 'ERP', isReadOnly: true })
    const listed = await walk.call('listApiKeys', {})
    expect(listed.json).toMatchObject([{ id: apiKeyId, isReadOnly: true }])
    expect(listed.body).not.toMatch(/"key"|hash/)
    await walk.call('revokeApiKey', { apiKeyId })

    const periodLockId = await walk.made('createPeriodLock', {}, { from: '2025-01-01', to: '2025-02-01' })
    expect((await walk.call('listPeriodLocks', {})).json).toMatchObject([{ id: periodLockId, comment: null }])
    await goThrough(walk, 'PeriodLock', { values: { periodLockId } })
    expect((await walk.call('listLog', {})).body).toContain('"action":"lock"')

    const scope = { from: '2025-01-01', to: '2026-01-01', editions: [{ from: 'desnz-2024', to: 'desnz-2025' }] }
    const preview = await walk.call('previewRestatement', {}, { json: scope })
    expect(preview.json).toMatchObject({ next: null, records: 0, editionSwitch: { vehicles: false, holders: 0 } })
    const restatementId = await walk.made('createRestatement', {}, { ...scope, vehicles: true, id: 'to 2025' })
    expect((await walk.call('listRestatements', {})).json).toMatchObject([{ id: 'to 2025', finishedAt: null }])
    const stepped = await walk.call('stepRestatement', { restatementId }, { target: '?records=5' })
    expect(stepped.json).toMatchObject({ next: { collection: 'siteFuels', after: null } })
    expect((await walk.call('getRestatement', { restatementId })).json).toEqual(stepped.json)
    const byRules = { from: '2025-01-01', to: '2026-01-01', rules: true, named: true }
    expect((await walk.call('previewRestatement', {}, { json: byRules })).json).toMatchObject({
      ...{ next: null, failed: 0, ruleAssignment: { named: true } },
    })

    const bills = [
      { site: 'Hull', activity: 'fuel', start: '2024-03-31', value: 2, unit: 'l', fuel: 'gas oil', country: 'GB' },
    ]
    const file = { name: 'bills.csv', rows: bills }
    const { digest } = (await walk.call('previewImport', {}, { json: file })).json as { digest: string }
    const importId = await walk.made('importRows', {}, { ...file, digest })
    expect((await walk.call('listImports', {})).json).toMatchObject([{ id: importId, status: 'complete', records: 1 }])
    expect((await walk.call('getImport', { importId })).json).toMatchObject({ id: importId, co2eKg: '5.51082' })
    expect((await walk.call('undoImport', { importId })).json).toMatchObject({ status: 'undone', chunks: 0 })

    const head = (await walk.call('getLogHead', {})).json as { sequence: number; digest: string }
    const kept = `?sequence=${head.sequence}&digest=${head.digest}`
    expect((await walk.call('verifyLog', {}, { target: kept })).json).toMatchObject({
      ...{ verified: true, differences: [], linesBehindHead: 0 },
      unchecked: [{ code: 'own_factors' }],
    })
    const { signedHead } = (await walk.call('signLogHead', {})).json as { signedHead: string }
    expect(await readSignedHead(signedHead, [open])).toMatchObject(head)
    const another = `?sequence=${head.sequence}&digest=${'0'.repeat(64)}`
    expect((await walk.call('verifyLog', {}, { target: another })).json).toMatchObject({
      differences: [{ sequence: head.sequence }],
    })

    expect(EXTENSIONS.map(({ id }) => id).filter((id) => !walk.answered.has(id))).toEqual([])
    expect(await company.verifyTotals()).toEqual([])
  })

  it('are served below the same rules', async () => {
    const api = testApi({ extensions: true })
    const status = async (sending: Sending) => (await api.api.answer(requestOf(sending))).status
    expect(await status({ target: '/v1/vendors', headers: { 'x-api-key': 'nobody' } })).toBe(401)
    expect(await status({ method: 'POST', target: '/v1/api-keys', json: {} })).toBe(400)
    expect(
      await status({
        method: 'POST',
        target: '/v1/api-keys',
        json: { name: 'x' },
        headers: { 'x-api-key': 'ours-to-read' },
      }),
    ).toBe(403)
    expect(await status({ target: '/v1/inventory' })).toBe(400)
    expect(await status({ target: '/v1/inventory?from=2025-02-30&to=x' })).toBe(400)
    expect(await status({ target: '/v1/inventory/readiness' })).toBe(400)
    expect(await status({ target: '/v1/inventory/readiness?from=2019-01-01&to=2020-01-01' })).toBe(404)
    expect(await status({ target: '/v1/reports/esrs?year=2025' })).toBe(404)
    expect(await status({ target: '/v1/reports/secr?year=2025&prior=23' })).toBe(400)
    expect(await status({ target: '/v1/reports/secr?year=2025&prior=2026' })).toBe(400)
    expect(await status({ target: '/v1/reports/secr' })).toBe(400)
    expect(await status({ target: '/v1/reports/secr?year=2025' })).toBe(404)
    expect(await status({ target: '/v1/reports/secr?year=2025&statement=%7B' })).toBe(400)
    expect(await status({ target: '/v1/reports/secr?year=2025&statement=%7B%22aproach%22%3A1%7D' })).toBe(400)
    expect(await status({ target: `/v1/reports/secr?year=2025&statement=${'%20'.repeat(8193)}` })).toBe(400)
    expect(refused(await ask(api, { target: '/v1/log/verification?digest=x' }))).toEqual([
      '400 query_invalid',
      'sequence query_invalid',
      'digest query_invalid',
    ])
    expect(await status({ target: '/v1/emissions/nothing/trace' })).toBe(404)
    expect(await status({ target: '/v1/emissions/nothing/trace?method=both' })).toBe(400)
    const kind = builtInKindId('site-fuel')
    expect(await status({ method: 'DELETE', target: `/v1/emission-kinds/${kind}` })).toBe(403)
    expect(await status({ method: 'PATCH', target: `/v1/emission-kinds/${kind}`, json: { name: 'x' } })).toBe(403)
  })
})
