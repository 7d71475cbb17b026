import type { Random } from '../../../oracle/random.ts'
import { changeActivity, deleteActivity, recalculateActivity } from './activity-commands.ts'
import { exportAll, lookAtHead, lookAtLocation, lookAtLog, prove, tryForeignAudit } from './audit-commands.ts'
import { changeBatch, changeProduct, createBatch, createProduct, deleteBatch, deleteProduct } from './batch-commands.ts'
import { eraseCompany, tryBadInput, tryForeign, tryGone } from './border-commands.ts'
import { changePolicy, createEnergy } from './energy-commands.ts'
import { changeFactor, createFactor, deleteFactor } from './factor-commands.ts'
import { changeFile, createFile, deleteFile } from './file-commands.ts'
import { createFuel } from './fuel-commands.ts'
import { recount, takeInventory } from './inventory-commands.ts'
import { issueKey, revokeKey } from './key-commands.ts'
import { changeKind, createKind, deleteKind, tryBuiltIns } from './kind-commands.ts'
import { lookAtActivity, lookAtPage, lookAtPart, lookAtRecord, lookAtShares, searchFactors } from './look-commands.ts'
import { lockPeriod, unlockPeriod } from './period-commands.ts'
import { repeatRequest } from './repeat-commands.ts'
import { changeSite, createSite, deleteSite } from './site-commands.ts'
import { createMovement, createTravel } from './transport-commands.ts'
import { lookAtUnits } from './unit-commands.ts'
import { changeVehicle, createVehicle, deleteVehicle } from './vehicle-commands.ts'
import { createVehicleEmission } from './vehicle-emission-commands.ts'
import { changeVendor, createVendor, deleteVendor } from './vendor-commands.ts'
import type { Twin, World } from './world.ts'

type Command = (twin: Twin, random: Random) => Promise<void>

/** Commands that lead to each other: what there is to begin with, and what is done with it. */
interface Theme {
  readonly prelude: readonly Command[]
  readonly commands: readonly Command[]
}

/** Every sequence is of some themes, so that it is dense in what it is about. */
const THEMES: readonly Theme[] = [
  {
    prelude: [createVendor, createTravel],
    commands: [
      ...[createVendor, changeVendor, deleteVendor, deleteVendor, createTravel, createTravel],
      ...[repeatRequest, repeatRequest],
    ],
  },
  {
    prelude: [createFactor, createKind, createFile, createSite, createFuel, createEnergy],
    commands: [
      ...[createSite, changeSite, changeSite, deleteSite, changeFactor, changeFactor, deleteFactor, deleteKind],
      ...[createFuel, createFuel, createFuel, createEnergy, createEnergy, createEnergy, changePolicy, changePolicy],
    ],
  },
  {
    prelude: [createVehicle, createVehicleEmission],
    commands: [
      ...[createVehicle, changeVehicle, changeVehicle, deleteVehicle, changeFactor, deleteFactor],
      ...[createVehicleEmission, createVehicleEmission, createVehicleEmission],
    ],
  },
  {
    prelude: [createProduct, createProduct, createBatch, createBatch, createMovement],
    commands: [
      ...[createProduct, changeProduct, changeProduct, deleteProduct],
      ...[createBatch, changeBatch, changeBatch, deleteBatch],
      ...[createMovement, createMovement, createMovement, createKind, deleteKind],
    ],
  },
  {
    prelude: [],
    commands: [
      ...[createFactor, changeFactor, deleteFactor, createKind, changeKind, deleteKind],
      ...[createFile, changeFile, deleteFile],
    ],
  },
  { prelude: [], commands: [issueKey, issueKey, revokeKey] },
  { prelude: [lockPeriod, lockPeriod], commands: [lockPeriod, lockPeriod, unlockPeriod] },
]

/** What every sequence may do besides. */
const ALWAYS: readonly Command[] = [
  ...[changeActivity, changeActivity, changeActivity],
  ...[recalculateActivity, recalculateActivity, deleteActivity],
]

/** What changes nothing, and must show what there is. */
const LOOKS: readonly Command[] = [
  ...[lookAtRecord, lookAtRecord, lookAtActivity, lookAtShares, lookAtPart, lookAtPart, lookAtPage],
  ...[
    prove,
    prove,
    lookAtLog,
    lookAtHead,
    exportAll,
    lookAtLocation,
    takeInventory,
    recount,
    searchFactors,
    lookAtUnits,
  ],
]

/** What must always be refused. */
const BORDER: readonly Command[] = [tryForeign, tryForeign, tryForeignAudit, tryGone, tryBadInput, tryBuiltIns]

/** What a sequence is about: commands to begin with, and to choose from. */
export function anyTheme(random: Random): Theme {
  const chosen = THEMES.filter(() => random.unit() < 0.3)
  const themes = chosen.length === 0 ? [random.one(THEMES)] : chosen
  return {
    prelude: themes.flatMap(({ prelude }) => prelude),
    commands: [...themes.flatMap(({ commands }) => commands), ...ALWAYS],
  }
}

/** Gives one company, and at times others, something to begin with: what joins records is reached soon enough then. */
export async function begin({ twins, random }: World, { prelude }: Theme): Promise<void> {
  for (const [index, twin] of twins.entries()) {
    if (index > 0 && random.unit() < 0.85) continue
    for (const command of prelude) await command(twin, random)
  }
}

/** One step of a sequence: a use case of one of the companies, mostly of the first. */
export async function step({ twins, random }: World, { commands }: Theme): Promise<string> {
  const chance = random.unit()
  if (chance > 0.995) {
    await eraseCompany(random.one(twins))
    return eraseCompany.name
  }
  const command = random.one(chance < 0.08 ? BORDER : chance < 0.22 ? LOOKS : commands)
  const twin = random.unit() < 0.7 ? twins[0] : random.one(twins)
  await command(twin, random)
  return command.name
}
