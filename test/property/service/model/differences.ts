import { type Fraction, fraction, isEqual, isNearest, times } from '../../../oracle/rational-oracle.ts'
import { dueActivity } from './activity-answers.ts'
import { type Due, mismatch } from './answers.ts'
import { dueBatch, dueProduct } from './batch-commands.ts'
import { dueFactor } from './factor-commands.ts'
import { dueFile } from './file-commands.ts'
import { checkKeys, dueKey } from './key-commands.ts'
import { dueKind } from './kind-commands.ts'
import { batchTotal, type NaiveCompany, productTotal, sumOf } from './naive-company.ts'
import type { ModelActivity } from './naive-records.ts'
import { dueSite } from './site-commands.ts'
import { dueVehicle } from './vehicle-commands.ts'
import { dueVendor } from './vendor-commands.ts'
import type { Twin } from './world.ts'

/** Shares have 34 digits, so that a total of shares may be off by as little. */
const SHARE_ERROR = fraction('1e-30')
/** Kinds that are built in, which every list of kinds begins with. */
const BUILT_IN_KINDS = 10

function minus(a: Fraction, b: Fraction): Fraction {
  return { over: a.over * b.under - b.over * a.under, under: a.under * b.under }
}

function size({ over, under }: Fraction): Fraction {
  return { over: over < 0n ? -over : over, under }
}

function isAtMost(a: Fraction, b: Fraction): boolean {
  return a.over * b.under <= b.over * a.under
}

/** True where a shown total is the nearest double, or one beside it that shares of 34 digits explain. */
function isShared(shown: number | null, expected: Fraction | null): boolean {
  if (shown === null || expected === null) return shown === expected
  if (isNearest(shown, expected)) return true
  const tolerated = times(size(expected), fraction('1e-15'))
  return isAtMost(size(minus(fraction(shown), expected)), tolerated) || isAtMost(size(expected), SHARE_ERROR)
}

function print({ over, under }: Fraction): string {
  return `${over}/${under}`
}

interface List {
  readonly records: readonly unknown[]
  readonly total: number
}

/** How a list differs from one of these in this order. */
function listed(what: string, { records, total }: List, due: readonly Due[]): readonly string[] {
  const found = total === due.length ? mismatch(records, due) : `has ${total}, not ${due.length}`
  return found === undefined ? [] : [`the list of ${what}: ${found}`]
}

/** The newest first. */
function newest<K, V>(held: ReadonlyMap<K, V>, due: (id: K, value: V) => Due): readonly Due[] {
  return [...held].map(([id, value]) => due(id, value)).reverse()
}

/** Everything that has a total, with it. */
async function holderDifferences({ real, naive }: Twin): Promise<readonly string[]> {
  const { sites, vehicles, vendors } = naive
  return [
    ...listed(
      'sites',
      await real.sites.list(),
      newest(sites, (id, one) => dueSite(naive, id, one)),
    ),
    ...listed(
      'vehicles',
      await real.vehicles.list(),
      newest(vehicles, (id, one) => dueVehicle(naive, id, one)),
    ),
    ...listed(
      'vendors',
      await real.vendors.list(),
      newest(vendors, (id, one) => dueVendor(naive, id, one)),
    ),
    ...(await shareDifferences({ real, naive })),
  ]
}

/** Batches and products, with the shares that they have of movements. */
async function shareDifferences({ real, naive }: Pick<Twin, 'real' | 'naive'>): Promise<readonly string[]> {
  const batches = await real.batches.list()
  const products = await real.products.list()
  const found = [
    ...listed(
      'batches',
      batches,
      newest(naive.batches, (id, one) => dueBatch(naive, id, one)),
    ),
    ...listed('products', products, newest(naive.products, dueProduct)),
  ]
  const totals = new Map([...naive.batches.keys()].map((id) => [id, batchTotal(naive, id)]))
  for (const { id, totalEmission } of batches.records) {
    const due = totals.get(id) ?? null
    if (!isShared(totalEmission, due)) found.push(`batch ${id}: ${totalEmission} is not ${due && print(due)}`)
  }
  for (const { id, totalEmission } of products.records) {
    const due = productTotal(naive, id, totals)
    // null until it is in a batch with an emission
    const isNone = totalEmission === null && (due === null || due.over === 0n)
    if (!isNone && !isShared(totalEmission, due))
      found.push(`product ${id}: ${totalEmission} is not ${due && print(due)}`)
  }
  return found
}

/** Activities of the collection that are chosen, the newest first. */
function newestOf(
  { activities }: NaiveCompany,
  of: ModelActivity['of'],
  isChosen: (activity: ModelActivity) => boolean = () => true,
): readonly ModelActivity[] {
  const chosen = []
  for (const activity of activities.values()) if (activity.of === of && isChosen(activity)) chosen.push(activity)
  return chosen.reverse()
}

