import { EmissionsError } from '../../../../src/core/errors/index.ts'
import type { Company, IdempotencyKey } from '../../../../src/service/index.ts'
import type { Random } from '../../../oracle/random.ts'
import { BEGIN, fuelOf, movementOf, type SharedIds } from './interleaved-company.ts'

/** What was acknowledged, and what was refused, of everything that was done at once. */
export interface Acknowledged {
  /** Fuels that were made and not deleted: their litres by id. */
  readonly fuels: Map<string, number>
  /** Changes of shared records, by their ids. */
  readonly changes: Map<string, number>
  /** Litres that the overwritten fuel was given, and how often the counted one was counted up. */
  readonly written: number[]
  increments: number
  /** Changes for the first version of the electricity: kept and refused. */
  readonly forFirst: { kept: number; refused: number }
  readonly deletions: { kept: number; refused: number }
  /** The answers to requests with one idempotency key, as text, by key; and whose body was another. */
  readonly answers: Map<string, Map<string, number>>
  /** What cannot be: said at once. */
  readonly wrong: string[]
}

export function nothingYet(): Acknowledged {
  return {
    fuels: new Map(),
    changes: new Map(),
    written: [],
    increments: 0,
    forFirst: { kept: 0, refused: 0 },
    deletions: { kept: 0, refused: 0 },
    answers: new Map(),
    wrong: [],
  }
}

/** One who works on the company while others do. */
export interface Worker {
  readonly company: Company<never>
  /** The company in the name of a request that may be sent again. */
  readonly once: (key: IdempotencyKey) => Company<never>
  readonly ids: SharedIds
  readonly random: Random
  readonly done: Acknowledged
}

type Work = (worker: Worker) => Promise<void>

function count(changes: Map<string, number>, id: string): void {
  changes.set(id, (changes.get(id) ?? 0) + 1)
}

/** True once it is done; false when it is refused with the code; any other refusal is an error. */
async function unlessRefused(code: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (!EmissionsError.is(error) || error.code !== code) throw error
    return false
  }
}

const createFuel: Work = async ({ company, ids, random, done }) => {
  const litres = random.whole(1, 999)
  const vendorId = random.unit() < 0.5 ? ids.vendorId : null
  const { record } = await company.siteFuels.create(ids.siteId, { ...fuelOf(litres), vendorId })
  done.fuels.set(record.id, litres)
  if (random.unit() < 0.6) return
  await company.siteFuels.delete({ siteId: ids.siteId, fuelId: record.id })
  done.fuels.delete(record.id)
}

/** Reads, adds one, and writes for the version that was read, until it is that one still. */
const countUp: Work = async ({ company, ids: { siteId, counted: fuelId }, done }) => {
  for (;;) {
    const { record, version } = await company.siteFuels.get({ siteId, fuelId })
    const change = { value: Number(record.value) + 1 }
    const isDone = await unlessRefused('precondition_failed', () =>
      company.siteFuels.update({ siteId, fuelId }, change, { ifVersion: version, required: 'lenient' }),
    )
    if (!isDone) continue
    done.increments += 1
    return count(done.changes, fuelId)
  }
}

const overwrite: Work = async ({ company, ids: { siteId, overwritten: fuelId }, random, done }) => {
  const litres = random.whole(1, 999)
  await company.siteFuels.update({ siteId, fuelId }, { value: litres }, { required: 'lenient' })
  done.written.push(litres)
  count(done.changes, fuelId)
}

const changeFirst: Work = async ({ company, ids: { siteId, energyId }, random, done }) => {
  const options = { ifVersion: 1, required: 'lenient' } as const
  const isKept = await unlessRefused('precondition_failed', () =>
    company.siteEnergies.update({ siteId, energyId }, { value: random.whole(1, 999) }, options),
  )
  if (isKept) count(done.changes, energyId)
  done.forFirst[isKept ? 'kept' : 'refused'] += 1
}

