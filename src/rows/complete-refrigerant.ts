import { EmissionsError, show } from '../core/errors/index.ts'
import { compare, parseNumber, printExact, subtract, ZERO } from '../core/exact/index.ts'
import type { Cell, RowCells } from './cell.ts'
import type { LeftOutCause } from './left-out-cause.ts'
import { isNoLeak, readService } from './words/service-words.ts'

/** A readable number above zero; undefined for other cells. */
function nonZeroMass(cell: Cell | undefined): string | undefined {
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
  if (recovered === undefined || nonZeroMass(recovered) === undefined || (value !== undefined && 'problem' in value))
    return
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

/** Asks about a mass of gas that was taken out, by the reason of its row: it may be no leak. */
function askTakenOut(cells: RowCells, { raw }: Cell): void {
  const value = cells.get('value')
  if (value === undefined || 'problem' in value) return
  const message = `is ${show(value.raw)}, and ${show(raw)} takes gas out, which is no leak; write what was taken out in recoveredMass, with the systemCharge if the system ends, or leave the row out; if the mass leaked, pass --map ${show(`${raw}=serviceReason:leak`)}`
  cells.set('value', { ...value, problem: { code: 'invalid_choice', message } })
}

/** Asks about a row without a reason whose free text says that nothing leaked. */
function askNote(cells: RowCells): void {
  const note = cells.get('note')
  if (note === undefined || !isNoLeak(readService(note.text))) return
  const message = `says ${show(note.raw)}, and gas that is filled in at first or taken out is no leak; if the column has the reasons of the services, pass --map "NAME=serviceReason" with its name; if every mass leaked, pass --map "NAME="`
  cells.set('note', { ...note, problem: { code: 'invalid_choice', message } })
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
  const reason = cells.get('serviceReason')
  if (reason === undefined) askNote(cells)
  const service = readService(reason?.text ?? '')
  const hasAdded = nonZeroMass(cells.get('value')) !== undefined
  const hasRecovered = nonZeroMass(cells.get('recoveredMass')) !== undefined
  // the note of a row without a reason is read, and equal rows may have other notes
  const isOfMasses = hasRecovered || cells.has('systemCharge') || reason === undefined
  if (service === 'first_fill' && !hasRecovered) return { isOfMasses, leftOut: 'first_fill' }
  if (service === 'disposal' && !hasAdded) completeDisposal(cells, lines)
  else if (hasRecovered) completeService(cells, lines)
  else if (!cells.has('value') && service === 'inspection') return { isOfMasses, leftOut: 'no_value' }
  else if (reason !== undefined && hasAdded && isNoLeak(service)) askTakenOut(cells, reason)
  return { isOfMasses }
}
