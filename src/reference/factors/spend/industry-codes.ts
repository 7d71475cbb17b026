import { getOrCompute, lazy } from '../../../base/index.ts'
import { fail } from '../../../core/errors/index.ts'
import { tableLines } from '../table-lines.ts'
import { ISIC_NAICS } from './data/isic-naics.ts'
import { sicGroups, titleOfGroup } from './gb-spend-edition.ts'

/** The schemes of industry codes. UK SIC 2007, NACE Rev. 2 and ISIC Rev. 4 have the same divisions, of two digits. */
const SCHEMES = ['SIC', 'NACE', 'ISIC', 'NAICS'] as const

/** A code of an industry: { scheme: 'NACE', code: '62.01' }. */
export interface IndustryCode {
  readonly scheme: (typeof SCHEMES)[number]
  readonly code: string
}

/** A sector that a code belongs to, with its share of the links of the code: 1 if it is the only one. */
export interface CodedSector {
  /** The words by which a spend factor is found: 'SIC 62', 'NAICS 541511'. */
  readonly sector: string
  /** A fraction: '2/5'. */
  readonly share: string
}

const CODE = /^(?:UK )?([A-Z]{2,7})(?: (?:2007|2017|Rev\.? ?[24]))?:? +([A-U]?\d[\d.]*)$/i

/** A scheme with nothing but a letter, digits and separators. */
const SCHEME_ONLY = /^(?:UK )?(SIC|NACE|ISIC|NAICS)(?:2007| 2007| 2017| Rev\.? ?[24])?:? *([A-U]?[\d ./-]*)$/i

/** Throws `factor_not_found` for a scheme with a code in another layout than its own: 'NACE C', 'NAICS 31-33'. */
function rejectUnreadable(text: string, path: string): undefined {
  const [, name, code = ''] = SCHEME_ONLY.exec(text) ?? []
  if (name === undefined || sicGroups().includes(code.trim())) return undefined
  const message = `is not one code of ${name.toUpperCase()}; give its digits, as in NACE 20.11 or NAICS 541110`
  return fail(path, 'factor_not_found', { message, expected: 'a code of two digits or more', received: text })
}

/** Throws `factor_not_found` for digits that are a code only with the zero that spreadsheets drop: '111' is 01.11. */
function checkLeadingZero({ scheme, code }: IndustryCode, path: string): void {
  if (scheme === 'NAICS' || !/^\d{3,4}$/.test(code)) return
  const isGroup = (digits: string) => [...naicsByClass().keys()].some((one) => one.startsWith(digits))
  const group = code.slice(0, 3)
  if (isGroup(group) || !isGroup(`0${group}`)) return
  const message = `is no code of ${scheme}; if its leading zero was lost, write ${scheme} 0${code}`
  fail(path, 'factor_not_found', { message, expected: `${scheme} 0${code}`, received: `${scheme} ${code}` })
}

/**
 * Reads words as a code of an industry: 'SIC 62', 'NACE 62.01', 'ISIC 6201', 'NAICS 541511'; undefined for other words.
 * Six digits alone are of NAICS. Throws `industry_scheme_unknown` for a code of another scheme, and `factor_not_found` for one
 * that is not written as its scheme does, or whose leading zero is missing.
 *
 * @example
 * ```ts
 * import { parseIndustryCode } from 'tonne/factors/spend'
 * parseIndustryCode('NACE 62.01') // => { scheme: 'NACE', code: '62.01' }
 * parseIndustryCode('legal services') // => undefined
 * parseIndustryCode('CPA 62') // throws industry_scheme_unknown
 * ```
 */
export function parseIndustryCode(words: string, path = 'activity.words'): IndustryCode | undefined {
  const text = words.trim()
  if (classesByNaics().has(text)) return { scheme: 'NAICS', code: text }
  const [, name = '', written = ''] = CODE.exec(text) ?? []
  if (written === '') return rejectUnreadable(text, path)
  const scheme = SCHEMES.find((one) => one === name.toUpperCase())
  const code = written.replace(/^[A-U]/i, '')
  if (scheme !== undefined) {
    checkLeadingZero({ scheme, code }, path)
    return { scheme, code }
  }
  // words in small letters with a number name a thing: paper 80
  if (name !== name.toUpperCase()) return undefined
  const message = `is no known scheme of industry codes; give a code of ${SCHEMES.join(', ')}, or words`
  return fail(path, 'industry_scheme_unknown', { message, expected: SCHEMES.join(', '), received: name })
}

const naicsByClass = lazy(
  () => new Map(tableLines(ISIC_NAICS).map(({ cells: [isic = '', naics = ''] }) => [isic, naics.split(' ')] as const)),
)

/** The classes of ISIC by code of NAICS, one for each link. */
const classesByNaics = lazy(() => {
  const classes = new Map<string, string[]>()
  for (const [isic, codes] of naicsByClass())
    for (const naics of codes) getOrCompute(classes, naics, () => []).push(isic)
  return classes
})

