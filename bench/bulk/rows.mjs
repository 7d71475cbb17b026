/** Rows: four gases of every row, in four columns. */
import { longColumn, mixedColumn, pairColumn, secondColumn, valueColumn } from './data.mjs'
import { createDuckdb } from './duckdb.mjs'
import { decimalRows, decimalsOf, doublesOf, floatRows, floatRowsOfTwo } from './floats.mjs'
import { memoryFloor } from './floor.mjs'
import { mainExact, mainInput } from './input.mjs'
import { exactRows, readExactly, wrongCells } from './oracle.mjs'
import { GASES, pairsOfOne, pairsOfTwo } from './pairs.mjs'
import { startPolars } from './polars.mjs'
import { line } from './results.mjs'
import { timedWays } from './rounds.mjs'
import { compiled, needed, ownColumns, resultsOf } from './tonne.mjs'

const ROUNDS = 9
/** decimal.js is measured on so many rows and counted by the row. */
const DECIMAL_ROWS = 100_000
/** Of long digits a tenth of the rows is enough. */
const LONG_SHARE = 10

const emptyResults = (rows) => GASES.map(() => new Float64Array(rows))

/** The library's four ways through the same columns, each with its wrong cells. */
function tonneWays(library, set, { exact, ...columns }) {
  const calculateColumns = needed(library, 'calculateColumns')
  const rows = columns.value.length
  const own = ownColumns(library, set, columns)
  const plain = ownColumns(library, set, { ...columns, kernel: 'js' })
  const ways = [
    { name: `tonne (${own.kernel})`, of: own },
    { name: "tonne, the caller's columns", of: columns },
    { name: 'tonne (js)', of: plain },
  ]
  const all = ways.map(({ name, of }) => {
    const wrong = wrongCells(resultsOf(calculateColumns(set, of)), exact)
    return { name, rows, wrong, cells: rows * 4, work: () => void calculateColumns(set, of) }
  })
  const into = calculateColumns(set, columns)
  const wrong = wrongCells(resultsOf(calculateColumns(set, columns, { into })), exact)
  const work = () => void calculateColumns(set, columns, { into })
  return [...all, { name: "tonne, the caller's columns again", rows, wrong, cells: rows * 4, work }]
}

/**
 * A loop of doubles and its wrong cells. What it is given is kept: compiled code dies with the objects it was made for.
 */
function floatWay(loop, columns, { doubles, exact }) {
  const rows = columns.value.length
  const results = emptyResults(rows)
  const given = { ...columns, results }
  const work = () => loop(given, doubles)
  work()
  return { name: 'float loop', rows, wrong: wrongCells(results, exact), cells: rows * 4, work }
}

function decimalWay(columns, { pairs, exact }) {
  const rows = Math.min(DECIMAL_ROWS, columns.value.length)
  const results = emptyResults(rows)
  const decimals = decimalsOf(pairs)
  const given = { ...columns, results }
  const work = () => decimalRows(given, decimals)
  work()
  const first = exact.map((column) => column.subarray(0, rows))
  return { name: 'decimal.js', rows, wrong: wrongCells(results, first), cells: rows * 4, work }
}

async function duckdbWays(database, { rows, exact }) {
  const wrong = wrongCells(await database.rowsInOrder(), exact)
  const way = (name, threads) => ({
    name,
    rows,
    wrong,
    cells: rows * 4,
    before: async () => {
      await database.setThreads(threads)
      await database.dropResults()
    },
    work: database.rows,
  })
  return [way('DuckDB', database.cores), way('DuckDB, 1 thread', 1)]
}

async function polarsWay(name, engine, { rows, exact }) {
  await engine.rows()
  const columns = []
  for (const gas of GASES) columns.push(await engine.column(gas))
  return { name, rows, wrong: wrongCells(columns, exact), cells: rows * 4, work: engine.rows }
}

