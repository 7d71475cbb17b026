import type { DisclosureStatement } from '../resources/index.ts'
import { statementMissing } from './missing-rules.ts'
import { SCOPE3_ROWS } from './scope3-categories.ts'
import type { TextDefinition } from './standard.ts'

const APPROACHES = {
  financial_control: 'financial control',
  operational_control: 'operational control',
  equity_share: 'equity share',
} as const satisfies Record<NonNullable<DisclosureStatement['approach']>, string>

/** The approach to consolidation. */
export function consolidationText(datapoint: string): TextDefinition {
  return {
    datapoint,
    text: ({ statement }) =>
      statement?.approach === undefined ? null : `Consolidation by ${APPROACHES[statement.approach]}.`,
    missing: statementMissing('approach', 'The approach to consolidation'),
  }
}

/** The global warming potentials and the published factors behind the figures. */
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

/** A text that the company alone can write. */
export function statedText(
  datapoint: string,
  field: 'consolidatedSplit' | 'efficiencyAction' | 'exclusions',
  { meaning, isOptional = false }: { readonly meaning: string; readonly isOptional?: boolean },
): TextDefinition {
  return {
    datapoint,
    text: ({ statement }) => statement?.[field] ?? null,
    missing: isOptional ? null : statementMissing(field, meaning),
  }
}

/** The instruments behind the market-based figure: as the company states them, else those that records draw on. */
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
