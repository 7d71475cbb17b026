import { DEMO_GRID_REGIONS, seedDemo } from '../../src/apps/cli/serve/demo-company.ts'
import { units } from '../../src/core/units/index.ts'
import { findFactor, publishedCatalogue } from '../../src/reference/factors/index.ts'
import { builtInKindId } from '../../src/resources/index.ts'
import { withFactorSets } from '../../src/rows/row-catalogue.ts'
import { type Company, createService } from '../../src/service/index.ts'
import type { randomFrom } from '../oracle/random.ts'

type Random = ReturnType<typeof randomFrom>

const FUELS = [
  { key: 'desnz-2025/fuels/liquid-fuels/gas-oil/litres', units: [units.litre.id, units.cubicMetre.id] },
  {
    key: 'desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv',
    units: [units.kilowattHour.id, units.megajoule.id],
  },
  { key: 'desnz-2024/fuels/liquid-fuels/diesel-average-biofuel-blend/litres', units: [units.litre.id] },
] as const

const emissionKindId = builtInKindId('site-fuel')

const DAY_MS = 86_400_000
const START = Date.UTC(2024, 0, 1)
const DAYS = 731

/** A period of up to 90 days that begins in 2024 or 2025: some of them last into the next year. */
function periodOf(random: Random) {
  const start = START + random.whole(0, DAYS - 1) * DAY_MS
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  return { start: day(start), end: day(start + random.whole(0, 90) * DAY_MS) }
}

/** Amounts of up to 17 digits. */
function amountOf(random: Random): string {
  const digits = random.whole(1, 17)
  return `${random.whole(1, 99_999)}${digits > 5 ? `.${'7'.repeat(digits - 5)}` : ''}`
}

/** Adds one record of a site or a vehicle. */
type Add = (random: Random) => Promise<unknown>

async function adders(company: Company<never>): Promise<readonly Add[]> {
  const sites = (await company.sites.list({})).records.map(({ id }) => id)
  const vehicles = (await company.vehicles.list({})).records.map(({ id }) => id)
  const pick = <T>(random: Random, list: readonly T[]) => list[random.whole(0, list.length - 1)] as T
  return [
    (random) => {
      const { start: startDate, end: endDate } = periodOf(random)
      const fuel = pick(random, FUELS)
      const [emissionFactorId, unitId] = [findFactor(fuel.key).id, pick<number>(random, fuel.units)]
      const input = { startDate, endDate, value: amountOf(random), unitId, emissionFactorId, emissionKindId }
      return company.siteFuels.create(pick(random, sites), input)
    },
    (random) => {
      const { start: startDate, end: endDate } = periodOf(random)
      const percentageOfCleanEnergy = pick(random, [0, 0, 12.5, 100])
      const input = {
        startDate,
        endDate,
        value: amountOf(random),
        unitId: units.kilowattHour.id,
        percentageOfCleanEnergy,
      }
      return company.siteEnergies.create(pick(random, sites), input)
    },
    (random) => {
      const { start: startDateUtc, end: endDateUtc } = periodOf(random)
      return company.vehicleEmissions.create(pick(random, vehicles), {
        startDateUtc,
        endDateUtc,
        amount: amountOf(random),
      })
    },
  ]
}

/** The invented company with its year, and as many records of two years beside it. */
export async function largeCompany(records: number, random: Random): Promise<Company<never>> {
  const service = createService({
    catalogue: await withFactorSets(publishedCatalogue),
    gridRegions: DEMO_GRID_REGIONS,
    policy: { required: 'lenient' },
  })
  const company = service.company(1)
  await seedDemo(company)
  const add = await adders(company)
  for (let index = 0; index < records; index++) await add[index % add.length]?.(random)
  return company
}
