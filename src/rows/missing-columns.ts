import { show } from '../core/errors/index.ts'
import { type AdvisedMessage, type CommandOption, mapOption, mapText, optionText } from './advice.ts'
import { ACTIVITY_KINDS, type ActivityKind, columnRule, type InputColumn, isInputColumn } from './columns.ts'
import type { AdvisedFile, ContentKind, UnreadColumn } from './form/file-form.ts'
import { isMeasuredHeader } from './form/unread-columns.ts'
import { findProduct } from './words/product-words.ts'
import { isWorkTime } from './words/unit-words.ts'

/** Advice about columns that a file does not have: an option for all rows, or the column of the file that may be the one. */

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

/** Columns of bookings and their money next to any activity: they decide none. */
const OF_BOOKINGS: readonly InputColumn[] = ['currency', 'billedAmount', 'documentType', 'debitCredit', 'credit']
/** Names of columns that only other activities than spend have. */
const OF_OTHER_ACTIVITIES =
  /route|strecke|trajet|itinerar|ticket|airline|flight|flug|hotel|night|nuit|driver|fahrer|vehicle|fahrzeug|meter\b|litre|liter|mileage|distance|kilomet|menge|quantit|cantidad|\bqty\b|consum|verbrauch|usage|\bunits?\b|\buom\b/i

/** True if money is the only quantity of a file, and nothing in it is of another activity. */
function isOfSpend({ isOfMoney = false, headers = {}, unread = [] }: AdvisedFile): boolean {
  if (!isOfMoney || headers.unit !== undefined) return false
  return !unread.some(
    ({ header, content, isUnknown }) =>
      content === 'product' || isMeasuredHeader(header) || (isUnknown && OF_OTHER_ACTIVITIES.test(header)),
  )
}

/** Lists the activities that the columns of a file allow. */
function possibleActivities(form: AdvisedFile): readonly ActivityKind[] {
  const { headers = {}, headerMeasures, isOfMoney = false } = form
  const isDeciding = (column: InputColumn) => !OF_BOOKINGS.includes(column) && !(isOfMoney && column === 'value')
  const columns = Object.keys(headers).filter(isInputColumn).filter(isDeciding)
  const kinds = ACTIVITY_KINDS.filter((kind) => columns.every((column) => columnRule(column).of.includes(kind)))
  if (kinds.includes('spend') && isOfSpend(form)) return ['spend']
  const isMeasured = !isOfMoney && headers.value !== undefined && headerMeasures?.value !== undefined
  const others = isMeasured ? kinds.filter((kind) => kind !== 'spend') : kinds
  return others.length === 0 ? ACTIVITY_KINDS : others
}

/** Distances of cars count in different scopes. */
const OWNERS_OF_CARS = `say whose cars drove: ${mapText('', 'activity:trip')} and ${mapText('', 'mode:CAR')} if employees claim mileage for their own cars (Scope 3), the same with ${mapText('', 'mode:taxi')} if they took taxis, or ${mapText('', 'activity:vehicle')} for cars of the company (Scope 1)`

const YEAR_OF_FILE = `pass ${optionText({ name: 'year', value: 'YEAR' })} with their year if all rows are of one year`

/** The kind of cells and the words of the name of an unread column that may be one which a file lacks. */
interface Wanted {
  readonly content: readonly ContentKind[]
  /** Names that make a column the likely one. */
  readonly likely: RegExp
  readonly what: string
  /** True for a name that is sure enough for the ready command. */
  readonly isSure: (header: string) => boolean
}

/** Names of columns with words for purchases. */
export const NAMES_OF_PURCHASES =
  /categor|kategorie|cat[eé]gorie|descri|beschreibung|bezeichnung|d[eé]signation|denominaz|commodity|\bwaren?\b|articl|artikel|material|\bgoods\b|\bitems?\b|\bname\b|account|konto|compte|cuenta|conto|kurztext|libell|nature|purchase|expense type|omschrijving|concepto/i
const NAMES_OF_VALUES =
  /amount|\btotal\b|\bvalues?\b|valeur|\bwert\b|betrag|import[eo]\b|montant|quantit|\bqty\b|menge|cantidad|consum|verbrauch|verbruik|usage|\bspend\b|expenditure|ausgaben/i
