import { countPhrase } from '../../core/display/index.ts'
import type { DisclosureMissing } from '../../resources/index.ts'
import { categoryRow, SCOPE3_ROWS } from './scope3-rows.ts'
import type { DisclosureInputs, MissingCheck, MissingRule, RowDefinition, StandardDefinition } from './standard.ts'

const missingRule = (code: MissingRule['code'], message: string): MissingRule => Object.freeze({ code, message })

/** A row that a statement can declare empty. The list of missing data adds the ids of the rows. */
const declarableRule = (code: MissingRule['code'], message: string): MissingRule =>
  Object.freeze({ code, message, field: NONE })

/** The field of a statement that declares rows empty. */
const NONE = 'figures.none'

/** The row has no records. */
export const RECORDS_MISSING = declarableRule('records_missing', 'No records count here. Record the activities.')

/** The row follows from others. */
export const ROWS_MISSING = missingRule(
  'records_missing',
  'Follows from other rows of this table that are not known. Supply those: each is listed here with how.',
)

/** The company has no energy account. */
export const ENERGY_MISSING = missingRule(
  'energy_missing',
  'The energy of the company is not known. Record the fuels, electricity, heat and vehicles of the period, or a quantity of zero if there was none; in code, supply its energy account.',
)

/** Values by which messages show how a statement holds a field. */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  company: 'quoted',
  approach: 'operational_control',
  countryWithoutSite: 'GB',
  firstReport: true,
  upstream: true,
  module: 'basic',
  highClimateImpact: 'none',
  significantCategories: [1, 4, 6],
  efficiencyAction: 'LED lamps in all halls.',
  instruments: 'Guarantees of origin for all electricity of the works.',
  consolidatedSplit: 'There are no other entities.',
  transitionPlan: 'A plan will be adopted in 2027.',
  reductionTarget: { baseYear: 2020, targetYear: 2030, base: { scope1: '400' }, target: { scope1: '200' } },
  'reductionTarget.coverage': 'All of Scope 1 and 2.',
  intensities: [{ id: 'turnover', label: 'turnover', unit: 'million GBP' }],
  'intensities with the id netRevenue': [{ id: 'netRevenue', label: 'net revenue', unit: 'million EUR' }],
  'reductionTarget.actions': 'Heat pumps at all sites.',
}

const FIGURE = /^(?:figures|reductionTarget\.(?:base|target))\.[\w.-]+$/

/** Nests a value below the names of a path: `{ figures: { cloudTCo2e: '0' } }`. */
function nestValue(path: string, value: unknown): unknown {
  return path.split('.').reduceRight((inner: unknown, name) => ({ [name]: inner }), value)
}

/** Shows a field of a statement as its JSON; empty for several fields at once. */
function exampleText(field: string): string {
  const value = FIGURE.test(field) ? '12.5' : EXAMPLES[field]
  const [path = ''] = field.split(' ')
  return value === undefined ? '' : `, as in ${JSON.stringify(nestValue(path, value))}`
}

/** Says how a statement declares that there was nothing to count in rows. */
function declaredText(rows: readonly string[]): string {
  return ` If there are none, supply ${NONE} in the statement, as in ${JSON.stringify({ figures: { none: rows } })}.`
}

function statedFigureMessage(field: string, meaning: string): string {
  const path = `figures.${field}`
  return `No record holds ${meaning}. Supply ${path} in the statement${exampleText(path)}.`
}

/** The statement lacks a figure. */
export function figureMissing(field: string, meaning: string): MissingRule {
  return { ...missingRule('figure_missing', statedFigureMessage(field, meaning)), field: `figures.${field}` }
}

/** No record and no statement holds energy of the company's own production. */
export function productionMissing(field: string, meaning: string): MissingRule {
  const message = statedFigureMessage(field, `${meaning} (0 if there was none)`)
  return { ...missingRule('energy_missing', message), field: `figures.${field}` }
}

/** The statement lacks a text or a choice. */
export function statementMissing(field: string, meaning: string): MissingRule {
  const message = `${meaning} must be stated. Supply ${field} in the statement${exampleText(field)}.`
  const [path = ''] = field.split(' ')
  return { ...missingRule('statement_missing', message), field: path }
}

/** Scope 3 category 3: fuel- and energy-related activities. */
const UPSTREAM = 3

function missingUnless(isThere: boolean, missing: DisclosureMissing): readonly DisclosureMissing[] {
  return isThere ? [] : [missing]
}

/** Reports that nothing was recorded in the period before. */
export function comparativeCheck(datapoint: string): MissingCheck {
  return ({ before, statement }) =>
    missingUnless(Boolean(before) || statement?.firstReport === true, {
      code: 'comparative_missing',
      datapoint,
      rows: [],
      message: `Nothing was recorded in the period before. Record it. If this is the first report, supply firstReport in the statement${exampleText('firstReport')}.`,
      field: 'firstReport',
    })
}

