import type { FactorChoice } from '../../core/emissions/index.ts'
import { EmissionsError, fail } from '../../core/errors/index.ts'
import type { Context, WriteTx } from '../../ledger/context/context.ts'
import type { EditionPair, EditionSwitch, FactorHolder, StoredRestatement } from '../../ledger/context/records.ts'
import { type Counterpart, counterpartOf, isProblem } from '../../ledger/references/edition-counterpart.ts'
import { updateVehicle, type VehicleRow } from '../../records/master-data/vehicles/vehicles.ts'
import { abortsRestatement, storedViolations } from './progress.ts'

/** The most holders listed; all are counted. */
const HOLDERS_MAX = 100

/** Adds holders of factors of a source edition to the switch. */
export function addHolders(before: EditionSwitch, holders: readonly FactorHolder[]): EditionSwitch {
  if (holders.length === 0) return before
  return {
    ...before,
    holders: before.holders + holders.length,
    switchedHolders: before.switchedHolders + holders.filter(({ isSwitched }) => isSwitched).length,
    firstHolders: [...before.firstHolders, ...holders].slice(0, HOLDERS_MAX),
  }
}

function choiceId(choice: FactorChoice | null): string | null {
  if (choice === null) return null
  return 'factor' in choice ? choice.factor.id : choice.id
}

/** Finds the policy fields that name a factor of a source edition. Only the host can change them. */
export function policyHolders(
  { policy, catalogue }: Context,
  editions: readonly EditionPair[],
): readonly FactorHolder[] {
  const { defaultGridFactor, cleanEnergyFactor, fuelBridges } = policy
  const named = [
    ['policy.defaultGridFactor', choiceId(defaultGridFactor)],
    ['policy.cleanEnergyFactor', choiceId(cleanEnergyFactor)],
    ...Object.keys(fuelBridges).map((id) => ['policy.fuelBridges', id] as const),
  ] as const
  return named.flatMap(([id, factorId]) => {
    const counterpart = factorId === null ? null : counterpartOf(catalogue, editions, factorId)
    if (counterpart === null) return []
    return [{ of: 'policy', id, factor: counterpart.factor.key, isSwitched: false, violations: [] } as const]
  })
}

type Next = NonNullable<StoredRestatement['next']>

/** Gives a vehicle the counterpart of its factor. Throws if there is none, and as updating a vehicle does. */
async function switchVehicle(
  tx: WriteTx,
  context: Context,
  { row, found }: { row: VehicleRow } & Pick<Counterpart, 'found'>,
) {
  if (isProblem(found)) return fail('emissionFactorId', found.code, found)
  return updateVehicle(tx, context, { row, input: { emissionFactorId: found.id } })
}

/**
 * Lists a vehicle that names a factor of a source edition. It is switched if that was requested, or listed with the
 * reason why not.
 */
async function listHolder(
  tx: WriteTx,
  context: Context,
  { row, editionSwitch: { editions, vehicles } }: { row: VehicleRow; editionSwitch: EditionSwitch },
): Promise<readonly FactorHolder[]> {
  const { id, emissionFactorId } = row.record
  const counterpart = counterpartOf(context.catalogue, editions, emissionFactorId)
  if (counterpart === null) return []
  const {
    factor: { key: factor },
    found,
  } = counterpart
  const holder = { of: 'vehicle', id, factor, isSwitched: false, violations: [] } as const
  if (!vehicles && !isProblem(found)) return [holder]
  try {
    await switchVehicle(tx, context, { row, found })
    return [{ ...holder, isSwitched: true }]
  } catch (error) {
    if (!EmissionsError.is(error) || abortsRestatement(error)) throw error
    return [{ ...holder, violations: storedViolations(error.violations) }]
  }
}

/** Lists the vehicles of the next page of a switch of editions, the earliest first, and switches them if requested. */
export async function switchVehicles(
  tx: WriteTx,
  context: Context,
  {
    restatement,
    next,
    limit,
  }: { readonly restatement: StoredRestatement; readonly next: Next; readonly limit: number },
): Promise<Pick<StoredRestatement, 'editionSwitch'> & { readonly after: Next['after'] }> {
  const part = { limit, order: 'last', ...(next.after === null ? {} : { after: next.after }) } as const
  const page = await tx.vehicles.list({ by: 'createdAt' }, part)
  let editionSwitch = restatement.editionSwitch as EditionSwitch
  for (const row of page.rows) {
    editionSwitch = addHolders(editionSwitch, await listHolder(tx, context, { row, editionSwitch }))
  }
  return { editionSwitch, after: page.next }
}
