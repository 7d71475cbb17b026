import { show } from '../core/errors/index.ts'
import type { Cell, RowCells } from './cell.ts'

const ZERO = /^[-+]?[0.]*$/

function setProblem(cells: RowCells, column: string, message: string): void {
  const cell = cells.get(column)
  if (cell !== undefined) cells.set(column, { ...cell, problem: { code: 'invalid_choice', message } })
}

/** A readable number that is not zero; undefined for other cells. */
function amountOf(cell: Cell | undefined): Cell | undefined {
  return cell === undefined || 'problem' in cell || ZERO.test(cell.text) ? undefined : cell
}

/** Reads a credit as a negative value, in a row without a debit. True if the value is that of the credit. */
function takeCredit(cells: RowCells, lines: string[]): boolean {
  const credit = cells.get('credit')
  if (credit === undefined || 'problem' in credit) return false
  const [amount, debit] = [amountOf(credit), amountOf(cells.get('value'))]
  if (amount !== undefined && debit !== undefined) {
    setProblem(cells, 'credit', `is ${show(credit.raw)}, and value is ${show(debit.raw)}; write a row for each`)
    return false
  }
  if (amount?.text.startsWith('-')) {
    const message = `${show(credit.raw)} is below zero; write a refund without a sign, and a cost in value`
    setProblem(cells, 'credit', message)
    return false
  }
  cells.delete('credit')
  if (amount === undefined) return false
  cells.set('value', { ...amount, text: `-${amount.text.replace(/^\+/, '')}` })
  lines.push('value is the credit with a minus where only credit is filled in')
  return true
}

/** Gives the value of a credit its sign. True if the row is a credit. */
function signCredit(cells: RowCells, lines: string[]): boolean {
  const [kind, value] = [cells.get('debitCredit'), cells.get('value')]
  if (kind === undefined || 'problem' in kind) return false
  if (kind.text !== 'credit') return false
  // SAP writes the minus of a credit too
  if (value !== undefined && !('problem' in value) && !ZERO.test(value.text) && !value.text.startsWith('-')) {
    cells.set('value', { ...value, text: `-${value.text.replace(/^\+/, '')}` })
  }
  lines.push(`value has a minus where debitCredit is ${show(kind.raw)}, a credit`)
  return true
}

/**
 * Reads the columns of a ledger for debits and credits: the value of a credit is negative. Adds a line for each reading.
 * True if the number of the row is not that of its column value.
 */
export function completeLedger(cells: RowCells, lines: string[]): boolean {
  const isOfCredit = takeCredit(cells, lines)
  return signCredit(cells, lines) || isOfCredit
}
