import { show } from '../../core/errors/index.ts'
import { columnRule, type InputColumn, isInputColumn } from '../columns.ts'
import type { HeaderColumn } from '../words/header-cell.ts'
import { namesUnit, scaleOfHeader } from '../words/header-words.ts'
import { scaleOfWords, splitCurrencyScale, splitUnitScale } from '../words/number-scale.ts'
import { isPowerUnit, powerOfHeader, powerSentence } from '../words/power-words.ts'
import type { FileForm, NumberScale, TitleScale } from './file-form.ts'

/** Words of a title that a multiple may have: 'in £000s', '(EUR millions)'. */
const WINDOW_MAX = 3

/** The words of a text with the word before them. */
function windowsOf(text: string): readonly { readonly before: string; readonly words: string }[] {
  const tokens = text.split(/[\s()[\]:;,]+(?!\d)/).filter((token) => token !== '')
  return [WINDOW_MAX, 2, 1].flatMap((size) =>
    tokens.slice(0, Math.max(0, tokens.length - size + 1)).map((_, index) => ({
      before: tokens[index - 1] ?? '',
      words: tokens.slice(index, index + size).join(' '),
    })),
  )
}

/** Finds the unit of power that a cell above the header names for the numbers below it: 'kW', 'Load in kW'. */
function powerOfTitle(cell: string): string | undefined {
  const [, unit = cell] = /\bin ([kKMG]?[wW])\b[.)]?\s*$/.exec(cell) ?? []
  return isPowerUnit(unit) && unit.trim().length > 1 ? unit.trim() : undefined
}

/** Finds the multiple that a line above the header names for the numbers below it: 'All figures in £000s'. */
export function scaleOfTitle(
  above: readonly { readonly cells: readonly string[]; readonly line: number }[],
): TitleScale | undefined {
  for (const { cells, line } of above) {
    const power = cells.map(powerOfTitle).find((unit) => unit !== undefined)
    if (power !== undefined) return { times: null, line, words: power, of: 'power' }
    for (const { before, words } of cells.flatMap(windowsOf)) {
      const ofCurrency = /\d\s*$/.test(words) && !/000$/.test(words) ? undefined : splitCurrencyScale(words)
      const isAnnounced = /^(?:in|en|all)$/i.test(before)
      if (ofCurrency !== undefined && (isAnnounced || !/^\S+ [mMkKbBtT]$/.test(words)))
        return { times: ofCurrency.times, line, words, of: 'money' }
      if (!isAnnounced) continue
      const ofUnit = splitUnitScale(words, namesUnit)
      if (ofUnit !== undefined) return { times: ofUnit.times, line, words, of: 'unit' }
      const times = scaleOfWords(words)
      if (times !== undefined) return { times, line, words, of: 'all' }
    }
  }
  return undefined
}

/** The header of a table, with its columns. */
interface ScaledHeader {
  readonly names: readonly string[]
  readonly columns: readonly HeaderColumn[]
  readonly title: TitleScale | undefined
}

function isNumberColumn(column: HeaderColumn['column']): column is InputColumn {
  return column !== undefined && isInputColumn(column) && columnRule(column).kind === 'number'
}

/** True for a column of money: it is named so, or it has a currency, or nothing gives it a unit. */
function hasMoney({ column, by, measure }: HeaderColumn, columns: readonly HeaderColumn[]): boolean {
  if (column !== 'value' && column !== 'credit') return false
  if (by === 'money') return true
  return measure === undefined ? !columns.some((one) => one.column === 'unit') : !namesUnit(measure)
}

/** True if the multiple of a title may be that of a column. A column without a unit has that of the title. */
function isUnderTitle({ of }: TitleScale, one: HeaderColumn, columns: readonly HeaderColumn[]): boolean {
  const isMoney = hasMoney(one, columns)
  if (of === 'power') return false
  if (of === 'money') return isMoney
  const hasScale = one.measure !== undefined && splitUnitScale(one.measure, namesUnit) !== undefined
  const isQuantity = ['value', 'opening', 'closing', 'fuelValue', 'distanceKm'].includes(one.column ?? '')
  if (hasScale || !(isMoney || isQuantity)) return false
  return of === 'all' || (one.measure !== undefined && namesUnit(one.measure))
}

/** The problem of a value that is a power by its header or by the title; undefined for others, and for a table with another quantity. */
function powerProblem({ names, columns, title }: ScaledHeader): string | undefined {
  const has = (column: InputColumn) => columns.some((one) => one.column === column)
  const value = columns.findIndex(({ column }) => column === 'value')
  const hasQuantity = ROW_QUANTITIES.some(has)
  const index = hasQuantity ? value : names.findIndex((name) => powerOfHeader(name) !== undefined)
  const header = names[index] ?? ''
  const unit = powerOfHeader(header)
  const isFree = hasQuantity || columns.every(({ column }) => column === undefined || !OF_VEHICLES.includes(column))
  if (unit !== undefined && isFree) return `${show(header)} ${powerSentence(unit)}`
  const isPlain = value >= 0 && columns[value]?.measure === undefined && !has('unit')
  if (title?.of !== 'power' || !isPlain) return undefined
  return `line ${title.line} says ${show(title.words)}, which ${powerSentence(title.words)}`
}

/** Columns with the quantity of a row. */
const ROW_QUANTITIES: readonly InputColumn[] = ['value', 'closing', 'credit', 'distanceKm', 'nights', 'fuelValue']
/** Columns of tables whose power is that of a vehicle. */
const OF_VEHICLES: readonly string[] = ['vehicle', 'mode', 'fuel', 'from', 'to', 'gas', 'blend', 'factor', 'treatment']

/** Finds the columns whose numbers count several times, by their headers or the title; or the problem of a multiple that is not certain. */
export function findScales(header: ScaledHeader): Pick<FileForm, 'scales' | 'scaleProblem'> {
  const { names, columns, title } = header
  const ofPower = powerProblem(header)
  if (ofPower !== undefined) return { scaleProblem: ofPower }
  const scales: Partial<Record<InputColumn, NumberScale>> = {}
  for (const [index, one] of columns.entries()) {
    if (!isNumberColumn(one.column)) continue
    const name = names[index] ?? ''
    const own = scaleOfHeader(name)
    const isOfTitle = own === undefined && title !== undefined && isUnderTitle(title, one, columns)
    if (own?.times === null) return { scaleProblem: unclearScale(`the header ${show(name)}`) }
    if (own !== undefined) scales[one.column] = { times: own.times, place: `the header ${show(name)}` }
    else if (isOfTitle) {
      const place = `line ${title.line} (${show(title.words)})`
      if (title.times === null) return { scaleProblem: unclearScale(place) }
      if (!hasMoney(one, columns)) return { scaleProblem: scaleOfQuantity(place, name) }
      scales[one.column] = { times: title.times, place }
    }
  }
  return Object.keys(scales).length === 0 ? {} : { scales }
}

function unclearScale(place: string): string {
  return `${place} may mean thousands or millions; write it in the header of the amounts, like "Amount (USD thousands)" or "Amount (USD millions)"`
}

function scaleOfQuantity(place: string, header: string): string {
  return `${place} says that numbers count several times, and ${show(header)} does not; write it in that header, like "Usage ('000 kWh)", or delete the words above it`
}
