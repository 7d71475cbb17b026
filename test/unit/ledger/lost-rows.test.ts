import { expect, it } from 'vitest'
import type { Company } from '../../../src/service/company.ts'
import { batchInput, movementInput, places, productInput } from '../../fixtures/batches.ts'
import { energyInput, fuelInput, refusalsOf, siteInput, testService } from '../../fixtures/service.ts'
import { type Bends, bentStore } from '../service/fixtures/bent-store.ts'

const LENIENT = { required: 'lenient' } as const
const YEAR = { from: '2025-01-01', to: '2026-01-01' }

/** Two products in two batches that share a movement, a fuel and a factor of the company's own. */
async function furnished() {
  const { company, store } = testService({ places })
  for (const weight of [1, 2]) await company.products.create(productInput({ weight }))
  const productsBathes = [1, 2].map((productId) => ({ productId, count: 1 }))
  for (let made = 0; made < 2; made++) await company.batches.create(batchInput({ productsBathes }))
  const vendorId = (await company.vendors.create({ name: 'H', countryId: 826, vendorType: 'transport' })).record.id
  const movement = (await company.movements.create(1, movementInput({ vendorId, batches: [{ id: 2 }] }))).record.id
  const factor = (await company.emissionFactors.create({ name: 'Oil', co2e: 2, denominatorUnitId: 13 })).record.id
  const siteId = (await company.sites.create(siteInput())).record.id
  const fuel = (await company.siteFuels.create(siteId, fuelInput())).record.id
  const year = { startDate: '2025-01-01', endDate: '2026-01-01' }
  const wind = { kind: 'certificate', name: 'GO', technology: 'wind', energyKwh: 500, countryId: 826, ...year } as const
  const green = { ...wind, emissionFactorId: 'tonne/zero-emission-electricity/kwh' }
  const instrument = (await company.instruments.create(green)).record.id
  const drawing = { instruments: [{ instrumentId: instrument, energyKwh: 400 }] }
  const energy = (await company.siteEnergies.create(siteId, energyInput(drawing))).record.id
  return { company, store, vendorId, movement, factor, siteId, fuel, instrument, energy }
}

type Ids = Omit<Awaited<ReturnType<typeof furnished>>, 'company' | 'store'>
/** What is lost, what is asked for then, and what is said of that. */
type Loss = readonly [
  name: string,
  bends: Bends,
  work: (of: Company<never>, ids: Ids) => Promise<unknown>,
  said: string,
]

interface Getter {
  get(id: unknown): Promise<object | null>
}
interface Kept {
  readonly computed: { readonly calculation: { readonly contributions: readonly object[] } }
}
interface Lister {
  list(...given: unknown[]): Promise<{ readonly rows: readonly { readonly record: Kept }[] }>
}

const none = () => null
const secondIsGone = {
  get(this: Getter, id: unknown) {
    return id === 2 ? null : this.get(id)
  },
}
/** A collection whose rows have lost something. */
const without = (change: (row: { record: object; exact: unknown }) => object) => ({
  async get(this: Getter, id: unknown) {
    const row = (await this.get(id)) as { record: object; exact: unknown }
    return { ...row, ...change(row) }
  },
})
const withoutGiven = without(({ record }) => ({ record: { ...record, given: undefined } }))
/** A log whose calculations have lost their parts, or the steps of those. */
const withoutParts = (parts: (one: object) => object[]) => ({
  async list(this: Lister, ...given: unknown[]) {
    const page = await this.list(...given)
    const rows = page.rows.map(({ record, ...row }) => {
      const { calculation, ...computed } = record.computed
      const contributions = calculation.contributions.flatMap(parts)
      return {
        ...row,
        record: { ...record, computed: { ...computed, calculation: { ...calculation, contributions } } },
      }
    })
    return { ...page, rows }
  },
})

const path = ({ movement }: Ids) => ({ batchId: 1, movementId: movement })
const energyPath = ({ siteId, energy }: Ids) => ({ siteId, energyId: energy })

