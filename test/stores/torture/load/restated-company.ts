import { randomUUID } from 'node:crypto'
import { builtInKindId } from '../../../../src/resources/index.ts'
import { createService, type ServiceRecords, type Store, type Transaction } from '../../../../src/service/index.ts'

/** Records of a site. */
const RECORDS_OF_A_SITE = 20_000
/** Records that are written in one transaction. */
const AT_ONCE = 2_000
const YEAR = Date.UTC(2025, 0, 1)
const HOUR_MS = 3_600_000

export const COMPANY = 1
/** Whose records are restated. */
export const SPAN = { from: '2025-01-01', to: '2026-01-01' } as const
/** What the factor is at first, and then: kilograms of CO2e a litre. */
export const KG_PER_LITRE = { before: 2, after: 3.7 } as const

type Writing = Transaction<ServiceRecords>

/** The company of a store, which may leave out what it likes. */
export function companyOn(store: Store<ServiceRecords>) {
  return createService({ store, policy: { required: 'lenient' } }).company(COMPANY)
}

export type RestatedCompany = ReturnType<typeof companyOn>

/** Thousandths of a litre of the n-th record: from 1 up to ten thousand litres, none of them round. */
export function millilitresOf(nth: number): number {
  return 1_001 + ((nth * 7_919) % 9_998_999)
}

/** What all of so many records emit, in kilograms, exact, by a factor of so many tenths. */
export function totalOf(records: number, tenths: bigint): string {
  let millilitres = 0n
  for (let nth = 0; nth < records; nth++) millilitres += BigInt(millilitresOf(nth))
  const tenThousandths = (millilitres * tenths).toString().padStart(5, '0')
  const text = `${tenThousandths.slice(0, -4)}.${tenThousandths.slice(-4)}`
  return text.replace(/\.?0+$/, '')
}

async function patternOf(tx: Writing, fuelId: string) {
  const fuel = await tx.siteFuels.get(fuelId)
  const [line] = (await tx.log.list({ recordId: fuelId, by: 'sequence' })).rows
  const emission = fuel === null ? null : await tx.emissions.get(fuel.record.emissionId)
  const [contribution] = line?.record.computed?.calculation.contributions ?? []
  if (fuel === null || emission === null || line === undefined || contribution === undefined) {
    throw new TypeError('what was just written is not there')
  }
  const { sequence: _, digest: __, ...said } = line.record
  return { fuel: fuel.record, emission: emission.record, line: said, contribution }
}

type Pattern = Awaited<ReturnType<typeof patternOf>>

/** The n-th record, as a POST of it would have written it. */
function written({ fuel, emission, line, contribution }: Pattern, siteId: string, nth: number) {
  const [id, emissionId] = [randomUUID(), randomUUID()]
  const start = YEAR + (nth % 8_760) * HOUR_MS
  const dates = { startDate: new Date(start).toISOString(), endDate: new Date(start + HOUR_MS).toISOString() }
  const value = millilitresOf(nth) / 1_000
  const exact = String((millilitresOf(nth) * KG_PER_LITRE.before) / 1_000)
  const calculation = {
    ...line.computed?.calculation,
    contributions: [{ ...contribution, activity: { ...contribution.activity, value } }],
  }
  return {
    fuel: { record: { ...fuel, ...dates, id, emissionId, siteId, value, totalEmission: Number(exact) }, exact },
    emission: { record: { ...emission, id: emissionId, recordId: id } },
    line: { ...line, recordId: id, after: exact, computed: { ...line.computed, calculation } },
  }
}

/** Gives the company so many fuels by a factor of its own, and then changes that. */
export async function fillToRestate(store: Store<ServiceRecords>, records: number): Promise<void> {
  const company = companyOn(store)
  const figures = { co2: null, ch4: null, n2o: null, denominatorUnitId: 13, numeratorUnitId: 2 }
  const { before, after } = KG_PER_LITRE
  const { record: factor } = await company.emissionFactors.create({ name: 'Rape oil', ...figures, co2e: before })
  const place = { address: '1 Mill Lane', coordinates: { lat: 53.79, lng: -1.53 } }
  const addSite = async () =>
    (await company.sites.create({ name: 'Works', address: place, area: 1, unit: 'M2', countryId: 826 })).record.id
  let siteId = await addSite()
  const dates = { startDate: new Date(YEAR).toISOString(), endDate: new Date(YEAR + HOUR_MS).toISOString() }
  const named = { unitId: 13, emissionFactorId: factor.id, emissionKindId: builtInKindId('site-fuel') }
  const input = { ...dates, ...named, value: millilitresOf(0) / 1_000 }
  const { record } = await company.siteFuels.create(siteId, input)
  const pattern = await store.transaction(COMPANY, (tx) => patternOf(tx, record.id))
  for (let index = 1; index < records; index += AT_ONCE) {
    if (index % RECORDS_OF_A_SITE === 1) siteId = await addSite()
    const numbers = Array.from({ length: Math.min(AT_ONCE, records - index) }, (_, n) => index + n)
    const made = numbers.map((nth) => written(pattern, siteId, nth))
    await store.transaction(COMPANY, async (tx) => {
      await tx.siteFuels.insertAll(made.map(({ fuel }) => fuel))
      await tx.emissions.insertAll(made.map(({ emission }) => emission))
      await tx.log.appendAll(made.map(({ line }) => line) as never)
    })
  }
  await company.emissionFactors.update(factor.id, { co2e: after })
}
