import type { EmissionFactor } from '../emissions/index.ts'

/**
 * The group of a well-to-tank row by the group of its direct row, in DESNZ row ids (sheet_group_row_unit). Fuels keep
 * their group. Row numbers repeat across groups, so a row is only joined together with its group.
 */
const UPSTREAM_GROUP: Readonly<Record<string, string>> = {
  304: '907', // HGV (all diesel); published for all HGVs only
  306: '908', // HGV refrigerated (all diesel); likewise
  313: '909', // taxis
  314: '910', // bus
  315: '911', // rail
  316: '912', // flights
  317: '913', // freight flights
  319: '915', // sea tanker
  320: '916', // cargo ship
  400: '917', // UK electricity, generation
  402: '918', // UK electricity, transmission and distribution
}

const ROW = /^\d+_(\d+)_(\d+_\d+)$/

/** Group, row and unit of a DESNZ row id, without its sheet. */
function joinKey(row: string): readonly [group: string, rowAndUnit: string] | undefined {
  const [, group, rest] = ROW.exec(row) ?? []
  return group === undefined || rest === undefined ? undefined : [group, rest]
}

/** The well-to-tank row of a direct DESNZ row in the same edition, by the publisher's row ids. */
export function upstreamOf(factor: EmissionFactor, candidates: Iterable<EmissionFactor>): EmissionFactor | undefined {
  const key = joinKey(factor.row)
  if (key === undefined || factor.boundary === 'WTT') return undefined
  const [group, rest] = key
  const wanted = `${UPSTREAM_GROUP[group] ?? group}_${rest}`
  for (const candidate of candidates) {
    const isUpstream = candidate.boundary === 'WTT' && candidate.edition === factor.edition
    if (isUpstream && candidate.row.replace(/^\d+_/, '') === wanted) return candidate
  }
  return undefined
}
