/**
 * What people write by hand where numbers matter and records must last: Fastify, a zod schema, and decimal.js for the four
 * gases. No tenants, no totals, no trace, no log. Where records are kept is a function of the caller.
 */
import { Decimal } from 'decimal.js'
import fastify from 'fastify'
import { answerOf, fuelSchema } from './by-hand.mjs'

const KEY = process.env.BENCH_KEY
const GASES = ['co2', 'ch4', 'n2o', 'co2e']

/** Serves records of fuel: `keep(record, gases)` stores one, `newest(siteId, count)` reads the texts of the newest. */
export async function serve({ keep, newest }) {
  const example = JSON.parse(process.env.BENCH_EXAMPLE)
  const Exact = Decimal.clone({ precision: 40 })
  const coefficients = GASES.map((gas) => new Exact(example.emissionFactor[gas] ?? 0))
  const app = fastify()
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers['x-api-key'] !== KEY) return reply.code(401).send({ error: 'key' })
  })
  app.post('/v1/sites/:siteId/fuel', async (request, reply) => {
    const parsed = fuelSchema.safeParse(request.body)
    if (!parsed.success) return reply.code(400).send(parsed.error.issues)
    const value = new Exact(parsed.data.value)
    const gases = coefficients.map((coefficient) => value.times(coefficient))
    const input = parsed.data
    const record = answerOf({ example, siteId: request.params.siteId, input, totalEmission: gases[3].toNumber() })
    await keep(record, gases.map(String))
    return reply.code(201).header('cache-control', 'no-store').send(record)
  })
  app.get('/v1/sites/:siteId/fuel', async (request, reply) => {
    const texts = await newest(request.params.siteId, Number(request.query.limit ?? -1))
    return reply.header('cache-control', 'no-store').send(texts.map((text) => JSON.parse(text)))
  })
  process.on('message', () => process.send({ cpu: process.cpuUsage() }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  process.send({ port: app.server.address().port })
}
