import { minute, sample } from '../../../../src/testing/store/samples.ts'
import { type Random, randomFrom } from '../../../oracle/random.ts'

/** One operation of a client, whole: what is written is known beforehand. */
export interface Operation {
  readonly kind: 'create' | 'change' | 'delete'
  readonly companyId: number
  readonly id: string
  /** The exact emission, in tenths of a kilogram: of what is made, and what a change makes of it. */
  readonly tenths: number
  readonly siteId: string
}

export const COMPANIES = 4
/** Of all operations, those on the first company; and of these, those on its first site. */
const HOT_SHARE = 0.6
const HOT_SITE_SHARE = 0.8

export const HOT = 'hot'

/** A fuel as it is kept, with the fields of a sample. */
export function fuelRecord(
  id: string,
  siteId: string,
): Readonly<Record<string, unknown>> & { readonly startDate: string } {
  return { ...sample('siteFuels', 1), id, siteId, startDate: minute(id.length), vendorId: 'vendor-1' } as never
}

/** A line of the log, as all of them write it. */
export function lineOf({ kind, id, tenths }: Operation) {
  const after = kind === 'delete' ? null : `${tenths}/10`
  return { at: minute(1), actor: 'client', action: kind, collection: 'siteFuels', recordId: id, before: null, after }
}

/** What one of the connections does: it changes and deletes what it made, and what all change. */
export function operationsOf(seed: number, nth: number, count: number): readonly Operation[] {
  const random: Random = randomFrom(seed + nth * 104_729)
  const made: Operation[] = []
  return Array.from({ length: count }, (_, index) => {
    const chance = random.unit()
    const companyId = random.unit() < HOT_SHARE ? 1 : random.whole(2, COMPANIES)
    const siteId = random.unit() < HOT_SITE_SHARE ? 'site-1' : 'site-2'
    const tenths = random.whole(-50, 500)
    const held = made.length === 0 ? undefined : random.one(made)
    if (chance < 0.5 || held === undefined) {
      const operation: Operation = { kind: 'create', companyId, id: `${nth}-${index}`, tenths, siteId }
      made.push(operation)
      return operation
    }
    if (chance < 0.6) return { kind: 'change', companyId, id: HOT, tenths, siteId: 'site-1' }
    if (chance < 0.85) return { ...held, kind: 'change', tenths }
    made.splice(made.indexOf(held), 1)
    return { ...held, kind: 'delete', tenths: 0 }
  })
}
