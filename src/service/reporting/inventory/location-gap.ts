import { type Notice, notice } from '../../../errors/index.ts'
import { multiply, type Rational, RationalSum, rationalOf } from '../../../exact/index.ts'
import type { InventoryResource } from '../../../resources/index.ts'
import { multiplierToBase, type UnitTable, units } from '../../../units/index.ts'
import type { Electricity } from '../../core/context/activity-shape.ts'
import { cutDecimal, figureOf } from './decimal.ts'

/** The most records listed; all are counted. */
const IDS_MAX = 100

/** Converts an amount to kilowatt hours; null if the unit table has no such conversion. */
export function kilowattHoursOf(table: UnitTable, { value, unitId }: Electricity): Rational | null {
  const unit = table.units.find(({ id }) => id === unitId)
  if (unit === undefined || table.baseOf(unit).id !== units.kilowattHour.id) return null
  return cutDecimal(multiply(rationalOf(value), multiplierToBase(table, unit)))
}

/** Scope 2 records without a location-based figure, whose market-based figure cannot replace it. */
export class LocationGap {
  #records = 0
  #kilowattHours: RationalSum | null = new RationalSum()
  readonly #ids: string[] = []

  /** Adds a record, and its electricity in the period; null if that is not known. */
  add(id: string, kilowattHours: Rational | null): void {
    this.#records++
    if (this.#ids.length < IDS_MAX) this.#ids.push(id)
    if (kilowattHours === null) this.#kilowattHours = null
    else this.#kilowattHours?.add(kilowattHours)
  }

  resource(): InventoryResource['scope2']['locationFigureMissing'] {
    return { records: this.#records, kWh: this.#shownKilowattHours(), recordIds: this.#ids }
  }

  notices(): Notice[] {
    if (this.#records === 0) return []
    const message = `holds none of the records of which the market-based figure alone is known: ${this.#records}; they are named under scope2.locationFigureMissing`
    return [notice('location_figure_missing', 'scope2.locationBased', message)]
  }

  #shownKilowattHours() {
    if (this.#kilowattHours === null) return null
    const { exact, kg: kWh } = figureOf(this.#kilowattHours.exact())
    return { exact, kWh }
  }
}
