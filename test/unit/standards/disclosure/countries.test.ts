import { describe, expect, it } from 'vitest'
import type { DisclosureTable } from '../../../../src/resources/index.ts'
import { type DisclosureInputs, disclose, tieOut } from '../../../../src/standards/disclosure/index.ts'
import { sketchedAmounts } from '../../../fixtures/disclosure.ts'
import { violationsOf } from '../../../fixtures/violations.ts'
import { exactOf, inventory, rowOf } from './sketch.ts'

const codesOf = ({ missing }: DisclosureTable) => missing.map(({ code }) => code)

describe('the split of SECR by country', () => {
  it('is missing, wholly or of records without a site', () => {
    const codes = (byCountry?: DisclosureInputs['byCountry']) => codesOf(disclose('secr', { inventory, byCountry }))
    expect(codes()).toContain('country_missing')
    const part = { scope1: sketchedAmounts(['1']), scope2: inventory.scope2 }
    expect(codes([{ country: 'GB', ...part }])).not.toContain('country_missing')
    expect(codes([{ country: null, ...part }])).toContain('country_missing')
    expect(codes([{ country: 'US', ...part }])).toContain('country_missing')
    const quoted = { inventory, byCountry: [{ country: 'US', ...part }], statement: { company: 'quoted' } } as const
    expect(codesOf(disclose('secr', quoted))).not.toContain('country_missing')
  })

  it('is of energy too, whose rest is a notice of the rows that have one', () => {
    const part = { scope1: sketchedAmounts(['1']), scope2: inventory.scope2 }
    const uses = { fuels: '1', electricity: '2', heat: '0', transport: '0' }
    const exactMwh = { total: '3', petroleum: '1', purchasedFossil: '2' }
    const energy = {
      basis: 'net',
      evidence: [],
      exactMwh,
      exactMwhByUse: uses,
      notices: [],
      sources: [],
      underived: [],
    }
    const byCountry = [
      { country: 'GB', ...part, exactMwh: '0.5' },
      { country: 'US', ...part, exactMwh: '1/3' },
      { country: 'DE', ...part, exactMwh: '1' },
      { country: null, ...part, exactMwh: '7/6' },
    ]
    const tableOf = (inputs: object, company: 'quoted' | 'unquoted' = 'quoted') =>
      disclose('secr', { inventory, energy, ...inputs, statement: { company } } as never)
    const table = tableOf({ byCountry })
    expect(exactOf(table, 'quoted.uk.energy')).toBe('500')
    expect(exactOf(table, 'quoted.world.energy')).toBe('4000/3')
    expect(rowOf(table, 'quoted.world.energy')?.value?.parts).toEqual([
      { of: 'energy', id: 'byCountry.US', exact: '1/3', unit: 'MWh' },
      { of: 'energy', id: 'byCountry.DE', exact: '1', unit: 'MWh' },
    ])
    expect(tieOut(table)).toEqual([])
    const said = ({ notices }: DisclosureTable) => notices.filter(({ code }) => code === 'energy_country_unknown')
    expect(said(table)).toEqual([expect.objectContaining({ records: null })])
    expect(said(table)[0]?.message).toMatch(/^1\.167 MWh /)
    expect(said(tableOf({ byCountry }, 'unquoted'))).toEqual([])
    expect(said(tableOf({ byCountry: byCountry.slice(0, 3) }))).toEqual([])
    const unsplit = tableOf({ byCountry: [{ country: 'GB', ...part }] })
    expect(exactOf(unsplit, 'quoted.uk.energy')).toBe(null)
    expect(unsplit.missing.filter(({ code }) => code === 'country_missing')).toEqual([
      expect.objectContaining({ rows: ['quoted.uk.energy', 'quoted.world.energy'] }),
    ])
  })

  it('counts records without a site in the country that the statement names', () => {
    const part = { scope1: sketchedAmounts(['1000']), scope2: inventory.scope2 }
    const byCountry = [
      { country: 'GB', ...part, exactMwh: '1' },
      { country: null, ...part, exactMwh: '2' },
    ]
    const secr = (countryWithoutSite?: string, company: 'quoted' | 'unquoted' = 'quoted') =>
      disclose('secr', {
        inventory,
        byCountry,
        statement: { company, ...(countryWithoutSite && { countryWithoutSite }) },
      })
    const figures = (table: DisclosureTable) =>
      ['quoted.uk.scope1', 'quoted.uk.energy', 'quoted.world.scope1'].map((id) => exactOf(table, id))
    expect(figures(secr())).toEqual(['1', '1000', null])
    expect(figures(secr('GB'))).toEqual(['2', '3000', null])
    expect(figures(secr('FR'))).toEqual(['1', '1000', '1'])
    const missing = secr().missing.find(({ code }) => code === 'country_missing')?.message ?? ''
    expect(missing).toContain('{"countryWithoutSite":"GB"}')
    expect(missing).toMatch(/^\d+ records? of vehicles/)
    for (const country of ['GB', 'FR']) {
      const table = secr(country)
      expect([codesOf(table).includes('country_missing'), tieOut(table)]).toEqual([false, []])
      expect(table.notices.map(({ code }) => code)).not.toContain('energy_country_unknown')
      expect(table.methodology.some(({ text }) => text.includes(`count in ${country}, as the company states`))).toBe(
        true,
      )
    }
    // an unquoted company reports only the United Kingdom
    expect(codesOf(secr('GB', 'unquoted'))).not.toContain('country_missing')
    expect(codesOf(secr('FR', 'unquoted'))).toContain('country_missing')
    expect(violationsOf(() => secr('uk'))).toEqual(['statement.countryWithoutSite invalid_choice'])
  })

  it('counts one record in the singular', () => {
    const one = { ...sketchedAmounts(['1']), records: 1 }
    const none = { ...inventory.scope2, locationBased: { ...inventory.scope2.locationBased, records: 0 } }
    const { missing } = disclose('secr', { inventory, byCountry: [{ country: null, scope1: one, scope2: none }] })
    expect(missing.find(({ code }) => code === 'country_missing')?.message).toMatch(
      /^1 record of vehicles.* counts in /,
    )
  })
})
