import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import express5 from 'express'
import express4 from 'express4'
import { nodeHandler } from '../../src/http/node.ts'
import { describeAdapter } from '../../src/testing/index.ts'
import { listening } from './listen.mjs'

const lacks = {
  'any method': 'the parser of Node answers 400 to methods that it does not know',
  'foreign paths': 'they are left to the application',
}
const suite = { describe, it, lacks, hostHeaders: ['x-powered-by'] }

/** What a parser that ran before leaves: bytes that were no UTF-8 are gone, and so are digits and empty bodies. */
const WAYS = {
  'at the root': (app, handler) => app.use(handler),
  'after express.raw': (app, handler, express) => app.use(express.raw({ type: '*/*', limit: '4mb' }), handler),
  'after express.urlencoded': (app, handler, express) => app.use(express.urlencoded({ extended: true }), handler),
}

for (const [version, express] of Object.entries({ 5: express5, 4: express4 })) {
  for (const [way, mount] of Object.entries(WAYS)) {
    describeAdapter(
      `Express ${version}, ${way}`,
      async (api) => {
        const app = express()
        mount(app, nodeHandler(api), express)
        return listening(createServer(app))
      },
      way === 'after express.raw' ? { ...suite, lacks: { ...lacks, 'any coding': 'its parser answers 415 itself' } } : suite,
    )
  }

  describeAdapter(
    `Express ${version}, under a path`,
    async (api) => {
      const app = express()
      const router = express.Router()
      router.use('/b', nodeHandler(api))
      app.use('/a', router)
      return listening(createServer(app), '/a/b')
    },
    suite,
  )

  describe(`Express ${version}, beside the suite`, () => {
    const api = {
      handle: async ({ target, body }) => {
        if (!target.startsWith('/v1/')) return null
        return { status: 200, headers: {}, body: JSON.stringify(await body({ bytesMax: 1000 })) }
      },
      answer: async () => ({ status: 404, headers: {}, body: '' }),
    }
    const ask = async (build, request) => {
      const app = express()
      build(app)
      const { send, close } = await listening(createServer(app))
      const answer = await send({ method: 'POST', headers: { 'content-type': 'application/json' }, body: Buffer.from('{"a":1}'), target: '/v1/x', ...request })
      await close()
      return answer
    }

    it('takes what express.json and express.text have read', async () => {
      expect((await ask((app) => app.use(express.json(), nodeHandler(api)))).body).toBe('{"parsed":{"a":1}}')
      expect((await ask((app) => app.use(express.text({ type: '*/*' }), nodeHandler(api)))).body).toBe('"{\\"a\\":1}"')
    })

    it('takes the bytes that express.json was told to keep', async () => {
      const verify = (req, _res, bytes) => {
        req.rawBody = bytes
      }
      const { body } = await ask((app) => app.use(express.json({ verify }), nodeHandler(api)))
      expect(Buffer.from(Object.values(JSON.parse(body).data ?? JSON.parse(body))).toString()).toBe('{"a":1}')
    })

    it('is mounted at /v1 itself, and as a route', async () => {
      expect((await ask((app) => app.use('/v1', nodeHandler(api)))).status).toBe(200)
      const all = version === '5' ? '/*path' : '/*'
      expect((await ask((app) => app.all(all, nodeHandler(api)))).status).toBe(200)
    })

    it('leaves other paths to other handlers, with their headers kept', async () => {
      const build = (app) => {
        app.use((_req, res, next) => {
          res.setHeader('x-host', 'kept')
          next()
        })
        app.use(nodeHandler(api))
        app.post('/other', (_req, res) => res.send('other'))
      }
      const other = await ask(build, { target: '/other' })
      expect([other.body, other.headers['x-host']]).toEqual(['other', 'kept'])
      expect((await ask(build)).headers['x-host']).toBe('kept')
    })
  })
}
