import { fork } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { STEPS_MAX } from '../../../property/service/model/describe-agreement.ts'
import type { Measure } from '../figure.ts'
import { dueOf, sequencesFigure } from './model-sequences.ts'
import { figureFrom } from './on-engines.ts'

const IN_MEMORY = 500_000
/** Sequences of a part, which is made by a process of its own, two at once; parts that were made are not made again. */
const PART = 5_000
const PROCESSES = 2

const PROGRESS = new URL('../../../../coverage/torture/', import.meta.url)

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
  const left = Array.from({ length: IN_MEMORY / PART }, (_, index) => index * PART).filter((from) => !made.has(from))
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

/** Sequences of use cases against a naive model, in memory; a fast run leaves that to the property tests. */
export const measure: Measure = async ({ scale, seed }) => {
  if (scale === 'fast') return []
  const asked = { store: 'memory', count: IN_MEMORY }
  const work = async () => sequencesFigure(asked, { seed, steps: STEPS_MAX.many, differences: await inMemory(seed) })
  return [await figureFrom(dueOf(asked), work)]
}
