import type { Figure, Measure } from '../figure.ts'
import { clientOf, everyday, percentile, served } from './served.ts'

const CLIENTS = 100
const SECONDS = { fast: 3, full: 60 } as const
/** What a server that has just started takes to compile its code. */
const WARM_UP_SECONDS = { fast: 1, full: 5 } as const
const P99_MS_MAX = 200

async function figureOf(engine: string, scale: 'fast' | 'full'): Promise<Figure> {
  const server = await served(engine, 1_000)
  const [ms, early]: [number[], number[]] = [[], []]
  let failed = 0
  try {
    const begin = performance.now() + WARM_UP_SECONDS[scale] * 1_000
    const end = begin + SECONDS[scale] * 1_000
    const work = async (nth: number) => {
      const client = clientOf(server, server.keys.quiet)
      for (let sent = nth; performance.now() < end; sent++) {
        const started = performance.now()
        const status = await client.send(...everyday(server, sent))
        const kept = started < begin ? early : ms
        kept.push(performance.now() - started)
        if (status !== 200 && status !== 201) failed += 1
      }
      client.close()
    }
    await Promise.all(Array.from({ length: CLIENTS }, (_, nth) => work(nth)))
  } finally {
    await server.stop()
  }
  const [half, most] = [percentile(ms, 50), percentile(ms, 99)]
  return {
    name: `${CLIENTS} clients of one company for ${SECONDS[scale]} s, ${engine}: p99`,
    aim: `≤ ${P99_MS_MAX} ms, every request answered`,
    measured: `${most.toFixed(0)} ms, median ${half.toFixed(0)}; ${Math.round(ms.length / SECONDS[scale])} requests a second, ${failed} not answered`,
    holds: most <= P99_MS_MAX && failed === 0,
    isSpeed: true,
    details: [
      'as many posts of fuel as lists of 20, each client one after the other; the clients share the machine',
      `the first ${WARM_UP_SECONDS[scale]} s of the server are not counted; p99 in them ${percentile(early, 99).toFixed(0)} ms`,
    ],
  }
}

/** What a hundred clients wait that ask without a pause. */
export const measure: Measure = async ({ scale }) => [
  await figureOf('SQLite', scale),
  await figureOf('Postgres', scale),
]
