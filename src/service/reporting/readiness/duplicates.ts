import { agreesAsEnergy, energyOfFactors, type MeasuredEnergy } from '../../../activities/index.ts'
import { type Contribution, exactTotal } from '../../../emissions/index.ts'
import { getOrInsertComputed } from '../../../errors/index.ts'
import { multiply, nearestDouble, printExact, rationalOf } from '../../../exact/index.ts'
import { multiplierToBase, type UnitTable } from '../../../units/index.ts'
import type { Activity } from '../../core/context/activity-stream.ts'

const NONE: readonly string[] = []

/** Records by keys that no two of them should share. */
class SharedKeys {
  readonly #first = new Map<string, string>()
  readonly #named = new Set<string>()

  /**
   * Adds a record with keys of which none is there twice; returns the ids that share a key from now on and did not before:
   * its own, and that of the first.
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

/** Most records of one place, fuel and period that are compared with the next one. */
const ENERGIES_MAX = 100

/** Records that measure one energy in two units: of one place, fuel and period, by factors of different units. */
class DoubledEnergies {
  readonly #measured = new Map<string, (MeasuredEnergy & { readonly id: string })[]>()
  readonly #named = new Set<string>()

  /** Adds a record of a place and period; returns the ids of those that agree and were not returned before. */
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

/** Reads quantities in the base unit of their dimension, so that 1 MWh is 1,000 kWh; a unit that the table lacks stays. */
function quantityReader(table: UnitTable): (activity: Contribution['activity']) => string {
  const units = new Map(table.units.map((unit) => [unit.short_name, unit]))
  return ({ value, unit: symbol }) => {
    const unit = units.get(symbol)
    if (unit === undefined) return `${value} ${symbol}`
    const inBase = multiply(rationalOf(value), multiplierToBase(table, unit))
    return `${printExact(inBase)} ${table.baseOf(unit).short_name}`
  }
}

/** Records that are there twice, as far as they say. */
export interface DuplicateIds {
  /** With the place, kind, period and exact quantity of another. */
  readonly sameFigures: readonly string[]
  /** With the place, period and fuel of another, and nearly its emission, in another unit. */
  readonly sameEnergy: readonly string[]
  /** With the file of another. */
  readonly sameFile: readonly string[]
}

/**
 * Finds records that were entered twice among those of an activity that come in the order of their starts: by their figures
 * it holds those of one start, by their files one name a file.
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

  /** Adds the next record, which comes with its kind and contributions. */
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
      // a file without an address is known by its id alone
      sameFile: files === null ? NONE : this.#files.add([...new Set(files.map((file) => file.url || file.id))], id),
    }
  }

  #sameFigures(activity: Activity, kindId: string, contributions: readonly Contribution[]): readonly string[] {
    const { id, siteId, vehicleId, to } = activity
    const holder = siteId ?? vehicleId
    const quantities = new Set(contributions.map((one) => this.#quantityOf(one.activity)))
    // two people on one journey are two, and nothing twice is nothing
    if (holder === null || [...quantities].every((quantity) => quantity.startsWith('0 '))) return NONE
    return this.#figures.add([[holder, kindId, to, ...quantities].join('\n')], id)
  }

  #sameEnergy({ id, collection, siteId, to }: Activity, contributions: readonly Contribution[]): readonly string[] {
    // bought energy has one factor for all units: its quantities are compared exactly
    if (siteId === null || collection !== 'siteFuels') return NONE
    return this.#energies.add(`${siteId}\n${to}`, id, contributions)
  }
}
