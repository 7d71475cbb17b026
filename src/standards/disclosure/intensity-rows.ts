import { figureMissing, ROWS_MISSING } from './missing.ts'
import { perDenominator } from './row-sources.ts'
import type { DisclosureInputs, RowDefinition } from './standard.ts'

/** The id of net revenue among the intensities of a statement. */
export const NET_REVENUE = 'netRevenue'

/** A row to divide, and its words in the label of the ratio. */
export interface Numerator extends Pick<RowDefinition, 'unit'> {
  readonly row: string
  readonly label?: string
}

/** The denominator of a ratio: its id in the statement, and its unit. */
export interface Denominator {
  readonly id: string
  readonly label: string
  readonly unit: string
}

/** The section and datapoint of a ratio. */
type Section = Pick<RowDefinition, 'section' | 'datapoint'>

/** Builds the ratio of a row to a denominator of the statement. */
export function intensityRow(
  section: Section,
  { row, unit: over, label: part }: Numerator,
  { id, label, unit, statement }: Denominator & Pick<DisclosureInputs, 'statement'>,
): RowDefinition {
  const isStated = statement?.figures?.denominators?.[id] !== undefined
  return {
    ...section,
    id: `${row}.per.${id}`,
    label: `Intensity ratio: ${label}${part === undefined ? '' : `, ${part}`}`,
    unit: `${over} per ${unit}`,
    source: perDenominator({ row, unit: over }, { id, unit }),
    missing: isStated ? ROWS_MISSING : figureMissing(`denominators.${id}`, `the ${unit} of the period`),
  }
}

/** Builds the ratios of rows to all denominators that the company chose. */
export function intensityRows(
  section: Section,
  numerators: readonly Numerator[],
  { statement }: Pick<DisclosureInputs, 'statement'>,
): readonly RowDefinition[] {
  return (statement?.intensities ?? []).flatMap((denominator) =>
    numerators.map((numerator) => intensityRow(section, numerator, { ...denominator, statement })),
  )
}
