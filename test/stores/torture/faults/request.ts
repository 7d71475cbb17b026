import { createPlaces } from '../../../../src/reference/places/index.ts'
import { createService, type Service, type ServiceRecords, type Store } from '../../../../src/service/index.ts'

/** A use case with what it is given, and the key by which it is sent again. */
export interface Request {
  readonly companyId: number
  /** 'siteFuels.create' */
  readonly use: string
  readonly given: readonly unknown[]
  readonly key: string
}

/** What a use case answers with, as far as it is looked at here. */
export interface Answer {
  readonly record: Readonly<Record<string, unknown>> & { readonly id: string | number }
  readonly version: number
}

type UseCase = (...given: readonly unknown[]) => Promise<Answer>

const ACTOR = 'torture'

/** Under which name a store remembers the answer. */
export function routeOf({ use }: Request): string {
  return `POST ${use}`
}

/** A service on the store, in which Leeds and Hull are known. */
export function serviceOn(store: Store<ServiceRecords>): Service {
  const own = {
    Leeds: { lat: 53.79, lng: -1.53, country: 'GB' },
    Hull: { lat: 53.74, lng: -0.3, country: 'GB' },
  }
  return createService({ store, places: createPlaces({ own }), policy: { required: 'lenient' } })
}

/** Does what is asked for, at most once for its key. */
export function perform(service: Service, request: Request): Promise<Answer> {
  const { companyId, use, given, key } = request
  const idempotency = { route: routeOf(request), key, fingerprint: JSON.stringify(given) }
  const company = service.company(companyId, { actor: ACTOR, idempotency })
  const [resource = '', name = ''] = use.split('.')
  const cases = company as unknown as Record<string, Record<string, UseCase>>
  const useCase = cases[resource]?.[name]
  if (useCase === undefined) throw new TypeError(`there is no use case ${use}`)
  return useCase(...given)
}
