import { outliersOf } from '../../core/activities/index.ts'
import type { Contribution } from '../../core/emissions/index.ts'
import { compare, multiply, type Rational, ratio, rationalOf } from '../../core/exact/index.ts'
import type { Activity } from '../../ledger/context/activity-stream.ts'
import type { ReadTx } from '../../ledger/context/context.ts'
import { cargoReader } from '../../records/master-data/batches/movement-batches.ts'
import { wireNumber } from '../../resources/index.ts'
import type { RecordGroups } from '../inventory/groups-reader.ts'
import type { FindingPlace } from './finding-list.ts'

/** The most records listed; all are counted. */
const IDS_MAX = 100

interface SizedRecord {
  readonly id: string
  readonly quantity: number
}

/** Records of a site, kind and factors: the quantity of each, and the ids of the largest. */
interface Peers extends FindingPlace {
  readonly quantities: number[]
  largest: SizedRecord[]
}

/** The outliers of a site and kind, the largest first. */
interface OutlierIds extends FindingPlace {
  readonly records: number
  readonly ids: readonly string[]
}

function takeLargest(records: readonly SizedRecord[]): SizedRecord[] {
  return [...records].sort((a, b) => b.quantity - a.quantity).slice(0, IDS_MAX)
}

/**
 * Finds outliers by the rule of `outliersOf` among records of the same site, kind and factors. With the same factors,
 * CO2e is proportional to quantity, whatever the unit. Holds one number per record.
 */
export class OutlierGroups {
  readonly #peers = new Map<string, Peers>()

  add({ site, kind }: RecordGroups, activity: Activity, contributions: readonly Contribution[]): void {
    const { id, collection, exactKg } = activity
    const factors = [...new Set(contributions.map(({ factor }) => factor.key))]
    const key = [site?.id ?? '', collection, kind.id, ...factors].join('\n')
    const peers: Peers = this.#peers.get(key) ?? { site, kind, quantities: [], largest: [] }
    this.#peers.set(key, peers)
    // credits count by their absolute value
    const quantity = Math.abs(wireNumber(exactKg))
    peers.quantities.push(quantity)
    peers.largest.push({ id, quantity })
    if (peers.largest.length >= 2 * IDS_MAX) peers.largest = takeLargest(peers.largest)
  }

  /** Returns the outliers: the largest records of each group. Call it after all records were added. */
  outliers(): readonly OutlierIds[] {
    return [...this.#peers.values()].map(({ site, kind, quantities, largest }) => {
      const records = outliersOf(quantities).length
      const ids = takeLargest(largest).slice(0, records)
      return { site, kind, records, ids: ids.map(({ id }) => id) }
    })
  }
}

const KG_PER_TONNE = ratio(1000n, 1n)
/** The upper limit of mass to cargo: packaging and pallets weigh less than the goods. */
const WITH_PACKAGING = ratio(2n, 1n)

/** Rules about masses that do not balance. */
type MassRule = 'mass_too_little' | 'mass_too_much'

/** Compares the mass of a movement, which includes packaging, with the weight of its batches. */
export function massBalanceReader(tx: ReadTx): (activity: Activity) => Promise<MassRule | null> {
  const cargoOf = cargoReader(tx)
  const ruleOf = (moved: Rational, cargo: Rational): MassRule | null => {
    if (compare(moved, cargo) < 0) return 'mass_too_little'
    return compare(moved, multiply(cargo, WITH_PACKAGING)) > 0 ? 'mass_too_much' : null
  }
  return async ({ id, movedTonnes }) => {
    if (movedTonnes === undefined) return null
    const cargo = await cargoOf(id)
    return cargo === null ? null : ruleOf(multiply(rationalOf(movedTonnes), KG_PER_TONNE), cargo)
  }
}
