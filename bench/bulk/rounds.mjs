/** Rounds, of which the median counts; contestants take turns within a round, so that all see the same load. */
import { setImmediate as nextTurn } from 'node:timers/promises'

const WARM_ROUNDS = 2

const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1]

/** Nanoseconds on the clock and of all processors together, of what is done once. */
export async function stopwatch(work) {
  const before = process.cpuUsage()
  const start = process.hrtime.bigint()
  const done = await work()
  const ns = Number(process.hrtime.bigint() - start)
  const { user, system } = process.cpuUsage(before)
  return { ns, cpu: (user + system) * 1000, done }
}

/**
 * What a round before left is collected first; in a turn of its own, because what a turn has touched is kept until its
 * end.
 */
async function timed({ before, work }) {
  await before?.()
  await nextTurn()
  globalThis.gc?.()
  const { ns, cpu, done } = await stopwatch(work)
  return done ?? { ns, cpu }
}

/**
 * Every contestant, { name, rows, work, before }, by its name, with the nanoseconds a row that it took: the median of
 * the rounds (`ns`), the shortest, and the median of processor time (`cpu`), which other programs on the machine
 * disturb least. `work` does all rows once (`before`, which is not timed, makes it ready); where another process does
 * it, it returns what the stopwatch there said. Every other round goes through the contestants backwards.
 */
export async function timedWays(ways, rounds) {
  const times = ways.map(() => ({ ns: [], cpu: [] }))
  const order = [...ways.keys()]
  for (let round = -WARM_ROUNDS; round < rounds; round++) {
    for (const at of round % 2 === 0 ? order : order.toReversed()) {
      const { ns, cpu } = await timed(ways[at])
      if (round < 0) continue
      times[at].ns.push(ns / ways[at].rows)
      times[at].cpu.push(cpu / ways[at].rows)
    }
  }
  const measured = times.map(({ ns, cpu }) => ({ ns: median(ns), shortest: Math.min(...ns), cpu: median(cpu) }))
  return Object.fromEntries(ways.map((way, at) => [way.name, { ...way, ...measured[at] }]))
}
