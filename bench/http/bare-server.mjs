/**
 * What people write by hand: node:http, a zod schema of the same fields and bounds, a multiplication of doubles, an array
 * to push to, and an answer of the same keys. No tenants, no exactness, no totals, no trace, no log.
 */
import { createServer } from 'node:http'
import { answerOf, fuelSchema } from './by-hand.mjs'

const KEY = process.env.BENCH_KEY
const example = JSON.parse(process.env.BENCH_EXAMPLE)
const records = []
const lists = new Map()

function created(siteId, input) {
  const totalEmission = input.value * example.emissionFactor.co2e
  const record = answerOf({ example, siteId, input, totalEmission })
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
