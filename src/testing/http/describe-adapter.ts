import { bytesOf } from '../../http/hosts/readable-pieces.ts'
import type { Api, ApiRequest, ApiResponse, BodyContent } from '../../http/request.ts'
import type { TestFunctions } from '../store/describe-store.ts'
import { ABILITIES, type Ability, type AdapterCase, type CaseRequest } from './adapter-case.ts'
import { BODY_CASES, HEADER_CASES, PATH_CASES } from './request-cases.ts'
import { makeTwin, type Twin, type TwinKind, type TwinNames } from './twin.ts'

const GROUPS: Readonly<Record<string, readonly AdapterCase[]>> = {
  paths: PATH_CASES,
  bodies: BODY_CASES,
  headers: HEADER_CASES,
}

/** A request to the host. */
export interface HostRequest {
  readonly method: string
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  /** null: no body. */
  readonly body: Uint8Array | null
}

/** A response of the host. */
export interface HostAnswer {
  readonly status: number
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>
  /** The bytes as they arrive. A host that only sends texts may decode them as UTF-8. */
  readonly body: BodyContent
}

/** A host with the mounted interface. */
export interface MountedApi {
  send(request: HostRequest): Promise<HostAnswer>
  close?(): Promise<void>
}

/** A host in another process, and the key and site of its own twin. */
export interface RemoteApi extends MountedApi {
  readonly twin: TwinNames
}

/** The test runner and the properties of the host. */
export interface AdapterSuite extends TestFunctions {
  /** Features that the host lacks, with reasons; their cases are skipped. */
  readonly lacks?: Readonly<Partial<Record<Ability, string>>> | undefined
  /** Lower-case headers that the host adds to every response, in addition to date and connection headers. */
  readonly hostHeaders?: readonly string[] | undefined
}

type TextDecoderClass = new (
  label: 'utf-8',
  options: { readonly ignoreBOM: true },
) => { decode(bytes: Uint8Array): string }

const OF_EVERY_HOST = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']

/** Fills the key and site of a twin into the request of a case. */
function resolveRequest({ key, siteId }: TwinNames, { method, target, headers = {}, body }: CaseRequest): HostRequest {
  const given = Object.entries(headers).map(([name, value]) => [name, value.replace('{key}', key)] as const)
  const all = Object.fromEntries(given.filter(([, value]) => value !== ''))
  const isKeyed = given.some(([name]) => name.toLowerCase() === 'x-api-key')
  return {
    method,
    target: target.replace('{site}', siteId),
    headers: isKeyed ? all : { 'x-api-key': key, ...all },
    body: body === undefined ? null : typeof body === 'string' ? bytesOf(body) : body,
  }
}

/** Converts a request to the form of the adapters. */
function plainRequest({ method, target, headers, body }: HostRequest): ApiRequest {
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)
  return { method, target, headers: Object.fromEntries(lower), body: async () => body ?? new Uint8Array() }
}

/** Decodes a body, which may still be bytes. */
function decodeBody(body: BodyContent): string {
  const TextDecoder: TextDecoderClass = Reflect.get(globalThis, 'TextDecoder')
  return typeof body === 'string' ? body : new TextDecoder('utf-8', { ignoreBOM: true }).decode(body)
}

function check(what: string, received: unknown, expected: unknown): void {
  if (received === expected) return
  throw new Error(`${what} is not what the interface answers\nexpected ${expected}\nreceived ${received}`)
}

/** Fails unless the host sent the expected bytes. */
function checkBody({ body }: HostAnswer, expected: BodyContent): void {
  if (typeof expected === 'string') check('the body', decodeBody(body), expected)
  else {
    const bytes = bytesOf(body)
    check('the length of the body in bytes', bytes.length, expected.length)
    check(
      'the first byte of the body that differs',
      expected.findIndex((byte, index) => byte !== bytes[index]),
      -1,
    )
  }
}

