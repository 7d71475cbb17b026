import { outliersOf } from '../../../activities/index.ts'
import type { Contribution } from '../../../emissions/index.ts'
import { wireNumber } from '../../../resources/index.ts'
import type { Activity } from '../../core/context/activity-stream.ts'
import type { RecordGroups } from '../inventory/groups-reader.ts'
import type { FindingPlace } from './finding-list.ts'

/** Records that are named; all are counted. */
const IDS_MAX = 100

interface Sized {
  readonly id: string
  readonly quantity: number
}

/** Records of a site, kind and factors: a number of each, and the ids of the largest. */
interface Peers extends FindingPlace {
  readonly quantities: number[]
  largest: Sized[]
}

/** The outliers of a site and kind, the largest first. */
export interface OutlierIds extends FindingPlace {
  readonly records: number
  readonly ids: readonly string[]
}

function largestOf(records: readonly Sized[]): Sized[] {
  return [...records].sort((a, b) => b.quantity - a.quantity).slice(0, IDS_MAX)
}

/**
 * Finds outliers among records of the same site, kind and factors by the rule of `outliersOf`. Records with the same
 * factors differ in CO2e as their quantities do, whatever their units. One number is held of each record.
 */
export class OutlierGroups {
  readonly #peers = new Map<string, Peers>()

  add({ site, kind }: RecordGroups, activity: Activity, contributions: readonly Contribution[]): void {
    const { id, collection, exactKg } = activity
    const factors = [...new Set(contributions.map(({ factor }) => factor.key))]
    const key = [site?.id ?? '', collection, kind.id, ...factors].join('\n')
    const peers: Peers = this.#peers.get(key) ?? { site, kind, quantities: [], largest: [] }
    this.#peers.set(key, peers)
    // credits count by their size
    const quantity = Math.abs(wireNumber(exactKg))
    peers.quantities.push(quantity)
    peers.largest.push({ id, quantity })
    if (peers.largest.length >= 2 * IDS_MAX) peers.largest = largestOf(peers.largest)
  }

  /** The outliers, once all records were added: of any group they are its largest. */
  found(): readonly OutlierIds[] {
    return [...this.#peers.values()].map(({ site, kind, quantities, largest }) => {
      const records = outliersOf(quantities).length
      const ids = largestOf(largest).slice(0, records)
      return { site, kind, records, ids: ids.map(({ id }) => id) }
    })
  }
}
