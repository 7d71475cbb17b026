import { type Api, CONTRACT, createApi, documentation, EXTENSIONS } from '../../http/index.ts'
import { nodeHandler } from '../../http/node.ts'
import { createService, memoryStore, type Service, type ServiceRecords } from '../../service/index.ts'
import type { CliIo } from '../io.ts'
import { DEMO_GRID_REGIONS, type DemoIds, seedDemo } from './demo-company.ts'
import { demoPage } from './demo-page.ts'
import { answerHealth, HEALTH_PATH } from './health.ts'
import { type RunningServer, startServer } from './http-server.ts'
import { BUILT_PAGE, PAGE_PATHS } from './page-files.ts'
import { requestLog } from './request-log.ts'
import { demoText, greetingText } from './serve-text.ts'

/** How the program serves. */
export interface ServeOptions {
  readonly host: string
  /** 0: any that is free. */
  readonly port: number
  /** Serve what the contract does not show, too. */
  readonly extensions: boolean
  /** Give the company the shipped year first, and show it as a page, which asks for what the contract does not show. */
  readonly demo: boolean
}

const COMPANY_ID = 1

function serviceOf({ demo }: ServeOptions, io: CliIo): Service {
  return createService({
    store: memoryStore<ServiceRecords>(),
    clock: io.now,
    ...(demo ? { gridRegions: DEMO_GRID_REGIONS } : {}),
  })
}

function tellingOf({ stderr }: CliIo): (error: unknown) => void {
  return (error) => stderr.write(`${JSON.stringify({ error: String(error) })}\n`)
}

function apiOf(service: Service, documents: ReturnType<typeof documentation>, { options, io }: Told): Api {
  return createApi({
    service,
    extensions: hasExtensions(options),
    documents,
    onError: tellingOf(io),
  })
}

function hasExtensions({ extensions, demo }: ServeOptions): boolean {
  return extensions || demo
}

/** What the program was told, and where it runs. */
interface Told {
  readonly options: ServeOptions
  readonly io: CliIo
}

/** A server for one company, whose key comes back: the only time it can be read. */
async function open(told: Told): Promise<{ server: RunningServer; key: string; ids: DemoIds | null }> {
  const { options, io } = told
  const service = serviceOf(options, io)
  const company = service.company(COMPANY_ID, { actor: 'tonne serve' })
  const ids = options.demo ? await seedDemo(company) : null
  const { record } = await company.apiKeys.issue({ name: 'tonne serve' })
  const documents = documentation()
  const answer = nodeHandler(apiOf(service, documents, told))
  const answerPage = options.demo ? await demoPage({ folder: BUILT_PAGE, key: record.key }) : () => false
  const operations = hasExtensions(options) ? [...CONTRACT, ...EXTENSIONS] : CONTRACT
  const own = options.demo ? [HEALTH_PATH, ...PAGE_PATHS] : [HEALTH_PATH]
  const templates = [...own, ...[...operations, ...documents].map(({ path }) => path)]
  const server = await startServer({
    ...options,
    now: io.now,
    handle: (req, res) => answerHealth(req, res) || answerPage(req, res) || answer(req, res),
    onAnswered: requestLog(io.stderr, templates, io.now),
    onFailed: tellingOf(io),
  })
  return { server, key: record.key, ids }
}

/** Serves the interface until the program is asked to stop; the exit code comes back. Throws `UsageError`. */
export async function serve(options: ServeOptions, io: CliIo): Promise<number> {
  const { server, key, ids } = await open({ options, io })
  io.outliveReaders()
  const target = { url: server.url, key }
  io.stdout.write(greetingText(target, ids))
  if (ids !== null) io.stdout.write(demoText(ids, target))
  await io.untilStopped()
  await server.stop()
  return 0
}
