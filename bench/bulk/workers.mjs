/**
 * Two worker threads against one, on the same columns; the shortest of nine rounds counts, because threads share the
 * machine.
 */
import { mainExact, mainInput } from './input.mjs'
import { wrongCells } from './oracle.mjs'
import { line } from './results.mjs'
import { timedWays } from './rounds.mjs'
import { compiled, needed, ownColumns, resultsOf } from './tonne.mjs'

const ROUNDS = 9

async function poolWay(library, workers, { set, columns, exact }) {
  const pool = needed(library.node, 'parallel')({ workers })
  const own = ownColumns(pool, set, columns)
  const wrong = wrongCells(resultsOf(await pool.calculateColumns(set, own)), exact)
  const work = async () => void (await pool.calculateColumns(set, own))
  const rows = columns.value.length
  return { name: `${workers} of ${own.kernel}`, rows, wrong, cells: rows * 4, work, close: () => pool.close() }
}

export async function measureWorkers(library, { rows }) {
  const { pairs, columns } = mainInput(rows)
  const exact = mainExact(rows)
  const set = compiled(library, pairs)
  const calculateColumns = needed(library, 'calculateColumns')
  const own = ownColumns(library, set, columns)
  const pools = [await poolWay(library, 1, { set, columns, exact }), await poolWay(library, 2, { set, columns, exact })]
  const alone = { name: 'this thread', rows, work: () => void calculateColumns(set, own) }
  try {
    const all = await timedWays([alone, ...pools], ROUNDS)
    const [here, one, two] = [alone, ...pools].map(({ name }) => ({ ...all[name], ns: all[name].shortest }))
    line('exact rows, two workers against one, best of nine', { ours: two, theirs: one, bound: 1.5, aim: 1.9 })
    line('… against this thread without workers', { ours: two, theirs: here })
  } finally {
    for (const { close } of pools) await close()
  }
}
