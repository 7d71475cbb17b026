import { type Api, createApi } from '../../../../src/http/index.ts'
import { createService, type Service, type ServiceRecords, type Store } from '../../../../src/service/index.ts'
import { keptText } from '../../../contract/http/fixtures/kept-rows.ts'
import { type Named, type Tenant, tenant } from '../../../contract/http/fixtures/tenants.ts'
import { NUMBERS_APART, nobodysLike } from './look-alikes.ts'

/** What the texts of the other company say, and nothing else does. */
export const MARK = 'Zanzibar'

/** An idempotency key that the other company has used. */
export const USED_KEY = 'used-by-the-other'

/** A company that asks, and another one that must not be seen. */
export interface TwoTenants {
  readonly service: Service
  readonly api: Api
  readonly ours: Tenant
  readonly theirs: Tenant
  /** Ids like theirs that nobody has. */
  readonly nobodys: Named
  /** True where the text tells anything of theirs that the request did not. */
  tells(text: string, sent: string): boolean
  /** All that the other company has, as text. */
  theirRows(): Promise<string>
}

/** Marks every text of a company that it may choose. */
async function mark({ company, named }: Tenant): Promise<void> {
  const change = { name: `${MARK} limited` }
  const id = (name: string) => String(named[name])
  await company.sites.update(id('siteId'), change)
  await company.vehicles.update(id('vehicleId'), change)
  await company.vendors.update(id('vendorId'), change)
  await company.products.update(id('productId'), change)
  await company.batches.update(id('batchId'), change)
  await company.emissionFactors.update(id('factorId'), change)
  await company.emissionKinds.update(id('kindId'), change)
  await company.files.update(id('fileId'), change)
  const fuel = { siteId: id('siteId'), fuelId: id('fuelId') }
  await company.siteFuels.update(fuel, { comment: `${MARK} fuel` }, { required: 'lenient' })
}

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g

/** Ids of another company's rows, which no answer may hold. */
function secretsIn(theirs: string, ours: string): ReadonlySet<string> {
  const shared = new Set(ours.match(UUID) ?? [])
  return new Set((theirs.match(UUID) ?? []).filter((id) => !shared.has(id)))
}

/** Two companies on a store; their numbers, which are counted company by company, are apart. */
export async function openTwoTenants(store: Store<ServiceRecords>, first: number): Promise<TwoTenants> {
  const service = createService({ store, policy: { required: 'lenient' } })
  const ours = await tenant(service.company(first))
  await store.transaction(first + 1, async (tx) => {
    for (const name of ['products', 'batches'] as const) {
      for (let taken = 0; taken < NUMBERS_APART; taken++) await tx.nextId(name)
    }
  })
  const theirs = await tenant(service.company(first + 1))
  await mark(theirs)
  const api = createApi({ service, extensions: true })
  const headers = { 'x-api-key': theirs.keys.first, 'content-type': 'application/json', 'idempotency-key': USED_KEY }
  const body = async () => JSON.stringify({ name: `${MARK} once`, countryId: 826, vendorType: 'fuel' })
  await api.answer({ method: 'POST', target: '/v1/vendors', headers, body })
  const theirRows = () => keptText({ store, service }, first + 1)
  const secrets = secretsIn(await theirRows(), await keptText({ store, service }, first))
  const nobodys = Object.fromEntries(Object.entries(theirs.named).map(([name, id]) => [name, nobodysLike(id)]))
  const tells = (text: string, sent: string) => {
    if (text.includes(MARK) && !sent.includes(MARK)) return true
    return (text.match(UUID) ?? []).some((id) => secrets.has(id) && !sent.includes(id))
  }
  return { service, api, ours, theirs, nobodys, tells, theirRows }
}
