import type { ServiceRecords } from '../../../../src/service/index.ts'
import { differencesAfter, STEPS_MAX } from '../../../property/service/model/describe-agreement.ts'
import { worldMaker } from '../../../property/service/model/world.ts'
import type { Engine } from '../../engines.ts'
import type { Figure, Measure } from '../figure.ts'
import { dueOf, sequencesFigure } from './model-sequences.ts'
import { figureOn } from './on-engines.ts'

const SEQUENCES = { SQLite: 3_000, Postgres: 1_500 } as const

async function onEngine({ open }: Engine, count: number, seed: number): Promise<readonly string[]> {
  const make = worldMaker(await open<ServiceRecords>())
  const differences: string[] = []
  for (let index = 0; index < count; index++)
    differences.push(...(await differencesAfter((seed + index * 7919) | 0, make)))
  return differences
}

/** Sequences of use cases against a naive model, on both engines; a fast run leaves that to the tests of the stores. */
export const measure: Measure = async ({ scale, seed }) => {
  if (scale === 'fast') return []
  const figures: Figure[] = []
  for (const [store, count] of Object.entries(SEQUENCES)) {
    const asked = { store, count }
    const work = async (engine: Engine) =>
      sequencesFigure(asked, { seed, steps: STEPS_MAX.few, differences: await onEngine(engine, count, seed) })
    figures.push(await figureOn(store, dueOf(asked), work))
  }
  return figures
}