/** Fails unless the host sent the expected response. */
function compareAnswers(
  received: HostAnswer,
  { status, headers, body }: ApiResponse,
  allowed: readonly string[],
): void {
  check('the status', received.status, status)
  checkBody(received, body)
  for (const [name, value] of Object.entries(headers)) {
    // hosts may omit the content-length of a HEAD response
    if (name !== 'content-length') check(`the header ${name}`, received.headers[name], value)
  }
  const length = received.headers['content-length']
  const due = headers['content-length'] ?? String(bytesOf(body).length)
  if (length !== undefined && status !== 304) check('the header content-length', length, due)
  const more = Object.keys(received.headers).filter((name) => !Object.hasOwn(headers, name) && !allowed.includes(name))
  check('a further header', more.join(', '), '')
}

/** A host that serves a twin, and the twin it is compared with. */
interface Visited {
  readonly host: MountedApi
  readonly mine: Twin
  readonly served: TwinNames
}

/** Mounts a twin, uses its host and closes it. */
type Visit = (kind: TwinKind, work: (visited: Visited) => Promise<void>) => Promise<void>

async function whileOpen(host: MountedApi, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } finally {
    await host.close?.()
  }
}

async function runFaulty({ host }: Visited): Promise<void> {
  for (const target of ['/v1/units', '/v1/vehicles']) {
    const { status, headers, body } = await host.send({ method: 'GET', target, headers: {}, body: null })
    check('the status', status, 500)
    check('the type', headers['content-type'], 'application/problem+json')
    check('the code', JSON.parse(decodeBody(body)).code, 'internal_error')
  }
}

/** Sends a request to a host; null if the response broke off. */
async function answerOrNull(host: MountedApi): Promise<HostAnswer | null> {
  try {
    return await host.send({ method: 'GET', target: '/v1/batches', headers: {}, body: null })
  } catch {
    return null
  }
}

async function runBreaking({ host }: Visited): Promise<void> {
  for (const _ of [1, 2]) {
    const answer = await answerOrNull(host)
    // a host that sends the complete response at once can still report the failure
    if (answer !== null) check('the status of an answer that breaks off', answer.status, 500)
  }
}

function writeCases(name: string, suite: AdapterSuite, visit: Visit): void {
  const { describe, it, lacks = {}, hostHeaders = [] } = suite
  const allowed = [...OF_EVERY_HOST, ...hostHeaders]

  const run = ({ requests }: AdapterCase) =>
    visit('whole', async ({ host, mine, served }) => {
      for (const request of requests) {
        const expected = await mine.api.answer(plainRequest(resolveRequest(mine, request)))
        compareAnswers(await host.send(resolveRequest(served, request)), expected, allowed)
      }
    })
  const write = (one: AdapterCase) => {
    const { name, needs } = one
    const reason = needs === undefined ? undefined : lacks[needs]
    if (needs === undefined || reason === undefined) it(name, () => run(one))
    else it.skip(`${name} (skipped: not so that ${ABILITIES[needs]}: ${reason})`, () => run(one))
  }

  describe(`adapter: ${name}`, () => {
    for (const [group, cases] of Object.entries(GROUPS)) {
      describe(group, () => {
        for (const one of cases) write(one)
      })
    }
    it('breaks an answer off, and goes on, where its pieces cannot be finished', () => visit('breaking', runBreaking))
    it('answers 500 as a problem, and goes on, when the interface throws what is not an error', () =>
      visit('faulty', runFaulty))
  })
}

