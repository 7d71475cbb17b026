import restify from 'restify'
import { nodeHandler } from 'tonne/http/node'
import { describeHost, NODE_PARSER } from '../describe-host.mjs'
import { listeningAt } from '../listen.mjs'

/** The recipe: before the routes, which restify would choose by a path that it has taken apart. */
const built =
  (...parsers) =>
  async (api) => {
    const server = restify.createServer()
    const handle = nodeHandler(api)
    server.pre(...parsers, (req, res, next) => {
      handle(req, res, next)
    })
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
    return listeningAt(server.address().port, { close: () => new Promise((resolve) => server.close(resolve)) })
  }

const lacks = { ...NODE_PARSER, 'foreign paths': 'they are left to the application' }

describeHost('restify 11', built(), { host: 'restify11', lacks, hostHeaders: ['server'] })
