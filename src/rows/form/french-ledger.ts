import { foldName } from '../../core/countries/index.ts'
import type { CsvRecord } from '../../core/csv/index.ts'

/** The columns of a French FEC by position: `fichier des écritures comptables`, article A47 A-1 of the Livre des procédures fiscales. */
export interface FrenchLedgerPlan {
  readonly journal: number
  readonly journalName: number | undefined
  readonly date: number
  readonly account: number
  readonly accountName: number
  /** The columns Debit and Credit, or Montant and Sens. */
  readonly amounts: readonly [first: number, second: number]
  readonly hasDirection: boolean
}

/** The number, the name, the day and the net amount of a purchase. */
export interface FrenchPurchase {
  readonly account: string
  readonly start: string
  readonly amount: string
}

/** Finds the columns of a FEC, which have the names of the law; undefined for other tables. */
export function planFrenchLedger({ cells }: CsvRecord): FrenchLedgerPlan | undefined {
  const names = cells.map((cell) => foldName(cell).replaceAll(' ', ''))
  const find = (name: string) => {
    const index = names.indexOf(name)
    return index < 0 ? undefined : index
  }
  const [journal, date, account, accountName] = ['journalcode', 'ecrituredate', 'comptenum', 'comptelib'].map(find)
  const byColumn = [find('debit'), find('credit')]
  const byDirection = [find('montant'), find('sens')]
  const [first, second] = byColumn.includes(undefined) ? byDirection : byColumn
  if (journal === undefined || date === undefined || account === undefined || accountName === undefined)
    return undefined
  if (first === undefined || second === undefined) return undefined
  const hasDirection = byColumn.includes(undefined)
  return {
    journal,
    journalName: find('journallib'),
    date,
    account,
    accountName,
    amounts: [first, second],
    hasDirection,
  }
}

/**
 * Accounts of the plan comptable général that buy something: charges (6) without changes of stocks (603), taxes (63), pay (64),
 * financial charges (66), the value of sold assets (675), depreciation (68) and taxes on profit (69); assets (2) without financial ones
 * (26, 27) and depreciation (28, 29).
 */
const PURCHASES = /^(?:6(?!03|3|4|6|75|8|9)|2(?!6|7|8|9))/
/** The journal that opens a year with the balances of the year before. */
const OPENING = /^(?:an|ran|ano|anouv|a nouveaux?|reports? (?:a|à) nouveaux?|ouverture|bilan d ouverture)$/

/** The sentence about how a FEC is read. */
export const FRENCH_LEDGER_SENTENCE =
  'it is a French FEC: each line of an account of purchases (classes 6 and 2) is a row, with its debit, or its credit below zero; the other side of each entry is not read, nor VAT (445), suppliers (40), banks (5) and sales (7), nor changes of stocks (603), taxes (63, 69), pay (64), interest (66), disposals (675), depreciation (68, 28, 29), financial assets (26, 27) and opening balances'

function isZero(amount: string): boolean {
  return !/[1-9]/.test(amount)
}

function negate(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`
}

/** Returns the purchase of a line of a FEC; undefined for a line of another account, without an amount, or of the opening. */
export function frenchPurchase({ cells }: CsvRecord, plan: FrenchLedgerPlan): FrenchPurchase | undefined {
  const cell = (index: number) => (cells[index] ?? '').trim()
  const number = cell(plan.account)
  const journals = [plan.journal, plan.journalName ?? plan.journal].map((index) => foldName(cell(index)))
  if (!PURCHASES.test(number) || journals.some((name) => OPENING.test(name))) return undefined
  const [first = '', second = ''] = plan.amounts.map(cell)
  const isCredit = plan.hasDirection ? /^(?:c|-1?)$/i.test(second) : isZero(first)
  const amount = isCredit ? negate(plan.hasDirection ? first : second) : first
  if (isZero(amount)) return undefined
  const start = cell(plan.date).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
  return { account: `${number} - ${cell(plan.accountName)}`, start, amount }
}
