/**
 * Bulk: how fast millions of rows and their totals are beside what people use today, and how many of the cells of each
 * are wrong.
 *
 * Run: `npm run bench:bulk --prefix bench` (it builds dist and measures that). Behind `--`: `--rows 1000000` for a
 * short run, `--only rows,totals` for some groups.
 * Data: 10 million rows from a fixed seed, 64 pairs of real factors (DESNZ 2025, four gases) and units, 1,000 keys,
 * values with none to six decimals up to 100,000. Beside them: a second column (tonnes and kilometres), values of 16
 * and 17 digits, alone and as three in ten (a tenth of the rows), 100,000 keys (6.4 million cells) and 1 million.
 * Method: the contestants of a group take turns in one run, everything allocated and warm before; the median of their
 * rounds counts (nine; five where there are many keys), and only ratios within the run mean anything. The ratio of
 * processor time stands beside, all threads together: on a machine that others use too it is the steadier one, but it
 * is not held to the bound.
 * Wrong: cells that are not the nearest double of the exact result, by a BigInt oracle that shares nothing with the
 * library (oracle.mjs).
 *
 * The contestants:
 * - tonne: columns in the kernel's memory, calculated in place; the caller's own columns, results in new ones and in
 *   those of the call before; and the plain JS kernel. Totals: until every total stands in a column of doubles;
 * - float loop: the same work by hand over Float64Arrays, coefficients as doubles, results into arrays that are there;
 * - memory floor: the same bytes read and written by SIMD, without arithmetic (floor.mjs);
 * - Polars: a lazy join of the coefficients and four products from its frames into new ones; totals by group_by and sum,
 *   there on its streaming engine, which is faster. On all cores, and on one thread in another process;
 * - DuckDB: tables in memory, a join and four products into a new table; totals by group by, in DOUBLE, and in
 *   DECIMAL(18, 6) by DECIMAL(18, 12), which is exact but for the rounding of the coefficients; each in the faster of
 *   two forms, the sum of products, or the products of the sums by key and pair. On all cores and on one thread;
 * - decimal.js: 40 digits, coefficients prepared, on the first 100,000 rows, by the row.
 * tonne and the loops run on one thread, but for the totals by two workers, which are held to engines on all cores.
 */
import { availableParallelism, cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { failure, isAnyMissed, markdown } from './results.mjs'
import { measureLong, measureRows, measureSecond } from './rows.mjs'
import { measureManyTotals, measureMostTotals, measureTotals } from './totals.mjs'
import { measureWorkers } from './workers.mjs'

const GROUPS = {
  rows: measureRows,
  second: measureSecond,
  long: measureLong,
  totals: measureTotals,
  'many-totals': measureManyTotals,
  'most-totals': measureMostTotals,
  workers: measureWorkers,
}

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000000' },
    only: { type: 'string', default: Object.keys(GROUPS).join() },
    /** The folder of another build of tonne/bulk. */
    library: { type: 'string', default: '../../dist/bulk' },
  },
})
const rows = Number(options.rows)
const library = {
  ...(await import(`${options.library}/index.js`)),
  node: await import(`${options.library}/node.js`),
}
const load = () =>
  loadavg()
    .map((one) => one.toFixed(2))
    .join(' ')
const before = load()

for (const group of options.only.split(',')) {
  console.error(`${group} …`)
  try {
    await GROUPS[group](library, { rows })
  } catch (error) {
    console.error(error)
    failure(group, error)
  }
}

console.log(`${markdown()}\n`)
console.log(
  `${rows.toLocaleString('en')} rows; node ${process.version}; ${availableParallelism()} cores of ${cpus()[0].model}`,
)
console.log(`load before ${before}, after ${load()} (of 1, 5 and 15 minutes)`)
if (isAnyMissed()) process.exitCode = 1
