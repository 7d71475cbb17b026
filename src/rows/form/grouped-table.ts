import { foldName } from '../../core/countries/index.ts'
import type { CsvDelimiter, CsvRecord } from '../../core/csv/index.ts'
import { show } from '../../core/errors/index.ts'
import { mapText } from '../advice.ts'
import { isBalance, labelledAccount } from '../words/account-words.ts'
import type { ColumnMap } from '../words/column-words.ts'
import { possibleCurrencies } from '../words/currency-words.ts'
import { activityOfHeader } from '../words/header-activity.ts'
import { readHeaderCells } from '../words/header-words.ts'
import { groupOfTotal, includesSubgroups, isGroupTotal } from '../words/total-words.ts'
import { dateInterpretations } from './date-interpretations.ts'
import type { HeaderRow } from './header-row.ts'
import { readAdornedNumber } from './number-interpretations.ts'

/** The header of the column that receives the groups of a ledger. */
const ACCOUNT = 'Account'

/** The header of a column of references to suppliers, which is called 'Account' too. */
const SUPPLIER_ACCOUNT = 'Supplier account'

/** The plan for reading a ledger whose accounts are headings above their rows. */
export interface GroupPlan {
  readonly delimiter: CsvDelimiter
  readonly header: CsvRecord
  /** The columns that stay. */
  readonly kept: readonly number[]
  /** The column that receives the groups where it is empty; -1 for a new first column. */
  readonly accountIndex: number
  readonly startIndex: number
  /** True if each row has an account of its own, so that the groups are no accounts. */
  readonly hasOwnAccounts: boolean
  /** True if labels name the accounts: 'N/C: 7003 Name: Electricity'. A column 'Account' then has suppliers. */
  readonly isLabelled: boolean
  /** The column of suppliers that is called 'Account'; -1 if there is none. */
  readonly supplierIndex: number
  /** The heading of the first group, if it is above the header. */
  readonly firstHeading: CsvRecord | undefined
  /** The columns with the money of a booking. */
  readonly amounts: readonly number[]
  /** The folded names of groups that a total with the same name closes; empty if the totals of the file have no names. */
  readonly closed: ReadonlySet<string>
  /** The folded names of groups whose own total is followed by the groups inside them. */
  readonly rolledUp: ReadonlySet<string>
}

/** A plan with sentences about how the table is read. */
export interface DescribedGroupPlan extends GroupPlan {
  readonly sentences: readonly string[]
}

/** A record of the table, and its account: its group, or the label of a total or a balance. */
export interface GroupedRecord {
  readonly record: CsvRecord
  readonly account: string
  /** The index of the cell that became the account. */
  readonly labelIndex?: number
  /** True for a heading without rows, which is only a line of text. */
  readonly isText?: true
}

/** The kind of a line, and the cell that names a heading, or the label of a total or a balance. */
interface LineKind {
  readonly kind: 'row' | 'other' | 'header' | 'heading' | 'label'
  readonly text: string
  readonly index: number
}

/** A dash in place of an amount, with its side of the ledger: '- Dr'. */
const NO_AMOUNT = /^[-–—]{1,3}\s*(?:dr|cr)?\.?$/i

/** True for an amount: a number, or one with a currency. */
function isAmount(cell: string): boolean {
  const { adornment } = readAdornedNumber(cell) ?? { adornment: 'text' }
  return (
    NO_AMOUNT.test(cell) ||
    adornment === undefined ||
    possibleCurrencies(adornment).length > 0 ||
    /^[A-Z]{3}$/.test(adornment)
  )
}

function isDateCell(cell: string): boolean {
  return /\d/.test(cell) && /^\d{4}-\d{2}/.test(dateInterpretations(cell)[0].text)
}