/**
 * Registers tests for authors of adapters: a host must answer every request exactly as the interface does, byte for
 * byte, except headers of its own. The interface is mounted for each case. Skipped cases state the reason. Pass
 * `describe` and `it` of your test runner; a case fails by a rejected promise.
 *
 * @example
 * ```ts
 * import type { Api } from 'tonne/http'
 * import { lambdaHandler } from 'tonne/http/lambda'
 * import { describeAdapter, type HostRequest } from 'tonne/testing'
 * // in a test file: import { describe, it } from 'vitest'
 * const cases = new Map<string, () => Promise<void>>()
 * const describe = (_name: string, write: () => void) => write()
 * const it = Object.assign((name: string, run: () => Promise<void>) => void cases.set(name, run), { skip: () => {} })
 * const mount = async (api: Api) => ({
 *   send: async ({ method, target, headers, body }: HostRequest) => {
 *     const [rawPath = '', rawQueryString = ''] = target.split(/\?(.*)/s)
 *     const sent = { body: body === null ? null : Buffer.from(body).toString('base64'), isBase64Encoded: true }
 *     const requestContext = { http: { method } }
 *     const handle = lambdaHandler(api)
 *     const answer = await handle({ version: '2.0', rawPath, rawQueryString, headers, requestContext, ...sent })
 *     const bytes = Buffer.from(answer.body, answer.isBase64Encoded ? 'base64' : 'utf8')
 *     return { status: answer.statusCode, headers: answer.headers, body: bytes }
 *   },
 * })
 * describeAdapter('mine', mount, { describe, it })
 * for (const run of cases.values()) await run()
 * cases.size > 50 // => true
 * ```
 */
export function describeAdapter(name: string, mount: (api: Api) => Promise<MountedApi>, suite: AdapterSuite): void {
  const kept = new Map<TwinKind, readonly [Twin, Twin]>()
  writeCases(name, suite, async (kind, work) => {
    const twins = kept.get(kind) ?? ([await makeTwin(kind), await makeTwin(kind)] as const)
    // a passing case changes both twins alike; after a failure they may differ
    kept.delete(kind)
    const [mine, served] = twins
    const host = await mount(served.api)
    await whileOpen(host, () => work({ host, mine, served }))
    kept.set(kind, twins)
  })
}

/**
 * Like `describeAdapter`, for a host in another process or runtime. The interface cannot be passed there, so `mount`
 * receives the kind, lets the host call `makeTwin` with it and mount its `api`, and returns its key and site.
 *
 * @example
 * ```ts
 * import { fetchHandler } from 'tonne/http/fetch'
 * import { describeRemoteAdapter, type HostRequest, makeTwin, type TwinKind } from 'tonne/testing'
 * // over there: makes a twin when it is told to, and says what requests have to name
 * const served = { handle: fetchHandler((await makeTwin('whole')).api) }
 * async function serve(kind: TwinKind) {
 *   const { api, key, siteId } = await makeTwin(kind)
 *   served.handle = fetchHandler(api)
 *   return { key, siteId }
 * }
 * // in a test file: import { describe, it } from 'vitest'
 * const cases = new Map<string, () => Promise<void>>()
 * const describe = (_name: string, write: () => void) => write()
 * const it = Object.assign((name: string, run: () => Promise<void>) => void cases.set(name, run), { skip: () => {} })
 * const mount = async (kind: TwinKind) => ({
 *   twin: await serve(kind),
 *   send: async ({ method, target, headers, body }: HostRequest) => {
 *     const answer = await served.handle(new Request(`http://there${target}`, { method, headers, body }))
 *     const bytes = new Uint8Array(await answer.arrayBuffer())
 *     return { status: answer.status, headers: Object.fromEntries(answer.headers), body: bytes }
 *   },
 * })
 * const lacks = { 'raw path': 'a Request resolves dots', 'body of GET': 'a Request of GET has none' }
 * describeRemoteAdapter('over there', mount, { describe, it, lacks })
 * await cases.get('a list')?.()
 * cases.size > 50 // => true
 * ```
 */
export function describeRemoteAdapter(
  name: string,
  mount: (kind: TwinKind) => Promise<RemoteApi>,
  suite: AdapterSuite,
): void {
  writeCases(name, suite, async (kind, work) => {
    const host = await mount(kind)
    await whileOpen(host, async () => work({ host, mine: await makeTwin(kind), served: host.twin }))
  })
}
