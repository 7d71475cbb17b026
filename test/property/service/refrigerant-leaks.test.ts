import { describe, expect, it } from 'vitest'
import { createService, type Payload } from '../../../src/service/index.ts'
import { verifyBundle } from '../../../src/verify/index.ts'
import { SEEDS, scaleRuns } from '../../fixtures/seeds.ts'
import { leakInput, refusalsOf, siteInput } from '../../fixtures/service.ts'
import { randomFrom } from '../../oracle/random.ts'
import { type Fraction, fraction, isEqual, nearest, plus, quotient, times } from '../../oracle/rational-oracle.ts'

const SEQUENCES = scaleRuns(15)
const STEPS = 40

/** Kilograms of CO2e per kilogram, under AR5; a blend by its gases and their percent. IPCC AR5 WG1, table 8.A.1. */
const GWP: Readonly<Record<string, string>> = {
  'HFC-134a': '1300',
  'HFC-32': '677',
  'HFC-125': '3170',
  'HFC-143a': '4800',
}
const GASES: Readonly<Record<string, readonly (readonly [gas: string, percent: string])[]>> = {
  'HFC-134a': [['HFC-134a', '100']],
  'R-410A': [
    ['HFC-32', '50'],
    ['HFC-125', '50'],
  ],
  'R-404A': [
    ['HFC-125', '44'],
    ['HFC-134a', '4'],
    ['HFC-143a', '52'],
  ],
}
/** Kilograms by the id of a unit. */
const MASSES: Readonly<Record<number, string>> = { 2: '1', 3: '1000' }

interface Leak {
  readonly refrigerant: string
  readonly value: string
  readonly unitId: number
}

function kgOf({ refrigerant, value, unitId }: Leak): Fraction {
  const perKg = (GASES[refrigerant] ?? []).reduce(
    (sum, [gas, percent]) => plus(sum, quotient(times(fraction(GWP[gas] ?? ''), fraction(percent)), fraction(100))),
    fraction(0),
  )
  return times(fraction(value), fraction(MASSES[unitId] ?? ''), perKg)
}

describe.each(SEEDS)('refrigerant leaks against a naive model, seed %i', (seed) => {
  it('are computed exactly, and every use case answers with what the model has', async () => {
    const random = randomFrom(seed)
    const someLeak = (): Leak => ({
      refrigerant: random.one(Object.keys(GASES)),
      value: `${random.whole(0, 999)}.${random.whole(0, 10 ** 9)}`,
      unitId: random.one(Object.keys(MASSES).map(Number)),
    })
    for (let sequence = 0; sequence < SEQUENCES; sequence++) {
      const company = createService().company(1)
      const siteId = (await company.sites.create(siteInput())).record.id
      const leaks = new Map<string, Leak>()
      for (let step = 0; step < STEPS; step++) {
        const leakId = random.one([...leaks.keys(), 'gone'])
        const path = { siteId, leakId }
        const known = leaks.get(leakId)
        const action = random.one(['create', 'update', 'recalculate', 'delete', 'create'])
        if (action === 'create') {
          const leak = someLeak()
          const { record } = await company.refrigerantLeaks.create(
            siteId,
            leakInput(leak) as Payload<'createRefrigerantLeak'>,
          )
          leaks.set(record.id, leak)
          expect(record.totalEmission).toBe(nearest(kgOf(leak)))
        } else if (known === undefined) {
          expect(await refusalsOf(() => company.refrigerantLeaks.get(path))).toEqual(['leakId not_found'])
        } else if (action === 'update') {
          const { value } = someLeak()
          const { record } = await company.refrigerantLeaks.update(path, { value }, { required: 'lenient' })
          leaks.set(leakId, { ...known, value })
          expect(record).toMatchObject({ totalEmission: nearest(kgOf({ ...known, value })), unitId: known.unitId })
        } else if (action === 'recalculate') {
          const { record } = await company.refrigerantLeaks.recalculate(path)
          expect([record.totalEmission, record.refrigerant]).toEqual([nearest(kgOf(known)), known.refrigerant])
        } else {
          expect((await company.refrigerantLeaks.delete(path)).record.id).toBe(leakId)
          leaks.delete(leakId)
        }
      }
      const { records } = await company.refrigerantLeaks.list(siteId)
      expect(records.map(({ id }) => id).sort()).toEqual([...leaks.keys()].sort())
      for (const [leakId, leak] of leaks) {
        const { record } = await company.refrigerantLeaks.get({ siteId, leakId })
        expect(record.totalEmission).toBe(nearest(kgOf(leak)))
      }
      const total = [...leaks.values()].reduce((sum, leak) => plus(sum, kgOf(leak)), fraction(0))
      expect(isEqual(fraction(await company.exactTotal()), total)).toBe(true)
      const lines: string[] = []
      for await (const line of company.export()) lines.push(line)
      expect(await verifyBundle(lines)).toMatchObject({ verified: true })
    }
  })
})