/** Tells a heading, and the label of a total or a balance, from a booking, by the cells of a line. */
function kindOfLine({ cells }: CsvRecord, plan: GroupPlan): LineKind {
  const filled = cells.flatMap((cell, index) => (cell.trim() === '' ? [] : [{ text: cell.trim(), index }]))
  const [first] = filled.filter(({ text }) => !isAmount(text))
  const isBooking = isDateCell((cells[plan.startIndex] ?? '').trim())
  const unnamed = { text: '', index: -1 }
  const isHeader = cells.every((cell, index) => cell.trim() === (plan.header.cells[index] ?? '').trim())
  if (isHeader && plan.isLabelled) return { kind: 'header', ...unnamed }
  const labelled = plan.isLabelled ? labelledAccount(cells) : undefined
  if (labelled !== undefined) return { kind: 'heading', text: labelled, index: -1 }
  if (first === undefined || isBooking) return { kind: isBooking ? 'row' : 'other', ...unnamed }
  const label = filled.find(({ text }) => isBalance(text) || isGroupTotal(text))
  if (label !== undefined) return { kind: 'label', ...label }
  const others = filled.filter((one) => one !== first)
  const hasOnlyBalance = others.every(({ text, index }) => isAmount(text) && !plan.amounts.includes(index))
  if (hasOnlyBalance && !isHeader && !plan.isLabelled) return { kind: 'heading', ...first }
  // a booking whose day is missing or cannot be read is in its group
  const hasAmount = filled.some(({ text, index }) => isAmount(text) && plan.amounts.includes(index))
  return { kind: hasAmount ? 'row' : 'other', ...unnamed }
}

/** A group whose rows follow. */
interface OpenGroup {
  readonly name: string
  readonly folded: string
}

/** A heading whose first row has not come yet. */
interface PendingHeading extends OpenGroup {
  readonly record: CsvRecord
}

function textLine({ record, name }: PendingHeading): GroupedRecord {
  return { record, account: name, isText: true }
}

/** Reads the records of a grouped ledger in order, and gives each booking the headings above it as its account. */
export class GroupReader {
  readonly #plan: GroupPlan
  #open: readonly OpenGroup[] = []
  #pending: readonly PendingHeading[] = []

  constructor(plan: GroupPlan) {
    this.#plan = plan
    const { firstHeading: record } = plan
    if (record !== undefined) this.#addHeading(record, labelledAccount(record.cells) ?? '')
  }

  /** Returns the lines that a record completes: itself, and headings before it without any row. */
  read(record: CsvRecord): readonly GroupedRecord[] {
    const line = kindOfLine(record, this.#plan)
    if (line.kind === 'heading') return this.#addHeading(record, line.text)
    // each block of a printed ledger has its own header
    if (line.kind === 'header') return []
    if (line.kind === 'other') return [{ record, account: '' }]
    this.#openPending()
    if (line.kind === 'row') return [{ record, account: this.#plan.hasOwnAccounts ? '' : this.#groupName }]
    if (isGroupTotal(line.text)) this.#close(line.text)
    return [{ record, account: line.text, labelIndex: line.index }]
  }

  /** Returns the last headings, which are lines of text below the table. */
  end(): readonly GroupedRecord[] {
    return this.#pending.map(textLine)
  }

  get #groupName(): string {
    return this.#open.map(({ name }) => name).join(':')
  }

  get #hasNamedTotals(): boolean {
    return this.#plan.closed.size > 0
  }

  #addHeading(record: CsvRecord, name: string): readonly GroupedRecord[] {
    const passed = this.#hasNamedTotals ? [] : this.#pending
    const heading = { name, folded: foldName(name), record }
    this.#pending = this.#hasNamedTotals ? [...this.#pending, heading] : [heading]
    return passed.map(textLine)
  }

  /** A heading is inside the groups that no total has closed; without named totals, it begins a new group. */
  #openPending(): void {
    if (this.#pending.length === 0) return
    this.#open = this.#hasNamedTotals ? [...this.#open, ...this.#pending] : this.#pending
    this.#pending = []
  }

  #close(label: string): void {
    if (!this.#hasNamedTotals) {
      this.#open = []
      return
    }
    const name = groupOfTotal(label) ?? ''
    // 'Total for Fundraising' is that of its own rows, if 'Total for Fundraising with sub-accounts' follows
    if (this.#plan.rolledUp.has(name) && !includesSubgroups(label)) return
    const index = this.#open.map(({ folded }) => folded).lastIndexOf(name)
    // a total with another name closes the last group: rows below it are in none of its accounts
    this.#open = this.#open.slice(0, index < 0 ? -1 : index)
  }
}

