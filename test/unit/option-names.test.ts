import { expect, it } from 'vitest'
import { toDecimals } from '../../src/core/decimal/index.ts'
import { createApi, documentation } from '../../src/http/index.ts'
import { nodeHandler } from '../../src/http/node.ts'
import { calculateFuel, calculateVehicle, scope2, toTrace } from '../../src/index.ts'
import { postgresStore } from '../../src/ledger/collections/postgres.ts'
import { sqliteStore } from '../../src/ledger/collections/sqlite.ts'
import { findFactor, searchFactors, selectFactor, suggestFactors } from '../../src/reference/factors/index.ts'
import { createPlaces } from '../../src/reference/places/index.ts'
import { payloadSchemas } from '../../src/resources/payload-schemas.ts'
import { calculateRows } from '../../src/rows/rows.ts'
import { createService, memoryStore } from '../../src/service/index.ts'
import { thrownBy } from '../fixtures/violations.ts'

const service = createService()
const sentences = (work: () => unknown) =>
  thrownBy(work).map(({ path, code, message }) => `${path} ${code}: ${message}`)

it.each([
  [() => createService({ polcy: {} } as never), 'polcy unknown_field: is not an option; did you mean policy?'],
  [
    () => createService({ policy: { requird: 'lenient' } } as never),
    'policy.requird policy_invalid: is not a policy; did you mean required?',
  ],
  [() => createService({ policy: { zzz: 1 } } as never), 'policy.zzz policy_invalid: is not a policy; leave it out'],
  [
    () => createApi({ service, basepath: '/api' } as never),
    'basepath unknown_field: is not an option; did you mean basePath?',
  ],
])('%s is rejected with the name that was meant', (work, sentence) => {
  expect(sentences(work)).toEqual([sentence])
})

it('all options are known, also as undefined', () => {
  const names = { store: 1, catalogue: 1, places: 1, series: 1, units: 1, countries: 1, gridRegions: 1, policy: 1 }
  const undefinedOptions = Object.fromEntries(
    [...Object.keys(names), 'longReads', 'clock', 'newId'].map((name) => [name, undefined]),
  )
  expect(createService(undefinedOptions as object).company(1).id).toBe(1)
  expect(sentences(() => createApi({ service, toString: 1, x: 1 } as never)).map((line) => line.split(' ')[0])).toEqual(
    ['toString', 'x'],
  )
})

const api = createApi({ service })
const company = service.company(1)
const gas = findFactor('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
const grid = findFactor('desnz-2025/uk-electricity/electricity-generated/electricity-uk/kwh')
const fuel = { value: 1200, unit: 'kWh', factor: gas }

/** Every call with options; `options` holds one that it does not have. */
const CALLS: Readonly<Record<string, (options: object) => unknown>> = {
  searchFactors: (options) => searchFactors('gas', options),
  suggestFactors: (options) => suggestFactors('gas', options),
  findFactor: (options) => findFactor(gas.key, options),
  selectFactor: (options) => selectFactor({ activity: { kind: 'electricity' }, ...options }),
  calculateRows: (options) => calculateRows([], options),
  payloadSchemas: (options) => payloadSchemas(options),
  toDecimals: (options) => toDecimals(calculateFuel(fuel), options),
  'createService, longReads': (options) => createService({ longReads: options }),
  'service.company': (options) => service.company(1, options),
  'sites.list': (options) => company.sites.list(options),
  inventory: (options) => company.inventory({ from: '2025-01-01', to: '2026-01-01', ...options }),
  import: (options) => company.import({ activity: 'siteFuels', records: [], ...options }),
  memoryStore: (options) => memoryStore(options),
  sqliteStore: (options) => sqliteStore({ client: { prepare: () => null, exec: () => null }, ...options } as never),
  postgresStore: (options) => postgresStore({ client: {}, ...options } as never),
  'createApi, budgets': (options) => createApi({ service, budgets: options }),
  documentation: (options) => documentation(options),
  nodeHandler: (options) => nodeHandler(api, options),
  createPlaces: (options) => createPlaces(options),
}

it.each(Object.entries(CALLS))('%s rejects an option that it does not have', async (_, call) => {
  await expect(async () => call({ optoin: 1 })).rejects.toMatchObject({
    code: 'unknown_field',
    violations: [{ path: 'optoin' }],
  })
})

it('an input that is undefined is one that is left out', () => {
  const nothing = { heatingValue: undefined, bridge: undefined, allowCredits: undefined, table: undefined }
  expect(toTrace(calculateFuel({ ...fuel, ...nothing }))).toBe(toTrace(calculateFuel(fuel)))

  const power = { value: 1, unit: 'MWh', grid }
  const unstated = {
    percentageOfCleanEnergy: undefined,
    residual: undefined,
    clean: undefined,
    lifecycleGrid: undefined,
  }
  expect(scope2({ ...power, ...unstated, instruments: undefined, custom: undefined, table: undefined })).toEqual(
    scope2(power),
  )

  const car = searchFactors('average car', { unit: 'km', edition: 'desnz-2025', region: undefined })[0] ?? gas
  const drive = { amount: 1, unit: 'km', factor: car }
  const plain = {
    consumption: undefined,
    heatingValue: undefined,
    fuel: undefined,
    allowImplausibleConsumption: undefined,
  }
  expect(toTrace(calculateVehicle({ ...drive, ...plain }))).toBe(toTrace(calculateVehicle(drive)))
})

it('a choice of a policy that is undefined is the default', () => {
  const { createSite } = payloadSchemas({ required: undefined, unknownFields: undefined, allowCredits: undefined })
  expect(createSite.safeParse({ name: 'x' }).success).toBe(false)
  expect(createService({ policy: { required: undefined, gwpSet: undefined } }).company(1).id).toBe(1)
})
