import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import type { Api, ApiRequest } from '../../src/http/index.ts'
import { nodeHandler } from '../../src/http/node.ts'

/** An interface that says when it is asked, and answers when it is told to. */
function slowApi() {
  const asked: { request: ApiRequest; answer: () => void }[] = []
  const told: (() => void)[] = []
  const answer = (request: ApiRequest) =>
    new Promise<{ status: number; headers: Record<string, string>; body: string }>((resolve) => {
      asked.push({ request, answer: () => resolve({ status: 200, headers: {}, body: 'done' }) })
      for (const tell of told) tell()
    })
  const api: Api = { handle: answer, answer }
  const isAsked = async () => {
    if (asked.length === 0) await new Promise<void>((resolve) => told.push(resolve))
    return asked[0] as (typeof asked)[number]
  }
  return { api, isAsked }
}

async function serveSlowly() {
  const slow = slowApi()
  const answered: Promise<void>[] = []
  const handle = nodeHandler(slow.api)
  const server = createServer((req, res) => void answered.push(handle(req, res)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  return { ...slow, server, socket, answered }
}

describe('a client that goes', () => {
  it('is told of by the signal, and nothing is thrown when the answer comes', async () => {
    const { server, socket, isAsked, answered } = await serveSlowly()
    const connection = once(server, 'connection') as Promise<[Socket]>
    socket.write('POST /v1/sites HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{}')
    const { request, answer } = await isAsked()
    expect(request.signal?.aborted).toBe(false)
    const [end] = await connection
    const closed = once(end, 'close')
    socket.destroy()
    await closed
    expect(request.signal?.aborted).toBe(true)
    answer()
    await expect(Promise.all(answered)).resolves.toEqual([undefined])
    server.close()
  })

  it('before its body is whole leaves the reading of it rejected', async () => {
    const { server, socket, isAsked, answered } = await serveSlowly()
    socket.write('POST /v1/sites HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{')
    const { request, answer } = await isAsked()
    const body = request.body({ bytesMax: 1000 })
    socket.destroy()
    await expect(body).rejects.toThrow('the client was gone before its body was read')
    await expect(request.body({ bytesMax: 1000 })).rejects.toThrow()
    answer()
    await Promise.all(answered)
    server.close()
  })

  it('is not seen in one that has its answer', async () => {
    const { server, socket, isAsked, answered } = await serveSlowly()
    socket.write('POST /v1/sites HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 2\r\n\r\n{}')
    const { request, answer } = await isAsked()
    await request.body({ bytesMax: 10 })
    answer()
    socket.resume()
    await Promise.all([...answered, once(socket, 'close')])
    expect(request.signal?.aborted).toBe(false)
    server.close()
  })
})