/** The columns of a header whose accounts are headings. */
type HeaderPlan = Pick<GroupPlan, 'kept' | 'accountIndex' | 'supplierIndex' | 'startIndex' | 'amounts'>

/** Plans the columns of a ledger; undefined for a table of anything else. */
function planColumns(
  { record, columns }: HeaderRow,
  { columnMap, isLabelled }: { readonly columnMap: ColumnMap; readonly isLabelled: boolean },
): HeaderPlan | undefined {
  const ownIndex = columns.findIndex(({ column }) => column === 'factor')
  const [accountIndex, supplierIndex] = isLabelled ? [-1, ownIndex] : [ownIndex, -1]
  const unnamed = record.cells.findIndex((cell) => cell.trim() !== '')
  // the names of groups are in columns without a name before the first one with a name
  const kept = record.cells.flatMap((_, index) => (index < unnamed ? [] : [index]))
  const cells = record.cells.map((name, index) => (index === supplierIndex ? SUPPLIER_ACCOUNT : name))
  const names = accountIndex < 0 ? [ACCOUNT, ...cells] : cells
  const read = readHeaderCells(names, columnMap)
  const startIndex = columns.findIndex(({ column }) => column === 'start')
  const isLedger = activityOfHeader(names, read)?.activity === 'spend' && read.some(({ column }) => column === 'factor')
  if (!isLedger || startIndex < 0) return undefined
  const offset = accountIndex < 0 ? 1 : 0
  const amounts = read.flatMap(({ column }, index) =>
    column === 'value' || column === 'credit' ? [index - offset] : [],
  )
  return { kept, accountIndex, supplierIndex, startIndex, amounts }
}

/** The groups of the beginning of a file: those with rows, and the labels of totals and balances. */
interface FoundGroups {
  readonly first: { readonly heading: CsvRecord; readonly row: CsvRecord; readonly account: string } | undefined
  readonly nested: string | undefined
  readonly groups: number
  readonly labels: number
  /** True if rows have an account of their own. */
  readonly hasOwnAccounts: boolean
}

function findGroups(records: readonly CsvRecord[], plan: GroupPlan): FoundGroups {
  const reader = new GroupReader(plan)
  const accounts = new Map<string, CsvRecord>()
  let heading = plan.firstHeading
  let first: FoundGroups['first']
  let labels = 0
  let hasOwnAccounts = false
  for (const record of records) {
    const { kind } = kindOfLine(record, plan)
    const account = reader.read(record).at(-1)?.account ?? ''
    if (kind === 'heading') heading = record
    if (kind === 'label') labels++
    if (kind !== 'row') continue
    hasOwnAccounts ||= (record.cells[plan.accountIndex] ?? '').trim() !== ''
    if (account === '') continue
    if (heading !== undefined) first ??= { heading, row: record, account }
    accounts.set(account, record)
  }
  const nested = [...accounts.keys()].find((account) => account.includes(':'))
  return { first, nested, groups: accounts.size, labels, hasOwnAccounts }
}

/** Finds the names of groups that totals name, and of those whose total comes again with the groups inside them. */
function closingNames(records: readonly CsvRecord[], plan: GroupPlan): Pick<GroupPlan, 'closed' | 'rolledUp'> {
  const lines = records.map((record) => kindOfLine(record, plan))
  const textsOf = (kind: LineKind['kind']) => lines.flatMap((line) => (line.kind === kind ? [line.text] : []))
  const headings = new Set(textsOf('heading').map(foldName))
  const totals = textsOf('label').flatMap((text) => {
    const name = groupOfTotal(text)
    return name === undefined || !headings.has(name) ? [] : [{ name, isOfAll: includesSubgroups(text) }]
  })
  const closed = new Set(totals.map(({ name }) => name))
  return { closed, rolledUp: new Set(totals.filter(({ isOfAll }) => isOfAll).map(({ name }) => name)) }
}

const OF_VENDORS = /\b(?:by|per|nach)\s+(?:vendor|supplier|payee|contact|creditor|lieferant)/i

