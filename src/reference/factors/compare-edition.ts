import type { EmissionFactor } from '../../core/emissions/index.ts'
import { compare, parseNumber } from '../../core/exact/index.ts'
import type { Catalogue } from './catalogue.ts'
import { type CatalogueOption, publishedCatalogue } from './published-catalogue.ts'

const FIGURES = ['co2e', 'co2', 'ch4', 'n2o', 'biogenicCo2'] as const

/** A figure of a row that differs between an edition and the publisher's file. */
export interface DifferingFigure {
  readonly key: string
  /** The publisher's row id. */
  readonly row: string
  readonly figure: (typeof FIGURES)[number]
  /** The digits of the edition and of the file. */
  readonly here: string
  readonly there: string
}

/** An edition compared with the publisher's file, row by row. */
export interface EditionComparison {
  /** The number of rows with at least one common figure, all of them equal. */
  readonly equal: number
  readonly differing: readonly DifferingFigure[]
  /** Keys of rows of the edition that the file lacks, or with which it shares no figure. */
  readonly onlyHere: readonly string[]
  /** Keys of rows of the file that the edition lacks: an edition may be a selection. */
  readonly onlyThere: readonly string[]
}

const figureOf = ({ per1, biogenicCo2 }: EmissionFactor, figure: (typeof FIGURES)[number]): string | null =>
  figure === 'biogenicCo2' ? biogenicCo2 : per1[figure]

/** Returns the figures that both sides state. */
function sharedFigures(here: EmissionFactor, there: EmissionFactor): DifferingFigure[] {
  return FIGURES.flatMap((figure) => {
    const [a, b] = [figureOf(here, figure), figureOf(there, figure)]
    return a === null || b === null ? [] : [{ key: here.key, row: here.row, figure, here: a, there: b }]
  })
}

const isDiffering = ({ here, there }: DifferingFigure) => compare(parseNumber(here), parseNumber(there)) !== 0

/**
 * Compares an edition with the publisher's own file, loaded by `loadDesnzFlatFile`: rows by the publisher's ids, figures
 * as numbers. A figure that one side does not state, as the gases of a secondary copy, is not a difference.
 *
 * @example
 * ```ts
 * import { compareEdition, loadDesnzFlatFile } from 'tonne/factors'
 * const text = `ID,Scope,Level 1,Level 2,Level 3,Level 4,Column Text,UOM,GHG/Unit,GHG Conversion Factor 2026
 * 7_400_4000_5_1,Scope 2,UK electricity,Electricity generated,Electricity: UK,,,kWh,kg CO2e,0.111
 * `
 * const { catalogue: official } = loadDesnzFlatFile(text, { edition: 'desnz-2026', editionYear: 2026 })
 * const { equal, differing, onlyHere } = compareEdition('desnz-2026', official)
 * equal // => 0
 * differing.map(({ figure, here, there }) => [figure, here, there]) // => [['co2e', '0.13096', '0.111']]
 * onlyHere.length // => 2427
 * ```
 */
export function compareEdition(
  edition: string,
  official: Catalogue,
  { catalogue = publishedCatalogue }: CatalogueOption = {},
): EditionComparison {
  const rows = catalogue.factors(edition)
  const there = new Map(official.factors().map((factor) => [factor.row, factor]))
  const known = new Set(rows.map(({ row }) => row))
  const compared = rows.map((factor) => {
    const other = there.get(factor.row)
    const figures = other === undefined ? [] : sharedFigures(factor, other)
    return { key: factor.key, isShared: figures.length > 0, differing: figures.filter(isDiffering) }
  })
  return Object.freeze({
    equal: compared.filter(({ isShared, differing }) => isShared && differing.length === 0).length,
    differing: Object.freeze(compared.flatMap(({ differing }) => differing)),
    onlyHere: Object.freeze(compared.filter(({ isShared }) => !isShared).map(({ key }) => key)),
    onlyThere: Object.freeze(
      official
        .factors()
        .filter(({ row }) => !known.has(row))
        .map(({ key }) => key),
    ),
  })
}
