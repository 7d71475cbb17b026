import type { EmissionFactor } from '../../emissions/index.ts'
import { builtInUnits } from '../../units/index.ts'
import { type Candidates, dimensionOf } from './candidates.ts'
import { namedLike, preferExactName } from './name-choice.ts'
import { chooseRegion } from './region-choice.ts'
import type { FuelToSelect } from './request.ts'

const CATEGORIES = ['fuel', 'bioenergy']

/** For an energy unit: the stated heating value, or gross if both exist (the calculation adds the notice). */
function chooseHeatingValue(
  factors: readonly EmissionFactor[],
  stated: 'gross' | 'net' | undefined,
): readonly EmissionFactor[] {
  const isGross = factors.some(({ heatingValue }) => heatingValue === 'gross')
  const wanted = stated ?? (isGross ? 'gross' : 'net')
  return factors.filter(({ heatingValue }) => heatingValue === null || heatingValue === wanted)
}

/** The candidates for a fuel: never of another country, since fuels differ. Throws `unknown_unit`. */
export function fuelCandidates(
  all: readonly EmissionFactor[],
  activity: FuelToSelect,
  chain: readonly string[],
): Candidates {
  const { typeUnit } = builtInUnits.find(activity.unit, 'activity.unit')
  const burnt = all.filter(
    ({ category, complete, unit }) => complete && CATEGORIES.includes(category) && dimensionOf(unit) === typeUnit,
  )
  const here = chooseRegion(namedLike(burnt, activity.fuel), chain)
  const named = preferExactName(here.factors, activity.fuel)
  return { ...here, factors: chooseHeatingValue(named, activity.heatingValue) }
}
