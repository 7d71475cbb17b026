/**
 * Checks the OpenAPI document with tools of others: two linters find nothing, the clients of four generators compile, and all
 * operations run through a proxy that refuses whatever is not as the document says.
 *
 * Run: `npm run check:openapi` in the root.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type DocumentWithSchemas, withSharedOperationId } from './broken-document.ts'
import { runAll } from './client.ts'
import { checkGenerators, flawOfTypes, memberNames } from './generators/check.ts'
import { proxy } from './proxy.ts'
import { LIE, type Served, serve } from './served.ts'

const OPERATIONS = 19

/** Runs a tool of this folder; it fails the check when it finds anything. */
function tool(name: string, ...given: string[]): void {
  console.log(`\n> ${name} ${given.join(' ')}`)
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  execFileSync(`node_modules/.bin/${name}`, given, { stdio: 'inherit', env })
}

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

/** The document as the interface serves it, in a file. */
async function written({ url }: Served, file: string): Promise<void> {
  const response = await fetch(`${url}/v1/openapi.json`)
  demand(response.status === 200, `openapi.json answered ${response.status}`)
  writeFileSync(file, JSON.stringify(await response.json(), null, 2))
}

function lint(file: string): void {
  tool('redocly', 'lint', file, '--config', 'redocly.yaml')
  tool('spectral', 'lint', file, '--ruleset', 'spectral.yaml', '--fail-severity', 'hint')
}

/** Runs every operation through the proxy; an answer that is not as the document says comes back as an error. */
async function runThroughProxy(served: Served): Promise<void> {
  const between = await proxy('dist/openapi.json', served.url)
  try {
    const outcomes = await runAll(between.url, served.ids)
    for (const { operation, status, error } of outcomes) {
      console.log(`${status} ${operation}`)
      demand(error === undefined && status < 300, `${operation}: ${JSON.stringify(error, null, 2)}`)
    }
    demand(new Set(outcomes.map(({ operation }) => operation)).size === OPERATIONS, 'not every operation was run')
    const headers = { 'x-api-key': served.ids.key, [LIE]: 'yes' }
    const lied = await fetch(`${between.url}/v1/vehicles/${served.ids.vehicleId}`, { headers })
    demand(lied.status === 500, `an answer that lacks a field went through with ${lied.status}`)
    console.log('and an answer that lacks a field is refused')
  } finally {
    between.close()
  }
}

/** Throws unless openapi-typescript refuses a document whose operations share a name. */
function refuseSharedName(document: string): void {
  const shared = withSharedOperationId(JSON.parse(readFileSync(document, 'utf8')))
  writeFileSync('dist/openapi-broken.json', JSON.stringify(shared))
  const args = ['dist/openapi-broken.json', '--output', 'dist/broken/contract.d.ts']
  const { status, stderr } = spawnSync('node_modules/.bin/openapi-typescript', args, { encoding: 'utf8' })
  demand(status !== 0 && stderr.includes('unique `operationId`'), `two operations share a name and pass: ${stderr}`)
  console.log('and a document whose operations share a name is refused')
}

/** Throws unless each operation and each schema has one type of its own by openapi-typescript, and a client of them compiles. */
function checkContractTypes(document: string): void {
  tool('openapi-typescript', document, '--output', 'dist/contract.d.ts')
  const { paths, components } = JSON.parse(readFileSync(document, 'utf8')) as DocumentWithSchemas
  const operations: { operationId?: string }[] = Object.values(paths).flatMap((path) => Object.values(path))
  const declared = memberNames(readFileSync('dist/contract.d.ts', 'utf8'))
  const flaw =
    flawOfTypes(declared.schemas, Object.keys(components.schemas)) ??
    flawOfTypes(
      declared.operations,
      operations.flatMap(({ operationId }) => operationId ?? []),
    )
  demand(flaw === undefined, `openapi-typescript ${flaw}`)
  tool('tsc', '--project', 'tsconfig.client.json')
  refuseSharedName(document)
}

mkdirSync('dist/broken', { recursive: true })
const contract = await serve({ extensions: false })
const extended = await serve({ extensions: true })
try {
  await written(contract, 'dist/openapi.json')
  await written(extended, 'dist/openapi-extensions.json')
  lint('dist/openapi.json')
  lint('dist/openapi-extensions.json')
  checkContractTypes('dist/openapi.json')
  await runThroughProxy(contract)
  await checkGenerators(extended)
} finally {
  contract.close()
  extended.close()
}
