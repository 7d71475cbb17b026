import { describe, expect, it } from 'vitest'
import { EmissionsError, ERROR_CODES, type ErrorCode } from '../../../src/core/errors/index.ts'
import { createApi } from '../../../src/http/create-api.ts'
import { type ProblemDetails, problemResponse } from '../../../src/http/problem.ts'
import { STATUS_OF_CODE } from '../../../src/http/status-of-code.ts'
import { newKey } from '../../../src/ledger/keys/api-keys.ts'
import { createService, memoryStore, type ServiceRecords } from '../../../src/service/index.ts'

const failed = (code: ErrorCode) => new EmissionsError([{ path: 'database', code, message: 'said to the client' }])
const UNAVAILABLE = (Object.keys(ERROR_CODES) as ErrorCode[]).filter((code) => STATUS_OF_CODE[code] === 503)

describe('an answer of a service whose store is not there', () => {
  it.each(UNAVAILABLE)('responds with 503 and the remedy: %s', (code) => {
    const { status, headers, body } = problemResponse(failed(code), '/v1/sites')
    const problem = JSON.parse(body) as ProblemDetails
    expect([status, problem.title, problem.code]).toEqual([503, 'Service Unavailable', code])
    expect(problem.errors[0]?.message).toBe('said to the client')
    // after an unknown outcome the client looks first, and does not just send it again
    expect(headers['retry-after']).toBe(code === 'store_outcome_unknown' ? undefined : '1')
  })

  it.each<ErrorCode>(['store_damaged', 'store_failed', 'client_invalid', 'schema_incomplete'])(
    'tells nothing of what only the operator can mend: %s',
    (code) => {
      const { status, headers, body } = problemResponse(failed(code), '/v1/sites')
      expect([status, (JSON.parse(body) as ProblemDetails).code]).toEqual([500, 'internal_error'])
      expect(headers).not.toHaveProperty('retry-after')
      expect(body).not.toContain('said to the client')
    },
  )

  it('reaches the client and onError, with the error of the database client as its cause', async () => {
    const cause = new Error('Connection terminated unexpectedly')
    const lost = Object.defineProperty(failed('store_unavailable'), 'cause', { value: cause })
    const heard: unknown[] = []
    const store = Object.assign(memoryStore<ServiceRecords>(), { findApiKey: () => Promise.reject(lost) })
    const service = createService({ store })
    const api = createApi({ service, onError: (error) => heard.push(error) })
    const headers = { 'x-api-key': newKey().key }
    const answer = await api.answer({ method: 'GET', target: '/v1/units', headers, body: async () => '' })
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1'])
    expect(answer.body).not.toContain('terminated')
    expect(heard).toEqual([lost])
    expect((heard[0] as Error).cause).toBe(cause)
  })
})
