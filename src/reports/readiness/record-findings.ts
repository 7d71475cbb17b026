import { getOrCompute, readItem } from '../../base/index.ts'
import {
  agreesAsEnergy,
  comparedPlace,
  energyOfFactors,
  type MeasuredEnergy,
  outliersOf,
  peersOfMeters,
} from '../../core/activities/index.ts'
import {
  baseKeyOf,
  type Contribution,
  exactTotal,
  type FactorSnapshot,
  gwpSetsOf,
  mixedSetNotices,
} from '../../core/emissions/index.ts'
import {
  compare,
  multiply,
  nearestDouble,
  printExact,
  type Rational,
  ratio,
  rationalOf,
} from '../../core/exact/index.ts'
import { periodOf, yearOfPeriod } from '../../core/time/index.ts'
import { multiplierToBase, type UnitTable } from '../../core/units/index.ts'
import type { Activity } from '../../ledger/context/activity-stream.ts'
import type { ReadTx } from '../../ledger/context/context.ts'
import type { Moments } from '../../ledger/context/period.ts'
import { keyInEdition } from '../../ledger/references/edition-counterpart.ts'
import { cargoReader } from '../../records/master-data/batches/movement-batches.ts'
import type { Catalogue, Edition } from '../../reference/factors/index.ts'
import {
  applicationOf,
  MONTH_OF_NGA,
  missingCorrection,
  newerPublication,
} from '../../reference/factors/resolution/index.ts'
import { wireNumber } from '../../resources/index.ts'
import type { RecordGroups } from '../inventory/groups-reader.ts'
import type { WatchedRecord } from '../inventory/watched-record.ts'
import type { FindingPlace } from './finding-list.ts'
import type { FindingRuleName } from './finding-rules.ts'

/** The most records listed; all are counted. */
const IDS_MAX = 100

/** True for a GWP of a leaked gas: a later IPCC report is a different GWP set that is chosen, not a newer edition. */
function isGwpOfGas({ category }: FactorSnapshot): boolean {
  return category.startsWith('refrigerant')
}

/** The editions of the same publisher after `used` and up to a year, the newest first. */
function laterEditions(used: Edition, year: number, editions: readonly Edition[]): readonly Edition[] {
  return editions
    .filter((one) => one.publisher === used.publisher && one.year > used.year && one.year <= year)
    .sort((a, b) => b.year - a.year)
}

function newerKey(factor: FactorSnapshot, year: number, catalogue: Catalogue): string | null {
  const used = catalogue.editions.find(({ id }) => id === factor.edition)
  // an edition without a year has no successors
  if (used === undefined || used.year === 0 || isGwpOfGas(factor)) return null
  const keys = laterEditions(used, year, catalogue.editions).map(({ id: to }) => {
    return keyInEdition(baseKeyOf(factor), { from: used.id, to })
  })
  return keys.find((key) => catalogue.find(key) !== undefined) ?? null
}

/** The year that contains most of a record; its timestamps are in UTC. The year may begin in another month than January. */
function dominantYear({ from, to }: Moments, firstMonth: number): number {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
  // most records lie in one year, so no date has to be parsed
  return first === last && firstMonth === 1
    ? Number(first)
    : yearOfPeriod(periodOf({ start: from, end: to }), firstMonth)
}

/**
 * Returns the function that finds the newest edition of a record's factors, up to the year that contains most of the
 * record. The result is the key of the same row; null if the factors are of that edition, or if no later edition has
 * the row.
 */
export function newerEditionFinder(
  catalogue: Catalogue,
): (factors: readonly FactorSnapshot[], record: Moments) => string | null {
  const known = new Map<string, string | null>()
  const find = (factor: FactorSnapshot, year: number) =>
    getOrCompute(known, `${year} ${factor.key}`, () => newerKey(factor, year, catalogue))
  return (factors, record) => {
    for (const factor of factors) {
      const newer = find(factor, dominantYear(record, applicationOf(factor) === undefined ? 1 : MONTH_OF_NGA))
      if (newer !== null) return newer
    }
    return null
  }
}

