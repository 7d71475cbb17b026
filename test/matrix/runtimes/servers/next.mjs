import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import next from 'next'

const app = next({ dev: false, dir: fileURLToPath(new URL('../next-app', import.meta.url)) })
await app.prepare()
const server = createServer(app.getRequestHandler())
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: server.address().port })))
