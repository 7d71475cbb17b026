import { add, equal, multiply, parseNumber, type Rational, ZERO } from '../../../../src/core/exact/index.ts'
import { type Api, type ApiRequest, createApi } from '../../../../src/http/index.ts'
import { createService, memoryStore, type ServiceRecords, type Store } from '../../../../src/service/index.ts'
import { type Random, randomFrom } from '../../../oracle/random.ts'
import type { Figure, Measure } from '../figure.ts'
import { DIESEL_PER_LITRE, DIESEL_SCALE, fuelOf } from './interleaved-company.ts'

const REQUESTS = { fast: 10_000, full: 100_000 } as const
const COMPANIES = 3
const FUELS_BEFORE = 50
/** Idempotency keys are of so many requests each. */
const GIB = 2 ** 30
const TIMES_A_KEY = 4
/** Bytes of a request under way, at most; and of a record that is kept, with all rows of it. */
const BYTES_UNDER_WAY_MAX = 20_000
/** What all records have in common counts for more where there are few. */
const BYTES_KEPT_MAX = 2_500
const BYTES_IN_COMMON = 5_000_000
/** How far the heap may be from where it was after requests that kept nothing. */
const BYTES_LEFT_MAX = 2_000_000

const NOTHING = async () => ''

function heapBytes(): number {
  for (let times = 0; times < 3; times++) globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

/** A company with some fuels, and what its clients do. */
interface Client {
  readonly companyId: number
  readonly key: string
  readonly siteId: string
  readonly fuelIds: readonly string[]
}

/** As clients send a text: with its length. */
function lengthOf(text: string) {
  return { 'content-length': String(Buffer.byteLength(text)) }
}

/** A request, and the statuses that it may be answered with. */
interface Asked {
  readonly request: ApiRequest
  readonly due: readonly number[]
  readonly onceKey: string | null
}

function posted(client: Client, body: object, headers: Readonly<Record<string, string>> = {}): ApiRequest {
  const text = JSON.stringify(body)
  const all = { 'x-api-key': client.key, 'content-type': 'application/json', ...lengthOf(text), ...headers }
  return { method: 'POST', target: `/v1/sites/${client.siteId}/fuel`, headers: all, body: async () => text }
}

function got(client: Client, target: string, key = client.key): ApiRequest {
  return { method: 'GET', target, headers: { 'x-api-key': key }, body: NOTHING }
}

function patched(client: Client, fuelId: string, litres: number, ifMatch?: string): ApiRequest {
  const text = JSON.stringify({ value: litres })
  const matching = ifMatch === undefined ? {} : { 'if-match': ifMatch }
  const headers = { 'x-api-key': client.key, 'content-type': 'application/json', ...lengthOf(text), ...matching }
  return { method: 'PATCH', target: `/v1/sites/${client.siteId}/fuel/${fuelId}`, headers, body: async () => text }
}

/** What clients do: half of it makes records, some of it again and again, some of it cannot be done. */
function anyAsked(random: Random, client: Client, nth: number): Asked {
  const chance = random.unit()
  const litres = random.whole(1, 9_999)
  const asked = (request: ApiRequest, ...due: readonly number[]): Asked => ({ request, due, onceKey: null })
  if (chance < 0.4) return asked(posted(client, fuelOf(litres)), 201)
  if (chance < 0.5) {
    const onceKey = `${client.companyId}-${Math.floor(nth / TIMES_A_KEY / 10)}`
    return { request: posted(client, fuelOf(5), { 'idempotency-key': onceKey }), due: [201], onceKey }
  }
  const fuelId = random.one(client.fuelIds)
  if (chance < 0.6) return asked(patched(client, fuelId, litres), 200)
  if (chance < 0.65) return asked(patched(client, fuelId, litres, '"1"'), 200, 412)
  if (chance < 0.8) return asked(got(client, `/v1/sites/${client.siteId}/fuel/${fuelId}`), 200)
  if (chance < 0.85) return asked(got(client, `/v1/sites/${client.siteId}/fuel?limit=10`), 200)
  if (chance < 0.9) return asked(posted(client, { ...fuelOf(litres), value: 'many' }), 400)
  if (chance < 0.95) return asked(got(client, '/v1/sites/none/fuel'), 404)
  return asked(got(client, '/v1/units', 'no key'), 401)
}

async function clientOf(service: ReturnType<typeof createService>, companyId: number): Promise<Client> {
  const company = service.company(companyId)
  const place = { address: '1 Mill Lane', coordinates: { lat: 53.79, lng: -1.53 } }
  const site = await company.sites.create({ name: 'Works', address: place, area: 1, unit: 'M2', countryId: 826 })
  const fuelIds: string[] = []
  for (let made = 0; made < FUELS_BEFORE; made++) {
    fuelIds.push((await company.siteFuels.create(site.record.id, fuelOf(1))).record.id)
  }
  const { record } = await company.apiKeys.issue({ name: 'client' })
  return { companyId, key: record.key, siteId: site.record.id, fuelIds }
}

/** What all answers came to. */
interface Answered {
  readonly statuses: Map<number, number>
  readonly wrong: string[]
  /** The ids that were answered to each idempotency key. */
  readonly ids: Map<string, Set<string>>
  created: number
  rejected: number
  heapPeak: number
  done: number
}

async function answer(api: Api, { request, due, onceKey }: Asked, answered: Answered): Promise<void> {
  try {
    const response = await api.handle(request)
    const status = response?.status ?? 0
    answered.statuses.set(status, (answered.statuses.get(status) ?? 0) + 1)
    if (!due.includes(status)) answered.wrong.push(`${status} for ${due.join(' or ')}: ${response?.body.slice(0, 200)}`)
    if (status === 201 && onceKey === null) answered.created += 1
    if (status === 201 && onceKey !== null) {
      const { id } = JSON.parse(String(response?.body ?? '')) as { readonly id: string }
      answered.ids.set(onceKey, (answered.ids.get(onceKey) ?? new Set()).add(id))
    }
  } catch {
    answered.rejected += 1
  }
  answered.done += 1
  if (answered.done % 500 === 0) answered.heapPeak = Math.max(answered.heapPeak, process.memoryUsage().heapUsed)
}

/** The total is the litres of all fuels times their factor, and every other total what is counted again. */
async function totalFaults(
  store: Store<ServiceRecords>,
  companyId: number,
): Promise<{ fuels: number; faults: string[] }> {
  let litres = ZERO
  let [fuels, after]: [number, object | undefined] = [0, undefined]
  const held = await store.read(companyId, async (tx) => {
    for (;;) {
      const { rows, next } = await tx.siteFuels.list({ by: 'startDate' }, { limit: 10_000, ...(after as object) })
      for (const { record } of rows) litres = add(litres, parseNumber(record.value))
      fuels += rows.length
      if (next === null) return tx.companyTotal()
      after = { after: next }
    }
  })
  const due: Rational = multiply(litres, { n: DIESEL_PER_LITRE, d: DIESEL_SCALE })
  const wrong = await store.verifyTotals(companyId)
  const recount =
    wrong.length === 0 ? [] : [`company ${companyId}: a recount finds ${JSON.stringify(wrong).slice(0, 300)}`]
  const isExact = equal(due, parseNumber(held))
  return { fuels, faults: [...recount, ...(isExact ? [] : [`company ${companyId} has ${held}`])] }
}

/** All of them at once: none waits for another to be sent. */
async function allAtOnce(api: Api, asked: readonly Asked[]): Promise<Answered> {
  const answered: Answered = {
    statuses: new Map(),
    wrong: [],
    ids: new Map(),
    created: 0,
    rejected: 0,
    heapPeak: 0,
    done: 0,
  }
  await Promise.all(asked.map((one) => answer(api, one, answered)))
  return answered
}

function figuresOf(
  count: number,
  found: {
    answered: Answered
    unhandled: number
    faults: readonly string[]
    bytes: Record<'underWay' | 'kept' | 'left', number>
  },
): Figure[] {
  const { answered, unhandled, faults, bytes } = found
  const name = `${count.toLocaleString('en')} concurrent requests in process on memory`
  const statuses = [...answered.statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`)
  const isRight = unhandled + answered.rejected + answered.wrong.length + faults.length === 0
  const isBounded =
    bytes.underWay <= BYTES_UNDER_WAY_MAX &&
    bytes.kept <= BYTES_KEPT_MAX + BYTES_IN_COMMON / count &&
    bytes.left <= BYTES_LEFT_MAX
  return [
    {
      name,
      aim: '0 unhandled rejections, totals exact',
      measured: `${unhandled} unhandled, ${answered.rejected} rejected, ${answered.wrong.length} other answers than due; ${faults.length} wrong totals`,
      holds: isRight,
      details: [
        'budgets of bodies that let all of them in at once: 8 GiB',
        `all begun before the first is answered; answers: ${statuses.join(', ')}`,
        ...answered.wrong.slice(0, 5),
        ...faults.slice(0, 5),
      ],
    },
    {
      name: `${name}: memory`,
      aim: `bounded: at most ${BYTES_UNDER_WAY_MAX} bytes a request under way, ${BYTES_KEPT_MAX + BYTES_IN_COMMON / count} a record kept, nothing for what keeps none`,
      measured: `${Math.round(bytes.underWay)} bytes a request under way, ${Math.round(bytes.kept)} a record kept, ${Math.round(bytes.left / 1000)} kB left by as many reads`,
      holds: isBounded,
      details: ['heap in use after collection, before and after; its peak is looked at after every 500 answers'],
    },
  ]
}

export const measure: Measure = async ({ scale, seed }) => {
  const count = REQUESTS[scale]
  let unhandled = 0
  process.on('unhandledRejection', () => {
    unhandled += 1
  })
  const store = memoryStore<ServiceRecords>()
  const service = createService({ store, policy: { required: 'lenient' } })
  // a host that asks for so many bodies of one key at once; the budget itself is held by tests of its own
  const budgets = { bodyBytesPerKey: 8 * GIB, bodyBytes: 8 * GIB }
  const api = createApi({ service, extensions: true, budgets })
  const clients = await Promise.all(Array.from({ length: COMPANIES }, (_, index) => clientOf(service, index + 1)))
  const random = randomFrom(seed)
  const clientFor = () => (random.unit() < 0.7 ? (clients[0] as Client) : random.one(clients))
  const read = () => got(clients[0] as Client, `/v1/sites/${clients[0]?.siteId}/fuel?limit=1`)
  const reads = (): Asked[] => Array.from({ length: count }, () => ({ request: read(), due: [200], onceKey: null }))
  // what is compiled and remembered once is none of what is kept
  await allAtOnce(api, reads().slice(0, 2_000))
  const before = heapBytes()
  let asked: readonly Asked[] = Array.from({ length: count }, (_, nth) => anyAsked(random, clientFor(), nth))
  const answered = await allAtOnce(api, asked)
  const underWay = (answered.heapPeak - before) / count
  asked = []
  const kept = heapBytes()
  const again = await allAtOnce(api, reads())
  const left = heapBytes() - kept
  const faults: string[] = []
  let fuels = -COMPANIES * FUELS_BEFORE
  for (const { companyId } of clients) {
    const found = await totalFaults(store, companyId)
    fuels += found.fuels
    faults.push(...found.faults)
  }
  const onceMore = [...answered.ids]
    .filter(([, ids]) => ids.size > 1)
    .map(([key, ids]) => `${key} made ${ids.size} records`)
  const due = answered.created + answered.ids.size
  if (fuels !== due) faults.push(`${due} records were acknowledged, ${fuels} are there`)
  faults.push(...onceMore, ...again.wrong)
  const bytes = { underWay, kept: (kept - before) / fuels, left }
  return figuresOf(count, { answered, unhandled, faults, bytes })
}
