import { builtInKindId } from '../../resources/index.ts'
import { intensityRows } from './intensity-rows.ts'
import { energyText, firstReportText, methodText, statedText } from './methodology.ts'
import {
  comparativeCheck,
  countryCheck,
  countryEnergyCheck,
  ENERGY_MISSING,
  energyCheck,
  figureMissing,
  locationCheck,
  oneCountryCheck,
  RECORDS_MISSING,
  ROWS_MISSING,
  statementMissing,
} from './missing.ts'
import { montrealRows } from './montreal-row.ts'
import {
  allRows,
  ofCountries,
  ofCountryEnergy,
  ofEnergyUses,
  ofInventory,
  ofKinds,
  ofReductions,
  ofStatedFigure,
  rowIds,
} from './row-sources.ts'
import { scope3Rows, scope3Total } from './scope3-rows.ts'
import {
  type CountryInventory,
  type DisclosureInputs,
  ENERGY_USES,
  type RowDefinition,
  type StandardDefinition,
} from './standard.ts'
import { countryEnergyNotices } from './table-notices.ts'

const T = 't CO2e'
const QUOTED = { section: 'quoted company', datapoint: 'ERG ch. 2', unit: T, missing: RECORDS_MISSING } as const
const UNQUOTED = { ...QUOTED, section: 'large unquoted company or LLP' } as const
const OPTIONAL = { ...QUOTED, datapoint: 'ERG ch. 2, optional', missing: null } as const

const UK = 'GB'
const LOCATION_SCOPE_2 = ofInventory('scope2.locationBased', ({ scope2 }) => scope2.locationBased)

const COUNTRY_PARTS = [
  { id: 'scope1', label: 'Scope 1', amountsOf: ({ scope1 }: CountryInventory) => scope1 },
  {
    id: 'scope2.locationBased',
    label: 'Scope 2, location-based',
    amountsOf: ({ scope2 }: CountryInventory) => scope2.locationBased,
  },
] as const

const PLACES = [
  { place: 'uk', label: 'UK and offshore', isTaken: (country: string) => country === UK },
  { place: 'world', label: 'Rest of world', isTaken: (country: string) => country !== UK },
] as const

// countryCheck and countryEnergyCheck report why they are empty
const OF_COUNTRY = { ...QUOTED, missing: null } as const

/** The rows by country; records without one count in the country that the statement names. */
function countryRows(statement: DisclosureInputs['statement']): readonly RowDefinition[] {
  const places = PLACES.map(({ isTaken, ...place }) => ({
    ...place,
    isTaken: (country: string | null) => {
      const known = country ?? statement?.countryWithoutSite
      return known !== undefined && isTaken(known)
    },
  }))
  return [
    ...places.flatMap(({ place, label, isTaken }) =>
      COUNTRY_PARTS.map((part) => ({
        ...OF_COUNTRY,
        id: `quoted.${place}.${part.id}`,
        label: `${label}: ${part.label}`,
        source: ofCountries(isTaken, part),
      })),
    ),
    ...places.map(({ place, label, isTaken }) => ({
      ...OF_COUNTRY,
      id: `quoted.${place}.energy`,
      label: `${label}: energy consumption`,
      unit: 'kWh',
      source: ofCountryEnergy(isTaken),
    })),
  ]
}

const COUNTRY_ROWS = rowIds(countryRows(undefined))
const COUNTRY_ENERGY_ROWS = PLACES.map(({ place }) => `quoted.${place}.energy`)

const QUOTED_ROWS: readonly RowDefinition[] = [
  {
    ...QUOTED,
    id: 'quoted.scope1',
    label: 'Combustion of fuel and operation of facilities (Scope 1)',
    source: ofInventory('scope1', ({ scope1 }) => scope1),
  },
  {
    ...QUOTED,
    id: 'quoted.scope2',
    label: 'Electricity, heat, steam and cooling purchased for own use (Scope 2, location-based)',
    source: LOCATION_SCOPE_2,
  },
  {
    ...QUOTED,
    id: 'quoted.gross',
    label: 'Total gross Scope 1 and Scope 2',
    source: allRows(['quoted.scope1', 'quoted.scope2'], T),
    missing: ROWS_MISSING,
  },
  {
    ...QUOTED,
    id: 'quoted.energy',
    label: 'Energy consumption used to calculate these emissions',
    unit: 'kWh',
    source: ofEnergyUses(...ENERGY_USES),
    missing: ENERGY_MISSING,
  },
]

const FURTHER_ROWS: readonly RowDefinition[] = [
  {
    ...OPTIONAL,
    id: 'quoted.scope2.market',
    label: 'Scope 2, market-based',
    source: ofInventory('scope2.marketBased', ({ scope2 }) => scope2.marketBased),
  },
  ...scope3Rows(OPTIONAL),
  scope3Total(OPTIONAL, { label: 'Total Scope 3', missing: null }),
  {
    ...OPTIONAL,
    id: 'quoted.grossOfAll',
    label: 'Total gross Scope 1, 2 and 3',
    source: allRows(['quoted.gross', 'scope3'], T),
  },
  { ...OPTIONAL, id: 'quoted.reductions', label: 'Offsets and other reductions', source: ofReductions() },
  {
    ...OPTIONAL,
    id: 'quoted.net',
    label: 'Total net emissions',
    source: allRows(['quoted.grossOfAll', 'quoted.reductions'], T, { rule: 'difference' }),
  },
]

const isSiteFuel = (id: string) => id === builtInKindId('site-fuel')
const isVehicle = (id: string) => id === builtInKindId('vehicle')

