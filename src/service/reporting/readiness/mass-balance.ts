import { compare, multiply, type Rational, ratio, rationalOf } from '../../../exact/index.ts'
import type { Activity } from '../../core/context/activity-stream.ts'
import type { ReadTx } from '../../core/context/context.ts'
import { cargoReader } from '../../master-data/batches/movement-batches.ts'

const KG_PER_TONNE = ratio(1000n, 1n)
/** The upper limit of mass to cargo: packaging and pallets weigh less than the goods. */
const WITH_PACKAGING = ratio(2n, 1n)

/** Rules about masses that do not balance. */
type MassRule = 'mass_too_little' | 'mass_too_much'

/** Compares the mass of a movement, which includes packaging, with the weight of its batches. */
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
