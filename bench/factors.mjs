/**
 * Factors: how fast the built package searches its whole catalogue and finds a factor by its key, and what importing it costs.
 *
 * Run: `npm run bench` in the root. Method as in bench.mjs: contestants take turns, the median counts.
 *
 * The groups:
 * - search, warm: everyday words over all factors, those per money among them, and the slowest of the words alone;
 * - key, warm: `findFactor` of keys all over the published factors, against a `Map` of the same;
 * - import: `tonne/factors` from the import to its end, to the first factor and to the first search, in a process of its own.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findFactor, joinCatalogues, publishedCatalogue, searchFactors } from '../dist/factors/index.js'
import { spendCatalogue } from '../dist/factors/spend/index.js'
import { measure, sink } from './measure.mjs'
import { isAnyBoundMissed, printRows, report, reportFigure } from './report.mjs'

const SEARCH_BOUND_MS = 5
const FIND_BOUND_US = 1
const KEYS = 1000
const RUNS = 7

// ---- search
const lines = readFileSync(new URL('../test/fixtures/everyday-queries.csv', import.meta.url), 'utf8').trim().split('\n')
const queries = lines.slice(1).map((line) => line.split(',')[0])
const catalogue = joinCatalogues(publishedCatalogue, spendCatalogue)
const found = (query) => searchFactors(query, { catalogue }).length
const all = await measure([
  {
    name: 'searchFactors',
    records: queries.length,
    work: () => queries.reduce((sum, query) => sum + found(query), 0),
  },
])
const median = (list) => list.sort((a, b) => a - b)[list.length >> 1]
const times = queries.map((query) => {
  const runs = Array.from({ length: RUNS }, () => {
    const start = process.hrtime.bigint()
    sink.value += found(query)
    return Number(process.hrtime.bigint() - start)
  })
  return { query, ns: median(runs) }
})
const slowest = times.sort((a, b) => b.ns - a.ns)[0]
const inMs = (ns) => Number((ns / 1e6).toFixed(2))
const search = `search, warm, ${catalogue.factors().length.toLocaleString('en')} factors`
reportFigure(search, `mean of ${queries.length} queries`, { value: inMs(all.searchFactors), unit: 'ms', bound: SEARCH_BOUND_MS })
reportFigure(search, `the slowest, "${slowest.query}"`, { value: inMs(slowest.ns), unit: 'ms', bound: SEARCH_BOUND_MS })

// ---- key
const published = publishedCatalogue.factors()
const keys = Array.from({ length: KEYS }, (_, index) => published[Math.floor((index * published.length) / KEYS)].key)
const byKey = new Map(published.map((factor) => [factor.key, factor]))
const sumOver = (find) => () => keys.reduce((sum, key) => sum + find(key).unit.length, 0)
const finding = await measure([
  { name: 'findFactor', records: KEYS, work: sumOver((key) => findFactor(key)) },
  { name: 'Map', records: KEYS, work: sumOver((key) => byKey.get(key)) },
])
report('key, warm', 'findFactor', finding, [{ name: 'Map', isSlower: true }])
reportFigure('key, warm', 'findFactor', { value: Number((finding.findFactor / 1e3).toFixed(3)), unit: 'µs', bound: FIND_BOUND_US })

// ---- import
const code = `
  const start = performance.now()
  const { findFactor, searchFactors } = await import('../dist/factors/index.js'); const imported = performance.now()
  findFactor(${JSON.stringify(keys[0])}); const factor = performance.now()
  searchFactors('diesel'); const searched = performance.now()
  console.log(JSON.stringify([imported - start, factor - imported, searched - factor]))`
const runs = Array.from({ length: RUNS }, () =>
  JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: import.meta.dirname, encoding: 'utf8' })),
)
for (const [at, what] of ['import', 'first factor', 'first search'].entries()) {
  reportFigure('tonne/factors', what, { value: Number(median(runs.map((run) => run[at])).toFixed(1)), unit: 'ms' })
}

printRows()
console.log(`node ${process.version}, checksum ${sink.value.toExponential(3)}`)
if (isAnyBoundMissed()) process.exitCode = 1
