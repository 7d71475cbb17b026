import { keysOf } from '../../base/index.ts'
import { type CsvRecord, rejectCsv } from '../../core/csv/index.ts'
import { show } from '../../core/errors/index.ts'
import { compare, multiply, parseNumber, printExact, type Rational, ratio } from '../../core/exact/index.ts'
import { mapText } from '../advice.ts'
import type { InputColumn } from '../columns.ts'
import { carWords, fuelOfCarWords } from '../words/car-words.ts'
import { CHOICE_WORDS, isPublicVehicle, modeOfLoad, vehicleOfMode } from '../words/choice-words.ts'
import { causeWithoutMotor, motorbikeWords, readLightVehicle } from '../words/light-vehicle-words.ts'
import { isNoProduct } from '../words/product-words.ts'
import { findMapEntry, plainText } from '../words/word-list.ts'
import type { DecimalMark } from './file-form.ts'
import type { HeaderRow } from './header-row.ts'
import { numberInterpretations } from './number-interpretations.ts'

const WORDS = {
  home: /^(?!.*(?:distan|kilomet|chilomet|\bkm\b|miles|how far|how do you|mode|home[ -](?:to|and)\b)).*(?:home|remote|wfh|teletravail|teletrabajo|telelavoro|smart ?working|thuiswerk)/,
  rate: /response rate|rucklauf|ruecklauf|antwortquote|taux de reponse|tasa de respuesta|tasso di risposta|responsgraad/,
  distance:
    /distance|entfernung|strecke|arbeitsweg|(?:\bway\b|round trip|return|single|einfach|\baller\b|andata|\bida\b|enkele).*(?:\bkms?\b|kilomet|chilomet|\bmiles?\b)|distancia|distanza|afstand|dystans|avstand|commute.*(?:km|miles)|(?:\bkms?\b|kilomet|chilomet|\bmiles?\b).*(?:commut|journey|travel|\bway\b|work|office|arbeit|buro|buero|trajet|travail|bureau|trabajo|oficina|lavoro|ufficio|werk|kantoor)|how far|wie weit|hoe ver|woon-?werk/,
  time: /(?:travel|commut\w*|journey) time|minutes|fahrzeit|wegzeit|duree|temps de trajet|tiempo|tempo di|reistijd/,
  daysOfYear: /(?:days|tage|jours|dias|giorni|dagen).*(?:year|annum|jahr|\ban\b|annee|ano|anno|jaar)/,
  daysOfMonth: /(?:days|tage|jours|dias|giorni|dagen).*(?:month|monat|\bmois\b|\bmes\b|\bmese\b|maand)/,
  daysOfWeek:
    /(?:days|tage|jours|dias|giorni|dagen).*(?:week|woche|semaine|semana|settimana|office|on-?site|to work|commut|buro|buero|bureau|oficina|ufficio|kantoor)|(?:office|on-?site|commut\w*|buro|prasenz|buero|praesenz)[ -]?(?:days|tage)|days? (?:in|at|on)(?: the)? (?:office|site|work)|jours sur site|dias en (?:la )?oficina|giorni in ufficio/,
  weeks: /weeks|wochen|semaines|semanas|settimane|weken/,
  mode: /mode|verkehrsmittel|transport|how do you|vervoermiddel|mezzo|medio|^(?:¿ ?)?(?:how|wie|comment|como|come|hoe) (?!many|much|far|long|often|old|viel|oft|weit|lang|ver |vaak)/,
  fuel: /fuel|kraftstoff|carburant|combustible|carburante|brandstof/,
  people:
    /^(?:(?:number|no\.?|count) of )?(?:employees|respondents|headcount)$|^anzahl (?:der )?(?:mitarbeit|beschaftigt|person|antwort)\w*$|^(?:nombre|numero|aantal) (?:de |di |d')?(?:salaries|employes|personnes|reponses|empleados|personas|dipendenti|persone|medewerkers|werknemers|personen)$/,
  year: /^(?:year|jahr|annee|ano|anno|jaar|start|period)$/,
  sharing:
    /\bshar(?:e|es|ed|ing)\b|car ?pool|\blifts?\b|passengers?|(?:people|persons|occupants) in|occupancy|mitfahr|fahrgemeinschaft|insassen|teilen sie|covoitur|partage|passagers?|personnes dans|compart(?:e|es|ido|ir)|ocupantes|condivi|passegger|meerijd|inzittenden/,
} as const
type Part = keyof typeof WORDS

const ONE_WAY = /one[ -]?way|single|einfach|aller simple|(?<!\w)ida(?! y)|sola andata|enkele/
const ROUND_TRIP =
  /round|return|both ways|two[ -]?way|hin[ -]*und|hin-? ?\/ ?|aller[ -]?(?:et )?retour|ida y vuelta|andata e ritorno|heen en terug/
/** Columns of a survey that its rows keep. */
const KEPT: readonly InputColumn[] = ['id', 'site', 'country', 'state', 'note']

/** The columns of a survey of journeys to work, by position. */
export interface CommutingSurvey {
  readonly header: CsvRecord
  readonly at: Readonly<Partial<Record<Part, number>>>
  readonly kept: readonly (readonly [column: InputColumn, index: number])[]
  readonly isOneWay: boolean
  readonly isInMiles: boolean
  readonly decimal: DecimalMark
  readonly sentences: readonly string[]
}

/** The parts of a survey that a map names by a column of the input. */
const MAPPED_PARTS: Readonly<Record<string, Part>> = {
  mode: 'mode',
  vehicle: 'mode',
  fuel: 'fuel',
  start: 'year',
  value: 'distance',
  distanceKm: 'distance',
}
/** Columns that a map may name in a survey. */
const OF_SURVEY: readonly string[] = ['', ...Object.keys(MAPPED_PARTS), ...KEPT]

/** Finds the parts of a survey by the map and by their headers; the first header of a part counts. */
function findParts(names: readonly string[], columns: HeaderRow['columns']): CommutingSurvey['at'] {
  const at: Partial<Record<Part, number>> = {}
  for (const [index, { by, column }] of columns.entries()) {
    const part = by === 'map' ? MAPPED_PARTS[column ?? ''] : undefined
    if (part !== undefined) at[part] ??= index
  }
  for (const [index, name] of names.entries()) {
    if (columns[index]?.by === 'map') continue
    const words = plainText(name)
    const part = keysOf(WORDS).find((one) => WORDS[one].test(words))
    if (part !== undefined) at[part] ??= index
  }
  return at
}

const COMMUTES =
  /commut|(?:home|travel|way|get|come) to (?:the )?(?:work|office)|arbeitsweg|zur arbeit|ins buro|domicile[ -]?travail|trajet.*(?:travail|bureau)|casa[ -]?(?:lavoro|ufficio)|al (?:lavoro|trabajo)|trabajo|woon-?werk|naar (?:het )?werk/
const DAYS_OF_ROWS = /\b(?:date|datum|fecha|data|day|tag|jour|dia|giorno|dag)\b/

/** Throws `column_missing` for a table of ways to work without the days: a row of it is no single journey. */
function askDays(
  { at, header }: Pick<CommutingSurvey, 'at' | 'header'>,
  names: readonly string[],
  columns: HeaderRow['columns'],
): void {
  const isOfWork = names.some((name) => COMMUTES.test(plainText(name)))
  const isDated = columns.some(
    ({ column }, index) => column === 'start' && DAYS_OF_ROWS.test(plainText(names[index] ?? '')),
  )
  if (at.distance === undefined || !isOfWork || isDated) return
  const perMonth = at.daysOfMonth === undefined ? '' : `${show(names[at.daysOfMonth] ?? '')} is days of a month; `
  rejectCsv(
    { line: header.line, column: 1 },
    `${SURVEY} without the days on which people travel, which are not guessed; ${perMonth}add the columns "Days per week" and "Weeks per year", or "Days per year"`,
  )
}

const SURVEY = 'is a survey of journeys to work'

/** Throws `column_missing` in words for a survey that lacks what its distances need. */
function checkSurvey(survey: Pick<CommutingSurvey, 'at' | 'header'>, names: readonly string[]): void {
  const { at, header } = survey
  const reject = (message: string) => rejectCsv({ line: header.line, column: 1 }, `${SURVEY} ${message}`)
  if (at.distance === undefined)
    reject('with the time of a journey, which gives no distance; add a column like "One-way distance (km)"')
  if (at.weeks === undefined && at.daysOfYear === undefined)
    reject(
      'without the weeks of the year in which people travel, which are not guessed; add a column like "Weeks per year", without holidays and absence',
    )
  const name = names[at.distance ?? 0] ?? ''
  const words = plainText(name)
  if (ONE_WAY.test(words) === ROUND_TRIP.test(words))
    reject(
      `whose column ${show(name)} does not say whether it is one way or both; name it "One-way distance (km)" or "Round-trip distance (km)"`,
    )
  if (!/\b(?:km|kms|kilomet\w*|mi|miles?)\b/.test(words))
    reject(`whose column ${show(name)} has no unit; name it with km or miles, like "One-way distance (km)"`)
}

function describeSurvey(
  at: CommutingSurvey['at'],
  { names, columns }: { readonly names: readonly string[]; readonly columns: HeaderRow['columns'] },
  isOneWay: boolean,
): readonly string[] {
  const named = (index: number | undefined) => show(names[index ?? -1] ?? '')
  const days = at.daysOfYear === undefined ? `${named(at.daysOfWeek)} × ${named(at.weeks)}` : named(at.daysOfYear)
  const ways = isOneWay ? ' × 2' : ''
  const people = at.people === undefined ? '' : ` × ${named(at.people)}`
  const home = `the column ${named(at.home)} is not read: homeworking counts by its hours; record them as a quantity of homeworking, in FTE·h`
  return [
    `each row is the journeys to work of a year: ${named(at.distance)}${ways} × ${days}${people}; only those who answered and travel count, and nothing is scaled up`,
    ...(at.home === undefined ? [] : [home]),
    ...(at.rate === undefined
      ? []
      : [`the column ${named(at.rate)} is not read, because nothing is scaled up to those who did not answer`]),
    ...unreadSentences(at, names, columns),
  ]
}

/** Names the columns of a survey that no number depends on. */
function unreadSentences(
  at: CommutingSurvey['at'],
  names: readonly string[],
  columns: HeaderRow['columns'],
): readonly string[] {
  const isRead = (index: number) =>
    Object.values(at).includes(index) || KEPT.some((name) => name === columns[index]?.column)
  const unread = names.filter((name, index) => name !== '' && !isRead(index)).map((name) => show(name))
  if (unread.length === 0) return []
  const [are, them] = unread.length === 1 ? ['the column', 'it is'] : ['the columns', 'they are']
  return [
    `${are} ${unread.join(', ')} ${unread.length === 1 ? 'is' : 'are'} not read; check that ${them} no part of a journey`,
  ]
}

/** Plans how a survey of journeys to work is read; undefined for other tables. Throws if it lacks a column. */
export function planSurvey({ record, columns }: HeaderRow, decimal: DecimalMark): CommutingSurvey | undefined {
  const names = record.cells.map((cell) => cell.trim())
  const at = findParts(names, columns)
  const isSurvey = (at.daysOfWeek ?? at.daysOfYear) !== undefined && (at.distance ?? at.time) !== undefined
  const hasOther = columns.some(
    ({ column, by }) =>
      ['activity', 'from', 'to', 'nights'].includes(column ?? '') ||
      (by === 'map' && !OF_SURVEY.includes(column ?? '')),
  )
  if (at.mode === undefined || hasOther) return undefined
  if (!isSurvey) {
    askDays({ at, header: record }, names, columns)
    return undefined
  }
  checkSurvey({ at, header: record }, names)
  const distance = plainText(names[at.distance ?? 0] ?? '')
  const isOneWay = ONE_WAY.test(distance)
  const kept = KEPT.flatMap((name) => {
    const index = columns.findIndex(({ column }) => column === name)
    return index < 0 ? [] : [[name, index] as const]
  })
  const isInMiles = /\b(?:mi|miles?)\b/.test(distance)
  return {
    header: record,
    at,
    kept,
    isOneWay,
    isInMiles,
    decimal,
    sentences: describeSurvey(at, { names, columns }, isOneWay),
  }
}

/** A number of days, weeks or kilometres as people write it: '3', '3 days', '12,5 km'. */
const ANSWER =
  /^(\d+(?:[.,]\d+)?)\s*(?:days?|tage?|jours?|d[ií]as?|giorn[oi]|dag(?:en)?|weeks?|wochen?|semaines?|semanas?|settiman[ae]|km|kms|mi|miles?|per week|a week|pro woche|par semaine)?\.?(?: (?:per|a|pro|par|por|alla|\/) ?(?:week|woche|semaine|semana|settimana))?$/i

/** Reads the cells of a survey as rows. */
export class SurveyReader {
  readonly #survey: CommutingSurvey
  readonly #modes: Readonly<Record<string, string>> | undefined

  /** `modes` are words for ways to work that the map of the file replaces. */
  constructor(survey: CommutingSurvey, modes?: Readonly<Record<string, string>>) {
    this.#survey = survey
    this.#modes = modes
  }

  /** The names of the columns of the rows. */
  get names(): readonly string[] {
    const { kept, at } = this.#survey
    return [
      ...kept.map(([name]) => name),
      ...(at.year === undefined ? [] : ['start']),
      'activity',
      'mode',
      'value',
      'unit',
      'factor',
    ]
  }

  /** The cells of a row; undefined for somebody who does not travel. Throws `csv_malformed` for an answer that is no number. */
  cells(record: CsvRecord): readonly string[] | undefined {
    const { at, kept, isOneWay, isInMiles } = this.#survey
    const textAt = (index: number | undefined) => (index === undefined ? '' : (record.cells[index] ?? '').trim())
    const written = textAt(at.mode)
    const mode = findMapEntry(written, this.#modes) ?? written
    const shared = [...kept.map(([, index]) => textAt(index)), ...(at.year === undefined ? [] : [textAt(at.year)])]
    if (mode !== written && isNoProduct(mode)) return undefined
    if (causeWithoutMotor(mode) === 'homeworking') return [...shared, 'trip', mode, '', '', '']
    const days = this.#number(record, at.daysOfYear ?? at.daysOfWeek)
    if (days.n === 0n) return undefined
    this.#checkAtMost(record, at.daysOfYear ?? at.daysOfWeek, at.daysOfYear === undefined ? 7 : 366)
    const weeks = at.daysOfYear === undefined ? this.#number(record, at.weeks) : ratio(1n, 1n)
    if (at.daysOfYear === undefined) this.#checkAtMost(record, at.weeks, 53)
    const distance = this.#number(record, at.distance)
    const people = at.people === undefined ? ratio(1n, 1n) : this.#number(record, at.people)
    const way = wayToWork(mode, at.fuel === undefined ? undefined : textAt(at.fuel) || undefined)
    if (way !== 'unpowered' && 'problem' in way)
      return this.#reject(
        record,
        at.mode,
        `${show(written)} ${way.problem}; write another word in place of WORD: ${mapText(written, 'mode:WORD')}`,
      )
    if (way !== 'unpowered' && !way.isOfPassengers) this.#checkSharing(record)
    const value = printExact([days, weeks, people, ratio(isOneWay ? 2n : 1n, 1n)].reduce(multiply, distance))
    if (way === 'unpowered') return [...shared, 'trip', mode, '', '', '']
    const { words, isOfPassengers } = way
    const unit = isInMiles ? 'mi' : 'km'
    return [...shared, 'quantity', '', value, isOfPassengers ? `passenger·${unit}` : unit, words]
  }

  /** Rejects the answer that several people share a car: each of their rows would count the whole car. */
  #checkSharing(record: CsvRecord): void {
    const { at, header } = this.#survey
    const name = header.cells[at.sharing ?? -1]?.trim() ?? ''
    const text = record.cells[at.sharing ?? -1]?.trim() ?? ''
    if (text === '' || isAlone(text, name)) return
    this.#reject(
      record,
      at.sharing,
      `${show(text)} is a shared car, of which this row would count the whole; if several who answered share one, divide their distances by their number; then pass ${mapText(name, '')}, so that each row counts its distance as it is`,
    )
  }

  #number(record: CsvRecord, index: number | undefined): Rational {
    const text = (record.cells[index ?? -1] ?? '').trim()
    const [, digits = ''] = ANSWER.exec(text) ?? []
    if (digits === '')
      return this.#reject(
        record,
        index,
        `${show(text)} is no number; write one, or delete the row of somebody who did not answer`,
      )
    const [first, second] = numberInterpretations(digits)
    const chosen = second !== undefined && first.convention !== this.#survey.decimal ? second : first
    return parseNumber(chosen.text)
  }

  /** Rejects more days than a week or a year has, and more weeks than a year. */
  #checkAtMost(record: CsvRecord, index: number | undefined, most: number): void {
    if (compare(this.#number(record, index), ratio(BigInt(most), 1n)) <= 0) return
    const text = (record.cells[index ?? -1] ?? '').trim()
    this.#reject(
      record,
      index,
      `${show(text)} is more than ${most}; correct the answer, or name the column "Days per year"`,
    )
  }

  #reject({ line, positions }: CsvRecord, index: number | undefined, message: string): never {
    const name = show(this.#survey.header.cells[index ?? -1]?.trim() ?? '')
    return rejectCsv(positions[index ?? 0] ?? { line, column: 1 }, `${name}: ${message}`)
  }
}

