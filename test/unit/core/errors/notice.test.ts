import { describe, expect, it } from 'vitest'
import { NOTICE_CODES, NOTICE_SEVERITIES, type NoticeCode } from '../../../../src/codes.ts'

const CODES = Object.keys(NOTICE_CODES) as NoticeCode[]

describe('the severity of a notice', () => {
  it('is stated for every code and no other, in the order of the codes', () => {
    expect(Object.keys(NOTICE_SEVERITIES)).toEqual(CODES)
  })

  it('is info only where no other reading of the request gives another number', () => {
    expect(CODES.filter((code) => NOTICE_SEVERITIES[code] === 'info').sort()).toEqual([
      'biogenic_outside_totals',
      'bridge_used',
      'client_id_ignored',
      'distance_basis_assumed',
      'distance_declared',
      'distance_uplift_included',
      'emission_kind_unusual',
      'empty_running_included',
      'factor_assigned_by_rule',
      'factor_category_unstated',
      'factor_from_secondary_copy',
      'factor_gases_unpublished',
      'file_id_taken',
      'gas_read_at_standard_conditions',
      'gwp_set_changed',
      'heating_value_converted',
      'mass_from_weight',
      'montreal_outside_scopes',
      'non_kyoto_gas',
      'passengers_assumed',
      'place_not_used',
      'radiative_forcing_included',
      'return_doubled',
      'rooms_assumed',
      'upstream_in_factor',
      'zero_factor_electricity_elsewhere',
    ])
  })
})
