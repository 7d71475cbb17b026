import { momentText } from '../../base/index.ts'
import { fail } from '../../core/errors/index.ts'
import type { ReadTx } from '../../ledger/context/context.ts'
import { readRecords } from '../../ledger/context/list-rows.ts'
import { END_OF_TIME, type Moments } from '../../ledger/context/period.ts'
import type { ServiceRecords } from '../../ledger/context/records.ts'
import { findLock, rejectLock } from '../../ledger/locks/locked-periods.ts'
import type { BoundaryShareResource } from '../../resources/index.ts'
import type { Row } from '../../store/index.ts'

/** A stored statement of the share of a site. */
export type BoundaryShareRow = Row<ServiceRecords['boundaryShares']>

type Stated = Pick<BoundaryShareResource, 'siteId' | 'from' | 'to'>

/** The period of a statement. Without an end it lasts to the end of time. */
export function periodOfShare({ from, to }: Pick<Stated, 'from' | 'to'>): Moments {
  return { from, to: to ?? END_OF_TIME }
}

/** Lists the statements of a site, from the earliest to the latest. */
export function sharesOfSite(tx: ReadTx, siteId: string): Promise<readonly BoundaryShareRow['record'][]> {
  return readRecords(tx.boundaryShares, { siteId, by: 'startDate' }, { order: 'last' })
}

/** Throws `record_in_use` if a site has a statement of its share. */
export async function checkNoShares(tx: ReadTx, siteId: string): Promise<void> {
  const { rows } = await tx.boundaryShares.list({ siteId, by: 'startDate' }, { limit: 1 })
  const [first] = rows
  if (first === undefined) return
  const message = `has a boundary share (${first.record.id}); delete the share first, by company.boundaries.delete or DELETE /v1/boundary-shares/${first.record.id}`
  fail('siteId', 'record_in_use', { message, received: siteId })
}

/** Throws `period_reversed` unless a statement ends after it starts. */
export function checkShareOrder({ from, to }: Stated): void {
  if (to === null || from < to) return
  const message = `is not later than the start of the period (${from}); send the first day on which the share no longer applies`
  fail('to', 'period_reversed', { message, expected: `later than ${from}`, received: to })
}

/** Throws `boundary_overlap` if another statement of the site covers the same days. */
export async function checkNoOverlap(tx: ReadTx, stated: Stated, ownId: string | null): Promise<void> {
  const period = periodOfShare(stated)
  for (const record of await sharesOfSite(tx, stated.siteId)) {
    const other = periodOfShare(record)
    if (record.id === ownId || other.from >= period.to || other.to <= period.from) continue
    const end = record.to === null ? 'until further notice' : `up to ${momentText(record.to)}`
    fail('from', 'boundary_overlap', {
      message: `overlaps the share ${record.id} of the same site, from ${momentText(record.from)} ${end}; set the end (to) of that share first`,
      expected: 'days without a statement of the site',
      received: stated.from,
    })
  }
}

/** Throws `period_locked` if a part of a period is locked, because its inventory must not change. */
export async function checkShareOpen(tx: ReadTx, stated: Pick<Stated, 'from' | 'to'>): Promise<void> {
  const lock = await findLock(tx, [periodOfShare(stated)])
  if (lock !== undefined) rejectLock('from', lock)
}
