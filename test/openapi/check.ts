/**
 * Checks the OpenAPI document with tools of others: two linters find nothing, the clients of four generators compile, and all
 * operations run through a proxy that refuses whatever is not as the document says.
 *
 * Run: `npm run check:openapi` in the root.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { runAll } from './client.ts'
import { checkGenerators } from './generators/check.ts'
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

mkdirSync('dist', { recursive: true })
const contract = await serve({ extensions: false })
const extended = await serve({ extensions: true })
try {
  await written(contract, 'dist/openapi.json')
  await written(extended, 'dist/openapi-extensions.json')
  lint('dist/openapi.json')
  lint('dist/openapi-extensions.json')
  tool('openapi-typescript', 'dist/openapi.json', '--output', 'dist/contract.d.ts')
  tool('tsc', '--project', 'tsconfig.client.json')
  await runThroughProxy(contract)
  await checkGenerators(extended)
} finally {
  contract.close()
  extended.close()
}
