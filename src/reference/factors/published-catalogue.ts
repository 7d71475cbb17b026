import { lazy } from '../../base/index.ts'
import { type EmissionFactor, type FuelBridge, ZERO_EMISSION_ELECTRICITY } from '../../core/emissions/index.ts'
import { checkOptionNames } from '../../core/errors/index.ts'
import { type Catalogue, requireFactor } from './catalogue.ts'
import { catalogueOfEditions } from './create-catalogue.ts'
import { DESNZ_EDITIONS } from './desnz-editions.ts'
import { type EditionTable, editionOf, toEntries } from './edition.ts'
import { EMBER_EDITIONS } from './ember-edition.ts'
import { EPA_2025_EDITION } from './epa-edition.ts'
import { publishedBridges } from './fuel-bridges.ts'
import type { FactorKey, KeyIn } from './known-literals.ts'
import { IPCC_EDITIONS, OTHER_GWP_EDITIONS } from './refrigerants/ipcc-editions.ts'
import { VEHICLE_ENERGY_EDITION, vehicleBridges } from './vehicle-energy.ts'

/** The zero factor built into the engine, as an edition, so that a catalogue has every factor a trace can name. */
const ZERO_EDITION: EditionTable = {
  ...editionOf(ZERO_EMISSION_ELECTRICITY),
  entries: () => toEntries([ZERO_EMISSION_ELECTRICITY]),
}

const EDITIONS: readonly EditionTable[] = [
  ...DESNZ_EDITIONS,
  EPA_2025_EDITION,
  ...EMBER_EDITIONS,
  ...OTHER_GWP_EDITIONS,
  ...IPCC_EDITIONS,
  ZERO_EDITION,
]

/** The sheets with road vehicles, by the keys of their rows: no other row is read for the energy of a vehicle. */
const VEHICLE_KEYS =
  /^[^/]+\/(?:passenger-vehicles|delivery-vehicles|managed-assets-vehicles|business-travel-land|freighting-goods|uk-electricity-for-evs)\//

/** Every published property of fuels, and of the vehicles that rows of emissions are about. */
const bridges = lazy(() => {
  const editions = DESNZ_EDITIONS.filter(({ id }) => id === VEHICLE_ENERGY_EDITION)
  const entries = editions.flatMap((edition) => edition.entries()).filter(({ key }) => VEHICLE_KEYS.test(key))
  const vehicles = entries.map(({ row }) => vehicleBridges(row() as EmissionFactor))
  return Object.freeze([...publishedBridges(), ...vehicles.flatMap((used): FuelBridge[] => Object.values(used))])
})

/**
 * The bundled factors: the UK Government GHG Conversion Factors (DESNZ, Open Government Licence v3.0), 2025
 * whole, 420 rows of 2024, and the totals of 2026 from a secondary copy,
 * the US EPA GHG Emission Factors Hub of January 2025 with eGRID2023 (public domain), Ember's lifecycle grid
 * intensities by country and year (CC BY 4.0), the GWP100 of refrigerants by IPCC report, and zero for clean electricity.
 * Figures are the published digits. Tables are parsed on first use.
 *
 * @example
 * ```ts
 * import { publishedCatalogue } from 'tonne/factors'
 * const ids = publishedCatalogue.editions.map(({ id }) => id)
 * ids.filter((id) => !id.startsWith('ember-')) // => ['desnz-2024', 'desnz-2025', 'desnz-2026', 'epa-2025', 'ember', 'eu-517-2014', 'desnz-2025-gwp', 'ipcc-ar4', 'ipcc-ar5', 'ipcc-ar6', 'tonne']
 * ids.filter((id) => id.startsWith('ember-')).length // => 11
 * publishedCatalogue.factors().length // => 8548
 * publishedCatalogue.find('desnz-1850/coal/tonnes') // => undefined
 * ```
 */
export const publishedCatalogue: Catalogue = catalogueOfEditions(EDITIONS, { bridges })

/** The catalogue to search. */
export interface CatalogueOption<Own extends Catalogue | undefined = Catalogue | undefined> {
  /** Default: the bundled factors. */
  readonly catalogue?: Own | undefined
}

/**
 * Finds the factor of a key or id: the same frozen object on every call. Derived keys are derived from the published
 * factor: `…?gwp=AR6_GWP100`, `…?rf=1.7`, `…?with=<key>`, `…?biogenic=<key>`, `…?montreal=apart`, `…+wtt`. Throws
 * `factor_not_found` with the nearest keys, `edition_withdrawn`, `text_too_long` over 512 characters; for a derived key also the codes of
 * the derivation.
 *
 * @example
 * ```ts
 * import { findFactor } from 'tonne/factors'
 * const gas = findFactor('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
 * gas.per1 // => { co2: '0.18259', ch4: '0.00028', n2o: '0.00009', co2e: '0.18296' }
 * findFactor(gas.id) === gas // => true
 * findFactor(`${gas.key}+wtt`).per1.co2e // => '0.21317'
 * findFactor('desnz-2025/fuels/natural-gas/kwh') // throws factor_not_found
 * ```
 */
export function findFactor<Key extends FactorKey, Own extends Catalogue | undefined = undefined>(
  keyOrId: KeyIn<Own, Key>,
  options: CatalogueOption<Own> = {},
): EmissionFactor {
  checkOptionNames<CatalogueOption>(options, { catalogue: true })
  const { catalogue = publishedCatalogue } = options
  return requireFactor(catalogue, keyOrId)
}
