import type { Store } from '../../../../src/ledger/collections/index.ts'
import { findFactor, publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { createPlaces } from '../../../../src/reference/places/index.ts'
import type { Company } from '../../../../src/service/company.ts'
import {
  createService,
  type IdempotencyKey,
  memoryStore,
  type Service,
  type ServiceRecords,
} from '../../../../src/service/index.ts'
import { type Random, randomFrom } from '../../../oracle/random.ts'
import { CLEAN_KEY } from './emission-oracle.ts'
import { type NaiveCompany, naiveCompany } from './naive-company.ts'

/** One company twice: as the service has it, and as the model does; and what it must see nothing of. */
export interface Twin {
  readonly real: Company<never>
  readonly naive: NaiveCompany
  readonly authenticate: Service['authenticate']
  /** Takes everything of the company away. */
  erase(): Promise<void>
  /** The same company for a request that may come again. */
  again(idempotency: IdempotencyKey): Company<never>
  /** The other companies. */
  foreign(): readonly NaiveCompany[]
}

/** Three companies of one service, and where chance comes from. */
export interface World {
  readonly twins: readonly [Twin, Twin, Twin]
  readonly random: Random
}

/** What a company counts its clean electricity by, where it does. */
const CLEAN = findFactor(CLEAN_KEY)

const GB = { country: 'GB' } as const
const places = createPlaces({
  own: { Leeds: { lat: 53.8, lng: -1.55, ...GB }, Hull: { lat: 53.74, lng: -0.33, ...GB } },
})

/** A service for many worlds, over a store that is empty: each takes three companies that nobody had before; `watch` may stand between. */
export function worldMaker(
  store: Store<ServiceRecords> = memoryStore(),
  watch: (service: Service) => Service = (service) => service,
): (seed: number) => World {
  let made = 0
  const newId = () => {
    made += 1
    return `00000000-0000-4000-8000-${made.toString(16).padStart(12, '0')}`
  }
  let index = Date.parse('2025-06-01T00:00:00.000Z')
  const clock = () => {
    index += 1
    return index
  }
  const all = new Map<number, NaiveCompany>()
  const policy = (companyId: number) => {
    const cleanEnergyFactor = all.get(companyId)?.policy.isCleanCounted === true ? CLEAN : null
    return { required: 'lenient', allowCredits: true, cleanEnergyFactor } as const
  }
  // the model knows no factors of national publishers
  const service = watch(createService({ store, catalogue: publishedCatalogue, newId, clock, places, policy }))
  const { authenticate } = service
  let companies = 0
  const twin = (three: readonly NaiveCompany[], naive: NaiveCompany): Twin => {
    const foreign = three.filter((one) => one !== naive)
    const again = (idempotency: IdempotencyKey | null) => service.company(naive.id, { actor: 'model', idempotency })
    const byPolicy = { counted: undefined, zero: undefined } as Record<'counted' | 'zero', Company | undefined>
    return {
      naive,
      authenticate,
      erase: () => service.erase(naive.id),
      again,
      foreign: () => foreign,
      /** By the policy as it is now. */
      get real() {
        const name = naive.policy.isCleanCounted ? 'counted' : 'zero'
        const company = byPolicy[name] ?? again(null)
        byPolicy[name] = company
        return company
      },
    }
  }
  return (seed) => {
    const [first, second, third] = [1, 2, 3].map((nth) => naiveCompany(companies + nth)) as [
      NaiveCompany,
      NaiveCompany,
      NaiveCompany,
    ]
    companies += 3
    const three = [first, second, third]
    all.clear()
    for (const one of three) all.set(one.id, one)
    return { twins: [twin(three, first), twin(three, second), twin(three, third)], random: randomFrom(seed) }
  }
}
