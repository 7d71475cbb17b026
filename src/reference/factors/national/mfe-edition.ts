import { lazy } from '../../../base/index.ts'
import type { EmissionFactor } from '../../../core/emissions/index.ts'
import { NATIONAL_ATTRIBUTIONS } from '../attribution-texts.ts'
import type { Edition, EditionTable } from '../edition.ts'
import { tableLines } from '../table-lines.ts'
import { MFE_2026_2 } from './data/mfe-2026-2.ts'
import { type NationalRow, nationalEdition, nationalKey, readBoundary } from './national-row.ts'

const HOME = 'NZ'

const MFE: Edition = {
  id: 'mfe-2026-2',
  publisher: 'NZ MfE',
  title: 'Measuring Emissions: 2026 emission factors (release 2026.2, 29 May 2026)',
  year: 2026,
  licence: 'CC BY 4.0',
  attribution: NATIONAL_ATTRIBUTIONS.mfe,
}

/** A row with its uncertainty as printed; '' if none is. */
interface MfeRow extends NationalRow {
  readonly uncertainty: string
}

/** Hotels are of other countries, for guests from New Zealand: no other region selects them. */
const selectedRegion = (category: string, name: string) =>
  category === 'hotel' && !name.endsWith('New Zealand') ? '' : HOME

const rows = lazy((): readonly MfeRow[] =>
  tableLines(MFE_2026_2).map(({ section, cells }) => {
    const [category = '', boundary, unit = '', heatingValue = '', radiativeForcing = '', table = ''] = section
    const [name = '', co2e = '', co2 = '', ch4 = '', n2o = '', biogenicCo2 = '', period = '', uncertainty = ''] = cells
    const region = selectedRegion(category, name)
    return {
      ...{ name, region, category, unit, boundary: readBoundary(boundary), heatingValue, radiativeForcing, table },
      figures: [co2e, co2, ch4, n2o] as const,
      ...{ biogenicCo2, gasBasis: 'co2e', uncertainty },
      ...(period !== '' && { dataYear: Number(period.slice(0, 4)) }),
    }
  }),
)

/** The emission factors of the New Zealand Ministry for the Environment, release 2026.2. */
export const MFE_EDITION: EditionTable = nationalEdition(MFE, HOME, rows)

const uncertainties = lazy(
  () => new Map(rows().map((row) => [nationalKey(MFE.id, row, HOME), row.uncertainty] as const)),
)

/**
 * Returns the uncertainty of a factor as its publisher prints it: '54.1%', 'CO2e ±2.0%, CO2 ±2.0%, …'. Undefined if none
 * is published.
 *
 * @example
 * ```ts
 * import { publishedUncertainty } from 'tonne/factors/national'
 * publishedUncertainty({ key: 'mfe-2026-2/agricultural-soils-live-stock/dairy-cattle/head' }) // => '54.1%'
 * ```
 */
export function publishedUncertainty({ key }: Pick<EmissionFactor, 'key'>): string | undefined {
  return uncertainties().get(key) || undefined
}
