import { getOrCompute, keysOf } from '../../base/index.ts'
import { RationalSum } from '../../core/exact/index.ts'
import type { Activity } from '../../ledger/context/activity-stream.ts'
import type { Context, ReadTx } from '../../ledger/context/context.ts'
import { readAll } from '../../ledger/context/long-reads.ts'
import { type Moments, overlapsPeriod, subtractYears } from '../../ledger/context/period.ts'
import type { ActivityCollection } from '../../ledger/context/records.ts'
import type { InventoryResource, ReadinessResource, ReadinessStratum } from '../../resources/index.ts'
import { toFigure } from '../inventory/decimal.ts'
import { groupsReader, type RecordGroups } from '../inventory/groups-reader.ts'
import { compareTexts } from '../inventory/in-order.ts'
import { failWithoutRecords, type InventoryPeriod, inventoryPeriod, readInventory } from '../inventory/inventory.ts'
import { type MonthPart, monthCutter } from '../inventory/record-parts.ts'
import { hasLocationFigure, totalsBelowZero } from '../inventory/tally.ts'
import type { WatchedRecord } from '../inventory/watched-record.ts'
import { FindingList, type FindingPlace } from './finding-list.ts'
import type { FindingRuleName } from './finding-rules.ts'
import {
  Duplicates,
  editionNews,
  GwpSetCounts,
  massBalanceReader,
  newerEditionFinder,
  OutlierGroups,
  UpstreamGap,
} from './record-findings.ts'

/** The number of months with records from which on every month is expected to have one. */
const MONTHS_MIN = 2

/** The months of records. */
interface CoveredMonths {
  readonly inPeriod: Set<string>
  /**
   * Months in the period and the year before that a record with a length covers; a delivery at one moment covers none.
   */
  readonly covered: Set<string>
}

/** Records of a site, kind and fuel, by month: all of them, and those of each meter. */
interface Series extends FindingPlace, CoveredMonths {
  /** By the name of the meter; the key of records that name none is null. */
  readonly byMeter: Map<string | null, CoveredMonths>
}

/** Months without a record, and the rule that they break. */
interface MissingMonths extends FindingPlace {
  readonly rule: FindingRuleName
  readonly months: readonly string[]
}

const emptyMonths = (): CoveredMonths => ({ inPeriod: new Set(), covered: new Set() })

function kindKey({ site, kind }: FindingPlace): string {
  return `${site?.id}\n${kind?.id}`
}

/** True if the site of a record is expected to have such a record every month. */
function isExpected({ siteId, isMonthly }: Activity): boolean {
  return siteId !== null && isMonthly
}

function isExpectedMonthly({ covered }: CoveredMonths): boolean {
  return covered.size >= MONTHS_MIN
}

/** Splits the months by a test: those that pass it, and the others. */
function splitMonths(months: readonly string[], doesPass: (month: string) => boolean) {
  return [months.filter(doesPass), months.filter((month) => !doesPass(month))] as const
}

/** The months of the period in which a meter has no record, but another meter of the same fuel has. */
function missingOfMeter({ inPeriod, covered }: CoveredMonths, { inPeriod: ofFuel, byMeter }: Series) {
  const ownMonths = [...inPeriod, ...covered].sort()
  const [first = '', last = ''] = [ownMonths[0], ownMonths.at(-1)]
  const unnamed = byMeter.get(null)?.inPeriod
  const months = [...ofFuel].filter((month) => !inPeriod.has(month)).sort()
  // between its records a meter was in use; before and after them it may have been added or replaced
  const [within, around] = splitMonths(months, (month) => first < month && month < last && !unnamed?.has(month))
  return [{ rule: 'month_of_meter', months: within } as const, { rule: 'month_beside_meters', months: around } as const]
}

/**
 * The months of a period with records, by site, kind, fuel and meter; one fuel of a site does not replace another, nor
 * does one meter. Only names of months are held, so memory does not grow with the number of records.
 */
class MonthCoverage {
  readonly #period: Moments
  readonly #partsIn: (record: Moments) => readonly MonthPart[]
  readonly #yearBefore: Moments
  readonly #partsBefore: (record: Moments) => readonly MonthPart[]
  readonly #series = new Map<string, Series>()