/** Reports Scope 2 without a location-based figure. */
export function locationCheck(datapoint: string, rows: readonly string[]): MissingCheck {
  return ({ inventory }) => {
    const { records } = inventory.scope2.locationFigureMissing
    return missingUnless(records === 0, {
      code: 'location_figure_missing',
      datapoint,
      rows: [...rows],
      message: `The location-based figure leaves out ${countPhrase(records, 'record')} that ${records === 1 ? 'has' : 'have'} only a market-based figure. Give their sites a country with a grid factor.`,
    })
  }
}

/** Reports Scope 3 without a category, which counts in the total but in no row of a category. */
export function categoryCheck(datapoint: string, rows: readonly string[]): MissingCheck {
  return ({ inventory: { byScope3Category } }) => {
    const records = byScope3Category.find(({ category }) => category === null)?.amounts.records ?? 0
    return missingUnless(records === 0, {
      code: 'category_missing',
      datapoint,
      rows: [...rows],
      message: `${countPhrase(records, 'record of Scope 3 has', 'records of Scope 3 have')} no category and count only in its total. State the category of their factors.`,
    })
  }
}

/** Reports significant Scope 3 categories that are not stated, or that have no records. */
export function significanceCheck(datapoint: string): MissingCheck {
  return ({ inventory: { byScope3Category }, statement }) => {
    const isRecorded = (wanted: number) => byScope3Category.some(({ category }) => category === wanted)
    const isNone = (category: number) => statement?.figures?.none?.includes(categoryRow(category)) ?? false
    const empty = SCOPE3_ROWS.map(({ category }) => category).filter((one) => !isRecorded(one) && !isNone(one))
    const significant = statement?.significantCategories
    if (significant === undefined) {
      const message = `All 15 categories must be screened. Supply significantCategories in the statement${exampleText('significantCategories')}, and record those; the others may be left out.`
      const field = 'significantCategories'
      return [{ code: 'significance_missing', datapoint, rows: empty.map(categoryRow), message, field }]
    }
    const rows = empty.filter((category) => significant.includes(category)).map(categoryRow)
    const names = SCOPE3_ROWS.filter(({ category }) => rows.includes(categoryRow(category)))
    const listed = names.map(({ category, label }) => `${category} ${label}`).join(', ')
    const message = `These categories are significant and have no records: ${listed}. Record their activities.${declaredText(rows)}`
    return missingUnless(rows.length === 0, { code: 'records_missing', datapoint, rows, message, field: NONE })
  }
}

/**
 * Reports that upstream emissions of electricity do not count, although category 3 is significant or was not screened.
 */
export function upstreamCheck(datapoint: string): MissingCheck {
  return ({ inventory: { scope2 }, statement, upstream }) => {
    const records = Math.max(scope2.locationBased.records, scope2.marketBased.records)
    const isLeftOut = statement?.significantCategories?.includes(UPSTREAM) === false
    return missingUnless(upstream !== false || records === 0 || isLeftOut, {
      code: 'upstream_not_counted',
      datapoint,
      rows: [categoryRow(UPSTREAM)],
      message: `The losses and upstream emissions behind ${countPhrase(records, 'record')} of Scope 2 are not counted. Supply upstream in the statement${exampleText('upstream')}, or leave category ${UPSTREAM} out of significantCategories.`,
      field: 'upstream',
    })
  }
}

/** The energy that each column leaves out. The period itself has no name. */
function underivedEnergy({ energy, before, prior = [] }: DisclosureInputs) {
  const named = [
    { of: '', underived: energy?.underived },
    { of: ' of the period before', underived: before?.energy?.underived },
    ...prior.map(({ year, inputs }) => ({ of: ` of the period of ${year}`, underived: inputs?.energy?.underived })),
  ]
  return named.flatMap(({ of, underived = [] }) => underived.map((one) => ({ of, ...one })))
}

const DERIVE = 'Record them with a published factor of the fuel, in a unit that leads to energy, such as kWh, t or l.'

/** Reports records whose energy could not be derived, of every column: a change against an incomplete one is none. */
export function energyCheck(datapoint: string, rows: readonly string[]): MissingCheck {
  return (inputs) =>
    underivedEnergy(inputs).map(({ of, reason, records, recordIds }) => ({
      code: 'energy_incomplete',
      datapoint,
      rows: [...rows],
      message: `The energy of ${countPhrase(records, 'record')}${of} is left out, so that the figures are too low: ${reason}. ${DERIVE} The first are ${recordIds.join(', ')}.`,
    }))
}

