import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect as connect2, createServer as createServer2 } from 'node:http2'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Api, BodyPieces } from '../../src/http/index.ts'
import { nodeHandler } from '../../src/http/node.ts'
import { makeTwin, type Twin } from '../../src/testing/http/twin.ts'
import { sendOverHttp2 } from './fixtures/send-over-http2.ts'

const held: { twin: Twin; server: Server; port: number; warnings: Error[] } = {} as never
const onWarning = (warning: Error) => void held.warnings.push(warning)

beforeAll(async () => {
  held.warnings = []
  process.on('warning', onWarning)
  held.twin = await makeTwin()
  held.server = createServer(nodeHandler(held.twin.api))
  held.server.listen(0, '127.0.0.1')
  await once(held.server, 'listening')
  held.port = (held.server.address() as AddressInfo).port
})

afterAll(() => {
  process.off('warning', onWarning)
  held.server.close()
})

/** Writes to a socket, ends when the server closes it or `until` is in what came, and gives back what came. */
async function raw(text: string | Buffer, until = '\0'): Promise<string> {
  const socket = connect(held.port, '127.0.0.1')
  const came: string[] = []
  socket.setEncoding('utf8')
  socket.write(text)
  const closed = once(socket, 'close')
  socket.on('data', (chunk: string) => {
    came.push(chunk)
    if (came.join('').includes(until)) socket.destroy()
  })
  await closed
  return came.join('')
}

/** A request in the words of the protocol; the connection closes after it. */
function words(start: string, headers: Readonly<Record<string, string>> = {}, body = ''): string {
  const all = { host: 'any.host', 'x-api-key': held.twin.key, connection: 'close', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${start} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])

/** An interface with one long answer, which tells what became of it. */
function longApi() {
  const told = { pieces: 0, isLetGo: false }
  const body: BodyPieces = {
    next: async () => {
      told.pieces += 1
      return told.pieces > 2000 ? { done: true, value: undefined } : { done: false, value: 'x'.repeat(65_536) }
    },
    return: async () => {
      told.isLetGo = true
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]: () => body,
  }
  const handle = async () => ({ status: 200, headers: { 'content-type': 'text/plain' }, body }) as never
  return { told, api: { handle, answer: handle } as Api }
}

/** A client that has sent a request and reads nothing. */
async function silentClient(api: Api, writeTimeoutMs: number) {
  const server = createServer(nodeHandler(api, { writeTimeoutMs })).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
  const connection = once(server, 'connection')
  socket.write('GET /v1/batches HTTP/1.1\r\nhost: any\r\n\r\n')
  const [served] = (await connection) as [Socket]
  return { server, socket, served }
}

describe('a long answer over node:http', () => {
  it('is made no further than its client reads, and is let go of when that takes nothing for too long', async () => {
    const { told, api } = longApi()
    const { server, socket, served } = await silentClient(api, 100)
    await once(served, 'close')
    expect(told.isLetGo).toBe(true)
    // 131 MB were there to be sent; what the kernel and the streams hold is a few
    expect(told.pieces).toBeLessThan(400)
    socket.destroy()
    server.close()
  })

  it('is let go of when its client goes', async () => {
    const { told, api } = longApi()
    const { server, socket } = await silentClient(api, 60_000)
    await vi.waitFor(() => expect(told.pieces).toBeGreaterThan(0))
    socket.destroy()
    await vi.waitFor(() => expect(told.isLetGo).toBe(true))
    expect(told.pieces).toBeLessThan(2000)
    server.close()
  })
})

