import type { Outcome } from '../../../../src/ledger/context/use-cases.ts'
import type { Random } from '../../../oracle/random.ts'
import { dueActivity } from './activity-answers.ts'
import { type AnyCases, byPath } from './activity-commands.ts'
import { answerOf, check, type Due, mismatch } from './answers.ts'
import { dueBatch, dueProduct } from './batch-commands.ts'
import { any } from './chance.ts'
import { dueFactor } from './factor-commands.ts'
import { dueFile } from './file-commands.ts'
import { dueKind } from './kind-commands.ts'
import { listsOf } from './lists.ts'
import { batchTotal, productTotal } from './naive-company.ts'
import { KINDS, PUBLISHED } from './naming.ts'
import { isShared, isSharedByProduct } from './shared-totals.ts'
import { dueSite } from './site-commands.ts'
import { dueVehicle } from './vehicle-commands.ts'
import { dueVendor } from './vendor-commands.ts'
import type { Twin } from './world.ts'

/** A look at a record of one collection. */
interface Look {
  isThere(twin: Twin): boolean
  look(twin: Twin, random: Random): Promise<void>
}

/** Records by their ids, where the company has some. */
function lookAt<K, V extends { readonly version: number }>(
  heldOf: (twin: Twin) => ReadonlyMap<K, V>,
  get: (twin: Twin, id: K) => Promise<Outcome<unknown>>,
  due: (twin: Twin, id: K, held: V) => Due,
): Look {
  return {
    isThere: (twin) => heldOf(twin).size > 0,
    look: async (twin, random) => {
      const [id, held] = random.one([...heldOf(twin)])
      check(`a look at ${id}`, await get(twin, id), { version: held.version, shown: due(twin, id, held) })
    },
  }
}

const LOOKS: readonly Look[] = [
  lookAt(
    ({ naive }) => naive.sites,
    ({ real }, id) => real.sites.get(id),
    ({ naive }, id, held) => dueSite(naive, id, held),
  ),
  lookAt(
    ({ naive }) => naive.vehicles,
    ({ real }, id) => real.vehicles.get(id),
    ({ naive }, id, held) => dueVehicle(naive, id, held),
  ),
  lookAt(
    ({ naive }) => naive.vendors,
    ({ real }, id) => real.vendors.get(id),
    ({ naive }, id, held) => dueVendor(naive, id, held),
  ),
  lookAt(
    ({ naive }) => naive.batches,
    ({ real }, id) => real.batches.get(id),
    ({ naive }, id, held) => dueBatch(naive, id, held),
  ),
  lookAt(
    ({ naive }) => naive.products,
    // numbers may be sent as their digits
    ({ real }, id) => real.products.get(id % 2 === 0 ? id : String(id)),
    (_, id, held) => dueProduct(id, held),
  ),
  lookAt(
    ({ naive }) => new Map([...naive.kinds, [KINDS.fuel.id, KINDS.fuel]]),
    ({ real }, id) => real.emissionKinds.get(id),
    (_, __, held) => dueKind(held),
  ),
  lookAt(
    ({ naive }) => new Map([...naive.factors, [PUBLISHED.gas.id, PUBLISHED.gas]]),
    ({ real }, id) => real.emissionFactors.get(id),
    (_, __, held) => dueFactor(held),
  ),
  lookAt(
    ({ naive }) => naive.files,
    ({ real }, id) => real.files.get(id),
    (_, __, held) => dueFile(held),
  ),
]

/** A record as it is: what the company has, by its id. */
export async function lookAtRecord(twin: Twin, random: Random): Promise<void> {
  await random.one(LOOKS.filter(({ isThere }) => isThere(twin))).look(twin, random)
}

/** What was done and emitted, by its path. */
export async function lookAtActivity(twin: Twin, random: Random): Promise<void> {
  const activity = any(random, twin.naive.activities.values())
  if (activity === undefined) return
  const { cases, path } = byPath(twin, activity)
  const answer = await (cases as unknown as AnyCases).get(path)
  check(`a look at ${activity.of}`, answer, { version: activity.version, shown: dueActivity(activity) })
}

/** The shares that a batch and its products have of movements. */
export async function lookAtShares({ real, naive }: Twin, random: Random): Promise<void> {
  const id = any(random, naive.batches.keys())
  if (id === undefined) return
  const { record } = await real.batches.get(id)
  if (!isShared(record.totalEmission, batchTotal(naive, id))) throw new Error(`batch ${id} has ${record.totalEmission}`)
  const productId = any(random, naive.products.keys())
  if (productId === undefined) return
  const { record: product } = await real.products.get(productId)
  const totals = new Map([...naive.batches.keys()].map((one) => [one, batchTotal(naive, one)]))
  if (!isSharedByProduct(product.totalEmission, productTotal(naive, productId, totals))) {
    throw new Error(`product ${productId} has ${product.totalEmission}`)
  }
}

