import { getOrCompute, lazy } from '../../../base/index.ts'
import type { EmissionFactor } from '../../../core/emissions/index.ts'
import { publishedCatalogue } from '../published-catalogue.ts'
import { publishedEditions } from '../published-editions.ts'
import { FIT } from '../search/alternatives.ts'
import { factorWords, nameLevels } from '../search/factor-words.ts'
import type { Term } from '../search/query.ts'
import { comparedWords, rememberingWords } from '../search/words.ts'

/** The fit of words to the name of a factor: they equal it, they mean it, or they are only a part of it. */
export type NameFit = 'exact' | 'meant' | 'part'

/** The words of a request, understood as a search. */
export interface WordsToFit {
  readonly text: string
  readonly terms: readonly Term[]
}

/**
 * A factor with the fit of its name; of two equal ones, the one with fewer unsearched words, then with the better fit,
 * is nearer.
 */
export interface FittedName {
  readonly factor: EmissionFactor
  readonly fit: NameFit
  readonly unaskedCount: number
  readonly likeness: number
  /** True if the words name the group of the factor: 'metal', the group of steel cans. */
  readonly isGroupAsked: boolean
}

const setOf = (text: string): ReadonlySet<string> => new Set(comparedWords(text))

/** Words that link others, and words for the whole of a kind. */
const LINKING = setOf('a an and are at by for from in of on or our per that the to with')
const AVERAGES = setOf('average all total unknown typical laden dwt')
/** Words of the title of a sector that its product does not have: dentists are 'Offices of Dentists'. */
const SECTOR = setOf('service manufacturing')
const SECTOR_PREFIX = /^offices of /i
/** Brackets that exclude something or describe the whole: '(except paper)', '(all diesel)'. */
const ASIDE = /\((?:ex\w*|all|up to|incl|i\.e|by)\b[^)]*\)/gi
/** A short name in brackets: 'Liquefied Petroleum Gases (LPG)'. */
const SHORT = /\(([A-Z]{2,})\)/g
const BRACKET = /\([^)]*\)/g

/** Categories whose factors depend on a treatment or an origin, which the words must name. */
const BY_ROUTE: readonly string[] = ['waste-disposal', 'material-use']
const ROUTE_WORDS = setOf(
  'landfill landfilled recycling recycle recycled composting composted compost incineration incinerated burnt burned combusted combustion digestion digested biogas energy primary reused re-used closed open loop',
)
/** The level of a name that is the number of its sector and its price basis. */
const SECTOR_LEVEL = / \/ (?:NAICS|SIC) .*$/s
/** The number of a sector: 541110. */
const SECTOR_NUMBER = /^\d{6}$/

const read = rememberingWords()

const isTelling = (word: string) => !(LINKING.has(word) || AVERAGES.has(word))

/** The words of a level of a name, and each choice of words that covers it. */
interface Level {
  /** The words of its full name and of its short name: '(LPG)'. */
  readonly names: readonly (readonly string[])[]
  readonly readings: readonly (readonly string[])[]
}

/**
 * Returns the words that each thing of a list needs: 'Carpet and Upholstery Cleaning' is carpet cleaning and upholstery
 * cleaning, but neither carpet nor cleaning; 'Hotels and Motels' is hotels, and motels.
 */
function readingsOfList(parts: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const headsAfter = (index: number) => {
    const later = parts.slice(index + 1)
    return later.some(({ length }) => length > 1) ? later.flatMap((words) => words.slice(-1)) : []
  }
  const isShort = (index: number) =>
    parts[index]?.length === 1 && parts.slice(0, index).some(({ length }) => length > 1)
  return parts.flatMap((words, index) =>
    words.length === 0 || isShort(index) ? [] : [[...words, ...headsAfter(index)]],
  )
}

/**
 * Returns the choices of words that cover a level: all of them, those outside of brackets, or one thing of those that
 * it joins.
 */