describe('the adapter of node:http over a raw socket', () => {
  it('answers 404 to targets that are not paths, and goes on', async () => {
    for (const target of ['//', '//v1/units', 'http://evil.example/v1/units', 'v1/units', '/\\v1/units', '*']) {
      const answer = await raw(words(`GET ${target}`))
      expect([400, 404], target).toContain(statusOf(answer))
      expect(answer).not.toMatch(/location|\bat .*\.ts/i)
    }
    expect(statusOf(await raw(words('OPTIONS *')))).toBe(404)
    expect(statusOf(await raw(words('GET /v1/units', { host: '%%%::' })))).toBe(200)
  })

  it('answers HTTP/1.0 without a host, and keys with spaces around', async () => {
    expect(await raw(`GET /v1/units HTTP/1.0\r\nx-api-key: ${held.twin.key}\r\n\r\n`)).toMatch(/ 200 OK/)
    expect(statusOf(await raw(words('GET /v1/units', { 'x-api-key': ` ${held.twin.key} ` })))).toBe(200)
  })

  it('rejects a key that comes twice', async () => {
    expect(statusOf(await raw(words('GET /v1/units', { 'X-API-KEY': held.twin.key })))).toBe(401)
  })

  it('says 100 to a client that waits for it', async () => {
    const body = '{"area":2}'
    const headers = { expect: '100-continue', 'content-type': 'application/json', 'content-length': `${body.length}` }
    const answer = await raw(words(`PATCH /v1/sites/${held.twin.siteId}`, headers, body))
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/)
  })

  it('answers on one connection: right, wrong, with a body that nobody reads, right', async () => {
    const json = { connection: 'keep-alive', 'content-type': 'application/json' }
    const post = (body: string) => words('POST /v1/sites', { ...json, 'content-length': `${body.length}` }, body)
    const unread = words('GET /v1/units', { ...json, 'content-length': '7' }, '{"a":1}')
    const answers = await raw(`${post('{')}${post('{"name":1}')}${unread}${words('GET /v1/units')}`)
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 400', 'HTTP/1.1 200', 'HTTP/1.1 200'])
  })

  it('leaves nothing behind after 200 requests on one connection', async () => {
    const body = '{"area":2}'
    const headers = { connection: 'keep-alive', 'content-type': 'application/json', 'content-length': `${body.length}` }
    const many = words(`PATCH /v1/sites/${held.twin.siteId}`, headers, body).repeat(200)
    const answers = await raw(`${many}${words('GET /v1/units')}`)
    expect(answers.match(/HTTP\/1\.1 200/g)?.length).toBe(201)
    expect(held.warnings.map(({ name }) => name)).not.toContain('MaxListenersExceededWarning')
  })

  for (const [how, head] of [
    ['that says its length', { 'content-length': '3000000' }],
    ['in chunks', { 'transfer-encoding': 'chunked' }],
  ] as const) {
    it(`lets a client read why its body ${how} is rejected, and closes`, async () => {
      const large = 'x'.repeat(3_000_000)
      const body = how === 'in chunks' ? `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n` : large
      const headers = { connection: 'keep-alive', 'content-type': 'application/json', ...head }
      const answer = await raw(words('POST /v1/sites', headers, body))
      expect(statusOf(answer)).toBe(413)
      expect(answer.toLowerCase()).toContain('connection: close')
      expect(answer).toContain('"code":"body_too_large"')
    })
  }

  for (const [how, head, sent] of [
    ['says its length', { 'content-length': '3000000' }, 'x'],
    ['waits for 100', { 'content-length': '3000000', expect: '100-continue' }, ''],
    ['sends chunks', { 'transfer-encoding': 'chunked' }, `1e8480\r\n${'x'.repeat(1_999_999)}`],
  ] as const) {
    it(`does not wait for ever for a client that ${how}, and stops in the middle of a body that is rejected`, async () => {
      const headers = { connection: 'keep-alive', 'content-type': 'application/json', ...head }
      const answer = await raw(words('POST /v1/sites', headers, sent))
      expect(answer).toContain('HTTP/1.1 413')
      expect(answer).toContain('"code":"body_too_large"')
    })
  }

  it('says nothing of connections over HTTP/2, where a body is rejected too', async () => {
    const { session, close } = await session2()
    const headers = { 'x-api-key': held.twin.key, 'content-type': 'application/json' }
    const body = new Uint8Array(3_000_000).fill(120)
    const answer = await sendOverHttp2(session, { method: 'POST', target: '/v1/sites', headers, body })
    expect([answer.status, answer.headers.connection]).toEqual([413, undefined])
    await close()
  })

  it('lets a client of HTTP/2 read why a body of 30 MB is rejected, and go on', async () => {
    const { session, close } = await session2()
    const headers = { 'x-api-key': held.twin.key, 'content-type': 'application/json' }
    const stream = session.request({ ':method': 'POST', ':path': '/v1/sites', ...headers })
    const closed = once(stream, 'close')
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    // as a client sends a file: no more than its buffer holds
    stream.on('error', () => undefined)
    Readable.from(Array<Buffer>(300).fill(Buffer.alloc(100_000, 'x'))).pipe(stream)
    const [head] = (await once(stream, 'response')) as [Record<string, unknown>]
    await closed
    expect([head[':status'], stream.rstCode]).toEqual([413, 0])
    expect(Buffer.concat(parts).toString()).toContain('"code":"body_too_large"')
    const after = await sendOverHttp2(session, { method: 'GET', target: '/v1/units', headers, body: null })
    expect(after.status).toBe(200)
    await close()
  })

  it('answers over HTTP/2 before the rejected body is sent, and lets go of its stream', async () => {
    const { session, close } = await session2()
    const head = { 'x-api-key': held.twin.key, 'content-type': 'application/json', 'content-length': '3000000' }
    const stream = session.request({ ':method': 'POST', ':path': '/v1/sites', ...head })
    stream.write('x')
    const [came] = (await once(stream, 'response')) as [Record<string, unknown>]
    expect(came[':status']).toBe(413)
    stream.resume()
    await once(stream, 'close')
    expect(stream.rstCode).toBe(0)
    await close()
  })
})

/** A session of HTTP/2 with a server of its own. */
async function session2() {
  const server = createServer2(nodeHandler(held.twin.api))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const session = connect2(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const close = async () => {
    session.close()
    server.close()
    await once(server, 'close')
  }
  return { session, close }
}
