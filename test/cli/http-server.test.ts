import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import {
  type Answered,
  type RunningServer,
  type ServerOptions,
  startServer,
} from '../../src/apps/cli/serve/http-server.ts'

/** A server with what it was told of. */
async function serverWith(handle: ServerOptions['handle'], limits?: ServerOptions['limits']) {
  const failed: unknown[] = []
  const answered: Answered[] = []
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    now: () => 0,
    handle,
    ...(limits === undefined ? {} : { limits }),
    onAnswered: (one) => void answered.push(one),
    onFailed: (error) => void failed.push(error),
  })
  return { server, failed, answered }
}

function socketTo({ url }: RunningServer) {
  return connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined)
}

describe('the server of the program', () => {
  it('lets go of a client whose handler throws or rejects, tells of it, and goes on', async () => {
    const { server, failed, answered } = await serverWith(({ url }, res) => {
      if (url === '/throws') throw new Error('thrown')
      return url === '/rejects' ? Promise.reject(new Error('rejected')) : res.end('well')
    })
    for (const path of ['/throws', '/rejects']) {
      await expect(fetch(`${server.url}${path}`)).rejects.toThrow('fetch failed')
    }
    expect(failed.map(String)).toEqual(['Error: thrown', 'Error: rejected'])
    expect(answered.map(({ status }) => status)).toEqual([0, 0])
    expect(await (await fetch(server.url)).text()).toBe('well')
    await server.stop()
  })

  it('stops at once where nothing is under way, and finishes what is', async () => {
    const answers: (() => void)[] = []
    const { server } = await serverWith((_req, res) => void answers.push(() => res.end('finished')))
    const silent = socketTo(server)
    const half = socketTo(server)
    await once(silent, 'connect')
    half.write('GET / HTTP/1.1\r\nho')
    await once(half, 'connect')
    const slow = fetch(server.url)
    while (answers.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    const closed = Promise.all([once(silent, 'close'), once(half, 'close')])
    for (const socket of [silent, half]) socket.resume()
    const stopped = server.stop()
    await closed
    answers[0]?.()
    expect(await (await slow).text()).toBe('finished')
    await stopped
  })

  const BODY_WITHHELD = 'POST / HTTP/1.1\r\nhost: any\r\ncontent-length: 9\r\n\r\nhalf'
  const LONG_MS = 60_000
  const PATIENT = { connections: 2, headersTimeoutMs: LONG_MS, requestTimeoutMs: LONG_MS, checkEveryMs: 20 }

  /** What a client that sends this and no more is told until it is let go. */
  async function told(server: RunningServer, text: string): Promise<string> {
    const socket = socketTo(server)
    let answer = ''
    socket.on('data', (bytes) => {
      answer += bytes
    })
    socket.write(text)
    await once(socket, 'close')
    return answer
  }

  it.each([
    ['half a header', { headersTimeoutMs: 100 }, 'GET / HTTP/1.1\r\nho'],
    ['half a body', { headersTimeoutMs: 100, requestTimeoutMs: 100 }, BODY_WITHHELD],
  ])('lets go of a client that sends %s, and goes on', async (_, limits, text) => {
    const { server } = await serverWith(
      async (req, res) => {
        for await (const _bytes of req);
        res.end()
      },
      { ...PATIENT, ...limits },
    )
    expect(await told(server, text)).toMatch(/^HTTP\/1\.1 408 /)
    expect((await fetch(server.url)).status).toBe(200)
    await server.stop()
  })

  it('closes connections beyond those that it takes, and takes others when some are through', async () => {
    const { server } = await serverWith((_req, res) => res.end('well'), PATIENT)
    const first = [socketTo(server), socketTo(server)]
    await Promise.all(first.map((socket) => once(socket, 'connect')))
    const beyond = socketTo(server).resume()
    await once(beyond, 'close')
    await expect(fetch(server.url)).rejects.toThrow('fetch failed')
    for (const socket of first) socket.resume().end()
    await Promise.all(first.map((socket) => once(socket, 'close')))
    expect(await (await fetch(server.url)).text()).toBe('well')
    await server.stop()
  })
})
