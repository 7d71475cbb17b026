import type { IncomingMessage, ServerResponse } from 'node:http'
import { definedFields } from '../../../base/index.ts'
import { type Api, CONTRACT, createApi, documentation, EXTENSIONS } from '../../../http/index.ts'
import { findSwaggerUi, nodeHandler } from '../../../http/node.ts'
import type { Catalogue } from '../../../reference/factors/index.ts'
import type { Places } from '../../../reference/places/index.ts'
import {
  type Company,
  createService,
  type HeadKeys,
  type IssuedApiKey,
  memoryStore,
  type Service,
  type ServiceRecords,
  type Store,
} from '../../../service/index.ts'
import { type DatabaseOptions, shownAddress } from '../database/address.ts'
import type { CliIo, TextOutput } from '../io.ts'
import { DEMO_COMPANY_ID, DEMO_GRID_REGIONS, ensureDemo } from './demo-company.ts'
import { BUILT_PAGE, demoPage, PAGE_PATHS } from './demo-page.ts'
import { answerFormula, FORMULA_PATHS } from './formula.ts'
import { type Answered, sendText, startServer } from './http-server.ts'
import { IMPORT_PATHS, pageImports } from './imports/page-imports.ts'
import { CALLER_PATH, pageCaller, pageTraces, TRACES_PATH } from './page-caller.ts'
import { demoText, greetingText } from './serve-text.ts'

const METHOD = /^[A-Z]{1,16}$/

/**
 * Finds the template of a request target, '/v1/sites/{siteId}', which keeps ids and query strings out of logs. Returns
 * '(unknown)' if none matches, because an unknown path may contain anything, even a key. Fixed names take precedence
 * over parameters.
 */
function pathTemplate(target: string, templates: readonly string[]): string {
  const segments = target.replace(/\?.*/s, '').split('/')
  const isOf = (template: string) => {
    const parts = template.split('/')
    return (
      parts.length === segments.length && parts.every((part, index) => part.startsWith('{') || part === segments[index])
    )
  }
  return templates.filter(isOf).sort((a, b) => a.split('{').length - b.split('{').length)[0] ?? '(unknown)'
}

/** Logs each response as a line of JSON: time, method, path without ids, status, ms; never a key or a body. */
function requestLog(output: TextOutput, templates: readonly string[], now: () => number) {
  return ({ method, target, status, ms }: Answered): void => {
    const line = {
      time: new Date(now()).toISOString(),
      method: METHOD.test(method) ? method : '(unknown)',
      path: pathTemplate(target, templates),
      status,
      ms,
    }
    output.write(`${JSON.stringify(line)}\n`)
  }
}

/** Path of the health check. */
const HEALTH_PATH = '/health'

const HEALTHY = '{"status":"ok"}'

/** Answers health checks; false if the request is for something else. */
function answerHealth({ url = '', method = '' }: IncomingMessage, res: ServerResponse): boolean {
  if (url.split('?', 1)[0] !== HEALTH_PATH) return false
  if (method !== 'GET' && method !== 'HEAD') {
    res.writeHead(405, { allow: 'GET, HEAD', 'content-length': 0 }).end()
    return true
  }
  sendText({ method }, res, { contentType: 'application/json', text: HEALTHY })
  return true
}

/** Settings of `tonne serve`. */
export interface ServeOptions {
  readonly host: string
  /** 0 picks any free port. */
  readonly port: number
  /** Also serve the extensions of the contract. */
  readonly extensions: boolean
  /** Seed the company with the included year, and serve its page. That needs the extensions. */
  readonly demo: boolean
  /** The factors that the service knows (default: the published ones). */
  readonly catalogue?: Catalogue
  /** The places of journeys (default: airports, cities and ports). */
  readonly places?: Places | undefined
  /** The keys that sign heads of logs; heads are not signed without them. */
  readonly headKeys?: HeadKeys | undefined
  /** Open the page in the browser. */
  readonly open: boolean
  /** Undefined for in-memory records. */
  readonly database: DatabaseOptions | undefined
}

