import * as z from 'zod'
import type { Exact } from '../core/exact/index.ts'
import { CONSOLIDATION_APPROACHES, type ConsolidationApproach } from './boundary-share.ts'
import { integerNumber, positiveQuantity, quantity } from './fields/quantity.ts'
import { choice, list, reading } from './fields/reading.ts'
import { label, text } from './fields/text.ts'
import { LIMITS } from './limits.ts'

const ITEMS_MAX = 100
const CATEGORIES = 15

/** The most further years shown with a period: each is read like the period itself. */
export const PRIOR_MAX = 10

/** The scopes that a reduction target may cover, as the fields of its figures name them. */
export const TARGET_SCOPES = ['scope1', 'scope2Location', 'scope2Market', 'scope3'] as const

/** Emissions that a reduction target covers, in t CO2e. Scopes that it does not cover are absent. */
export type TargetFigures = Partial<Record<(typeof TARGET_SCOPES)[number], Exact | undefined>>

/** A target to reduce emissions that the company has set. */
export interface ReductionTarget {
  readonly baseYear: number
  readonly targetYear: number
  /** The emissions of the base year. */
  readonly base?: TargetFigures | undefined
  /** The emissions that the company wants to have in the target year. */
  readonly target?: TargetFigures | undefined
  /** The share of each scope that the target concerns. */
  readonly coverage?: string | undefined
  /** The main actions that lead to the target. */
  readonly actions?: string | undefined
}

/** Figures of one period that no record states. */
export interface StatedFigures {
  /** The part of Scope 1, in t CO2e, from sources under an emission trading scheme. */
  etsTCo2e?: Exact | undefined
  /** Cloud and data centre services, a part of Scope 3 category 1. */
  cloudTCo2e?: Exact | undefined
  /** Business travel in rented or employees' cars if the company pays for the fuel. */
  rentalCarsTCo2e?: Exact | undefined
  /** Energy of activities in high climate impact sectors, in MWh, if they are a part of the company. */
  highImpactMwh?: Exact | undefined
  /** ESRS: all renewable energy that the company produced, in MWh, used or sold. */
  producedRenewableMwh?: Exact | undefined
  /** ESRS: all other energy that it produced, in MWh. */
  producedNonRenewableMwh?: Exact | undefined
  /** VSME: electricity of its own that it used and that was not made of fuel, such as solar power, in MWh. */
  selfGeneratedMwh?: Exact | undefined
  /** Offsets, certificates and the like that are deducted from the gross figure, by name. */
  reductionsTCo2e?: Readonly<Record<string, Exact>> | undefined
  /** The denominators of intensities in their units, by the id of the intensity; more than 0. */
  denominators?: Readonly<Record<string, Exact>> | undefined
  /** Ids of rows for which the company states that there was nothing to count. */
  none?: readonly string[] | undefined
}

/** The facts of a disclosure that only the company knows. All are optional; those that are absent are listed as missing. */
export interface DisclosureStatement {
  /** The name of the company, for the cover of the report. */
  organization?: string | undefined
  /** The approach to consolidation. */
  approach?: ConsolidationApproach | undefined
  /** SECR: a quoted company, or a large unquoted company or LLP. */
  company?: 'quoted' | 'unquoted' | undefined
  /** SECR: the country, by its ISO 3166-1 alpha-2 code, of records without a site, such as those of vehicles. */
  countryWithoutSite?: string | undefined
  /** Scope 3 categories that the company found significant. */
  significantCategories?: readonly number[] | undefined
  /** ESRS of 2023: whether all, a part or none of the activities are in high climate impact sectors. */
  highClimateImpact?: 'all' | 'part' | 'none' | undefined
  /**
   * Emissions per unit of something: net revenue (which has the id `netRevenue`), floor area, full-time equivalents, products,
   * tonne-kilometres. The figures name the denominators.
   */
  intensities?: readonly { readonly id: string; readonly label: string; readonly unit: string }[] | undefined
  figures?: StatedFigures | undefined
  /** The statements of the period before. */
  figuresBefore?: StatedFigures | undefined
  /** Further years to show with the period, each with its statements. */
  prior?: readonly { readonly year: number; readonly figures?: StatedFigures | undefined }[] | undefined
  /** True: the company reports for the first time, so that no earlier period is missing. */
  firstReport?: boolean | undefined
  /** True: upstream emissions of electricity count in Scope 3 category 3. */
  upstream?: boolean | undefined
  /** The contractual instruments of the market-based figure. */
  instruments?: string | undefined
  /** Scope 1 and 2 of the consolidated accounting group and of other entities, or that there are no others. */
  consolidatedSplit?: string | undefined
  /** Measures taken to use energy more efficiently. */
  efficiencyAction?: string | undefined
  /** Sources that were left out, and why. */
  exclusions?: string | undefined
  /** VSME: the basic module alone, or the comprehensive module too. */
  module?: 'basic' | 'comprehensive' | undefined
  /** VSME: the target to reduce emissions; null states that none was set. */
  reductionTarget?: ReductionTarget | null | undefined
  /** VSME: the transition plan, or whether and when one will be adopted. */
  transitionPlan?: string | undefined
}

