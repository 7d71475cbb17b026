import { beforeAll, describe, expect, it } from 'vitest'
import { CONTRACT, EXTENSIONS, type Operation } from '../../../src/http/index.ts'
import { OPERATION_EXAMPLES } from '../../../src/http/openapi/data/operation-examples.ts'
import { patchExample } from '../../../src/http/openapi/operation-example.ts'
import { takeShare } from '../../fixtures/seeds.ts'
import { exampleRequest } from '../../tools/openapi-examples/example-requests.ts'
import { openExampleWorlds, runExample } from '../../tools/openapi-examples/run-example.ts'

const OPERATIONS = [...CONTRACT, ...EXTENSIONS]
const named = OPERATIONS.map((operation) => [operation.id, operation] as const)
const patchable = named.filter(([, { current }]) => current !== null)

let worldOf: Awaited<ReturnType<typeof openExampleWorlds>>
beforeAll(async () => {
  worldOf = await openExampleWorlds()
})

/** The request of the document. */
const documented = ({ id }: Operation) => {
  const { parameters = {}, body } = OPERATION_EXAMPLES[id] ?? {}
  return { parameters: parameters as Readonly<Record<string, string | number | boolean>>, body }
}

describe('the examples of the OpenAPI document', () => {
  it('are those of all operations, and of no others', () => {
    expect(Object.keys(OPERATION_EXAMPLES)).toEqual(OPERATIONS.map(({ id }) => id))
  })

  it.each(named)('%s: the request is about the records of the demo', (_, operation) => {
    expect(documented(operation)).toEqual(exampleRequest(operation, worldOf(operation)))
  })

  it.each(takeShare(named))('%s: the request has the response', async (id, operation) => {
    const { status, body } = await runExample(worldOf(operation), operation, documented(operation))
    expect([status, body]).toEqual([operation.status, OPERATION_EXAMPLES[id]?.answer])
  })

  it.each(takeShare(patchable))('%s: the JSON Patch makes the first change of the request', async (_, operation) => {
    const { parameters, body } = documented(operation)
    const [change, ...others] = patchExample(body) as readonly { path: string; value: unknown }[]
    expect([others, Object.entries(body as object)]).toEqual([
      [],
      expect.arrayContaining([[change?.path.slice(1), change?.value]]),
    ])
    const { status } = await runExample(worldOf(operation), operation, { parameters, body: [change] })
    expect(status).toBe(200)
  })
})
