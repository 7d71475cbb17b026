import { type Fraction, fraction, isNearest, times } from '../../../oracle/rational-oracle.ts'
import { UNITS } from './emission-oracle.ts'
import type { Twin } from './world.ts'

/** Units that the interface lists; those above are found by their ids. */
const LISTED = 10

/** Units are what the model takes them for: of the same dimension, and as many base units. */
export async function lookAtUnits({ real }: Twin): Promise<void> {
  const listed = await real.units.list()
  const ids = listed.map(({ id }) => id).join()
  if (ids !== Array.from({ length: LISTED }, (_, index) => index + 1).join())
    throw new Error(`the units listed are ${ids}`)
  const all = new Map((await real.units.list({ all: true })).map((unit) => [unit.id, unit]))
  const baseOf = (id: number): Fraction => {
    const unit = all.get(id)
    if (unit === undefined) throw new Error(`there is no unit ${id}`)
    const known = fraction(UNITS[String(id)]?.[1] ?? '1')
    if (unit.parent_id === null) return known
    const { over, under } = known
    const parent = baseOf(unit.parent_id)
    // the multiplier is shown as the nearest double
    const due = times({ over, under }, { over: parent.under, under: parent.over })
    if (!isNearest(unit.multiplier, due)) throw new Error(`the multiplier of unit ${id} is ${unit.multiplier}`)
    return known
  }
  for (const [id, [dimension]] of Object.entries(UNITS)) {
    baseOf(Number(id))
    const shown = all.get(Number(id))?.typeUnit
    if (shown !== dimension) throw new Error(`unit ${id} measures ${shown}, not ${dimension}`)
  }
}
