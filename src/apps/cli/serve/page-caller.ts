import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod'
import { EmissionsError, fail, parseJson } from '../../../core/errors/index.ts'
import { STATUS_OF_CODE } from '../../../http/index.ts'
import { KEY_NEEDED } from '../../../resources/index.ts'
import type { Caller, Service } from '../../../service/index.ts'
import { sendText } from './http-server.ts'
import { INTERNAL_FAULT, shownFaults } from './imports/import-faults.ts'

/** Path of the rights of a key. */
export const CALLER_PATH = '/page/caller'

const UNPROCESSABLE = 422

/** Sends an error as a problem document. */
export function sendProblem(req: IncomingMessage, res: ServerResponse, error: unknown): void {
  const errors = shownFaults(error)
  const { code, message } = errors[0] ?? INTERNAL_FAULT
  // an error of a file is no fault of the server
  const status = code === 'internal_error' ? STATUS_OF_CODE[code] : Math.min(STATUS_OF_CODE[code], UNPROCESSABLE)
  const problem = { type: 'about:blank', title: 'Error', status, detail: message, code, errors }
  sendText(req, res, { status, contentType: 'application/problem+json', text: JSON.stringify(problem) })
}

/**
 * Finds the caller of a request of the page. Accepts only the header x-api-key, which pages of other sites cannot send.
 * Throws `unauthenticated`.
 */
export async function callerOf({ headers }: IncomingMessage, { authenticate }: Service): Promise<Caller> {
  const key = headers['x-api-key']
  const caller = await authenticate(typeof key === 'string' ? key.trim() : null)
  if (caller !== null) return caller
  throw new EmissionsError([{ path: '', code: 'unauthenticated', message: KEY_NEEDED }])
}

/** Answers with the rights of a key; false if the request is for something else. */
export function pageCaller(service: Service): (req: IncomingMessage, res: ServerResponse) => boolean {
  return (req, res) => {
    if (req.method !== 'GET' || req.url !== CALLER_PATH) return false
    callerOf(req, service)
      .then(({ isReadOnly, isAdmin = !isReadOnly }) => {
        sendText(req, res, { contentType: 'application/json', text: JSON.stringify({ isReadOnly, isAdmin }) })
      })
      .catch((error: unknown) => sendProblem(req, res, error))
    return true
  }
}

/** Path of the traces of many emissions. */
export const TRACES_PATH = '/page/traces'

const IDS_MAX = 500
const BYTES_MAX = 64 * 2 ** 10

const requestSchema = z.strictObject({
  ids: z.array(z.string()).max(IDS_MAX),
  method: z.enum(['market', 'location']),
})

function parsedOrNull(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return null
  }
}

/** Reads the ids and the method of Scope 2. Throws `body_malformed` and `body_too_large`. */
async function readTracesRequest(body: AsyncIterable<Uint8Array>): Promise<z.infer<typeof requestSchema>> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.length
    if (size > BYTES_MAX) fail('', 'body_too_large', 'the page asked for too many traces; reload it')
    pieces.push(piece)
  }
  const { data } = requestSchema.safeParse(parsedOrNull(Buffer.concat(pieces).toString()))
  return data ?? fail('', 'body_malformed', 'the page asked for traces wrongly; reload it')
}

/**
 * Answers with the traces of many emissions of the caller's company, one per line in the order of their ids: a page with
 * ten thousand records would take a minute to read them one by one. False if the request is for something else.
 */
export function pageTraces(service: Service): (req: IncomingMessage, res: ServerResponse) => boolean {
  const tracesOf = async (req: IncomingMessage) => {
    const { companyId, actor } = await callerOf(req, service)
    const { ids, method } = await readTracesRequest(req)
    const { audit } = service.company(companyId, { actor })
    const lines: string[] = []
    for (const id of ids) lines.push(await audit.trace(id, { method }))
    return lines.join('\n')
  }
  return (req, res) => {
    if (req.method !== 'POST' || req.url !== TRACES_PATH) return false
    tracesOf(req)
      .then((text) => sendText(req, res, { contentType: 'application/x-ndjson', text }))
      .catch((error: unknown) => sendProblem(req, res, error))
    return true
  }
}
