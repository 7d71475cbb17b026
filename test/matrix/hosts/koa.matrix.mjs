import { createServer } from 'node:http'
import helmet from 'helmet'
import Koa from 'koa'
import bodyParser from 'koa-bodyparser'
import { nodeHandler } from 'tonne/http/node'
import { expect, it } from 'vitest'
import { titleOf } from '../cases/catalogue.mjs'
import { expectSame } from '../cases/expect-same.mjs'
import { get, plainRequest, post, sentTo, siteWith } from '../cases/requests.mjs'
import { makeTwin } from '../cases/twin.mjs'
import { afterParser, describeHost, NODE_PARSER } from '../describe-host.mjs'
import { listening } from '../listen.mjs'

/** The recipe: the answer goes through `ctx`, so that what stands before and after in the application still holds. */
function koaMiddleware(api) {
  const handle = nodeHandler(api)
  return async (ctx, next) => {
    const { req, request, res } = ctx
    req.rawBody = request.rawBody // where koa-bodyparser has read it
    const written = []
    const writeHead = (status, headers) => written.push({ status, headers })
    const pieces = []
    const write = (piece) => pieces.push(piece) > 0
    const end = (body) => {
      ctx.body = pieces.length === 0 ? body : Buffer.concat(pieces.map((piece) => Buffer.from(piece)))
      ctx.status = written[0].status
      ctx.set(written[0].headers)
    }
    const through = Object.create(res, { writeHead: { value: writeHead }, write: { value: write }, end: { value: end } })
    await handle(req, through, () => undefined)
    if (written.length === 0) await next()
  }
}

const lacks = { ...NODE_PARSER, 'foreign paths': 'they are left to the application' }

const built =
  (build = () => undefined) =>
  async (api) => {
    const app = new Koa()
    build(app)
    app.use(koaMiddleware(api))
    return listening(createServer(app.callback()))
  }

async function ask(build, request) {
  const [mine, other] = [await makeTwin(), await makeTwin()]
  const { send, close } = await built(build)(other.api)
  const due = await mine.api.answer(plainRequest(sentTo(mine, request)))
  const answer = await send(sentTo(other, request))
  await close()
  return { answer, due }
}

const parsing = (app) => app.use(bodyParser())

function more() {
  it(titleOf('A017'), async () => {
    const { answer, due } = await ask(parsing, post(siteWith()))
    expect(answer.status).toBe(201)
    expectSame(answer, due)
  })
  it(titleOf('A018'), async () => {
    const { answer, due } = await ask(parsing, post('x', { 'content-type': 'text/plain' }))
    expect(answer.status).toBe(415)
    expectSame(answer, due)
  })
  it(titleOf('A096'), async () => {
    const secured = (ctx, next) => new Promise((done) => helmet()(ctx.req, ctx.res, done)).then(next)
    const named = (ctx, next) => {
      ctx.set('x-request-id', '7')
      return next()
    }
    const { answer } = await ask((app) => app.use(secured).use(named), get('/v1/units'))
    expect([answer.status, answer.headers['x-request-id']]).toEqual([200, '7'])
    expect(answer.headers).toHaveProperty('content-security-policy')
  })
  it(titleOf('A100'), async () => {
    const timed = async (ctx, next) => {
      await next()
      ctx.set('x-time', '1')
    }
    const { answer } = await ask((app) => app.use(timed), get('/v1/units'))
    expect([answer.status, answer.headers['x-time']]).toEqual([200, '1'])
  })
  it('leaves other paths to what comes after', async () => {
    const { send, close } = await (async () => {
      const app = new Koa()
      app.use(koaMiddleware((await makeTwin()).api)).use((ctx) => {
        ctx.body = 'other'
      })
      return listening(createServer(app.callback()))
    })()
    const { body } = await send({ method: 'GET', target: '/other', headers: {}, body: null })
    expect(body).toBe('other')
    await close()
  })
}

describeHost('Koa 3', built(), { host: 'koa3', lacks, more })
describeHost(
  'Koa 3, after koa-bodyparser',
  built((app) => app.use(bodyParser({ jsonLimit: '4mb' }))),
  {
    lacks,
    own: afterParser('koa-bodyparser', ['a field called __proto__']),
  },
)