function sentencesOf({ above }: HeaderRow, plan: GroupPlan, found: FoundGroups): readonly string[] {
  const { first, nested, hasOwnAccounts } = found
  if (first === undefined) return []
  const heading = `${show(first.account)} (line ${first.heading.line})`
  const supplierColumn = show((plan.header.cells[plan.supplierIndex] ?? '').trim())
  const ofSuppliers =
    plan.supplierIndex < 0 ? '' : `; the column ${supplierColumn} has suppliers or customers, and is not read`
  if (hasOwnAccounts) {
    const column = show((plan.header.cells[plan.accountIndex] ?? '').trim())
    return [
      `headings between the rows, like ${heading}, are not read, because the column ${column} has the account of each row`,
    ]
  }
  const isOfVendors = above.some(({ cells }) => cells.some((cell) => OF_VENDORS.test(cell)))
  const example = nested === first.account ? '' : `, like ${show(nested ?? '')}`
  const inside = nested === undefined ? '' : `; a group inside another one has the names of both${example}`
  if (!isOfVendors)
    return [
      `the account of each row is the heading above it, like ${heading} for line ${first.row.line}${inside}${ofSuppliers}`,
    ]
  const option = mapText(first.account, 'factor:PURCHASE')
  return [
    `the rows stand below their vendors, like ${heading}, and no column says what was bought: each row has its vendor in place of an account; name the purchases of a vendor in place of PURCHASE, like ${option}, or export the report with the account of each row`,
  ]
}

/** True if the lines between the rows are headings of groups, and no notes. */
function isGrouped({ groups, labels, first, hasOwnAccounts }: FoundGroups, plan: GroupPlan): boolean {
  // next to accounts of their own, headings matter only if their column has no name
  if (plan.isLabelled) return groups > 0
  if (hasOwnAccounts) return first !== undefined && plan.kept.length < plan.header.cells.length
  return groups > 1 || (groups === 1 && labels > 0)
}

/** Plans how a ledger is read whose accounts are headings above their rows; undefined for other tables. */
export function planGroupedTable(
  table: HeaderRow,
  records: readonly CsvRecord[],
  { delimiter, columnMap = {} }: { readonly delimiter: CsvDelimiter; readonly columnMap?: ColumnMap | undefined },
): DescribedGroupPlan | undefined {
  const headings = [...table.above, ...records].filter(({ cells }) => labelledAccount(cells) !== undefined)
  const isLabelled = headings.length > 0
  const columns = planColumns(table, { columnMap, isLabelled })
  if (columns === undefined) return undefined
  const firstHeading = headings.filter(({ line }) => line < table.record.line).at(-1)
  const rows = records.filter(({ line, cells }) => line > table.record.line && cells.some((cell) => cell.trim() !== ''))
  const none = { closed: new Set<string>(), rolledUp: new Set<string>(), hasOwnAccounts: false }
  const open = { ...columns, ...none, delimiter, isLabelled, firstHeading, header: table.record }
  const plan = { ...open, ...closingNames(rows, open) }
  const found = findGroups(rows, plan)
  const { hasOwnAccounts } = found
  return isGrouped(found, plan) ? { ...plan, hasOwnAccounts, sentences: sentencesOf(table, plan, found) } : undefined
}

/** The header of the table with a column for the account. */
export function groupedHeader({ header, kept, accountIndex, supplierIndex }: GroupPlan): readonly string[] {
  const names = kept.map((index) => (index === supplierIndex ? SUPPLIER_ACCOUNT : (header.cells[index] ?? '')))
  return accountIndex < 0 ? [ACCOUNT, ...names] : names
}

/** The cells of a line of the table, with its account. A label leaves its own place. */
export function groupedCells(
  { record, account, labelIndex, isText }: GroupedRecord,
  plan: GroupPlan,
): readonly string[] {
  const { kept, accountIndex, header } = plan
  const textAt = (index: number) => (isText === true || index === labelIndex ? '' : (record.cells[index] ?? ''))
  const own = kept.map((index) => (index === accountIndex && textAt(index).trim() === '' ? account : textAt(index)))
  // a cell without a column must be asked about
  const isLost = (cell: string, index: number) => cell.trim() !== '' && index !== labelIndex && !kept.includes(index)
  const beyond =
    isText === true ? [] : record.cells.filter((cell, index) => isLost(cell, index) || index >= header.cells.length)
  return [...(accountIndex < 0 ? [account] : []), ...own, ...beyond]
}
