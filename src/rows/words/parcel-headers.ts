import { type HeaderCell, havingOf, IGNORED, wordSet } from './header-cell.ts'
import { lettersOf } from './header-phrases.ts'
import { isDistanceUnit } from './transport-headers.ts'

const WEIGHTS = wordSet('weight wt weights gewicht bruttogewicht nettogewicht volumengewicht poids peso')
const UNITS = wordSet('unit units uom einheit unité unidad unità')
/** Words that change nothing in a header of a weight or its unit. */
const FILLERS = wordSet(
  'amount value qty quantity of measure measurement code package packages parcel shipment total piece kg kgs lb lbs',
)
/** Words for a weight, from the one on the scales to the one that only the size of a parcel decides. */
const RANKS = [
  wordSet('actual gross entered scaled scale declared physical brutto bruttogewicht effektiv brut lordo bruto'),
  wordSet('original'),
  wordSet('net netto nettogewicht'),
  wordSet(
    'billed billable billing rated chargeable charged frachtpfl frachtpflichtig frachtpflichtiges taxable tassabile tasable',
  ),
  wordSet('dimensional dim volumetric volume cubic volumengewicht volumetrisch volumétrique volumétrico volumetrico'),
] as const
const PLAIN = 1
const BILLED = 3

/** A weight, or its unit, that a header names. */
interface NamedWeight {
  readonly is: 'weight' | 'unit'
  /** 0 for the weight on the scales, 4 for one that the size decides. */
  readonly rank: number
  /** The words that tell one weight of a table from another: 'billed'. */
  readonly name: string
}

/** Finds the weight that a header names: 'Billed Weight', 'Actual Weight Units', 'Rated Weight Amount'. */
function weightOfHeader(header: string): NamedWeight | undefined {
  const words = lettersOf(header)
  if (!words.some((word) => WEIGHTS.has(word))) return undefined
  const own = words.filter((word) => !WEIGHTS.has(word) && !FILLERS.has(word) && !UNITS.has(word))
  const ranks = own.map((word) => RANKS.findIndex((rank) => rank.has(word)))
  if (ranks.includes(-1)) return undefined
  const is = words.some((word) => UNITS.has(word)) ? 'unit' : 'weight'
  return { is, rank: Math.max(own.length === 0 ? PLAIN : 0, ...ranks), name: own.join(' ') }
}

/** True for a header that names a weight or its unit. */
export function namesWeight(header: string): boolean {
  return lettersOf(header).some((word) => WEIGHTS.has(word))
}

/** Words of columns that only shipments have. */
const OF_SHIPMENTS =
  /\b(?:tracking|shipments?|waybill|awb|consign\w*|shipper|recipient|carrier|freight|parcel|packages?)\b/i
/** Words of tables that weigh something else. */
const OF_WASTE = /\b(?:tare|waste|ewc|tara|abfall|d[ée]chets?|residuo|rifiut\w)\b/i

/**
 * Reads one of several weights of a table of shipments, and its unit: the weight on the scales before the billed one, which a
 * carrier raises to that of the size. Two weights of one rank stay as they are, so that they are asked about.
 */
export function withWeights(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const isOfShipments = havingOf(cells)('from', 'to', 'mode') || cells.some(({ header }) => OF_SHIPMENTS.test(header))
  if (!isOfShipments || cells.some(({ header }) => OF_WASTE.test(header))) return cells
  const named = cells.flatMap((cell) => {
    const weight = cell.by === 'map' ? undefined : weightOfHeader(cell.header)
    return weight === undefined ? [] : [{ cell, ...weight }]
  })
  if (!named.some(({ cell }) => cell.by === 'unknown')) return cells
  const [best, second] = named.filter(({ is }) => is === 'weight').sort((a, b) => a.rank - b.rank)
  const others = named.filter(({ cell }) => cell !== best?.cell)
  const isTaken = cells.some(
    (cell) =>
      cell.column === 'value' &&
      cell.by !== 'money' &&
      !isDistanceUnit(cell.measure ?? '') &&
      !named.some((one) => one.cell === cell),
  )
  if (best === undefined || best.rank === second?.rank || isTaken) return cells
  const units = others.filter(({ is }) => is === 'unit')
  const unit = units.find(({ name }) => name === best.name) ?? (units.length === 1 ? units[0] : undefined)
  return cells.map((cell) => {
    if (cell === best.cell) return cell.column === 'value' ? cell : { header: cell.header, column: 'value', by: 'name' }
    if (cell === unit?.cell) return { header: cell.header, column: 'unit', by: 'name' }
    return others.some((one) => one.cell === cell) ? { ...cell, ...IGNORED } : cell
  })
}

/** Says which of several weights of a table counts, and that a billed weight may be that of the size. */
export function weightSentences(
  headers: readonly string[],
  columns: readonly Pick<HeaderCell, 'column' | 'by'>[],
): readonly string[] {
  const named = headers.map((header) => weightOfHeader(header.trim()))
  const index = columns.findIndex(
    ({ column, by }, at) => column === 'value' && by !== 'map' && named[at]?.is === 'weight',
  )
  const own = named[index]
  if (own === undefined) return []
  const name = JSON.stringify(headers[index]?.trim())
  const hasOthers = named.some((one, at) => one?.is === 'weight' && one.rank > own.rank && columns[at]?.column === '')
  return [
    ...(hasOthers
      ? [`of the weights of a shipment ${name} counts, because it is nearest to the mass that was carried`]
      : []),
    ...(own.rank < BILLED
      ? []
      : [
          `the mass is ${name}, which a carrier may raise to that of the size of a parcel; the mass that was carried may be less`,
        ]),
  ]
}

/** The codes of parcel carriers for units of weight. */
const CODES: Readonly<Record<string, string>> = { l: 'lb', k: 'kg' }

/** The unit of a code of parcel carriers: 'L' is pounds, and 'K' kilograms. Undefined for other texts. */
export function weightOfCode(text: string): string | undefined {
  return CODES[text.trim().toLowerCase()]
}
