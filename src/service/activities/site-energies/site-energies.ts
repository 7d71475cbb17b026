import { fail } from '../../../errors/index.ts'
import type { EmissionResource, SiteEnergyResource } from '../../../resources/index.ts'
import { units } from '../../../units/index.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import { rowsIn } from '../../core/context/list-rows.ts'
import { readInput } from '../../core/context/read-input.ts'
import { checkVersion, notFound, requireRow } from '../../core/context/require.ts'
import { requireStored } from '../../core/context/stored-record.ts'
import type { NestedUseCases, Outcome, Recalculated } from '../../core/context/use-cases.ts'
import { read, write } from '../../core/context/write.ts'
import { latestCalculation } from '../../core/ledger/latest-calculation.ts'
import { calculationOfStored } from '../../core/ledger/stored-calculation.ts'
import { deleteRecord, getRecord, listRecords, recalculateRecord } from '../definition/use-cases.ts'
import {
  createSiteEnergy,
  type EnergyAtSite,
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
 * `unknown_emission_kind`, `unknown_vendor`, `unknown_file`.
 */
export type SiteEnergies = NestedUseCases<SiteEnergyResource, 'createSiteEnergy', 'updateSiteEnergy', SiteEnergyPath> &
  Recalculated<SiteEnergyPath, SiteEnergyResource> & {
    /**
     * The location-based figure of a record, which is reported beside its total and never added, with its own notices.
     * Throws `not_found`, and `factor_not_found` where no grid factor was found.
     */
    locationBased(path: SiteEnergyPath): Promise<Outcome<EmissionFigure>>
  }

/** The row of a record of electricity, and its site. Throws `not_found` for either. */
async function requireEnergy(tx: ReadTx, { siteId, energyId }: SiteEnergyPath): Promise<EnergyAtSite> {
  const { record: site } = await requireRow(tx.sites, siteId, 'siteId')
  const row = await requireStored(tx.siteEnergies, SITE_ENERGY, { id: energyId, path: 'energyId' })
  return row.record.siteId === siteId ? { site, row } : notFound('energyId', energyId)
}

const find = async (tx: ReadTx, path: SiteEnergyPath) => (await requireEnergy(tx, path)).row
const ACCESS = { activity: SITE_ENERGY, find, outcome: energyOutcome }

/** The use cases of electricity at sites. */
export function siteEnergies(context: Context): SiteEnergies {
  return {
    get: (path) => getRecord(context, ACCESS, path),
    delete: (path, options) => deleteRecord(context, ACCESS, { path, options }),
    recalculate: (path) => recalculateRecord(context, ACCESS, path),
    async create(siteId, value) {
      const input = readInput(context, 'createSiteEnergy', { value })
      return write(context, {
        work: async (tx) => {
          const { record: site } = await requireRow(tx.sites, siteId, 'siteId')
          return createSiteEnergy(tx, context, { site, input })
        },
      })
    },
    list: (siteId, part) =>
      read(context, async (tx) => {
        await requireRow(tx.sites, siteId, 'siteId')
        return listRecords(SITE_ENERGY, rowsIn(tx.siteEnergies, { siteId, by: 'createdAt' }), part)
      }),
    async update(path, value, options = {}) {
      const input = readInput(context, 'updateSiteEnergy', { value, required: options.required })
      return write(context, {
        work: async (tx) => {
          const stored = await requireEnergy(tx, path)
          checkVersion(stored.row, options)
          return updateSiteEnergy(tx, context, { ...stored, input })
        },
      })
    },
    locationBased: (path) => read(context, async (tx) => locationBased(tx, await find(tx, path))),
  }
}
