import { createPlaces } from '../../../../src/places/index.ts'
import type { Company } from '../../../../src/service/company.ts'
import { createService, memoryStore, type Service, type ServiceRecords } from '../../../../src/service/index.ts'
import type { Store } from '../../../../src/store/index.ts'
import { type Random, randomFrom } from '../../../oracle/random.ts'
import { type NaiveCompany, naiveCompany } from './naive-company.ts'

/** One company twice: as the service has it, and as the model does; and what it must see nothing of. */
export interface Twin {
  readonly real: Company
  readonly naive: NaiveCompany
  readonly authenticate: Service['authenticate']
  /** The other companies. */
  foreign(): readonly NaiveCompany[]
}

/** Three companies of one service, and where chance comes from. */
export interface World {
  readonly twins: readonly [Twin, Twin, Twin]
  readonly random: Random
}

const GB = { country: 'GB' } as const
const places = createPlaces({
  own: { Leeds: { lat: 53.8, lng: -1.55, ...GB }, Hull: { lat: 53.74, lng: -0.33, ...GB } },
})

/** A service for many worlds, over a store that is empty: each takes three companies that nobody had before. */
export function worldMaker(store: Store<ServiceRecords> = memoryStore()): (seed: number) => World {
  let made = 0
  const newId = () => {
    made += 1
    return `00000000-0000-4000-8000-${made.toString(16).padStart(12, '0')}`
  }
  let at = Date.parse('2025-06-01T00:00:00.000Z')
  const clock = () => {
    at += 1
    return at
  }
  const service = createService({ store, newId, clock, places, policy: { required: 'lenient', allowCredits: true } })
  const { authenticate } = service
  let companies = 0
  const twin = (all: readonly NaiveCompany[], naive: NaiveCompany): Twin => {
    const foreign = all.filter((one) => one !== naive)
    const real = service.company(naive.id, { actor: 'model' })
    return { real, naive, authenticate, foreign: () => foreign }
  }
  return (seed) => {
    const [first, second, third] = [1, 2, 3].map((nth) => naiveCompany(companies + nth)) as [
      NaiveCompany,
      NaiveCompany,
      NaiveCompany,
    ]
    companies += 3
    const all = [first, second, third]
    return { twins: [twin(all, first), twin(all, second), twin(all, third)], random: randomFrom(seed) }
  }
}
