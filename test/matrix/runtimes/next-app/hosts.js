import { fetchHandler } from 'tonne/http/fetch'
import { nodeHandler } from 'tonne/http/node'
import { remoteHost } from '../servers/remote-host.mjs'

/** Every route is a bundle of its own: what they share is global. */
globalThis.tonneHosts ??= { web: remoteHost(fetchHandler), node: remoteHost(nodeHandler) }

export const { web, node } = globalThis.tonneHosts
