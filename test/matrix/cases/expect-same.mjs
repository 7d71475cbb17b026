import { expect } from 'vitest'

const OF_EVERY_HOST = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']

/** Fails unless a host gave the answer of the interface, byte for byte but for headers of its own. */
export function expectSame(answer, due, { status = null, hostHeaders = [] } = {}) {
  if (status !== null) expect(status).toContain(due.status)
  expect(answer.status).toBe(due.status)
  expect(answer.body).toBe(due.body)
  const { 'content-length': length = String(Buffer.byteLength(due.body)), ...headers } = due.headers
  expect(answer.headers).toMatchObject(headers)
  const given = answer.headers['content-length']
  if (given !== undefined && due.status !== 304) expect(given).toBe(length)
  const allowed = [...OF_EVERY_HOST, ...hostHeaders, ...Object.keys(headers)]
  expect(Object.keys(answer.headers).filter((name) => !allowed.includes(name))).toEqual([])
}
