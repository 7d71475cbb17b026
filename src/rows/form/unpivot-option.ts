import type { CommandOption } from '../advice.ts'
import { type InputColumn, isInputColumn } from '../columns.ts'
import { COLUMN_WORDS } from '../words/column-words.ts'
import { hasTotalWord } from '../words/total-words.ts'
import type { UnpivotOption, UnreadColumn } from './file-form.ts'
import { isMeasuredHeader } from './unread-columns.ts'
import type { TableHeader } from './value-columns.ts'

/** Words of amounts and names that each row has, and of no site: net and gross, weights, taxes, numbers. */
const ROW_WORDS =
  /(?<!\p{L})(?:nett?o?|gross|brut?to|bruto|lordo|brut|tara?e?|vat|tax|mwst|ust|steuer|tva|iva|btw|discount|rabatt|price|preis|prix|prezzo|precio|costs?|kosten|rate|tarif|weight|gewicht|poids|peso|hours?|days?|count|number|anzahl|id|code|name|amounts?|betrag|montant|importe|importo|value|valeur|valor|wert|sum|units?|einheit|quantity|qty|menge|quantité|cantidad|quantità|usage|consumption|conso|consommation|verbrauch|verbruik|consumo|mileage|kilométrage|kilometer|year|jahr|année|annuel|high|low|peak|day|night|hoch|laag|hoog|tag|nacht|share|factor|temperature|savings?|spend|ausgaben|volume|capacity|leistung|no|nr)(?!\p{L})/iu
/** A header of a quantity, of a number of something, or of a question: no site is named so. */
const NO_SITE = /[\d?%€£$/#]/

const SITES_MIN = 2

function hasComma(name: string): boolean {
  return /[,\n]/.test(name)
}

/** True for a column that may have the values of a site: its cells are numbers, and its name is no word of a row. */
function isOfSite(header: string, contents: readonly UnreadColumn[]): boolean {
  const content = contents.find((one) => one.header === header)?.content
  return content === 'number' && !ROW_WORDS.test(header) && !NO_SITE.test(header) && !isMeasuredHeader(header)
}

/**
 * Proposes columns to turn into rows, if the only unknown columns of numbers may be those of sites; undefined if nothing is
 * likely, or if one of them may be the value.
 */
export function proposeUnpivot(
  { record, columns }: Omit<TableHeader, 'delimiter'>,
  contents: readonly UnreadColumn[],
): readonly string[] | undefined {
  const has = (column: InputColumn) => columns.some((one) => one.column === column && one.by !== 'money')
  const unknown = record.cells
    .map((cell) => cell.trim())
    .filter((cell, index) => cell !== '' && !hasTotalWord(cell) && columns[index]?.by === 'unknown')
  const isNumeric = (name: string) => contents.some(({ header, content }) => header === name && content === 'number')
  const numeric = unknown.filter((name) => isNumeric(name) || isMeasuredHeader(name))
  const hasKnown = columns.some(({ column }) => column !== undefined && column !== '')
  const isOfTransport = has('from') || has('to') || has('mode') || has('nights')
  const isOfMoney = columns.some(({ by, column }) => by === 'money' || column === 'currency')
  const isMeasured = has('value') || has('closing')
  if (!hasKnown || isOfTransport || isOfMoney || isMeasured || has('site') || numeric.length < SITES_MIN)
    return undefined
  // a name with a comma cannot be listed: then all unknown columns must be sites
  const isListed = numeric.length === unknown.length || !numeric.some(hasComma)
  return isListed && numeric.every((name) => isOfSite(name, contents)) ? numeric : undefined
}

/** Creates the option that turns columns into rows. A name with a comma cannot be listed: then all unknown columns are meant. */
export function unpivotOption(names: readonly string[]): CommandOption {
  const listed = names.some(hasComma) ? '*' : names.join(',')
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
