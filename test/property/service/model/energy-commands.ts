import type { Random } from '../../../oracle/random.ts'
import { type Fraction, fraction, plus, times } from '../../../oracle/rational-oracle.ts'
import { changed, created, isSameNumber } from './activity-answers.ts'
import { anyPeriod, anyQuantity, anyVersion, isEmpty, sent, some } from './chance.ts'
import {
  asKept,
  conversion,
  ELECTRICITY_UNITS,
  gridKg,
  isAlike,
  kilowattHours,
  ROWS,
  share,
  uncovered,
} from './emission-oracle.ts'
import { anyFiles, filesOfAnswer, filesToBe } from './file-commands.ts'
import { type NaiveCompany, ZERO } from './naive-company.ts'
import type { ModelEnergy, ModelFactor } from './naive-records.ts'
import { anyFactorId, anyKindId, anyOf, anyVendor, KINDS, namedFactor, namedKind, PUBLISHED } from './naming.ts'
import type { Twin } from './world.ts'

type Used = Pick<ModelEnergy, 'value' | 'unitId' | 'percentage' | 'year' | 'countryId' | 'custom'>

const KWH = '4'

/** What is clean counts nothing, or by the policy something; and is in a supplier's mix already. */
function cleanKg(used: Used, { policy }: NaiveCompany): Fraction {
  const isCounted = policy.isCleanCounted && used.custom?.isSupplierMix !== true
  return isCounted ? times(kilowattHours(used), share(used.percentage), ROWS.clean()) : ZERO
}

/** By the factor that was named, else by that of the grid; and what is clean by the policy as it is now. */
function energyKg(used: Used, naive: NaiveCompany): Fraction {
  const { value, unitId, percentage, year, countryId, custom } = used
  const { kg, unitId: per } = custom ?? { kg: gridKg(countryId, year) as Fraction, unitId: KWH }
  const rest = custom?.isSupplierMix ? fraction('1') : uncovered(percentage)
  return asKept(plus(times(fraction(value), conversion(unitId, per), rest, kg), cleanKg(used, naive)))
}

/** Counts clean electricity from now on, or no longer: what was computed before stays as it is. */
export async function changePolicy({ naive: { policy } }: Twin): Promise<void> {
  policy.isCleanCounted = !policy.isCleanCounted
}

/** What electricity cannot be computed from: a unit or a factor of anything else, or no factor at all. */
function meaningRefusals({ unitId, countryId, year, custom }: Used): readonly string[] {
  if (custom === null && gridKg(countryId, year) === null) return ['site.countryId factor_not_found']
  const isElectric = isAlike(unitId, KWH) && (custom === null || isAlike(custom.unitId, KWH))
  if (!isElectric) return ['unitId unit_dimension_mismatch']
  return custom?.id === PUBLISHED.gas.id ? ['customEmissionFactorId factor_category_mismatch'] : []
}

function anyPercentage(random: Random): string {
  return random.one(['0', '100', '40', '33.3', '0.0000001', '99.999'])
}

function anyUnit(random: Random): string {
  return random.unit() < 0.04 ? '13' : random.one(ELECTRICITY_UNITS)
}

/** An own or published factor to name; or, as often, none. */
function anyCustomId(twin: Twin, random: Random): string | null {
  return random.unit() < 0.5 ? null : anyFactorId(twin, random)
}

/** The factor that is named as it is now; the one that was named before as it was then. */
function customNamed(naive: NaiveCompany, id: string | null, held: ModelFactor | null) {
  if (id === null || id === held?.id) return { custom: id === null ? null : held, refused: [] }
  const { factor, refused } = namedFactor(naive, id, 'customEmissionFactorId')
  return { custom: factor ?? null, refused }
}

function countryOf({ sites }: NaiveCompany, siteId: string): number {
  return sites.get(siteId)?.countryId ?? 0
}

/** Where no grid factor is found it is said beside whatever else is wrong, unless a factor is named. */
function unnamedRefusals({ countryId, year }: Used, customId: string | null, others: readonly string[]) {
  const noGrid = customId === null && gridKg(countryId, year) === null ? ['site.countryId factor_not_found'] : []
  return [...noGrid, ...others]
}

export async function createEnergy(twin: Twin, random: Random): Promise<void> {
  const { real, naive } = twin
  const siteId = anyOf(twin, 'sites', random)
  if (siteId === undefined) return
  const { year, start, end } = anyPeriod(random)
  const customId = anyCustomId(twin, random)
  const { custom, refused: noFactor } = customNamed(naive, customId, null)
  const kindId = anyKindId(twin, random, KINDS.electricity)
  const { vendorId, refused: noVendor } = anyVendor(twin, random)
  const files = random.unit() < 0.3 ? anyFiles(twin, random) : []
  const toBe = filesToBe(naive, files)
  const figures = { value: anyQuantity(random, { isSigned: true }), percentage: anyPercentage(random) }
  const used = { ...figures, unitId: anyUnit(random), year, countryId: countryOf(naive, siteId), custom }
  const others = [...noFactor, ...namedKind(naive, kindId).refused, ...noVendor, ...toBe.refused]
  const unnamed = unnamedRefusals(used, customId, others)
  const work = real.siteEnergies.create(siteId, {
    ...{ value: sent(random, used.value), unitId: Number(used.unitId), percentageOfCleanEnergy: used.percentage },
    ...{ startDate: start, endDate: end, vendorId, files, customEmissionFactorId: customId },
    ...(kindId === KINDS.electricity.id ? {} : { emissionKindId: kindId }),
  })
  const meaning = unnamed.length > 0 ? unnamed : meaningRefusals(used)
  await created(naive, work, {
    ...{ of: 'siteEnergies', start },
    refused: naive.sites.has(siteId) ? meaning : ['siteId not_found'],
    activity: ({ id, files: shown }) => {
      const tenantScope = { below: siteId, vendorId, batchIds: [], start, kindId, version: 1 }
      const kept = filesOfAnswer(naive, toBe, shown)
      return { id, of: 'siteEnergies', ...tenantScope, ...used, kg: energyKg(used, naive), files: kept }
    },
  })
}

