/** DuckDB, its tables in memory: the same rows, joined to the coefficients of their pairs. */
import { availableParallelism } from 'node:os'
import { DOUBLE, DuckDBDataChunk, DuckDBInstance, UINTEGER } from '@duckdb/node-api'
import { GASES } from './pairs.mjs'

const CHUNK = 2048
/** Decimal places of coefficients as DECIMAL: as many as leave the sums of products room within 38 digits. */
const PLACES = 12

const JOINED = 'from data join coefficients using (pair)'
const four = (ofGas) => GASES.map((gas) => ofGas(gas)).join(', ')

async function fill(connection, columns) {
  const kinds = columns.map(([, kind]) => kind)
  const rows = columns[0][2].length
  await connection.run(`create table activity (${columns.map(([name, kind]) => `${name} ${kind}`).join(', ')})`)
  const appender = await connection.createAppender('activity')
  for (let from = 0; from < rows; from += CHUNK) {
    const parts = columns.map(([, , list]) => [...list.subarray(from, from + CHUNK)])
    const chunk = DuckDBDataChunk.create(kinds, parts[0].length)
    chunk.setColumns(parts)
    appender.appendDataChunk(chunk)
  }
  appender.closeSync()
}

/** A decimal of so many places, cut off after them and rounded half up. */
function rounded({ over, under }, places) {
  const digits = String((over * 10n ** BigInt(places) * 2n + under) / (2n * under)).padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

async function fillCoefficients(connection, { pairs, doubles }) {
  const columns = four((gas) => `${gas} double, exact_${gas} decimal(18, ${PLACES})`)
  await connection.run(`create table coefficients (pair uinteger, ${columns})`)
  for (const [at, { exact }] of pairs.entries()) {
    const cells = exact.map((one, gas) => `'${doubles[at * 4 + gas]}'::double, '${rounded(one, PLACES)}'`)
    await connection.run(`insert into coefficients values (${at}, ${cells.join(', ')})`)
  }
}

/**
 * A database with the table `activity`, its value also as DECIMAL(18, 6), and the table `coefficients`. `keys`: key
 * columns by how many keys they have.
 */
export async function createDuckdb({ value, coefficient, keys }, coefficients) {
  const connection = await (await DuckDBInstance.create(':memory:')).connect()
  const keyColumns = Object.entries(keys).map(([count, list]) => [`key${count}`, UINTEGER, list])
  await fill(connection, [['v', DOUBLE, value], ['pair', UINTEGER, coefficient], ...keyColumns])
  await connection.run('create table data as select *, v::decimal(18, 6) as exact_v, rowid as nth from activity')
  await connection.run('drop table activity')
  await connection.run('set preserve_insertion_order = false')
  await fillCoefficients(connection, coefficients)
  const run = (sql) => connection.run(sql)
  return {
    cores: availableParallelism(),
    close: () => connection.closeSync(),
    setThreads: (threads) => run(`set threads = ${threads}`),
    /** As a new table of four columns, in any order: what it is fastest at. */
    rows: async () =>
      void (await run(`create table results as select ${four((gas) => `v * ${gas} as ${gas}`)} ${JOINED}`)),
    dropResults: () => run('drop table if exists results'),
    rowsInOrder: () => columnsOf(connection, `select ${four((gas) => `v * ${gas}`)} ${JOINED} order by nth`),
    /** The keys that have rows, and their four totals, in any order. */
    totals: (kind, count) => columnsOf(connection, totalsSql(kind, count)),
  }
}

/** What is summed by key: the products of rows; or the values by key and pair, which are then multiplied. */
function totalsSql(kind, count) {
  const key = `key${count}`
  const [v, c] = kind.startsWith('exact') ? ['exact_v', 'exact_'] : ['v', '']
  const sums = (of) => `select ${key} as key, ${four((gas) => `sum(${of} * ${c}${gas})`)}`
  const cell = `sum(${v})${c === '' ? '' : '::decimal(20, 6)'} as s`
  const cells = `(select ${key}, pair, ${cell} from data group by all) join coefficients using (pair)`
  const [products, multiplied] = [`${sums(v)} ${JOINED} group by key`, `${sums('s')} from ${cells} group by key`]
  return kind.endsWith('cells') ? multiplied : products
}

/** An answer as arrays of doubles, a column each. */
async function columnsOf(connection, sql) {
  const columns = (await connection.runAndReadAll(sql)).getColumns()
  return columns.map((column) =>
    Float64Array.from(column, (cell) => Number(typeof cell === 'object' ? cell.toString() : cell)),
  )
}
