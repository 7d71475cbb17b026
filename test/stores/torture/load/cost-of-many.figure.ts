import type { ServiceRecords } from '../../../../src/service/index.ts'
import { ENGINES, type Engine } from '../../engines.ts'
import type { Figure, Measure } from '../figure.ts'
import { costsOf } from './costs-of-filled.ts'
import { type Filled, faultsOfFilled, fill } from './many-records.ts'
import { figureFrom } from './on-engines.ts'

const RECORDS = { fast: [1_000, 10_000], full: [1_000, 1_000_000] } as const
const ROUNDS = { fast: 40, full: 200 } as const
const RATIO_MAX = 1.5

async function figuresOn(name: string, engines: readonly [Engine, Engine], scale: 'fast' | 'full'): Promise<Figure[]> {
  const filled: Filled[] = []
  for (const [index, engine] of engines.entries()) {
    filled.push(await fill(await engine.open<ServiceRecords>(), RECORDS[scale][index] as number))
    await engine.run('analyze')
  }
  const faults = (await Promise.all(filled.map(faultsOfFilled))).flat()
  if (faults.length > 0) throw new Error(faults.join('; '))
  const pair = filled as unknown as readonly [Filled, Filled]
  return costsOf({ pair, name, counts: RECORDS[scale], rounds: ROUNDS[scale], ratioMax: RATIO_MAX })
}

/** What one record, or one page of 50, costs when there are few and when there are many: medians, in turns. */
export const measure: Measure = async ({ scale }) => {
  const figures: Figure[] = []
  for (const [name, start] of Object.entries(ENGINES)) {
    if (name !== 'Postgres' && !name.startsWith('SQLite')) continue
    const engines = [await start(), await start()] as const
    const due = { name: `POST and list cost, ${name}`, aim: `ratio ≤ ${RATIO_MAX}` }
    let found: readonly Figure[] = []
    const failure = await figureFrom(due, async () => {
      found = await figuresOn(name, engines, scale)
      return { ...due, measured: '', holds: true }
    })
    figures.push(...(failure.holds ? found : [failure]))
    for (const engine of engines) await engine.close()
  }
  return figures
}
