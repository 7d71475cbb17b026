import type { ApiRequest } from '../../../../src/http/index.ts'
import type { Operation } from '../../../../src/http/operation.ts'
import { bodyFor, EVERY, type Named, queryFor, REFERENCES } from '../../../contract/http/fixtures/tenants.ts'
import type { Random } from '../../../oracle/random.ts'
import { put } from '../../../unit/resources/fixtures/full-input.ts'
import { LOOK_ALIKES, NAMES_OF_NOTHING } from './look-alikes.ts'
import { USED_KEY } from './two-tenants.ts'

/** Whose ids a request is made with: one's own, and those of another company (or of nobody). */
export interface Ids {
  readonly own: Named
  readonly foreign: Named
  readonly key: string
  readonly foreignKey: string
}

/** An id that was chosen, but for whose it is. */
export type ChosenId = (ids: Ids) => string | number

/** Mostly an id of others, as it is or in disguise; at times one's own, or what no id is. */
export function anyId(random: Random, name: string): ChosenId {
  const [chance, alike, nothing] = [random.unit(), random.one(LOOK_ALIKES), random.one(NAMES_OF_NOTHING)]
  const isPlain = random.unit() < 0.2
  if (chance < 0.6) return ({ foreign }) => (isPlain ? (foreign[name] ?? nothing) : alike(String(foreign[name])))
  if (chance < 0.8) return ({ own }) => own[name] ?? nothing
  if (chance < 0.9) return ({ own }) => alike(String(own[name]))
  return () => nothing
}

/** A request whose every choice is made. */
export interface ForeignRequest {
  readonly operation: Operation
  /** False where it is no more than a read, whatever it reaches. */
  readonly isWriting: boolean
  of(ids: Ids): { readonly request: ApiRequest; readonly sent: string }
}

type Put = (body: Record<string, unknown>, ids: Ids) => void

/** Something of others in a body, where an id is due, and where none is. */
function anyField(random: Random, { input }: Operation): Put {
  const [, , resource = ''] = /^(create|update)(\w+)$/.exec(input ?? '') ?? []
  const fields = Object.entries(REFERENCES[resource] ?? {})
  const smuggled = random.one([
    ...['companyId', 'id', 'emissionId', 'siteId', 'recordId', 'ownerId', 'emission.id', 'vendor.id'],
    ...['vendor.companyId', 'emissionFactor.id', 'emissionKind.companyId', '__proto__.companyId', 'constructor'],
  ])
  const named = random.one(['siteId', 'fuelId', 'emissionId', 'vendorId', 'factorId', 'batchId', 'movementId'])
  if (fields.length === 0 || random.unit() < 0.3) {
    const id = anyId(random, named)
    return (body, ids) => {
      if (!smuggled.startsWith('__proto__')) put(body, smuggled, smuggled.endsWith('companyId') ? 2 : id(ids))
      else {
        const value = { companyId: 2, id: id(ids) }
        Object.defineProperty(body, '__proto__', { value, enumerable: true, configurable: true })
      }
    }
  }
  const [field, name] = random.one(fields)
  const id = anyId(random, name)
  return (body, ids) => {
    if (field.startsWith('batches')) body.batches = [{ id: ids.own.batchId }]
    if (field.startsWith('productsBathes')) body.productsBathes = [{ count: 1 }]
    put(body, field, id(ids))
  }
}

/** Names in paths that are no ids: they mean the same to every company. */
const SHARED_NAMES: readonly string[] = ['standard']

/** The path with chosen ids, as clients write it or as it comes. */
function anyPath(random: Random, { path, parameters }: Operation): (ids: Ids) => string {
  const idOf = (name: string): ChosenId =>
    SHARED_NAMES.includes(name) ? ({ own }) => own[name] as string : anyId(random, name)
  const chosen = new Map(parameters.map((name) => [name, idOf(name)]))
  const isRaw = random.unit() < 0.1
  return (ids) => {
    return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = String((chosen.get(name) as ChosenId)(ids))
      return isRaw ? value : encodeURIComponent(value)
    })
  }
}

function anyQuery(random: Random, operation: Operation): (ids: Ids) => string {
  const known = queryFor(operation)
  if (operation.query === null || random.unit() < 0.5) return () => known
  // what is searched for among published factors is not an id, and finds others by other digits
  const asked = Object.keys(operation.query.shape).filter((field) => field !== 'search')
  const fields = [...asked, 'companyId', 'company_id', '__proto__']
  const [field, id] = [random.one(fields), anyId(random, random.one(['fuelId', 'siteId', 'factorId']))]
  return (ids) => `${known}${known === '' ? '?' : '&'}${field}=${encodeURIComponent(String(id(ids)))}`
}

type Headers = Record<string, string>

function anyHeaders(random: Random): (ids: Ids) => Headers {
  const alike = random.one(LOOK_ALIKES.slice(3))
  const chance = random.unit()
  // a key in disguise is not a key; one with blanks around it is the key itself
  if (chance < 0.05) return ({ foreignKey }) => ({ 'x-api-key': `x${alike(foreignKey)}` })
  if (chance < 0.1) return ({ foreignKey }) => ({ 'x-api-key': disguised(foreignKey, alike) })
  if (chance < 0.25) return ({ key }) => ({ 'x-api-key': key, 'idempotency-key': USED_KEY })
  if (chance < 0.4) return ({ key }) => ({ 'x-api-key': key, 'if-match': '*', 'if-none-match': '"1"' })
  return ({ key }) => ({ 'x-api-key': key })
}

function disguised(key: string, alike: (text: string) => string): string {
  const text = alike(key)
  return text.trim() === key ? `${key}x` : text
}

/** Any request that reaches for what another company has. */
export function anyForeignRequest(random: Random): ForeignRequest {
  const operation = random.one(EVERY)
  const path = anyPath(random, operation)
  const query = anyQuery(random, operation)
  const headers = anyHeaders(random)
  const fields = operation.input === null ? [] : [anyField(random, operation), anyField(random, operation)]
  const isPatch = operation.method === 'PATCH' && random.unit() < 0.15
  const of = (ids: Ids) => {
    const body = bodyFor(operation, ids.own)
    for (const one of fields) one(body, ids)
    const patch = Object.entries(body).map(([name, value]) => ({ op: 'add', path: `/${name}`, value }))
    const text = operation.input === null ? '' : JSON.stringify(isPatch ? patch : body)
    const media = isPatch ? 'application/json-patch+json' : 'application/json'
    const sentHeaders = { ...headers(ids), ...(text === '' ? {} : { 'content-type': media }) }
    const whole = path(ids) + query(ids)
    const request = { method: operation.method, target: whole, headers: sentHeaders, body: async () => text }
    const sent = `${decoded(whole)} ${whole} ${text} ${Object.values(sentHeaders).join(' ')}`
    return { request, sent }
  }
  return { operation, isWriting: operation.method !== 'GET', of }
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    return target
  }
}