/** Numbers that are no quantity of a row. */
const NO_VALUE =
  /price|preis|prix|prezzo|precio|rate|tarif|\bvat\b|\btax|mwst|\btva\b|\biva\b|number|\bno\b|\bnr\b|\bcode\b|\bid\b|factor|share|percent|%|\bsize\b|savings?|\d\d|thousand|million|\btsd\b|\bmio\b|\bk[€£$]/i

const WANTED: Readonly<Partial<Record<InputColumn, Wanted>>> = {
  value: { content: ['number'], likely: NAMES_OF_VALUES, what: 'values', isSure: isMeasuredHeader },
  start: { content: ['date'], likely: /./, what: 'days', isSure: () => false },
  factor: { content: ['text', 'product'], likely: NAMES_OF_PURCHASES, what: 'words', isSure: () => true },
}

/** The unread columns of a file that may be a column which it lacks. */
function listCandidates(column: InputColumn, { content, likely }: Wanted, { unread = [], headers = {} }: AdvisedFile) {
  const isKind = (one: UnreadColumn) => content.includes(one.content)
  const isOfValue = (one: UnreadColumn) => column !== 'value' || (one.isUnknown && !NO_VALUE.test(one.header))
  // a free text may name the purchase
  const notes = column === 'factor' && headers.note !== undefined ? [headers.note] : []
  const all = [...notes, ...unread.filter((one) => isKind(one) && isOfValue(one)).map(({ header }) => header)]
  const named = all.filter((header) => likely.test(header) || (column === 'value' && isMeasuredHeader(header)))
  return { all, named }
}

const CANDIDATES_MAX = 3

/** The advice to name a column of the file that is not read: the only one that is likely, or a word in capitals. */
function adviseUnread(column: InputColumn, form: AdvisedFile): AdvisedMessage | undefined {
  const wanted = WANTED[column]
  const { all, named } = wanted === undefined ? { all: [], named: [] } : listCandidates(column, wanted, form)
  const [first] = named
  if (wanted === undefined || all.length === 0) return undefined
  if (first !== undefined && named.length === 1) {
    const answer = mapOption(first, column)
    const message = `; if the column ${show(first)} has the ${wanted.what}, pass ${optionText(answer)}`
    return { message, answer: wanted.isSure(first) ? answer : undefined }
  }
  const listed = (named.length > 0 ? named : all).slice(0, CANDIDATES_MAX).map((header) => show(header))
  const message = `; name the column with the ${wanted.what}, such as ${listed.join(' or ')}, in place of NAME: ${mapText('NAME', column)}`
  return { message }
}

/** The advice to read a column of products, which decide the activity and the fuel of each row. */
function adviseProduct({ unread = [] }: AdvisedFile): AdvisedMessage | undefined {
  const [product, other] = unread.filter(({ content }) => content === 'product')
  if (product === undefined || other !== undefined) return undefined
  const answer = mapOption(product.header, 'product')
  return { message: `; if the column ${show(product.header)} has the products, pass ${optionText(answer)}`, answer }
}

/** A word for all rows, and the reason to propose it. */
interface ProposedWord {
  readonly word: string
  readonly because: string
}

/** The activity or the fuel of the product that a line above the header names. */
function wordOfTitle(column: 'activity' | 'fuel', { stated }: AdvisedFile): ProposedWord | undefined {
  const product = stated?.product
  const word = product && findProduct(product.text)?.[column]
  if (product === undefined || word === undefined) return undefined
  const subject = column === 'fuel' ? 'it' : 'each row'
  return { word, because: `if ${subject} is ${word}, because line ${product.line} says ${show(product.text)}` }
}

/** The word of a column that the file itself states for all rows; undefined if it states none. */
function statedWord(column: InputColumn, form: AdvisedFile): ProposedWord | undefined {
  if (column === 'unit' || column === 'currency') {
    const stated = form.stated?.[column]
    return stated && { word: stated.text, because: `if it is ${stated.text}, as line ${stated.line} says` }
  }
  if (column === 'fuel') return wordOfTitle(column, form)
  if (column !== 'activity') return undefined
  const possible = possibleActivities(form)
  const [kind, ...others] = possible
  if (kind !== undefined && others.length === 0)
    return { word: kind, because: `if each row is ${kind}, as the columns say` }
  const ofTitle = wordOfTitle(column, form)
  return possible.some((one) => one === ofTitle?.word) ? ofTitle : undefined
}

