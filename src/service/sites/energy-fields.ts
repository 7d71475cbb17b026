import type { Context, Writing } from '../context/context.ts'
import { digitsOf, shownFigure } from '../context/digits.ts'
import type { GridQuestion, ServiceRecords } from '../context/records.ts'
import type { Computed } from '../ledger/computed.ts'
import { keepSnapshot } from '../ledger/factor-snapshots.ts'
import { embeddedUnit } from '../naming/units.ts'
import type { MeantEnergy } from './energy-calculation.ts'

type Fields = Pick<
  ServiceRecords['siteEnergies'],
  'value' | 'percentageOfCleanEnergy' | 'unitId' | 'unit' | 'customEmissionFactorId' | 'totalEmission' | 'given'
>

/** The fields of a record of electricity that follow from what was computed. */
export async function energyFields(
  tx: Writing,
  { now }: Context,
  {
    energy,
    computed,
    question,
  }: { readonly energy: MeantEnergy; readonly computed: Computed; readonly question: GridQuestion },
): Promise<Fields> {
  const { value, percentageOfCleanEnergy, unit, custom } = energy
  return {
    value: shownFigure(value),
    percentageOfCleanEnergy: shownFigure(percentageOfCleanEnergy),
    unitId: unit.id,
    unit: embeddedUnit(unit),
    customEmissionFactorId: custom?.id ?? null,
    totalEmission: computed.calculation.emission.co2e as number,
    given: {
      ...digitsOf({ value, percentageOfCleanEnergy }),
      grid: question,
      customFactorSnapshotId: custom === null ? null : await keepSnapshot(tx, custom.factor, now()),
    },
  }
}