/** What a part of a list is refused for. */
function partRefusals({ limit, offset }: { readonly limit?: number; readonly offset?: number }): readonly string[] {
  const isLimit = limit === undefined || (Number.isInteger(limit) && limit >= 1)
  const isOffset = offset === undefined || (Number.isInteger(offset) && offset >= 0)
  return [...(isLimit ? [] : ['limit query_invalid']), ...(isOffset ? [] : ['offset query_invalid'])]
}

/** A part of any list, in its order, with how many there are in all; now and then one that is none. */
export async function lookAtPart(twin: Twin, random: Random): Promise<void> {
  const { what, list, due } = random.one(listsOf(twin))
  const limit = random.one([1, 2, 3, 5, 500, undefined, random.unit() < 0.2 ? random.one([0, -1, 1.5]) : 2])
  const offset = random.one([0, 1, 2, 4, 100, undefined, random.unit() < 0.2 ? random.one([-1, 0.5]) : 1])
  const part = { ...(limit === undefined ? {} : { limit }), ...(offset === undefined ? {} : { offset }) }
  const answer = await answerOf(`a part of ${what}`, list(part), partRefusals(part))
  if (answer === undefined) return
  const all = due()
  const start = offset ?? 0
  const found = answer.total === all.length ? mismatch(answer.records, all.slice(start, start + (limit ?? 1e9))) : ''
  if (found !== undefined) throw new Error(`the list of ${what} from ${start}, ${limit} of ${all.length}: ${found}`)
}

/** A page of movements by its number. */
export async function lookAtPage({ real, naive }: Twin, random: Random): Promise<void> {
  const id = any(random, naive.batches.keys())
  if (id === undefined) return
  const [limit, page] = [random.whole(1, 3), random.whole(1, 4)]
  const both = random.unit() < 0.1 ? { offset: 0 } : {}
  const refused = random.unit() < 0.1 ? { limit: 501 } : { limit }
  const due = ['offset' in both ? 'offset query_invalid' : '', refused.limit > 500 ? 'limit query_invalid' : '']
  const work = real.movements.list(id, { page, ...both, ...refused })
  const answer = await answerOf(
    'a page of movements',
    work,
    due.filter((one) => one !== ''),
  )
  if (answer === undefined) return
  const all = [...naive.activities.values()].filter(({ of, batchIds }) => of === 'movements' && batchIds.includes(id))
  const here = all.reverse().slice((page - 1) * limit, page * limit)
  const shown = { page, total: all.length, count: here.length, pageCount: Math.max(1, Math.ceil(all.length / limit)) }
  const extent = await real.movements.extent(id, { page, ...refused })
  const { count: _, ...said } = shown
  const found =
    mismatch(answer, { ...shown, data: here.map(dueActivity) }) ??
    mismatch(extent, { ...said, limit, offset: (page - 1) * limit })
  if (found !== undefined) throw new Error(`page ${page} of movements: ${found}`)
}

/** Own factors by the words of their names, before the published ones that are found by the same words. */
export async function searchFactors({ real, naive }: Twin, random: Random): Promise<void> {
  const search = random.one(['factor', 'FACTOR 1', '7 factor', 'gas natural kwh', ''])
  const words = search.toLowerCase().split(' ')
  const isFound = (name: string) => words.every((word) => name.toLowerCase().includes(word))
  const own = [...naive.factors.values()].filter(({ isDeleted, said }) => !isDeleted && isFound(said?.name ?? ''))
  const due = own.reverse().map(dueFactor)
  const mine = await real.emissionFactors.list({ search, isCustom: true })
  const theirs = await real.emissionFactors.list({ search, isCustom: false, limit: 2 })
  const all = await real.emissionFactors.list({ search, limit: due.length + 2 })
  const total = due.length + (theirs.total ?? Number.NaN)
  const found =
    mismatch(mine, { records: due, total: due.length }) ??
    mismatch(all, { records: [...due, ...theirs.records.map(({ id }) => ({ id }))], total })
  if (found !== undefined) throw new Error(`the search for ${search}: ${found}`)
  if (search.includes('gas') && theirs.total === 0) throw new Error(`the search for ${search} finds nothing published`)
}
