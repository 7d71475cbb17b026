/**
 * What a stranger's program might do with every entry, and what must come out: compiled and run against the packed tarball
 * by `npm run check:package`, as a module, as CommonJS and as bundlers read it. No line of it is checked without the tarball.
 */
import { type Calculation, calculateFuel, calculateSpend, EmissionsError, explain, toTrace, units } from 'tonne'
import { calculateColumns, compile, createColumns } from 'tonne/bulk'
import { parallel } from 'tonne/bulk/node'
import { ERROR_CODES, type ErrorCode } from 'tonne/codes'
import { toDecimals } from 'tonne/decimal'
import { calculateEnergy, sumEnergy, toEnergyTrace } from 'tonne/energy'
import { findFactor, publishedCatalogue } from 'tonne/factors'
import { liquidFuels_dieselAverageBiofuelBlend_litres as constant } from 'tonne/factors/desnz-2025/fuels'
import { gb_kwh } from 'tonne/factors/ember-2025'
import { publishedSeries, spendCatalogue } from 'tonne/factors/spend'
import { type Api, createApi } from 'tonne/http'
import { fastifyPlugin } from 'tonne/http/fastify'
import { fetchHandler } from 'tonne/http/fetch'
import { lambdaHandler } from 'tonne/http/lambda'
import { nodeHandler } from 'tonne/http/node'
import { footprintMatcher } from 'tonne/http/pact'
import { productUrn, verifyFootprint } from 'tonne/pact'
import { createPlaces, geodesicKm } from 'tonne/places'
import { airports } from 'tonne/places/airports'
import { cities } from 'tonne/places/cities'
import { ports } from 'tonne/places/ports'
import { postcodes } from 'tonne/places/postcodes'
import { fromPglite, fromPostgresJs, migratePostgres, type PostgresPool, postgresStore } from 'tonne/postgres'
import { calculateRows } from 'tonne/rows'
import { createService, memoryStore } from 'tonne/service'
import { migrateSqlite, type SqliteClient, sqliteStore } from 'tonne/sqlite'
import { describeStore } from 'tonne/testing'
import { transportChain } from 'tonne/transport'
import { verify } from 'tonne/verify'

/** Compiles for what has a type of its own; for `any` the second parameter is missing. */
function same<Value>(value: Value, expected: 0 extends 1 & Value ? never : Value): void {
  if (value !== expected) throw new Error(`${String(value)} came out, and ${String(expected)} should have`)
}

const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')

function useCalculations(): void {
  const january: Calculation = calculateFuel({ value: 1.23456, unit: units.cubicMetre, factor: diesel })
  same<number | null>(january.emission.co2e, 3173.8315392)
  same(String(toDecimals(january).co2e), '3173.8315392')
  same(explain(january).endsWith('= 3173.8315392 kg CO2e'), true)
  same(calculateFuel({ value: 1, unit: 'l', factor: constant }).emission.co2e, 2.57082)
  same(gb_kwh.region, 'GB')
  same(verify(toTrace(january), { catalogue: publishedCatalogue }).verified, true)
  const code: ErrorCode = 'unit_dimension_mismatch'
  same(Object.keys(ERROR_CODES).includes(code), true)
  try {
    calculateFuel({ value: 1, unit: 'km', factor: diesel })
    throw new Error('kilometres of diesel came out')
  } catch (error) {
    if (!(error instanceof EmissionsError)) throw error
    same<string>(error.code, code)
  }
}

function useSpend(): void {
  const key = 'useeio-1-3/541110/offices-of-lawyers/with-margins/usd-2022'
  const factor = findFactor(key, { catalogue: spendCatalogue })
  const legal = calculateSpend({ amount: 40_000, currency: 'GBP', year: 2024, factor, series: publishedSeries })
  same<number | null>(legal.emission.co2e, 1955.5263779260313)
}

function useEnergy(): void {
  const gas = calculateEnergy({
    value: 111,
    unit: 'MWh',
    source: { kind: 'fuel', fuel: 'natural_gas' },
    heatingValue: 'gross',
    basis: 'net',
    calorificValues: { name: 'gas', gross: '1.11', net: '1', source: 'supplier' },
  })
  same<number>(sumEnergy([gas]).mwh.total, 100)
  same(verify(toEnergyTrace(gas)).verified, true)
}

function useFootprints(): void {
  same<string>(productUrn('acme.example', 4711), 'urn:pact:acme.example:product-id:4711')
  same<string>(typeof footprintMatcher({ status: ['Active'] }), 'function')
  const isRefused = (footprint: object) => {
    try {
      return verifyFootprint(footprint) === undefined
    } catch (error) {
      return EmissionsError.is(error) && error.code === 'footprint_invalid'
    }
  }
  same(isRefused({ specVersion: '2.3.0' }), true)
}

function useTransport(): void {
  const toc = { id: 'lorry', mode: 'TRUCK', activityUnit: 't·km', intensity: { wtw: '0.17', ttw: '0.153' } } as const
  const distance = { value: 321, kind: 'actual' } as const
  const chain = transportChain({ mass: 87, massUnit: 'kg', elements: [{ id: 'leg', toc, distance }] })
  same<string | null>(chain.emission.wtt, '0.474759')
  same(verify(chain.elements[0]?.traces.ttw ?? '').verified, true)
}