const deleteShared: Work = async ({ company, ids: { siteId, deleted: fuelId }, done }) => {
  const isKept = await unlessRefused('not_found', () => company.siteFuels.delete({ siteId, fuelId }))
  done.deletions[isKept ? 'kept' : 'refused'] += 1
}

/** The same request again and again, and now and then another one of the same key. */
const sendAgain: Work = async ({ once, ids, random, done }) => {
  const [key, litres] = [`key-${random.whole(1, 2)}`, random.unit() < 0.8 ? 7 : 8]
  const company = once({ route: 'POST /v1/sites/{siteId}/fuel', key, fingerprint: String(litres) })
  await unlessRefused('idempotency_key_reused', async () => {
    const { record } = await company.siteFuels.create(ids.siteId, fuelOf(litres))
    const answers = done.answers.get(key) ?? new Map<string, number>()
    done.answers.set(key, answers.set(JSON.stringify(record), litres))
    done.fuels.set(record.id, litres)
  })
}

const weigh: Work = async ({ company, ids, random }) => {
  await company.products.update(random.one(ids.products), { weight: random.whole(1, 9) })
}

const fill: Work = async ({ company, ids, random }) => {
  const productsBathes = ids.products.map((productId) => ({ productId, count: random.whole(0, 4) }))
  await company.batches.update(random.one(ids.batches), { productsBathes }, { required: 'lenient' })
}

const move: Work = async ({ company, ids, random }) => {
  const carried = random.unit() < 0.5 ? ids.batches : [random.one(ids.batches)]
  const { record } = await company.movements.create(carried[0] as number, movementOf(random.whole(1, 20), carried))
  const path = { batchId: carried[0] as number, movementId: record.id }
  const chance = random.unit()
  if (chance < 0.3) await company.movements.delete(path)
  else if (chance < 0.6) await company.movements.update(path, { transportWeightTon: 5 }, { required: 'lenient' })
}

const changeMovement: Work = async ({ company, ids, random }) => {
  const path = { batchId: ids.batches[0], movementId: ids.movementId }
  const change = { transportWeightTon: random.whole(1, 20) }
  // it is computed before its transaction, and given up when it is changed ten times meanwhile
  await unlessRefused('version_conflict', () => company.movements.update(path, change, { required: 'lenient' }))
}

/** Counting again finds nothing, whatever is under way. */
const countAgain: Work = async ({ company, random, done }) => {
  const found = random.unit() < 0.5 ? await company.rebuildTotals() : await company.verifyTotals()
  if (found.length > 0) done.wrong.push(`a recount in between found ${JSON.stringify(found)}`)
}

const renameSite: Work = async ({ company, ids: { siteId }, random, done }) => {
  await company.sites.update(siteId, { name: `Works ${random.whole(1, 9)}` })
  count(done.changes, siteId)
}

const WORKS: readonly Work[] = [
  ...[createFuel, createFuel, countUp, countUp, overwrite, changeFirst, deleteShared, sendAgain, sendAgain],
  ...[weigh, fill, move, changeMovement, countAgain, renameSite],
]

const STEPS_MAX = 3

/** Some use cases, one after the other; several of these are done at once. Half of them are of one kind, so that they meet. */
export function anyWork(worker: Worker, common: number): () => Promise<void> {
  const { random } = worker
  const steps = Array.from({ length: random.whole(1, STEPS_MAX) }, () =>
    random.unit() < 0.5 ? (WORKS[common % WORKS.length] as Work) : random.one(WORKS),
  )
  return async () => {
    for (const step of steps) await step(worker)
  }
}

/** The litres of every fuel that should be there, by id; null: any of several. */
export function dueFuels({ counted, overwritten, deleted }: SharedIds, done: Acknowledged): Map<string, number | null> {
  const due = new Map<string, number | null>(done.fuels)
  due.set(counted, BEGIN + done.increments)
  due.set(overwritten, done.written.length === 0 ? BEGIN : null)
  if (done.deletions.kept === 0) due.set(deleted, BEGIN)
  return due
}