const statementName = () => label(LIMITS.label)

const figuresSchema = () =>
  z.strictObject({
    etsTCo2e: quantity().optional(),
    cloudTCo2e: quantity().optional(),
    rentalCarsTCo2e: quantity().optional(),
    highImpactMwh: quantity().optional(),
    producedRenewableMwh: quantity().optional(),
    producedNonRenewableMwh: quantity().optional(),
    selfGeneratedMwh: quantity().optional(),
    reductionsTCo2e: z.record(statementName(), quantity()).optional(),
    denominators: z.record(statementName(), positiveQuantity()).optional(),
    none: list(statementName(), ITEMS_MAX).optional(),
  })

/** A category of Scope 3, 1 to 15. */
const scope3Category = () =>
  reading<number, number>(z.number().meta({ minimum: 1, maximum: CATEGORIES, multipleOf: 1 }), (value) => {
    if (Number.isInteger(value) && value >= 1 && value <= CATEGORIES) return value
    const expected = `a whole number from 1 to ${CATEGORIES}`
    return { code: 'invalid_choice', message: `must be ${expected}: the number of a Scope 3 category`, expected }
  })

/** The code of a country. */
const countryCode = () =>
  reading<string, string>(z.string().meta({ pattern: '^[A-Z]{2}$' }), (value) => {
    if (/^[A-Z]{2}$/.test(value)) return value
    const expected = "an ISO 3166-1 alpha-2 code, like 'GB'"
    return { code: 'invalid_choice', message: `must be ${expected}`, expected }
  })

const sentence = () => text(LIMITS.comment).optional()

const targetFiguresSchema = () =>
  z.strictObject({
    scope1: quantity().optional(),
    scope2Location: quantity().optional(),
    scope2Market: quantity().optional(),
    scope3: quantity().optional(),
  })

const reductionTargetSchema = () =>
  z.strictObject({
    baseYear: integerNumber(),
    targetYear: integerNumber(),
    base: targetFiguresSchema().optional(),
    target: targetFiguresSchema().optional(),
    coverage: sentence(),
    actions: sentence(),
  })

/** Schema of a statement; unknown fields are rejected. */
export const disclosureStatementSchema: z.ZodType<DisclosureStatement> = z.strictObject({
  organization: statementName().optional(),
  approach: choice(CONSOLIDATION_APPROACHES).optional(),
  company: choice(['quoted', 'unquoted']).optional(),
  countryWithoutSite: countryCode().optional(),
  highClimateImpact: choice(['all', 'part', 'none']).optional(),
  significantCategories: list(scope3Category(), CATEGORIES).optional(),
  intensities: list(
    z.strictObject({ id: statementName(), label: statementName(), unit: statementName() }),
    ITEMS_MAX,
  ).optional(),
  figures: figuresSchema().optional(),
  figuresBefore: figuresSchema().optional(),
  prior: list(z.strictObject({ year: integerNumber(), figures: figuresSchema().optional() }), PRIOR_MAX).optional(),
  firstReport: z.boolean().optional(),
  upstream: z.boolean().optional(),
  instruments: sentence(),
  consolidatedSplit: sentence(),
  efficiencyAction: sentence(),
  exclusions: sentence(),
  module: choice(['basic', 'comprehensive']).optional(),
  reductionTarget: reductionTargetSchema().nullable().optional(),
  transitionPlan: sentence(),
})
