import { createServer } from 'node:http'
import { nodeHandler } from 'tonne/http/node'
import { remoteHost } from './remote-host.mjs'

const host = remoteHost(nodeHandler)

const server = createServer(async (req, res) => {
  const [, kind] = /^\/twin\/(\w+)$/.exec(req.url) ?? []
  if (kind === undefined) host.handle(req, res)
  else res.end(JSON.stringify(await host.serve(kind)))
})
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: server.address().port })))
