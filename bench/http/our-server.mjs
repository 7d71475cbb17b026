/**
 * The built package as a user mounts it: node:http, the handler, the service, an issued API key; in memory, or in the
 * file of SQLite that BENCH_FILE names, by better-sqlite3.
 */
import { createServer } from 'node:http'
import { createApi } from '../../dist/http/index.js'
import { nodeHandler } from '../../dist/http/node.js'
import { createService } from '../../dist/service/index.js'
import { siteInput } from './inputs.mjs'

async function storeIn(file) {
  const { default: Database } = await import('better-sqlite3')
  const { sqliteStore } = await import('../../dist/collections/sqlite.js')
  const openReader = () => new Database(file)
  return sqliteStore({ client: openReader(), openReader })
}

const { BENCH_FILE } = process.env
const service = createService(BENCH_FILE === undefined ? {} : { store: await storeIn(BENCH_FILE) })
const company = service.company(1, { actor: 'bench' })
const { record: site } = await company.sites.create(siteInput())
const { record: issued } = await company.apiKeys.issue({ name: 'bench' })
const server = createServer(nodeHandler(createApi({ service })))

process.on('message', () => process.send({ cpu: process.cpuUsage() }))
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port, key: issued.key, siteId: site.id }))
