import { type Fraction, fraction, isEqual } from '../../../oracle/rational-oracle.ts'
import { mismatch } from './answers.ts'
import { dueFactor } from './factor-commands.ts'
import { checkKeys } from './key-commands.ts'
import { listsOf } from './lists.ts'
import { batchTotal, productTotal, sumOf } from './naive-company.ts'
import type { ModelLine } from './naive-records.ts'
import { isShared, isSharedByProduct } from './shared-totals.ts'
import type { Twin } from './world.ts'

function print({ over, under }: Fraction): string {
  return `${over}/${under}`
}

/** Lists hold what the model has, each record with its total, in their order. */
async function listDifferences(twin: Twin): Promise<readonly string[]> {
  const found: string[] = []
  for (const { what, list, due } of listsOf(twin)) {
    const { records, total } = await list()
    const all = due()
    const other = total === all.length ? mismatch(records, all) : `has ${total}, not ${all.length}`
    if (other !== undefined) found.push(`the list of ${what}: ${other}`)
  }
  return found
}

/** Batches and products, with the shares that they have of movements. */
async function shareDifferences({ real, naive }: Twin): Promise<readonly string[]> {
  if (naive.batches.size === 0 && naive.products.size === 0) return []
  const found: string[] = []
  const totals = new Map([...naive.batches.keys()].map((id) => [id, batchTotal(naive, id)]))
  for (const { id, totalEmission } of (await real.batches.list()).records) {
    const due = totals.get(id) ?? null
    if (!isShared(totalEmission, due)) found.push(`batch ${id}: ${totalEmission} is not ${due && print(due)}`)
  }
  for (const { id, totalEmission } of (await real.products.list()).records) {
    const due = productTotal(naive, id, totals)
    if (!isSharedByProduct(totalEmission, due))
      found.push(`product ${id}: ${totalEmission} is not ${due && print(due)}`)
  }
  return found
}

/** What was deleted of a library is found by its id still, and no key speaks for anybody else. */
async function libraryDifferences(twin: Twin): Promise<readonly string[]> {
  const { real, naive } = twin
  await checkKeys(twin)
  const found: string[] = []
  for (const [id, factor] of naive.factors) {
    const { record, version } = await real.emissionFactors.get(id)
    const other = version === factor.version ? mismatch(record, dueFactor(factor)) : `version ${version}`
    if (other !== undefined) found.push(`factor ${id}: ${other}`)
  }
  return found
}

function isKg(shown: string | null, due: Fraction | null): boolean {
  return shown === null || due === null ? shown === due : isEqual(fraction(shown), due)
}

/** True where a line has the revision that it should: one more with every computation, which whatever moves a number is. */
function isRevision({ action, before, after }: ModelLine, shown: number | null, last: number): boolean {
  if (shown !== null) return after !== null && shown === last + 1
  const isMoved = after !== null && (before === null || !isEqual(before, after))
  return !isMoved && !(action === 'recalculate')
}

/** Every change has its line, with its actor and what it did to the emission, in the order in which they were made. */
async function logDifferences({ real, naive }: Twin): Promise<readonly string[]> {
  const lines = await real.audit.log()
  if (lines.length !== naive.log.length) return [`the log has ${lines.length} lines, not ${naive.log.length}`]
  const revisions = new Map<string, number>()
  return naive.log.flatMap((due, index) => {
    const { action, collection, recordId, before, after } = due
    const line = lines[index]
    const last = revisions.get(recordId) ?? 0
    const revision = line?.revision ?? null
    revisions.set(recordId, revision ?? last)
    const other = mismatch(line, { action, collection, recordId, actor: 'model', sequence: index + 1 })
    const isSame = isKg(line?.before ?? null, before) && isKg(line?.after ?? null, after)
    if (other === undefined && isSame && isRevision(due, revision, last)) return []
    const what = other ?? `${line?.before} to ${line?.after}, revision ${revision} after ${last}`
    return [`line ${index} of the log, ${action} of ${collection} ${recordId}: ${what}`]
  })
}

/** The store's own recount agrees, and the company has the sum of everything, to the last digit. */
async function countDifferences({ real, naive }: Twin): Promise<readonly string[]> {
  const recounted = (await real.verifyTotals()).map(({ holder, id }) => `recount of ${holder} ${id}`)
  const held = fraction(await real.exactTotal())
  const expected = sumOf([...naive.activities.values()].map(({ kg }) => kg))
  return isEqual(held, expected)
    ? recounted
    : [...recounted, `company ${naive.id}: ${print(held)} is not ${print(expected)}`]
}

/** What the service has otherwise than the model. */
export async function differencesOf(twin: Twin): Promise<readonly string[]> {
  if (twin.real.id !== twin.naive.id) return [`company ${twin.naive.id} is called ${twin.real.id}`]
  return [
    ...(await listDifferences(twin)),
    ...(await shareDifferences(twin)),
    ...(await libraryDifferences(twin)),
    ...(await logDifferences(twin)),
    ...(await countDifferences(twin)),
  ]
}
