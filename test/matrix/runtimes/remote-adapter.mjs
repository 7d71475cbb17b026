import { describeRemoteAdapter } from 'tonne/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendOverHttp } from '../../conformance/fixtures/send-over-http.ts'
import { titleOf } from '../cases/catalogue.mjs'
import { describeRemoteCases } from '../cases/describe-cases.mjs'
import { raw, statusesOf, words } from '../cases/raw-socket.mjs'

const NOTHING = { method: 'GET', headers: {}, body: null }

/**
 * The suite of the library in a server of another process, the adapter cases that are due there, and what else only a
 * raw socket shows. `start` gives its port; `own` says by the number or name of a case why the host answers that
 * itself; `mounted` is the number of the case that is about the way in which it is mounted.
 */
export function describeRuntime(
  name,
  start,
  { host, mounted, lacks = {}, own = {}, hostHeaders = [], prefix = '' } = {},
) {
  const held = {}
  const send = (request) => sendOverHttp(held.server.port, { ...request, target: `${prefix}${request.target}` })
  const mount = async (kind) => {
    const { port, stderr } = held.server
    const { status, body } = await sendOverHttp(port, { ...NOTHING, target: `${prefix}/twin/${kind}` })
    if (status !== 200) throw new Error(`no twin: ${status} ${body} ${stderr()}`)
    return { twin: JSON.parse(body), send, port }
  }

  describe(name, () => {
    beforeAll(async () => {
      held.server = await start()
    }, 300_000)
    afterAll(() => held.server?.stop())

    describeRemoteAdapter(name, mount, { describe, it, lacks, hostHeaders })
    if (host !== undefined) describeRemoteCases(name, mount, { host, lacks, own, hostHeaders })
    if (mounted !== undefined) {
      it(titleOf(mounted), async () => {
        const {
          twin: { key },
        } = await mount('whole')
        expect((await send({ ...NOTHING, target: '/v1/units', headers: { 'x-api-key': key } })).status).toBe(200)
      })
    }
    if (prefix === '') describe('beside the suite', () => describeSocket(mount, own))
  })
}

/** What a socket can send that no client does, and that must end no process. */
const STRANGE = {
  'a target of two slashes and a path': words('GET //v1/units'),
  'a target with a backslash': words('GET /\\v1/units'),
  'a target without a slash': words('GET v1/units'),
  'OPTIONS of the server as a whole': words('OPTIONS *'),
  'a Host header that is not a host': words('GET /v1/units', { host: '%%%::' }),
  'a request of HTTP/1.0 without a host': 'GET /v1/units HTTP/1.0\r\n\r\n',
}

function describeSocket(mount, own) {
  for (const [what, request] of Object.entries(STRANGE)) {
    const name = `${what} is answered or refused, and the server goes on`
    if (own[what] !== undefined) it.skip(`${name} (skipped: ${own[what]})`)
    else
      it(name, async () => {
        const { port, twin } = await mount('whole')
        const [status] = statusesOf(await raw(port, request))
        // a host may close the connection without a word
        if (status !== undefined) expect(status).toBeLessThan(500)
        expect(statusesOf(await raw(port, words('GET /v1/units', { 'x-api-key': twin.key })))).toEqual([200])
      })
  }
  it(titleOf('A086'), async () => {
    const {
      port,
      twin: { key, siteId },
    } = await mount('whole')
    const body = '{"area":2}'
    const headers = { 'x-api-key': key, 'content-type': 'application/json', 'content-length': body.length }
    const answer = await raw(port, words(`PATCH /v1/sites/${siteId}`, { ...headers, expect: '100-continue' }, body))
    expect(statusesOf(answer).at(-1)).toBe(200)
  })
  it('requests sent at once on one connection: right, wrong, right, and 20 more', async () => {
    const {
      port,
      twin: { key, siteId },
    } = await mount('whole')
    const headers = { 'x-api-key': key, 'content-type': 'application/json', connection: 'keep-alive' }
    const patch = (body) => words(`PATCH /v1/sites/${siteId}`, { ...headers, 'content-length': body.length }, body)
    const last = words('GET /v1/units', { 'x-api-key': key })
    const answers = await raw(port, `${patch('{"area":2}')}${patch('{')}${patch('{"area":3}').repeat(20)}${last}`)
    expect(statusesOf(answers)).toEqual([200, 400, ...Array(21).fill(200)])
  })
}
