import type { InputColumn } from '../columns.ts'
import { type HeaderCell, wordSet } from './header-cell.ts'
import { foldWord, withoutAccents } from './word-list.ts'

/** Words for gas that was taken out of a system and kept. */
const RECOVERED =
  /\b(?:recover(?:ed|y)|removed|reclaimed|extracted|recuper\w*|(?:zu)?ruckgewonn\w*|(?:zu)?rueckgewonn\w*|entnommen\w*|abgesaugt\w*|teruggewonnen|afgetapt|odzyskan\w*)\b/
/** Words for gas that was filled in. */
const ADDED =
  /\b(?:add(?:ed|ition)?|ajout\w*|recharg\w*|charged|top(?:ped)?[ -]?up|refill\w*|(?:nach|auf|ein)ge(?:full|fuell)t\w*|nach(?:full|fuell)\w*|aggiunt\w*|(?:ri)?caricat\w*|ricaric\w*|cargad\w*|rabbocc\w*|anadid\w*|recargad\w*|repuest\w*|introduit\w*|introducid\w*|introdott\w*|complement|bijgevuld\w*|toegevoegd\w*|uzupelnion\w*|dodan\w*|dopelnion\w*|doladowan\w*|tillsatt\w*|pafyld\w*|pafylt\w*|adicionad\w*|reposicion\w*)\b/
/** 'Chargé' is filled in, and 'charge' is what a system holds. */
const FILLED = /charg(?:é|e\u0301)e?s?(?!\p{L})/iu
/** Words for the gas that a system holds. */
const CHARGE =
  /\b(?:charge|fullmenge|fuellmenge|carica|carga|vulling|inhoud|capacity|capacite|capacita|capacidad|holding|napelnieni\w*|pojemnosc|fyllnadsmangd|fyldning|fylling)\b/
/** Words for the reason of a service. */
const REASONS = wordSet(
  `reason reasonforvisit reasonforaddition reasonforservice motif motifintervention motifdelintervention motifdintervention
naturedelintervention natureintervention typedintervention typeintervention grund anlass grundderarbeit artderarbeit tätigkeit massnahme
maßnahme causa motivo motivointervento motivodellintervento motivodelaintervención motivointervención tipointervento
tipodiintervento tipodeintervención powód przyczyna rodzajczynności czynność orsak årsag åtgärd motivodelaintervenção servicetype typeofservice worktype typeofwork jobtype visittype reden soortonderhoud`,
)
/** Names of a column with the gas, which other tables have for other things. */
const GASES = wordSet(
  `fluide fluido fluid gas gaz typedefluide naturedufluide typedegaz typegaz gastype typeofgas tipodigas tipogas tipodegas
tipodefluido tipodifluido medium kältemitteltyp`,
)
/** A unit of mass in a header: 'Added (kg)', 'kg recargados', 'Nachgefüllt [kg]'. */
const MASS = /(?<!\p{L})(?:kgs?|g|lbs?|oz)(?!\p{L})/iu

/** The column of a mass in a service log; undefined for any other header. */
function massColumn(header: string): InputColumn | undefined {
  const words = withoutAccents(header.replaceAll('ł', 'l').replaceAll('ø', 'o')).toLowerCase()
  if (RECOVERED.test(words)) return 'recoveredMass'
  if (ADDED.test(words) || FILLED.test(header)) return 'value'
  return CHARGE.test(words) ? 'systemCharge' : undefined
}

/** True for a table of a gas, or for masses that are filled in and taken out. */
function isOfRefrigerants(cells: readonly HeaderCell[]): boolean {
  const has = (...columns: readonly InputColumn[]) => cells.some(({ column }) => columns.some((one) => one === column))
  if (has('from', 'mode', 'treatment', 'activity')) return has('gas', 'blend')
  const found = new Set(cells.flatMap(({ header }) => massColumn(header) ?? []))
  const isOfMasses = found.has('recoveredMass') || (found.has('value') && found.has('systemCharge'))
  return has('gas', 'blend') || (isOfMasses && cells.some(({ header }) => GASES.has(foldWord(header))))
}

function measureOf(header: string): { readonly by: 'unit'; readonly measure: string } | { readonly by: 'name' } {
  const [measure] = MASS.exec(header) ?? []
  return measure === undefined ? { by: 'name' } : { by: 'unit', measure }
}

/**
 * Reads the columns of a service log of refrigerants, in any language: the mass that was filled in, the one that was taken out,
 * the charge of the system, the gas and the reason. Two columns of gas that was filled in stay, so that they are asked about.
 */
export function withRefrigerants(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  if (!isOfRefrigerants(cells)) return cells
  const isFree = ({ by }: HeaderCell) => by !== 'map'
  const hasGas = cells.some(({ column }) => column === 'gas' || column === 'blend' || column === 'factor')
  const gas = hasGas ? undefined : cells.find((cell) => isFree(cell) && GASES.has(foldWord(cell.header)))
  const reason = cells.find((cell) => isFree(cell) && REASONS.has(foldWord(cell.header)))
  const masses = cells.filter(({ header }) => massColumn(header) === 'value')
  const isMeasured = masses.length > 0 && masses.every(({ header }) => MASS.test(header))
  return cells.map((cell) => {
    // a unit is a machine where the masses have theirs
    if (isMeasured && cell.column === 'unit' && isFree(cell) && /^units?$/i.test(cell.header))
      return { header: cell.header, column: 'note', by: 'name' }
    if (cell === gas) return { header: cell.header, column: 'gas', by: 'name' }
    if (cell === reason) return { header: cell.header, column: 'serviceReason', by: 'name' }
    const column = isFree(cell) && cell.column !== 'gwp' ? massColumn(cell.header) : undefined
    const isMass = column !== undefined && (MASS.test(cell.header) || cell.column === 'value' || cell.by === 'unknown')
    return isMass ? { header: cell.header, column, ...measureOf(cell.header) } : cell
  })
}
