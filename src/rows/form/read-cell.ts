import { definedFields, isKeyOf, nearestWords } from '../../base/index.ts'
import { findCountry, findCountryInAnyLanguage } from '../../core/countries/index.ts'
import { type ErrorCode, show } from '../../core/errors/index.ts'
import { type CommandOption, mapOption, mapText, optionText } from '../advice.ts'
import { columnRule, type InputColumn } from '../columns.ts'
import { ambiguitySentence } from '../words/ambiguous-units.ts'
import { CHOICE_WORDS, modeOfLoad } from '../words/choice-words.ts'
import { CURRENCY_WORDS, findCurrencyOfCell } from '../words/currency-words.ts'
import { namesWeight, weightOfCode } from '../words/parcel-headers.ts'
import { isPowerUnit, powerSentence } from '../words/power-words.ts'
import { findFuelName, fuelProblem, NO_PRODUCT } from '../words/product-words.ts'
import { readService } from '../words/service-words.ts'
import { findUnitMultiple, nearestUnits, UNIT_WORDS, unitProblem, withoutExplanation } from '../words/unit-words.ts'
import { operationCode, treatmentQuestion } from '../words/waste-words.ts'
import { findMapEntry, type WordList, withoutAccents, wordList } from '../words/word-list.ts'
import { weekProblem } from './calendar-weeks.ts'
import { dateInterpretations, serialDate, USUAL_SERIAL_EPOCH } from './date-interpretations.ts'
import { dateInYear, isDayOfMonth } from './days-without-year.ts'
import type { FileForm } from './file-form.ts'
import { financialYearProblem } from './financial-year.ts'
import { chooseText, type Interpretations } from './interpretations.ts'
import { monthNamedByDay } from './month-columns.ts'
import { numberInterpretations, readAdornedNumber } from './number-interpretations.ts'

/** Yes and no; also of a return trip. */
const NAMED_FLAGS = wordList({
  true: [
    ...['yes', 'y', '1', 'x', 'return', 'return trip', 'round trip', 'roundtrip', 'rt', 'ret', 'two way', 'rtn'],
    'both ways',
    ...['tak', 'sim', 'retour', 'heen en terug'],
    ...['ja', 'oui', 'sí', 'sì', 'aller-retour', 'hin und zurück', 'hin- und rückfahrt', 'ida y vuelta'],
    ...['andata e ritorno', 'a/r', 'hin-/rückfahrt', 'hin- und rückreise'],
  ],
  false: [
    ...['no', 'n', '0', 'one way', 'oneway', 'ow', 'o/w', 'single', 'single trip', 'sgl', 'nein', 'non', 'einfach'],
    ...['einfache fahrt', 'hinfahrt', 'nur hinfahrt', 'aller simple', 'aller', 'ida', 'solo ida', 'solo andata'],
    ...[
      'andata',
      'outbound',
      'inbound',
      'hinreise',
      'rückreise',
      'rückfahrt',
      'ida simple',
      'trayecto simple',
      'enkel',
      'enkele reis',
      ...['nee', 'nej', 'nie', 'não'],
    ],
  ],
})

const BOTH_WAYS =
  /\b(?:return|round ?trip|aller[ -]?(?:et |\/ ?)?retour|hin[ -]*(?:und|u\.|\/)[ -]*(?:zuruck|zurueck|ruck\w*|rueck\w*)|ida y vuelta|andata e ritorno)\b/
const ONE_WAY = /\b(?:single|one[ -]way|aller simple|einfache?|solo (?:ida|andata)|sola andata)\b/

/** The words of a flag, with the names of tickets that say which ways they hold: 'Off-Peak Return', 'Advance Single'. */
export const FLAG_WORDS: typeof NAMED_FLAGS = {
  ...NAMED_FLAGS,
  find: (text) => {
    const known = NAMED_FLAGS.find(text)
    if (known !== undefined) return known
    const words = withoutAccents(text).toLowerCase()
    const [isBoth, isOne] = [BOTH_WAYS.test(words), ONE_WAY.test(words)]
    return isBoth === isOne ? undefined : isBoth ? 'true' : 'false'
  },
}

/** Represents a cell with a formula for which the workbook stores no value. */
export const FORMULA_WITHOUT_VALUE = '#FORMULA!'
/** Represents an error that is not written as an error code. */
export const UNREADABLE_CELL = '#VALUE!'

/** Errors of spreadsheets, in English, German, French, Spanish and Italian, and numbers that did not fit into their column. */
const FAULT = /^#(?:N\/[AD]|NV|GETTING_DATA|[¡¿]?[\p{Lu}\d/]+[!?]|##+)$/u

/**
 * Explains why a cell of a sheet has no content: an error such as `#REF!`, or a formula without a value; else
 * undefined.
 */
