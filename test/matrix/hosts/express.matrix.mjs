import { createServer } from 'node:http'
import express5 from 'express'
import express4 from 'express4'
import helmet from 'helmet'
import { nodeHandler } from 'tonne/http/node'
import { expect, it } from 'vitest'
import { titleOf } from '../cases/catalogue.mjs'
import { expectSame } from '../cases/expect-same.mjs'
import { get, plainRequest, post, sentTo, siteWith } from '../cases/requests.mjs'
import { makeTwin } from '../cases/twin.mjs'
import { afterParser, describeHost, NODE_PARSER } from '../describe-host.mjs'
import { listening } from '../listen.mjs'

const lacks = { ...NODE_PARSER, 'foreign paths': 'they are left to the application' }
const hostHeaders = ['x-powered-by']

const hosts = { 5: express5, 4: express4 }

for (const [version, express] of Object.entries(hosts)) {
  const built = (build, prefix) => async (api) => {
    const app = express()
    build(app, nodeHandler(api))
    return listening(createServer(app), prefix)
  }
  const host = `express${version}`
  const name = `Express ${version}`

  /** The answer to a request where the interface is mounted in a way, and that of the interface itself. */
  const ask = async (build, request, prefix = '') => {
    const [mine, other] = [await makeTwin(), await makeTwin()]
    const { send, close } = await built(build, prefix)(other.api)
    const due = await mine.api.answer(plainRequest(sentTo(mine, request)))
    const answer = await send(sentTo(other, request))
    await close()
    return { answer, due }
  }
  const expectAsked = async (build, request, prefix) => {
    const { answer, due } = await ask(build, request, prefix)
    expectSame(answer, due, { hostHeaders })
  }
  const after = (parser) => (app, handle) => app.use(parser, handle)
  const SITE = post(siteWith())

  const parsed = () => {
    it(titleOf('A005'), () => expectAsked(after(express.json()), SITE))
    it(titleOf('A007'), () => expectAsked(after(express.raw({ type: '*/*' })), SITE))
    it(titleOf('A008'), () => expectAsked(after(express.text({ type: '*/*' })), SITE))
    it(titleOf('A009'), () => expectAsked(after(express.urlencoded({ extended: true })), SITE))
    for (const [id, body] of [
      ['A010', '{bad json'],
      ['A011', '"a string"'],
    ]) {
      it(titleOf(id), async () => {
        const { answer } = await ask(after(express.json()), post(body))
        // its words are those of the application's error handler
        expect(answer.status).toBe(400)
      })
    }
  }
  const mounted = () => {
    const router = (app, handle) => app.use('/a', express.Router().use('/b', handle))
    const every = version === '5' ? '/api/*splat' : '/api/*'
    const route = async (request) => {
      const [mine, other] = [await makeTwin(), await makeTwin({ basePath: '/api' })]
      const { send, close } = await built((app, handle) => app.all(every, handle), '/api')(other.api)
      expectSame(await send(sentTo(other, request)), await mine.api.answer(plainRequest(sentTo(mine, request))), {
        hostHeaders,
      })
      await close()
    }
    it(titleOf('A030'), () => expectAsked((app, handle) => app.use('/api', handle), SITE, '/api'))
    it(titleOf('A031'), () => expectAsked(router, get('/v1/units'), '/a/b'))
    it(titleOf('A032'), () => route(get('/v1/units')))
  }
  const beside = () => {
    if (version === '5') {
      it(titleOf('A096'), async () => {
        const named = (_req, res, next) => {
          res.set('x-request-id', '7')
          next()
        }
        const { answer } = await ask((app, handle) => app.use(helmet(), named, handle), get('/v1/units'))
        expect([answer.status, answer.headers['x-request-id']]).toEqual([200, '7'])
        expect(answer.headers).toHaveProperty('content-security-policy')
      })
      it(titleOf('A107'), async () => {
        const given = (_req, res, next) => {
          res.end('given')
          next()
        }
        const { answer } = await ask((app, handle) => app.use(given, handle), get('/v1/units'))
        expect([answer.status, answer.body]).toEqual([200, 'given'])
      })
    }
    it('leaves other paths to other handlers', async () => {
      const other = (app, handle) => app.use(handle).get('/other', (_req, res) => res.send('other'))
      expect((await ask(other, get('/other'))).answer.body).toBe('other')
    })
    it('is mounted at /v1 itself', () => expectAsked((app, handle) => app.use('/v1', handle), SITE))
    it('reads the bytes that express.json() was told to keep', () => {
      const verify = (req, _res, bytes) => {
        req.rawBody = bytes
      }
      const digits = post(siteWith().replace('12.5', '"12345678901234.567890123"'))
      return expectAsked(after(express.json({ verify })), digits)
    })
  }

  describeHost(
    name,
    built((app, handle) => app.use(handle)),
    {
      host,
      lacks,
      hostHeaders,
      more: () => {
        parsed()
        mounted()
        beside()
      },
    },
  )
  describeHost(
    `${name}, before express.json()`,
    built((app, handle) => app.use(handle, express.json())),
    { lacks, hostHeaders },
  )
  describeHost(`${name}, after express.json()`, built(after(express.json({ limit: '4mb' }))), {
    lacks,
    hostHeaders,
    own: afterParser('express.json()', ['a charset that is not read']),
  })
  describeHost(`${name}, after express.text()`, built(after(express.text({ type: '*/*', limit: '4mb' }))), {
    lacks: { ...lacks, 'any coding': 'express.text() answers 415 itself' },
    hostHeaders,
    own: { 'bytes that are not UTF-8': 'express.text() has put U+FFFD in their place' },
  })
  describeHost(`${name}, after express.raw()`, built(after(express.raw({ type: '*/*', limit: '4mb' }))), {
    lacks: { ...lacks, 'any coding': 'express.raw() answers 415 itself' },
    hostHeaders,
  })
  describeHost(`${name}, after express.urlencoded()`, built(after(express.urlencoded({ extended: true }))), {
    lacks,
    hostHeaders,
  })
  describeHost(
    `${name}, under a path`,
    built((app, handle) => app.use('/api', handle), '/api'),
    { lacks, hostHeaders },
  )
  describeHost(
    `${name}, under a path of a router`,
    built((app, handle) => app.use('/a', express.Router().use('/b', handle)), '/a/b'),
    { lacks, hostHeaders },
  )
}
