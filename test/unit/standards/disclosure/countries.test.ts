import { describe, expect, it } from 'vitest'
import type { DisclosureTable } from '../../../../src/resources/index.ts'
import { type DisclosureInputs, disclose, tieOut } from '../../../../src/standards/disclosure/index.ts'
import { sketchedAmounts } from '../../../fixtures/disclosure.ts'
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
})
