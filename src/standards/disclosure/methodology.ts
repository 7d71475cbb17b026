import { isKeyOf } from '../../base/index.ts'
import { countPhrase } from '../../core/display/index.ts'
import { NOTICE_CODES } from '../../core/errors/index.ts'
import type { DisclosureStatement, DisclosureTable } from '../../resources/index.ts'
import { statementMissing } from './missing.ts'
import { SCOPE3_ROWS } from './scope3-rows.ts'
import type { DisclosureInputs, TextDefinition } from './standard.ts'
import { earlierBaseYears, recalculationOf } from './table-columns.ts'

/** The approaches to consolidation in words. */
const APPROACHES = {
  financial_control: 'financial control',
  operational_control: 'operational control',
  equity_share: 'equity share',
} as const satisfies Record<NonNullable<DisclosureStatement['approach']>, string>

/** Describes the emissions outside the boundary; empty if nothing is left out. */
function leftOutText({ boundary }: DisclosureInputs['inventory']): string {
  const sites = boundary?.sites.filter(({ leftOut }) => leftOut.co2e.exact !== '0') ?? []
  if (boundary === undefined || sites.length === 0) return ''
  return ` The shares of sites leave out ${boundary.leftOut.co2e.exact} kg CO2e: ${sites.map(({ name }) => name).join(', ')}.`
}

/** The approach to consolidation. */
export function consolidationText(datapoint: string): TextDefinition {
  return {
    datapoint,
    text: ({ statement, inventory }) =>
      statement?.approach === undefined
        ? null
        : `Consolidation by ${APPROACHES[statement.approach]}.${leftOutText(inventory)}`,
    missing: statementMissing('approach', 'The approach to consolidation'),
  }
}

/**
 * The split between the consolidated accounting group and other entities: as stated, or else by the shares of sites.
 */
export function groupText(datapoint: string): TextDefinition {
  const meaning = 'The split of Scope 1 and 2 between the consolidated accounting group and other entities'
  return {
    datapoint,
    text: ({ statement, inventory: { boundary } }) => {
      if (statement?.consolidatedSplit !== undefined) return statement.consolidatedSplit
      const others = boundary?.sites.filter(({ shares }) => shares.some(({ group }) => group === 'other')) ?? []
      if (boundary === undefined || !boundary.sites.some(({ shares }) => shares.length > 0)) return null
      const names = others.map(({ name }) => name).join(', ')
      return `Scope 1 and 2 split by the shares of sites. Other entities: ${names === '' ? 'none' : names}.`
    },
    missing: statementMissing('consolidatedSplit', meaning),
  }
}

/** The global warming potentials and the published factors that the figures use. */
export function methodText(datapoint: string): TextDefinition {
  return {
    datapoint,
    text: ({ inventory: { gwpSets, factors } }) => {
      const editions = new Set(
        factors.map(({ publisher, title }) => (title === '' ? publisher : `${publisher}, ${title}`)),
      )
      const sets = gwpSets.length === 0 ? 'not stated' : gwpSets.join(', ')
      return `Activity data times emission factors. Global warming potentials: ${sets}. Factors: ${[...editions].join('; ')}.`
    },
    missing: null,
  }
}

/** Says why a report has no earlier period, if the company states it. */
export function firstReportText(datapoint: string): TextDefinition {
  return {
    datapoint,
    text: ({ before, statement }) =>
      statement?.firstReport === true && !before ? 'The company reports for the first time.' : null,
    missing: null,
  }
}

/** A text that only the company can write. */
export function statedText(
  datapoint: string,
  field: 'efficiencyAction' | 'exclusions',
  { meaning, isOptional = false }: { readonly meaning: string; readonly isOptional?: boolean },
): TextDefinition {
  return {
    datapoint,
    text: ({ statement }) => statement?.[field] ?? null,
    missing: isOptional ? null : statementMissing(field, meaning),
  }
}

/** The instruments behind the market-based figure: as stated, or else those that records draw on. */
export function instrumentsText(datapoint: string): TextDefinition {
  return {
    datapoint,
    text: ({ statement, energy }) => {
      if (statement?.instruments !== undefined) return statement.instruments
      const drawn = energy?.instruments ?? []
      const words = drawn.map(
        ({ kind, technology, exactMwh }) => `${kind.replace('_', ' ')}, ${technology}: ${exactMwh} MWh`,
      )
      return words.length === 0 ? null : `Electricity draws on ${words.join('; ')}.`
    },
    missing: statementMissing('instruments', 'The contractual instruments behind the market-based figure'),
  }
}

