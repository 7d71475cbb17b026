import { fail } from '../../../errors/index.ts'
import type { EmissionResource } from '../../../resources/index.ts'
import { units } from '../../../units/index.ts'
import type { ReadTx } from '../../core/context/context.ts'
import type { Outcome } from '../../core/context/outcome.ts'
import { latestCalculation } from '../../core/ledger/latest-calculation.ts'
import { calculationOfStored } from '../../core/ledger/stored-calculation.ts'
import type { EnergyRow } from './energy-row.ts'

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
