import { NOTICE_CODES, type NoticeCode } from './notice.ts'

/** The severity of a notice: 'info' explains a reading, 'warning' means that another reading changes the number. */
export type NoticeSeverity = 'info' | 'warning'

/** Codes where the request or a published rule leaves no other choice, or the number does not depend on it. */
const INFO: readonly string[] = [
  'bridge_used',
  'biogenic_outside_totals',
  'zero_factor_electricity_elsewhere',
  'factor_category_unstated',
  'factor_from_secondary_copy',
  'factor_gases_unpublished',
  'gwp_set_changed',
  'return_doubled',
  'distance_uplift_included',
  'distance_basis_assumed',
  'distance_declared',
  'place_not_used',
  'mass_from_weight',
  'radiative_forcing_excluded',
  'radiative_forcing_included',
  'client_id_ignored',
  'file_id_taken',
  'emission_kind_unusual',
] satisfies NoticeCode[]

/**
 * The severity of every notice code. 'info': the request or a published rule leaves no other choice, or the number does
 * not depend on it. 'warning', unless stated otherwise: a missing, unusual or contradictory input was replaced or
 * ignored, which changes the number.
 */
export const NOTICE_SEVERITIES: Readonly<Record<NoticeCode, NoticeSeverity>> = Object.fromEntries(
  Object.keys(NOTICE_CODES).map((code) => [code, INFO.includes(code) ? 'info' : 'warning']),
) as Record<NoticeCode, NoticeSeverity>
