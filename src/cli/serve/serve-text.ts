import { definitionLines } from '../command.ts'
import { type CurlTarget, curlLines } from './curl-lines.ts'
import { type DemoIds, kindIds } from './demo-company.ts'

/** Address, key and database of a running server. */
export interface Greeting {
  readonly url: string
  /** Null if previously issued keys apply. */
  readonly key: string | null
  /** The database; null for in-memory records. */
  readonly database: string | null
}

/** The served records in words. */
function contentText(database: string | null, demo: DemoIds | null): string {
  if (demo !== null) return 'Thornbeck Pumps, an invented company,'
  return database === null ? 'An empty company' : 'The database'
}

/** The message at startup; `demo` has the ids of the demo's records, null without a demo. */
export function greetingText({ url, key, database }: Greeting, demo: DemoIds | null): string {
  const page = `${url}/ shows the year, ${demo === null ? 'and asks for an API key' : 'with this key in it'}`
  const lines = definitionLines([
    ['page', page],
    ['API key', key ?? `'tonne keys --db ${database} --name NAME' issues one`],
    ...(database === null ? [] : [['database', database] as const]),
    ['docs', `${url}/v1/docs`],
    ['OpenAPI', `${url}/v1/openapi.json`],
    ['health', `${url}/health`],
  ])
  return `${contentText(database, demo)} is served at ${url}, until Ctrl-C\n${lines}\n`
}

function idLines(title: string, ids: ReadonlyMap<string, string | number>): string {
  return `${title}\n${definitionLines([...ids].map(([name, id]) => [name, String(id)] as const))}\n`
}

/** Lists the ids of the demo's records, and a command line for each operation. */
export function demoText(ids: DemoIds, target: CurlTarget): string {
  const lines = curlLines(ids, target).map(({ title, line }, index) => `${index + 1}. ${title}\n${line}\n`)
  return [
    '',
    idLines('Sites', ids.sites),
    idLines('Vehicles', ids.vehicles),
    idLines('Batches', ids.batches),
    idLines('Products', ids.products),
    idLines('Vendors', ids.vendors),
    idLines('Emission kinds', kindIds()),
    'The nineteen operations\n',
    ...lines,
  ].join('\n')
}
