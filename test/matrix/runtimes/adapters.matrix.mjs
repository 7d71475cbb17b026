import { describeRuntime } from './remote-adapter.mjs'
import { served } from './started.mjs'

const NODE_PARSER = { 'any method': 'the HTTP parser of Node answers 400 to methods that it does not know' }
const OF_REQUESTS = {
  'raw path': 'a Request resolves dots in its URL',
  'body of GET': 'a Request of GET has no body',
  'any method': 'a Request has patch in capitals, and its host answers methods that it does not know itself',
}

for (const version of ['22', '24']) {
  const start = () => served(`Node ${version}`, 'servers/node-http.mjs')
  describeRuntime(`node:http of Node ${version}`, start, { host: 'node', lacks: NODE_PARSER })
}
for (const runtime of ['Bun', 'Deno']) {
  describeRuntime(`${runtime}, node:http`, () => served(runtime, 'servers/node-http.mjs'), {
    host: 'node',
    lacks: NODE_PARSER,
  })
}
describeRuntime('Bun', () => served('Bun', 'servers/bun.mjs'), { host: 'bun', lacks: OF_REQUESTS })
describeRuntime('Deno', () => served('Deno', 'servers/deno.mjs'), { host: 'deno', lacks: OF_REQUESTS })
// it refuses work of certain kinds where modules are loaded
describeRuntime('workerd', () => served('Node 22', 'servers/workerd.mjs'), {
  host: 'workerd',
  mounted: 'A122',
  lacks: OF_REQUESTS,
})

const ENDS = 'its server, which is for development, makes a URL of target and Host, and ends where they make none'
describeRuntime('edge-runtime', () => served('Node 22', 'servers/edge-runtime.mjs'), {
  host: 'edge-runtime',
  lacks: OF_REQUESTS,
  own: { A041: ENDS, 'a Host header that is not a host': ENDS },
})
