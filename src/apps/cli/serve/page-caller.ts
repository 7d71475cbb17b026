import type { IncomingMessage, ServerResponse } from 'node:http'
import { EmissionsError } from '../../../core/errors/index.ts'
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
