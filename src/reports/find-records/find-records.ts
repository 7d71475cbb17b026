import { evidenceText } from '../../core/display/index.ts'
import { Violations } from '../../core/errors/index.ts'
import { compare, type Rational } from '../../core/exact/index.ts'
import type { Context } from '../../ledger/context/context.ts'
import { readAll } from '../../ledger/context/long-reads.ts'
import type { InventoryFigure } from '../../resources/index.ts'
import { toFigure } from '../inventory/decimal.ts'
import { type InventoryPeriod, inventoryPeriod, readInventory } from '../inventory/inventory.ts'
import type { WatchedRecord } from '../inventory/watched-record.ts'

const LIMIT_DEFAULT = 20
const LIMIT_MAX = 200

/** A search for records of a company in a period. */
export interface RecordSearch extends Pick<InventoryPeriod, 'from' | 'to'> {
  /** Words that must all be in a record's id, site, meter, vehicle, kind, activity or factor; case does not matter. */
  readonly words?: string | undefined
  /** 1, 2 or 3. */
  readonly scope?: number | undefined
  /** The most records to list, 1 to 200. Default: 20. */
  readonly limit?: number | undefined
}

/** A record that a search found, with the part of it that counts in the period. */
export interface FoundRecord {
  readonly id: string
  /** The collection of its activity: 'siteFuels'. */
  readonly collection: string
  readonly site: string | null
  /** Absent if the record names no meter. */
  readonly meter?: string
  readonly vehicle: string | null
  readonly kind: string
  readonly scope: string
  /** The period of the record; `to` is not included. */
  readonly from: string
  readonly to: string
  /** Kilograms of CO2e in the period of the search; Scope 2 market-based. */
  readonly co2e: InventoryFigure
  /** The keys of its factors. */
  readonly factors: readonly string[]
  /** The codes of its notices. */
  readonly notices: readonly string[]
  /** The attached files with their URLs and digests: 'bill.pdf (SHA-256 9f86…)'; '' for none. */
  readonly evidence: string
}

/** The outcome of a search. */
export interface FoundRecords {
  /** The number of records that fit. */
  readonly total: number
  /** Those with the largest emissions, largest first. */
  readonly records: readonly FoundRecord[]
}

/** Checks the options. Throws `invalid_choice`, `number_out_of_range`. */
function checkSearch({ scope, limit = LIMIT_DEFAULT }: RecordSearch): number {
  const violations = new Violations()
  if (scope !== undefined && ![1, 2, 3].includes(scope))
    violations.add('scope', 'invalid_choice', { message: 'must be 1, 2 or 3', received: scope })
  if (!Number.isInteger(limit) || limit < 1 || limit > LIMIT_MAX) {
    const expected = `a whole number from 1 to ${LIMIT_MAX}`
    violations.add('limit', 'number_out_of_range', { message: `must be ${expected}`, expected, received: limit })
  }
  violations.throwIfAny()
  return limit
}

function describeRecord({ activity, groups, record }: WatchedRecord) {
  const { kind, site, vehicle } = groups
  return {
    id: activity.id,
    collection: activity.collection,
    site: site?.name ?? null,
    ...(typeof activity.meter === 'string' && { meter: activity.meter }),
    vehicle: vehicle?.name ?? null,
    kind: kind.name,
    scope: kind.scope,
    from: activity.from,
    to: activity.to,
    factors: [...new Set(record.contributions.map(({ factor }) => factor.key))],
    notices: [...record.codes].sort(),
    evidence: evidenceText(activity.files),
  }
}

type Described = ReturnType<typeof describeRecord>

function searchedText({ id, collection, site, meter = '', vehicle, kind, factors }: Described): string {
  return [id, collection, site ?? '', meter, vehicle ?? '', kind, ...factors].join('\n').toLowerCase()
}

/** The records with the largest emissions so far. */
class Largest {
  readonly #limit: number
  readonly #held: (Described & { readonly amount: Rational })[] = []
  total = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  add(record: Described, amount: Rational): void {
    this.total++
    const index = this.#held.findIndex((one) => compare(one.amount, amount) < 0)
    this.#held.splice(index < 0 ? this.#held.length : index, 0, { ...record, amount })
    if (this.#held.length > this.#limit) this.#held.pop()
  }

  resource(): FoundRecords {
    const records = this.#held.map(({ amount, ...record }) => ({ ...record, co2e: toFigure(amount) }))
    return { total: this.total, records }
  }
}

/**
 * Finds records of a period by words and scope, those with the largest emissions first. Reads the records of the
 * period as an inventory does, and holds only those that it lists. Throws what `inventory` throws for the period,
 * `invalid_choice` and `number_out_of_range`.
 */
export async function findRecords(context: Context, search: RecordSearch): Promise<FoundRecords> {
  const period = inventoryPeriod(search)
  const found = new Largest(checkSearch(search))
  const words = (search.words ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const scope = search.scope === undefined ? null : `SCOPE_${search.scope}`
  await readAll(context, (tx) =>
    readInventory(tx, context, {
      period,
      watch: (record) => {
        const described = describeRecord(record)
        const text = searchedText(described)
        if ((scope !== null && described.scope !== scope) || !words.every((word) => text.includes(word))) return
        found.add(described, record.record.whole.amounts.co2e)
      },
    }),
  )
  return found.resource()
}
