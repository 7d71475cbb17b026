import { EmissionsError, show } from '../core/errors/index.ts'
import { compare, parseNumber, printExact, subtract, ZERO } from '../core/exact/index.ts'
import type { Cell, RowCells } from './cell.ts'
import type { LeftOutCause } from './left-out-cause.ts'
import { withoutAccents } from './words/word-list.ts'

/** Words for the filling of new equipment. */
const FIRST_FILL =
  /^(?:new )?install(?:ation|ed)?(?: (?:of|new) .*)?$|\b(?:new (?:system|equipment|unit|install\w*)|commission(?:ing|ed)|(?:initial|first) (?:charge|fill(?:ing)?)|mise en (?:service|route)|(?:premiere|1ere) charge|messa in (?:servizio|funzione)|prima carica|puesta en (?:marcha|servicio)|primera carga|erstb?e?f(?:u|ue)llung|inbetriebnahme|neuanlage|ingebruikname|eerste vulling)\b|^(?:instal\w+|assemblage)$/
/** Words for a leak or a repair, which fill in again what was lost. */
const LEAK =
  /leak|leck|undicht|fuite|perdit|fuga|lekkage|repair|repar|reparatur|ripar|maint|wartung|manuten|manten|onderhoud|appoint|complement/
/** Words for the end of equipment. */
const DISPOSAL =
  /\b(?:decommission\w*|dispos(?:al|ed)|scrapp\w*|retir(?:ed|ement)|dismantl\w*|end of life|demantelement|mise hors service|mise au rebut|depose|ausserbetriebnahme|stilllegung|stillgelegt|demontage|entsorgung|verschrottung|dismissione|smaltimento|smontaggio|desmantelamiento|retirada del equipo|dad[ao] de baja|baja definitiva|fin de vida|buitengebruikstelling|sloop)\b/
/** Words for visits at which gas is filled in only if something else is written. */
const INSPECTION =
  /\b(?:leak (?:test|check|inspection)|inspection|check|controle|dichtheits\w*|dichtigkeits\w*|leckage(?:kontrolle|prufung)|prufung|pruefung|kontrolle|controllo|verifica|control|revision|lekcontrole)\b/

/** The reason of a row without accents, with ß as ss. */
function reasonOf(cells: RowCells): string {
  return withoutAccents((cells.get('serviceReason')?.raw ?? '').replaceAll('ß', 'ss')).toLowerCase()
}

/** A readable number above zero; undefined for other cells. */
function massOf(cell: Cell | undefined): string | undefined {
  if (cell === undefined || 'problem' in cell) return undefined
  try {
    return compare(parseNumber(cell.text), ZERO) === 0 ? undefined : cell.text
  } catch (error) {
    // a text that is no number is reported when it is calculated
    if (!EmissionsError.is(error)) throw error
    return undefined
  }
}

/** Two masses whose difference is what leaked. */
interface Loss {
  readonly from: Cell
  readonly recovered: Cell
  /** For a difference below zero. */
  readonly problem: string
  /** For the summary. */
  readonly line: string
}

/** Makes the difference of two masses the value of a row. */
function setLoss(cells: RowCells, { from, recovered, problem, line }: Loss, lines: string[]): void {
  const lost = subtract(parseNumber(from.text), parseNumber(recovered.text))
  const { raw, position } = from
  if (compare(lost, ZERO) < 0) {
    cells.set('value', { ...from, problem: { code: 'invalid_choice', message: problem } })
    return
  }
  cells.set('value', { text: printExact(lost), raw, position })
  lines.push(line)
}

