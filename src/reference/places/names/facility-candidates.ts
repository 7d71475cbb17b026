import { foldPlaceName, isSpelledAlike } from '../../../core/countries/index.ts'
import type { PlaceCandidate, PlaceQuery } from '../resolve/place-resolver.ts'
import type { Facility, FacilityNames, FacilityQuery, NamedFacility } from './facility-names.ts'

/** One kind of facility. */
export interface FacilityKind<Row extends Facility> {
  readonly kind: 'airport' | 'port'
  readonly names: FacilityNames<Row>
  readonly candidateOf: (row: Row) => PlaceCandidate
}

/** Chooses among several facilities: the only large one with exactly the name, otherwise the only large one. */
function majorOf<Row extends Facility>(named: readonly NamedFacility<Row>[]): Row | undefined {
  const large = named.filter(({ row }) => row.isLarge)
  const [full, another] = large.filter(({ isFullName }) => isFullName)
  if (full !== undefined && another === undefined) return full.row
  return large.length === 1 ? large[0]?.row : undefined
}

/**
 * Returns the facilities that a text may name. Part of a name matches only if the text or the mode names the kind of
 * facility. A town may have several airports, so partial matches count in addition to an exact one; a town has one
 * port. Next to several large facilities, small ones do not count.
 */
function acceptedFacilities<Row extends Facility>(
  { words, namesKind, named }: FacilityQuery<Row>,
  { key, facility }: PlaceQuery,
  kind: 'airport' | 'port',
): readonly NamedFacility<Row>[] {
  const byFullName = named.filter(({ isFullName }) => isFullName)
  if (!namesKind && facility !== kind) {
    // 'Port Elizabeth' is not called 'Elizabeth', as Heathrow Airport is called 'Heathrow'
    const isListed = ({ names }: Row) => kind === 'airport' || names.some((name) => foldPlaceName(name) === key)
    return byFullName.filter(({ row }) => (row.isLarge || words.length > 1) && isListed(row))
  }
  if (kind === 'port' && byFullName.length > 0) return byFullName
  const large = named.filter(({ row, isFullName }) => row.isLarge || isFullName)
  return large.filter(({ row }) => row.isLarge).length > 1 ? large : named
}

/** Returns the airports or ports that a query names, with `otherName` unless it is the listed name itself. */
export function facilityCandidates<Row extends Facility>(
  query: PlaceQuery,
  { kind, names, candidateOf }: FacilityKind<Row>,
): readonly PlaceCandidate[] {
  const { name, country, region, facility } = query
  // regions are known of cities only
  if (facility === undefined || region !== undefined) return []
  const inCountry = (row: Row) => country === undefined || row.country === country
  const found = names.find(name)
  const inQuery = { ...found, named: found.named.filter(({ row }) => inCountry(row)) }
  const named = acceptedFacilities(inQuery, query, kind)
  const major = majorOf(named)
  return named.map(({ row }) => {
    const [fullName = ''] = row.names
    const isListed = isSpelledAlike(fullName, name)
    return {
      ...candidateOf(row),
      fullName,
      ...(row === major && { isMajor: true }),
      ...(!isListed && { otherName: name }),
    }
  })
}