const LOSSES: readonly Loss[] = [
  ['a product', { products: secondIsGone }, (of) => of.batches.get(1), 'the product 2 of a batch is missing'],
  [
    'a product of a batch that is changed',
    { products: secondIsGone },
    (of) => of.batches.update(1, { name: 'x' }),
    'the product 2 of a batch is missing',
  ],
  [
    'a batch of a movement',
    { batches: secondIsGone },
    (of, ids) => of.movements.get(path(ids)),
    'the batch 2 of a movement is missing',
  ],
  [
    'a batch of a product',
    { batches: secondIsGone },
    (of) => of.products.update(1, { weight: 5 }, LENIENT),
    'the batch 2 of a product is missing',
  ],
  [
    'a movement',
    { movements: { get: none } },
    (of) => of.movements.list(1),
    'the movement {movement} of a batch is missing',
  ],
  [
    'a vendor',
    { vendors: { get: none } },
    (of, ids) => of.movements.get(path(ids)),
    'the vendor {vendorId} of a movement is missing',
  ],
  [
    'what a movement was given',
    { movements: withoutGiven },
    (of, ids) => of.movements.update(path(ids), {}, LENIENT),
    'the emission of the movement {movement} is missing',
  ],
  [
    'what a movement emitted',
    { movements: without(() => ({ exact: null })) },
    (of, ids) => of.movements.update(path(ids), {}, LENIENT),
    'the emission of the movement {movement} is missing',
  ],
  [
    'the emission of a movement',
    { movements: withoutGiven },
    (of, ids) => of.movements.delete(path(ids)),
    'the record names no emission',
  ],
  [
    'how far a movement went',
    { log: withoutParts((one) => [{ ...one, steps: [] }]) },
    (of, ids) => of.movements.update(path(ids), { transportWeightTon: 1 }, LENIENT),
    'the calculation of {movement} has no distance',
  ],
  [
    'the parts of a calculation',
    { log: withoutParts(() => []) },
    (of, { siteId, fuel }) => of.siteFuels.update({ siteId, fuelId: fuel }, { value: 1 }),
    'the calculation of {fuel} is empty',
  ],
  [
    'a calculation',
    { log: { list: () => ({ rows: [], next: null }) } },
    (of, { siteId, fuel }) => of.siteFuels.get({ siteId, fuelId: fuel }),
    'the calculation of {fuel} is missing',
  ],
  [
    'one of many calculations',
    { log: { latestOf: (ids: readonly string[]) => ids.map(() => null) } },
    (of) => of.restatements.preview(YEAR),
    'the calculation of {fuel} is missing',
  ],
  [
    'one of many calculations that are counted',
    { log: { latestOf: (ids: readonly string[]) => ids.map(() => null) } },
    (of) => of.inventory(YEAR),
    'the calculation of {fuel} is missing',
  ],
  [
    'a factor as it was used',
    { factorSnapshots: { get: none } },
    (of, { fuel }) => of.audit.trace(fuel),
    'of a calculation is missing',
  ],
  [
    'the figures of a factor',
    { emissionFactors: withoutGiven },
    (of, { factor }) => of.emissionFactors.update(factor, { co2e: 3 }),
    'the figures of the emission factor {factor} are missing',
  ],
  [
    'an instrument of a record that is changed',
    { instruments: { get: none } },
    (of, ids) => of.siteEnergies.update(energyPath(ids), { comment: 'x' }, LENIENT),
    'the instrument {instrument} that a record draws on is missing',
  ],
  [
    'an instrument of a record that is deleted',
    { instruments: { get: none } },
    (of, ids) => of.siteEnergies.delete(energyPath(ids)),
    'the instrument {instrument} that a record draws on is missing',
  ],
  [
    'an instrument of a record that is reported',
    { instruments: { get: none } },
    (of) => of.report({ standard: 'esrs-e1', year: 2025 }),
    'the instrument {instrument} that a record draws on is missing',
  ],
  [
    'what an instrument has given',
    { instruments: without(({ record }) => ({ record: { ...record, given: { drawnKwh: '0', energyKwh: '500' } } })) },
    (of, ids) => of.siteEnergies.delete(energyPath(ids)),
    'the instrument {instrument} would be drawn from beyond what it holds',
  ],
]

it.each(LOSSES)('a store that lost %s is told of it, and nothing is made up', async (_, bends, work, said) => {
  const { company, store, ...ids } = await furnished()
  const head = await company.audit.head()
  const lost = testService({ store: bentStore(store, bends), places }).company
  const message = said.replace(/\{(\w+)\}/, (__, name: keyof Ids) => ids[name])
  await expect(work(lost, ids)).rejects.toThrow(message)
  expect(await company.audit.head()).toEqual(head)
})

it('a calculation that is lost beside one that an earlier line holds is told of', async () => {
  const { company, store, siteId, fuel } = await furnished()
  const fuelId = (await company.siteFuels.create(siteId, fuelInput())).record.id
  await company.siteFuels.update({ siteId, fuelId }, { comment: 'computes nothing' })
  const withoutFirst = {
    async latestOf(this: { latestOf(ids: readonly string[]): Promise<readonly object[]> }, ids: readonly string[]) {
      return (await this.latestOf(ids)).map((row, index) => (ids[index] === fuel ? null : row))
    },
  }
  const lost = testService({ store: bentStore(store, { log: withoutFirst }), places }).company
  await expect(lost.inventory(YEAR)).rejects.toThrow(`the calculation of ${fuel} is missing`)
})

it('a movement that a batch of a locked period has lost is not found', async () => {
  const { company, store } = await furnished()
  await company.periods.lock({ from: '2025-02-01', to: '2026-01-01' })
  const lost = testService({ store: bentStore(store, { movements: { get: none } }) }).company
  const change = () => lost.products.update(1, { weight: 9 }, LENIENT)
  expect(await refusalsOf(change)).toEqual(['movementId not_found'])
})
