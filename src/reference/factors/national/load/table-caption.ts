/** What the caption above a table says of all its figures. */
export interface TableCaption {
  readonly text: string
  readonly massUnit: 'g' | 'kg'
  /** The words of the unit that the figures are per: 'L', 'kWh', 'm3'. */
  readonly unit: string
}

/** The unit of a caption: '(g GHG/L fuel)', '(g CO2e/kWh electricity consumed)'. */
const UNIT = /\((k?g) [^/()]+\/(\S+)[^()]*\)/i

/**
 * Reads the caption of a table that was copied from a page: a first line with one cell, which states the unit of the figures.
 * Undefined for any other line.
 */
export function readCaption(cells: readonly string[]): TableCaption | undefined {
  const [text = '', ...others] = cells.map((cell) => cell.trim())
  if (others.some((cell) => cell !== '')) return undefined
  const [, mass = '', unit = ''] = UNIT.exec(text) ?? []
  if (unit === '') return undefined
  return { text, massUnit: mass.toLowerCase() === 'kg' ? 'kg' : 'g', unit }
}
