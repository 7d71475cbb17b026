import type { UncheckedPayload } from '../../src/service/index.ts'
import { batchInput, productInput } from '../fixtures/batches.ts'
import { csvSource, fuelBills } from '../fixtures/import-source.ts'
import { aYear } from '../fixtures/inventory.ts'
import { energyInput, FACTORS, fuelInput, leakInput, recordInput, type TestService } from '../fixtures/service.ts'

/** What the use of a version acts on. */
interface Use extends TestService {
  readonly siteId: string
  readonly vendorId: string
  /** The calendar year of its locks and shares, and the number in its names; a year is used once. */
  readonly year: number
}

const OWN: UncheckedPayload<'createEmissionFactor'> = {
  ...{ name: 'Rape oil', source: 'a lab', co2e: 2, co2: 1.5, ch4: 0, n2o: 0, denominatorUnitId: 13 },
}

const yearOf = (year: number) => ({ from: `${year}-01-01`, to: `${year + 1}-01-01` })

/** Uses everything that the first version has a table for; returns what later versions act on. */
async function useBase(test: TestService, year: number): Promise<Use> {
  const { company, service } = test
  const { leeds: siteId, van, fuel } = await aYear(test)
  const vendorId = (await company.vendors.create({ name: 'Oil and Sons', countryId: 826, vendorType: 'fuel' })).record
    .id
  const own = (await company.emissionFactors.create(OWN)).record.id
  const kind = { scope: 'SCOPE_1', underScope: 'x', activityTypeUnderScope: 'y', name: `kind ${year}` } as const
  const emissionKindId = (await company.emissionKinds.create(kind)).record.id
  const file = (await company.files.create({ name: 'Bill', url: 'https://example.com/bill.pdf' })).record.id
  const given = { files: [{ id: file }], vendorId, emissionKindId, value: '600.00000000000000000001' }
  await company.siteFuels.create(siteId, fuelInput({ ...given, emissionFactorId: own }))
  const product = (await company.products.create(productInput())).record.id
  await company.batches.create(batchInput({ productsBathes: [{ productId: product, count: 150 }] }))
  await company.siteFuels.update({ siteId, fuelId: fuel.record.id }, { comment: 'by hand' })
  await company.vehicleEmissions.create(van, { startDateUtc: '2025-04-10', endDateUtc: '2025-05-10', amount: '0.1' })
  for await (const { failed } of company.restatements.run({ ...yearOf(2025), id: `again ${year}` })) {
    if (failed > 0) throw new Error('a record was not restated')
  }
  await company.periods.lock({ ...yearOf(year), comment: 'audited' })
  const lifted = await company.periods.lock(yearOf(year + 1))
  await company.periods.unlock(lifted.record.id)
  const idempotency = { route: 'POST siteFuels.create', key: `bill ${year}`, fingerprint: 'x' }
  await service.company(company.id, { actor: 'client', idempotency }).siteFuels.create(siteId, fuelInput({ value: 7 }))
  return { ...test, siteId, vendorId, year }
}

/** Of the years that a company is used in, one is odd and one is even: a scope has one base year. */
async function setBaseYear({ company, siteId, year }: Use): Promise<void> {
  const basis = { approach: 'operational_control', scope2Method: 'location_based', thresholdPercent: '5.5' } as const
  const scopes = [year % 2 === 0 ? 'SCOPE_2' : 'SCOPE_1'] as const
  const { id } = (await company.baseYear.set({ ...basis, year: 2025, scopes })).record
  await company.baseYear.addTrigger(id, { kind: 'error', siteId, description: 'a bill was missing', effectKg: '-30.5' })
}

async function useInstruments({ company, siteId }: Use): Promise<void> {
  const dates = { startDate: '2025-01-01', endDate: '2026-01-01' }
  const green = { technology: 'wind', emissionFactorId: 'tonne/zero-emission-electricity/kwh' } as const
  const certificate = { ...dates, ...green, kind: 'certificate', name: 'GO', energyKwh: 1240, countryId: 826 } as const
  const { id: instrumentId } = (await company.instruments.create({ ...certificate, retiredAt: '2026-02-01' })).record
  await company.siteEnergies.create(siteId, energyInput({ instruments: [{ instrumentId, energyKwh: 100 }] }))
}

async function useRules({ company, siteId, year }: Use): Promise<void> {
  const account = String(year)
  await company.factorRules.create({ activity: 'siteFuels', account, emissionFactorId: FACTORS.diesel.id })
  await company.siteFuels.create(siteId, fuelInput({ account, emissionFactorId: null as never, value: 4 }))
}

/** A share of a site after the locked year. */
async function setShare({ company, siteId, year }: Use): Promise<void> {
  const control = { financialControl: true, operationalControl: true, group: 'other' } as const
  await company.boundaries.create({
    ...control,
    equityShare: '50.00000000000000000001',
    siteId,
    ...yearOf(year + 2),
  } as never)
}

/** Uses what each version after the first one added, in order. */
const LATER_USES: readonly ((use: Use) => Promise<unknown>)[] = [
  ({ company, siteId }) => company.refrigerantLeaks.create(siteId, leakInput({ value: '2.00000000000000000001' })),
  ({ company, siteId, vendorId }) => company.activityRecords.create(recordInput({ siteId, vendorId, meter: 'H1' })),
  useInstruments,
  setShare,
  setBaseYear,
  useRules,
  ({ company, year }) => company.imports.commit(csvSource(fuelBills([1, 2.5, year], `Works ${year}`), `${year}.csv`)),
]

/** Uses a company as a version of the schema allowed, with records in every table of it. A year may be used once. */
export async function useAs(version: number, test: TestService, year: number): Promise<void> {
  const use = await useBase(test, year)
  for (const add of LATER_USES.slice(0, version - 1)) await add(use)
}
