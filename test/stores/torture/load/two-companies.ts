import type { Figure } from '../figure.ts'
import { clientOf, everyday, percentile, type Served, served } from './served.ts'

const RECORDS = { fast: 5_000, full: 1_000_000 } as const
const ROUNDS = { fast: 1, full: 10 } as const
const ROUND_MS = { fast: 2_000, full: 12_000 } as const
/** What the quiet company does between two requests. */
const THINKS_MS = 5
const RATIO_MAX = 3
const LONG_READS = ['/v1/log/verification', '/v1/inventory?from=2025-01-01&to=2026-01-01', '/export'] as const

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** What a company waited for its answers, in milliseconds, and those that were none. */
interface Waited {
  readonly ms: number[]
  failed: number
}

async function quietRound(server: Served, { ms, failed }: Waited, forMs: number): Promise<Waited> {
  const client = clientOf(server, server.keys.quiet)
  const end = performance.now() + forMs
  for (let nth = 0; performance.now() < end; nth++) {
    const started = performance.now()
    const status = await client.send(...everyday(server, nth))
    ms.push(performance.now() - started)
    if (status !== 200 && status !== 201) failed += 1
    await pause(THINKS_MS)
  }
  client.close()
  return { ms, failed }
}

/** Asks for everything again and again, one client for each, until it is told to stop. */
function makeNoise(server: Served): () => Promise<number> {
  const state = { isOver: false, answers: 0 }
  const clients = LONG_READS.map((path) => {
    const client = clientOf(server, server.keys.noisy)
    const ask = async () => {
      while (!state.isOver) {
        const status = await client.send('GET', path).catch(() => 0)
        if (status === 200) state.answers += 1
      }
    }
    return { client, asking: ask() }
  })
  return async () => {
    state.isOver = true
    // what is under way goes on in the server: the next round begins when it has ended, or is cut off
    for (const { client } of clients) client.close()
    await Promise.all(clients.map(({ asking }) => asking))
    return state.answers
  }
}

/** What a company waits for its answers while another one reads everything that it has. */
export async function besideAnother(engine: string, scale: 'fast' | 'full'): Promise<Figure> {
  const server = await served(engine, RECORDS[scale])
  let [alone, beside]: Waited[] = [
    { ms: [], failed: 0 },
    { ms: [], failed: 0 },
  ]
  const ratios: string[] = []
  let answers = 0
  try {
    await quietRound(server, { ms: [], failed: 0 }, ROUND_MS.fast)
    for (let round = 0; round < ROUNDS[scale]; round++) {
      const [aloneNow, besideNow] = [alone?.ms.length, beside?.ms.length]
      alone = await quietRound(server, alone as Waited, ROUND_MS[scale])
      const stop = makeNoise(server)
      await pause(200)
      beside = await quietRound(server, beside as Waited, ROUND_MS[scale])
      answers += await stop()
      await pause(ROUND_MS.fast)
      const [a, b] = [percentile(alone.ms.slice(aloneNow), 99), percentile(beside.ms.slice(besideNow), 99)]
      ratios.push(`${b.toFixed(1)}/${a.toFixed(1)}`)
    }
  } finally {
    await server.stop()
  }
  const [before, after] = [alone, beside].map((one) => percentile(one?.ms ?? [], 99)) as [number, number]
  const failed = (alone?.failed ?? 0) + (beside?.failed ?? 0)
  const halves = [alone, beside].map((one) => percentile(one?.ms ?? [], 50).toFixed(1))
  return {
    name: `one company beside another that reads ${RECORDS[scale].toLocaleString('en')} lines, ${engine}: p99`,
    aim: `≤ ${RATIO_MAX} times its p99 alone, every request answered`,
    measured: `${(after / before).toFixed(2)}: ${before.toFixed(1)} and ${after.toFixed(1)} ms; ${failed} not answered`,
    holds: after <= RATIO_MAX * before && failed === 0,
    isSpeed: true,
    details: [
      `verification, inventory and export by three clients without a pause; ${answers} of them were answered in a round`,
      `${alone?.ms.length} and ${beside?.ms.length} requests of one client that waits ${THINKS_MS} ms between two; medians ${halves.join(' and ')} ms; p99 of each round, beside and alone: ${ratios.join(', ')}`,
    ],
  }
}
