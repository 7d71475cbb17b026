import type { Operation } from '../../../src/http/index.ts'
import { textAnswer } from '../../fixtures/http.ts'
import type { ExampleRequest } from './example-requests.ts'
import { type ExampleWorld, openExampleWorld } from './example-world.ts'

/** A response of an example. */
export interface ExampleAnswer {
  readonly status: number
  /** Parsed JSON, or text; undefined: none. */
  readonly body: unknown
}

/** Random parts of API keys as the document shows them. */
const EXAMPLE_KEY = { prefix: 'tonne_3x9mkq27', key: 'tonne_3x9mkq27_0123456789abcdefghjkmnpqrstvwxyz' }
const KEY = /\btonne_[0-9a-z]{8}(?:_[0-9a-z]+)?\b/g

/** Both worlds: the log of one with a key, which is random, differs each time. */
export async function openExampleWorlds(): Promise<(operation: Operation) => ExampleWorld> {
  const [withoutKey, withKey] = [await openExampleWorld(), await openExampleWorld({ withApiKey: true })]
  return ({ path }) => (path.startsWith('/v1/api-keys') ? withKey : withoutKey)
}

/** The URL of an example request, without the host. */
function targetOf({ path, parameters }: Operation, request: ExampleRequest): string {
  const escaped = (name: string) => encodeURIComponent(request.parameters[name] ?? '')
  const query = Object.keys(request.parameters).filter((name) => !parameters.includes(name))
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => escaped(name))
  return query.length === 0 ? filled : `${filled}?${query.map((name) => `${name}=${escaped(name)}`).join('&')}`
}

/** Sends an example request; the random parts of a key in the response are those of the document. */
export async function runExample(
  { api }: ExampleWorld,
  operation: Operation,
  request: ExampleRequest,
): Promise<ExampleAnswer> {
  const type = Array.isArray(request.body) ? 'application/json-patch+json' : 'application/json'
  const { status, headers, body } = await textAnswer(api(), {
    method: operation.method,
    target: targetOf(operation, request),
    headers: { 'x-api-key': 'the demo', 'content-type': type },
    body: async () => JSON.stringify(request.body),
  })
  const text = body.replaceAll(KEY, (key) => (key.split('_').length === 2 ? EXAMPLE_KEY.prefix : EXAMPLE_KEY.key))
  const isJson = headers['content-type']?.startsWith('application/') ?? false
  return { status, body: text === '' ? undefined : isJson ? JSON.parse(text) : text }
}
