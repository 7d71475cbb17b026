import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Libsql from 'libsql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '../../src/http/index.ts'
import { nodeHandler } from '../../src/http/node.ts'
import { sqliteStore } from '../../src/ledger/collections/sqlite.ts'
import { createService, type ServiceRecords } from '../../src/service/index.ts'
import { fuelInput, siteInput } from '../fixtures/service.ts'

const SOCKETS = 16
const ROUNDS = 10

/** A service over HTTP on a file, and how often it committed. */
async function serve() {
  const folder = mkdtempSync(join(tmpdir(), 'tonne-group-'))
  let commits = 0
  const open = () => new Libsql(join(folder, 'tonne.db'))
  const writer = new Proxy(open(), {
    get: (client, name) => {
      const member: unknown = Reflect.get(client, name, client)
      if (typeof member !== 'function') return member
      return (...given: unknown[]) => {
        if (name === 'exec' && String(given[0]).startsWith('commit')) commits += 1
        return Reflect.apply(member, client, given) as unknown
      }
    },
  })
  const store = await sqliteStore<ServiceRecords>({ client: writer, openReader: open })
  const service = createService({ store })
  const company = service.company(7)
  const { id } = (await company.sites.create(siteInput())).record
  const { key } = (await company.apiKeys.issue({ name: 'Group' })).record
  const server = createServer(nodeHandler(createApi({ service }))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS })
  const { port } = server.address() as AddressInfo
  const post = (value: number) =>
    new Promise<number>((resolve, reject) => {
      const headers = { 'x-api-key': key, 'content-type': 'application/json' }
      const sent = request({ port, host: '127.0.0.1', method: 'POST', path: `/v1/sites/${id}/fuel`, headers, agent })
      sent
        .on('error', reject)
        .on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)))
      sent.end(JSON.stringify({ ...fuelInput(), value }))
    })
  const close = async () => {
    agent.destroy()
    server.close()
    await once(server, 'close')
    rmSync(folder, { recursive: true })
  }
  return { post, company, close, commits: () => commits }
}

describe('requests of several sockets on SQLite', () => {
  let served: Awaited<ReturnType<typeof serve>>
  beforeAll(async () => {
    served = await serve()
  })
  afterAll(() => served.close())

  it('share commits, and each is answered after its own', async () => {
    const { post, company, commits } = served
    await Promise.all(Array.from({ length: SOCKETS }, () => post(1)))
    const before = commits()
    for (let round = 0; round < ROUNDS; round++) {
      const answers = await Promise.all(Array.from({ length: SOCKETS }, () => post(1)))
      expect(answers).toEqual(answers.map(() => 201))
    }
    const groups = commits() - before
    expect(groups).toBeGreaterThan(0)
    expect(groups).toBeLessThan((SOCKETS * ROUNDS) / 4)
    expect(await company.verifyTotals()).toEqual([])
    expect(await company.audit.verifyLog()).toMatchObject({
      verified: true,
      counts: { lines: SOCKETS * (ROUNDS + 1) + 2 },
    })
  })

  it('one after the other have a commit each', async () => {
    const { post, commits } = served
    const before = commits()
    for (let index = 0; index < 5; index++) expect(await post(2)).toBe(201)
    expect(commits() - before).toBe(5)
  })
})
