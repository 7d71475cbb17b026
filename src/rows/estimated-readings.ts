import { getOrCompute } from '../base/index.ts'
import { show } from '../core/errors/index.ts'
import { type InputColumn, isInputColumn } from './columns.ts'
import { METER_COLUMNS } from './form/end-date.ts'
import { readAdornedNumber } from './form/number-interpretations.ts'
import { CHOICE_WORDS } from './words/choice-words.ts'
import { effectOfDocument, typeOfHeader } from './words/document-words.ts'
import { isDay, namesReading, sideOfReading } from './words/header-phrases.ts'
import { measuredHeaders, namesUnit } from './words/header-words.ts'

/** A row with the way its meter was read. */
export interface MeterRow {
  readonly line: number
  /** Equal for the rows of one meter and period. */
  readonly key: string
  readonly reading: 'actual' | 'estimated'
  /** True if a number of the row is below zero. */
  readonly isNegative: boolean
  /** The filled cells, by input column or by the header of a column that is not read. */
  readonly cells: ReadonlyMap<string, string>
}

/** Columns that are part of the key, or that differ between an estimated bill and the actual one that replaces it. */
const MAY_DIFFER: readonly InputColumn[] = [
  ...METER_COLUMNS,
  ...(['id', 'start', 'end', 'value', 'opening', 'closing', 'reading', 'debitCredit', 'credit'] as const),
  ...(['currency', 'note', 'ticketAmount'] as const),
]
/** Headers of amounts, numbers of papers and remarks, which also differ between two bills of one register. */
const OF_BILL =
  /[€£$%]|amount|price|cost|\bnet\b|gross|total|\bvat\b|\btax|charge|fare|betrag|preis|kosten|mwst|montant|prix|tva|import[eo]|precio|prezzo|\biva\b|netto|brutto|warto|kwota|invoice|rechnung|factur|fattur|faktur|\bbill\b|document|beleg|receipt|comment|remark|note|bemerk|kommentar|reason|grund|motif|days|tage|jours|co2/i

function isOfDocument(column: string): boolean {
  return column === 'documentType' || column === 'status' || typeOfHeader(column) !== undefined
}

/** True for a column whose cells tell one register of a meter from another. */
function tellsRegisters(column: string): boolean {
  if (column === '' || isOfDocument(column)) return false
  if (isInputColumn(column)) return !MAY_DIFFER.includes(column)
  const isMeasured = namesUnit(column) || measuredHeaders(column).some(({ unit }) => namesUnit(unit))
  const isOfReading = isDay(column) || namesReading(column) || sideOfReading(column) !== undefined
  return !OF_BILL.test(column) && !isMeasured && !isOfReading
}

/** True if a row takes back what another row bills. */
function takesBack({ cells, isNegative }: MeterRow): boolean {
  const isCredit = CHOICE_WORDS.debitCredit.find(cells.get('debitCredit') ?? '') === 'credit'
  const ofDocument = [...cells].filter(([column]) => isOfDocument(column)).map(([, cell]) => effectOfDocument(cell))
  return isNegative || isCredit || ofDocument.some((effect) => effect === 'credit' || effect === 'unclear')
}

/** The number of a register, as meters count: '1', 'R2', '1.8.1'. */
const REGISTER_NUMBER = /^\p{L}{0,3}\d+$|^\d(?:[.:*-]\d{1,2}){2,}$/u

/** True for the names of two registers, and not for two amounts or two ways of reading. */
function areOfTwoRegisters(first: string, second: string): boolean {
  const isName = (text: string) => REGISTER_NUMBER.test(text) || readAdornedNumber(text) === undefined
  const isWayOfReading = (text: string) => CHOICE_WORDS.reading.find(text) !== undefined
  return first !== second && isName(first) && isName(second) && !(isWayOfReading(first) && isWayOfReading(second))
}

/** A row with the cells that tell its register. */
interface RegisterRow {
  readonly line: number
  readonly isEstimated: boolean
  readonly takesBack: boolean
  readonly register: ReadonlyMap<string, string>
}

/** The first column that tells the registers of two rows apart: 'Register', 'Poste'. */
function differenceOf({ register: own }: RegisterRow, { register: other }: RegisterRow): string | undefined {
  return [...own.keys(), ...other.keys()].find((column) =>
    areOfTwoRegisters(own.get(column) ?? '', other.get(column) ?? ''),
  )
}

/** An estimated row with an actual one of its meter and period, and why that one does not replace it. */
interface DecidedRow {
  readonly row: RegisterRow
  /** The actual row that does not replace it; undefined if one does. */
  readonly kept?: { readonly other: RegisterRow; readonly because: 'credit' | { readonly column: string } }
}

function decideRow(row: RegisterRow, actuals: readonly RegisterRow[]): readonly DecidedRow[] {
  const same = actuals.filter((other) => differenceOf(row, other) === undefined)
  const credit = same.find((other) => other.takesBack)
  if (credit !== undefined) return [{ row, kept: { other: credit, because: 'credit' } }]
  if (same.length > 0) return [{ row }]
  const [other] = actuals
  const column = other && differenceOf(row, other)
  return other === undefined || column === undefined ? [] : [{ row, kept: { other, because: { column } } }]
}

/** Says why an estimated row counts next to an actual one. */
function keptSentence({ row, kept }: DecidedRow, count: number): string {
  if (kept === undefined) return ''
  const { other, because } = kept
  const more = count > 1 ? `, and ${count - 1} more pairs like them` : ''
  const reason =
    because === 'credit'
      ? 'the actual one takes back a part of another bill'
      : `they differ in ${show(because.column)}: ${[row, other].map(({ register }) => show(register.get(because.column) ?? '')).join(' and ')}`
  return `the estimated row of line ${row.line} and the actual one of line ${other.line} both count${more}, because ${reason}; if it replaces the estimated one, delete that row in the file`
}

/** Finds the estimated readings that an actual one of the same meter, register and period replaces. */
export class EstimatedReadings {
  readonly #groups = new Map<string, RegisterRow[]>()
  readonly #telling = new Map<string, boolean>()

  /** Adds a row that says how its meter was read. */
  add(row: MeterRow): void {
    const register = [...row.cells].filter(([column]) =>
      getOrCompute(this.#telling, column, () => tellsRegisters(column)),
    )
    getOrCompute(this.#groups, row.key, () => []).push({
      line: row.line,
      isEstimated: row.reading === 'estimated',
      takesBack: takesBack(row),
      register: new Map(register.map(([column, cell]) => [column, cell.trim()])),
    })
  }

  #decided(): readonly DecidedRow[] {
    return [...this.#groups.values()].flatMap((rows) => {
      const actuals = rows.filter(({ isEstimated }) => !isEstimated)
      return rows.filter(({ isEstimated }) => isEstimated).flatMap((row) => decideRow(row, actuals))
    })
  }

  /** The lines of the estimated rows that an actual one replaces. */
  lines(): readonly number[] {
    return this.#decided().flatMap(({ row, kept }) => (kept === undefined ? [row.line] : []))
  }

  /** Says which estimated rows count next to an actual one of their meter and period, and why. */
  sentences(): readonly string[] {
    const groups = new Map<string, DecidedRow[]>()
    for (const one of this.#decided()) {
      const { because } = one.kept ?? {}
      if (because !== undefined) getOrCompute(groups, because === 'credit' ? '' : because.column, () => []).push(one)
    }
    return [...groups.values()].flatMap(([first, ...others]) =>
      first === undefined ? [] : [keptSentence(first, others.length + 1)],
    )
  }
}
