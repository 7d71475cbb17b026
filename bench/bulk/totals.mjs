/** Totals by key: four gases of every key, exact and rounded once; and rows and totals in one pass. */
import { keyColumn } from './data.mjs'
import { createDuckdb } from './duckdb.mjs'
import { columnsOfTotals, floatRowsAndTotals, floatTotals, floatTotalsByCell } from './floats.mjs'
import { mainExact, mainInput } from './input.mjs'
import { exactTotals, wrongCells } from './oracle.mjs'
import { GASES } from './pairs.mjs'
import { startPolars } from './polars.mjs'
import { line } from './results.mjs'
import { timedWays } from './rounds.mjs'
import { compiled, needed, ownColumns, resultsOf } from './tonne.mjs'

/** Keys by the name of the group; with 64 pairs 64,000 cells, 6.4 million, and 64 million. */
const FEW = 1000
const MANY = 100_000
const MOST = 1_000_000

/** Four columns by key; a row that failed is a mistake of this bench. */
function columnsOf(totals) {
  if (totals.failed !== 0) throw new Error(`${totals.failed} rows failed`)
  const columns = totals.columns()
  return GASES.map((gas) => columns[gas])
}

/** A way that gives four columns by key, and its wrong cells. */
async function wayOf(name, { columnsOnce, work, exact, ...rest }) {
  return { name, wrong: wrongCells(await columnsOnce(), exact), cells: exact[0].length * 4, work, ...rest }
}

function tonneWays(library, { pairs, columns, keys, exact }) {
  const totalColumns = needed(library, 'totalColumns')
  const set = compiled(library, pairs)
  const own = ownColumns(library, set, { ...columns, keys })
  const rows = columns.value.length
  const way = (name, run) => {
    const columnsOnce = () => columnsOf(run())
    return wayOf(name, { rows, exact, columnsOnce, work: () => void columnsOnce() })
  }
  return Promise.all([
    way(`tonne (${own.kernel})`, () => totalColumns(set, own)),
    way("tonne, the caller's columns", () => totalColumns(set, columns, { keys })),
  ])
}

/** Totals by two worker threads, for engines that use both cores. */
async function workersWay(library, { pairs, columns, keys, exact }) {
  const set = compiled(library, pairs)
  const pool = needed(library.node, 'parallel')({ workers: 2 })
  const own = ownColumns(pool, set, { ...columns, keys })
  const columnsOnce = async () => columnsOf(await pool.totalColumns(set, own))
  const work = async () => void (await columnsOnce())
  const way = await wayOf('tonne, two workers', { rows: columns.value.length, exact, columnsOnce, work })
  return { ...way, close: () => pool.close() }
}

/** Rows and totals from one pass, ours and the float loop's; wrong cells of both together. */
function fusedWays(library, { pairs, columns, keys, doubles, exact, rows }) {
  const calculateAndTotalColumns = needed(library, 'calculateAndTotalColumns')
  const set = compiled(library, pairs)
  const own = ownColumns(library, set, { ...columns, keys })
  const ours = () => {
    const done = calculateAndTotalColumns(set, own)
    return { results: resultsOf(done), totals: columnsOf(done.totals) }
  }
  const results = GASES.map(() => new Float64Array(rows))
  const given = { ...columns, results }
  const coefficients = { doubles, keys }
  const theirs = () => floatRowsAndTotals(given, coefficients)
  const way = (name, work, { results: ofRows, totals }) => {
    const wrong = wrongCells(ofRows, mainExact(rows)) + wrongCells(totals, exact)
    return { name, rows, wrong, cells: (rows + keys) * 4, work: () => void work() }
  }
  return [
    way('tonne, rows and totals', ours, ours()),
    way('float loop of both', theirs, { totals: columnsOfTotals(theirs()), results }),
  ]
}

function floatWays({ doubles, columns, keys, exact }) {
  const rows = columns.value.length
  const coefficients = { doubles, keys }
  const way = (name, loop) => {
    const run = () => loop(columns, coefficients)
    return wayOf(name, { rows, exact, columnsOnce: () => columnsOfTotals(run()), work: () => void run() })
  }
  return Promise.all([way('float loop', floatTotals), way('float loop by cell', floatTotalsByCell)])
}

/** Totals of the keys that have rows, in any order, as columns by key. */
function byKey([key, ...columns], keys) {
  return columns.map((column) => {
    const ordered = new Float64Array(keys)
    for (const [at, one] of key.entries()) ordered[one] = column[at]
    return ordered
  })
}

/** The forms in which DuckDB is asked: the faster one for so many keys, of the sum of products and that of cells. */
async function duckdbWays(database, { rows, keys, exact, kinds }) {
  const ways = []
  for (const [name, { kind, threads }] of Object.entries(kinds)) {
    const before = () => database.setThreads(threads)
    await before()
    const columnsOnce = async () => byKey(await database.totals(kind, keys), keys)
    const work = async () => void (await database.totals(kind, keys))
    ways.push(await wayOf(name, { rows, exact, columnsOnce, before, work }))
  }
  return ways
}

