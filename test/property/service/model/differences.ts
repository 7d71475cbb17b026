import { type Fraction, fraction, isEqual, isNearest, times } from '../../../oracle/rational-oracle.ts'
import { batchTotal, productTotal, sumOf, totalOf } from './naive-company.ts'
import type { Twin } from './world.ts'

/** Shares have 34 digits, so that a total of shares may be off by as little. */
const SHARE_ERROR = fraction('1e-30')

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

/** What the service has otherwise than the model. */
export async function differencesOf({ real, naive }: Twin): Promise<readonly string[]> {
  const found: string[] = []
  const expectTotal = (what: string, shown: number | null, expected: Fraction) => {
    if (shown === null || !isNearest(shown, expected)) found.push(`${what}: ${shown} is not ${print(expected)}`)
  }
  for (const id of naive.sites) {
    const { record } = await real.sites.get(id)
    expectTotal(
      `site ${id}`,
      record.totalEmission,
      totalOf(naive, ({ below }) => below === id),
    )
  }
  for (const id of naive.vehicles.keys()) {
    const { record } = await real.vehicles.get(id)
    expectTotal(
      `vehicle ${id}`,
      record.totalEmission,
      totalOf(naive, ({ below }) => below === id),
    )
  }
  for (const id of naive.vendors) {
    const { record } = await real.vendors.get(id)
    expectTotal(
      `vendor ${id}`,
      record.totalEmission,
      totalOf(naive, ({ vendorId }) => vendorId === id),
    )
  }
  for (const id of naive.batches.keys()) {
    const { record } = await real.batches.get(id)
    if (!isShared(record.totalEmission, batchTotal(naive, id))) found.push(`batch ${id}: ${record.totalEmission}`)
  }
  for (const id of naive.products.keys()) {
    const { record } = await real.products.get(id)
    const expected = productTotal(naive, id)
    // null until it is in a batch with an emission
    const isNone = record.totalEmission === null && (expected === null || expected.over === 0n)
    if (!isNone && !isShared(record.totalEmission, expected)) found.push(`product ${id}: ${record.totalEmission}`)
  }
  return [...found, ...(await listDifferences({ real, naive })), ...(await countDifferences({ real, naive }))]
}

/** Lists hold what the model has, each with its total. */
async function listDifferences({ real, naive }: Twin): Promise<readonly string[]> {
  const found: string[] = []
  const kgOf = new Map([...naive.activities.values()].map(({ id, kg }) => [id, kg]))
  const compare = (of: string, records: readonly { readonly id: string; readonly totalEmission: number }[]) => {
    for (const { id, totalEmission } of records) {
      const kg = kgOf.get(id)
      if (kg === undefined || !isNearest(totalEmission, kg)) found.push(`${of} ${id}: ${totalEmission}`)
      kgOf.delete(id)
    }
  }
  for (const id of naive.sites) {
    compare('fuel', (await real.siteFuels.list(id)).records)
    compare('energy', (await real.siteEnergies.list(id)).records)
  }
  for (const id of naive.vehicles.keys()) compare('vehicle emission', (await real.vehicleEmissions.list(id)).records)
  compare('travel', (await real.travels.list()).records)
  const movements = new Map<string, { readonly id: string; readonly totalEmission: number }>()
  for (const id of naive.batches.keys()) {
    for (const one of (await real.movements.list(id)).data) movements.set(one.id, one)
  }
  compare('movement', [...movements.values()])
  if (kgOf.size > 0) found.push(`in no list: ${[...kgOf.keys()].join(', ')}`)
  return found
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
