import type { Random } from '../../../oracle/random.ts'
import {
  type Activity,
  amountOf,
  anyActivity,
  changeSentOf,
  holdingsOf,
  otherActivity,
  pathOf,
  type Setting,
  sentOf,
  shownFields,
} from './activity.ts'
import { decimalOf } from './exact-amount.ts'
import type { Answer, Request } from './request.ts'

/** What a request does once it is done; `id` is null for what it makes. */
export interface Planned {
  readonly request: Request
  readonly lane: string
  readonly id: string | null
  /** null: it is deleted. */
  readonly after: Activity | null
}

/** A record that was acknowledged. */
export interface Entry {
  readonly lane: string
  readonly activity: Activity
  readonly version: number
}

/** Records of a lane from which on it makes less than it changes. */
const MANY = 8

/**
 * What a company must have by what was acknowledged, and by nothing else: kept and added up by the test alone, in BigInt.
 */
export class Book {
  readonly setting: Setting
  readonly entries = new Map<string, Entry>()
  /** What the log must say of each record, line by line. */
  readonly lines = new Map<string, string[]>()
  /** Keys of requests that are done. */
  readonly keys = new Set<string>()
  /** What answers had of themselves that is wrong. */
  readonly wrongAnswers: string[] = []
  readonly #inUse = new Set<string>()
  readonly #prefix: string
  #planned = 0

  constructor(setting: Setting, prefix: string) {
    this.setting = setting
    this.#prefix = prefix
  }

  /** Acknowledged writes. */
  get count(): number {
    return this.keys.size
  }

  /** Some request of a lane, for a record that no other request is under way for. */
  next(lane: string, random: Random): Planned {
    const free = [...this.entries].filter(([id, entry]) => entry.lane === lane && !this.#inUse.has(id))
    const chance = random.unit()
    if (free.length === 0 || chance < (free.length < MANY ? 0.7 : 0.4)) {
      const after = anyActivity(random, this.setting, `${this.#prefix} ${lane} ${this.#planned}`)
      const use = `${after.kind}.create`
      return this.#plan({ lane, id: null, after }, use, [after.above, sentOf(after, this.setting)])
    }
    const [id, { activity }] = random.one(free)
    this.#inUse.add(id)
    const path = pathOf(activity, id)
    if (random.unit() < 0.4) return this.#plan({ lane, id, after: null }, `${activity.kind}.delete`, [path])
    const after = otherActivity(random, this.setting, activity)
    return this.#plan({ lane, id, after }, `${activity.kind}.update`, [path, changeSentOf(after)])
  }

  #plan(plan: Omit<Planned, 'request'>, use: string, given: readonly unknown[]): Planned {
    this.#planned += 1
    const { companyId } = this.setting
    return { ...plan, request: { companyId, use, given, key: `${this.#prefix}-${plan.lane}-${this.#planned}` } }
  }

  /** The request is done: from now on it must be there. */
  done({ request, lane, id: known, after }: Planned, { record, version }: Answer): void {
    const id = known ?? String(record.id)
    const before = this.entries.get(id)
    const due = after === null ? (before?.version ?? 0) : (before?.version ?? 0) + 1
    if (version !== due) this.wrongAnswers.push(`${request.key}: answered with version ${version}, not ${due}`)
    if (after !== null) this.wrongAnswers.push(...otherFields(after, record).map((one) => `${request.key}: ${one}`))
    this.keys.add(request.key)
    this.#inUse.delete(id)
    if (after === null) this.entries.delete(id)
    else this.entries.set(id, { lane, activity: after, version: due })
    const said = [before?.activity, after ?? undefined].map((one) => (one ? decimalOf(amountOf(one)) : 'none'))
    const lines = this.lines.get(id) ?? []
    this.lines.set(id, lines)
    lines.push(`${request.use.split('.')[1]} ${said.join(' to ')}`)
  }

  /** What every holder of a total must hold, and the company. */
  totals(): Map<string, bigint> {
    const { sites, vendors, vehicleId, batches, products } = this.setting
    const holders = [
      ...['company', `vehicles ${vehicleId}`],
      ...sites.map((id) => `sites ${id}`),
      ...vendors.map((id) => `vendors ${id}`),
      ...batches.map((id) => `batches ${id}`),
      ...products.map((id) => `products ${id}`),
    ]
    const totals = new Map(holders.map((holder) => [holder, 0n]))
    const add = (holder: string, amount: bigint) => totals.set(holder, (totals.get(holder) ?? 0n) + amount)
    for (const { activity } of this.entries.values()) {
      const amount = amountOf(activity)
      add('company', amount)
      for (const { holder, quarters } of holdingsOf(activity, this.setting)) add(holder, (amount * quarters) / 4n)
    }
    return totals
  }
}

/** The fields of a record that are not as they must be. */
export function otherFields(activity: Activity, record: Readonly<Record<string, unknown>>): string[] {
  const due = Object.entries(shownFields(activity))
  const other = due.filter(([field, value]) => record[field] !== value)
  return other.map(([field, value]) => `${field} is ${JSON.stringify(record[field])}, not ${JSON.stringify(value)}`)
}
