import { createServer } from 'node:http'
import connect from 'connect'
import { serve } from 'micro'
import polka from 'polka'
import { nodeHandler } from 'tonne/http/node'
import { describeHost, NODE_PARSER } from '../describe-host.mjs'
import { listening } from '../listen.mjs'

const lacks = { ...NODE_PARSER, 'foreign paths': 'they are left to the application' }

const onConnect = async (api) => listening(createServer(connect().use(nodeHandler(api))))
describeHost('connect', onConnect, { host: 'node', lacks })

const onPath = async (api) => listening(createServer(connect().use('/api', nodeHandler(api))), '/api')
describeHost('connect, under a path', onPath, { lacks })

const onPolka = async (api) => listening(createServer(polka().use(nodeHandler(api)).handler))
describeHost('polka', onPolka, { host: 'polka', lacks })

const onPolkaPath = async (api) => listening(createServer(polka().use('/api', nodeHandler(api)).handler), '/api')
describeHost('polka, under a path', onPolkaPath, { lacks })

const onMicro = async (api) => {
  const handle = nodeHandler(api)
  return listening(createServer(serve((req, res) => handle(req, res))))
}
describeHost('micro', onMicro, { host: 'micro', lacks: NODE_PARSER })
