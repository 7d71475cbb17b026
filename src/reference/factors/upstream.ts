import { cacheByObject, getOrCompute } from '../../base/index.ts'
import type { EmissionFactor } from '../../core/emissions/index.ts'

/**
 * The group of a well-to-tank row by the group of its direct row, in DESNZ row ids (sheet_group_row_unit). Fuels keep
 * their group. Row numbers repeat across groups, so a row is only joined together with its group.
 */
const UPSTREAM_GROUP: Readonly<Record<string, string>> = {
  103: '900', // biofuel
  104: '901', // biomass
  105: '902', // biogas
  300: '903', // cars by market segment
  301: '904', // cars by size
  302: '905', // motorbikes
  303: '906', // vans
  304: '907', // HGV (all diesel)
  305: '908', // HGVs refrigerated (all diesel), by distance
  306: '908', // HGV refrigerated (all diesel), by tonne-kilometre
  313: '909', // taxis
  314: '910', // bus
  315: '911', // rail
  316: '912', // flights
  317: '913', // freight flights
  318: '914', // ferry
  319: '915', // sea tanker
  320: '916', // cargo ship
  400: '917', // UK electricity, generation
  401: '919', // heat and steam
  402: '918', // UK electricity, transmission and distribution
  403: '920', // distribution of district heat and steam
}

/**
 * The sheets of electricity and grid losses of electric vehicles, numbered like the vehicles. Their upstream rows
 * belong to the vehicle's own row and would otherwise count twice.
 */
const ELECTRICITY_OF_VEHICLES = /^(?:8|14)_/

/** The group of the outside-of-scopes row by the group of its fuel. */
const OUTSIDE_GROUP: Readonly<Record<string, string>> = {
  101: '604', // liquid fuels; forecourt fuels containing biofuel
  103: '103', // biofuel
  104: '104', // biomass
  105: '105', // biogas
}

/** Rows of losses by the row that loses, with sheets: electricity of the grid, and heat of a district. */
const LOSSES_ROW: Readonly<Record<string, string>> = {
  '7_400_4000_5': '13_402_4000_5',
  '10_401_4003_5': '13_403_4004_5',
}

/**
 * Returns the row without its sheet that a row joins to, with the group that belongs to its own; undefined: no group.
 */
function joinedRow(row: string, groupOf: (group: string) => string | undefined): string | undefined {
  const [, group = '', rest] = /^\d+_(\d+)_(\d+_\d+)$/.exec(row) ?? []
  const joined = groupOf(group)
  return rest === undefined || joined === undefined ? undefined : `${joined}_${rest}`
}

/** Factors by their row without its sheet, once for each list: a catalogue gives the same one on every call. */
const indexed = cacheByObject(
  (candidates: readonly EmissionFactor[]): ReadonlyMap<string, readonly EmissionFactor[]> => {
    const rows = new Map<string, EmissionFactor[]>()
    for (const factor of candidates) {
      getOrCompute(rows, factor.row.replace(/^\d+_/, ''), () => []).push(factor)
    }
    return rows
  },
)

/** Returns the factors of an edition; called only when a row is searched in it. */
export type FactorsOfEdition = (edition: string) => readonly EmissionFactor[]

/** Returns the factor of an edition at a row without its sheet. */
function findRow(
  factors: FactorsOfEdition,
  { edition, row }: { readonly edition: string; readonly row: string | undefined },
  isPartner: (candidate: EmissionFactor) => boolean,
): EmissionFactor | undefined {
  if (row === undefined) return undefined
  return indexed(factors(edition))
    .get(row)
    ?.find((candidate) => candidate.edition === edition && isPartner(candidate))
}

/** True for a row that is not a direct use of a fuel or vehicle. */
function isNoUse({ boundary, category, row }: EmissionFactor): boolean {
  return boundary === 'WTT' || category === 'outside-of-scopes' || ELECTRICITY_OF_VEHICLES.test(row)
}

/** The beginnings of keys of direct rows of national publishers, and those of their upstream rows and losses. */
const NATIONAL_UPSTREAM: readonly (readonly [direct: RegExp, upstream: string])[] = [
  [/^(nga-\d+)\/purchased-electricity\//, '$1/purchased-electricity-upstream-and-losses/'],
  [/^(nga-\d+)\/((?:solid|liquid|transport)-fuels)\//, '$1/$2-upstream/'],
]
const NATIONAL_LOSSES: typeof NATIONAL_UPSTREAM = [
  [
    /^(mfe-[\d-]+)\/purchased-electricity\/annual-averages\//,
    '$1/transmission-and-distribution-losses/electricity-consumption/',
  ],
]

/** Finds the row whose key begins otherwise and is the same after it. */
function findByBeginning(
  { key, edition }: EmissionFactor,
  factors: FactorsOfEdition,
  beginnings: typeof NATIONAL_UPSTREAM,
): EmissionFactor | undefined {
  const rule = beginnings.find(([direct]) => direct.test(key))
  if (rule === undefined) return undefined
  const wanted = key.replace(...rule)
  return factors(edition).find((one) => one.key === wanted)
}

/** True if the upstream row of a publisher, or its direct figure, already holds the losses of the grid. */
export function holdsLosses({ edition }: EmissionFactor): boolean {
  return /^(?:nga|eccc)-/.test(edition)
}

/**
 * Returns the well-to-tank row of a direct row in the same edition: of DESNZ by the publisher's row ids, of Australia by the
 * key. That of Australian electricity includes the losses.
 */
export function upstreamOf(factor: EmissionFactor, factors: FactorsOfEdition): EmissionFactor | undefined {
  if (isNoUse(factor)) return undefined
  const national = findByBeginning(factor, factors, NATIONAL_UPSTREAM)
  if (national !== undefined) return national
  const row = joinedRow(factor.row, (group) => UPSTREAM_GROUP[group] ?? group)
  return findRow(factors, { edition: factor.edition, row }, ({ boundary }) => boundary === 'WTT')
}

/**
 * Finds the row of the losses of electricity or district heat, in the same edition and by the publisher's row ids; for
 * an electric vehicle's electricity, the row of the same vehicle.
 */
export function lossesOf(factor: EmissionFactor, factors: FactorsOfEdition): EmissionFactor | undefined {
  const { edition } = factor
  const national = findByBeginning(factor, factors, NATIONAL_LOSSES)
  if (national !== undefined) return national
  const row = LOSSES_ROW[factor.row] ?? factor.row.replace(/^8_/, '14_')
  if (row === factor.row) return undefined
  return findRow(factors, { edition, row: row.replace(/^\d+_/, '') }, (one) => one.row === row)
}

/**
 * Finds the outside-of-scopes row of a fuel in the same edition; for a well-to-wheel factor, that of its direct row.
 */
export function outsideOfScopesOf(
  { row, edition, boundary, complete }: EmissionFactor,
  factors: FactorsOfEdition,
): EmissionFactor | undefined {
  if (!complete || boundary === 'WTT') return undefined
  const [direct = ''] = row.split('+')
  const outside = joinedRow(direct, (group) => OUTSIDE_GROUP[group])
  return findRow(factors, { edition, row: outside }, ({ category }) => category === 'outside-of-scopes')
}

/** True unless the publisher's row ids tell which row has the biogenic CO2 of a factor, and it is another one. */
export function isOutsideRowOf({ row }: EmissionFactor, outside: EmissionFactor): boolean {
  const [direct = ''] = row.split('+')
  const isNumbered = joinedRow(direct, (group) => group) !== undefined
  return !isNumbered || joinedRow(direct, (group) => OUTSIDE_GROUP[group]) === outside.row.replace(/^\d+_/, '')
}
