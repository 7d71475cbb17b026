import { createPlaces } from '../../../../src/places/index.ts'
import type { Company } from '../../../../src/service/company.ts'
import { createService, memoryStore, type ServiceRecords } from '../../../../src/service/index.ts'
import { type Random, randomFrom } from '../../../oracle/random.ts'
import { type NaiveCompany, naiveCompany } from './naive-company.ts'

/** One company twice: as the service has it, and as the model does. */
export interface Twin {
  readonly real: Company
  readonly naive: NaiveCompany
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

/** A service for many worlds: each takes three companies that nobody had before. */
export function worldMaker(): (seed: number) => World {
  const store = memoryStore<ServiceRecords>()
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
  let companies = 0
  const twin = (): Twin => {
    companies += 1
    return { real: service.company(companies, { actor: 'model' }), naive: naiveCompany(companies) }
  }
  return (seed) => ({ twins: [twin(), twin(), twin()], random: randomFrom(seed) })
}
