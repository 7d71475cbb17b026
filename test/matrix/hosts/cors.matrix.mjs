import { createServer } from 'node:http'
import fastifyCors from '@fastify/cors'
import { createAdaptorServer } from '@hono/node-server'
import cors from 'cors'
import express from 'express'
import Fastify from 'fastify'
import { Hono } from 'hono'
import { cors as honoCors } from 'hono/cors'
import { fastifyPlugin } from 'tonne/http/fastify'
import { fetchHandler } from 'tonne/http/fetch'
import { nodeHandler } from 'tonne/http/node'
import { describe, it } from 'vitest'
import { ALLOWED, EXPOSED, expectCors, METHODS, ORIGIN } from '../cases/expect-cors.mjs'
import { listening, listeningAt } from '../listen.mjs'

// The rows of the page on hosts about browsers of another origin.

const options = { origin: ORIGIN, exposedHeaders: EXPOSED, allowedHeaders: ALLOWED }

describe('browsers of another origin', () => {
  it('read the answers of Express with cors', () =>
    expectCors((api) => listening(createServer(express().use(cors(options), nodeHandler(api))))))

  it('read the answers of Fastify with @fastify/cors', () =>
    expectCors(async (api) => {
      const app = Fastify()
      await app.register(fastifyCors, { ...options, methods: METHODS })
      await app.register(fastifyPlugin(api))
      await app.listen({ port: 0, host: '127.0.0.1' })
      return listeningAt(app.server.address().port, { close: () => app.close() })
    }))

  it('read the answers of Hono with hono/cors', () =>
    expectCors((api) => {
      const app = new Hono()
      app.use(honoCors({ origin: ORIGIN, exposeHeaders: EXPOSED, allowHeaders: ALLOWED }))
      const handle = fetchHandler(api)
      app.all('/v1/*', async (c) => {
        const answer = await handle(c.req.raw)
        return c.newResponse(answer.body, answer)
      })
      return listening(createAdaptorServer({ fetch: app.fetch }))
    }))
})