export function sheetFault(cell: string): string | undefined {
  if (!FAULT.test(cell)) return undefined
  return cell === FORMULA_WITHOUT_VALUE
    ? 'is a formula without a value; open the workbook in a spreadsheet program and save it, or write the value'
    : `is the error ${show(cell)} of the workbook; correct its formula, or write the value`
}

/** Columns that only name a row: any text is a name. */
const NAMES: readonly InputColumn[] = ['id', 'meter', 'registration', 'note']

/** Explains why a cell of a text file has no content: a spreadsheet wrote an error into it. Undefined for other cells. */
export function fileFault(cell: string, column: InputColumn): string | undefined {
  if (NAMES.includes(column) || !FAULT.test(cell)) return undefined
  return `is the error ${show(cell)} of a spreadsheet; correct its formula and export the file again, or write the value`
}

function readings<Convention>([first, second]: Interpretations<Convention>): string {
  return second === undefined ? first.text : `${first.text} or ${second.text}`
}

/** The canonical text of a cell, or the reason why it has none. */
export type CellContent =
  | { readonly text: string /** The currency or unit next to a number, as written. */; readonly beside?: string }
  | { readonly text: string; readonly problem: CellProblem }

/** Why a cell has no content, with the option that gives it one if that is plain. */
export interface CellProblem {
  readonly code: ErrorCode
  readonly message: string
  readonly answer?: CommandOption | undefined
}

function problem(text: string, code: ErrorCode, message: string): CellContent {
  return { text, problem: { code, message } }
}

function readNumberCell(cell: string, column: InputColumn, { decimals, usualDecimal }: FileForm): CellContent {
  const interpretations = numberInterpretations(cell)
  const chosen = chooseText(interpretations, { decided: decimals[column], usual: usualDecimal })
  if ('text' in chosen) return { text: chosen.text, ...definedFields({ beside: readAdornedNumber(cell)?.adornment }) }
  const advice = 'pass --decimal comma or --decimal point'
  if (chosen.reason === 'ambiguous') {
    return problem(cell, 'not_a_number', `${show(cell)} may be ${readings(interpretations)}; ${advice}`)
  }
  const mark = (decimals[column] ?? usualDecimal) === ',' ? 'comma' : 'point'
  return problem(
    cell,
    'not_a_number',
    `${show(cell)} has no decimal ${mark} as the column has; correct it, or ${advice}`,
  )
}

/** Reads a date; in a column of months, a day that names its month is the month. */
function readDayOrMonth(cell: string, column: InputColumn, form: FileForm): CellContent {
  const content = readDay(cell, column, form)
  const { day, header = column } = form.months?.[column] ?? {}
  if (day === undefined || 'problem' in content) return content
  const text = monthNamedByDay(content.text, day)
  if (text !== undefined) return { text }
  const message = `${show(cell)} is not the ${day} day of a month, as the cells above are; if its cells are days, pass ${mapText(header, column)}`
  return problem(cell, 'invalid_date', message)
}

const YEARS = [1900, 2100] as const

/** Reads a day and a month, in the year that an option names. */
function readDayAndMonth(cell: string, year: string | undefined): CellContent {
  if (year !== undefined) return { text: dateInYear(cell, year) ?? cell }
  const answer: CommandOption = { name: 'year', value: 'YEAR' }
  const message = `${show(cell)} is a day and a month; pass ${optionText(answer)} with the year of all rows, or write the dates with their years`
  return { text: cell, problem: { code: 'invalid_date', message, answer } }
}

function readDay(cell: string, column: InputColumn, form: FileForm): CellContent {
  const { daysWithoutYear: days } = form
  if (days?.columns.includes(column) || isDayOfMonth(cell)) return readDayAndMonth(cell, days?.year)
  const content = readDate(cell, column, form)
  const [, year] = /^(\d{3,4})(?!\d)/.exec(content.text) ?? []
  if ('problem' in content || year === undefined) return content
  const [first, last] = YEARS
  if (Number(year) >= first && Number(year) <= last) return content
  return problem(
    cell,
    'invalid_date',
    `${show(cell)} is of the year ${Number(year)}; write a date from ${first} to ${last}, like 2025-01-31`,
  )
}