function polarsWay(polars, { rows, keys, exact }) {
  const columnsOnce = async () => {
    await polars.totals(keys)
    const columns = []
    for (const name of [`key${keys}`, ...GASES]) columns.push(await polars.column(name))
    return byKey(columns, keys)
  }
  return wayOf('Polars', { rows, exact, columnsOnce, work: () => polars.totals(keys) })
}

function inputOf({ rows, keys }) {
  const { pairs, doubles, columns: two, read } = mainInput(rows)
  const columns = { ...two, key: keyColumn(rows, keys) }
  return { rows, keys, pairs, doubles, columns, exact: exactTotals({ ...columns, value: read }, { pairs, keys }) }
}

/** The engines of a group beside ours; ended afterwards. */
async function withEngines(input, measureWith) {
  const { rows, keys, columns, pairs, doubles } = input
  const database = await createDuckdb({ ...columns, keys: { [keys]: columns.key } }, { pairs, doubles })
  const polars = await startPolars({ rows, keys: [keys] })
  try {
    await measureWith(database, polars)
  } finally {
    database.close()
    polars.end()
  }
}

export async function measureTotals(library, { rows }) {
  const input = inputOf({ rows, keys: FEW })
  await withEngines(input, async (database, polars) => {
    const ours = await tonneWays(library, input)
    const kinds = {
      'DuckDB, DOUBLE': { kind: 'double', threads: database.cores },
      'DuckDB, DOUBLE, 1 thread': { kind: 'double', threads: 1 },
      'DuckDB, DECIMAL': { kind: 'exact cells', threads: database.cores },
      'DuckDB, DECIMAL, 1 thread': { kind: 'exact cells', threads: 1 },
    }
    const engines = [...(await duckdbWays(database, { ...input, kinds })), await polarsWay(polars, input)]
    const fused = fusedWays(library, input)
    const workers = await workersWay(library, input)
    const ways = [...ours, workers, ...fused, ...(await floatWays(input)), ...engines]
    const all = await timedWays(ways, 9).finally(workers.close)
    const [own, callers, two] = [...ours, workers].map(({ name }) => all[name])
    line('exact totals, 64,000 cells, against the float totals loop', {
      ours: own,
      theirs: all['float loop'],
      bound: 2.4,
      aim: 3,
    })
    line("… with the caller's columns", { ours: callers, theirs: all['float loop'] })
    line('… against the float loop by key and pair', { ours: own, theirs: all['float loop by cell'] })
    const [both, bothFloat] = fused.map(({ name }) => all[name])
    line('… with the rows, in one pass, against a float loop of both', { ours: both, theirs: bothFloat })
    line('… two workers against DuckDB DOUBLE', { ours: two, theirs: all['DuckDB, DOUBLE'], bound: 3.2, aim: 4 })
    line('… against DuckDB DOUBLE', { ours: own, theirs: all['DuckDB, DOUBLE, 1 thread'] })
    line("… two workers against DuckDB's best exact DECIMAL", { ours: two, theirs: all['DuckDB, DECIMAL'], bound: 3.5, aim: 5 })
    line("… against DuckDB's best exact DECIMAL", { ours: own, theirs: all['DuckDB, DECIMAL, 1 thread'] })
    line('… against Polars', { ours: own, theirs: all.Polars })
  })
}

export async function measureManyTotals(library, { rows }) {
  const input = inputOf({ rows, keys: MANY })
  await withEngines(input, async (database, polars) => {
    const ours = await tonneWays(library, input)
    const kinds = {
      'DuckDB, DOUBLE': { kind: 'double', threads: database.cores },
      'DuckDB, DECIMAL': { kind: 'exact', threads: database.cores },
    }
    const engines = [...(await duckdbWays(database, { ...input, kinds })), await polarsWay(polars, input)]
    const all = await timedWays([...ours, ...(await floatWays(input)), ...engines], 5)
    const [own, callers] = ours.map(({ name }) => all[name])
    line('exact totals, 6.4 million cells, against the float totals loop', {
      ours: own,
      theirs: all['float loop'],
      bound: 0.8,
      aim: 1.2,
    })
    line("… with the caller's columns", { ours: callers, theirs: all['float loop'] })
    line('… against the float loop by key and pair', { ours: own, theirs: all['float loop by cell'] })
    line('… against DuckDB DOUBLE', { ours: own, theirs: all['DuckDB, DOUBLE'] })
    line("… against DuckDB's exact DECIMAL", { ours: own, theirs: all['DuckDB, DECIMAL'] })
    line('… against Polars', { ours: own, theirs: all.Polars })
  })
}

export async function measureMostTotals(library, { rows }) {
  const input = inputOf({ rows, keys: MOST })
  const ours = await tonneWays(library, input)
  const all = await timedWays([...ours, ...(await floatWays(input))], 5)
  const [own, callers] = ours.map(({ name }) => all[name])
  line('exact totals, 1 million keys, against the float totals loop', { ours: own, theirs: all['float loop'] })
  line("… with the caller's columns", { ours: callers, theirs: all['float loop'] })
  line('… against the float loop by key and pair', { ours: own, theirs: all['float loop by cell'] })
}
