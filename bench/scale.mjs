/**
 * What so many records a year (a thousand million, or the first argument) cost in storage, hours and money, by engine: on
 * paper, from figures that were measured on far fewer. Nothing is run.
 *
 * Method: each figure is of one record or row, as measured by the command that it names on the shared two-core machine of
 * `bench/README.md`; hours are its product with the records, on one core as measured, and divided by the cores asked for
 * where the work shares out by company or by rows. Money is hours of a core and GB of storage in a year, by prices that are
 * assumptions: `--core-hour 0.05 --gb-month 0.10 --cores 8`.
 */
import { parseArgs } from 'node:util'

const { positionals, values: given } = parseArgs({
  allowPositionals: true,
  options: {
    'core-hour': { type: 'string', default: '0.05' },
    'gb-month': { type: 'string', default: '0.10' },
    cores: { type: 'string', default: '8' },
  },
})
const RECORDS = Number(positionals[0] ?? 1e9)
const [CORE_HOUR, GB_MONTH, CORES] = [given['core-hour'], given['gb-month'], given.cores].map(Number)
for (const number of [RECORDS, CORE_HOUR, GB_MONTH, CORES])
  if (!(number > 0)) throw new Error('records, prices and cores are numbers above 0')

/** Bytes of a record with its calculation, line of the log, totals and indexes, at rest. */
const STORAGE = [
  { engine: 'memory', bytes: 1772, from: 'npm run bench: what each record keeps' },
  { engine: 'SQLite', bytes: 4381, from: '5,000 records of fuel imported behind 5,000: growth of the file' },
  { engine: 'Postgres', bytes: 4541, from: '3,000 records of fuel imported behind 3,000: growth of the database' },
  { engine: 'columns', bytes: 48, from: 'value, coefficient, key and four results of tonne/bulk' },
  { engine: 'columns, totals alone', bytes: 16, from: 'value, coefficient and key of tonne/bulk' },
]

/** Seconds of one record or row on one core; `shares` where cores share the work. */
const WORK = [
  { job: 'create one by one, SQLite', seconds: 1.3e-3, shares: false, from: 'node bench/http/import.mjs' },
  { job: 'import in chunks, SQLite', seconds: 0.254e-3, shares: false, from: 'node bench/http/import.mjs' },
  { job: 'import in chunks, memory', seconds: 0.127e-3, shares: true, from: 'node bench/http/import.mjs' },
  { job: 'inventory from records, memory', seconds: 5.4e-6, shares: true, from: 'node bench/http/reports.mjs' },
  { job: 'four standards from records, memory', seconds: 5.8e-6, shares: true, from: 'node bench/http/reports.mjs' },
  { job: 'restatement to an edition, Postgres', seconds: 1.126e-3, shares: true, from: 'npm run torture -- --only restatement' },
  { job: 'rows in columns', seconds: 5.0e-9, shares: true, from: 'npm run bench:bulk --prefix bench' },
  { job: 'totals in columns, 100,000 keys', seconds: 21e-9, shares: true, from: 'npm run bench:bulk --prefix bench' },
  { job: 'rows of CSV, the program', seconds: 1.88e-6, shares: true, from: 'npm run bench:csv --prefix bench' },
]

const round = (number) => Number(number.toPrecision(3))

console.log(`${RECORDS.toLocaleString('en')} records a year; ${CORES} cores at ${CORE_HOUR} an hour each, ${GB_MONTH} a GB and month`)
console.table(
  STORAGE.map(({ engine, bytes, from }) => {
    const gigabytes = (RECORDS * bytes) / 1e9
    return { engine, 'bytes a record': bytes, GB: round(gigabytes), 'money a year': round(gigabytes * GB_MONTH * 12), from }
  }),
)
console.table(
  WORK.map(({ job, seconds, shares, from }) => {
    const hours = (RECORDS * seconds) / 3600
    return {
      job,
      'a record': `${round(seconds * 1e6)} µs`,
      'hours of a core': round(hours),
      'hours on the clock': round(shares ? hours / CORES : hours),
      money: round(hours * CORE_HOUR),
      from,
    }
  }),
)
