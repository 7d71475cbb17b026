import { type Awaitable, when } from '../../base/index.ts'
import type { EmissionFactor } from '../../core/emissions/index.ts'
import type { Notice } from '../../core/errors/index.ts'
import type { ListOptions } from '../../store/index.ts'
import type { ReadTx } from '../context/context.ts'
import { pagesOf } from '../context/list-rows.ts'
import type { CalculationRecord, LoggedLine, Revision } from '../context/records.ts'
import { readNamedFactor } from './stored-calculation.ts'

/** Log lines per page. */
const LINES = 100

/** The calculation in a log line; undefined if the line has none. */
function calculationOfLine(line: LoggedLine | undefined): CalculationRecord | undefined {
  if (line?.computed === undefined) return undefined
  const { sequence, recordId, collection, at: timestamp, computed } = line
  return {
    sequence,
    recordId,
    collection: collection as CalculationRecord['collection'],
    createdAt: timestamp,
    ...computed,
  }
}

/** Finds the calculation in force, or the last one of a deleted record; undefined if the record never had one. */
export function findCalculation(tx: ReadTx, recordId: string): Awaitable<CalculationRecord | undefined> {
  return when(tx.log.list({ recordId, by: 'sequence' }, { limit: 1, order: 'last' }), ({ rows }) => {
    const latest = rows[0]?.record
    if (latest?.computedIn === undefined) return calculationOfLine(latest)
    return when(tx.log.get(latest.computedIn), (row) => calculationOfLine(row?.record))
  })
}

/** Finds the calculation in force. Throws TypeError if there is none: every record of an activity has one. */
export function latestCalculation(tx: ReadTx, recordId: string): Awaitable<CalculationRecord> {
  return when(findCalculation(tx, recordId), (found) => found ?? missing(recordId))
}

/** Finds the log lines with the calculations in force of many records, in the order of the ids. */
async function linesInForce(tx: ReadTx, recordIds: readonly string[]): Promise<readonly (LoggedLine | undefined)[]> {
  const latest = await tx.log.latestOf(recordIds)
  const elsewhere = new Set<number>()
  for (const row of latest) if (row?.record.computedIn !== undefined) elsewhere.add(row.record.computedIn)
  if (elsewhere.size === 0) return latest.map((row) => row?.record)
  const lines = new Map((await tx.log.getAll([...elsewhere])).map((row) => [row?.record.sequence, row?.record]))
  return latest.map((row) => {
    const { computedIn } = row?.record ?? {}
    return computedIn === undefined ? row?.record : lines.get(computedIn)
  })
}

function missing(recordId: string | undefined): never {
  throw new TypeError(`the calculation of ${recordId} is missing`)
}

/** Finds the calculations in force of many records, in the order of the ids. */
export async function latestCalculations(
  tx: ReadTx,
  recordIds: readonly string[],
): Promise<readonly CalculationRecord[]> {
  const lines = await linesInForce(tx, recordIds)
  return lines.map((line, index) => calculationOfLine(line) ?? missing(recordIds[index]))
}

/** Finds the revisions in force, without their log lines. */
export async function latestRevisions(tx: ReadTx, recordIds: readonly string[]): Promise<readonly Revision[]> {
  const lines = await linesInForce(tx, recordIds)
  return lines.map((line, index) => line?.computed ?? missing(recordIds[index]))
}

/** Finds one revision of a record; undefined if it does not exist. */
export async function findRevision(
  tx: ReadTx,
  { recordId, revision }: Pick<CalculationRecord, 'recordId' | 'revision'>,
): Promise<CalculationRecord | undefined> {
  const list = (options: ListOptions) => tx.log.list({ recordId, by: 'sequence' }, options)
  for await (const rows of pagesOf(list, { limit: LINES })) {
    const line = rows.find(({ record }) => record.computed?.revision === revision)
    if (line !== undefined) return calculationOfLine(line.record)
  }
  return undefined
}

/** Notices of the calculation of a record that is in force. */
export function noticesOf(tx: ReadTx, recordId: string): Awaitable<readonly Notice[]> {
  return when(latestCalculation(tx, recordId), ({ calculation }) => calculation.notices)
}

/** The factor of a record with one contribution, as it was named; each calculation applies the policy to it. */
export function usedFactor(tx: ReadTx, recordId: string): Awaitable<EmissionFactor> {
  return when(latestCalculation(tx, recordId), ({ calculation }) => {
    const [first] = calculation.contributions
    if (first === undefined) throw new TypeError(`the calculation of ${recordId} is empty`)
    return readNamedFactor(tx, first.factorSnapshotId)
  })
}
