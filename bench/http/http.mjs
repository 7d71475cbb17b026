/**
 * The server: what a request costs through the whole of it, beside what people write by hand: in memory
 * (bare-server.mjs), in SQLite with decimal.js (fastify-server.mjs), and the same on Postgres (fastify-postgres-server.mjs)
 * where its programs are installed.
 *
 * Run: `npm run bench` in the root. It measures dist, because that is what users get.
 * Method: each server is a process of its own; the same bytes are sent to both over keep-alive sockets, in turns of
 * 2,000 requests (500 over one socket), fifteen rounds after a warm-up, and the median of the processor time that the
 * server itself used counts (all its threads, garbage collection too; not that of Postgres, which is another process).
 * Requests a second are wall time on shared cores, and are printed too.
 *
 * - POST fuel: 1.1 kB in, a record in the contract's shape out; over 16 sockets, and over one, where nothing can share a
 *   commit;
 * - GET fuel list: the newest 50 records of a site.
 */
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isAnyBoundMissed, printRows, report } from '../report.mjs'
import { fuelInput } from './inputs.mjs'
import { load, requestBytes } from './load.mjs'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15)
const REQUESTS = 2000
const REQUESTS_OF_ONE_SOCKET = 500

function start(file, env = {}) {
  const path = fileURLToPath(new URL(file, import.meta.url))
  return new Promise((resolve, reject) => {
    const child = fork(path, { env: { ...process.env, ...env }, execArgv: [] })
    child.once('message', (message) => resolve({ child, ...message }))
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
}

function usage({ child }) {
  return new Promise((resolve) => {
    child.once('message', ({ cpu }) => resolve(cpu.user + cpu.system))
    child.send('usage')
  })
}

const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1]

/** Our server, and one by hand that answers what ours answered; `place(name)` says in its environment where it keeps records. */
async function pair(bareFile, place = () => ({})) {
  const ours = await start('our-server.mjs', await place('ours'))
  const path = `/v1/sites/${ours.siteId}/fuel`
  const headers = { 'x-api-key': ours.key }
  const example = await fetch(`http://127.0.0.1:${ours.port}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(fuelInput(0)),
  }).then((response) => response.text())
  const env = { BENCH_KEY: ours.key, BENCH_EXAMPLE: example, ...(await place('bare')) }
  return { ours, bare: await start(bareFile, env), headers, path }
}

/** Microseconds of processor time per request of each server, and requests a second, in turns. */
async function inTurns({ bare, ours }, { make, status, connections }) {
  const results = { bare: [], ours: [] }
  const count = connections === 1 ? REQUESTS_OF_ONE_SOCKET : REQUESTS
  for (let round = -3; round < ROUNDS; round++) {
    for (const [name, server] of Object.entries({ bare, ours })) {
      const before = await usage(server)
      const { seconds } = await load({ port: server.port, count, make, status, connections })
      const cpu = (await usage(server)) - before
      if (round >= 0) results[name].push({ cpu: cpu / count, rate: count / seconds })
    }
  }
  const of = (name, what) => median(results[name].map((one) => one[what]))
  return { cpu: [of('bare', 'cpu'), of('ours', 'cpu')], rate: [of('bare', 'rate'), of('ours', 'rate')] }
}

async function measurePair(peer, servers, jobs) {
  const { headers, path } = servers
  let sent = 1
  const post = { make: () => requestBytes({ method: 'POST', path, headers, body: fuelInput(sent++) }), status: 201 }
  const loads = {
    'POST fuel': { ...post, connections: 16 },
    'POST fuel, one connection': { ...post, connections: 1 },
    'GET fuel list, 50 records': {
      make: () => requestBytes({ method: 'GET', path: `${path}?limit=50`, headers }),
      status: 200,
      connections: 16,
    },
  }
  for (const { job, bound } of jobs) {
    const { cpu, rate } = await inTurns(servers, loads[job])
    const [theirs, our] = cpu.map((us) => us.toFixed(0))
    console.log(`${job}: ${theirs} µs ${peer}, ${our} µs ours; ${rate.map((one) => one.toFixed(0)).join(' and ')} requests a second`)
    const measured = { [job]: cpu[1] * 1000, [peer]: cpu[0] * 1000 }
    report('server, processor time', job, measured, [{ name: peer, bound }])
  }
  for (const { child } of [servers.bare, servers.ours]) child.kill()
}

/** A started server of Postgres that syncs every commit, and a way to make a database on it; null where its programs are missing. */
async function startPostgres() {
  try {
    const { startPostgres: begin, programs } = await import('../../test/fixtures/postgres-server.ts')
    programs()
    const { default: pg } = await import('pg')
    const server = begin()
    const place = { host: server.folder, user: 'tonne' }
    const admin = new pg.Pool({ ...place, database: 'postgres', max: 1 })
    await server.connected(() => admin.query('select 1'))
    const database = async (name) => {
      await admin.query(`create database ${name}`)
      return { BENCH_POSTGRES: JSON.stringify({ ...place, database: name }) }
    }
    const stop = async () => {
      await admin.end()
      await server.stop()
    }
    return { database, stop }
  } catch (error) {
    console.log(`Postgres was not measured: ${error.message}`)
    return null
  }
}

await measurePair('node:http + zod', await pair('bare-server.mjs'), [
  { job: 'POST fuel', bound: 0.35 },
  { job: 'GET fuel list, 50 records', bound: 0.8 },
])
const folder = mkdtempSync(join(tmpdir(), 'tonne-http-'))
const inFile = (name) => ({ BENCH_FILE: join(folder, `${name}.db`) })
await measurePair('Fastify + zod + decimal.js + better-sqlite3', await pair('fastify-server.mjs', inFile), [
  { job: 'POST fuel', bound: 1 },
  { job: 'POST fuel, one connection', bound: 0.5 },
])
rmSync(folder, { recursive: true })
const postgres = await startPostgres()
if (postgres !== null) {
  const peer = 'Fastify + zod + decimal.js + pg'
  await measurePair(peer, await pair('fastify-postgres-server.mjs', postgres.database), [{ job: 'POST fuel', bound: 0.6 }])
  await postgres.stop()
}
printRows()
if (isAnyBoundMissed()) process.exitCode = 1