/** Settings, environment and store of a server. */
interface ServeContext {
  readonly options: ServeOptions
  readonly io: CliIo
  readonly store: Store<ServiceRecords>
  /** Describes the reason of an error for standard error. */
  readonly reasonOf: (error: unknown) => string
}

function errorLog({ io: { stderr }, reasonOf }: ServeContext): (error: unknown) => void {
  return (error) => {
    const reason = reasonOf(error)
    stderr.write(`${JSON.stringify({ error: String(error), ...(reason === '' ? {} : { reason }) })}\n`)
  }
}

function hasExtensions({ extensions, demo }: ServeOptions): boolean {
  return extensions || demo
}

function companyOf({ options, io, store }: ServeContext) {
  const common = {
    store,
    clock: io.now,
    ...definedFields({ catalogue: options.catalogue, places: options.places, headKeys: options.headKeys }),
    ...(options.demo ? { gridRegions: DEMO_GRID_REGIONS } : {}),
  }
  const service = createService(common)
  // forms do not ask for fields that the service fills in itself
  const pageService = options.database === undefined ? service : createService({ ...common, policy: PAGE_POLICY })
  const creditService = options.database === undefined ? service : createService({ ...common, policy: CREDIT_POLICY })
  return { service, pageService, creditService, company: service.company(DEMO_COMPANY_ID, { actor: 'tonne serve' }) }
}

/** The policy for payloads of the page. */
const PAGE_POLICY = { required: 'lenient' } as const

/** The policy for imports of the page whose negative quantities are credits. */
const CREDIT_POLICY = { allowCredits: true } as const

/**
 * Prefix of the paths that the page uses: operations of /v1 and its extensions, even if extensions are not served. Those
 * that change records are served only for a database.
 */
const PAGE_PREFIX = '/page'

/** Path of the description of the interface, which the forms of the page are made from. */
const DOCUMENT_PATH = '/v1/openapi.json'

/** Path of the reports. A statement is sent to them, and changes no record. */
const REPORT_PATH = '/v1/reports/'

function isPageRequest({ method, url = '' }: IncomingMessage, { database }: ServeOptions): boolean {
  const isReading = method === 'GET' || url.startsWith(`${PAGE_PREFIX}${REPORT_PATH}`)
  return (isReading || database !== undefined) && url.startsWith(`${PAGE_PREFIX}/v1/`)
}

/** Answers the requests of the page to /v1; false for other requests. */
function pageRequests(options: ServeOptions, service: Service, onError: (error: unknown) => void) {
  const documents = documentation({ policy: PAGE_POLICY }).filter(({ path }) => path === DOCUMENT_PATH)
  const answer = nodeHandler(createApi({ service, extensions: true, documents, onError }))
  return (req: IncomingMessage, res: ServerResponse) => {
    if (!isPageRequest(req, options)) return false
    req.url = (req.url ?? '').slice(PAGE_PREFIX.length)
    return answer(req, res)
  }
}

/** Lifetime of a demo key in a database, in case the program is killed before it revokes the key. */
const DEMO_KEY_MS = 24 * 60 * 60 * 1000

/** Issues the key to print: an admin key for in-memory records, or a key that ends with the demo in a database. */
async function issueKey({ options, io }: ServeContext, { apiKeys }: Company): Promise<IssuedApiKey | null> {
  const name = 'tonne serve'
  if (options.database === undefined) return (await apiKeys.issue({ name, isAdmin: true })).record
  if (!options.demo) return null
  const expiresAt = new Date(io.now() + DEMO_KEY_MS).toISOString()
  return (await apiKeys.issue({ name, expiresAt })).record
}

/**
 * Starts the server. Its key is available only here; it is null if keys were issued before. `end` revokes the key when
 * the server stops.
 */
