import type { Company } from '../../../../src/service/index.ts'
import type { Random } from '../../../oracle/random.ts'
import { anyId, type ChosenId, type Ids } from './foreign-requests.ts'

type Call = (company: Company<never>, id: (name: string) => never) => Promise<unknown>

/** Records that stand on their own: by which id. */
const ALONE = {
  sites: 'siteId',
  vehicles: 'vehicleId',
  vendors: 'vendorId',
  products: 'productId',
  batches: 'batchId',
  travels: 'travelId',
  activityRecords: 'activityRecordId',
  instruments: 'instrumentId',
  emissionFactors: 'factorId',
  emissionKinds: 'kindId',
  files: 'fileId',
} as const
/** Those below another one: by which ids. */
const BELOW = {
  siteFuels: { siteId: 'siteId', fuelId: 'fuelId' },
  siteEnergies: { siteId: 'siteId', energyId: 'energyId' },
  refrigerantLeaks: { siteId: 'siteId', leakId: 'leakId' },
  vehicleEmissions: { vehicleId: 'vehicleId', emissionId: 'vehicleEmissionId' },
  movements: { batchId: 'batchId', movementId: 'movementId' },
} as const

type Methods = Readonly<Record<string, ((...given: readonly unknown[]) => Promise<unknown>) | undefined>>

const LENIENT = { required: 'lenient' } as const

function aloneCalls([group, name]: readonly [string, string]): Call[] {
  const of = (company: Company<never>) => (company as unknown as Readonly<Record<string, Methods>>)[group] as Methods
  return [
    async (company, id) => of(company).get?.(id(name)),
    async (company, id) => of(company).update?.(id(name), { name: 'taken' }, LENIENT),
    async (company, id) => of(company).delete?.(id(name)),
    async (company, id) => of(company).recalculate?.(id(name)),
  ]
}

function belowCalls([group, names]: readonly [string, Readonly<Record<string, string>>]): Call[] {
  const of = (company: Company<never>) => (company as unknown as Readonly<Record<string, Methods>>)[group] as Methods
  const pathOf = (id: (name: string) => never) =>
    Object.fromEntries(Object.entries(names).map(([part, name]) => [part, id(name)]))
  const [above = ''] = Object.values(names)
  return [
    async (company, id) => of(company).get?.(pathOf(id)),
    async (company, id) => of(company).update?.(pathOf(id), { comment: 'taken' }, LENIENT),
    async (company, id) => of(company).delete?.(pathOf(id)),
    async (company, id) => of(company).recalculate?.(pathOf(id)),
    async (company, id) => of(company).locationBased?.(pathOf(id)),
    async (company, id) => of(company).list?.(id(above)),
    async (company, id) => of(company).create?.(id(above), {}),
  ]
}

const OTHERS: readonly Call[] = [
  (company, id) => company.audit.explain(id('emissionId')),
  (company, id) => company.audit.explain(id('fuelId')),
  (company, id) => company.audit.trace(id('emissionId')),
  (company, id) => company.audit.trace(id('energyId'), { method: 'location' }),
  (company, id) => company.audit.log({ recordId: id('fuelId') }),
  (company, id) => company.apiKeys.revoke(id('apiKeyId')),
  (company) => company.apiKeys.list(),
  (company) => company.inventory({ from: '2024-01-01', to: '2026-01-01' }),
]

/** Every use case that an id leads to. */
const CALLS: readonly Call[] = [
  ...Object.entries(ALONE).flatMap(aloneCalls),
  ...Object.entries(BELOW).flatMap(belowCalls),
  ...OTHERS,
]

/** What stands in for a text where no compiler looks. */
const GUISES: readonly ((id: string | number) => unknown)[] = [
  (id) => [id],
  (id) => ({ id }),
  (id) => ({ toString: () => id, valueOf: () => id, [Symbol.toPrimitive]: () => id }),
  (id) => Object(id) as unknown,
  (id) => new Map([['id', id]]),
  // decimal: the digits of a hexadecimal look-alike would not come back as they were sent
  (id) => Number(String(id).replace(/^0x/, '')),
  (id) => BigInt(typeof id === 'number' ? id : 1),
]

/** A call whose every choice is made. */
export interface ForeignCall {
  readonly sent: (ids: Ids) => readonly string[]
  make(company: Company<never>, ids: Ids): Promise<unknown>
}

/** Any use case, reaching for what another company has. */
export function anyForeignCall(random: Random): ForeignCall {
  const call = random.one(CALLS)
  const guise = random.unit() < 0.15 ? random.one(GUISES) : (id: string | number) => id as unknown
  const names = [...Object.values(ALONE), ...Object.values(BELOW).flatMap((one) => Object.values(one))]
  const chosen = new Map<string, ChosenId>(
    [...names, 'emissionId', 'apiKeyId'].map((name) => [name, anyId(random, name)]),
  )
  const idOf = (ids: Ids) => (name: string) => (chosen.get(name) as ChosenId)(ids)
  return {
    sent: (ids) => [...chosen.keys()].map((name) => String(idOf(ids)(name))),
    make: (company, ids) => call(company, (name) => guise(idOf(ids)(name)) as never),
  }
}
