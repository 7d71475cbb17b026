import type { InventoryAmounts } from '../../resources/index.ts'
import type { DisclosureInputs } from './standard.ts'

/** A scope with its emission in the period. */
interface ScopeOverview {
  /** As a part of the table names it: 'scope2.marketBased'. */
  readonly id: string
  readonly label: string
  /** Kilograms of CO2e, all digits. */
  readonly exactKg: string
}

/** The company, and the figures that the charts of a report show. */
export interface ReportOverview {
  /** As the statement names it; null if it does not. */
  readonly organization: string | null
  readonly companyId: number
  /** Without those that have no records. */
  readonly scopes: readonly ScopeOverview[]
  /** The months with emissions: '2025-01', with kilograms of CO2e of all scopes, Scope 2 market-based. */
  readonly months: readonly { readonly month: string; readonly exactKg: string }[]
}

/** Sums up a report for its cover and its charts. */
export function reportOverview({ inventory, statement }: DisclosureInputs): ReportOverview {
  const { scope1, scope2, scope3, byMonth, companyId } = inventory
  const scopes: readonly (readonly [id: string, label: string, amounts: InventoryAmounts])[] = [
    ['scope1', 'Scope 1', scope1],
    ['scope2.locationBased', 'Scope 2, location-based', scope2.locationBased],
    ['scope2.marketBased', 'Scope 2, market-based', scope2.marketBased],
    ['scope3', 'Scope 3', scope3],
  ]
  return {
    organization: statement?.organization ?? null,
    companyId,
    scopes: scopes.flatMap(([id, label, { records, co2e }]) =>
      records === 0 ? [] : [{ id, label, exactKg: co2e.exact }],
    ),
    months: byMonth.map(({ month, amounts }) => ({ month, exactKg: amounts.co2e.exact })),
  }
}