async function openServer(context: ServeContext) {
  const { options, io, store } = context
  const { service, pageService, creditService, company } = companyOf(context)
  const ids = options.demo ? await ensureDemo(store, io.now) : null
  const isOwn = options.database === undefined
  const key = await issueKey(context, company)
  const end = async () => {
    // the next start issues another; `tonne keys` issues permanent ones
    if (key !== null && !isOwn) await company.apiKeys.revoke(key.id)
  }
  const documents = documentation({ swaggerUi: findSwaggerUi() })
  const onError = errorLog(context)
  const api: Api = createApi({ service, extensions: hasExtensions(options), documents, onError })
  const answer = nodeHandler(api)
  const answerCaller = pageCaller(service)
  const answerTraces = pageTraces(service)
  const answerImports = pageImports({ service, creditService, loadModule: (name) => io.loadModule(name), onError })
  const answerPage = await demoPage({
    folder: BUILT_PAGE,
    key: ids === null ? '' : (key?.key ?? ''),
    company: ids === null ? 'Your company' : 'Thornbeck Pumps, an invented company',
    hasScreens: options.database !== undefined && !options.demo,
  })
  const answerPageRequest = pageRequests(options, pageService, onError)
  const operations = hasExtensions(options) ? [...CONTRACT, ...EXTENSIONS] : CONTRACT
  const own = [
    HEALTH_PATH,
    ...FORMULA_PATHS,
    ...PAGE_PATHS,
    CALLER_PATH,
    TRACES_PATH,
    `${PAGE_PREFIX}${DOCUMENT_PATH}`,
    ...IMPORT_PATHS,
    ...EXTENSIONS.map(({ path }) => `${PAGE_PREFIX}${path}`),
    ...CONTRACT.map(({ path }) => `${PAGE_PREFIX}${path}`),
  ]
  const templates = [...own, ...[...operations, ...documents].map(({ path }) => path)]
  try {
    const server = await startServer({
      ...options,
      now: io.now,
      handle: (req, res) =>
        answerHealth(req, res) ||
        answerFormula(req, res, options.catalogue) ||
        answerPage(req, res) ||
        answerCaller(req, res) ||
        answerTraces(req, res) ||
        (options.database !== undefined && answerImports(req, res)) ||
        answerPageRequest(req, res) ||
        answer(req, res),
      onAnswered: requestLog(io.stderr, templates, io.now),
      onFailed: onError,
    })
    // in the background, so that the first trip does not wait for the tables of places
    void service.warm()
    return { server, key, ids, end }
  } catch (error) {
    await end()
    throw error
  }
}

async function serveToEnd(context: ServeContext): Promise<number> {
  const { options, io } = context
  const { server, key, ids, end } = await openServer(context)
  io.outliveReaders()
  const databaseName = options.database === undefined ? null : shownAddress(options.database.address)
  io.stdout.write(greetingText({ url: server.url, key: key?.key ?? null, database: databaseName }, ids))
  if (ids !== null && key !== null) io.stdout.write(demoText(ids, { url: server.url, key: key.key }))
  if (options.open) io.openInBrowser(`${server.url}/`)
  await io.untilStopped()
  await server.stop()
  await end()
  return 0
}

/**
 * Serves the interface until the program is asked to stop; returns the exit code. Throws `UsageError`, and the errors
 * of the store.
 */
export async function serve(options: ServeOptions, io: CliIo): Promise<number> {
  const { database } = options
  if (database === undefined) {
    return serveToEnd({ options, io, store: memoryStore<ServiceRecords>(), reasonOf: () => '' })
  }
  // drivers are loaded only if there is a database
  const { causeOf, usingDatabase } = await import('../database/open-database.ts')
  return usingDatabase(database, io, async ({ checkedStore }) =>
    serveToEnd({
      options,
      io,
      store: await checkedStore(),
      reasonOf: (error) => causeOf(error, database.address),
    }),
  )
}
