import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import { fetchHandler } from 'tonne/http/fetch'
import { expect, it } from 'vitest'
import { titleOf } from '../cases/catalogue.mjs'
import { expectSame } from '../cases/expect-same.mjs'
import { get, plainRequest, sentTo } from '../cases/requests.mjs'
import { makeTwin } from '../cases/twin.mjs'
import { describeHost, NODE_PARSER, OF_REQUESTS } from '../describe-host.mjs'
import { answerOf, listening } from '../listen.mjs'

const lacks = { ...OF_REQUESTS, ...NODE_PARSER, 'foreign paths': 'they are left to the application' }

/** The recipe: through `c`, so that headers that were set before stay. */
const every = (app, handle) =>
  app.all('/v1/*', async (c) => {
    const answer = await handle(c.req.raw)
    return c.newResponse(answer.body, answer)
  })

/** Served by @hono/node-server. */
const served =
  (build, prefix = '') =>
  async (api) => {
    const app = new Hono()
    build(app, fetchHandler(api))
    return listening(createAdaptorServer({ fetch: app.fetch }), prefix)
  }

/** As every other runtime calls it. */
async function called(api) {
  const app = new Hono()
  every(app, fetchHandler(api))
  return {
    send: async ({ method, target, headers, body }) => {
      const response = await app.fetch(new Request(`http://any.host${target}`, { method, headers, body }))
      return answerOf(response)
    },
  }
}

async function ask(mount, request, options) {
  const [mine, other] = [await makeTwin(), await makeTwin(options)]
  const { send, close } = await mount(other.api)
  const due = await mine.api.answer(plainRequest(sentTo(mine, request)))
  const answer = await send(sentTo(other, request))
  await close()
  return { answer, due }
}

function more() {
  it(titleOf('A035'), async () => {
    const mounted = await ask(
      served((app, handle) => app.mount('/api', handle), '/api'),
      get('/v1/units'),
    )
    expect(mounted.answer.status).toBe(200)
    expectSame(mounted.answer, mounted.due)
    const all = served((app, handle) => app.all('/api/*', (c) => handle(c.req.raw)), '/api')
    const routed = await ask(all, get('/v1/units'), { basePath: '/api' })
    expectSame(routed.answer, routed.due)
  })
  it(titleOf('A096'), async () => {
    const build = (app, handle) => every(app.use(secureHeaders(), requestId({ generator: () => '7' })), handle)
    const { answer } = await ask(served(build), get('/v1/units'))
    expect([answer.status, answer.headers['x-request-id']]).toEqual([200, '7'])
    expect(answer.headers).toHaveProperty('x-content-type-options')
  })
}

describeHost('Hono 4', served(every), { host: 'hono4', lacks, more })
describeHost(
  'Hono 4, by app.mount under a path',
  served((app, handle) => app.mount('/api', handle), '/api'),
  {
    lacks: { ...OF_REQUESTS, ...NODE_PARSER },
  },
)
const { 'any method': _parsed, ...calledLacks } = lacks
describeHost('Hono 4, by app.fetch', called, { lacks: calledLacks })
