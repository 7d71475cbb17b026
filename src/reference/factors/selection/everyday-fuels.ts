import { foldName } from '../../../core/countries/index.ts'

/** Everyday names of a fuel, with the names that publishers use, in order. */
interface EverydayFuel {
  readonly names: readonly string[]
  readonly published: readonly string[]
  /** Outside Great Britain and the United States, if it is another fuel there. */
  readonly elsewhere?: readonly string[]
}

/** Road fuels are the blends of the forecourt; EPA has no complete row of diesel, and No. 2 is the same distillate. */
const EVERYDAY_FUELS: readonly EverydayFuel[] = [
  {
    names: ['diesel', 'diesel fuel', 'road diesel', 'derv', 'gazole'],
    published: ['Diesel (average biofuel blend)', 'Distillate Fuel Oil No. 2'],
  },
  {
    names: ['petrol', 'unleaded petrol', 'gasoline', 'motor gasoline', 'unleaded gasoline'],
    published: ['Petrol (average biofuel blend)', 'Motor Gasoline'],
  },
  {
    names: ['lpg', 'liquefied petroleum gas', 'liquefied petroleum gases', 'autogas'],
    published: ['LPG', 'Liquefied Petroleum Gases (LPG)'],
  },
  {
    names: ['heating oil', 'home heating oil', 'domestic heating oil'],
    published: ['Burning oil', 'Distillate Fuel Oil No. 2'],
    // kerosene heats houses in Great Britain and Ireland, gas oil those on the Continent
    elsewhere: ['Gas oil'],
  },
  { names: ['burning oil', 'kerosene', 'heating kerosene', 'paraffin'], published: ['Burning oil', 'Kerosene'] },
  { names: ['gas oil', 'red diesel'], published: ['Gas oil', 'Distillate Fuel Oil No. 2'] },
  { names: ['natural gas', 'mains gas'], published: ['Natural gas'] },
  // EPA has complete rows of the gas only, per standard cubic foot and energy
  { names: ['cng', 'compressed natural gas'], published: ['CNG', 'Natural Gas'] },
  { names: ['lng', 'liquefied natural gas'], published: ['LNG', 'Natural Gas'] },
]

const NOT_ELSEWHERE: readonly (string | undefined)[] = ['GB', 'IE', 'US']

/** The everyday names of all fuels. */
export function everydayFuelNames(): readonly string[] {
  return EVERYDAY_FUELS.flatMap(({ names }) => names)
}

/** Returns the published names for an everyday fuel name in a country; empty for any other name. */
export function publishedFuelNames(name: string, country: string | undefined): readonly string[] {
  const folded = foldName(name)
  const fuel = EVERYDAY_FUELS.find(({ names }) => names.includes(folded))
  if (fuel === undefined) return []
  return NOT_ELSEWHERE.includes(country) ? fuel.published : (fuel.elsewhere ?? fuel.published)
}
