/**
 * A process that serves two companies from one store: company 1 with many records, company 2 with few. Told the engine and
 * how many records; sends its port, the keys, and the sites of the second; GET /export streams the bundle of company 1.
 */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { createApi } from '../../../../src/http/index.ts'
import { nodeHandler } from '../../../../src/http/node.ts'
import { createService, memoryStore, type ServiceRecords } from '../../../../src/service/index.ts'
import { ENGINES } from '../../engines.ts'
import { fuelOf } from './interleaved-company.ts'
import { fill } from './many-records.ts'

const FUELS_OF_THE_OTHER = 1_000
const [name = 'memory', records = '1000'] = process.argv.slice(2)
const engine = await ENGINES[name]?.()
const store = engine === undefined ? memoryStore<ServiceRecords>() : await engine.open<ServiceRecords>()
await fill(store, Number(records))
await engine?.run('analyze')
const service = createService({ store, policy: { required: 'lenient' } })
const [noisy, quiet] = [service.company(1), service.company(2)]
const place = { address: '1 Mill Lane', coordinates: { lat: 53.79, lng: -1.53 } }
const site = await quiet.sites.create({ name: 'Works', address: place, area: 1, unit: 'M2', countryId: 826 })
for (let made = 0; made < FUELS_OF_THE_OTHER; made++) await quiet.siteFuels.create(site.record.id, fuelOf(1))
const keyOf = async (company: typeof noisy) => (await company.apiKeys.issue({ name: 'client' })).record.key
const keys = { noisy: await keyOf(noisy), quiet: await keyOf(quiet) }
const handler = nodeHandler(createApi({ service }))

/** Waits until a client has read on, or has gone. */
async function drained(response: ServerResponse): Promise<void> {
  const over = new AbortController()
  const { signal } = over
  await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })])
  over.abort()
}

const server = createServer(async (request, response) => {
  if (request.url !== '/export') return handler(request, response)
  try {
    for await (const line of noisy.export()) {
      if (response.destroyed) break
      if (!response.write(line)) await drained(response)
    }
  } catch {
    response.statusCode = 503
  }
  response.end()
})
process.on('disconnect', async () => {
  server.closeAllConnections()
  await engine?.close()
  process.exit(0)
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as { readonly port: number }
  process.send?.({ port, keys, siteId: site.record.id })
})
