import { fork } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ServiceRecords } from '../../../../src/service/index.ts'
import { differencesAfter, STEPS_MAX } from '../../../property/service/model/describe-agreement.ts'
import { worldMaker } from '../../../property/service/model/world.ts'
import { ENGINES, type Engine } from '../../engines.ts'
import type { Asked, Figure, Measure } from '../figure.ts'
import { figureFrom, figureOn } from './on-engines.ts'

const IN_MEMORY = 500_000
const ON_ENGINES = { SQLite: 3_000, Postgres: 1_500 } as const
/** Sequences of a part, which is made by a process of its own, two at once; parts that were made are not made again. */
const PART = 5_000
const PROCESSES = 2

const PROGRESS = new URL('../../node_modules/.torture/', import.meta.url)

function progressFile(seed: number): URL {
  return new URL(`model-${seed}.json`, PROGRESS)
}

/** The differences of the parts that a run of this seed has made already, by their first sequence. */
function madeBefore(seed: number): Map<number, readonly string[]> {
  try {
    return new Map(JSON.parse(readFileSync(progressFile(seed), 'utf8')) as [number, readonly string[]][])
  } catch {
    return new Map()
  }
}

function makePart(seed: number, from: number): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const file = fileURLToPath(new URL('./model-part.ts', import.meta.url))
    // where many sequences are asked for, they are longer
    const env = { ...process.env, TONNE_SEQUENCES: String(IN_MEMORY) }
    const child = fork(file, [seed, from, from + PART].map(String), { execArgv: ['--import', 'tsx'], env })
    let found: readonly string[] = [`the part from ${from} on ended without a word`]
    child.on('message', (differences) => {
      found = differences as readonly string[]
    })
    child.on('close', () => resolve(found))
  })
}

async function inMemory(seed: number): Promise<readonly string[]> {
  const made = madeBefore(seed)
  const left = Array.from({ length: IN_MEMORY / PART }, (_, at) => at * PART).filter((from) => !made.has(from))
  mkdirSync(PROGRESS, { recursive: true })
  const worker = async () => {
    for (let from = left.shift(); from !== undefined; from = left.shift()) {
      made.set(from, await makePart(seed, from))
      writeFileSync(progressFile(seed), JSON.stringify([...made]))
      console.error(`model in memory, seed ${seed}: ${made.size * PART} of ${IN_MEMORY}`)
    }
  }
  await Promise.all(Array.from({ length: PROCESSES }, worker))
  rmSync(progressFile(seed))
  return [...made.values()].flat()
}

async function onEngine({ open }: Engine, count: number, seed: number): Promise<readonly string[]> {
  const make = worldMaker(await open<ServiceRecords>())
  const differences: string[] = []
  for (let at = 0; at < count; at++) differences.push(...(await differencesAfter((seed + at * 7919) | 0, make)))
  return differences
}

const dueOf = (store: string, count: number) => ({
  name: `model-based sequences, ${store}`,
  aim: `${count.toLocaleString('en')}, 0 differences`,
})

function figureOf(
  store: string,
  count: number,
  { seed, steps, differences }: { seed: number; steps: number; differences: readonly string[] },
): Figure {
  return {
    ...dueOf(store, count),
    measured: `${count.toLocaleString('en')} sequences, ${differences.length} differences`,
    holds: differences.length === 0,
    details: [
      `sequences of seeds ${seed}, ${seed} + 7919, …; each at most ${steps} use cases of three companies`,
      ...differences.slice(0, 5),
    ],
  }
}

/** Sequences of use cases against a naive model; a fast run leaves that to the property tests. */
export const measure: Measure = async ({ scale, seed }: Asked) => {
  if (scale === 'fast') return []
  const memory = await figureFrom(dueOf('memory', IN_MEMORY), async () =>
    figureOf('memory', IN_MEMORY, { seed, steps: STEPS_MAX.many, differences: await inMemory(seed) }),
  )
  const figures: Figure[] = [memory]
  for (const [name, count] of Object.entries(ON_ENGINES)) {
    const work = async (engine: Engine) =>
      figureOf(name, count, { seed, steps: STEPS_MAX.few, differences: await onEngine(engine, count, seed) })
    figures.push(
      await figureOn(Object.keys(ENGINES).find((one) => one.startsWith(name)) ?? name, dueOf(name, count), work),
    )
  }
  return figures
}