/** Answers of people who drive without passengers. */
const ALONE =
  /^(?:no|non|nein|nee|n|false|never|nie|jamais|nunca|mai|none|keine?r?|aucune?|ningun[oa]?|nessuno|geen|0|-|–|n\/a)\b|^-|^–|\b(?:alone|on my own|allein|seule?|solo|sola|alleen)\b/
/** Headers of a number of people, the driver included. */
const OF_PEOPLE =
  /people|persons|number in|how many|wie viele|combien|cu[aá]ntos|quanti|occupan|insassen|personnes|ocupantes|inzittenden/

function isAlone(text: string, header: string): boolean {
  const words = plainText(text)
  return ALONE.test(words) || (/^1(?!\d)/.test(words) && OF_PEOPLE.test(plainText(header)))
}

/** The factor of a way to work: its words, and whether its distances are those of passengers. */
export interface CommutingFactor {
  readonly words: string
  readonly isOfPassengers: boolean
}

/** A way to work by a factor, without one, or with the reason why it is not clear. */
export type WayToWork = CommutingFactor | 'unpowered' | { readonly problem: string }

const SHARED =
  /passenger|shar(?:e|ed|ing)\b|car ?pool|mitfahr|fahrgemeinschaft|covoiturage|passager|coche compartido|passegger|carpool|meerijd/

