import type { EmissionFactor, FactorChoice } from '../core/emissions/index.ts'
import { fail, notice, show } from '../core/errors/index.ts'
import { type ActivityCells, countryOf } from './activity-cells.ts'
import type { InputColumn } from './columns.ts'
import type { RowContext } from './row-result.ts'
import { type RoadVehicle, roadVehicle } from './words/road-vehicle-words.ts'

/** Sectors of a code that an error lists. */
const SECTORS_MAX = 5

/**
 * Returns the words of the sector that a code of an industry names; other words unchanged. Throws `factor_ambiguous` with the
 * shares of several sectors, `factor_not_found` for a code of none, `invalid_choice` for another scheme.
 */
export function sectorOfWords(words: string, country: string | undefined, { codes }: RowContext): string {
  const code = codes?.parseIndustryCode(words)
  if (code === undefined || codes === undefined) return words
  const [first, ...others] = codes.sectorsOfCode(code, countryOf(country) === 'GB' ? 'GB' : 'US')
  if (first === undefined) {
    const message = `no spend factor has a sector of ${words}; check the code, or name the sector by words`
    return fail('activity.words', 'factor_not_found', { message, received: words })
  }
  if (others.length === 0) return first.sector
  const listed = [first, ...others]
    .slice(0, SECTORS_MAX)
    .map(({ sector, share }) => `${sector} (${share} of its links)`)
  const more = others.length + 1 > SECTORS_MAX ? ` and ${others.length + 1 - SECTORS_MAX} more` : ''
  const message = `${words} belongs to several sectors: ${listed.join(', ')}${more}; name one of them`
  return fail('activity.words', 'factor_ambiguous', { message, expected: 'one sector', received: words })
}

/** A division, group or class of an industry without its scheme: '69.1', '24.1-3'. */
const BARE_CODE = /^\d{1,2}(?:\.\d[\d./-]*)?$/

/** Adds the scheme of the United Kingdom to a code of an industry that a row writes without one. */
export function withScheme(words: string, country: string | undefined, row: ActivityCells): string {
  if (!BARE_CODE.test(words) || countryOf(country) !== 'GB') return words
  row.remark(`factor ${show(words)} is the code SIC ${words}`)
  return `SIC ${words}`
}

/** A van or lorry with the words of its factor. */
type ReadRoadVehicle = Extract<RoadVehicle, { readonly words: string }>

/** Reads words for a van or lorry. Adds a failure if they leave several. Undefined for other vehicles. */
export function readRoadVehicle(
  { row }: RowContext,
  text: string | undefined,
  column: InputColumn = row.text('vehicle') === undefined ? 'mode' : 'vehicle',
): ReadRoadVehicle | undefined {
  const read = text === undefined ? undefined : roadVehicle(text, row.text('fuel'))
  if (read?.problem === undefined) return read
  row.fail(column, 'factor_ambiguous', read.problem)
  return undefined
}

const lowerCaseWords = (text: string) => text.toLowerCase().match(/[\p{L}\d.%]+/gu) ?? []

/** Adds the notice that words were read as a factor whose name they are not. */
export function withReading(choice: FactorChoice | undefined, text: string | undefined): FactorChoice | undefined {
  if (choice === undefined || text === undefined) return choice
  const { factor, notices } = 'factor' in choice ? choice : { factor: choice, notices: [] }
  const known = new Set(lowerCaseWords(factor.name).flatMap((word) => [word, word.replace(/s$/, '')]))
  const isNamed = lowerCaseWords(text).every((word) => known.has(word))
  if (isNamed || notices.some(({ code }) => code === 'factor_read_as')) return choice
  const message = `${show(text)} was read as ${factor.name} (${factor.source.publisher})`
  return { factor, notices: [...notices, notice('factor_read_as', 'activity.vehicle', message)] }
}

/** Beginnings of words for a treatment in the names of publishers. */
const TREATMENT_STEMS: Readonly<Record<string, RegExp>> = {
  landfill: /\blandfill/i,
  'energy recovery': /\b(?:incinerat|combust)/i,
  recycling: /\b(?:recycl|closed-loop)/i,
  'open-loop': /\bopen-loop/i,
  composting: /\bcompost/i,
  'anaerobic digestion': /\banaerobic/i,
}
/** The factors of a material and treatment that the country of the row publishes itself, one for each name. */
export function ownWasteFactors(
  { row, catalogue }: RowContext,
  { material, treatment }: { readonly material: string; readonly treatment: string },
): readonly EmissionFactor[] {
  const country = countryOf(row.text('country'))
  const words = material.toLowerCase().match(/\p{L}+/gu) ?? []
  if (country === undefined || country === 'GB' || words.length === 0) return []
  const own = catalogue.factors().filter(({ region, name, boundary }) => {
    if (boundary === 'WTT' || countryOf(region ?? undefined) !== country) return false
    const named: readonly string[] = name.toLowerCase().match(/\p{L}+/gu) ?? []
    return TREATMENT_STEMS[treatment]?.test(name) === true && ['waste', ...words].every((one) => named.includes(one))
  })
  const isNamed = ({ name }: EmissionFactor) => name.toLowerCase().split(' / ').includes(material.trim().toLowerCase())
  const nearest = own.some(isNamed) ? own.filter(isNamed) : own
  return [...new Map(nearest.map((factor) => [factor.name, factor])).values()]
}