/** The advice to name the word that the file states for all rows; undefined if it states none. */
function adviseStatedWord(column: InputColumn, form: AdvisedFile): AdvisedMessage | undefined {
  const stated = statedWord(column, form)
  if (stated === undefined) return undefined
  const answer = mapOption('', `${column}:${stated.word}`)
  return { message: `; ${stated.because}, pass ${optionText(answer)}`, answer }
}

/** The row whose cell is missing. */
interface MissingCell {
  readonly form: AdvisedFile
  readonly activity: string | undefined
  /** True if the row has the distance of a vehicle. */
  readonly isOfDistance: boolean
}

/** The advice to name what all rows burn. */
function adviseFuel(): AdvisedMessage {
  const answer = mapOption('', 'fuel:FUEL')
  return {
    message: `; add it, or name the fuel of all rows: ${mapText('', 'fuel:natural gas')} if it is natural gas, otherwise its name in place of FUEL: ${optionText(answer)}`,
    answer,
  }
}

/** The advice to name what all rows are about. */
function adviseFactor(activity: string | undefined, { headerMeasures = {} }: AdvisedFile): AdvisedMessage {
  if (isWorkTime(headerMeasures.value?.text ?? '')) {
    const [both, equipment] = ['homeworking office equipment plus heating', 'homeworking office equipment'].map(
      (words) => mapText('', `factor:${words}`),
    )
    return { message: `; add it, or say what all rows are: pass ${both}, or ${equipment} if no heating counts` }
  }
  if (activity !== 'quantity') return { message: '; add it' }
  return {
    message: `; add it, or say what all rows are: ${mapText('', 'factor:water supply')} for water, otherwise words of a factor in place of WORD: ${mapText('', 'factor:WORD')}`,
    answer: mapOption('', 'factor:WORD'),
  }
}

/** The advice to name a word in capitals for all rows. */
function adviseWord(column: InputColumn, form: AdvisedFile): AdvisedMessage {
  const content = WORDS_OF_FILE[column]
  if (content === undefined) return { message: '; add it' }
  const listed = column === 'activity' ? `one of ${possibleActivities(form).join(', ')}` : content
  const word = column === 'unit' ? 'UNIT' : 'WORD'
  const answer = mapOption('', `${column}:${word}`)
  return {
    message: `; add it, or name one for all rows: ${optionText(answer)}, with ${listed} in place of ${word}`,
    answer,
  }
}

const NAMES_OF_TARGETS =
  /\b(?:to|destination|delivery|deliver to|receiver|recipient|consignee|city|town|ville|ciudad|localidad|citt[aà]|comune|plaats|ort|stadt|ziel|destino|destinazione)\b|empf[äa]nger|destinat/i

/** The advice to name the ends of journeys without a distance: the column of their targets, and the place where all start. */
function adviseEnds({ unread = [], headers = {} }: AdvisedFile): AdvisedMessage {
  const targets = unread.filter(({ header, content }) => content !== 'number' && NAMES_OF_TARGETS.test(header))
  const listed = targets.slice(0, CANDIDATES_MAX).map(({ header }) => show(header))
  const target = listed.length === 0 ? '' : `, such as ${listed.join(' or ')},`
  const end = `name the column with the places where the rows end${target} in place of NAME: ${mapText('NAME', 'to')}`
  const ends = headers.to === undefined ? `${end}, and where` : 'name where'
  return { message: `; add it; or ${ends} all of them start: ${mapText('', 'from:Leeds, GB')}` }
}

const AT_HOME =
  /(?<!\p{L})(?:wfh|home[- ]?working|home[- ]?office|work(?:ed|ing)? (?:from|at) home|remote (?:work|days)|t[ée]l[ée]travail|teletrabajo|smart working|telelavoro|thuiswerk\p{L}*)(?!\p{L})/iu

/** The advice about a table of days of home working: the hours that its factor is per. Undefined for other files. */
function adviseHome({ unread = [], headers = {} }: AdvisedFile): AdvisedMessage | undefined {
  const home = unread.find(({ header, content }) => content === 'number' && AT_HOME.test(header))
  if (home === undefined || headers.value !== undefined) return undefined
  return {
    message: `; ${show(home.header)} is about work at home, which is calculated by its hours: add a column "Home working hours" with people × days per week × weeks × hours per day, without holidays and absence`,
  }
}

/** A mass of carbon dioxide or of its equivalents: 'MTCO2e', 'kgCO2e', 'CO2 (kg)'. */
const CARBON_MASS =
  /(?:^|[^a-z])(?:kilograms?|kg|g|lbs?|metric tons?|tonnes?|tons?|mt|kt|t)?[ _]?co2[ -]?(?:e|eq|equiv\w*)?(?![a-z])/i