/** Returns the codes of six digits within a code of NAICS: itself, or those that a sector or group of industries begins. */
const listNaicsCodes = (code: string) => [...classesByNaics().keys()].filter((one) => one.startsWith(code))

const divisionOf = (code: string) => /^\d+/.exec(code.replace(/^(\d)(?=\.|$|[A-Z])/, '0$1'))?.[0].slice(0, 2) ?? ''

/** The first and the last code of a part of a division, without the division. */
type Span = readonly [first: string, last: string]

/** The parts of a division that a text lists: '20.11/13/15', '25.1-3/25.5-9', '10.2-3', where '11.01-6' is 01 to 06. */
function spansOfText(text: string): readonly Span[] {
  const parts = text.replace(/\d+\./g, '').split('/')
  return parts.map((part) => {
    const [first = '', last = ''] = part.split('-')
    return [first, first.slice(0, first.length - last.length) + last]
  })
}

/** The parts of its division that a SIC group has; none if it is the whole division, or the rest of it. */
function groupSpans(group: string): readonly Span[] {
  const listed = /^\d+\.[\d-]+/.exec(group)?.[0] ?? / - (\d+\.[\d./-]+)$/.exec(titleOfGroup(group) ?? '')?.[1]
  return listed === undefined ? [] : spansOfText(listed)
}

/** True if a class lies in a group that names parts of its division. */
function isInGroup(code: string, group: string): boolean {
  const part = code.replace(/\D/g, '').slice(2)
  return groupSpans(group).some(([first, last]) => {
    const digits = part.slice(0, first.length)
    return digits.length === first.length && digits >= first && digits <= last
  })
}

/** Returns the SIC groups of a code that has the divisions of SIC; several if the code is wider than they are. */
function matchGroups(code: string): readonly string[] {
  const ofDivision = sicGroups().filter((group) => divisionOf(group) === divisionOf(code))
  const within = ofDivision.filter((group) => isInGroup(code, group))
  if (within.length > 0) return within
  // a class outside of every part that is named belongs to the rest of its division
  const rest = ofDivision.filter((group) => groupSpans(group).length === 0)
  return /\d{2}\D?\d/.test(code) && rest.length > 0 ? rest : ofDivision
}

/** Counts equal sectors, and gives each its share, the largest first. */
function sharesOf(sectors: readonly string[]): readonly CodedSector[] {
  const counts = new Map<string, number>()
  for (const sector of sectors) counts.set(sector, (counts.get(sector) ?? 0) + 1)
  return Array.from(counts, ([sector, count]) => ({ sector, count }))
    .sort((a, b) => b.count - a.count)
    .map(({ sector, count }) => ({ sector, share: count === sectors.length ? '1' : `${count}/${sectors.length}` }))
}

function sicSectors({ scheme, code }: IndustryCode): readonly CodedSector[] {
  const codes = scheme === 'NAICS' ? listNaicsCodes(code).flatMap((one) => classesByNaics().get(one) ?? []) : [code]
  return sharesOf(codes.flatMap((one) => matchGroups(one).map((group) => `SIC ${group}`)))
}

function naicsSectors({ scheme, code }: IndustryCode): readonly CodedSector[] {
  if (scheme === 'NAICS') return sharesOf(listNaicsCodes(code).map((one) => `NAICS ${one}`))
  // '1.11' and '1' are of division 01
  const digits = code.replace(/^(\d)(?=\.|$)/, '0$1').replace(/\D/g, '')
  const isOfCode = (isic: string) => (scheme === 'ISIC' ? isic.startsWith(digits) : isic.startsWith(digits.slice(0, 2)))
  return sharesOf(
    [...naicsByClass()].flatMap(([isic, codes]) => (isOfCode(isic) ? codes.map((one) => `NAICS ${one}`) : [])),
  )
}

/**
 * Returns the sectors of spend factors that a code of an industry belongs to: SIC groups of the United Kingdom (region GB),
 * or codes of NAICS for the factors of the United States. Finer than a division of two digits only ISIC is linked to NAICS.
 * Empty if no factor has a sector of the code.
 *
 * @example
 * ```ts
 * import { sectorsOfCode } from 'tonne/factors/spend'
 * sectorsOfCode({ scheme: 'NACE', code: '62.01' }, 'GB') // => [{ sector: 'SIC 62', share: '1' }]
 * sectorsOfCode({ scheme: 'SIC', code: '69' }, 'GB').length // => 2
 * sectorsOfCode({ scheme: 'ISIC', code: '6910' }, 'US').length > 1 // => true
 * ```
 */
export function sectorsOfCode(code: IndustryCode, region: 'GB' | 'US'): readonly CodedSector[] {
  return region === 'GB' ? sicSectors(code) : naicsSectors(code)
}
