import { countPhrase } from '../../core/display/index.ts'
import type { ReadinessCode, ReadinessSeverity } from '../../resources/index.ts'

/** The facts in the sentence of a finding. */
export interface FindingFacts {
  readonly records: number
  readonly months: readonly string[]
  /** A key, or names, that the sentence quotes; '' if its rule needs none. */
  readonly detail: string
}

/** A readiness rule: its code, and the sentence with the problem and the action. */
interface FindingRule {
  readonly code: ReadinessCode
  readonly severity: ReadinessSeverity
  readonly sentence: (facts: FindingFacts) => string
}

/** The most months that a sentence lists. */
const MONTHS_MAX = 12

function monthList(months: readonly string[]): string {
  const others = months.length - MONTHS_MAX
  return `${months.slice(0, MONTHS_MAX).join(', ')}${others > 0 ? ` and ${countPhrase(others, 'other')}` : ''}`
}

/** The rules by name. */
export const FINDING_RULES = {
  month_missing: {
    code: 'month_missing',
    severity: 'blocks',
    sentence: ({ months }) =>
      `nothing is recorded for ${monthList(months)}; record it, or a quantity of zero if there was none`,
  },
  month_beside_others: {
    code: 'month_missing',
    severity: 'check',
    sentence: ({ months }) =>
      `nothing is recorded for ${monthList(months)}, but other fuels are; check that this fuel was not burnt then, or record it`,
  },
  month_of_meter: {
    code: 'month_missing',
    severity: 'blocks',
    sentence: ({ months }) =>
      `nothing of this meter is recorded for ${monthList(months)}, but before and after; record it, or a quantity of zero if there was none`,
  },
  month_beside_meters: {
    code: 'month_missing',
    severity: 'check',
    sentence: ({ months }) =>
      `nothing of this meter is recorded for ${monthList(months)}, but other records of the site are; check that the meter was not in use, and record it otherwise`,
  },
  same_figures: {
    code: 'document_duplicate',
    severity: 'blocks',
    sentence: ({ records }) =>
      `${countPhrase(records, 'record')} of the same place, period and quantity; delete those that were entered twice, and enter equal ones as their sum`,
  },
  same_energy: {
    code: 'document_duplicate',
    severity: 'check',
    sentence: ({ records }) =>
      `${countPhrase(records, 'record')} of the same place, period and fuel in different units, with nearly the same emission; check that they are of several meters, and delete the others otherwise`,
  },
  same_file: {
    code: 'document_duplicate',
    severity: 'check',
    sentence: ({ records }) =>
      `${countPhrase(records, 'record')} with a file that another record has too; check that nothing of it was entered twice`,
  },
  location_figure_missing: {
    code: 'location_figure_missing',
    severity: 'blocks',
    sentence: ({ records }) =>
      `${countPhrase(records, 'record')} without a location-based figure; record them as electricity of a site whose country or grid region has a published factor`,
  },
  category_missing: {
    code: 'category_missing',
    severity: 'blocks',
    sentence: ({ records }) =>
      `${countPhrase(records, 'record')} of Scope 3 without a category; name a factor whose category decides it`,
  },
  period_overlap: {
    code: 'period_overlap',
    severity: 'check',
    sentence: ({ records }) =>
      `the periods of ${countPhrase(records, 'record')} overlap; name their meters if they are of several, leave them if they are of several deliveries, and correct the dates otherwise`,
  },
  overlaps_unlisted: {
    code: 'period_overlap',
    severity: 'check',
    sentence: ({ detail }) => `${detail} further overlaps are not listed; check those that are, and ask again`,
  },
  total_negative: {
    code: 'total_negative',
    severity: 'blocks',
    sentence: ({ detail }) =>
      `below zero: ${detail}; credits are more than the quantities that they correct; check their sign and their period`,
  },
  period_straddles: {
    code: 'period_straddles',
    severity: 'check',
    sentence: ({ records }) =>
      `${countPhrase(records, 'record')} that begin before the period or end after it, so that only their share of time counts; if the meter was read at that date, split them into two`,
  },
  evidence_missing: {
    code: 'evidence_missing',
    severity: 'check',
    sentence: ({ records }) =>
      `${countPhrase(records, 'record')} without a file; attach the bill, the ticket or the reading`,
  },
  outlier: {
    code: 'outlier',
    severity: 'check',
    sentence: ({ records }) =>
      `${countPhrase(records, 'record')} with a quantity over 100 times the median of the other records with the same factors; check quantity and unit`,
  },
  mass_too_little: {
    code: 'mass_unbalanced',
    severity: 'check',
    sentence: ({ records }) =>
      `${countPhrase(records, 'record')} with less mass than their batches weigh; check the mass in tonnes and the weights of products in kilograms, and name the batches that went with each`,
  },
  mass_too_much: {
    code: 'mass_unbalanced',
    severity: 'check',
    sentence: ({ records }) =>
      `${countPhrase(records, 'record')} with more than twice the mass of their batches; check the mass in tonnes and the weights of products in kilograms, and name all batches that went with each`,
  },
  factor_superseded: {
    code: 'factor_superseded',
    severity: 'check',
    sentence: ({ records, detail }) =>
      `${countPhrase(records, 'record')} with a factor of an older edition than their year; name the newer factor, such as ${detail}, or restate them to its edition`,
  },
  factor_secondary: {
    code: 'factor_secondary',
    severity: 'check',
    sentence: ({ records }) =>
      `${countPhrase(records, 'record')} with a factor of a secondary copy; load the file of the publisher and recalculate`,
  },
  newer_edition_published: {
    code: 'newer_edition_published',
    severity: 'check',
    sentence: ({ records, detail }) =>
      `${countPhrase(records, 'record')} with a factor whose publisher has a newer edition, ${detail}; load its file and restate them`,
  },
  edition_corrected: {
    code: 'edition_corrected',
    severity: 'check',
    sentence: ({ records, detail }) =>
      `${countPhrase(records, 'record')} with figures that the publisher corrected later: ${detail}; load the corrected file and restate them`,
  },
  electricity_upstream: {
    code: 'upstream_not_counted',
    severity: 'check',
    sentence: ({ records }) =>
      `the upstream emissions of ${countPhrase(records, 'record')} of electricity are not counted (Scope 3 category 3: losses of grids, and fuels on their way to power stations); ask for the report with upstream, or state which categories are significant`,
  },
  fuel_upstream: {
    code: 'upstream_not_counted',
    severity: 'check',
    sentence: ({ records }) =>
      `the upstream emissions of ${countPhrase(records, 'record')} of fuels are not counted (Scope 3 category 3: extraction, refining and transport); record them as fuel of the site by well-to-tank factors, or state which categories are significant`,
  },
  gwp_sets_mixed: {
    code: 'gwp_sets_mixed',
    severity: 'check',
    sentence: ({ records, detail }) =>
      `${detail}; ${countPhrase(records, 'record')} with another set than most; choose factors of one set, or name the sets in the report`,
  },
} as const satisfies Record<string, FindingRule>

/** The name of a rule. */
export type FindingRuleName = keyof typeof FINDING_RULES
