/** Serves one company's long list over node:http with a key for each client, and tells what memory it takes. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApi } from '../../../../src/http/index.ts'
import { nodeHandler } from '../../../../src/http/node.ts'
import { createService, memoryStore, type ServiceRecords } from '../../../../src/service/index.ts'

const [records = '1000', clients = '90'] = process.argv.slice(2)
const store = memoryStore<ServiceRecords>()
const service = createService({ store })
const company = service.company(1)
const keys: string[] = []
for (let n = 0; n < Number(clients); n++) keys.push((await company.apiKeys.issue({ name: 'client' })).record.key)
for (let n = 0; n < Number(records); n++) {
  await company.batches.create({ name: `Batch ${n}`, manufacturingDate: '2025-01-01', comment: 'x'.repeat(500) })
}
const server = createServer(nodeHandler(createApi({ service }))).listen(0, '127.0.0.1')
await once(server, 'listening')
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
process.send?.({ port: (server.address() as AddressInfo).port, keys })