const NAMED =
  /(?<!\p{L})(?:emissions?|emissionen|[ée]missions?|emisiones|emissioni|emissies|utsläpp|carbon footprint|ghg)(?!\p{L})/iu
const NO_RESULT =
  /factor|faktor|facteur|intensity|per |\/ ?km|standard|class|scheme|trading|limit|scope(?: ?3)? category/i

/** True for the header of calculated emissions: 'MTCO2e', 'Emissions (kg CO2e)'. */
function namesCalculatedEmissions(header: string): boolean {
  const text = header.replaceAll('₂', '2').replaceAll(/[._]/g, ' ')
  return (CARBON_MASS.test(text) || NAMED.test(text)) && !NO_RESULT.test(text)
}

/** The unit of emissions that a header names: 't' of 'MTCO2e', 'kg' of 'kgCO2e'; undefined if it names none. */
function massOfEmissions(header: string): 't' | 'kg' | undefined {
  const text = header.replaceAll('₂', '2')
  if (/kilogram|kg/i.test(text)) return 'kg'
  return /(?:^|[^a-z])(?:metric tons?|tonnes?|mt|t)[ _]?(?:of )?co2|\b(?:tonnes?|t)\b/i.test(text) ? 't' : undefined
}

/** The columns that are missing from a file of results, which has no quantities. */
const OF_QUANTITIES: readonly InputColumn[] = ['activity', 'value']

/**
 * The advice about a file of calculated emissions, such as a statement of a cloud provider: they are
 * results, and no quantity is next to them. Undefined for other files.
 */
function adviseResults({ unread = [], headers = {} }: AdvisedFile): AdvisedMessage | undefined {
  const result = unread.find(({ header, content }) => content === 'number' && namesCalculatedEmissions(header))
  const others = unread.filter((one) => one.isUnknown && one !== result && isMeasuredHeader(one.header))
  if (result === undefined || headers.value !== undefined || headers.from !== undefined || others.length > 0)
    return undefined
  const unit = massOfEmissions(result.header) ?? 'UNIT'
  const kg = unit === 'kg' ? '1 kg CO2e per kg' : '1000 kg CO2e per t'
  const maps = [
    mapText(result.header, 'value'),
    mapText('', 'activity:quantity'),
    mapText('', `unit:${unit}`),
    mapText('', 'factor:NAME'),
  ].join(' ')
  return {
    message: `; the column ${show(result.header)} has calculated emissions, and a file of activities has quantities or money: add the quantities, or the money that was spent; to report these figures as they are, write a factor of your own of ${kg}, and pass --factors with its file and ${maps}, with its key in place of NAME`,
  }
}

/** The advice about a column that the file lacks and a row needs. */
export function adviseMissing(column: InputColumn, { form, activity, isOfDistance }: MissingCell): AdvisedMessage {
  const results = OF_QUANTITIES.includes(column) ? (adviseResults(form) ?? adviseHome(form)) : undefined
  if (results !== undefined) return results
  const unread = adviseUnread(column, form)
  if (column === 'start') {
    if (unread !== undefined) return { ...unread, message: `${unread.message}, or ${YEAR_OF_FILE}` }
    return {
      message: `; name the column with the days in place of NAME: ${mapText('NAME', 'start')}, or ${YEAR_OF_FILE}`,
    }
  }
  if (column === 'activity') {
    const product = adviseProduct(form)
    if (product !== undefined) return product
    if (isOfDistance) return { message: `; add it, or ${OWNERS_OF_CARS}` }
  }
  if (columnRule(column).kind === 'country') {
    // the country of the company is not that of a hotel
    const answer = column === 'country' ? COUNTRY : mapOption('', `${column}:COUNTRY`)
    const rows = column === 'country' ? 'all rows' : 'all rows without a place'
    return {
      message: `; add it, or name the country of ${rows}: ${optionText(answer)}, with its code in place of COUNTRY`,
      answer,
    }
  }
  if (column === 'fuel') return adviseStatedWord(column, form) ?? adviseFuel()
  if (column === 'distanceKm') return adviseEnds(form)
  if (unread !== undefined) return unread
  if (column === 'factor') return adviseFactor(activity, form)
  return adviseStatedWord(column, form) ?? adviseWord(column, form)
}
