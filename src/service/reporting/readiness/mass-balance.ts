import { compare, multiply, type Rational, ratio, rationalOf } from '../../../exact/index.ts'
import type { Activity } from '../../core/context/activity-stream.ts'
import type { ReadTx } from '../../core/context/context.ts'
import { cargoReader } from '../../master-data/batches/movement-batches.ts'

const KG_PER_TONNE = ratio(1000n, 1n)
/** Packaging and pallets weigh less than the goods themselves. */
const WITH_PACKAGING = ratio(2n, 1n)

/** Rules of masses that do not close. */
type MassRule = 'mass_too_little' | 'mass_too_much'

/** Compares the mass that a movement carries, its packaging included, with what its batches weigh. */
export function massBalance(tx: ReadTx): (activity: Activity) => Promise<MassRule | null> {
  const cargoOf = cargoReader(tx)
  const ruleOf = (moved: Rational, cargo: Rational): MassRule | null => {
    if (compare(moved, cargo) < 0) return 'mass_too_little'
    return compare(moved, multiply(cargo, WITH_PACKAGING)) > 0 ? 'mass_too_much' : null
  }
  return async ({ id, movedTonnes }) => {
    if (movedTonnes === undefined) return null
    const cargo = await cargoOf(id)
    return cargo === null ? null : ruleOf(multiply(rationalOf(movedTonnes), KG_PER_TONNE), cargo)
  }
}
