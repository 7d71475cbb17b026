import type { BaseRecords, Store } from '../../../../src/ledger/collections/index.ts'
import { memoryStore } from '../../../../src/ledger/collections/index.ts'
import { randomFrom } from '../../../oracle/random.ts'
import { ENGINES } from '../../engines.ts'
import type { Figure, Measure } from '../figure.ts'
import { type Attempt, answersOf, everyAttempt } from './hostile-attempts.ts'
import { figureOnStarted } from './on-engines.ts'

/** Which part of all attempts is made. */
const PART = { fast: 0.04, full: 1 } as const
/** Attempts of a transaction: what fails takes the others of its transaction with it. */
const ATTEMPTS_AT_ONCE = 50

interface Compared {
  attempts: number
  refused: number
  readonly different: string[]
}

function splitRows(attempts: readonly Attempt[]): readonly (readonly Attempt[])[] {
  const parts: Attempt[][] = []
  for (const [index, one] of attempts.entries()) {
    if (index % ATTEMPTS_AT_ONCE === 0) parts.push([])
    parts.at(-1)?.push(one)
  }
  return parts
}

/** The same attempts on a store and in memory. */
async function compare(store: Store, attempts: readonly Attempt[]): Promise<Compared> {
  const compared: Compared = { attempts: 0, refused: 0, different: [] }
  const memory = memoryStore()
  for (const [index, part] of splitRows(attempts).entries()) {
    const due = await answersOf(memory, index + 1, part)
    const found = await answersOf(store, index + 1, part)
    for (const [nth, { name, collection }] of part.entries()) {
      compared.attempts += 1
      if (due[nth]?.startsWith('refused')) compared.refused += 1
      if (found[nth] === due[nth]) continue
      compared.different.push(
        `${collection}, ${name}: ${found[nth]?.slice(0, 300)} — in memory ${due[nth]?.slice(0, 300)}`,
      )
      // what comes after a failure says nothing
      if (found.length < part.length || found[nth]?.startsWith('failed')) break
    }
  }
  return compared
}

export const measure: Measure = async ({ scale, seed }) => {
  const random = randomFrom(seed)
  const all = everyAttempt()
  const attempts = all.filter(() => random.unit() < PART[scale])
  const figures: Figure[] = []
  // a fast run asks one driver of each engine, and needs no other
  const drivers = scale === 'fast' ? ENGINES : await (await import('./every-driver.ts')).everyDriver()
  for (const [engine, start] of Object.entries(drivers)) {
    const due = {
      name: `hostile numbers and strings in every field, ${engine}`,
      aim: 'refused or identical everywhere',
    }
    const work = async (open: <R extends BaseRecords>() => Promise<Store<R>>) => {
      const { attempts: made, refused, different } = await compare(await open<BaseRecords>(), attempts)
      const measured = `${made} attempts, ${refused} refused; ${different.length} answered otherwise than in memory`
      return {
        ...due,
        measured,
        holds: different.length === 0 && refused > 0 && refused < made,
        details: different.slice(0, 8),
      }
    }
    figures.push(await figureOnStarted(start, due, ({ open }) => work(open)))
  }
  return figures
}
