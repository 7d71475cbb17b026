import { definedFields } from '../base/index.ts'
import { describeRegion } from '../core/countries/index.ts'
import type { EmissionFactor, FactorChoice } from '../core/emissions/index.ts'
import { EmissionsError, type ErrorCode, fail, notice, show } from '../core/errors/index.ts'
import type { FactorRequest } from '../reference/factors/index.ts'
import { type ActivityCells, countryOf } from './activity-cells.ts'
import { mapText, shellWord } from './advice.ts'
import type { InputColumn } from './columns.ts'
import type { RowContext } from './row-result.ts'
import { accountName, ENERGY_BY_QUANTITY, readAccount } from './words/account-words.ts'
import { findProduct, isEnergySupplier } from './words/product-words.ts'
import { type RoadVehicle, roadVehicle } from './words/road-vehicle-words.ts'
import { shipOfWords } from './words/ship-words.ts'

/** Sectors of a code that an error lists. */
const SECTORS_MAX = 5

/**
 * Returns the words of the sector that a code of an industry names; other words unchanged. Throws `factor_ambiguous` with the
 * shares of several sectors, `factor_not_found` for a code of none, `invalid_choice` for another scheme.
 */
function sectorOfWords(words: string, country: string | undefined, { codes }: RowContext): string {
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
function withScheme(words: string, country: string | undefined, row: ActivityCells): string {
  if (!BARE_CODE.test(words) || countryOf(country) !== 'GB') return words
  row.remark(`factor ${show(words)} is the code SIC ${words}`)
  return `SIC ${words}`
}

/** The countries whose publishers have factors per unit of money. */
const SPEND_COUNTRIES: readonly (string | undefined)[] = ['GB', 'US', undefined]

/** Says whose factors are searched if the country of a row has none per unit of money; empty for other countries. */
function standInClause(region: string | undefined): string {
  const country = countryOf(region)
  if (country === undefined || SPEND_COUNTRIES.includes(country)) return ''
  return `; no price factors of ${describeRegion(country)} are published here, so those of ${describeRegion('US')} are used`
}

/** Codes of words that name no purchase. */
const NOT_READ: readonly ErrorCode[] = ['factor_not_found', 'industry_scheme_unknown']

/** Says that energy counts by its quantity; empty for other purchases. */
function energyHint(words: string): string {
  const product = findProduct(words)
  return product?.activity === 'electricity' || product?.activity === 'fuel' ? `; ${ENERGY_BY_QUANTITY}` : ''
}

/**
 * Runs a search for a factor. If it is of money, its errors say how to leave out an account that buys nothing, and whose factors
 * were searched if the country of the row has none.
 */
export function explainingSpend<T>(
  row: ActivityCells,
  { activity, region }: Pick<FactorRequest, 'activity' | 'region'>,
  search: () => T,
): T {
  try {
    return search()
  } catch (error) {
    if (!EmissionsError.is(error) || activity.kind !== 'spend') throw error
    const clause = region === undefined ? '' : standInClause(String(region))
    const option = purchaseOption(row.raw('factor') ?? activity.words, 'transfer')
    const leaving = `leave its rows out if it is an account that buys nothing${option}`
    const hint = energyHint(activity.words)
    const naming = `: ${mapText(row.raw('factor') ?? activity.words, 'factor:WORD')}, with its name or key in place of WORD`
    const explained = error.violations.map((one) => {
      if (one.code === 'factor_ambiguous') {
        // the factors with a part of the name are other industries
        const several =
          hint === '' ? one.message : `${show(activity.words)} fits no price factor by its whole name; name one`
        return { ...one, message: `${several}${naming}${hint}${clause}` }
      }
      const advice = NOT_READ.includes(one.code) ? `${one.message.replace(/\?$/, '')}; or ${leaving}` : one.message
      return { ...one, message: `${advice}${hint}${clause}` }
    })
    throw new EmissionsError(explained)
  }
}

/** Runs a search for a waste that is not known: the keys that its error names have only the treatment in common with it. */
export function withoutKeys<T>(waste: string, search: () => T): T {
  try {
    return search()
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    const message = `${show(waste)} is no known waste; name its material in place of MATERIAL: ${mapText(waste, 'factor:MATERIAL')}, such as paper, wood or general waste, or look it up: tonne factors ${shellWord(`${waste} waste`)}`
    const explained = error.violations.map((one) => (one.code === 'factor_not_found' ? { ...one, message } : one))
    throw new EmissionsError(explained)
  }
}

/** Runs a search whose errors of a code end in advice. */
export function withAdvice<T>(
  { code, advice }: { readonly code: ErrorCode; readonly advice: string },
  search: () => T,
): T {
  try {
    return search()
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    const explained = error.violations.map((one) =>
      one.code === code ? { ...one, message: `${one.message}${advice}` } : one,
    )
    throw new EmissionsError(explained)
  }
}

/** True for a text in the form of a key: 'gb-spend-2023/17/…', but not 'Bank/Finance Charges'. */
export function isFactorKey(text: string): boolean {
  return /^[^\sA-Z]+\/[^\sA-Z]+$/.test(text)
}

/** A number of an account. Codes of NAICS have six digits. */
const ACCOUNT_NUMBER = /^(?:\d{3,5}|\d{7,8})$/

/** Headers of accounts and of codes of industries. */
const HEADERS_OF_ACCOUNTS =
  /^factor$|account|acct|konto|konten|compte|cuenta|conto|rekening|nominal|ledger|\bg\/?l\b|n\/c|nace|\bsic\b|naics|industr|sector|branche|\bcodes?\b|k[ée]ta|cost element|kostenart|sachk/i

/** The option that names the purchases of an account. */
function purchaseOption(account: string, purchase = ''): string {
  return `, like ${mapText(account, `factor:${purchase}`)}`
}

/**
 * Returns the words of a purchase: the name of an account without its number and its groups. Adds a failure for an account that
 * mixes purchases of several sectors. A word that a map gives for an account is a decision and stays.
 */
function purchaseWords(words: string, row: ActivityCells): string | undefined {
  const raw = row.raw('factor')
  if (raw !== undefined && raw !== words) return words
  const reading = readAccount(words)
  if (reading?.kind === 'mixed') {
    const { purchases, hint } = reading
    const mixes =
      purchases.length > 1 ? `of several purchases, such as ${purchases.join(', ')}` : `of ${purchases[0]} and of more`
    const asked = `name the one that most of it is${purchaseOption(words, purchases[0])}, or write the words of each purchase into its row`
    const message = [`${show(words)} is an account ${mixes}`, asked, ...(hint === undefined ? [] : [hint])].join('; ')
    row.fail('factor', 'factor_ambiguous', `${message}${standInClause(row.text('country'))}`)
    return undefined
  }
  if (isEnergySupplier(words)) {
    const message = `${show(words)} is the name of a supplier, and a part of a name does not show the purchase; name the purchase${purchaseOption(words, 'natural gas supply')}; ${ENERGY_BY_QUANTITY}`
    row.fail('factor', 'factor_ambiguous', message)
    return undefined
  }
  const header = row.headerOf('factor')
  if (ACCOUNT_NUMBER.test(words) && header !== undefined && !HEADERS_OF_ACCOUNTS.test(header)) {
    const message = `${show(words)} is only a number, and ${show(header)} has no words of purchases; name the purchases in place of PURCHASE${purchaseOption(words, 'PURCHASE')}; or leave the column out: pass ${mapText(header, '')}`
    row.fail('factor', 'factor_not_found', message)
    return undefined
  }
  if (ACCOUNT_NUMBER.test(words)) {
    const message = `${show(words)} is only a number; if it is that of an account, name its purchases in place of PURCHASE${purchaseOption(words, 'PURCHASE')}, or export the ledger with the names of its accounts; if it is a code of an industry, write its scheme, like ${show(`NACE ${words}`)}`
    row.fail('factor', 'factor_not_found', message)
    return undefined
  }
  const name = accountName(words)
  if (name !== words) row.remark(`factor ${show(words)} is the account ${show(name)}`)
  return name
}

/** Returns the sector, or the words, that the text of a purchase names. Adds a failure if it names none, or several. */
export function sectorOfPurchase(text: string, context: RowContext): string | undefined {
  const { row } = context
  const region = row.text('country')
  const words = purchaseWords(withScheme(text, region, row), row)
  if (words === undefined) return undefined
  const request = { activity: { kind: 'spend', words }, ...definedFields({ region }) } as const
  const find = () => sectorOfWords(words, region, context)
  return row.attempt(() => explainingSpend(row, request, find), 'factor')
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

/** Reads words for a kind of ship. Adds a failure if they leave several. Undefined for any ship. */
export function readShip({ row }: RowContext, text: string | undefined): { readonly words: string } | undefined {
  const read = text === undefined ? undefined : shipOfWords(text)
  if (read?.problem === undefined) return read
  row.fail(row.text('vehicle') === undefined ? 'mode' : 'vehicle', 'factor_ambiguous', `${show(text)} ${read.problem}`)
  return undefined
}

const lowerCaseWords = (text: string) => text.toLowerCase().match(/[\p{L}\d.%]+/gu) ?? []

/** Adds a notice to a named factor of another country than that of the row. */
export function withCountryNotice(factor: EmissionFactor | undefined, { row }: RowContext): FactorChoice | undefined {
  const [ofRow, ofFactor] = [countryOf(row.text('country')), countryOf(factor?.region ?? undefined)]
  if (factor === undefined || ofRow === undefined || ofFactor === undefined || ofRow === ofFactor) return factor
  const message = `the named factor is of ${describeRegion(ofFactor)}, and the row of ${describeRegion(ofRow)}`
  return { factor, notices: [notice('factor_region_fallback', 'factor', message)] }
}

/** Adds the notice that words were read as a factor whose name they are not. */
export function withReading(choice: FactorChoice | undefined, text: string | undefined): FactorChoice | undefined {
  if (choice === undefined || text === undefined) return choice
  const { factor, notices } = 'factor' in choice ? choice : { factor: choice, notices: [] }
  const known = new Set(lowerCaseWords(factor.name).flatMap((word) => [word, word.replace(/s$/, '')]))
  const isNamed = lowerCaseWords(text).every((word) => known.has(word))
  const isAverage = /\ball hgvs\b|\baverage\b(?! (?:laden|biofuel))/i
  const isAverageNamed = !isAverage.test(factor.name) || /\b(?:average|all|any)\b/i.test(text)
  if ((isNamed && isAverageNamed) || notices.some(({ code }) => code === 'factor_read_as')) return choice
  const message = `${show(text)} was read as ${factor.name} (${factor.source.publisher})`
  return { factor, notices: [...notices, notice('factor_read_as', 'activity.vehicle', message)] }
}

/** Beginnings of words for a treatment in the names of publishers. */
const TREATMENT_STEMS: Readonly<Record<string, RegExp>> = {
  landfill: /\blandfill/i,
  'energy recovery': /\b(?:incinerat|combust)/i,
  recycling: /\b(?:recycl(?!able)|closed-loop)/i,
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
