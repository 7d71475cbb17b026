/** Rounds, of which the median counts; contestants of a group take turns within a round, so that all see the same load. */
const ROUNDS = 15
const ROUND_MS = 25
const WARM_MS = 120

/** What results are added to, so that no engine may leave the work out. */
export const sink = { value: 0 }

const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1]

async function repeat(work, runs) {
  const start = process.hrtime.bigint()
  for (let run = 0; run < runs; run++) {
    const done = work()
    sink.value += done instanceof Promise ? await done : done
  }
  return Number(process.hrtime.bigint() - start)
}

/**
 * Nanoseconds of so many runs. Garbage is collected before, which also throws away compiled code whose objects have all
 * died, so some runs come first that are not timed: every contestant is measured warm.
 */
async function timed(work, runs) {
  globalThis.gc?.()
  for (let warmed = 0; warmed < WARM_MS * 1e6; ) warmed += await repeat(work, 1)
  return repeat(work, runs)
}

/**
 * Nanoseconds per record of each contestant: { name, records, work }, where `work` does all records and returns a number
 * that depends on every result. Each contestant runs as often in a round as fills about 25 ms.
 */
export async function measure(contestants) {
  const runs = []
  for (const { work } of contestants) {
    const once = (await timed(work, 1)) / 1e6
    runs.push(Math.max(1, Math.round(ROUND_MS / once)))
  }
  const times = contestants.map(() => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, { records, work }] of contestants.entries()) {
      times[at].push((await timed(work, runs[at])) / runs[at] / records)
    }
  }
  return Object.fromEntries(contestants.map(({ name }, at) => [name, median(times[at])]))
}

export function printTime(ns) {
  return ns >= 1e6 ? `${(ns / 1e6).toFixed(1)} ms` : ns >= 1e3 ? `${(ns / 1e3).toFixed(1)} µs` : `${ns.toFixed(ns < 10 ? 2 : 1)} ns`
}
