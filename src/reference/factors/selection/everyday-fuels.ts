import { foldName } from '../../../core/countries/index.ts'

/** Everyday names of a fuel, with the names that publishers use, in order. */
interface EverydayFuel {
  readonly names: readonly string[]
  readonly published: readonly string[]
  /** Outside Great Britain and the United States, if it is another fuel there. */
  readonly elsewhere?: readonly string[]
}

/** The use of buildings other than homes and of small business, by which Canada publishes fuels. */
const CANADIAN_USE = 'Forestry, Construction, Public Administration and Commercial/Institutional'
const LIGHT_FUEL_OIL = `Light Fuel Oil / ${CANADIAN_USE}`
const KEROSENE = `Kerosene / ${CANADIAN_USE}`
const CANADIAN_GAS = 'marketable / Residential, Construction, Commercial/Institutional, Agriculture'

/** Road fuels are the blends of the forecourt; EPA has no complete row of diesel, and No. 2 is the same distillate. */
const EVERYDAY_FUELS: readonly EverydayFuel[] = [
  {
    names: ['diesel', 'diesel fuel', 'road diesel', 'derv', 'gazole'],
    published: [
      'Diesel (average biofuel blend)',
      'Distillate Fuel Oil No. 2',
      'Commercial Use / Diesel',
      'Diesel oil',
      'Diesel / Refineries and Others',
      'Gazole routier B7',
    ],
  },
  {
    names: ['petrol', 'unleaded petrol', 'gasoline', 'motor gasoline', 'unleaded gasoline'],
    published: [
      'Petrol (average biofuel blend)',
      'Motor Gasoline',
      'Regular Petrol',
      'Essence E10',
      'Automotive gasoline/petrol (other than for use as fuel in an aircraft)',
    ],
  },
  {
    names: ['lpg', 'liquefied petroleum gas', 'liquefied petroleum gases', 'autogas'],
    published: [
      'Commercial Use / LPG',
      'LPG',
      'Liquefied Petroleum Gases (LPG)',
      'Liquefied petroleum gas (LPG)',
      'Propane / All Other Uses',
      'GPL pour véhicule routier',
    ],
  },
  {
    names: ['heating oil', 'home heating oil', 'domestic heating oil'],
    published: ['Burning oil', 'Distillate Fuel Oil No. 2'],
    // kerosene heats houses in Great Britain and Ireland, gas oil those on the Continent
    elsewhere: ['Gas oil', 'Heating oil', 'Commercial Use / Light Fuel Oil', LIGHT_FUEL_OIL],
  },
  {
    names: ['burning oil', 'kerosene', 'heating kerosene', 'paraffin'],
    published: ['Burning oil', 'Kerosene', 'Kerosene (other than for use as fuel in an aircraft)', KEROSENE],
  },
  { names: ['gas oil', 'red diesel'], published: ['Gas oil', 'Distillate Fuel Oil No. 2'] },
  {
    names: ['natural gas', 'mains gas'],
    published: [
      'Commercial Use / Natural Gas',
      'Natural gas distributed in a pipeline',
      CANADIAN_GAS,
      'Gaz naturel - 2022, mix moyen, consommation',
      'Natural gas',
    ],
  },
  // EPA has complete rows of the gas only, per standard cubic foot and energy
  {
    names: ['cng', 'compressed natural gas'],
    published: ['CNG', 'Natural Gas', 'Compressed natural gas (reverting to standard conditions)'],
  },
  { names: ['lng', 'liquefied natural gas'], published: ['LNG', 'Natural Gas', 'Liquefied natural gas'] },
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
