import { getOrInsertComputed } from '../../base/index.ts'
import { agreesAsEnergy, energyOfFactors, type MeasuredEnergy } from '../../core/activities/index.ts'
import { type Contribution, exactTotal } from '../../core/emissions/index.ts'
import { multiply, nearestDouble, printExact, rationalOf } from '../../core/exact/index.ts'
import { multiplierToBase, type UnitTable } from '../../core/units/index.ts'
import type { Activity } from '../../ledger/context/activity-stream.ts'

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
    const others = getOrInsertComputed(this.#measured, energy, () => [])
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
      sameFile: files === null ? NONE : this.#files.add([...new Set(files.map((file) => file.url || file.id))], id),
    }
  }

  #sameFigures(activity: Activity, kindId: string, contributions: readonly Contribution[]): readonly string[] {
    const { id, siteId, vehicleId, to } = activity
    const holder = siteId ?? vehicleId
    const quantities = new Set(contributions.map((one) => this.#quantityOf(one.activity)))
    // two people on one journey are two records, and zero twice is still zero
    if (holder === null || [...quantities].every((quantity) => quantity.startsWith('0 '))) return NONE
    return this.#figures.add([[holder, kindId, to, ...quantities].join('\n')], id)
  }

  #sameEnergy({ id, fuel, siteId, to }: Activity, contributions: readonly Contribution[]): readonly string[] {
    // bought energy has one factor for all units, so its quantities are already compared exactly
    if (siteId === null || fuel === undefined) return NONE
    return this.#energies.add(`${siteId}\n${to}`, id, contributions)
  }
}