const UNQUOTED_ENERGY = { ...UNQUOTED, unit: 'kWh', missing: ENERGY_MISSING } as const
const USES = [
  { use: 'fuels', label: 'Energy of gas and other fuels burnt at sites' },
  { use: 'electricity', label: 'Energy of purchased electricity' },
  { use: 'heat', label: 'Energy of purchased heat, steam and cooling' },
  { use: 'transport', label: 'Energy of transport' },
] as const

const UNQUOTED_ROWS: readonly RowDefinition[] = [
  ...USES.map(({ use, label }) => ({
    ...UNQUOTED_ENERGY,
    id: `unquoted.energy.${use}`,
    label,
    source: ofEnergyUses(use),
  })),
  {
    ...UNQUOTED_ENERGY,
    id: 'unquoted.energy',
    label: 'Total energy consumption',
    source: allRows(
      USES.map(({ use }) => `unquoted.energy.${use}`),
      'kWh',
    ),
  },
  {
    ...UNQUOTED,
    id: 'unquoted.fuels',
    label: 'Combustion of gas and other fuels at sites (Scope 1)',
    source: ofKinds('SCOPE_1', isSiteFuel),
  },
  {
    ...UNQUOTED,
    id: 'unquoted.transport',
    label: 'Combustion of fuel for transport (Scope 1)',
    source: ofKinds('SCOPE_1', isVehicle),
  },
  {
    ...UNQUOTED,
    id: 'unquoted.otherScope1',
    label: 'Other Scope 1',
    source: ofKinds('SCOPE_1', (id) => !isSiteFuel(id) && !isVehicle(id)),
    missing: null,
  },
  {
    ...UNQUOTED,
    id: 'unquoted.rentalCars',
    label: "Business travel in rented or employees' cars where the company pays for the fuel (Scope 3)",
    source: ofStatedFigure('rentalCarsTCo2e'),
    missing: figureMissing(
      'rentalCarsTCo2e',
      "the emissions of rented and employees' cars alone (0 if there are none)",
    ),
  },
  {
    ...UNQUOTED,
    id: 'unquoted.electricity',
    label: 'Purchased electricity (Scope 2, location-based)',
    source: LOCATION_SCOPE_2,
  },
  {
    ...UNQUOTED,
    id: 'unquoted.gross',
    label: 'Total gross emissions',
    source: allRows(['unquoted.fuels', 'unquoted.transport', 'unquoted.rentalCars', 'unquoted.electricity'], T, {
      optional: ['unquoted.otherScope1'],
    }),
    missing: ROWS_MISSING,
  },
]

function secrRows(inputs: DisclosureInputs): readonly RowDefinition[] {
  const company = inputs.statement?.company
  const quoted = [
    ...QUOTED_ROWS,
    ...countryRows(inputs.statement),
    ...intensityRows(QUOTED, [{ row: 'quoted.gross', unit: T }], inputs),
    ...FURTHER_ROWS,
  ]
  const unquoted = [...UNQUOTED_ROWS, ...intensityRows(UNQUOTED, [{ row: 'unquoted.gross', unit: T }], inputs)]
  const chosen = company === 'quoted' ? quoted : company === 'unquoted' ? unquoted : [...quoted, ...unquoted]
  return [...chosen, ...montrealRows({ section: 'outside the scopes', datapoint: OPTIONAL.datapoint }, inputs)]
}

/** UK Streamlined Energy and Carbon Reporting: quoted companies, and large unquoted companies and LLPs. */
export const SECR: StandardDefinition = {
  id: 'secr',
  title: 'UK Streamlined Energy and Carbon Reporting',
  version: 'Environmental Reporting Guidelines, March 2019, chapter 2',
  rows: secrRows,
  texts: [
    {
      datapoint: 'ERG ch. 2',
      text: ({ statement }) =>
        statement?.company === undefined ? null : `Reported as a ${statement.company} company.`,
      missing: statementMissing(
        'company',
        'The kind of the company (quoted or unquoted), without which both tables are given,',
      ),
    },
    {
      datapoint: 'ERG ch. 2',
      text: ({ statement }) =>
        statement?.intensities?.length ? `Intensity ratios: ${statement.intensities.length}.` : null,
      missing: statementMissing('intensities', 'At least one intensity ratio'),
    },
    {
      datapoint: 'ERG ch. 2',
      text: ({ statement }) =>
        statement?.countryWithoutSite === undefined
          ? null
          : `Records without a site, such as vehicles, count in ${statement.countryWithoutSite}, as the company states.`,
      missing: null,
    },
    firstReportText('ERG ch. 2'),
    methodText('ERG ch. 2'),
    energyText('ERG ch. 2'),
    statedText('ERG ch. 2', 'efficiencyAction', { meaning: 'What was done to use energy more efficiently' }),
    statedText('ERG ch. 2', 'exclusions', { meaning: 'What was left out', isOptional: true }),
  ],
  checks: [
    comparativeCheck('ERG ch. 2'),
    locationCheck('ERG ch. 2', ['quoted.scope2', 'unquoted.electricity']),
    countryCheck('ERG ch. 2', COUNTRY_ROWS),
    countryEnergyCheck('ERG ch. 2', COUNTRY_ENERGY_ROWS),
    oneCountryCheck('ERG ch. 2', rowIds(UNQUOTED_ROWS), (country) => country === UK),
    energyCheck('ERG ch. 2', ['quoted.energy', ...COUNTRY_ENERGY_ROWS, 'unquoted.energy']),
  ],
  // the rows of an unquoted company cover only one country
  notices: (inputs) => (inputs.statement?.company === 'unquoted' ? [] : countryEnergyNotices(inputs)),
}
