import { ENGINES, type Engine } from '../../engines.ts'
import type { Figure } from '../figure.ts'

/** What is due on an engine: its name in the table, and what should come out. */
interface Due {
  readonly name: string
  readonly aim: string
}

/** The figure that a work makes; one that does not hold where the work fails. */
export async function figureFrom({ name, aim }: Due, work: () => Promise<Figure>): Promise<Figure> {
  try {
    return await work()
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? String(error)) : String(error)
    return { name, aim, measured: 'failed before it was through', holds: false, details: [stack] }
  }
}

/** Starts a database of its own. */
export type Start = () => Promise<Engine>

/** The figure that a work makes on a database, which ends with it. */
export function figureOnStarted(start: Start, due: Due, work: (engine: Engine) => Promise<Figure>): Promise<Figure> {
  return figureFrom(due, async () => {
    const started = await start()
    try {
      return await work(started)
    } finally {
      await started.close()
    }
  })
}

/** The figure that a work makes on an engine, which ends with it. */
export function figureOn(engine: string, due: Due, work: (engine: Engine) => Promise<Figure>): Promise<Figure> {
  const start = async () => {
    const known = ENGINES[engine]
    if (known === undefined) throw new TypeError(`there is no engine ${engine}, but ${Object.keys(ENGINES).join(', ')}`)
    return known()
  }
  return figureOnStarted(start, due, work)
}
