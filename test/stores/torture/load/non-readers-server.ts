/**
 * Serves one company's long list over node:http with a key for each client, and tells what memory it takes. Told the
 * database file, or `memory` and how many records it fills it with; and how many clients there are.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Libsql from 'libsql'
import { createApi } from '../../../../src/http/index.ts'
import { nodeHandler } from '../../../../src/http/node.ts'
import { sqliteStore } from '../../../../src/ledger/collections/sqlite.ts'
import { createService, memoryStore, type ServiceRecords, type Store } from '../../../../src/service/index.ts'
import { fill } from './many-records.ts'

const [file = 'memory', records = '1000', clients = '90'] = process.argv.slice(2)

function storeOf(): Promise<Store<ServiceRecords>> | Store<ServiceRecords> {
  if (file === 'memory') return memoryStore<ServiceRecords>()
  const openReader = () => new Libsql(file)
  return sqliteStore<ServiceRecords>({ client: openReader(), openReader, context: new AsyncLocalStorage() })
}

const store = await storeOf()
if (file === 'memory') await fill(store, Number(records))
const service = createService({ store })
const company = service.company(1)
// the first site that was made has half of the records
const { rows } = await store.read(1, (tx) => tx.sites.list({ by: 'createdAt' }, { limit: 1, order: 'last' }))
const [site] = rows
if (site === undefined) throw new TypeError('the company has no site')
const keys: string[] = []
for (let n = 0; n < Number(clients); n++) keys.push((await company.apiKeys.issue({ name: 'client' })).record.key)
const server = createServer(nodeHandler(createApi({ service }))).listen(0, '127.0.0.1')
await once(server, 'listening')
globalThis.gc?.()
const rssBefore = process.memoryUsage().rss
let rssMax = rssBefore
setInterval(() => {
  rssMax = Math.max(rssMax, process.memoryUsage().rss)
}, 50)

/** The most time of processors that was taken between two turns of others: other processes of the machine add nothing. */
let stallMaxMs = 0
let last = process.cpuUsage()
setInterval(() => {
  const { user, system } = process.cpuUsage(last)
  last = process.cpuUsage()
  stallMaxMs = Math.max(stallMaxMs, (user + system) / 1000)
}, 1)
process.on('message', (asked) => {
  if (asked === 'reset') stallMaxMs = 0
  process.send?.({ rssBefore, rssMax, stallMaxMs })
})
process.send?.({ port: (server.address() as AddressInfo).port, keys, path: `/v1/sites/${site.record.id}/fuel` })
