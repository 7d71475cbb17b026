import type { Contribution } from '../../../emissions/index.ts'
import { multiply, printExact, rationalOf } from '../../../exact/index.ts'
import { multiplierToBase, type UnitTable } from '../../../units/index.ts'
import type { Activity } from '../../core/context/activity-stream.ts'

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
  /** With the file of another. */
  readonly sameFile: readonly string[]
}

const NONE: readonly string[] = []

/**
 * Finds records that were entered twice among those of an activity that come in the order of their starts: by their figures
 * it holds those of one start, by their files one name a file.
 */
export class Duplicates {
  readonly #quantityOf: (activity: Contribution['activity']) => string
  readonly #files = new SharedKeys()
  #figures = new SharedKeys()
  #start = ''

  constructor(table: UnitTable) {
    this.#quantityOf = quantityReader(table)
  }

  /** Adds the next record, which comes with its kind and contributions. */
  add(activity: Activity, kindId: string, contributions: readonly Contribution[]): DuplicateIds {
    const { id, files } = activity
    return {
      sameFigures: this.#sameFigures(activity, kindId, contributions),
      // a file without an address is known by its id alone
      sameFile: files === null ? NONE : this.#files.add([...new Set(files.map((file) => file.url || file.id))], id),
    }
  }

  #sameFigures(activity: Activity, kindId: string, contributions: readonly Contribution[]): readonly string[] {
    const { id, collection, siteId, vehicleId, from, to } = activity
    const holder = siteId ?? vehicleId
    const quantities = new Set(contributions.map((one) => this.#quantityOf(one.activity)))
    // two people on one journey are two, and nothing twice is nothing
    if (holder === null || [...quantities].every((quantity) => quantity.startsWith('0 '))) return NONE
    const start = `${collection} ${from}`
    if (start !== this.#start) this.#figures = new SharedKeys()
    this.#start = start
    return this.#figures.add([[holder, kindId, to, ...quantities].join('\n')], id)
  }
}
