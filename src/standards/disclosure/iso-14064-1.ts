import { intensityRows } from './intensity-rows.ts'
import { consolidationText, methodText, significanceText, statedText } from './methodology.ts'
import { categoryCheck, locationCheck, RECORDS_MISSING, significanceCheck, upstreamCheck } from './missing.ts'
import { montrealRows } from './montreal-row.ts'
import { allRows, knownRows, ofBiogenicCo2, ofCategories, ofInventory, ofScope1Gas } from './row-sources.ts'
import { SCOPE3_ROWS, scope3Row } from './scope3-rows.ts'
import {
  type DisclosureInputs,
  GAS_NAMES,
  type GasName,
  type RowDefinition,
  type StandardDefinition,
} from './standard.ts'

const T = 't CO2e'
const OF_CATEGORY = (number: number) => ({ section: `Category ${number}`, datapoint: '5.2.4', unit: T }) as const

const INDIRECT = [
  { number: 3, label: 'Indirect GHG emissions from transportation' },
  { number: 4, label: 'Indirect GHG emissions from products used by the organization' },
  { number: 5, label: 'Indirect GHG emissions associated with the use of products from the organization' },
  { number: 6, label: 'Indirect GHG emissions from other sources' },
] as const

const UNCATEGORISED = 'scope3.uncategorised'

/**
 * The rows of a category of indirect emissions: the Scope 3 categories in it, and their total. Scope 3 without a
 * category is in category 6, other sources.
 */
function indirectRows({ number, label }: (typeof INDIRECT)[number]): readonly RowDefinition[] {
  const section = OF_CATEGORY(number)
  const held = SCOPE3_ROWS.filter(({ iso }) => iso === number)
  const rows = held.map((one) => scope3Row(section, one))
  const rest: RowDefinition = {
    ...section,
    id: UNCATEGORISED,
    label: 'Scope 3 without a category',
    source: ofCategories((category) => category === null),
    missing: null,
  }
  const parts = number === 6 ? [...rows, rest] : rows
  const ids = parts.map(({ id }) => id)
  const total = { ...section, id: `category${number}`, label, source: knownRows(ids, T), missing: RECORDS_MISSING }
  return [...parts, total]
}

const GAS_LABELS = {
  co2: 'CO2',
  ch4: 'CH4',
  n2o: 'N2O',
  hfcs: 'HFCs',
  pfcs: 'PFCs',
  sf6: 'SF6',
  nf3: 'NF3',
  other: 'other gases, and CO2e that was not published by gas',
} as const satisfies Record<GasName, string>

/** Direct emissions by gas; they add up to category 1. */
const GAS_ROWS: readonly RowDefinition[] = GAS_NAMES.map((gas) => ({
  ...OF_CATEGORY(1),
  id: `category1.${gas}`,
  label: `Direct GHG emissions: ${GAS_LABELS[gas]}`,
  source: ofScope1Gas(gas),
  missing: null,
}))

const ROWS: readonly RowDefinition[] = [
  ...GAS_ROWS,
  {
    ...OF_CATEGORY(1),
    id: 'category1',
    label: 'Direct GHG emissions',
    source: ofInventory('scope1', ({ scope1 }) => scope1),
    missing: RECORDS_MISSING,
  },
  {
    ...OF_CATEGORY(1),
    id: 'category1.biogenic',
    label: 'Direct biogenic CO2 emissions, in no category',
    unit: 't CO2',
    source: ofBiogenicCo2('scope1', ({ scope1 }) => scope1),
    missing: null,
  },
  {
    ...OF_CATEGORY(2),
    id: 'category2',
    label: 'Indirect GHG emissions from imported energy, location-based',
    source: ofInventory('scope2.locationBased', ({ scope2 }) => scope2.locationBased),
    missing: RECORDS_MISSING,
  },
  {
    ...OF_CATEGORY(2),
    id: 'category2.market',
    label: 'Indirect GHG emissions from imported energy, market-based',
    source: ofInventory('scope2.marketBased', ({ scope2 }) => scope2.marketBased),
    missing: null,
  },
  ...INDIRECT.flatMap(indirectRows),
]

const RATIOS = { section: 'Intensity', datapoint: 'optional' } as const

const SUMS: readonly RowDefinition[] = [
  {
    ...RATIOS,
    id: 'categories1to2',
    label: 'Categories 1 and 2',
    unit: T,
    source: allRows(['category1', 'category2'], T),
  },
  {
    ...RATIOS,
    id: 'categories1to6',
    label: 'Categories 1 and 2, and those of 3 to 6 that are known',
    unit: T,
    source: allRows(['category1', 'category2'], T, { optional: INDIRECT.map(({ number }) => `category${number}`) }),
  },
].map((row) => ({ ...row, missing: null }))

const NUMERATORS = SUMS.map(({ id, unit, label }) => ({ row: id, unit, label }))

/** The ratios that the company chose, with their numerators; empty if it chose none. */
function categoryRatios(inputs: DisclosureInputs): readonly RowDefinition[] {
  if (!inputs.statement?.intensities?.length) return []
  return [...SUMS, ...intensityRows(RATIOS, NUMERATORS, inputs)]
}

/** ISO 14064-1: the six categories of an organization. */
export const ISO_14064_1: StandardDefinition = {
  id: 'iso-14064-1',
  title: 'ISO 14064-1 GHG inventory of an organization, by category',
  version: 'ISO 14064-1:2018',
  rows: (inputs) => [...ROWS, ...montrealRows(OF_CATEGORY(1), inputs), ...categoryRatios(inputs)],
  texts: [
    consolidationText('boundary'),
    methodText('quantification'),
    significanceText('5.2.4'),
    statedText('exclusions', 'exclusions', { meaning: 'What was left out', isOptional: true }),
  ],
  checks: [
    locationCheck('5.2.4', ['category2']),
    categoryCheck('5.2.4', [UNCATEGORISED]),
    significanceCheck('5.2.4'),
    upstreamCheck('5.2.4'),
  ],
}
