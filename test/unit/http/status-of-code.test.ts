import { STATUS_CODES } from 'node:http'
import { describe, expect, it } from 'vitest'
import { ERROR_CODES, type ErrorCode } from '../../../src/core/errors/index.ts'
import { problemResponse, rejection } from '../../../src/http/problem.ts'
import { STATUS_OF_CODE, statusOf } from '../../../src/http/status-of-code.ts'

const statusOfAll = (...codes: ErrorCode[]) => statusOf(codes.map((code) => ({ path: '', code, message: '' })))

describe('the status of a code', () => {
  it('is there for every code, and for no other', () => {
    expect(Object.keys(STATUS_OF_CODE).sort()).toEqual(Object.keys(ERROR_CODES).sort())
  })

  it('X6: is one of the documented ones', () => {
    const documented = [400, 401, 403, 404, 405, 409, 412, 413, 415, 422, 429, 500, 502, 503]
    expect(Object.entries(STATUS_OF_CODE).filter(([, status]) => !documented.includes(status))).toEqual([])
  })

  it.each<readonly [number, readonly ErrorCode[]]>([
    [400, ['unknown_unit', 'required']],
    [400, ['required', 'unknown_unit']],
    [404, ['unknown_unit', 'not_found']],
    [412, ['factor_not_found', 'precondition_failed']],
    [422, ['duplicate', 'place_not_found']],
    [500, ['required', 'company_mismatch']],
    [503, ['required', 'store_busy']],
    [503, ['store_outcome_unknown', 'required']],
    [500, ['store_unavailable', 'store_failed']],
  ])('is %i for %j, whichever came first', (status, codes) => {
    expect(statusOfAll(...codes)).toBe(status)
    expect(statusOfAll(...[...codes].reverse())).toBe(status)
  })

  it('has the title of RFC 9110, which Node names as the standard before it for 413 and 422', () => {
    const names = { ...STATUS_CODES, 413: 'Content Too Large', 422: 'Unprocessable Content' }
    for (const code of Object.keys(STATUS_OF_CODE) as ErrorCode[]) {
      const { title, status } = JSON.parse(problemResponse(rejection(code, 'is wrong'), '/v1').body)
      expect([status, title]).toEqual([status, names[status as keyof typeof names]])
    }
  })

  it('is 500 for a code of another version of the library', () => {
    expect(statusOfAll('of_tomorrow' as ErrorCode)).toBe(500)
  })
})
