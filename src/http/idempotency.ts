import { fail } from '../errors/index.ts'
import type { IdempotencyKey } from '../service/index.ts'
import { sha256Hex } from '../store/index.ts'
import type { Operation } from './operation.ts'
import { onlyHeader, type RequestHeaders } from './request-headers.ts'

const HEADER = 'idempotency-key'
const KEY = /^[\x21-\x7e]{1,255}$/

/** The parts of a request that identify it: operation, path and body. */
interface Request {
  readonly headers: RequestHeaders
  readonly operation: Operation
  readonly values: readonly string[]
  readonly input: unknown
}

/** Makes a POST repeat its first response; null without the header Idempotency-Key, and where nothing is stored. Throws `header_invalid`. */
export function idempotencyOf({ headers, operation, values, input }: Request): IdempotencyKey | null {
  if (operation.method !== 'POST' || operation.isSafe) return null
  const key = onlyHeader(headers, HEADER)
  if (key === null) return null
  if (!KEY.test(key)) fail(HEADER, 'header_invalid', 'must be 1 to 255 visible ASCII characters')
  const { method, path } = operation
  return {
    route: [`${method} ${path}`, ...values.map(encodeURIComponent)].join(' '),
    key,
    // the parsed body: hosts that parse it themselves leave no other form
    fingerprint: sha256Hex(JSON.stringify(input ?? null)),
  }
}