function readDate(cell: string, column: InputColumn, form: FileForm): CellContent {
  const { dates, serialEpoch, financialYears } = form
  const ofSerial = serialDate(cell, serialEpoch ?? USUAL_SERIAL_EPOCH)
  if (ofSerial !== undefined) return { text: ofSerial }
  const ofYear = financialYearProblem(cell, financialYears)
  if (ofYear !== undefined) return { text: cell, problem: { code: 'invalid_date', ...ofYear } }
  const ofWeek = weekProblem(cell)
  if (ofWeek !== undefined) return problem(cell, 'invalid_date', ofWeek)
  const interpretations = dateInterpretations(cell)
  const chosen = chooseText(interpretations, { decided: dates[column] })
  if ('text' in chosen) return chosen
  const advice = 'pass --date-format dmy or --date-format mdy'
  if (chosen.reason === 'ambiguous') {
    return problem(cell, 'invalid_date', `${show(cell)} may be ${readings(interpretations)}; ${advice}`)
  }
  const order = dates[column] === 'dmy' ? 'the day' : 'the month'
  return problem(cell, 'invalid_date', `${show(cell)} does not begin with ${order} as the column does; correct it`)
}

/** A word that no list has, as the file has it. */
interface UnknownWord {
  readonly raw: string
  /** The word that replaces it, if the map of the file has one. */
  readonly cell: string
  readonly column: InputColumn
  /** The words of the list that are like it. */
  readonly near: readonly (string | undefined)[]
}

/** Adds the option that replaces a word which no list has: by the word that was probably meant, or by one of the reader. */
function withReplacement({ code, message }: CellProblem, { cell, raw, column, near }: UnknownWord): CellContent {
  const [first, ...others] = near
  const isPlain = first !== undefined && others.length === 0
  const answer = mapOption(raw, `${column}:${isPlain ? first : 'WORD'}`)
  const leaving = column === 'mode' ? `; or leave its rows out: pass ${mapText(raw, `mode:${NO_PRODUCT}`)}` : ''
  const advice = isPlain
    ? ` Then pass ${optionText(answer)}`
    : `; name the word that is meant in place of WORD: ${optionText(answer)}`
  return { text: cell, problem: { code, message: `${message}${advice}${leaving}`, ...(isPlain ? { answer } : {}) } }
}

/** Reads a code of parcel carriers in a column of units of weight: 'L' is no litre there. Undefined for other cells. */
function readWeightCode(cell: string, { headers = {} }: FileForm): CellContent | undefined {
  const unit = weightOfCode(cell)
  if (unit === undefined) return undefined
  if (namesWeight(headers.unit ?? '')) return { text: unit }
  if (!namesWeight(headers.value ?? '')) return undefined
  const answer = mapOption(cell, `unit:${unit}`)
  const message = `${show(cell)} next to ${show(headers.value ?? '')} is no unit of weight, except of parcel carriers, for which it is ${unit}; if it is, pass ${optionText(answer)}`
  return { text: cell, problem: { code: 'unknown_unit', message, answer } }
}

function readUnit(written: string, raw: string): CellContent {
  // no map makes energy of a power
  if (isPowerUnit(raw)) return problem(raw, 'unknown_unit', `${show(raw)} ${powerSentence(raw)}`)
  const cell = withoutExplanation(written)
  const reason = ambiguitySentence(cell, raw) ?? unitProblem(cell)
  if (reason !== undefined) return problem(cell, 'unknown_unit', `${show(cell)} ${reason}`)
  const symbol = UNIT_WORDS.find(cell) ?? findUnitMultiple(cell)?.unit
  if (symbol !== undefined) return { text: symbol }
  const near = nearestUnits(cell)
  const advice = near.length > 0 ? `did you mean ${near.join(' or ')}?` : `use one of ${UNIT_WORDS.words.join(', ')}`
  const message = `${show(cell)} is not a unit; ${advice}`
  return withReplacement({ code: 'unknown_unit', message }, { cell, raw, column: 'unit', near })
}

function readCurrency(cell: string, raw: string): CellContent {
  const code = findCurrencyOfCell(cell)
  if (code !== undefined) return { text: code }
  const [near] = nearestWords(cell, CURRENCY_WORDS.understood, 1).map(CURRENCY_WORDS.find)
  const advice = near === undefined ? 'write its code by ISO 4217, like GBP, EUR or USD' : `did you mean ${near}?`
  const message = `${show(cell)} is not a currency; ${advice}`
  return withReplacement(
    { code: 'unknown_currency', message },
    { cell, raw, column: 'currency', near: near === undefined ? [] : [near] },
  )
}

/**
 * Distinguishing signs of vehicles that are no codes of countries; fuel cards print them. Source: UNECE, Distinguishing signs
 * used on vehicles in international traffic.
 */
const VEHICLE_SIGNS: Readonly<Record<string, string>> = {
  ...{ A: 'AT', B: 'BE', D: 'DE', E: 'ES', F: 'FR', H: 'HU', I: 'IT', L: 'LU', N: 'NO', P: 'PT', S: 'SE' },
  ...{ SLO: 'SI', FL: 'LI', BIH: 'BA' },
}

