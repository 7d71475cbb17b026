import { geodesicMetres } from '../../../src/reference/places/earth/geodesic.ts'
import { SEA_PASSAGES, type SeaPassage } from '../../../src/reference/places/sea/sea-passages.ts'
import { quickKm, reducedDirectionOf } from '../../../src/reference/places/sea/sphere.ts'
import { CHANNELS } from './channels.ts'
import { type Chart, isInland, passable, seesOver } from './chart.ts'
import { isFresh, keptEdges } from './kept-edges.ts'
import { addLongWays } from './long-ways.ts'
import { type Edge, Network, type Node, tenthsOf } from './network.ts'
import { NEAR_SHORE, OPEN } from './raster.ts'
import { wayFinder } from './way-over-water.ts'

/** An edge is kept where it is shorter by this share than any way over shorter ones. */
const STRAIGHT_GAIN = 0.002
const AROUND_GAIN = 0.004
/** Ways around land are looked for between nodes no farther apart; beyond, where long-ways.ts finds one missing. */
const AROUND_KM = 800

/** Where keeping clear makes a way longer by this, a way closer to the shore is looked for, and taken if it saves as much. */
const CLEAR_SHARE = 1.1
const CLOSE_SHARE = 0.97

export interface Channel {
  readonly a: number
  readonly b: number
  readonly km: number
  readonly passage: SeaPassage | undefined
  /** The node that listed edges alone reach. */
  readonly port: number | undefined
}

/** The listed edges, read from their table; a name that is not a node stops the derivation. */
export function readChannels(nodes: readonly Node[]): Channel[] {
  const index = new Map(nodes.map(({ name }, at) => [name, at]))
  const at = (name: string) => {
    const found = index.get(name)
    if (found === undefined) throw new Error(`channels.ts: no waypoint is called "${name}"`)
    return found
  }
  return CHANNELS.split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => {
      const [from = '', to = '', length = '', what = ''] = line.split('|')
      const [a, b] = [at(from), at(to)].sort((x, y) => x - y) as [number, number]
      const straight = geodesicMetres((nodes[a] as Node).point, (nodes[b] as Node).point) / 1000
      const km = length === 'line' ? straight : Number(length)
      if (!(km >= straight)) throw new Error(`channels.ts: ${from} to ${to} is shorter than its geodesic, ${straight}`)
      const passage = SEA_PASSAGES.find((one) => one === what)
      if (passage === undefined && what !== '' && what !== 'port')
        throw new Error(`channels.ts: "${what}" is not a passage`)
      return { a, b, km, passage, port: what === 'port' ? at(from) : undefined }
    })
}

interface Pair {
  readonly a: number
  readonly b: number
  readonly km: number
}

/** Every pair of nodes on open water, by length. */
function pairsByLength(nodes: readonly Node[], isRiver: readonly boolean[]): Pair[] {
  const directions = nodes.map(({ point }) => reducedDirectionOf(point))
  const pairs: Pair[] = []
  for (const [b, to] of directions.entries()) {
    for (let a = 0; a < b && !isRiver[b]; a++) {
      if (!isRiver[a]) pairs.push({ a, b, km: quickKm(directions[a] as typeof to, to) })
    }
  }
  return pairs.sort((x, y) => x.km - y.km || x.a - y.a || x.b - y.b)
}

/** Derives every edge of the sea graph that version 1 did not have, beside those that are kept of it. */
export function deriveEdges(chart: Chart, nodes: readonly Node[]): Edge[] {
  const network = new Network(nodes.length)
  const channels = readChannels(nodes)
  for (const { a, b, km, passage } of channels) network.add({ a, b, tenths: tenthsOf(km), passage, kind: 'listed' })
  const listed = new Set(channels.map(({ a, b }) => `${a} ${b}`))
  for (const edge of keptEdges(nodes)) if (!listed.has(`${edge.a} ${edge.b}`)) network.add(edge)
  const ports = new Set(channels.map(({ port }) => port))
  const isRiver = nodes.map(({ point }, index) => ports.has(index) || isInland(chart, point))
  const isWanted = isFresh(nodes)
  const pairs = pairsByLength(nodes, isRiver).filter((pair) => isWanted(pair) && !listed.has(`${pair.a} ${pair.b}`))
  const find = wayFinder(chart)
  for (let from = 0, reach = 100; from < pairs.length; reach *= 1.6) {
    let to = from
    while (to < pairs.length && (pairs[to] as Pair).km <= reach) to++
    const round = pairs.slice(from, to)
    from = to
    for (const pair of addStraight(chart, nodes, { network, round })) addAround(nodes, pair, { network, find })
  }
  addLongWays(chart, nodes, { network, find, isRiver, isWanted })
  return network.edges.sort((x, y) => x.a - y.a || x.b - y.b)
}

function addStraight(
  chart: Chart,
  nodes: readonly Node[],
  { network, round }: { network: Network; round: Pair[] },
): Pair[] {
  const bySource = new Map<number, Pair[]>()
  for (const pair of round) bySource.set(pair.b, [...(bySource.get(pair.b) ?? []), pair])
  const blind: Pair[] = []
  for (const [source, pairs] of [...bySource].sort(([x], [y]) => x - y)) {
    const kmMax = (pairs.at(-1) as Pair).km * 1.01
    let known = network.from(source, kmMax)
    for (const { a, b, km } of pairs) {
      if ((known[a] as number) <= km * (1 + STRAIGHT_GAIN)) continue
      const ends = [(nodes[a] as Node).point, (nodes[b] as Node).point] as const
      if (seesOver(chart, passable(chart, { ends, berth: OPEN }))(...ends)) {
        network.add({ a, b, tenths: tenthsOf(geodesicMetres(...ends) / 1000), passage: undefined, kind: 'straight' })
        known = network.from(source, kmMax)
      } else if (km <= AROUND_KM) blind.push({ a, b, km })
    }
  }
  return blind.sort((x, y) => x.km - y.km || x.a - y.a || x.b - y.b)
}

function addAround(
  nodes: readonly Node[],
  { a, b, km }: Pair,
  { network, find }: { network: Network; find: ReturnType<typeof wayFinder> },
): void {
  const known = network.from(a, km * 3)[b] as number
  if (known <= km * (1 + AROUND_GAIN)) return
  const kmMax = Math.min(known * (1 - AROUND_GAIN), km * 3)
  const [from, to] = [(nodes[a] as Node).point, (nodes[b] as Node).point]
  const clear = find({ from, to, berth: OPEN, kmMax }) ?? Number.POSITIVE_INFINITY
  // a way close to shores only where keeping clear of them costs much
  const close = clear > km * CLEAR_SHARE ? find({ from, to, berth: NEAR_SHORE, kmMax }) : undefined
  const around = close !== undefined && close < clear * CLOSE_SHARE ? close : clear
  if (around < kmMax) network.add({ a, b, tenths: tenthsOf(around), passage: undefined, kind: 'around' })
}
