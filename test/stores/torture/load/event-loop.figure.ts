import { memoryStore, type ServiceRecords } from '../../../../src/service/index.ts'
import { ENGINES } from '../../engines.ts'
import type { Figure, Measure } from '../figure.ts'
import { type Filled, fill } from './many-records.ts'

const RECORDS = { fast: 10_000, full: 100_000 } as const
const ROUNDS = { fast: 1, full: 5 } as const
const HOLD_MS_MAX = 50

const LONG: Readonly<Record<string, (filled: Filled) => Promise<unknown>>> = {
  'the whole log': ({ company }) => company.audit.log(),
  'a whole list': ({ company, largeSiteId }) => company.siteFuels.list(largeSiteId),
  verifyTotals: ({ company }) => company.verifyTotals(),
  export: async ({ company }) => {
    for await (const line of company.export()) if (line === '') throw new TypeError('a line of a bundle is empty')
  },
  inventory: ({ company }) => company.inventory({ from: '2025-01-01', to: '2026-01-01' }),
  verifyLog: ({ company }) => company.audit.verifyLog(),
}

/** The most processor time, in milliseconds, that passes between two turns of the event loop while a work runs. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  const state = { isOver: false, longest: 0, last: process.cpuUsage() }
  const turn = () => {
    const { user, system } = process.cpuUsage(state.last)
    state.last = process.cpuUsage()
    state.longest = Math.max(state.longest, (user + system) / 1_000)
    if (!state.isOver) setImmediate(turn)
  }
  globalThis.gc?.()
  state.last = process.cpuUsage()
  setImmediate(turn)
  await work()
  // what ran since the last turn counts too
  turn()
  state.isOver = true
  return state.longest
}

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] as number

async function figuresOf(name: string, filled: Filled, scale: 'fast' | 'full'): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [what, work] of Object.entries(LONG)) {
    const holds: number[] = []
    for (let round = 0; round < ROUNDS[scale]; round++) holds.push(await longestHold(() => work(filled)))
    figures.push({
      name: `${what} of ${RECORDS[scale].toLocaleString('en')} records, ${name}: event loop held`,
      aim: `≤ ${HOLD_MS_MAX} ms`,
      measured: `${median(holds).toFixed(0)} ms`,
      holds: median(holds) <= HOLD_MS_MAX,
      isSpeed: true,
      details: [
        `processor time of the process, garbage collection included: ${holds.map((ms) => ms.toFixed(0)).join(', ')}`,
      ],
    })
  }
  return figures
}

/** How long the longest reads of one company keep everybody else in the process from going on. */
export const measure: Measure = async ({ scale }) => {
  const memory = await fill(memoryStore<ServiceRecords>(), RECORDS[scale])
  const figures = await figuresOf('memory', memory, scale)
  const engine = await ENGINES.SQLite?.()
  if (engine === undefined) throw new TypeError('there is no SQLite')
  const filled = await fill(await engine.open<ServiceRecords>(), RECORDS[scale])
  figures.push(...(await figuresOf('SQLite', filled, scale)))
  await engine.close()
  return figures
}