/** Reads the name of a country in another language, or the sign of its vehicles, as its code: 'Deutschland', 'Espagne', 'D'. */
function readCountry(cell: string): CellContent {
  if (Object.hasOwn(VEHICLE_SIGNS, cell)) return { text: VEHICLE_SIGNS[cell] ?? cell }
  return { text: findCountry(cell) === undefined ? (findCountryInAnyLanguage(cell)?.alpha2 ?? cell) : cell }
}

/** A shorter word with one other letter is another word: 'Fee' is no 'See', the German sea. */
const MISSPELT_MIN = 4

/** A column of choices, and the words that the map of the file gives for it. */
interface ListedColumn {
  readonly column: InputColumn
  readonly own: readonly string[]
  /** The cell as the file has it. */
  readonly raw: string
}

function readWord(cell: string, list: WordList<string>, { column, own, raw }: ListedColumn): CellContent {
  const word = list.find(cell)
  if (word !== undefined) return { text: word }
  const words = cell.length < MISSPELT_MIN ? [] : [...own, ...list.understood]
  const [near] = nearestWords(cell, words, 1).map((one) => list.find(one) ?? one)
  const proposal = near === undefined ? '' : `; did you mean ${near}?`
  if (list === CHOICE_WORDS.status) {
    const advice = `does not say whether the row counts; pass ${mapText(raw, 'status:valid')} if it does, or ${mapText(raw, 'status:cancelled')} if not${proposal}`
    return problem(cell, 'invalid_choice', `${show(cell)} ${advice}`)
  }
  const message = `must be one of ${list.words.join(', ')}; received ${show(cell)}${proposal}`
  return withReplacement(
    { code: 'invalid_choice', message },
    { cell, raw, column, near: near === undefined || list.find(near) === undefined ? [] : [near] },
  )
}

/** Asks about the reason of a service in the column of activities of a log of refrigerants; undefined for other cells. */
function askService(cell: string, { headers = {}, columnMap }: FileForm): CellContent | undefined {
  const header = headers.activity
  const isOfLog = (headers.gas ?? headers.blend) !== undefined && headers.serviceReason === undefined
  const isKind = CHOICE_WORDS.activity.find(cell) !== undefined || readService(cell) === undefined
  if (!isOfLog || header === undefined || columnMap[header] !== undefined || isKind) return undefined
  const answer = mapOption(header, 'serviceReason')
  const message = `the column ${show(header)} has reasons of services, and no kinds of activity; pass ${optionText(answer)}`
  return { text: cell, problem: { code: 'invalid_choice', message, answer } }
}

/** Reads a filled cell of a column, with the form of its file and the known words. */
export function readCell(raw: string, column: InputColumn, form: FileForm): CellContent {
  const { kind } = columnRule(column)
  const words = form.wordMap[column]
  const mapped = findMapEntry(raw, words)
  const ofFile = mapped === undefined ? fileFault(raw, column) : undefined
  const fault = form.isSheet === true ? sheetFault(raw) : ofFile
  if (fault !== undefined) return problem(raw, 'invalid_type', fault)
  const cell = mapped ?? raw
  if (kind === 'number') return readNumberCell(cell, column, form)
  if (kind === 'date') return readDayOrMonth(cell, column, form)
  if (kind === 'unit') return (cell === raw ? readWeightCode(cell, form) : undefined) ?? readUnit(cell, raw)
  if (kind === 'currency') return readCurrency(cell, raw)
  if (kind === 'country') return readCountry(cell)
  const noFuel = column === 'fuel' ? fuelProblem(cell, 'fuel') : undefined
  if (noFuel !== undefined) return problem(cell, 'invalid_choice', `${show(cell)} ${noFuel}`)
  if (column === 'fuel') return { text: findFuelName(cell) ?? cell }
  const open = column === 'treatment' ? treatmentQuestion(cell) : undefined
  if (open !== undefined) return problem(cell, 'invalid_choice', `${show(cell)} ${open}`)
  const code = column === 'treatment' ? operationCode(cell) : undefined
  const treatment = code === undefined ? undefined : CHOICE_WORDS.treatment.find(code)
  if (treatment !== undefined) return { text: treatment }
  const ofService = column === 'activity' ? askService(cell, form) : undefined
  if (ofService !== undefined) return ofService
  const own = Object.keys(words ?? {})
  if (kind === 'flag') return readWord(cell, FLAG_WORDS, { column, own, raw })
  const mode = column === 'mode' && CHOICE_WORDS.mode.find(cell) === undefined ? modeOfLoad(cell) : undefined
  if (mode !== undefined) return { text: mode }
  return isKeyOf(CHOICE_WORDS, column) ? readWord(cell, CHOICE_WORDS[column], { column, own, raw }) : { text: cell }
}
