import { fail } from '../../../errors/index.ts'
import type { EmissionResource, SiteEnergyResource } from '../../../resources/index.ts'
import { units } from '../../../units/index.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import { rowsIn } from '../../core/context/list-rows.ts'
import { onFreshRow, requireRow } from '../../core/context/require.ts'
import type { NestedUseCases, Outcome, Recalculated } from '../../core/context/use-cases.ts'
import { changeRow, read } from '../../core/context/write.ts'
import { deleteActivity } from '../../core/ledger/activity-ledger.ts'
import { latestCalculation } from '../../core/ledger/latest-calculation.ts'
import { calculationOfStored } from '../../core/ledger/stored-calculation.ts'
import type { SiteRow } from '../../master-data/sites.ts'
import { nestedCreation } from '../definition/creation.ts'
import type { NestedActivity } from '../definition/use-cases.ts'
import { locateNested, nestedUseCases } from '../definition/use-cases.ts'
import { settleDraws } from './instrument-draws.ts'
import {
  createSiteEnergy,
  type EnergyRow,
  energyOutcome,
  SITE_ENERGY,
  type SiteEnergyPath,
  updateSiteEnergy,
} from './site-energy.ts'

/** An emission in kilograms, without a record of its own. */
export type EmissionFigure = Pick<EmissionResource, 'co2' | 'ch4' | 'n2o' | 'co2e' | 'unitId'>

/** The location-based figure of a record of electricity. Throws `factor_not_found` where there is none. */
export async function locationBased(tx: ReadTx, { record, version }: EnergyRow): Promise<Outcome<EmissionFigure>> {
  const { location } = await latestCalculation(tx, record.id)
  if (location === null) {
    return fail('site.countryId', 'factor_not_found', {
      message: 'had no grid factor when the record was computed; recalculate it when there is one',
    })
  }
  const { emission, notices } = await calculationOfStored(tx, location)
  const { co2, ch4, n2o, co2e } = emission
  return { record: { co2, ch4, n2o, co2e: co2e as number, unitId: units.kilogram.id }, version, notices }
}

/**
 * Electricity used at the sites of a company, listed from the newest start on. Its total is the market-based figure. The
 * grid factor is selected by the site and the year, and again when one of them has changed and the record is computed
 * anew; a factor that was named stays until another id is. Throws beside what all use cases throw: `unknown_unit`,
 * `unit_dimension_mismatch`, `factor_not_found`, `factor_basis_mismatch`, `unknown_emission_factor`,
 * `unknown_emission_kind`, `unknown_vendor`, `unknown_file`. A record draws on `instruments` that are named, and with
 * `drawInstruments` on all that fit its market, period and site; none gives more than it holds: `unknown_instrument`,
 * `instrument_mismatch`, `instrument_overdrawn`, `clean_share_with_instruments`.
 */
export type SiteEnergies = NestedUseCases<SiteEnergyResource, 'createSiteEnergy', 'updateSiteEnergy', SiteEnergyPath> &
  Recalculated<SiteEnergyPath, SiteEnergyResource> & {
    /**
     * The location-based figure of a record, which is reported beside its total and never added, with its own notices.
     * Throws `not_found`, and `factor_not_found` where no grid factor was found.
     */
    locationBased(path: SiteEnergyPath): Promise<Outcome<EmissionFigure>>
  }

const ENERGY: NestedActivity<'siteEnergies', 'SiteEnergy', SiteEnergyPath, SiteRow> = {
  activity: SITE_ENERGY,
  noun: 'SiteEnergy',
  idsOf: ({ siteId: parentId, energyId: id }) => ({ parentId, id, path: 'energyId' }),
  parent: (tx, id) => requireRow(tx.sites, id, 'siteId'),
  isBelow: ({ siteId }, id) => siteId === id,
  rows: (tx, siteId) => rowsIn(tx.siteEnergies, { siteId, by: 'createdAt' }),
  create: createSiteEnergy,
  update: updateSiteEnergy,
  outcome: energyOutcome,
}

/** The use cases of electricity at sites. */
export function siteEnergies(context: Context): SiteEnergies {
  const useCases = nestedUseCases(context, ENERGY)
  return {
    ...useCases,
    // others may draw on the same instruments at the same time
    create: (siteId, value) => onFreshRow(() => useCases.create(siteId, value)),
    delete: (path, options = {}) =>
      changeRow(
        context,
        { find: async (tx) => (await locateNested(tx, ENERGY, path)).row, options },
        async (tx, row) => {
          await deleteActivity(tx, context, { activity: SITE_ENERGY, row })
          await settleDraws(tx, context, { before: row.record, after: null })
          return energyOutcome(tx, row, [])
        },
      ),
    locationBased: (path) => read(context, async (tx) => locationBased(tx, (await locateNested(tx, ENERGY, path)).row)),
  }
}

/** The creation of electricity, for imports. */
export const ENERGY_CREATION = nestedCreation(ENERGY, {
  parentField: 'siteId',
  sitePeriodOf: ({ parentId: siteId, input: { endDate } }) => ({ siteId, endDate }),
})