/** Reads the end of a system: it lost what it held and nobody recovered. */
function completeDisposal(cells: RowCells, lines: string[]): void {
  const reason = cells.get('serviceReason')
  const [charge, recovered] = [cells.get('systemCharge'), cells.get('recoveredMass')]
  if (reason === undefined) return
  if (charge === undefined || recovered === undefined || 'problem' in charge || 'problem' in recovered) {
    const message = `is empty or no loss, because ${show(reason.raw)} ends the system; fill in systemCharge and recoveredMass, and value becomes their difference, or write the loss in value and no reason`
    const { raw, position } = cells.get('value') ?? { raw: '', position: reason.position }
    cells.set('value', { text: '', raw, position, problem: { code: 'required', message } })
    return
  }
  const problem = `is below zero: ${show(recovered.raw)} was recovered of a charge of ${show(charge.raw)}; correct one of the two`
  const line = `value is systemCharge minus recoveredMass where the system ends, as in ${show(reason.raw)}`
  setLoss(cells, { from: charge, recovered, problem, line }, lines)
}

/** Subtracts the gas that was taken out and kept from the gas that was filled in. */
function completeService(cells: RowCells, lines: string[]): void {
  const [value, recovered] = [cells.get('value'), cells.get('recoveredMass')]
  if (recovered === undefined || massOf(recovered) === undefined || (value !== undefined && 'problem' in value)) return
  const from: Cell = value ?? { text: '0', raw: '', position: recovered.position }
  const problem = `is ${show(from.raw)}, and ${show(recovered.raw)} was recovered: gas that is taken out and not filled in again is no leak; leave the row out, or write the end of the system as serviceReason, with its systemCharge`
  setLoss(cells, { from, recovered, problem, line: 'value is the mass added minus recoveredMass' }, lines)
}

/** German names of kinds of gases, before their number: 'HFKW-134a' is HFC-134a. */
const GERMAN_GASES: readonly (readonly [german: RegExp, english: string])[] = [
  [/^H-?FCKW\b/i, 'HCFC'],
  [/^H-?FKW\b/i, 'HFC'],
  [/^FCKW\b/i, 'CFC'],
  [/^FKW\b/i, 'PFC'],
]

/** Reads the German name of a gas. */
function readGermanGas(cells: RowCells): void {
  const gas = cells.get('gas')
  const found = GERMAN_GASES.find(([german]) => german.test(gas?.text ?? ''))
  if (gas !== undefined && found !== undefined) cells.set('gas', { ...gas, text: gas.text.replace(...found) })
}

/** The outcome of completing the cells of a leak. */
interface CompletedLeak {
  /** True if the value does not follow from its own cell only. */
  readonly isOfMasses: boolean
  readonly leftOut?: LeftOutCause | undefined
}

/**
 * Reads a row of a service log: gas that was filled in leaked before, except that of a first fill and that which was taken out
 * first. Adds a line for each reading.
 */
export function completeRefrigerant(cells: RowCells, lines: string[]): CompletedLeak {
  if (cells.get('activity')?.text !== 'refrigerant') return { isOfMasses: false }
  readGermanGas(cells)
  const reason = reasonOf(cells)
  const hasAdded = massOf(cells.get('value')) !== undefined
  const hasRecovered = massOf(cells.get('recoveredMass')) !== undefined
  const isOfMasses = hasRecovered || cells.has('systemCharge')
  if (FIRST_FILL.test(reason) && !LEAK.test(reason) && !hasRecovered) return { isOfMasses, leftOut: 'first_fill' }
  if (DISPOSAL.test(reason) && !hasAdded) completeDisposal(cells, lines)
  else if (hasRecovered) completeService(cells, lines)
  else if (!cells.has('value') && INSPECTION.test(reason)) return { isOfMasses, leftOut: 'no_value' }
  return { isOfMasses }
}

/** Leaves out a figure of a label in the column of GWP sets. Adds a line for it. */
export function dropLabelledGwp(cells: RowCells, lines: string[]): void {
  const gwp = cells.get('gwp')
  if (gwp === undefined || !/^\d+(?:[.,]\d+)*$/.test(gwp.raw)) return
  cells.delete('gwp')
  lines.push('gwp is not used where it is a figure of a label: the GWP set decides the figure')
}