/** A newer edition, or a correction, of the publisher of a factor. */
export interface EditionNews {
  readonly rule: 'newer_edition_published' | 'edition_corrected'
  readonly detail: string
}

/**
 * Lists the newer editions and the corrections of the publishers of a record's factors, up to a day ('2026-11-29'). An
 * edition that the catalogue holds is left to `factor_superseded`.
 */
export function editionNews(
  factors: readonly FactorSnapshot[],
  record: Moments,
  today: string,
): readonly EditionNews[] {
  const editions = [...new Set(factors.map(({ edition }) => edition))]
  return editions.flatMap((edition): EditionNews[] => {
    const newer = newerPublication(edition, { today, until: record.to.slice(0, 10) })
    const corrected = missingCorrection(edition, today)
    return [
      ...(newer === undefined
        ? []
        : [
            {
              rule: 'newer_edition_published',
              detail: `${newer.publisher} ${newer.edition} of ${newer.publishedOn}`,
            } as const,
          ]),
      ...(corrected === undefined
        ? []
        : [
            {
              rule: 'edition_corrected',
              detail: `${edition} on ${corrected.correctedOn}, ${corrected.correction}`,
            } as const,
          ]),
    ]
  })
}

/** The GWP sets behind a total, each with its records. */
export class GwpSetCounts {
  readonly #bySet = new Map<string, { records: number; readonly first: string[] }>()

  add(id: string, contributions: readonly Contribution[]): void {
    for (const set of gwpSetsOf(contributions.map(({ factor }) => factor))) {
      const counted = this.#bySet.get(set) ?? { records: 0, first: [] }
      this.#bySet.set(set, counted)
      counted.records++
      if (counted.first.length < IDS_MAX) counted.first.push(id)
    }
  }

