import { intensityRows } from './intensity-rows.ts'
import { consolidationText, methodText, statedText } from './methodology.ts'
import { locationCheck, RECORDS_MISSING } from './missing.ts'
import { montrealRows } from './montreal-row.ts'
import { allRows, ofInventory } from './row-sources.ts'
import { scope3Rows, scope3Total } from './scope3-rows.ts'
import type { DisclosureInputs, RowDefinition, StandardDefinition } from './standard.ts'

const REQUIRED = { section: 'Scope 1 and 2', datapoint: 'SB 253', unit: 't CO2e', missing: RECORDS_MISSING } as const
const VOLUNTARY = { section: 'Scope 3', datapoint: 'SB 253, from 2027', unit: 't CO2e' } as const

const ROWS: readonly RowDefinition[] = [
  { ...REQUIRED, id: 'scope1', label: 'Scope 1', source: ofInventory('scope1', ({ scope1 }) => scope1) },
  {
    ...REQUIRED,
    id: 'scope2.location',
    label: 'Scope 2, location-based',
    source: ofInventory('scope2.locationBased', ({ scope2 }) => scope2.locationBased),
  },
  {
    ...REQUIRED,
    id: 'scope2.market',
    label: 'Scope 2, market-based',
    source: ofInventory('scope2.marketBased', ({ scope2 }) => scope2.marketBased),
  },
  ...scope3Rows(VOLUNTARY),
  scope3Total(VOLUNTARY, { label: 'Total Scope 3, voluntary', missing: null }),
]

const RATIOS = { section: 'Intensity', datapoint: 'optional' } as const

const NUMERATORS = [
  { row: 'gross.location', unit: 't CO2e', label: 'location-based', scope2: 'scope2.location' },
  { row: 'gross.market', unit: 't CO2e', label: 'market-based', scope2: 'scope2.market' },
] as const

/** The ratios that the company chose, with their numerators; empty if it chose none. */
function grossRatios(inputs: DisclosureInputs): readonly RowDefinition[] {
  if (!inputs.statement?.intensities?.length) return []
  const sums = NUMERATORS.map(({ row, unit, label, scope2 }) => {
    const source = allRows(['scope1', scope2], unit)
    return { ...RATIOS, id: row, label: `Scope 1 and 2, ${label}`, unit, source, missing: null }
  })
  return [...sums, ...intensityRows(RATIOS, NUMERATORS, inputs)]
}

/** California SB 253: Scope 1 and 2 by the GHG Protocol, worldwide; Scope 3 is voluntary in the first filing. */
export const SB_253: StandardDefinition = {
  id: 'sb-253',
  title: 'California SB 253, Climate Corporate Data Accountability Act',
  version: 'first filing, 10 August 2026',
  rows: (inputs) => [...ROWS, ...montrealRows(REQUIRED, inputs), ...grossRatios(inputs)],
  texts: [
    consolidationText('boundary'),
    methodText('methodology'),
    statedText('de minimis', 'exclusions', { meaning: 'What was left out', isOptional: true }),
  ],
  checks: [locationCheck('SB 253', ['scope2.location'])],
}
