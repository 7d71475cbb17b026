import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { fetchHandler } from '../../../src/http/fetch.ts'
import { createApi, documentation, type OpenApiDocument } from '../../../src/http/index.ts'
import { nodeHandler } from '../../../src/http/node.ts'
import { createService } from '../../../src/service/index.ts'

type Send = (path: string, headers?: Record<string, string>) => Promise<Response>

const ORIGIN = 'http://127.0.0.1'

async function mounted(basePath = '') {
  const service = createService()
  const { record } = await service.company(7).apiKeys.issue({ name: 'reader of the document' })
  return { api: createApi({ service, basePath, documents: documentation() }), key: record.key }
}

/** Reads the document at a path, then sends a request to the server that it names. */
async function followDocument(send: Send, { prefix, key }: { readonly prefix: string; readonly key: string }) {
  const path = `${prefix}/v1/openapi.json`
  const document = (await (await send(path)).json()) as OpenApiDocument
  const server = new URL(document.servers[0]?.url as string, `${ORIGIN}${path}`)
  const base = server.pathname.replace(/\/$/, '')
  const { status } = await send(`${base}/v1/units`, { authorization: `Bearer ${key}` })
  return { base, status }
}

/** Sends requests to a listener on a free port. */
async function listening(listener: RequestListener, work: (send: Send) => Promise<void>): Promise<void> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    await work((path, headers = {}) => fetch(`${ORIGIN}:${port}${path}`, { headers }))
  } finally {
    server.close().closeAllConnections()
  }
}

/** Removes a mount path as Express does: from `url`, but not from `originalUrl`. */
function below(prefix: string, handle: ReturnType<typeof nodeHandler>): RequestListener {
  return (req: IncomingMessage, res: ServerResponse) => {
    const originalUrl = req.url as string
    return void handle(Object.assign(req, { originalUrl, url: originalUrl.slice(prefix.length) }), res)
  }
}

describe('the server of the document is the one that serves it', () => {
  it.each(['', '/api', '/api/emissions'])('through node:http, with the base path %j', async (basePath) => {
    const { api, key } = await mounted(basePath)
    await listening(nodeHandler(api), async (send) => {
      expect(await followDocument(send, { prefix: basePath, key })).toEqual({ base: basePath, status: 200 })
    })
  })

  it.each(['', '/api', '/api/emissions'])('through a host that removes the mount path %j', async (prefix) => {
    const { api, key } = await mounted()
    await listening(below(prefix, nodeHandler(api)), async (send) => {
      expect(await followDocument(send, { prefix, key })).toEqual({ base: prefix, status: 200 })
    })
  })

  it('through a host that removes a part of the base path', async () => {
    const { api, key } = await mounted('/api/emissions')
    await listening(below('/api', nodeHandler(api)), async (send) => {
      expect(await followDocument(send, { prefix: '/api/emissions', key })).toEqual({
        base: '/api/emissions',
        status: 200,
      })
    })
  })

  it.each(['', '/api'])('through Request and Response, with the base path %j', async (basePath) => {
    const { api, key } = await mounted(basePath)
    const handle = fetchHandler(api)
    const send: Send = (path, headers = {}) => handle(new Request(`${ORIGIN}${path}`, { headers }))
    expect(await followDocument(send, { prefix: basePath, key })).toEqual({ base: basePath, status: 200 })
  })
})
