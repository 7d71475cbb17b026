/**
 * The server: what a request costs through the whole of it, beside what people write by hand: in
 * memory (bare-server.mjs), and in SQLite with decimal.js (fastify-server.mjs).
 *
 * Run: `npm run bench` in the root. It measures dist, because that is what users get.
 * Method: each server is a process of its own; the same bytes are sent to both over 16 keep-alive sockets, in turns of
 * 2,000 requests, fifteen rounds after a warm-up, and the median of the processor time that the server itself used
 * counts (all its threads, garbage collection too). Requests a second are wall time on shared cores, and stand beside.
 *
 * - POST fuel: 1.1 kB in, a record in the contract's shape out;
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

const ROUNDS = 15
const REQUESTS = 2000
function start(file, env = {}) {
  const path = fileURLToPath(new URL(file, import.meta.url))
  return new Promise((resolve, reject) => {
    const child = fork(path, { env: { ...process.env, ...env } })
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

/** Our server, and one by hand that answers what ours answered; both with a file of their own where they keep one. */
async function pair(bareFile, folder) {
  const fileOf = (name) => (folder === undefined ? {} : { BENCH_FILE: join(folder, name) })
  const ours = await start('our-server.mjs', fileOf('ours.db'))
  const path = `/v1/sites/${ours.siteId}/fuel`
  const headers = { 'x-api-key': ours.key }
  const example = await fetch(`http://127.0.0.1:${ours.port}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(fuelInput(0)),
  }).then((response) => response.text())
  const env = { BENCH_KEY: ours.key, BENCH_EXAMPLE: example, ...fileOf('bare.db') }
  return { ours, bare: await start(bareFile, env), headers, path }
}

/** Microseconds of processor time per request of each server, and requests a second, in turns. */
async function inTurns({ bare, ours }, make, status) {
  const results = { bare: [], ours: [] }
  for (let round = -3; round < ROUNDS; round++) {
    for (const [name, server] of Object.entries({ bare, ours })) {
      const before = await usage(server)
      const { seconds } = await load({ port: server.port, count: REQUESTS, make, status })
      const cpu = (await usage(server)) - before
      if (round >= 0) results[name].push({ cpu: cpu / REQUESTS, rate: REQUESTS / seconds })
    }
  }
  const of = (name, what) => median(results[name].map((one) => one[what]))
  return { cpu: [of('bare', 'cpu'), of('ours', 'cpu')], rate: [of('bare', 'rate'), of('ours', 'rate')] }
}

async function measurePair(peer, servers, jobs) {
  const { headers, path } = servers
  let sent = 1
  const makes = {
    'POST fuel': [() => requestBytes({ method: 'POST', path, headers, body: fuelInput(sent++) }), 201],
    'GET fuel list, 50 records': [() => requestBytes({ method: 'GET', path: `${path}?limit=50`, headers }), 200],
  }
  for (const { job, bound } of jobs) {
    const { cpu, rate } = await inTurns(servers, ...makes[job])
    const [theirs, our] = cpu.map((us) => us.toFixed(0))
    console.log(`${job}: ${theirs} µs ${peer}, ${our} µs ours; ${rate.map((one) => one.toFixed(0)).join(' and ')} requests a second`)
    const measured = { [job]: cpu[1] * 1000, [peer]: cpu[0] * 1000 }
    report('server, processor time', job, measured, [{ name: peer, bound }])
  }
  for (const { child } of [servers.bare, servers.ours]) child.kill()
}

const folder = mkdtempSync(join(tmpdir(), 'tonne-http-'))
await measurePair('node:http + zod', await pair('bare-server.mjs'), [
  { job: 'POST fuel', bound: 0.4 },
  { job: 'GET fuel list, 50 records', bound: 0.8 },
])
await measurePair('Fastify + zod + decimal.js + better-sqlite3', await pair('fastify-server.mjs', folder), [
  { job: 'POST fuel', bound: 0.8 },
])
rmSync(folder, { recursive: true })
printRows()
if (isAnyBoundMissed()) process.exitCode = 1