/** Public transport of any kind. */
const PUBLIC =
  /^(?:by |mit )?(?:public trans(?:port(?:ation)?|it)|mass transit|opnv|oepnv|offentliche[rn]? (?:verkehr|verkehrsmittel|nahverkehr)|offis?|offentlich|transports? (?:en commun|publics?)|transporte publico|trasporti? pubblic[io]|mezzi pubblici|openbaar vervoer|ov)$/

const AT_HOME = /\bhome\b|homeoffice|remote|wfh|teletravail|teletrabajo|telelavoro|smart ?working|thuiswerk/

/** The words of the factor of a car of any size. */
function averageCar(fuel: string | undefined): string {
  return (fuel === undefined ? undefined : carWords('car', fuel)) ?? 'average car unknown'
}

/** Reads the words for a way to work, with the fuel of a car. */
export function wayToWork(mode: string, fuel: string | undefined): WayToWork {
  const words = plainText(mode)
  const light = readLightVehicle(mode)
  if (light === 'unpowered') return 'unpowered'
  if (light !== undefined)
    return { problem: `is an e-bike, an e-scooter or a scooter; write motorbike, or bicycle, which counts nothing` }
  if (AT_HOME.test(words))
    return {
      problem: 'is no journey; leave the row out, and record the hours at home as a quantity of homeworking, in FTE·h',
    }
  if (SHARED.test(words))
    return {
      problem:
        'is a shared car; write car, which counts the whole car, for the driver, and none for a passenger whose driver answered too',
    }
  if (PUBLIC.test(words)) return { problem: 'does not say by what; write train, bus or tram' }
  const motorbike = motorbikeWords(mode)
  if (motorbike !== undefined) return { words: motorbike, isOfPassengers: false }
  const kind = CHOICE_WORDS.mode.find(mode) ?? modeOfLoad(mode)
  const vehicle = vehicleOfMode(mode, 'trip')
  if (vehicle !== undefined && (isPublicVehicle(vehicle) || kind === 'RAIL'))
    return { words: vehicle, isOfPassengers: true }
  if (kind === 'RAIL') return { words: 'national rail', isOfPassengers: true }
  if (kind === 'SHIP') return { words: 'ferry foot passenger', isOfPassengers: true }
  if (kind === 'CAR' && vehicle === undefined)
    return { words: averageCar(fuel ?? fuelOfCarWords(mode)), isOfPassengers: false }
  // a row with other words asks for its factor
  return { words: carWords(mode, fuel) ?? mode, isOfPassengers: false }
}
