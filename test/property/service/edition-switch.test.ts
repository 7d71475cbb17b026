import { describe, expect, it } from 'vitest'
import type { StoredRestatement } from '../../../src/ledger/context/records.ts'
import { findFactor } from '../../../src/reference/factors/index.ts'
import type { Company } from '../../../src/service/company.ts'
import { SEEDS, scaleRuns } from '../../fixtures/seeds.ts'
import { fuelInput, recordInput, siteInput, testService } from '../../fixtures/service.ts'
import { type Random, randomFrom } from '../../oracle/random.ts'
import { type Fraction, fraction, isEqual, plus, times } from '../../oracle/rational-oracle.ts'

const COMPANIES = scaleRuns(12)
const RECORDS = 18
const SPAN = { from: '2025-02-01', to: '2025-06-01' }
const LOCK = { from: '2025-04-01', to: '2025-05-01' }

/** kg CO2e per unit as DESNZ printed it in 2024 and 2025; null: the edition has no such row. */
const ROWS = [
  { path: 'fuels/liquid-fuels/diesel-average-biofuel-blend/litres', unitId: 13, 2024: '2.51279', 2025: '2.57082' },
  { path: 'fuels/liquid-fuels/gas-oil/litres', unitId: 13, 2024: '2.75541', 2025: '2.75541' },
  { path: 'fuels/gaseous-fuels/natural-gas/kwh-gross-cv', unitId: 4, 2024: '0.1829', 2025: '0.18296' },
  { path: 'heat-and-steam/district-heat-and-steam/kwh', unitId: 4, 2024: '0.17965', 2025: '0.17529' },
  { path: 'waste-disposal/metal/metal-steel-cans/landfill/tonnes', unitId: 3, 2024: null, 2025: '8.98311' },
] as const
const OWN = '1.25'

/** A record by hand: its amount, the row it names (null: an own factor), the year of the edition, and its day. */
interface HandRecord {
  readonly amount: string
  readonly row: (typeof ROWS)[number] | null
  readonly edition: 2024 | 2025
  readonly day: string
}

const sum = (parts: readonly Fraction[]) => parts.reduce(plus, fraction(0))

const isIn = ({ day }: HandRecord, { from, to }: typeof SPAN) => day >= from && day < to

/** The factor by which a record is counted after a switch from one year's edition to another's. */
function factorAfter(record: HandRecord, from: 2024 | 2025, to: 2024 | 2025): string {
  const { row, edition } = record
  if (row === null) return OWN
  const isMoved = edition === from && isIn(record, SPAN) && !isIn(record, LOCK)
  return (isMoved ? row[to] : null) ?? (row[edition] as string)
}

async function record(
  random: Random,
  company: Company<never>,
  ids: { own: string; site: string },
): Promise<HandRecord> {
  const row = random.one([...ROWS, null])
  const edition = row?.[2024] === null ? 2025 : random.one([2024, 2025] as const)
  const amount = random.one(['0', '0.1', '1234.56789', '333.3333333333333333', String(random.whole(1, 10_000))])
  const day = new Date(Date.UTC(2025, 0, random.whole(1, 210))).toISOString().slice(0, 10)
  const emissionFactorId = row === null ? ids.own : findFactor(`desnz-${edition}/${row.path}`).id
  const input = { startDate: day, endDate: day, value: amount, unitId: row?.unitId ?? 13, emissionFactorId }
  const isFuel = row === null || row.path.startsWith('fuels/')
  if (isFuel) {
    const { unit: _, ...fuel } = fuelInput()
    const unit = { id: input.unitId } as never
    await company.siteFuels.create(ids.site, { ...fuel, ...input, unit })
  } else await company.activityRecords.create(recordInput(input))
  return { amount, row, edition, day }
}

async function furnish(seed: number) {
  const random = randomFrom(seed)
  const { company } = testService({ policy: { required: 'lenient' } })
  const figures = { co2: null, ch4: null, n2o: null, co2e: OWN, denominatorUnitId: 13, numeratorUnitId: 2 }
  const own = (await company.emissionFactors.create({ name: 'Rape oil', ...figures })).record.id
  const site = (await company.sites.create(siteInput())).record.id
  const records: HandRecord[] = []
  for (let nth = 0; nth < RECORDS; nth++) records.push(await record(random, company, { own, site }))
  await company.periods.lock(LOCK)
  return { random, company, records }
}

async function switched(
  company: Company<never>,
  from: number,
  to: number,
  records: number,
): Promise<StoredRestatement> {
  let last: StoredRestatement | undefined
  const editions = { from: `desnz-${from}`, to: `desnz-${to}` }
  for await (const state of company.restatements.run({ ...SPAN, editions }, { records })) last = state
  return last as StoredRestatement
}

describe('a switch of editions of random companies', () => {
  it.each(SEEDS)(
    'counts as the rows of the other edition do by hand, and as its preview tells (seed %d)',
    async (seed) => {
      for (let nth = 0; nth < COMPANIES; nth++) {
        const { random, company, records } = await furnish(seed + nth)
        const [from, to] = random.one([[2024, 2025] as const, [2025, 2024] as const])
        const totalBefore = fraction(await company.exactTotal())
        const editions = { from: `desnz-${from}`, to: `desnz-${to}` }
        const preview = await company.restatements.preview({ ...SPAN, editions }, { records: random.whole(1, 7) })
        expect(isEqual(fraction(await company.exactTotal()), totalBefore)).toBe(true)
        const run = await switched(company, from, to, random.whole(1, 7))
        const after = sum(records.map((one) => times(fraction(one.amount), fraction(factorAfter(one, from, to)))))
        expect(isEqual(fraction(await company.exactTotal()), after), `${await company.exactTotal()}`).toBe(true)
        expect(isEqual(sum([totalBefore, fraction(run.differenceKg)]), after)).toBe(true)
        const parts = run.byFactor.map(({ differenceKg }) => fraction(differenceKg))
        expect(isEqual(sum(parts), fraction(run.differenceKg))).toBe(true)
        const { id: _, createdAt: __, updatedAt: ___, finishedAt: ____, ...told } = preview
        expect(run).toMatchObject(told)

        const named = records.filter((one) => one.row !== null && one.edition === from && isIn(one, SPAN))
        const stay = named.filter((one) => isIn(one, LOCK) || one.row?.[to] === null)
        expect([run.changed, run.failed]).toEqual([named.length - stay.length, stay.length])
        expect(run.unchanged).toBe(records.filter((one) => isIn(one, SPAN)).length - named.length)
        expect(await company.verifyTotals()).toEqual([])
        const again = await switched(company, from, to, 100)
        expect([again.changed, again.failed, again.differenceKg]).toEqual([0, stay.length, '0'])
        expect((await company.audit.verifyLog()).verified).toBe(true)
      }
    },
  )
})