/** What is sent of a change. */
interface EnergyChange {
  readonly value?: string
  readonly percentageOfCleanEnergy?: string
  readonly unitId?: number
  readonly emissionKindId?: string
  readonly customEmissionFactorId?: string | null
  readonly vendorId?: string | null
  readonly files?: ReturnType<typeof anyFiles>
  readonly startDate?: string
  readonly endDate?: string
}

function anyChange(twin: Twin, held: ModelEnergy, random: Random): EnergyChange {
  const { start, end } = anyPeriod(random)
  const figures = {
    value: anyQuantity(random, { isSigned: true }),
    percentageOfCleanEnergy: anyPercentage(random),
    unitId: Number(anyUnit(random)),
    customEmissionFactorId: random.unit() < 0.4 ? (held.custom?.id ?? null) : anyCustomId(twin, random),
  }
  const names = {
    emissionKindId: random.unit() < 0.5 ? held.kindId : anyKindId(twin, random, KINDS.electricity),
    vendorId: anyVendor(twin, random).vendorId,
    files: anyFiles(twin, random),
  }
  // half of the changes are none of what it is computed from
  if (random.unit() < 0.5) return some(random, names)
  const dates = random.unit() < 0.3 ? { startDate: start, endDate: end } : {}
  return { ...some(random, { ...figures, ...names }, 0.3), ...dates }
}

/** True where anything that the emission follows from is another. */
function needsRecalculation(held: ModelEnergy, after: Used): boolean {
  const isSame = isSameNumber(held.value, after.value) && isSameNumber(held.percentage, after.percentage)
  return !isSame || held.unitId !== after.unitId || held.custom?.id !== after.custom?.id || held.year !== after.year
}

/** Where nothing that it is computed from changes it stays as it was, wherever its site has moved to. */
export async function changeEnergy(twin: Twin, held: ModelEnergy, random: Random): Promise<void> {
  const { real, naive } = twin
  const change = anyChange(twin, held, random)
  const { vendorId = held.vendorId, emissionKindId: kindId = held.kindId, startDate: start = held.start } = change
  const { customEmissionFactorId: customId = held.custom?.id ?? null } = change
  const { custom, refused: noFactor } = customNamed(naive, customId, held.custom)
  const said = {
    value: change.value ?? held.value,
    percentage: change.percentageOfCleanEnergy ?? held.percentage,
    unitId: String(change.unitId ?? held.unitId),
    year: start.slice(0, 4),
    custom,
  }
  const isAnew =
    needsRecalculation(held, { ...said, countryId: held.countryId }) || customId !== (held.custom?.id ?? null)
  const used = { ...said, countryId: isAnew ? countryOf(naive, held.below) : held.countryId }
  const noKind = kindId === held.kindId ? [] : namedKind(naive, kindId).refused
  const noVendor = vendorId === null || naive.vendors.has(vendorId) ? [] : ['vendorId unknown_vendor']
  const toBe = filesToBe(naive, change.files ?? [], held.files)
  const others = [...noFactor, ...noKind, ...noVendor, ...toBe.refused]
  const unnamed = isAnew ? unnamedRefusals(used, customId, others) : others
  const { options, outdated } = anyVersion(random, held.version)
  const meaning = unnamed.length > 0 || !isAnew ? unnamed : meaningRefusals(used)
  const body = change.value === undefined ? change : { ...change, value: sent(random, change.value) }
  const path = { siteId: held.below, energyId: held.id }
  await changed(naive, real.siteEnergies.update(path, body, options), {
    before: held,
    start,
    refused: outdated.length > 0 ? outdated : meaning,
    isNothing: isEmpty(change),
    after: ({ files }) => {
      const kept = change.files === undefined ? held.files : filesOfAnswer(naive, toBe, files)
      return { ...held, ...used, start, vendorId, kindId, kg: isAnew ? energyKg(used, naive) : held.kg, files: kept }
    },
  })
}

/** Computed again by its factors as they are now, where its site is now. */
export async function recalculateEnergy({ real, naive }: Twin, held: ModelEnergy): Promise<void> {
  const customId = held.custom?.id ?? null
  const { custom, refused } = customNamed(naive, customId, null)
  const used = { ...held, custom, countryId: countryOf(naive, held.below) }
  const unnamed = unnamedRefusals(used, customId, refused)
  await changed(naive, real.siteEnergies.recalculate({ siteId: held.below, energyId: held.id }), {
    before: held,
    refused: unnamed.length > 0 ? unnamed : meaningRefusals(used),
    action: 'recalculate',
    after: () => ({ ...used, kg: energyKg(used, naive) }),
  })
}
