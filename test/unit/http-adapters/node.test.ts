import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import type { Api, ApiRequest, ApiResponse, HostBody } from '../../../src/http/index.ts'
import { findSwaggerUi, type NodeRequest, type NodeResponse, nodeHandler } from '../../../src/http/node.ts'

/** An interface below /v1 that tells what it was asked. */
function echo() {
  const seen: { target: string; body: HostBody | Error }[] = []
  const answer = async ({ target, body }: ApiRequest): Promise<ApiResponse> => {
    seen.push({ target, body: await body({ bytesMax: 100 }).catch((error: Error) => error) })
    return { status: 200, headers: { 'content-type': 'text/plain' }, body: 'ä' }
  }
  const handle = async (request: ApiRequest) => (request.target.startsWith('/v1/') ? answer(request) : null)
  const api: Api = { handle, answer: async () => ({ status: 404, headers: {}, body: 'none' }) }
  return { api, seen }
}

/** A request as frameworks leave it. */
function requestOf(fields: Partial<NodeRequest> & { text?: string }): NodeRequest {
  const { text = '', ...rest } = fields
  const stream = new PassThrough()
  stream.end(text)
  return Object.assign(stream, { method: 'POST', url: '/v1/sites', headers: {}, httpVersionMajor: 1, ...rest })
}

function responseOf(fields: Partial<NodeResponse> = {}) {
  const sent: unknown[] = []
  const response: NodeResponse = {
    headersSent: false,
    writableEnded: false,
    writableFinished: false,
    destroyed: false,
    writeHead: (...head) => sent.push(head),
    write: () => true,
    on: () => undefined,
    end: (body) => sent.push(body),
    ...fields,
  }
  return { response, sent }
}

/** A request whose stream a parser has read. */
async function readBefore(fields: Partial<NodeRequest>): Promise<NodeRequest> {
  const request = requestOf({ text: '{"from":"stream"}', ...fields })
  for await (const _ of request as unknown as AsyncIterable<Uint8Array>);
  return request
}

async function bodyGiven(request: NodeRequest): Promise<HostBody | Error | undefined> {
  const { api, seen } = echo()
  await nodeHandler(api)(request, responseOf().response)
  return seen[0]?.body
}

describe('the body of a request', () => {
  it('is the stream, where it is unread, whatever stands in body', async () => {
    const body = await bodyGiven(requestOf({ text: '{"from":"stream"}', body: {}, rawBody: 'other' }))
    expect(body).toBe('{"from":"stream"}')
  })

  it('is handed on as bytes where it is not UTF-8, to be rejected', async () => {
    const text = Buffer.from([0x22, 0xc3, 0x28, 0x22]) as unknown as string
    expect(await bodyGiven(requestOf({ text }))).toEqual(Buffer.from([0x22, 0xc3, 0x28, 0x22]))
  })

  it('is rawBody before body, where the stream was read', async () => {
    const rawBody = new TextEncoder().encode('{"from":"raw"}')
    expect(await bodyGiven(await readBefore({ rawBody, body: { from: 'body' } }))).toBe(rawBody)
    expect(await bodyGiven(await readBefore({ rawBody: 'text' }))).toBe('text')
  })

  it('is body as bytes, as text, or as what a parser made of it', async () => {
    const bytes = Buffer.from('{}')
    expect(await bodyGiven(await readBefore({ body: bytes }))).toBe(bytes)
    expect(await bodyGiven(await readBefore({ body: '{"a":1}' }))).toBe('{"a":1}')
    expect(await bodyGiven(await readBefore({ body: { a: 1 } }))).toEqual({ parsed: { a: 1 } })
    expect(await bodyGiven(await readBefore({ body: null }))).toEqual({ parsed: null })
  })

  it('is nowhere where a parser kept nothing: an error of the host, and no hanging', async () => {
    expect(String(await bodyGiven(await readBefore({})))).toContain('the body was read before')
  })
})

describe('the target of a request', () => {
  const targetOf = async (fields: Partial<NodeRequest>) => {
    const { api, seen } = echo()
    await nodeHandler(api)(requestOf(fields), responseOf().response)
    return seen[0]?.target
  }

  it('is the one below the mount, else the whole', async () => {
    expect(await targetOf({ url: '/v1/sites?a=1' })).toBe('/v1/sites?a=1')
    expect(await targetOf({ url: '/v1/sites', originalUrl: '/api/v1/sites' })).toBe('/v1/sites')
    expect(await targetOf({ url: '/sites', originalUrl: '/v1/sites' })).toBe('/v1/sites')
    expect(await targetOf({ url: '/x/api/v1/sites' })).toBe(undefined)
  })

  it('is never one that the host has rewritten into another', async () => {
    expect(await targetOf({ url: '/public', originalUrl: '/v1/api-keys' })).toBe(undefined)
    expect(await targetOf({ url: '/v1/units', originalUrl: '/v1/api-keys' })).toBe('/v1/units')
  })

  it('is nobody’s where there is none: the next handler, or 404', async () => {
    const { api, seen } = echo()
    const { response, sent } = responseOf()
    const called: string[] = []
    await nodeHandler(api)(requestOf({ url: '/other' }), response, () => void called.push('next'))
    expect([called, sent, seen]).toEqual([['next'], [], []])
    await nodeHandler(api)(requestOf({ url: '/other' }), response)
    expect(sent).toEqual([[404, { 'content-length': 4 }], 'none'])
  })
})

