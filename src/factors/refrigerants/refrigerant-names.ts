import { BLENDS, GAS_FIGURES, type GasFigures } from '../data/refrigerants.ts'

/** Refrigerant numbers that do not follow from the name of the gas (ASHRAE 34). */
const NUMBERED = { CO2: 'R-744', CF4: 'R-14', C2F6: 'R-116', C3F8: 'R-218', 'c-C4F8': 'R-C318' } as const

/** Normalizes a name for lookup: without case, spaces and hyphens. */
export function foldedName(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '')
}

/** All names of a gas: its own, the publishers' alternative, and its refrigerant number (HFC-134a is R-134a). */
function namesOf(gas: string, { name }: GasFigures): readonly string[] {
  const number = gas.startsWith('H') || gas.startsWith('CFC') ? gas.replace(/^(HFC|HCFC|CFC)/, 'R') : ''
  const numbered = NUMBERED[gas as keyof typeof NUMBERED] ?? ''
  return [gas, name, number, numbered].filter((one) => one !== '')
}

/** The gas of each folded name. */
export const GASES_BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(GAS_FIGURES).flatMap(([gas, figures]) =>
    namesOf(gas, figures).map((name) => [foldedName(name), gas] as const),
  ),
)

/** The blend of each folded name. */
export const BLENDS_BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.keys(BLENDS).map((name) => [foldedName(name), name]),
)
