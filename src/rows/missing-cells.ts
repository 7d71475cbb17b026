import { keysOf } from '../base/index.ts'
import { type AdvisedMessage, type CommandOption, mapOption, mapText, optionText } from './advice.ts'
import { ACTIVITY_KINDS, type ActivityKind, columnRule, type InputColumn } from './columns.ts'
import type { FileForm } from './form/file-form.ts'

const COUNTRY: CommandOption = { name: 'country', value: 'COUNTRY' }

/** Columns whose word one option can name for all rows, with what the reader writes in place of the word in capitals. */
const WORDS_OF_FILE: Readonly<Partial<Record<InputColumn, string>>> = {
  activity: 'the activity',
  unit: 'the unit of the values',
  currency: 'the code of the currency',
  mode: 'the means of transport',
  gwp: 'the GWP set',
  treatment: 'the treatment',
  vehicle: 'the kind of the vehicle',
}

/** Lists the activities that the columns of a file allow. */
function possibleActivities({ headers = {}, isOfMoney = false }: FileForm): readonly ActivityKind[] {
  if (isOfMoney) return ['spend']
  const columns = keysOf(headers)
  return ACTIVITY_KINDS.filter((kind) => columns.every((column) => columnRule(column).of.includes(kind)))
}

/** Distances of cars count in different scopes. */
const OWNERS_OF_CARS = `say whose cars drove: ${mapText('', 'activity:trip')} and ${mapText('', 'mode:CAR')} if employees claim mileage for their own cars (Scope 3), or ${mapText('', 'activity:vehicle')} for cars of the company (Scope 1)`

/** The advice to name the days of all rows. */
const DAYS_OF_FILE = `; name the column with the days in place of NAME: ${mapText('NAME', 'start')}, or pass ${optionText({ name: 'year', value: 'YEAR' })} with their year if all rows are of one year`

/** The word of a column that the file itself states for all rows; undefined if it states none. */
function statedWord(
  column: InputColumn,
  form: FileForm,
): { readonly word: string; readonly because: string } | undefined {
  if (column === 'unit' || column === 'currency') {
    const stated = form.stated?.[column]
    return stated && { word: stated.text, because: `if it is ${stated.text}, as line ${stated.line} says` }
  }
  const [kind, ...others] = column === 'activity' ? possibleActivities(form) : []
  if (kind === undefined || others.length > 0) return undefined
  return { word: kind, because: `if each row is ${kind}, as the columns say` }
}

/** The row whose cell is missing. */
interface MissingCell {
  readonly form: FileForm
  /** True if the row has the distance of a vehicle. */
  readonly isOfDistance: boolean
}

/** The advice to name a word for all rows: the one that the file states, or a word in capitals. */
export function adviseMissing(column: InputColumn, { form, isOfDistance }: MissingCell): AdvisedMessage {
  if (column === 'start') return { message: DAYS_OF_FILE }
  if (column === 'activity' && isOfDistance) return { message: `; add it, or ${OWNERS_OF_CARS}` }
  if (columnRule(column).kind === 'country') {
    return {
      message: `; add it, or name the country of all rows: ${optionText(COUNTRY)}, with its code in place of COUNTRY`,
      answer: COUNTRY,
    }
  }
  const stated = statedWord(column, form)
  if (stated !== undefined) {
    const answer = mapOption('', `${column}:${stated.word}`)
    return { message: `; ${stated.because}, pass ${optionText(answer)}`, answer }
  }
  const content = WORDS_OF_FILE[column]
  if (content === undefined) return { message: '; add it' }
  const kinds = possibleActivities(form)
  const listed = column === 'activity' ? `one of ${(kinds.length === 0 ? ACTIVITY_KINDS : kinds).join(', ')}` : content
  const word = column === 'unit' ? 'UNIT' : 'WORD'
  const answer = mapOption('', `${column}:${word}`)
  return {
    message: `; add it, or name one for all rows: ${optionText(answer)}, with ${listed} in place of ${word}`,
    answer,
  }
}
