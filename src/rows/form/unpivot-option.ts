import type { CommandOption } from '../advice.ts'
import { type InputColumn, isInputColumn } from '../columns.ts'
import { COLUMN_WORDS } from '../words/column-words.ts'
import { hasTotalWord } from '../words/total-words.ts'
import type { UnpivotOption } from './file-form.ts'
import { MONTHS_MIN, type TableHeader } from './wide-header.ts'

/** Words of amounts and names that each row has, and of no site: net and gross, weights, taxes, numbers. */
const ROW_WORDS =
  /(?<!\p{L})(?:nett?o?|gross|brut?to|bruto|lordo|brut|tara?e?|vat|tax|mwst|ust|steuer|tva|iva|btw|discount|rabatt|price|preis|prix|prezzo|precio|costs?|kosten|rate|tarif|weight|gewicht|poids|peso|hours?|days?|count|number|anzahl|id|code|name)(?!\p{L})/iu

/** Proposes columns to turn into rows, if a table has only unknown columns that may be sites; undefined if nothing is likely. */
export function proposeUnpivot({ record, columns }: Omit<TableHeader, 'delimiter'>): readonly string[] | undefined {
  const has = (column: InputColumn) => columns.some((one) => one.column === column && one.by !== 'money')
  const unknown = record.cells.filter(
    (cell, index) => cell.trim() !== '' && !hasTotalWord(cell) && columns[index]?.by === 'unknown',
  )
  const hasKnown = columns.some(({ column }) => column !== undefined && column !== '')
  const isOfTransport = has('from') || has('to') || has('mode') || has('nights')
  const isOfMoney = columns.some(({ by }) => by === 'money')
  const isMeasured = has('value') || has('closing')
  if (!hasKnown || isOfTransport || isOfMoney || isMeasured || has('site') || unknown.length < MONTHS_MIN)
    return undefined
  return unknown.some((name) => ROW_WORDS.test(name)) ? undefined : unknown.map((name) => name.trim())
}

/** Creates the option that turns columns into rows. A name with a comma cannot be listed: then all unknown columns are meant. */
export function unpivotOption(names: readonly string[]): CommandOption {
  const listed = names.some((name) => /[,\n]/.test(name)) ? '*' : names.join(',')
  return { name: 'unpivot', value: `${listed}=site` }
}

/** Parses `--unpivot "Leeds,Hull=site"`; undefined if it names no column of the input. */
export function parseUnpivot(text: string): UnpivotOption | undefined {
  const equals = text.lastIndexOf('=')
  const column = COLUMN_WORDS.find(text.slice(equals + 1).trim())
  if (equals < 0 || column === undefined || !isInputColumn(column)) return undefined
  const headers = text
    .slice(0, equals)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  return { headers: headers.length === 1 && headers[0] === '*' ? [] : headers, column }
}
