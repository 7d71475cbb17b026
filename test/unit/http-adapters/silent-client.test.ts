import { describe, expect, it, vi } from 'vitest'
import { type FastifyReply, fastifyPlugin } from '../../../src/http/fastify.ts'
import { fetchHandler } from '../../../src/http/fetch.ts'
import type { Api } from '../../../src/http/index.ts'
import type { BodyPieces } from '../../../src/http/request.ts'

const TIMEOUT_MS = 600

/** An interface that answers with endless pieces, and how many were asked for. */
function endless() {
  const told = { pieces: 0, isLetGo: false }
  const body: BodyPieces = {
    next: async () => {
      told.pieces += 1
      return { done: false, value: 'piece' }
    },
    return: async () => {
      told.isLetGo = true
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]: () => body,
  }
  const answer = async () => ({ status: 200, headers: {}, body }) as never
  return { told, api: { handle: answer, answer } satisfies Api }
}

/** The stream that the fetch adapter answers with. */
async function ofFetch(api: Api): Promise<ReadableStream<Uint8Array>> {
  const request = { method: 'GET', url: 'http://any.host/v1/units', headers: new Headers(), body: null }
  const response = (await fetchHandler(api, { writeTimeoutMs: TIMEOUT_MS })(request)) as Response
  return response.body as ReadableStream<Uint8Array>
}

/** The stream that the plugin of Fastify sends. */
async function ofFastify(api: Api): Promise<ReadableStream<Uint8Array>> {
  const sent: unknown[] = []
  const routes: { handler(request: object, reply: FastifyReply): Promise<unknown> }[] = []
  await fastifyPlugin(api, { writeTimeoutMs: TIMEOUT_MS })(
    {
      prefix: '',
      supportedMethods: ['GET'],
      removeAllContentTypeParsers: () => undefined,
      addContentTypeParser: () => undefined,
      route: (route: never) => void routes.push(route),
    },
    {},
  )
  const raw = { url: '/v1/units', httpVersionMajor: 1, on: () => undefined, resume: () => undefined }
  const reply = {
    raw: { destroyed: false, writableFinished: false, once: () => undefined, on: () => undefined },
    callNotFound: () => undefined,
    code: () => undefined,
    headers: () => undefined,
    send: (body: unknown) => void sent.push(body),
  }
  await routes[0]?.handler({ method: 'GET', headers: {}, body: undefined, raw }, reply)
  return sent[0] as ReadableStream<Uint8Array>
}

describe.each([
  ['fetch', ofFetch],
  ['Fastify', ofFastify],
])('a long answer through the adapter of %s', (_, streamOf) => {
  it('is let go of, as an error of its stream, where its client takes nothing for too long', async () => {
    const { told, api } = endless()
    const reader = (await streamOf(api)).getReader()
    await reader.read()
    expect(told).toEqual({ pieces: 1, isLetGo: false })
    await vi.waitFor(() => expect(told.isLetGo).toBe(true), { timeout: 60 * TIMEOUT_MS })
    await expect(reader.read()).rejects.toThrow('the client read nothing of the response for too long')
    expect(told.pieces).toBe(1)
  })

  it('goes on for a client that is slow, but takes', async () => {
    const { told, api } = endless()
    const reader = (await streamOf(api)).getReader()
    for (let n = 0; n < 5; n++) {
      await reader.read()
      await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS / 2))
    }
    expect(told).toEqual({ pieces: 5, isLetGo: false })
    await reader.cancel()
    expect(told.isLetGo).toBe(true)
  })
})
