/** The built package as a user mounts it: node:http, the handler, the service in memory, an issued API key. */
import { createServer } from 'node:http'
import { createApi } from '../../dist/http/index.js'
import { nodeHandler } from '../../dist/http/node.js'
import { createService } from '../../dist/service/index.js'
import { siteInput } from './inputs.mjs'

const service = createService()
const company = service.company(1, { actor: 'bench' })
const { record: site } = await company.sites.create(siteInput())
const { record: issued } = await company.apiKeys.issue({ name: 'bench' })
const server = createServer(nodeHandler(createApi({ service })))

process.on('message', () => process.send({ cpu: process.cpuUsage() }))
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port, key: issued.key, siteId: site.id }))
