import {
  calculateElectricity,
  type ElectricityInstrument,
  type ElectricityUse,
  scope2,
} from '../../../core/activities/index.ts'
import { checkFactorUse, type SelectedFactor } from '../../../core/emissions/index.ts'
import { fail, type Notice } from '../../../core/errors/index.ts'
import type { Exact } from '../../../core/exact/index.ts'
import { builtInUnits, type Unit, units } from '../../../core/units/index.ts'
import type { ActivityRow } from '../../../ledger/context/activity-shape.ts'
import type { Context, ReadTx } from '../../../ledger/context/context.ts'
import type { Outcome } from '../../../ledger/context/use-cases.ts'
import { type Computed, computedOf } from '../../../ledger/ledger/computed.ts'
import { latestCalculation } from '../../../ledger/ledger/latest-calculation.ts'
import { readCalculation } from '../../../ledger/ledger/stored-calculation.ts'
import { unstatedNotices } from '../../../ledger/references/emission-kinds.ts'
import { relabelNotices, withClientPaths } from '../../../ledger/references/with-client-paths.ts'
import type { EmissionResource } from '../../../resources/index.ts'
import type { CustomFactor, GridFactor } from './electricity-factors.ts'

/** An electricity input with all ids resolved. */
export interface ResolvedEnergyInput {
  readonly value: Exact
  readonly unit: Unit
  readonly percentageOfCleanEnergy: Exact
  readonly grid: GridFactor
  /** The factor that the client named, or null. */
  readonly custom: CustomFactor | null
  /** The residual mix of the country. Undefined: it is not known, or the client named a factor. */
  readonly residual: SelectedFactor | undefined
  /** The instruments that it draws on, and the energy of each draw. */
  readonly instruments: readonly ElectricityInstrument[]
  readonly notices: readonly Notice[]
}

const FIELDS = {
  unit: 'unitId',
  grid: 'site.countryId',
  residual: 'site.countryId',
  clean: 'percentageOfCleanEnergy',
  custom: 'customEmissionFactorId',
  // a grid factor has no heating value
  heatingValue: 'customEmissionFactorId',
}

type Use = Omit<ElectricityUse, 'grid'>

function useOf({ policy, units: table }: Context, energy: ResolvedEnergyInput): Use {
  const { value, unit, percentageOfCleanEnergy, custom, residual, instruments } = energy
  const { allowCredits, cleanEnergyFactor } = policy
  return {
    value,
    unit,
    percentageOfCleanEnergy,
    allowCredits,
    ...(residual === undefined ? {} : { residual }),
    ...(instruments.length === 0 ? {} : { instruments }),
    ...(table === builtInUnits ? {} : { table }),
    ...(custom === null ? {} : { custom: custom.factor }),
    ...(cleanEnergyFactor === null ? {} : { clean: cleanEnergyFactor }),
  }
}

/**
 * Requires an energy unit in the input and in the named factor, even if the factor's share is zero or there is no grid factor.
 * Throws `unit_dimension_mismatch`, `factor_category_mismatch`.
 */
function checkFit({ units: table }: Context, { unit, custom }: ResolvedEnergyInput): void {
  const expected = 'ELECTRICITY'
  const given = `${unit.short_name} (${unit.typeUnit})`
  if (unit.typeUnit !== expected) {
    const message = `${given} is not a unit of electricity; give kWh or another unit of energy`
    fail('unitId', 'unit_dimension_mismatch', { message, expected, received: unit.typeUnit })
  }
  const per = custom === null ? unit : table.find(custom.factor.unit, 'customEmissionFactorId')
  if (per.typeUnit !== expected) {
    const message = `${given} does not fit the factor per ${per.short_name} (${per.typeUnit}); name a factor per unit of energy`
    fail('unitId', 'unit_dimension_mismatch', { message, expected, received: per.typeUnit })
  }
  if (custom !== null) checkFactorUse({ factor: custom.factor, path: FIELDS.custom }, ['electricity'])
}

/**
 * Computes the emission of electricity. Its total is the market-based figure; the location-based figure is listed separately.
 * Throws `unit_dimension_mismatch` and the other codes of `scope2`, at the request fields.
 */
export function computeEnergy(context: Context, energy: ResolvedEnergyInput): Computed {
  const { grid, custom } = energy
  const unstated = custom === null ? [] : unstatedNotices(custom.factor, FIELDS.custom)
  const notices = [...unstated, ...energy.notices]
  const { gwpSet } = context.policy
  checkFit(context, energy)
  const use = useOf(context, energy)
  if (!('missing' in grid)) {
    const { market, location } = withClientPaths(FIELDS, () => scope2({ grid, ...use }))
    const relabelled = relabelNotices(FIELDS, market)
    return computedOf(relabelled, { gwpSet, location: relabelNotices(FIELDS, location), notices })
  }
  if (custom === null) throw new TypeError('electricity has neither a grid factor nor one that was named')
  // the market-based figure of a named factor does not use the grid factor
  const market = withClientPaths(FIELDS, () => calculateElectricity({ grid: custom.factor, method: 'market', ...use }))
  return computedOf(relabelNotices(FIELDS, market), { gwpSet, notices: [...notices, grid.missing] })
}

/** An emission in kilograms. It has no record. */
export type EmissionFigure = Pick<EmissionResource, 'co2' | 'ch4' | 'n2o' | 'co2e' | 'unitId'>

/** Reads the location-based figure of a record. Throws `factor_not_found` if it has none. */
export async function readLocationFigure(
  tx: ReadTx,
  { record, version }: ActivityRow<'siteEnergies'>,
): Promise<Outcome<EmissionFigure>> {
  const { location } = await latestCalculation(tx, record.id)
  if (location === null) {
    return fail('site.countryId', 'factor_not_found', {
      message: 'had no grid factor when the record was computed; recalculate it when there is one',
    })
  }
  const { emission, notices } = await readCalculation(tx, location)
  const { co2, ch4, n2o, co2e } = emission
  return { record: { co2, ch4, n2o, co2e: co2e as number, unitId: units.kilogram.id }, version, notices }
}