  constructor(period: Moments) {
    this.#period = period
    this.#partsIn = monthCutter(period)
    this.#yearBefore = { from: subtractYears(period.from, 1), to: period.from }
    this.#partsBefore = monthCutter(this.#yearBefore)
  }

  /** True if a record ends before the period and reaches into the year before. */
  isOfYearBefore(activity: Activity): boolean {
    return isExpected(activity) && overlapsPeriod(activity, this.#yearBefore)
  }

  /** Adds a record of the period, by its months in it. */
  add(groups: RecordGroups, activity: Activity, months: readonly string[]): void {
    if (!isExpected(activity)) return
    for (const { inPeriod, covered } of this.#monthsOf(groups, activity)) {
      for (const month of months) inPeriod.add(month)
      if (activity.from < activity.to) for (const month of months) covered.add(month)
    }
  }

  /** Adds a record of the year before. */
  addEarlier(groups: RecordGroups, activity: Activity): void {
    if (activity.from === activity.to) return
    const months = this.#partsBefore(activity)
    for (const { covered } of this.#monthsOf(groups, activity)) for (const { month } of months) covered.add(month)
  }

  /**
   * Finds the months without a record, for every site, kind and fuel with records in at least two months, and for every
   * such meter.
   */
  missing(): readonly MissingMonths[] {
    const all = this.#partsIn(this.#period).map(({ month }) => month)
    const monthsOfKind = this.#monthsOfKinds()
    return [...this.#series.values()]
      .filter(isExpectedMonthly)
      .flatMap((series): readonly MissingMonths[] => {
        const { site, kind, fuel, inPeriod, byMeter } = series
        const others = monthsOfKind.get(kindKey(series))
        const months = all.filter((month) => !inPeriod.has(month))
        const [ofOtherFuels, unrecorded] = splitMonths(months, (month) => others?.has(month) === true)
        const ofMeters = [...byMeter].flatMap(([meter, own]) =>
          meter === null || !isExpectedMonthly(own)
            ? []
            : missingOfMeter(own, series).map((found) => ({ site, kind, fuel, meter, ...found })),
        )
        return [
          { site, kind, fuel, rule: 'month_missing', months: unrecorded },
          { site, kind, fuel, rule: 'month_beside_others', months: ofOtherFuels },
          ...ofMeters,
        ]
      })
      .filter(({ months }) => months.length > 0)
  }

  /** The months of the period with a record of any fuel, by site and kind. */
  #monthsOfKinds(): ReadonlyMap<string, ReadonlySet<string>> {
    const found = new Map<string, Set<string>>()
    for (const series of this.#series.values()) {
      const months = getOrCompute(found, kindKey(series), () => new Set())
      for (const month of series.inPeriod) months.add(month)
    }
    return found
  }

  /** The months of the fuel of a record, and those of its meter. */
  #monthsOf({ site, kind }: RecordGroups, { fuel, meter = null }: Activity): readonly CoveredMonths[] {
    const key = `${kindKey({ site, kind })}\n${fuel ?? ''}`
    const series = getOrCompute(this.#series, key, () => ({ site, kind, fuel, byMeter: new Map(), ...emptyMonths() }))
    return [series, getOrCompute(series.byMeter, meter, emptyMonths)]
  }
}

interface Stratum {
  readonly site: RecordGroups['site']
  readonly collection: ActivityCollection
  readonly scope: string
  records: number
  readonly co2e: RationalSum
}

/** The records of a period by site, activity and scope; auditors draw samples from these. */
class Strata {
  readonly #strata = new Map<string, Stratum>()

  add({ activity: { collection }, groups: { site, kind }, record }: WatchedRecord): void {
    const key = [site?.id ?? '', collection, kind.scope].join('\n')
    const stratum: Stratum = this.#strata.get(key) ?? {
      ...{ site, collection, scope: kind.scope, records: 0, co2e: new RationalSum() },
    }
    this.#strata.set(key, stratum)
    stratum.records++
    stratum.co2e.add(record.whole.amounts.co2e)
  }

  /** In the order of site names; records without a site come first. */
  resource(): ReadinessStratum[] {
    return [...this.#strata.values()]
      .map(({ site, co2e, ...stratum }) => ({
        siteId: site?.id ?? null,
        siteName: site?.name ?? null,
        ...stratum,
        co2e: toFigure(co2e.exact()),
      }))
      .sort((a, b) => compareTexts(stratumTexts(a), stratumTexts(b)))
  }
}

function stratumTexts({ siteId, siteName, collection, scope }: ReadinessStratum): string[] {
  return [siteName ?? '', siteId ?? '', collection, scope]
}

type Overlaps = InventoryResource['overlaps']
type Overlap = Overlaps['groups'][number]

/** Adds the overlaps of an inventory to the findings, and the number of overlaps that it does not list. */
export function addOverlaps(
  findings: FindingList,
  { total, groups }: Overlaps,
  placeOf: (overlap: Overlap) => FindingPlace,
): void {
  for (const overlap of groups) {
    const { recordIds: ids, records } = overlap
    findings.add('period_overlap', placeOf(overlap), { ids, records })
  }
  const unlisted = total - groups.length
  if (unlisted > 0) findings.add('overlaps_unlisted', { site: null, kind: null }, { ids: [], detail: String(unlisted) })
}

/**
 * Problems to fix before a company reports a period, each with a code, its records and the action, and the populations
 * that an auditor samples from. Nothing is filled in or corrected.
 */
export type Readiness = Readonly<ReadinessResource>

/** The period of a report. */
export interface ReadinessRequest extends InventoryPeriod {
  /** True if the report will count upstream emissions of electricity in Scope 3 category 3. */
  readonly upstream?: boolean | undefined
}

const COMPANY: FindingPlace = { site: null, kind: null }

/** The rules that apply to a single record. */
function singleRecordRules({ activity, groups, record }: WatchedRecord, period: Moments): readonly FindingRuleName[] {
  const { scope } = groups.kind
  const applies: Partial<Record<FindingRuleName, boolean>> = {
    location_figure_missing: scope === 'SCOPE_2' && !hasLocationFigure(groups, record),
    category_missing: scope === 'SCOPE_3' && record.scope3Category === null,
    period_straddles: activity.from < period.from || activity.to > period.to,
    evidence_missing: activity.files.length === 0,
    factor_secondary: record.codes.has('factor_from_secondary_copy'),
  }
  return keysOf(applies).filter((rule) => applies[rule])
}

/** The period of a report, and whether upstream emissions count. */
interface ReadinessRead {
  readonly period: Moments
  readonly upstream: boolean
}

/** Builds the findings. Records are added once, one by one. */
class ReadinessWork {
  readonly #period: Moments
  readonly #findings = new FindingList()
  readonly #months: MonthCoverage
  readonly #duplicates: Duplicates
  readonly #outliers = new OutlierGroups()
  readonly #newerKeyOf: ReturnType<typeof newerEditionFinder>
  readonly #today: string
  readonly #gwpSets = new GwpSetCounts()
  readonly #gwpSetsByLocation = new GwpSetCounts()
  readonly #strata = new Strata()
  readonly #upstream: UpstreamGap
  readonly #groupsOf: ReturnType<typeof groupsReader>
  readonly #massRuleOf: ReturnType<typeof massBalanceReader>
  /** Places by site and kind, for overlaps, which only have ids. */
  readonly #places = new Map<string, FindingPlace>()

  constructor(tx: ReadTx, { units, catalogue, now }: Context, { period, upstream }: ReadinessRead) {
    this.#period = period
    this.#upstream = new UpstreamGap({ isElectricityCounted: upstream })
    this.#months = new MonthCoverage(period)
    this.#duplicates = new Duplicates(units)
    this.#newerKeyOf = newerEditionFinder(catalogue)
    this.#today = now().slice(0, 10)
    this.#groupsOf = groupsReader(tx)
    this.#massRuleOf = massBalanceReader(tx)
  }

  /** Adds a record of the period. */
  async add(watched: WatchedRecord): Promise<void> {
    const { activity, groups, record } = watched
    const { contributions, locationContributions } = record
    const ids = [activity.id]
    this.#strata.add(watched)
    this.#upstream.add(watched)
    for (const rule of singleRecordRules(watched, this.#period)) this.#findings.add(rule, groups, { ids })
    const months = record.months.map(({ month }) => month)
    this.#months.add(groups, activity, months)
    const { sameFigures, sameEnergy, sameFile } = this.#duplicates.add(activity, groups.kind.id, contributions)
    this.#findings.add('same_figures', groups, { ids: sameFigures })
    this.#findings.add('same_energy', groups, { ids: sameEnergy })
    this.#findings.add('same_file', groups, { ids: sameFile })
    this.#outliers.add(groups, activity, contributions)
    this.#gwpSets.add(activity.id, contributions)
    if (hasLocationFigure(groups, record))
      this.#gwpSetsByLocation.add(activity.id, locationContributions ?? contributions)
    const factors = [...contributions, ...(locationContributions ?? [])].map(({ factor }) => factor)
    const massRule = await this.#massRuleOf(activity)
    if (massRule !== null) this.#findings.add(massRule, groups, { ids })
    const detail = this.#newerKeyOf(factors, activity)
    if (detail !== null) this.#findings.add('factor_superseded', groups, { ids, detail })
    for (const news of editionNews(factors, activity, this.#today))
      this.#findings.add(news.rule, groups, { ids, detail: news.detail })
    if (groups.site !== null) this.#places.set(`${groups.site.id}\n${groups.kind.id}`, groups)
  }

  /** Adds a record from before the period. */
  async addEarlier(activity: Activity): Promise<void> {
    if (this.#months.isOfYearBefore(activity)) this.#months.addEarlier(await this.#groupsOf(activity), activity)
  }

  /** Returns the findings; call it after all records were added. */
  resource(
    inventory: Pick<InventoryResource, 'overlaps' | 'total' | 'scope1' | 'scope2' | 'scope3'>,
  ): Pick<ReadinessResource, 'findings' | 'strata'> {
    const { overlaps } = inventory
    // every overlap is of records that were added
    const placeOf = (siteId: string, kindId: string) => this.#places.get(`${siteId}\n${kindId}`) as FindingPlace
    addOverlaps(this.#findings, overlaps, ({ siteId, emissionKindId }) => placeOf(siteId, emissionKindId))
    for (const { rule, months, ...place } of this.#months.missing())
      this.#findings.add(rule, place, { ids: [], months })
    for (const [rule, found] of this.#upstream.findings()) this.#findings.add(rule, COMPANY, found)
    for (const { place, ...found } of this.#outliers.outliers()) this.#findings.add('outlier', place, found)
    const mixed = this.#gwpSets.mixed() ?? this.#gwpSetsByLocation.mixed()
    if (mixed !== null) this.#findings.add('gwp_sets_mixed', COMPANY, mixed)
    const negative = totalsBelowZero(inventory).map(({ name }) => name)
    if (negative.length > 0) this.#findings.add('total_negative', COMPANY, { ids: [], detail: negative.join(', ') })
    return { findings: this.#findings.resource(), strata: this.#strata.resource() }
  }
}

/**
 * Checks the records of a company from the start of `from` up to, not including, `to`, before a report. Reads the
 * records of the inventory once and holds, in addition to the findings, one number per record and one id per file.
 * Reads records of the year before only for their months.
 * Throws `not_found` for a period without records, and what `inventory` throws.
 */
export async function checkReadiness(context: Context, input: ReadinessRequest): Promise<Readiness> {
  const period = inventoryPeriod(input)
  return readAll(context, async (tx) => {
    const work = new ReadinessWork(tx, context, { period, upstream: input.upstream === true })
    const inventory = await readInventory(tx, context, {
      period,
      watch: (record) => work.add(record),
      watchEarlier: (activity) => work.addEarlier(activity),
    })
    if (inventory.total.records === 0) return failWithoutRecords(period, { path: 'from', received: input.from })
    const { findings, strata } = work.resource(inventory)
    return { companyId: context.companyId, ...period, findings, standIns: inventory.standIns, strata }
  })
}
