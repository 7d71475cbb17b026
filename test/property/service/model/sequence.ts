import type { Random } from '../../../oracle/random.ts'
import { any } from './chance.ts'
import {
  changeBatch,
  changeMovement,
  changeProduct,
  changeTravel,
  createBatch,
  createMovement,
  createProduct,
  createTravel,
  createVendor,
} from './freight-commands.ts'
import type { ActivityName, ModelActivity } from './naive-company.ts'
import { changeEnergy, changeFuel, createEnergy, createFuel, createSite, deleteSite } from './site-commands.ts'
import { changeVehicle, changeVehicleEmission, createVehicle, createVehicleEmission } from './vehicle-commands.ts'
import type { Twin, World } from './world.ts'

type Command = (twin: Twin, random: Random) => Promise<void>

const CHANGES: Readonly<Record<ActivityName, (twin: Twin, one: ModelActivity, random: Random) => Promise<void>>> = {
  siteFuels: changeFuel,
  siteEnergies: changeEnergy,
  vehicleEmissions: changeVehicleEmission,
  movements: changeMovement,
  travels: changeTravel,
}

async function changeActivity(twin: Twin, random: Random): Promise<void> {
  const activity = any(random, twin.naive.activities.values())
  if (activity !== undefined) await CHANGES[activity.of](twin, activity, random)
}

/** What is done to one activity by its path, whatever it is. */
function byPath({ real }: Twin, { of, id, below }: Pick<ModelActivity, 'of' | 'id' | 'below'>) {
  const above = below as string
  switch (of) {
    case 'siteFuels': {
      const path = { siteId: above, fuelId: id }
      return { get: () => real.siteFuels.get(path), delete: () => real.siteFuels.delete(path), path }
    }
    case 'siteEnergies': {
      const path = { siteId: above, energyId: id }
      return { get: () => real.siteEnergies.get(path), delete: () => real.siteEnergies.delete(path), path }
    }
    case 'vehicleEmissions': {
      const path = { vehicleId: above, emissionId: id }
      return { get: () => real.vehicleEmissions.get(path), delete: () => real.vehicleEmissions.delete(path), path }
    }
    case 'movements': {
      const path = { batchId: below as number, movementId: id }
      return { get: () => real.movements.get(path), delete: () => real.movements.delete(path), path }
    }
    case 'travels':
      return { get: () => real.travels.get(id), delete: () => real.travels.delete(id), path: id }
  }
}

async function deleteActivity(twin: Twin, random: Random): Promise<void> {
  const activity = any(random, twin.naive.activities.values())
  if (activity === undefined) return
  await byPath(twin, activity).delete()
  twin.naive.activities.delete(activity.id)
}

/** The code that something is refused with. */
async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: { readonly code?: string }) => error.code ?? String(error),
  )
}

/** What is refused, and must leave everything as it was. */
async function tryBadInput({ real, naive }: Twin, random: Random): Promise<void> {
  const siteId = any(random, naive.sites)
  if (siteId === undefined) return
  const dates = { startDate: '2025-01-02', endDate: '2025-01-01' }
  const refused = await codeOf(real.siteEnergies.create(siteId, { value: -1e300, unitId: 10, ...dates } as never))
  if (refused === 'done') throw new Error('a record that means nothing was made')
  const unknown = { value: '5', unitId: 13, startDate: '2025-01-01', endDate: '2025-01-02' }
  const meaningless = await codeOf(real.siteEnergies.create(siteId, unknown))
  if (meaningless === 'done') throw new Error('electricity in litres was taken')
}

/** Reaches for what another company has: it is not there. */
async function tryForeign({ twins, random }: World): Promise<void> {
  const mine = random.one(twins)
  const theirs = random.one(twins.filter((one) => one !== mine))
  const activity = any(random, theirs.naive.activities.values())
  // numbers of batches are the company's own: the same number can be theirs and mine
  if (activity === undefined || activity.of === 'movements') return
  const reach = byPath(mine, activity)
  for (const work of [reach.get, reach.delete]) {
    const code = await codeOf(work())
    if (code !== 'not_found') throw new Error(`another company's ${activity.of} gave ${code}`)
  }
}

const COMMANDS: readonly Command[] = [
  createSite,
  createVehicle,
  createVendor,
  createProduct,
  createBatch,
  createFuel,
  createFuel,
  createEnergy,
  createVehicleEmission,
  createMovement,
  createTravel,
  changeActivity,
  changeActivity,
  changeVehicle,
  changeBatch,
  changeProduct,
  deleteActivity,
  deleteSite,
  tryBadInput,
]

const PRELUDE: readonly Command[] = [
  createSite,
  createVehicle,
  createVendor,
  createProduct,
  createProduct,
  createBatch,
  createBatch,
]

/** Gives one company, and at times others, something to begin with: what joins records is reached soon enough then. */
export async function begin({ twins, random }: World): Promise<void> {
  for (const [at, twin] of twins.entries()) {
    if (at > 0 && random.unit() < 0.8) continue
    for (const command of PRELUDE) await command(twin, random)
  }
}

/** One step of a sequence: a use case of one of the companies, or a reach over the border. */
export async function step(world: World): Promise<string> {
  const { twins, random } = world
  if (random.unit() < 0.05) {
    await tryForeign(world)
    return 'tryForeign'
  }
  const command = random.one(COMMANDS)
  await command(random.one(twins), random)
  return command.name
}
