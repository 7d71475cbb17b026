/**
 * The built package as a user mounts it: node:http, the handler, the service, an issued API key; in memory, in the
 * file of SQLite that BENCH_FILE names, by better-sqlite3, or on the server of Postgres that BENCH_POSTGRES names, by pg.
 */
import { createServer } from 'node:http'
import { createApi } from '../../dist/http/index.js'
import { nodeHandler } from '../../dist/http/node.js'
import { createService } from '../../dist/service/index.js'
import { siteInput } from './inputs.mjs'

async function sqliteStoreIn(file) {
  const { default: Database } = await import('better-sqlite3')
  const { sqliteStore } = await import('../../dist/collections/sqlite.js')
  const openReader = () => new Database(file)
  return sqliteStore({ client: openReader(), openReader })
}

async function postgresStoreOn(place) {
  const { default: pg } = await import('pg')
  const { postgresStore } = await import('../../dist/collections/postgres.js')
  return postgresStore({ client: new pg.Pool({ ...place, max: 16, pipeline: true }) })
}

const { BENCH_FILE, BENCH_POSTGRES } = process.env
async function chosenStore() {
  if (BENCH_FILE !== undefined) return { store: await sqliteStoreIn(BENCH_FILE) }
  return BENCH_POSTGRES === undefined ? {} : { store: await postgresStoreOn(JSON.parse(BENCH_POSTGRES)) }
}
const service = createService(await chosenStore())
const company = service.company(1, { actor: 'bench' })
const { record: site } = await company.sites.create(siteInput())
const { record: issued } = await company.apiKeys.issue({ name: 'bench' })
const server = createServer(nodeHandler(createApi({ service })))

process.on('message', () => process.send({ cpu: process.cpuUsage() }))
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port, key: issued.key, siteId: site.id }))