describe('the response', () => {
  it('has its length in bytes', async () => {
    const { response, sent } = responseOf()
    await nodeHandler(echo().api)(requestOf({}), response)
    expect(sent).toEqual([[200, { 'content-type': 'text/plain', 'content-length': 2 }], 'ä'])
  })

  it('is nothing where somebody else has answered, or nobody is there', async () => {
    for (const state of [{ headersSent: true }, { writableEnded: true }, { destroyed: true }]) {
      const { response, sent } = responseOf(state)
      await nodeHandler(echo().api)(requestOf({}), response)
      expect(sent).toEqual([])
    }
  })

  it('waits, where a body is rejected, until its sender comes to the end, but not for ever', async () => {
    const reject: Api = { ...echo().api, handle: async () => ({ status: 413, headers: {}, body: '' }) }
    const sentBy = async (text: string, isComplete: boolean) => {
      const stream = new PassThrough()
      const request = Object.assign(stream, { url: '/v1/sites', headers: {}, httpVersionMajor: 1 }) as NodeRequest
      const { response, sent } = responseOf()
      const answered = nodeHandler(reject)(request, response)
      for (let index = 0; index < text.length; index += 65_536) {
        if (!stream.write(text.slice(index, index + 65_536))) await Promise.race([once(stream, 'drain'), answered])
      }
      const before = sent.length
      if (isComplete) stream.end()
      await answered
      return { before, sent }
    }
    const head = [413, { 'content-length': 0, connection: 'close' }]
    expect(await sentBy('x'.repeat(100_000), true)).toEqual({ before: 0, sent: [head, ''] })
    expect((await sentBy('x'.repeat(17 * 1024 * 1024), false)).sent).toEqual([head, ''])
  })

  it('says nothing of connections over HTTP/2', async () => {
    const reject: Api = { ...echo().api, handle: async () => ({ status: 413, headers: {}, body: '' }) }
    const { response, sent } = responseOf()
    await nodeHandler(reject)(requestOf({ httpVersionMajor: 2 }), response)
    expect(sent).toEqual([[413, { 'content-length': 0 }], ''])
  })
})

describe('an error that is never thrown into the host', () => {
  const statusOf = ([head]: unknown[]) => (head as [number] | undefined)?.[0]

  it('is an error that its own next throws: 500, where nothing is sent yet', async () => {
    const next = () => {
      throw new Error('secret of the host')
    }
    const { response, sent } = responseOf()
    await nodeHandler(echo().api)(requestOf({ url: '/other' }), response, next)
    expect(statusOf(sent)).toBe(500)
    expect(sent[1]).toContain('"code":"internal_error"')
    expect(String(sent[1])).not.toContain('secret')
    const begun = responseOf({ headersSent: true })
    await nodeHandler(echo().api)(requestOf({ url: '/other' }), begun.response, next)
    expect(begun.sent).toEqual([])
  })

  it('is an error of writeHead: 500, and where that fails too the connection ends', async () => {
    const bad: Api = { ...echo().api, handle: async () => ({ status: 200, headers: { 'x-bad': '\n' }, body: '' }) }
    const failing = (times: number) => {
      const calls: unknown[] = []
      const { response, sent } = responseOf({
        writeHead: (...head) => {
          calls.push(head)
          if (calls.length <= times) throw new TypeError('Invalid character in header content')
          sent.push(head)
        },
        destroy: () => sent.push('destroyed'),
      })
      return { response, sent }
    }
    const once = failing(1)
    await nodeHandler(bad)(requestOf({}), once.response)
    expect(statusOf(once.sent)).toBe(500)
    const always = failing(Number.POSITIVE_INFINITY)
    await nodeHandler(bad)(requestOf({}), always.response)
    expect(always.sent).toEqual(['destroyed'])
  })
})

describe('the viewer of the interface', () => {
  it('is read from the installed package when its files are requested', async () => {
    const { script, styleSheet } = findSwaggerUi() ?? {}
    const texts = await Promise.all([script, styleSheet].map((file) => (typeof file === 'function' ? file() : '')))
    expect(texts[0]).toContain('SwaggerUIBundle')
    expect(texts[1]).toContain('.swagger-ui')
  })
})
