import type { DisclosureStatement } from '../resources/index.ts'
import { statementMissing } from './missing-rules.ts'
import { SCOPE3_ROWS } from './scope3-categories.ts'
import type { DisclosureInputs, TextDefinition } from './standard.ts'

/** The approaches to consolidation in words. */
export const APPROACHES = {
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