/** The basis of fuels, and the evidence of renewable and nuclear energy. */
export function energyText(datapoint: string): TextDefinition {
  return {
    datapoint,
    text: ({ energy }) => {
      if (!energy) return null
      const basis = energy.basis === null ? 'No fuels' : `Fuels by ${energy.basis} calorific value`
      const evidence = energy.evidence.length === 0 ? 'none' : energy.evidence.join(', ').replaceAll('_', ' ')
      return `${basis}. Evidence of the origin of bought energy: ${evidence}; without evidence it counts as fossil. Properties of fuels and vehicles: ${energy.sources.length === 0 ? 'none' : energy.sources.join('; ')}`
    },
    missing: null,
  }
}

/** The Scope 3 categories that the company found significant. */
export function significanceText(datapoint: string): TextDefinition {
  return {
    datapoint,
    text: ({ statement }) => {
      const significant = statement?.significantCategories
      if (significant === undefined) return null
      const labels = SCOPE3_ROWS.filter(({ category }) => significant.includes(category))
      const names = labels.map(({ category, label }) => `${category} ${label}`)
      return `Significant categories of Scope 3: ${names.length === 0 ? 'none' : names.join('; ')}.`
    },
    missing: null,
  }
}

type Lines = DisclosureTable['methodology']

/** Adds the sentence of a notice to its code. */
function noticeText({ code, records }: { readonly code: string; readonly records: number }): string {
  const sentence = isKeyOf(NOTICE_CODES, code) ? `: ${NOTICE_CODES[code]}` : ''
  return `${code}${sentence} (${countPhrase(records, 'record')})`
}

/** Lists the publications of the factors, each once, with the number of its factors. */
function editionTexts({ inventory: { factors } }: DisclosureInputs): readonly string[] {
  const editions = new Map<string, number>()
  for (const { publisher, title, editionYear, licence } of factors) {
    const name = [publisher, title, editionYear === 0 ? '' : String(editionYear)]
      .filter((part) => part !== '')
      .join(', ')
    const text = licence === '' ? name : `${name} (${licence})`
    editions.set(text, (editions.get(text) ?? 0) + 1)
  }
  return [...editions].map(([text, count]) => `${text}: ${countPhrase(count, 'factor')}`)
}

/** Says whether upstream emissions of electricity count. */
function upstreamTexts({ upstream }: DisclosureInputs): readonly string[] {
  if (upstream === undefined) return []
  const what = 'Losses of grids, and the fuels of power stations on their way to them,'
  return upstream
    ? [`${what} count in Scope 3 category 3, by the grid that delivers the electricity, as far as they are published.`]
    : [`${what} are not counted in Scope 3 category 3: they were not asked for.`]
}

/** Describes the base years of the columns: what they cover, and when they were reported and recalculated. */
function baseYearTexts(inputs: DisclosureInputs): readonly string[] {
  const approachNow = inputs.inventory.boundary?.approach
  return earlierBaseYears(inputs).map((baseYear) => {
    const { year, approach, scope2Method, scopes, threshold, reported } = baseYear
    const recalculation = recalculationOf(baseYear, inputs)
    const recalculated =
      recalculation === undefined
        ? 'not recalculated'
        : `recalculated for the boundary of ${recalculation.asOf.slice(0, 10)}: ${recalculation.co2e.exact} kg CO2e`
    const others = approach === approachNow ? '' : '; the period is not counted by that approach'
    const covered = [APPROACHES[approach], `Scope 2 ${scope2Method.replace('_', '-')}`, scopes.join(', ')].join(', ')
    return `${year} (${covered}): reported ${reported.co2e.exact} kg CO2e; ${recalculated}; due above ${threshold.exact} %${others}`
  })
}

/**
 * Describes the method of a table from the data behind its figures: sets and editions of factors, GWP sets, methods
 * with their versions, policies of the service, and assumptions about records.
 */
export function methodLines(inputs: DisclosureInputs): Lines {
  const { inventory, energy, methods = [], policies = [] } = inputs
  const assumed = [...inventory.noticesOfRecords, ...(energy?.notices ?? [])]
  const lines = (datapoint: string, texts: readonly string[]) => texts.map((text) => ({ datapoint, text }))
  return [
    ...lines('factors', editionTexts(inputs)),
    ...lines('GWP sets', inventory.gwpSets),
    ...lines(
      'methods',
      methods.map(({ id, version, records }) => `${id}, version ${version}: ${countPhrase(records, 'record')}`),
    ),
    ...lines('upstream', upstreamTexts(inputs)),
    ...lines('base year', baseYearTexts(inputs)),
    ...lines('policies', policies),
    ...lines('assumptions', assumed.map(noticeText)),
  ]
}