/** Reports records without a country. */
export function countryCheck(datapoint: string, rows: readonly string[]): MissingCheck {
  return ({ byCountry, statement }) => {
    const placeless = (byCountry ?? []).find(({ country }) => country === null)
    const records = placeless === undefined ? 0 : placeless.scope1.records + placeless.scope2.locationBased.records
    if (byCountry && (records === 0 || statement?.countryWithoutSite !== undefined)) return []
    const message = byCountry
      ? `${countPhrase(records, 'record')} of vehicles, or of sites without a country, ${records === 1 ? 'counts' : 'count'} in no country. Give these sites a country. For the rest, supply countryWithoutSite in the statement${exampleText('countryWithoutSite')}.`
      : 'The split by country is not known. Supply the inventory by country.'
    const stated = byCountry ? { field: 'countryWithoutSite' } : {}
    return [{ code: 'country_missing', datapoint, rows: [...rows], message, ...stated }]
  }
}

/** Reports energy that is not split by country. */
export function countryEnergyCheck(datapoint: string, rows: readonly string[]): MissingCheck {
  return ({ energy, byCountry }) => {
    const isSplit = byCountry?.some(({ exactMwh }) => exactMwh) ?? false
    const hasEnergy = Object.values(energy?.exactMwhByUse ?? {}).some((exact) => exact !== '0')
    const message = 'The split of the energy by country is not known. Supply exactMwh of each country.'
    return missingUnless(isSplit || !byCountry || !hasEnergy, {
      code: 'country_missing',
      datapoint,
      rows: [...rows],
      message,
    })
  }
}

/** Reports records outside the one country that the rows are about. */
export function oneCountryCheck(
  datapoint: string,
  rows: readonly string[],
  isTaken: (country: string) => boolean,
): MissingCheck {
  return ({ byCountry, statement }) => {
    const others = (byCountry ?? []).flatMap((one) => {
      const country = one.country ?? statement?.countryWithoutSite
      return country === undefined || isTaken(country) ? [] : [country]
    })
    return missingUnless(others.length === 0, {
      code: 'country_missing',
      datapoint,
      rows: [...rows],
      message: `These figures must cover only the United Kingdom, but records of ${[...new Set(others)].join(', ')} count too. Keep the records of those sites in a company of their own, and report that company separately.`,
    })
  }
}

/** The rows of a table, and whether each is known in the period. */
interface KnownRows {
  readonly rows: readonly RowDefinition[]
  readonly isKnown: (row: RowDefinition) => boolean
}

/** Reports earlier years without records. */
function missingYears({ prior = [] }: DisclosureInputs): readonly DisclosureMissing[] {
  return prior.flatMap(({ year, inputs }) => {
    const message = `Nothing was recorded in the period that begins in ${year}, so that its column is empty. Record it, or leave the year out.`
    return inputs === null ? [{ code: 'comparative_missing', datapoint: `year ${year}`, rows: [], message }] : []
  })
}

/** Reports unknown rows, one entry for each rule and datapoint. */
function missingRows({ rows, isKnown }: KnownRows): readonly DisclosureMissing[] {
  const entries = new Map<string, { readonly rule: MissingRule; readonly datapoint: string; readonly rows: string[] }>()
  for (const row of rows) {
    const { id, datapoint, missing } = row
    if (missing === null || isKnown(row)) continue
    const key = `${datapoint} ${missing.message}`
    const entry = entries.get(key) ?? { rule: missing, datapoint, rows: [] }
    entry.rows.push(id)
    entries.set(key, entry)
  }
  return [...entries.values()].map(({ rule, datapoint, rows: ids }) => {
    const message = rule.field === NONE ? `${rule.message}${declaredText(ids)}` : rule.message
    return { ...rule, datapoint, rows: ids, message }
  })
}

/** Lists everything that a table lacks: rows, texts, and the findings of the standard's checks. */
export function listMissing(
  { texts, checks }: StandardDefinition,
  inputs: DisclosureInputs,
  known: KnownRows,
): readonly DisclosureMissing[] {
  const isRow = (id: string) => known.rows.some((row) => row.id === id)
  return [
    ...missingRows(known),
    ...missingYears(inputs),
    ...texts.flatMap(({ datapoint, text, missing }) =>
      missing === null || text(inputs) !== null ? [] : [{ ...missing, datapoint, rows: [] }],
    ),
    // a check of rows that this company's table does not have is skipped
    ...checks
      .flatMap((check) => check(inputs))
      .filter((missing) => missing.rows.length === 0 || missing.rows.some(isRow))
      .map((missing) => ({ ...missing, rows: missing.rows.filter(isRow) })),
  ]
}
