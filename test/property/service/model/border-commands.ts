import type { Random } from '../../../oracle/random.ts'
import { type AnyCases, byPath } from './activity-commands.ts'
import { answerOf } from './answers.ts'
import { any } from './chance.ts'
import { erase as forget } from './naive-company.ts'
import { NOBODY, PUBLISHED } from './naming.ts'
import type { Twin } from './world.ts'

const PERIOD = { startDate: '2025-01-01', endDate: '2025-01-02' } as const
const REVERSED = { startDate: '2025-01-02', endDate: '2025-01-01' } as const

/** Input that means nothing, or cannot be, and all that is wrong with it. */
export async function tryBadInput({ real, naive }: Twin, random: Random): Promise<void> {
  const siteId = any(random, naive.sites.keys()) ?? NOBODY
  const fuel = { ...REVERSED, value: 'many', unitId: 0, emissionFactorId: PUBLISHED.diesel.id, emissionKindId: '' }
  const fuelRefused = ['value not_a_number', 'unitId id_invalid', 'emissionKindId empty', 'endDate period_reversed']
  await answerOf('bad fuel', real.siteFuels.create(siteId, fuel), fuelRefused)
  const energy = { ...REVERSED, value: -1e300, unitId: 10, percentageOfCleanEnergy: '100.1', files: [{}] }
  const energyRefused = [
    'value quantity_too_large',
    'endDate period_reversed',
    'percentageOfCleanEnergy percentage_out_of_range',
  ]
  await answerOf('bad energy', real.siteEnergies.create(siteId, energy), [...energyRefused, 'files[0].name required'])
  const factor = { name: ' ', co2e: -1, denominatorUnitId: 1.5, gwpSet: 'AR1' } as never
  const factorRefused = [
    'name empty',
    'co2e must_be_non_negative',
    'denominatorUnitId id_invalid',
    'gwpSet invalid_choice',
  ]
  await answerOf('a bad factor', real.emissionFactors.create(factor), factorRefused)
  const kind = { name: 'a\u0000', scope: 'SCOPE_4', underScope: 'Own' } as never
  const kindRefused = ['name text_invalid', 'scope invalid_choice', 'activityTypeUnderScope required']
  await answerOf('a bad kind', real.emissionKinds.create(kind), kindRefused)
  await answerOf('a bad file', real.files.create({ url: 'x'.repeat(2049) }), ['name required', 'url text_too_long'])
  await answerOf('a bad key', real.apiKeys.issue({ isReadOnly: 'yes' } as never), [
    'name required',
    'isReadOnly invalid_type',
  ])
  const batch = { name: 'b', manufacturingDate: '2025-02-30', productsBathes: [{ productId: 1, count: 0.5 }] }
  const batchRefused = ['manufacturingDate invalid_date', 'productsBathes[0].count must_be_whole']
  await answerOf('a bad batch', real.batches.create(batch), batchRefused)
  const litres = { ...PERIOD, value: '5', unitId: 13 }
  const isThere = naive.sites.get(siteId)?.countryId
  const litresRefused =
    isThere === undefined
      ? 'siteId not_found'
      : isThere === 999
        ? 'site.countryId factor_not_found'
        : 'unitId unit_dimension_mismatch'
  await answerOf('electricity in litres', real.siteEnergies.create(siteId, litres), [litresRefused])
}

async function reach(
  cases: Partial<AnyCases> & { update?: (path: never, input: never) => Promise<unknown> },
  path: unknown,
  refused: string,
): Promise<void> {
  const reads = [cases.get, cases.delete, cases.recalculate] as readonly ((path: unknown) => Promise<unknown>)[]
  for (const use of reads) if (use !== undefined) await answerOf(`a reach for ${refused}`, use(path), [refused])
  const change = cases.update
  if (change !== undefined) await answerOf(`a change of ${refused}`, change(path as never, {} as never), [refused])
}

/** Reaches for everything that other companies have, or had: none of it is there. */
export async function tryForeign(twin: Twin, random: Random): Promise<void> {
  const { real, naive, foreign } = twin
  const theirs = random.one(foreign())
  const ids = [
    [real.sites, any(random, theirs.sites.keys()), 'siteId not_found'],
    [real.vehicles, any(random, theirs.vehicles.keys()), 'vehicleId not_found'],
    [real.vendors, any(random, theirs.vendors.keys()), 'vendorId not_found'],
    [real.emissionFactors, any(random, theirs.factors.keys()), 'emissionFactorId not_found'],
    [real.emissionKinds, any(random, theirs.kinds.keys()), 'emissionKindId not_found'],
    // numbers, and names of files that clients gave, are each company's own: the same can be theirs and mine
    [real.files, [...theirs.files.keys()].find((id) => !naive.files.has(id)), 'fileId not_found'],
    [real.products, [...theirs.products.keys()].find((id) => !naive.products.has(id)), 'productId not_found'],
    [real.batches, [...theirs.batches.keys()].find((id) => !naive.batches.has(id)), 'batchId not_found'],
  ] as const
  for (const [cases, id, refused] of ids) if (id !== undefined) await reach(cases as never, id, refused)
  const key = any(random, theirs.keys.keys())
  if (key !== undefined) await answerOf('the end of their key', real.apiKeys.revoke(key), ['id not_found'])
  await tryForeignActivity(twin, random)
}

/** Reaches for an activity of another company, by its own path, and below something that the company does have. */
async function tryForeignActivity(twin: Twin, random: Random): Promise<void> {
  const { naive, foreign } = twin
  const activity = any(random, random.one(foreign()).activities.values())
  if (activity === undefined) return
  const above = {
    siteFuels: naive.sites,
    siteEnergies: naive.sites,
    vehicleEmissions: naive.vehicles,
    movements: naive.batches,
  }
  const { name, cases, path } = byPath(twin, activity)
  const mine = activity.of === 'travels' ? undefined : any<string | number>(random, above[activity.of].keys())
  if (mine !== undefined) {
    const below = byPath(twin, { ...activity, below: mine } as typeof activity)
    await reach(cases as never, below.path, `${below.name} not_found`)
  }
  const isAbove = activity.of === 'movements' && naive.batches.has(activity.below)
  const aboveName = { siteFuels: 'siteId', siteEnergies: 'siteId', vehicleEmissions: 'vehicleId', movements: 'batchId' }
  const missing = activity.of === 'travels' || isAbove ? name : aboveName[activity.of]
  await reach(cases as never, path, `${missing} not_found`)
}

/** Reaches for what the company had and deleted: it is gone. */
export async function tryGone({ real, naive }: Twin, random: Random): Promise<void> {
  const { gone } = naive
  const ids = [
    [real.sites, any(random, gone.sites), 'siteId not_found'],
    [real.vehicles, any(random, gone.vehicles), 'vehicleId not_found'],
    [real.vendors, any(random, gone.vendors), 'vendorId not_found'],
    [real.emissionKinds, any(random, gone.kinds), 'emissionKindId not_found'],
    [real.products, any(random, gone.products), 'productId not_found'],
    [real.batches, any(random, gone.batches), 'batchId not_found'],
  ] as const
  for (const [cases, id, refused] of ids) if (id !== undefined) await reach(cases as never, id, refused)
}

/** Everything of the company goes, and nothing of another one. */
export async function eraseCompany({ naive, erase }: Twin): Promise<void> {
  await erase()
  forget(naive)
}
