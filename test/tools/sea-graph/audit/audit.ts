/**
 * Audits the sea graph against the raster of Natural Earth: `npx tsx test/tools/sea-graph/audit/audit.ts seen` (or blind)
 * compares ways between harbours with the shortest ways over cells of 0.05°, and prints how many are too long or too short.
 *
 * --sources N   how many harbours ways start from, the first of their list (40); each takes about four seconds
 * --write FILE  keeps the kilometres of the raster, which no waypoint moves
 * --read FILE   takes them from there
 * --list N      prints the N longest and the N shortest (20)
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Point } from '../../../../src/core/emissions/index.ts'
import { seaRoute } from '../../../../src/reference/places/sea/sea-route.ts'
import { CHANNELS } from '../channels.ts'
import { AUDIT_PORTS } from './data/ports.ts'
import { type RasterPair, rasterPairs } from './raster-pairs.ts'

/** Ways by canals are none of the raster's. */
const CANALS: readonly string[] = ['SUEZ', 'PANAMA', 'KIEL']
const TOO_LONG = 1.1
const TOO_SHORT = 0.98

/** A pair with its way over the graph. */
interface AuditedPair extends RasterPair {
  readonly km: number
  /** 1 between both ways over the raster, else the share of the nearer of them. */
  readonly ratio: number
  readonly isByChannel: boolean
  readonly by: string
}

const channels = new Set(
  CHANNELS.split('\n').flatMap((line) => {
    const [from, to] = line.split('|')
    return [`${from}|${to}`, `${to}|${from}`]
  }),
)

function audited(pair: RasterPair, pointOf: ReadonlyMap<string, Point>): AuditedPair | undefined {
  const { km, path, passages } = seaRoute(pointOf.get(pair.from) as Point, pointOf.get(pair.to) as Point)
  if (passages.some((passage) => CANALS.includes(passage))) return undefined
  const names = path.map(({ name }) => name)
  const isByChannel = names.slice(1).some((name, index) => channels.has(`${names[index]}|${name}`))
  const longest = Math.max(pair.nearKm, pair.clearKm ?? pair.nearKm)
  const ratio = km > longest ? km / longest : Math.min(1, km / pair.nearKm)
  return { ...pair, km, ratio, isByChannel, by: names.join(', ') }
}

function figures(title: string, pairs: readonly AuditedPair[]): string {
  const ratios = pairs.map(({ ratio }) => ratio).sort((a, b) => a - b)
  const at = (share: number) => ratios[Math.min(ratios.length - 1, Math.floor(ratios.length * share))]?.toFixed(3)
  const count = (is: (ratio: number) => boolean) => ratios.filter(is).length
  const ends = `shortest ${at(0)}, median ${at(0.5)}, 95 % ${at(0.95)}, 99 % ${at(0.99)}, longest ${at(1)}`
  const tooMany = `over +10 %: ${count((ratio) => ratio > TOO_LONG)}, below -2 %: ${count((ratio) => ratio < TOO_SHORT)}`
  return `${title}: ${ratios.length} pairs, ${ends}, ${tooMany}`
}

const line = ({ ratio, from, to, clearKm, nearKm, km, by }: AuditedPair) =>
  `${ratio.toFixed(3)}  ${from} to ${to}: ${km.toFixed(0)} km, raster ${nearKm.toFixed(0)} to ${clearKm?.toFixed(0)}, by ${by}`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sources: { type: 'string', default: '40' },
    write: { type: 'string' },
    read: { type: 'string' },
    list: { type: 'string', default: '20' },
  },
})
const ports = AUDIT_PORTS[positionals[0] === 'blind' ? 'blind' : 'seen']
const pairs: RasterPair[] =
  values.read === undefined ? rasterPairs(ports, Number(values.sources)) : JSON.parse(readFileSync(values.read, 'utf8'))
if (values.write !== undefined) writeFileSync(values.write, JSON.stringify(pairs))
const pointOf = new Map(ports.map(({ name, point }) => [name, point]))
const compared = pairs
  .flatMap((pair) => audited(pair, pointOf) ?? [])
  .sort((a, b) => b.ratio - a.ratio || (a.from < b.from ? -1 : 1))
console.log(figures('all', compared))
const overSea = compared.filter(({ isByChannel }) => !isByChannel)
console.log(figures('without listed channels', overSea))
const shown = Number(values.list)
for (const pair of compared.slice(0, shown)) console.log(line(pair))
for (const pair of overSea.slice(-shown)) console.log(line(pair))
