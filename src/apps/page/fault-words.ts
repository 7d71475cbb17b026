import { percentText } from '../../core/display/index.ts'
import { spanWords } from './period.ts'

/** Words of messages that are for programs, and the words of the page. */
const PAGE_WORDS: readonly (readonly [from: RegExp, to: string])[] = [
  [
    /^needs a valid API key in the header x-api-key, or as a bearer token$/,
    'The API key is no longer valid. Try again to enter another one.',
  ],
  [/; asked: [^.]*\. Write a country/, '. Write a country'],
  [/, or add the place to your own table or a resolver/, ''],
  [/, or a string of digits with a decimal point/, ''],
  [/ or '1234\.56'/, ', and no comma of thousands'],
  [
    /is not an emission factor that this company finds; take the id of a published one, or create one/,
    'is none of the emission factors; type words, and choose one of the list',
  ],
]

const LOCKED =
  /lies in a period that is locked from (\S+) up to (\S+) \(lock [^,)]+(?:, "(.*)")?\); leave its records as they are, .*/

function lockWords(...[, from = '', to = '', comment]: readonly (string | undefined)[]): string {
  const [start, end] = [new Date(from).toISOString(), new Date(to).toISOString()]
  const why = comment === undefined ? '' : ` (“${comment}”)`
  return `is in ${spanWords({ start, end })}, which is locked${why}; choose other days, or have the period unlocked under “Locked periods” in “Your data”`
}

const SHARE = /\b(\d+)\/([1-9]\d*) (?=of the period\b)/g

/** Writes a share of time in per cent: '24.7 %' for '18/73'. */
function shareWords(_: string, part: string, of: string): string {
  return `${percentText({ n: BigInt(part), d: BigInt(of) })} `
}

const START_OF_DAY = /\b\d{4}-\d\d-\d\dT00:00:00\.000Z/g

function dayWords(start: string): string {
  return spanWords({ start, end: start })
}

/** Writes the message of a fault of the interface for people who see the page and write no code. */
export function messageForPeople(message: string): string {
  return PAGE_WORDS.reduce(
    (text, [from, to]) => text.replace(from, to),
    message.replace(LOCKED, lockWords).replace(SHARE, shareWords).replace(START_OF_DAY, dayWords),
  )
}

const MISSING = /^is (?:missing|empty); (?:give|write|choose) [^;,]*(?:, or leave the row out)?$/

/** A message that has a subject of its own. */
const WITH_SUBJECT = /^(?:no |the |an? |[A-Z"“\d])/
/** A message that begins with the key of a factor. */
const WITH_KEY = /^[^\s/]+\//

/** The field of a form that a message is about. */
export interface FieldWords {
  readonly label: string
  /** The action for an empty field: 'choose one'. */
  readonly action: string
  /** The labels of the fields of the form, by name. */
  readonly labels: ReadonlyMap<string, string>
}

/** Writes the message of a fault at a field as a sentence that begins with the label of the field. */
export function fieldSentence(message: string, { label, action, labels }: FieldWords): string {
  const text = MISSING.test(message) ? `is missing; ${action}` : message.replace(', or leave the row out', '')
  const named = text.replaceAll(/\b[a-z]+(?:[A-Z][a-z\d]*)+\b/g, (name) => {
    const other = labels.get(name)
    return other === undefined ? name : `“${other}”`
  })
  const begun = WITH_SUBJECT.test(named) ? named.charAt(0).toUpperCase() + named.slice(1) : named
  const joined = WITH_SUBJECT.test(named) || WITH_KEY.test(named) ? `${label}: ${begun}` : `${label} ${named}`
  return joined.endsWith('.') ? joined : `${joined}.`
}