function readingsOf(text: string): readonly (readonly string[])[] {
  const required = (part: string) => comparedWords(part).filter((word) => isTelling(word) && !SECTOR.has(word))
  const parts = text.split(/,? (?:and|or|&) |, |\//).map(required)
  const outside = required(text.replace(BRACKET, ' '))
  return [required(text), ...(outside.length > 0 ? [outside] : []), ...(parts.length > 1 ? readingsOfList(parts) : [])]
}

function levelOf(text: string): Level {
  const title = text
    .replace(ASIDE, ' ')
    .replace(/^[^:]*: /, '')
    .replace(SECTOR_PREFIX, '')
  const short = Array.from(text.matchAll(SHORT), ([, letters = '']) => comparedWords(letters))
  return { names: [comparedWords(title).filter(isTelling), ...short], readings: readingsOf(title) }
}

/** The levels of a name that words have to cover, and the words of the groups above them. */
interface NameParts {
  readonly levels: readonly Level[]
  readonly groups: readonly string[]
}

function namePartsOf({ name, category }: EmissionFactor): NameParts {
  const texts = nameLevels(name.replace(SECTOR_LEVEL, ''))
  const start = BY_ROUTE.includes(category) ? Math.max(texts.length - 2, 0) : Math.min(texts.length - 1, 2)
  const groups = texts.slice(1, start).flatMap((text) => comparedWords(text.replace(ASIDE, ' ')))
  const levels = texts.slice(start).map((text, index) => {
    const above = new Set(comparedWords(texts[start + index - 1] ?? ''))
    const { names, readings } = levelOf(text)
    // 'All HGVs' of 'HGV refrigerated' says nothing new; neither does 'Homeworking' of 'Homeworking'
    return { names, readings: readings.map((words) => words.filter((word) => !above.has(word))) }
  })
  return { levels, groups: groups.filter(isTelling) }
}

const remembered = new WeakMap<EmissionFactor, NameParts>()

/** True for words of the subject of a factor: 'paper' and 'kind:paper', but not 'unit:kWh' or 'in:GB'. */
const isSubject = (words: readonly string[]) => words.some((word) => !/^(?:unit|in|within):/.test(word))

/** Returns the words of a factor that fit the terms, and the sum of their fits; beginnings of words do not count. */
function knownWords(factor: EmissionFactor, terms: readonly Term[]) {
  const { name, other } = factorWords(factor, read)
  const known = new Set<string>()
  let likeness = 0
  for (const { words, alternatives } of terms) {
    const held = alternatives.filter(
      (one) =>
        one.fit > FIT.beginning && isSubject(one.words) && one.words.every((word) => name.has(word) || other.has(word)),
    )
    likeness += Math.max(0, ...held.map(({ fit }) => fit))
    const matched = held.length === 0 ? [] : [...words, ...held.flatMap((one) => one.words)]
    for (const word of matched) known.add(word.replace(/^kind:/, ''))
  }
  return { known, likeness }
}

/** The publishers of all sets, so that only a factor of another one is a company's own. */
const publishers = lazy(
  () => new Set([...publishedCatalogue.editions, ...publishedEditions()].map(({ publisher }) => publisher)),
)

/**
 * True if all words of a request are one everyday phrase for a sector by its number, such as 'insurance' for SIC 65: the table
 * of purchases means this sector, and not one whose title has the word.
 */
function meansSector(factor: EmissionFactor, terms: readonly Term[]): boolean {
  const [term, other] = terms
  if (term === undefined || other !== undefined || !factor.category.startsWith('spend')) return false
  const own = new Set(comparedWords(nameLevels(factor.name).at(-1) ?? ''))
  return term.alternatives.some(
    ({ fit, words }) => fit === FIT.everyday && words[0] === 'sic' && words.every((word) => own.has(word)),
  )
}

/** The significant words of a request, and the words of a factor that fit them. */
interface Asked {
  readonly text: string
  readonly words: readonly string[]
  readonly known: ReadonlySet<string>
}

/** True if a text is a code of a sector as the last level of a name has it. */
function isSameName(text: string, level: string): boolean {
  return /^SIC /.test(level) && comparedWords(text).join(' ') === comparedWords(level).join(' ')
}

/** True if the words are the name of a factor, or the number of its sector: 'SIC 69.1'. */
function equalsName({ name }: EmissionFactor, { levels }: NameParts, { text, words }: Asked): boolean {
  if (isSameName(text, nameLevels(name).at(-1) ?? '')) return true
  const own = new Set(comparedWords(name))
  if (words.some((word) => SECTOR_NUMBER.test(word) && own.has(word))) return true
  const isAsked = (wanted: readonly string[]) => wanted.every((word) => words.includes(word))
  // 'commercial screen printing' is not 'Commercial Printing (except Screen)', which is named with all of its words or without the bracket
  const named = isAsked(comparedWords(name.replace(SECTOR_LEVEL, '')).filter(isTelling))
    ? name
    : name.replace(ASIDE, ' ')
  const inName = new Set(comparedWords(named))
  return words.every((word) => inName.has(word)) && levels.every(({ names }) => names.some(isAsked))
}

/** True if the words mean a factor: every level is covered, or the factor is a company's own and its name has them all. */
function coversName(
  { name, category, source }: EmissionFactor,
  { levels }: NameParts,
  { words, known }: Asked,
): boolean {
  const own = comparedWords(name)
  if (!publishers().has(source.publisher) && words.every((word) => own.includes(word))) return true
  if (!own.some((word) => known.has(word))) return false
  const routeCount = words.filter((word) => ROUTE_WORDS.has(word)).length
  if (BY_ROUTE.includes(category) && (routeCount === 0 || routeCount === words.length)) return false
  return levels.every(({ readings }) => readings.some((wanted) => wanted.every((word) => known.has(word))))
}

/** Returns the fit of the words to the name of a factor that a search found by them. */
export function fitName(factor: EmissionFactor, { text, terms }: WordsToFit): FittedName {
  const parts = getOrCompute(remembered, factor, () => namePartsOf(factor))
  const { known, likeness } = knownWords(factor, terms)
  const asked = { text, words: [...new Set(comparedWords(text).filter(isTelling))], known }
  const isUnderstood = () => coversName(factor, parts, asked) || meansSector(factor, terms)
  const fit = equalsName(factor, parts, asked) ? 'exact' : isUnderstood() ? 'meant' : 'part'
  return {
    factor,
    fit,
    likeness,
    unaskedCount: parts.groups.filter((word) => !known.has(word)).length,
    isGroupAsked: parts.groups.some((word) => asked.words.includes(word)),
  }
}

const RANKS: readonly NameFit[] = ['exact', 'meant', 'part']

function isNearer(one: FittedName, other: FittedName): boolean {
  if (one.fit !== other.fit) return RANKS.indexOf(one.fit) < RANKS.indexOf(other.fit)
  if (one.unaskedCount !== other.unaskedCount) return one.unaskedCount < other.unaskedCount
  return one.fit === 'meant' && one.likeness > other.likeness
}

/**
 * Keeps, of each edition, the factors whose names fit the words best, and of several publishers those with the best fit:
 * a row of one edition never hides those of another, because the period chooses among editions. All factors stay if the
 * words are only a part of every name, or name the group of others: 'metal' is a kind of construction waste and a group.
 */
export function nearestNames(fitted: readonly FittedName[]): readonly FittedName[] {
  const best = RANKS.find((rank) => fitted.some(({ fit }) => fit === rank))
  if (best === undefined || best === 'part') return fitted
  const candidates = fitted.filter(({ fit }) => fit === best)
  const nearest = candidates.filter(
    (one) => !candidates.some((other) => other.factor.edition === one.factor.edition && isNearer(other, one)),
  )
  const categories = new Set(nearest.map(({ factor }) => factor.category))
  const isGroup = fitted.some(({ isGroupAsked, factor }) => isGroupAsked && categories.has(factor.category))
  return isGroup && !nearest.some(({ isGroupAsked }) => isGroupAsked) ? fitted : nearest
}