  /**
   * Returns the records outside the most frequent set, with a sentence that names the sets; null if there is only one
   * set.
   */
  mixed(): { readonly records: number; readonly ids: readonly string[]; readonly detail: string } | null {
    const [notice] = mixedSetNotices([...this.#bySet.keys()].sort())
    if (notice === undefined) return null
    const [, ...others] = [...this.#bySet.values()].sort((a, b) => b.records - a.records)
    const records = others.reduce((sum, one) => sum + one.records, 0)
    return { records, ids: others.flatMap(({ first }) => first), detail: notice.message }
  }
}

const FUEL_AND_ENERGY = 3

/** Records whose upstream emissions do not count. */
interface GapRecords {
  records: number
  readonly ids: string[]
}

const emptyGap = (): GapRecords => ({ records: 0, ids: [] })

function addToGap(gap: GapRecords, id: string): void {
  gap.records++
  if (gap.ids.length < IDS_MAX) gap.ids.push(id)
}

/**
 * Electricity and fuels whose upstream emissions are not counted in Scope 3 category 3. If any record is of that
 * category, its coverage is unknown and there is no finding.
 */
export class UpstreamGap {
  readonly #isElectricityCounted: boolean
  readonly #electricity = emptyGap()
  readonly #fuels = emptyGap()
  #isRecorded = false

  constructor({ isElectricityCounted }: { readonly isElectricityCounted: boolean }) {
    this.#isElectricityCounted = isElectricityCounted
  }

  add({ activity, groups: { kind }, record }: WatchedRecord): void {
    const { id, fuel, electricity } = activity
    if (kind.scope === 'SCOPE_3' && record.scope3Category === FUEL_AND_ENERGY) this.#isRecorded = true
    if (electricity !== null) addToGap(this.#electricity, id)
    else if (kind.scope === 'SCOPE_1' && fuel !== undefined) addToGap(this.#fuels, id)
  }

  /** The findings; the list skips a finding without records. */
  findings(): readonly (readonly [FindingRuleName, GapRecords])[] {
    if (this.#isRecorded) return []
    const ofFuels = ['fuel_upstream', this.#fuels] as const
    return this.#isElectricityCounted ? [ofFuels] : [['electricity_upstream', this.#electricity], ofFuels]
  }
}

interface SizedRecord {
  readonly id: string
  readonly quantity: number
}

/** Records of a site, kind, factors and meter: the quantity of each, and the ids of the largest. */
interface Peers extends FindingPlace {
  readonly quantities: number[]
  largest: SizedRecord[]
}

function takeLargest(records: readonly SizedRecord[]): SizedRecord[] {
  return [...records].sort((a, b) => b.quantity - a.quantity).slice(0, IDS_MAX)
}

/**
 * Finds outliers by the rule of `outliersOf` among records of the same site, kind, factors and meter (see `peersOfMeters`).
 * With the same factors, CO2e is proportional to quantity, whatever the unit. Holds one number per record.
 */
export class OutlierGroups {
  readonly #meters = new Map<string, Map<string | null, Peers>>()

  add({ site, kind }: RecordGroups, activity: Activity, contributions: readonly Contribution[]): void {
    const { id, collection, exactKg, meter = null } = activity
    const factors = [...new Set(contributions.map(({ factor }) => factor.key))]
    const key = [site?.id ?? '', collection, kind.id, ...factors].join('\n')
    const meters = getOrCompute(this.#meters, key, () => new Map())
    const peers = getOrCompute(meters, meter, (): Peers => ({ site, kind, meter, quantities: [], largest: [] }))
    // credits count by their absolute value
    const quantity = Math.abs(wireNumber(exactKg))
    peers.quantities.push(quantity)
    peers.largest.push({ id, quantity })
    if (peers.largest.length >= 2 * IDS_MAX) peers.largest = takeLargest(peers.largest)
  }

  /** Returns the outliers, the largest records of each group, the largest first. Call it after all records were added. */
  outliers() {
    const groups = [...this.#meters.values()].flatMap((meters) =>
      peersOfMeters([...meters.values()], ({ quantities }) => quantities.length),
    )
    return groups.map((peers) => {
      const { site, kind, meter } = readItem(peers, 0)
      const records = outliersOf(peers.flatMap(({ quantities }) => quantities)).length
      const ids = takeLargest(peers.flatMap(({ largest }) => largest)).slice(0, records)
      return { place: { site, kind, meter: peers.length === 1 ? meter : null }, records, ids: ids.map(({ id }) => id) }
    })
  }
}

const KG_PER_TONNE = ratio(1000n, 1n)
/** The upper limit of mass to cargo: packaging and pallets weigh less than the goods. */
const WITH_PACKAGING = ratio(2n, 1n)

/** Rules about masses that do not balance. */
type MassRule = 'mass_too_little' | 'mass_too_much'

/** Compares the mass of a movement, which includes packaging, with the weight of its batches. */
export function massBalanceReader(tx: ReadTx): (activity: Activity) => Promise<MassRule | null> {
  const cargoOf = cargoReader(tx)
  const ruleOf = (moved: Rational, cargo: Rational): MassRule | null => {
    if (compare(moved, cargo) < 0) return 'mass_too_little'
    return compare(moved, multiply(cargo, WITH_PACKAGING)) > 0 ? 'mass_too_much' : null
  }
  return async ({ id, movedTonnes }) => {
    if (movedTonnes === undefined) return null
    const cargo = await cargoOf(id)
    return cargo === null ? null : ruleOf(multiply(rationalOf(movedTonnes), KG_PER_TONNE), cargo)
  }
}

const NONE: readonly string[] = []

/** Records by keys that should be unique. */
class SharedKeys {
  readonly #first = new Map<string, string>()
  readonly #named = new Set<string>()

  /**
   * Adds a record with distinct keys. Returns the ids that now share a key and were not returned before: its own, and
   * that of the first record with the key.
   */
  add(keys: readonly string[], id: string): readonly string[] {
    const sharing = new Set<string>()
    for (const key of keys) {
      const first = this.#first.get(key)
      if (first === undefined) this.#first.set(key, id)
      else sharing.add(first).add(id)
    }
    const unnamed = [...sharing].filter((one) => !this.#named.has(one))
    for (const one of unnamed) this.#named.add(one)
    return unnamed
  }
}

/** The most records of one place, fuel and period that the next record is compared with. */
const ENERGIES_MAX = 100

/** Records that state the same energy in two units: of one place, fuel and period, by factors of different units. */
class DoubledEnergies {
  readonly #measured = new Map<string, (MeasuredEnergy & { readonly id: string })[]>()
  readonly #named = new Set<string>()

  /** Adds a record of a place and period; returns the ids that agree with it and were not returned before. */
  add(place: string, id: string, contributions: readonly Contribution[]): readonly string[] {
    const { co2e } = exactTotal(contributions)
    if (co2e === null) return NONE
    const keys = contributions.map(({ factor }) => factor.key)
    const one = { id, factors: keys.join(), co2eKg: nearestDouble(co2e) }
    const energy = `${place}\n${energyOfFactors(keys)}`
    const others = getOrCompute(this.#measured, energy, () => [])
    const equal = others.filter((other) => other.factors !== one.factors && agreesAsEnergy(other, one))
    if (others.length < ENERGIES_MAX) others.push(one)
    const ids = equal.length === 0 ? [] : [...equal.map((other) => other.id), id]
    const unnamed = ids.filter((other) => !this.#named.has(other))
    for (const other of unnamed) this.#named.add(other)
    return unnamed
  }
}

/**
 * Returns the function that prints a quantity in the base unit of its dimension, so that 1 MWh equals 1,000 kWh. A
 * quantity with an unknown unit is printed as it is.
 */
function quantityReader(table: UnitTable): (activity: Contribution['activity']) => string {
  const units = new Map(table.units.map((unit) => [unit.short_name, unit]))
  return ({ value, unit: symbol }) => {
    const unit = units.get(symbol)
    if (unit === undefined) return `${value} ${symbol}`
    const inBase = multiply(rationalOf(value), multiplierToBase(table, unit))
    return `${printExact(inBase)} ${table.baseOf(unit).short_name}`
  }
}

/** Ids of records that seem to be entered twice. */
export interface DuplicateIds {
  /** Same place, kind, period and exact quantity as another record. */
  readonly sameFigures: readonly string[]
  /** Same place, period and fuel as another record, in another unit and with nearly its emission. */
  readonly sameEnergy: readonly string[]
  /** Same file as another record. */
  readonly sameFile: readonly string[]
}

/**
 * Finds records of an activity that were entered twice. Records come in the order of their starts: only records of one
 * start are kept in memory to compare figures, and one id per file.
 */
export class Duplicates {
  readonly #quantityOf: (activity: Contribution['activity']) => string
  readonly #files = new SharedKeys()
  #figures = new SharedKeys()
  #energies = new DoubledEnergies()
  #start = ''

  constructor(table: UnitTable) {
    this.#quantityOf = quantityReader(table)
  }

  /** Adds the next record, with its kind and contributions. */
  add(activity: Activity, kindId: string, contributions: readonly Contribution[]): DuplicateIds {
    const { id, files, collection, from } = activity
    const start = `${collection} ${from}`
    if (start !== this.#start) {
      this.#figures = new SharedKeys()
      this.#energies = new DoubledEnergies()
    }
    this.#start = start
    return {
      sameFigures: this.#sameFigures(activity, kindId, contributions),
      sameEnergy: this.#sameEnergy(activity, contributions),
      // a file without a URL is identified only by its id
      sameFile: this.#files.add([...new Set(files.map((file) => file.url || file.id))], id),
    }
  }

  #sameFigures(activity: Activity, kindId: string, contributions: readonly Contribution[]): readonly string[] {
    const { id, siteId, vehicleId, meter, to } = activity
    const holder = siteId ?? vehicleId
    const quantities = new Set(contributions.map((one) => this.#quantityOf(one.activity)))
    // two people on one journey are two records, and zero twice is still zero
    if (holder === null || [...quantities].every((quantity) => quantity.startsWith('0 '))) return NONE
    return this.#figures.add([[comparedPlace(holder, meter), kindId, to, ...quantities].join('\n')], id)
  }

  #sameEnergy({ id, fuel, siteId, meter, to }: Activity, contributions: readonly Contribution[]): readonly string[] {
    // bought energy has one factor for all units, so its quantities are already compared exactly
    if (siteId === null || fuel === undefined) return NONE
    return this.#energies.add(`${comparedPlace(siteId, meter)}\n${to}`, id, contributions)
  }
}