/** Fuel is listed from the newest start on, and what starts at once by id. */
function byStart(a: ModelActivity, b: ModelActivity): number {
  if (a.start !== b.start) return a.start < b.start ? 1 : -1
  return a.id < b.id ? -1 : 1
}

/** Lists hold what the model has, each with its total, in their order. */
async function activityDifferences({ real, naive }: Twin): Promise<readonly string[]> {
  const found: string[] = []
  const compare = (what: string, list: List, due: readonly ModelActivity[]) => {
    found.push(...listed(what, list, due.map(dueActivity)))
  }
  for (const id of naive.sites.keys()) {
    const isHere = ({ below }: ModelActivity) => below === id
    compare('fuel', await real.siteFuels.list(id), [...newestOf(naive, 'siteFuels', isHere)].sort(byStart))
    compare('energy', await real.siteEnergies.list(id), newestOf(naive, 'siteEnergies', isHere))
  }
  for (const id of naive.vehicles.keys()) {
    const list = await real.vehicleEmissions.list(id)
    compare(
      'vehicle emissions',
      list,
      newestOf(naive, 'vehicleEmissions', ({ below }) => below === id),
    )
  }
  compare('travels', await real.travels.list(), newestOf(naive, 'travels'))
  for (const id of naive.batches.keys()) {
    const { data, total } = await real.movements.list(id)
    const due = newestOf(naive, 'movements', ({ batchIds }) => batchIds.includes(id))
    compare(`movements of batch ${id}`, { records: data, total }, due)
    const carried = due.map(({ batchIds }) => ({
      batches: [...batchIds].sort((a, b) => a - b).map((one) => ({ id: one })),
    }))
    found.push(...listed(`batches beside ${id}`, { records: data, total }, carried))
  }
  return found
}

/** What a company keeps to name in its records, and its keys. */
async function libraryDifferences(twin: Twin): Promise<readonly string[]> {
  const { real, naive } = twin
  const standing = new Map([...naive.factors].filter(([, { isDeleted }]) => !isDeleted))
  const present = new Map([...naive.files].filter(([, { isDeleted }]) => !isDeleted))
  const kinds = await real.emissionKinds.list()
  const own = { records: kinds.records.slice(BUILT_IN_KINDS), total: kinds.total - BUILT_IN_KINDS }
  const found = [
    ...listed(
      'own factors',
      await real.emissionFactors.list({ isCustom: true }),
      newest(standing, (_, one) => dueFactor(one)),
    ),
    ...listed(
      'own kinds',
      own,
      newest(naive.kinds, (_, one) => dueKind(one)),
    ),
    ...listed(
      'files',
      await real.files.list(),
      newest(present, (_, one) => dueFile(one)),
    ),
    ...listed(
      'all files',
      await real.files.list({ deleted: true }),
      newest(naive.files, (_, one) => dueFile(one)),
    ),
    ...listed(
      'keys',
      await real.apiKeys.list(),
      newest(naive.keys, (_, one) => dueKey(one)),
    ),
  ]
  await checkKeys(twin)
  // what was deleted is found by its id still
  for (const [id, factor] of naive.factors) {
    const { record, version } = await real.emissionFactors.get(id)
    const other = version === factor.version ? mismatch(record, dueFactor(factor)) : `version ${version}`
    if (other !== undefined) found.push(`factor ${id}: ${other}`)
  }
  return found
}

/** Every change has its line, with its actor and what it did to the emission, in the order in which they were made. */
async function logDifferences({ real, naive }: Twin): Promise<readonly string[]> {
  const lines = await real.audit.log()
  if (lines.length !== naive.log.length) return [`the log has ${lines.length} lines, not ${naive.log.length}`]
  const isKg = (shown: string | null, due: Fraction | null) => {
    return shown === null || due === null ? shown === due : isEqual(fraction(shown), due)
  }
  return naive.log.flatMap(({ action, collection, recordId, before, after }, at) => {
    const line = lines[at]
    const other = mismatch(line, { action, collection, recordId, actor: 'model' })
    const isSame = isKg(line?.before ?? null, before) && isKg(line?.after ?? null, after)
    if (other === undefined && isSame) return []
    return [
      `line ${at} of the log, ${action} of ${collection} ${recordId}: ${other ?? `${line?.before} to ${line?.after}`}`,
    ]
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
  return [
    ...(await holderDifferences(twin)),
    ...(await activityDifferences(twin)),
    ...(await libraryDifferences(twin)),
    ...(await logDifferences(twin)),
    ...(await countDifferences(twin)),
  ]
}
