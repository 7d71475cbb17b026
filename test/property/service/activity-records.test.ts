import { describe, expect, it } from 'vitest'
import { findFactor } from '../../../src/reference/factors/index.ts'
import { createService, type Payload } from '../../../src/service/index.ts'
import { verifyBundle } from '../../../src/verify/index.ts'
import { SEEDS, scaleRuns } from '../../fixtures/seeds.ts'
import { recordInput, refusalsOf, siteInput } from '../../fixtures/service.ts'
import { randomFrom } from '../../oracle/random.ts'
import { type Fraction, fraction, isEqual, nearest, plus, times } from '../../oracle/rational-oracle.ts'

const SEQUENCES = scaleRuns(15)
const STEPS = 40

/** Kilograms of CO2e per unit of the factor, of the UK flat file of 2025, the units it is sent in, and its category. */
const FACTORS = [
  ['waste-disposal/metal/metal-steel-cans/landfill/tonnes', '8.98311', { 3: '1', 2: '0.001' }, 5],
  ['material-use/metal/metal-steel-cans/primary-material-production/tonnes', '2863.90131', { 3: '1', 2: '0.001' }, 1],
  ['water-supply/cubic-metres', '0.1913', { 13: '0.001' }, 1],
] as const

interface Entry {
  readonly factor: number
  readonly unitId: number
  readonly value: string
  readonly isOfSite: boolean
}

function kgOf({ factor, unitId, value }: Entry): Fraction {
  const [, perUnit, units] = FACTORS[factor] as (typeof FACTORS)[number]
  return times(fraction(value), fraction((units as Record<number, string>)[unitId] ?? ''), fraction(perUnit))
}

function sumOf(entries: readonly Entry[]): Fraction {
  return entries.reduce((sum, one) => plus(sum, kgOf(one)), fraction(0))
}

describe.each(SEEDS)('activities by their quantity against a naive model, seed %i', (seed) => {
  it('are computed exactly, and every use case answers with what the model has', async () => {
    const random = randomFrom(seed)
    const someEntry = (): Entry => {
      const factor = random.whole(0, FACTORS.length - 1)
      const unitId = random.one(Object.keys(FACTORS[factor]?.[2] ?? {}).map(Number))
      const value = `${random.whole(0, 999)}.${random.whole(0, 10 ** 9)}`
      return { factor, unitId, value, isOfSite: random.unit() < 0.5 }
    }
    for (let sequence = 0; sequence < SEQUENCES; sequence++) {
      const company = createService().company(1)
      const siteId = (await company.sites.create(siteInput())).record.id
      const inputOf = ({ factor, unitId, value, isOfSite }: Entry) => {
        const { id: emissionFactorId } = findFactor(`desnz-2025/${FACTORS[factor]?.[0]}`)
        return recordInput({ emissionFactorId, unitId, value, siteId: isOfSite ? siteId : null })
      }
      const shownOf = (entry: Entry) => ({
        totalEmission: nearest(kgOf(entry)),
        scope3Category: FACTORS[entry.factor]?.[3],
        siteId: entry.isOfSite ? siteId : null,
      })
      const entries = new Map<string, Entry>()
      const { activityRecords } = company
      for (let step = 0; step < STEPS; step++) {
        const id = random.one([...entries.keys(), 'gone'])
        const known = entries.get(id)
        const action = random.one(['create', 'update', 'recalculate', 'delete', 'create'])
        if (action === 'create') {
          const entry = someEntry()
          const { record } = await activityRecords.create(inputOf(entry) as Payload<'createActivityRecord'>)
          entries.set(record.id, entry)
          expect(record).toMatchObject(shownOf(entry))
        } else if (known === undefined) {
          expect(await refusalsOf(() => activityRecords.get(id))).toEqual(['activityRecordId not_found'])
        } else if (action === 'update') {
          const entry = someEntry()
          const { record } = await activityRecords.update(id, inputOf(entry), { required: 'lenient' })
          entries.set(id, entry)
          expect(record).toMatchObject(shownOf(entry))
        } else if (action === 'recalculate') {
          expect((await activityRecords.recalculate(id)).record).toMatchObject(shownOf(known))
        } else {
          expect((await activityRecords.delete(id)).record.id).toBe(id)
          entries.delete(id)
        }
      }
      const { records } = await activityRecords.list()
      expect(records.map(({ id }) => id).sort()).toEqual([...entries.keys()].sort())
      const all = [...entries.values()]
      expect(isEqual(fraction(await company.exactTotal()), sumOf(all))).toBe(true)
      const { record: site } = await company.sites.get(siteId)
      expect(site.totalEmission).toBe(nearest(sumOf(all.filter(({ isOfSite }) => isOfSite))))
      const lines: string[] = []
      for await (const line of company.export()) lines.push(line)
      expect(await verifyBundle(lines)).toMatchObject({ verified: true })
    }
  })
})
