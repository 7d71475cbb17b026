import { add, equal, multiply, parseNumber, type Rational, ZERO } from '../../../../src/core/exact/index.ts'
import type { ReadTransaction, Row, ServiceRecords, Store } from '../../../../src/service/index.ts'
import { DIESEL_PER_LITRE, DIESEL_SCALE, type SharedIds } from './interleaved-company.ts'
import { type Acknowledged, dueFuels } from './interleaved-work.ts'

type Reading = ReadTransaction<ServiceRecords>

const ALL = { limit: 10_000 } as const

function exactOf({ exact }: Row<unknown>): Rational {
  return parseNumber(exact ?? '0')
}

function dieselOf(litres: number): Rational {
  return { n: BigInt(litres) * DIESEL_PER_LITRE, d: DIESEL_SCALE }
}

/** Every fuel that was acknowledged is there as it was, and no other; its number is its litres times its factor. */
async function fuelFaults(tx: Reading, ids: SharedIds, done: Acknowledged): Promise<string[]> {
  const { rows } = await tx.siteFuels.list({ by: 'startDate' }, ALL)
  const due = dueFuels(ids, done)
  const faults: string[] = []
  for (const row of rows) {
    const { id, value } = row.record
    const litres = due.get(id)
    if (litres === undefined) faults.push(`fuel ${id} of ${value} l was never acknowledged, or was deleted`)
    const isLost = litres === null ? !done.written.includes(Number(value)) : litres !== undefined && litres !== value
    if (isLost) faults.push(`fuel ${id} is of ${value} l, and not of ${litres ?? done.written.join(' or ')}`)
    if (!equal(exactOf(row), dieselOf(Number(value)))) faults.push(`fuel ${id} of ${value} l emits ${row.exact}`)
    due.delete(id)
  }
  return [...faults, ...[...due.keys()].map((id) => `fuel ${id} was acknowledged and is not there`)]
}

/** A version more for each change that was acknowledged; of several for one version one is kept. */
async function changeFaults(tx: Reading, ids: SharedIds, { changes, forFirst, deletions }: Acknowledged) {
  const versions = [
    [ids.counted, await tx.siteFuels.get(ids.counted)],
    [ids.overwritten, await tx.siteFuels.get(ids.overwritten)],
    [ids.energyId, await tx.siteEnergies.get(ids.energyId)],
    [ids.siteId, await tx.sites.get(ids.siteId)],
  ] as const
  const faults = versions.flatMap(([id, row]) => {
    const due = 1 + (changes.get(id) ?? 0)
    return row?.version === due ? [] : [`${id} is of version ${row?.version}, after ${due - 1} changes`]
  })
  const races = { 'changes for version 1': forFirst, 'deletions of one fuel': deletions }
  for (const [name, { kept, refused }] of Object.entries(races)) {
    if (kept !== (kept + refused === 0 ? 0 : 1)) faults.push(`of ${kept + refused} ${name} ${kept} were kept`)
  }
  return faults
}

function answerFaults({ answers }: Acknowledged): string[] {
  return [...answers].flatMap(([key, given]) => {
    return given.size > 1 ? [`${key} was answered in ${given.size} ways: ${[...given.values()].join(', ')} l`] : []
  })
}

/** Batches weigh what they hold, and movements are shared by those weights. */
async function shareFaults(tx: Reading): Promise<string[]> {
  const faults: string[] = []
  const products = (await tx.products.list({ by: 'createdAt' }, ALL)).rows
  const weightOf = new Map(products.map(({ record }) => [record.id, Number(record.weight)]))
  const batches = (await tx.batches.list({ by: 'createdAt' }, ALL)).rows
  for (const { record } of batches) {
    const { rows: links } = await tx.batchProducts.list({ batchId: record.id, by: 'createdAt' }, ALL)
    const weight = links.reduce(
      (sum, { record: { count, productId } }) => sum + count * (weightOf.get(productId) ?? 0),
      0,
    )
    // a batch that is emptied keeps its weight
    if (links.length > 0 && weight !== record.totalWeight) {
      faults.push(`batch ${record.id} weighs ${record.totalWeight}, and holds ${weight}`)
    }
  }
  const massOf = new Map(batches.map(({ record }) => [record.id, record.totalWeight]))
  const movements = (await tx.movements.list({ by: 'startDate' }, ALL)).rows
  const received = new Map<number, Rational>()
  for (const movement of movements) {
    const { rows: links } = await tx.movementBatches.list({ movementId: movement.record.id, by: 'createdAt' }, ALL)
    const mass = links.reduce((sum, { record }) => sum + (massOf.get(record.batchId) ?? 0), 0)
    let whole = ZERO
    for (const link of links) {
      const { batchId } = link.record
      const share = exactOf(link)
      whole = add(whole, share)
      received.set(batchId, add(received.get(batchId) ?? ZERO, multiply(exactOf(movement), share)))
      const due = mass === 0 ? 1 / links.length : (massOf.get(batchId) ?? 0) / mass
      if (Math.abs(Number(share.n) / Number(share.d) - due) < 1e-12) continue
      faults.push(`movement ${movement.record.id} gives batch ${batchId} ${link.exact}, and not ${due}`)
    }
    if (!equal(whole, { n: 1n, d: 1n })) faults.push(`movement ${movement.record.id} is not shared out as a whole`)
  }
  for (const row of batches) {
    if (equal(exactOf(row), received.get(row.record.id) ?? ZERO)) continue
    faults.push(`batch ${row.record.id} has ${row.exact}, which is not what movements give it`)
  }
  return faults
}

/** Lines are numbered without gaps, and what one says was before is what the line before it says came after. */
async function logFaults(tx: Reading): Promise<string[]> {
  const { rows } = await tx.log.list({ by: 'sequence' }, ALL)
  const faults: string[] = []
  const last = new Map<string, string | null>()
  for (const [index, { record }] of rows.entries()) {
    const { sequence, recordId, before, after, action } = record
    if (sequence !== index + 1) faults.push(`line ${index + 1} of the log has the number ${sequence}`)
    const held = last.get(recordId) ?? null
    if (before !== held)
      faults.push(`the log says that ${recordId} had ${before} before a ${action}, and ${held} after the last`)
    last.set(recordId, after)
  }
  return faults
}

async function totalFaults(tx: Reading): Promise<string[]> {
  let sum = ZERO
  for (const name of ['siteFuels', 'siteEnergies', 'movements'] as const) {
    for (const row of (await tx[name].list({ by: 'startDate' }, ALL)).rows) sum = add(sum, exactOf(row))
  }
  const held = await tx.companyTotal()
  return equal(sum, parseNumber(held)) ? [] : [`the total of the company is ${held}, and not what its records emit`]
}

/** Everything that is not as the acknowledgements have it. */
export async function faultsOf(
  store: Store<ServiceRecords>,
  companyId: number,
  { ids, done }: { readonly ids: SharedIds; readonly done: Acknowledged },
): Promise<readonly string[]> {
  const found = await store.read(companyId, async (tx) => [
    ...(await fuelFaults(tx, ids, done)),
    ...(await changeFaults(tx, ids, done)),
    ...(await shareFaults(tx)),
    ...(await logFaults(tx)),
    ...(await totalFaults(tx)),
  ])
  const wrong = await store.verifyTotals(companyId)
  const recount = wrong.length === 0 ? [] : [`a recount finds ${JSON.stringify(wrong)}`]
  return [...done.wrong, ...answerFaults(done), ...found, ...recount]
}
