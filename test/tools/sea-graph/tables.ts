import { readWaypoints } from '../../../src/reference/places/sea/sea-graph.ts'
import { chartOfEarth } from './chart.ts'
import { deriveEdges, readChannels } from './edges.ts'
import { maskText } from './mask.ts'
import type { Edge, Node } from './network.ts'
import { packNumbers } from './pack-numbers.ts'

const HEAD =
  '// Written by test/tools/sea-graph/derive.ts from the waypoints, the listed channels and Natural Earth 1:10m. Not by hand.'

function edgeLines(nodes: readonly Node[], edges: readonly Edge[]): string {
  return nodes
    .map((_, a) => {
      let before = a
      return packNumbers(
        edges
          .filter((edge) => edge.a === a)
          .flatMap(({ b, tenths }) => {
            const step = b - before
            before = b
            return [step, tenths]
          }),
      )
    })
    .join('\n')
}

function edgesFile(nodes: readonly Node[], edges: readonly Edge[]): string {
  const passages = edges.flatMap(({ a, b, passage }) =>
    passage === undefined ? [] : [`  { from: '${nodes[a]?.name}', to: '${nodes[b]?.name}', passage: '${passage}' },`],
  )
  const ports = nodes
    .filter((_, index) => readChannels(nodes).some(({ port }) => port === index))
    .map(({ name }) => name)
  return `${HEAD}

/**
 * The edges of the sea graph. A line for each waypoint, in their order: for each neighbour of a higher number the step to its
 * number from the one before, and the length in tenths of a kilometre, both packed.
 */
export const SEA_EDGES = \`
${edgeLines(nodes, edges)}
\`

/** The ports that a river or a channel leads to, and no open water. */
export const SEA_PORTS = \`
${ports.join('\n')}
\`

/** The edges that lead through a passage. */
export const SEA_PASSAGE_EDGES = [
${passages.join('\n')}
] as const
`
}

function maskFile(text: string): string {
  return `${HEAD}

/**
 * Land and water in cells of 0.2°. A line for each row from the south pole: the lengths of its runs from the date line
 * eastward, packed, water and land in turn, water first; the last run ends the row and is left out. Land are also lakes,
 * the Caspian Sea and what lies beyond 60° south and 80.5° north.
 */
export const LAND_MASK = \`
${text}
\`
`
}

/** The files of src/reference/places/sea/data that are derived, by their names. */
export function deriveTables(): { readonly files: ReadonlyMap<string, string>; readonly edges: readonly Edge[] } {
  const nodes = readWaypoints()
  const chart = chartOfEarth()
  const edges = deriveEdges(chart, nodes)
  const mask = maskText(
    chart,
    nodes.map(({ point }) => point),
  )
  return {
    files: new Map([
      ['edges.ts', edgesFile(nodes, edges)],
      ['land-mask.ts', maskFile(mask)],
    ]),
    edges,
  }
}
