/**
 * Writes the examples of the OpenAPI document: runs every request on the company of `tonne serve --demo`.
 *
 * Run: `npx tsx test/tools/openapi-examples/write.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { CONTRACT, EXTENSIONS } from '../../../src/http/index.ts'
import type { OperationExample } from '../../../src/http/openapi/data/operation-examples.ts'
import { exampleRequest } from './example-requests.ts'
import { openExampleWorlds, runExample } from './run-example.ts'

const FILE = 'src/http/openapi/data/operation-examples.ts'

const NAME = 'export const OPERATION_EXAMPLES: Readonly<Record<string, OperationExample>> = '

const worldOf = await openExampleWorlds()
const examples: Record<string, OperationExample> = {}
for (const operation of [...CONTRACT, ...EXTENSIONS]) {
  const world = worldOf(operation)
  const request = exampleRequest(operation, world)
  const { status, body: answer } = await runExample(world, operation, request)
  if (status !== operation.status) throw new Error(`${operation.id}: ${status} ${JSON.stringify(answer)}`)
  const { parameters, body } = request
  const hasParameters = Object.keys(parameters).length > 0
  examples[operation.id] = {
    ...(hasParameters ? { parameters } : {}),
    ...(body === undefined ? {} : { body }),
    ...(answer === undefined ? {} : { answer }),
  }
}
const lines = Object.entries(examples).map(([id, example]) => `  ${id}: ${JSON.stringify(example)},\n`)
const [head] = readFileSync(FILE, 'utf8').split(NAME)
writeFileSync(FILE, `${head}${NAME}{\n${lines.join('')}}\n`)
