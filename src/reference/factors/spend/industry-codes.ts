import { getOrCompute, lazy } from '../../../base/index.ts'
import { fail } from '../../../core/errors/index.ts'
import { tableLines } from '../table-lines.ts'
import { ISIC_NAICS } from './data/isic-naics.ts'
import { sicGroups } from './gb-spend-edition.ts'

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

/**
 * Reads words as a code of an industry: 'SIC 62', 'NACE 62.01', 'ISIC 6201', 'NAICS 541511'; undefined for other words.
 * Throws `industry_scheme_unknown` for a code of another scheme.
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
  const [, name = '', code = ''] = CODE.exec(words.trim()) ?? []
  if (code === '') return undefined
  const scheme = SCHEMES.find((one) => one === name.toUpperCase())
  if (scheme !== undefined) return { scheme, code: code.replace(/^[A-U]/i, '') }
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

/** The first and the last code of a SIC group after its division: '10.2-3' is 2 to 3, '11.01-6' is 01 to 06. */
function groupSpan(group: string): readonly [first: string, last: string] | undefined {
  const [, first, last = ''] = /^\d+\.(\d+)(?:-(\d+))?/.exec(group) ?? []
  if (first === undefined) return undefined
  return [first, last === '' ? first : first.slice(0, first.length - last.length) + last]
}

/** True if a class lies in a group that names a part of its division. */
function isInGroup(code: string, group: string): boolean {
  const [first, last] = groupSpan(group) ?? []
  const part = code.replace(/\D/g, '').slice(2)
  if (first === undefined || last === undefined || part.length < first.length) return false
  const digits = part.slice(0, first.length)
  return digits >= first && digits <= last
}

/** Returns the SIC groups of a code that has the divisions of SIC; several if the code is wider than they are. */
function matchGroups(code: string): readonly string[] {
  const ofDivision = sicGroups().filter((group) => divisionOf(group) === divisionOf(code))
  const within = ofDivision.filter((group) => isInGroup(code, group))
  if (within.length > 0) return within
  // a class outside of every part that is named belongs to the rest of its division
  const rest = ofDivision.filter((group) => groupSpan(group) === undefined)
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
