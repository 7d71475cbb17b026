import { fetchHandler } from 'tonne/http/fetch'
import { numbers } from '../numbers/all.mjs'
import { remoteHost } from './remote-host.mjs'

const host = remoteHost(fetchHandler)

/** Over Request and Response: /twin/<kind> makes a twin, /numbers runs the program, all else is the interface's. */
export async function answer(request) {
  const [, command, kind] = /^https?:\/\/[^/]*\/(twin|numbers)(?:\/(\w+))?$/.exec(request.url) ?? []
  if (command === 'twin') return Response.json(await host.serve(kind))
  if (command === 'numbers') return Response.json(await numbers())
  return host.handle(request)
}
