import { fail } from '../../../errors/index.ts'
import type { ReadTx } from '../../core/context/context.ts'
import type { CalculationRecord } from '../../core/context/records.ts'
import { notFound } from '../../core/context/require.ts'
import { findCalculation, findRevision } from '../../core/ledger/latest-calculation.ts'

const ID_LENGTH_MAX = 64

/** A calculation: of a record, or of the record of an emission; the one in force, or an earlier revision. */
export interface RevisionPath {
  readonly id: string
  readonly revision?: number | undefined
}

/** The calculation in force of an id, which is that of a record or of an emission. Throws `not_found`. */
async function latestOf(tx: ReadTx, id: string): Promise<CalculationRecord> {
  if (typeof id !== 'string' || id.length > ID_LENGTH_MAX) return notFound('id', id)
  const ofRecord = await findCalculation(tx, id)
  if (ofRecord !== undefined) return ofRecord
  const emission = await tx.emissions.get(id)
  const ofEmission = emission === null ? undefined : await findCalculation(tx, emission.record.recordId)
  return ofEmission ?? notFound('id', id)
}

/**
 * The calculation of a record. That of a deleted record stays, and is found by the record's id; its emission is gone,
 * and with it the emission's id. Throws `not_found`, for the id or the revision.
 */
export async function calculationAt(tx: ReadTx, { id, revision }: RevisionPath): Promise<CalculationRecord> {
  const latest = await latestOf(tx, id)
  if (revision === undefined || revision === latest.revision) return latest
  const found = await findRevision(tx, { recordId: latest.recordId, revision })
  if (found !== undefined) return found
  const expected = `1 to ${latest.revision}`
  const message = `must be a revision of this record; it has ${expected}`
  return fail('revision', 'not_found', { message, expected, received: revision })
}
