/**
 * What people write by hand: node:http, a zod schema of the same fields and bounds, a multiplication of doubles, an array
 * to push to, and an answer of the same keys. No tenants, no exactness, no totals, no trace, no log.
 */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import * as z from 'zod'

const text = (max) => z.string().max(max)
const fuelSchema = z.object({
  files: z.array(z.object({ id: z.union([z.string(), z.number()]).optional(), name: text(255).optional(), url: text(2048).optional() })).max(100),
  startDate: z.iso.datetime({ offset: true }),
  endDate: z.iso.datetime({ offset: true }),
  unitId: z.number().int().positive(),
  value: z.number().min(0).max(1e15),
  vendorId: text(64).nullish(),
  emissionFactorId: text(64).min(1),
  comment: text(4000).nullish(),
  emissionId: text(64),
  totalEmission: z.number(),
  emissionKindId: text(64).min(1),
  unit: z.object({ id: z.number().optional() }),
})

const KEY = process.env.BENCH_KEY
const example = JSON.parse(process.env.BENCH_EXAMPLE)
const records = []
const lists = new Map()

function created(siteId, input) {
  const at = new Date().toISOString()
  const record = {
    ...example,
    id: randomUUID(),
    value: input.value,
    totalEmission: input.value * example.emissionFactor.co2e,
    startDate: new Date(input.startDate).toISOString(),
    endDate: new Date(input.endDate).toISOString(),
    comment: input.comment ?? null,
    unitId: input.unitId,
    vendorId: input.vendorId ?? null,
    siteId,
    emissionId: input.emissionId,
    emissionKindId: input.emissionKindId,
    emissionFactorId: input.emissionFactorId,
    createdAt: at,
    updatedAt: at,
  }
  records.push(record)
  const ofSite = lists.get(siteId)
  if (ofSite === undefined) lists.set(siteId, [record])
  else ofSite.push(record)
  return record
}

function send(res, status, value) {
  const body = JSON.stringify(value)
  res.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'cache-control': 'no-store' })
  res.end(body)
}

const server = createServer((req, res) => {
  if (req.headers['x-api-key'] !== KEY) return send(res, 401, { error: 'key' })
  const path = /^\/v1\/sites\/([^/?]+)\/fuel(?:\?limit=(\d+))?$/.exec(req.url)
  if (path === null) return send(res, 404, { error: 'path' })
  if (req.method === 'GET') {
    const ofSite = lists.get(path[1]) ?? []
    const sorted = path[2] === undefined ? ofSite : ofSite.slice(-Number(path[2]))
    return send(res, 200, sorted)
  }
  const chunks = []
  req.on('data', (chunk) => chunks.push(chunk))
  req.on('end', () => {
    const parsed = fuelSchema.safeParse(JSON.parse(Buffer.concat(chunks).toString('utf8')))
    if (!parsed.success) return send(res, 400, parsed.error.issues)
    send(res, 201, created(path[1], parsed.data))
  })
})

process.on('message', () => process.send({ cpu: process.cpuUsage() }))
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