export async function measureRows(library, { rows }) {
  const { pairs, columns, doubles } = mainInput(rows)
  const exact = mainExact(rows)
  const set = compiled(library, pairs)
  const database = await createDuckdb({ ...columns, keys: {} }, { pairs, doubles })
  const polars = await startPolars({ rows, keys: [] })
  const polarsAlone = await startPolars({ rows, keys: [], threads: 1 })
  try {
    const ours = tonneWays(library, set, { ...columns, exact })
    const all = await timedWays(
      [
        ...ours,
        floatWay(floatRows, columns, { doubles, exact }),
        { name: 'memory floor', rows, work: await memoryFloor(columns) },
        await polarsWay('Polars', polars, { rows, exact }),
        await polarsWay('Polars, 1 thread', polarsAlone, { rows, exact }),
        ...(await duckdbWays(database, { rows, exact })),
        decimalWay(columns, { pairs, exact }),
      ],
      ROUNDS,
    )
    const [own, callers, js, again] = ours.map(({ name }) => all[name])
    line('exact rows, one thread, against a plain float loop', {
      ours: own,
      theirs: all['float loop'],
      bound: 1.8,
      aim: 2.2,
    })
    line('… share of the memory floor', { ours: own, theirs: all['memory floor'], bound: 0.6, aim: 0.8, unit: '' })
    line('… against Polars', { ours: own, theirs: all.Polars, bound: 8, aim: 12 })
    line('… against Polars', { ours: own, theirs: all['Polars, 1 thread'] })
    line('… against DuckDB', { ours: own, theirs: all.DuckDB, bound: 14, aim: 20 })
    line('… against DuckDB', { ours: own, theirs: all['DuckDB, 1 thread'] })
    line('… against decimal.js per row', { ours: own, theirs: all['decimal.js'], bound: 500, aim: 1000 })
    line("… with the caller's columns", { ours: callers, theirs: all['float loop'] })
    line("… with the caller's columns, results in columns that are used again", {
      ours: again,
      theirs: all['float loop'],
      bound: 0.9,
      aim: 1.2,
    })
    line('exact rows, plain JS kernel, against the float loop', {
      ours: js,
      theirs: all['float loop'],
      bound: 0.4,
      aim: 0.6,
    })
  } finally {
    database.close()
    polars.end()
    polarsAlone.end()
  }
}

export async function measureSecond(library, { rows }) {
  const pairs = pairsOfTwo()
  const columns = { value: valueColumn(rows), second: secondColumn(rows), coefficient: pairColumn(rows) }
  const [value, second] = [readExactly(columns.value), readExactly(columns.second)]
  const exact = exactRows({ ...columns, value, second }, pairs)
  const ours = tonneWays(library, compiled(library, pairs), { ...columns, exact })
  const all = await timedWays(
    [...ours, floatWay(floatRowsOfTwo, columns, { doubles: doublesOf(pairs), exact })],
    ROUNDS,
  )
  const [own, callers, js] = ours.map(({ name }) => all[name])
  line('exact rows with a second column, against the float loop', {
    ours: own,
    theirs: all['float loop'],
    bound: 0.9,
    aim: 1.3,
  })
  line("… with the caller's columns", { ours: callers, theirs: all['float loop'] })
  line('… plain JS kernel', { ours: js, theirs: all['float loop'] })
}

/** Rows of 16 and 17 digits, alone and among others. */
export async function measureLong(library, { rows: most }) {
  const rows = Math.ceil(most / LONG_SHARE)
  await measureDigits(library, {
    value: longColumn(rows, 16),
    figure: 'exact rows, values of 16 and 17 digits',
    bound: 0.25,
    aim: 0.5,
  })
  await measureDigits(library, {
    value: mixedColumn(rows),
    figure: 'exact rows, three in ten of 16 and 17 digits',
    bound: 0.5,
    aim: 0.8,
  })
}

async function measureDigits(library, { value, figure, bound, aim }) {
  const rows = value.length
  const pairs = pairsOfOne()
  const columns = { value, coefficient: pairColumn(rows) }
  const exact = exactRows({ ...columns, value: readExactly(columns.value) }, pairs)
  const ours = tonneWays(library, compiled(library, pairs), { ...columns, exact })
  const all = await timedWays(
    [
      ...ours,
      floatWay(floatRows, columns, { doubles: doublesOf(pairs), exact }),
      decimalWay(columns, { pairs, exact }),
    ],
    ROUNDS,
  )
  const [own, , js] = ours.map(({ name }) => all[name])
  line(`${figure}, against the float loop`, { ours: own, theirs: all['float loop'], bound, aim })
  line('… plain JS kernel', { ours: js, theirs: all['float loop'] })
  line('… against decimal.js per row', { ours: own, theirs: all['decimal.js'] })
}
