import 'reflect-metadata'
import { All, Controller, Module, Req, Res } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { ExpressAdapter } from '@nestjs/platform-express'
import { FastifyAdapter } from '@nestjs/platform-fastify'
import { fastifyPlugin } from 'tonne/http/fastify'
import { nodeHandler } from 'tonne/http/node'
import { expect, it } from 'vitest'
import { titleOf } from '../cases/catalogue.mjs'
import { expectSame } from '../cases/expect-same.mjs'
import { plainRequest, post, sentTo, siteWith } from '../cases/requests.mjs'
import { makeTwin } from '../cases/twin.mjs'
import { afterParser, describeHost, NODE_PARSER } from '../describe-host.mjs'
import { listeningAt } from '../listen.mjs'

/** A module without parts, as `@Module({})` makes it. */
function emptyModule() {
  class Empty {}
  Module({})(Empty)
  return Empty
}

/** A module whose middleware consumer has the interface. */
function consumerModule(handle) {
  class Consuming {
    configure(consumer) {
      consumer.apply((req, res, next) => void handle(req, res, next)).forRoutes('{*path}')
    }
  }
  Module({})(Consuming)
  return Consuming
}

/** A module whose controller passes everything below /v1 on: `@All('*path') all(@Req() req, @Res() res)`; '*' on Fastify. */
function controllerModule(all, every = '*path') {
  class V1 {
    all(req, res) {
      return all(req, res)
    }
  }
  Req()(V1.prototype, 'all', 0)
  Res()(V1.prototype, 'all', 1)
  All(every)(V1.prototype, 'all', Object.getOwnPropertyDescriptor(V1.prototype, 'all'))
  Controller('v1')(V1)
  class Controlled {}
  Module({ controllers: [V1] })(Controlled)
  return Controlled
}

async function listening(app) {
  await app.listen(0, '127.0.0.1')
  return listeningAt(app.getHttpServer().address().port, { close: () => app.close() })
}

const create = (module, adapter, options = {}) =>
  NestFactory.create(module, adapter, { logger: false, abortOnError: false, ...options })

const onExpress = (options) => async (api) => {
  const app = await create(emptyModule(), new ExpressAdapter(), options)
  app.use(nodeHandler(api))
  return listening(app)
}
const consumed = (options) => async (api) =>
  listening(await create(consumerModule(nodeHandler(api)), new ExpressAdapter(), options))
const controlled = (options) => async (api) =>
  listening(await create(controllerModule(nodeHandler(api)), new ExpressAdapter(), options))

const onFastify = async (api) => {
  const app = await create(emptyModule(), new FastifyAdapter())
  await app.register(fastifyPlugin(api))
  return listening(app)
}
const consumedByFastify = async (api) => listening(await create(consumerModule(nodeHandler(api)), new FastifyAdapter()))

/** What Fastify has read stands in its own request, and the answer is ours alone. */
const controlledByFastify = async (api) => {
  const handle = nodeHandler(api)
  const all = (request, reply) => {
    reply.hijack()
    return handle(Object.assign(request.raw, { rawBody: request.rawBody }), reply.raw)
  }
  return listening(await create(controllerModule(all, '*'), new FastifyAdapter(), { rawBody: true }))
}

async function expectAsked(mount, request) {
  const [mine, other] = [await makeTwin(), await makeTwin()]
  const { send, close } = await mount(other.api)
  const due = await mine.api.answer(plainRequest(sentTo(mine, request)))
  const answer = await send(sentTo(other, request))
  await close()
  expect(due.status).toBe(201)
  expectSame(answer, due, { hostHeaders })
}

const lacks = { ...NODE_PARSER, 'foreign paths': 'they are left to the application' }
const routed = { ...lacks, 'invalid escape': 'the router of Express answers 400 itself' }
const hostHeaders = ['x-powered-by']
const SITE = post(siteWith())

describeHost('NestJS 12 on Express', onExpress(), {
  host: 'nest-express',
  lacks,
  hostHeaders,
  more: () => {
    it(titleOf('A019'), () => expectAsked(onExpress(), SITE))
    it(titleOf('A020'), () => expectAsked(onExpress({ rawBody: true }), SITE))
    it(titleOf('A021'), () => expectAsked(onExpress({ bodyParser: false }), SITE))
    it(titleOf('A022'), async () => {
      const { api, key } = await makeTwin()
      const app = await create(emptyModule(), new ExpressAdapter())
      await app.init()
      app.use(nodeHandler(api))
      const { send, close } = await listening(app)
      const answer = await send({ method: 'GET', target: '/v1/units', headers: { 'x-api-key': key }, body: null })
      expect([answer.status, JSON.parse(answer.body).error]).toEqual([404, 'Not Found'])
      await close()
    })
    it(titleOf('A023'), async () => {
      await expectAsked(consumed(), SITE)
      await expectAsked(controlled(), SITE)
    })
  },
})
const parsed = afterParser('the body parser of Nest', ['a charset that is not read'])
const limited = Object.fromEntries(
  ['more bytes than are read', 'a request after one that was too large', 'very deep nesting'].map((name) => [
    name,
    'the body parser of Nest reads 100 kB at most',
  ]),
)
describeHost('NestJS 12 on Express, by a middleware consumer, bodyParser: false', consumed({ bodyParser: false }), {
  lacks: routed,
  hostHeaders,
})
describeHost('NestJS 12 on Express, by a controller, rawBody: true', controlled({ rawBody: true }), {
  lacks: routed,
  hostHeaders,
  own: { ...parsed, ...limited },
})
describeHost('NestJS 12 on Express, by a controller', controlled(), {
  lacks: routed,
  hostHeaders,
  own: { ...parsed, ...limited },
})

describeHost('NestJS 12 on Fastify', onFastify, {
  host: 'nest-fastify',
  lacks: { ...lacks, 'invalid escape': 'the router of Fastify answers 400 itself' },
  more: () => {
    it(titleOf('A023'), async () => {
      await expectAsked(consumedByFastify, SITE)
      await expectAsked(controlledByFastify, SITE)
    })
  },
})
describeHost('NestJS 12 on Fastify, by a middleware consumer', consumedByFastify, {
  lacks: { ...lacks, 'invalid escape': 'the router of Fastify answers 400 itself' },
})