async function usePlaces(): Promise<void> {
  const places = createPlaces({ gazetteers: [airports, cities, ports] })
  same((await places.distance({ from: 'LHR', to: 'JFK', mode: 'AIR' })).km, 5554.596878757)
  const { place } = await places.resolve('Kassel')
  same(place.country, 'DE')
  const line = ['DE', '34117', 'Kassel', '', '', '', '', '', '', '51.3155', '9.4924', '6'].join('\t')
  const coded = await createPlaces({ gazetteers: [postcodes(line)] }).resolve('DE 34117')
  same(coded.place.label, '34117 Kassel, DE')
  same(geodesicKm({ lat: 0, lng: 0 }, { lat: 0, lng: 1 }), 111.319490793)
}

async function useBulk(): Promise<void> {
  const set = compile({ pairs: [{ unit: 'l', factor: diesel }] })
  const columns = createColumns(set, { rows: 2 })
  columns.value.set([10, 100])
  same(calculateColumns(set, columns).failed, 0)
  same(columns.co2e[1], 257.082)
  const pool = parallel({ workers: 1 })
  same((await pool.calculateColumns(set, columns)).failed, 0)
  await pool.close()
}

async function useRows(): Promise<void> {
  const activity = { activity: 'fuel', start: '2025-01-31', fuel: 'gas oil', country: 'GB' }
  const [row] = await calculateRows([{ ...activity, value: 1000, unit: 'litres' }])
  same(row?.results[0]?.calculation.emission.co2e, 2755.41)
}

async function useHttp(): Promise<void> {
  const service = createService()
  const company = service.company(1)
  const { record } = await company.apiKeys.issue({ name: 'consumer' })
  const address = { address: '1 Mill Lane, Leeds', coordinates: { lat: 53.79, lng: -1.53 } }
  const { record: site } = await company.sites.create({
    name: 'Works',
    address,
    area: 1200,
    unit: 'M2',
    countryId: 826,
  })
  const path = `/v1/sites/${site.id}/energy`
  const api: Api = createApi({ service })
  const headers = { 'x-api-key': record.key }
  const answer = await api.answer({ method: 'GET', target: path, headers, body: async () => '' })
  same(answer.status, 200)
  const identity = { sourceIp: '192.0.2.1' }
  const http = { method: 'GET', path, protocol: 'HTTP/1.1', userAgent: '' }
  const result = await lambdaHandler(api)({
    version: '2.0',
    rawPath: path,
    rawQueryString: '',
    headers,
    requestContext: { http: { ...http, ...identity } },
    isBase64Encoded: false,
  })
  same<number | undefined>(result.statusCode, 200)
  same(typeof nodeHandler(api), 'function')
  same(typeof fastifyPlugin(api), 'function')
  same((await fetchHandler(api)(new Request(`http://localhost${path}`, { headers }))).status, 200)
}

async function useSuites(): Promise<void> {
  const cases: (() => Promise<void>)[] = []
  const describe = (_name: string, write: () => void): void => write()
  const it = Object.assign((_name: string, run: () => Promise<void>) => void cases.push(run), { skip: () => undefined })
  const { capabilities } = memoryStore()
  describeStore('in memory', async () => memoryStore(), { describe, it, capabilities })
  await cases[0]?.()
  same(cases.length > 100, true)
}

/** The code that the work is refused with. */
async function rejection(work: Promise<unknown>): Promise<ErrorCode | 'done'> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (!(error instanceof EmissionsError)) throw error
    return error.code
  }
}

async function useStores(): Promise<void> {
  // a service takes either store as it is
  const onSqlite = async (client: SqliteClient) => createService({ store: await sqliteStore({ client }) })
  const onPostgres = async (client: PostgresPool) => createService({ store: await postgresStore({ client }) })
  const statement = { run: () => undefined, all: () => [{ stored_text: 0.1, stored_integer: 1 }] }
  const client: SqliteClient = { exec: () => undefined, prepare: () => statement }
  same<ErrorCode | 'done'>(await rejection(onSqlite(client)), 'client_invalid')
  same<ErrorCode | 'done'>(await rejection(migrateSqlite({ client })), 'client_invalid')
  const query = () => Promise.reject(new Error('there is no server'))
  same<ErrorCode | 'done'>(await rejection(onPostgres(fromPglite({ query }))), 'store_unavailable')
  const sql = { begin: query, unsafe: query }
  same<ErrorCode | 'done'>(await rejection(migratePostgres({ client: fromPostgresJs(sql) })), 'store_unavailable')
}

async function useAll(): Promise<void> {
  useCalculations()
  useSpend()
  useEnergy()
  useFootprints()
  useTransport()
  await usePlaces()
  await useBulk()
  await useRows()
  await useHttp()
  await useSuites()
  await useStores()
}

declare const console: { log(text: string): void }
useAll().then(() => console.log('every entry gave what it should'))
