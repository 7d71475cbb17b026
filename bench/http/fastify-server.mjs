/**
 * What people write by hand where numbers matter and records must last: Fastify, a zod schema, decimal.js for the four
 * gases, and better-sqlite3 with a transaction a request, as durable as ours (`synchronous = full`). No tenants, no
 * totals, no trace, no log.
 */
import Database from 'better-sqlite3'
import { Decimal } from 'decimal.js'
import fastify from 'fastify'
import { answerOf, fuelSchema } from './by-hand.mjs'

const KEY = process.env.BENCH_KEY
const example = JSON.parse(process.env.BENCH_EXAMPLE)
const GASES = ['co2', 'ch4', 'n2o', 'co2e']
const Exact = Decimal.clone({ precision: 40 })
const coefficients = GASES.map((gas) => new Exact(example.emissionFactor[gas] ?? 0))

const database = new Database(process.env.BENCH_FILE)
database.pragma('journal_mode = wal')
database.pragma('synchronous = full')
database.exec('create table fuel (id text primary key, site_id text, start_date text, record text, co2 text, ch4 text, n2o text, co2e text)')
database.exec('create index fuel_of_site on fuel (site_id, start_date)')
const insert = database.prepare('insert into fuel values (?, ?, ?, ?, ?, ?, ?, ?)')
const newest = database.prepare('select record from fuel where site_id = ? order by start_date desc limit ?')
const keep = database.transaction((record, gases) => {
  insert.run(record.id, record.siteId, record.startDate, JSON.stringify(record), ...gases)
})

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
  keep(record, gases.map(String))
  return reply.code(201).header('cache-control', 'no-store').send(record)
})
app.get('/v1/sites/:siteId/fuel', async (request, reply) => {
  const rows = newest.all(request.params.siteId, Number(request.query.limit ?? -1))
  return reply.header('cache-control', 'no-store').send(rows.map(({ record }) => JSON.parse(record)))
})

process.on('message', () => process.send({ cpu: process.cpuUsage() }))
await app.listen({ port: 0, host: '127.0.0.1' })
process.send({ port: app.server.address().port })
