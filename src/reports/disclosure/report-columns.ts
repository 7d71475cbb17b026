import type { Context, ReadTx } from '../../ledger/context/context.ts'
import type { Moments } from '../../ledger/context/period.ts'
import type { CountryInventory, DisclosureInputs, MethodUse, PeriodInputs } from '../../standards/disclosure/index.ts'
import { EnergyTally } from '../energy/energy-tally.ts'
import { type DrawnEnergy, drawnEnergyReader, type RecordEnergy } from '../energy/record-energy.ts'
import type { BoundaryRule } from '../inventory/boundary.ts'
import { compareTexts } from '../inventory/in-order.ts'
import { readInventory } from '../inventory/inventory.ts'
import { OwnScopeSums } from '../inventory/tally.ts'
import type { SumsWatch, WatchedRecord } from '../inventory/watched-record.ts'
import { GasTally } from './gas-tally.ts'

/** Sums of Scope 1 and 2 by the country of the site. Records without a country are a group of their own. */
export class CountryTallies {
  readonly #countryOf: Context['countryOf']
  readonly #sums = new Map<string | null, OwnScopeSums>()

  constructor({ countryOf }: Pick<Context, 'countryOf'>) {
    this.#countryOf = countryOf
  }

  /** Adds a record; returns its country, or null. */
  add({ groups, record }: WatchedRecord): string | null {
    const { countryId } = groups
    const country = (countryId === null ? null : this.#countryOf(countryId)) ?? null
    const sums = this.#sums.get(country) ?? new OwnScopeSums()
    this.#sums.set(country, sums)
    sums.add(groups, record)
    return country
  }

  /**
   * The sums in the order of country codes; records without a country come last. `exactMwhIn` returns the energy of a
   * country.
   */
  resource(exactMwhIn: (country: string | null) => string | null): readonly CountryInventory[] {
    return (
      [...this.#sums]
        // sorts after every code
        .sort(([a], [b]) => compareTexts([a ?? '~'], [b ?? '~']))
        .map(([country, sums]) => ({ country, ...sums.resource(), exactMwh: exactMwhIn(country) }))
    )
  }
}

/** Counts records by the methods that calculated them. */
class MethodTally {
  readonly #uses = new Map<string, { id: string; version: number; records: number }>()

  /** Adds a record, or a sum of several. */
  add({ revision: { calculation, location }, record: { records } }: Pick<WatchedRecord, 'revision' | 'record'>): void {
    for (const { method } of location === null ? [calculation] : [calculation, location]) {
      const { id, version } = method
      const key = `${id}/${version}`
      const use = this.#uses.get(key) ?? { id, version, records: 0 }
      use.records += records
      this.#uses.set(key, use)
    }
  }

  /** The uses in the order of method ids. */
  resource(): readonly MethodUse[] {
    return [...this.#uses].sort(([a], [b]) => compareTexts([a], [b])).map(([, use]) => use)
  }
}

/** A record as it counts in a column of a table. */
export interface ReportedRecord extends WatchedRecord {
  /** 'value', 'comparative', or an earlier year such as 'prior.2023'. */
  readonly column: string
  /** ISO 3166-1 alpha-2; null if the record has no site, or its site has no country. */
  readonly country: string | null
  readonly energy: RecordEnergy
}

/** Receives each record of a table. */
export type ReportWatch = (record: ReportedRecord) => Promise<void>

/** A column to read, and the watcher of its records. */
interface ColumnRead extends Pick<ReportedRecord, 'column'> {
  readonly period: Moments
  readonly boundary: BoundaryRule | undefined
  readonly upstream: boolean
  readonly watch: ReportWatch | undefined
}

/** The inputs of a column, and the methods behind it. */
type ColumnInputs = PeriodInputs & Pick<DisclosureInputs, 'methods'>

/** Reads the inputs of a column; null if nothing was recorded. */
export async function readColumn(
  tx: ReadTx,
  context: Context,
  { column, period, boundary, upstream, watch }: ColumnRead,
): Promise<ColumnInputs | null> {
  const [countries, energies, methods] = [new CountryTallies(context), new EnergyTally(context), new MethodTally()]
  const gases = new GasTally()
  const drawnEnergy = drawnEnergyReader(tx)
  const addWith = (record: WatchedRecord, drawn: readonly DrawnEnergy[]) => {
    const country = countries.add(record)
    const energy = energies.add(record, { drawn, country })
    methods.add(record)
    gases.add(record)
    return watch?.({ ...record, column, country, energy })
  }
  // records without known energy are listed one by one
  const sums: SumsWatch = {
    isSummable: (first) => energies.isLinear(first),
    add: (sum) => addWith(sum, []),
  }
  const add = (record: WatchedRecord) => {
    const drawn = drawnEnergy(record.activity.electricity)
    return drawn instanceof Promise ? drawn.then((all) => addWith(record, all)) : addWith(record, drawn)
  }
  const watchUpstream = (record: WatchedRecord) => {
    const country = countries.add(record)
    methods.add(record)
    return watch?.({ ...record, column, country, energy: null })
  }
  const inventory = await readInventory(tx, context, {
    ...{ period, boundary, upstream, watch: add, watchUpstream },
    // a watcher receives every record, so nothing is summed
    sums: watch === undefined ? sums : undefined,
  })
  // records outside the boundary were recorded all the same
  if (inventory.total.records === 0 && !inventory.boundary?.leftOut.records) return null
  const byCountry = countries.resource((country) => energies.exactMwhIn(country))
  return {
    inventory,
    byCountry,
    energy: energies.resource(),
    methods: methods.resource(),
    scope1ByGas: gases.resource(inventory.scope1.co2e.exact),
  }
}
