import type { Random } from '../../../oracle/random.ts'
import { dueActivity, lockRefusals } from './activity-answers.ts'
import { answerOf, check } from './answers.ts'
import { any, anyVersion } from './chance.ts'
import { changeEnergy, recalculateEnergy } from './energy-commands.ts'
import { changeFuel, recalculateFuel } from './fuel-commands.ts'
import { type NaiveCompany, note } from './naive-company.ts'
import type { ModelActivity } from './naive-records.ts'
import { changeMovement, changeTravel, recalculateMovement, recalculateTravel } from './transport-commands.ts'
import { changeVehicleEmission, recalculateVehicleEmission } from './vehicle-emission-commands.ts'
import type { Twin } from './world.ts'

function change(twin: Twin, activity: ModelActivity, random: Random): Promise<void> {
  switch (activity.of) {
    case 'siteFuels':
      return changeFuel(twin, activity, random)
    case 'siteEnergies':
      return changeEnergy(twin, activity, random)
    case 'vehicleEmissions':
      return changeVehicleEmission(twin, activity, random)
    case 'movements':
      return changeMovement(twin, activity, random)
    case 'travels':
      return changeTravel(twin, activity, random)
  }
}

export async function changeActivity(twin: Twin, random: Random): Promise<void> {
  const activity = any(random, twin.naive.activities.values())
  if (activity !== undefined) await change(twin, activity, random)
}

function recalculate(twin: Twin, activity: ModelActivity, random: Random): Promise<void> {
  switch (activity.of) {
    case 'siteFuels':
      return recalculateFuel(twin, activity)
    case 'siteEnergies':
      return recalculateEnergy(twin, activity)
    case 'vehicleEmissions':
      return recalculateVehicleEmission(twin, activity)
    case 'movements':
      return recalculateMovement(twin, activity, random)
    case 'travels':
      return recalculateTravel(twin, activity)
  }
}

/** True where the company has changed or deleted the factor since. */
function isOutdated({ factors }: NaiveCompany, activity: ModelActivity): boolean {
  const used = 'factor' in activity ? activity.factor : 'custom' in activity ? activity.custom : null
  return used?.said !== undefined && used.said !== null && factors.get(used.id) !== used
}

/** Mostly what now comes to something else. */
export async function recalculateActivity(twin: Twin, random: Random): Promise<void> {
  const all = [...twin.naive.activities.values()]
  const outdated = all.filter((one) => isOutdated(twin.naive, one))
  const activity = any(random, outdated.length > 0 && random.unit() < 0.7 ? outdated : all)
  if (activity !== undefined) await recalculate(twin, activity, random)
}

/** The use cases that every activity has, by its path. */
export function byPath({ real }: Twin, { of, id, below }: Pick<ModelActivity, 'of' | 'id' | 'below'>) {
  const above = below as string
  switch (of) {
    case 'siteFuels':
      return { name: 'fuelId', cases: real.siteFuels, path: { siteId: above, fuelId: id } } as const
    case 'siteEnergies':
      return { name: 'energyId', cases: real.siteEnergies, path: { siteId: above, energyId: id } } as const
    case 'vehicleEmissions':
      return { name: 'emissionsId', cases: real.vehicleEmissions, path: { vehicleId: above, emissionId: id } } as const
    case 'movements':
      return { name: 'movementId', cases: real.movements, path: { batchId: Number(below), movementId: id } } as const
    case 'travels':
      return { name: 'travelId', cases: real.travels, path: id } as const
  }
}

/** The use cases of any activity, whose paths differ. */
export interface AnyCases {
  get(
    path: unknown,
  ): Promise<{ readonly record: unknown; readonly version: number; readonly notices: readonly never[] }>
  delete: (path: unknown, options?: { readonly ifVersion?: number }) => ReturnType<AnyCases['get']>
  recalculate: AnyCases['get']
}

export async function deleteActivity(twin: Twin, random: Random): Promise<void> {
  const { naive } = twin
  const activity = any(random, naive.activities.values())
  if (activity === undefined) return
  const { options, outdated } = anyVersion(random, activity.version)
  const { cases, path } = byPath(twin, activity)
  const refused = lockRefusals(naive, { refused: outdated, of: activity.of, starts: [activity.start] })
  const answer = await answerOf('delete', (cases as unknown as AnyCases).delete(path, options), refused)
  if (answer === undefined) return
  naive.activities.delete(activity.id)
  note(naive, ['delete', activity.of, activity.id], { before: activity.kg })
  check(`the deletion of ${activity.of}`, answer, { version: activity.version, shown: dueActivity(activity) })
}
