import { describe, expect, it } from 'vitest'
import { NOTICE_CODES } from '../../../../src/core/errors/index.ts'
import {
  DISCLOSURE_STANDARDS,
  type DisclosureStandard,
  type DisclosureStatement,
  type DisclosureTable,
} from '../../../../src/resources/index.ts'
import {
  type DisclosureEnergy,
  type DisclosureInputs,
  disclose,
  tieOut,
} from '../../../../src/standards/disclosure/index.ts'
import { sketchedInventory } from '../../../fixtures/disclosure.ts'
import { violationsOf } from '../../../fixtures/violations.ts'
import { exactOf, inventory, rowOf } from './sketch.ts'

const codesOf = ({ missing }: DisclosureTable) => missing.map(({ code }) => code)

describe('a disclosure table', () => {
  it.each(DISCLOSURE_STANDARDS)('of %s has unique rows, in either kind of company', (standard) => {
    for (const company of ['quoted', 'unquoted', undefined] as const) {
      const { rows } = disclose(standard, { inventory, statement: { company } })
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
      expect(rows.length).toBeGreaterThan(10)
    }
  })

  it('says by which sets, methods, policies and assumptions it was made', () => {
    const factor = { key: 'k', id: 'i', name: 'n', unit: 'l', gwp: 'AR5_GWP100', row: 'r', records: 1 }
    const source = { publisher: 'DESNZ', title: 'Factors', table: '', editionYear: 2025, dataYear: null }
    const factors = [factor, { ...factor, key: 'j' }].map((one) => ({
      ...one,
      ...source,
      licence: 'OGL',
      attribution: '',
    }))
    const noticesOfRecords = [
      { code: 'rooms_assumed', records: 1 },
      { code: 'of_a_later_version', records: 2 },
    ]
    const made = { ...inventory, factors, gwpSets: ['AR5_GWP100'], noticesOfRecords }
    const { methodology } = disclose('sb-253', {
      inventory: made,
      methods: [{ id: 'fuel', version: 1, records: 3 }],
      policies: ['edition of factors: nearest'],
    })
    expect(methodology.slice(-6)).toEqual([
      { datapoint: 'factors', text: 'DESNZ, Factors, 2025 (OGL): 2 factors' },
      { datapoint: 'GWP sets', text: 'AR5_GWP100' },
      { datapoint: 'methods', text: 'fuel, version 1: 3 records' },
      { datapoint: 'policies', text: 'edition of factors: nearest' },
      { datapoint: 'assumptions', text: `rooms_assumed: ${NOTICE_CODES.rooms_assumed} (1 record)` },
      { datapoint: 'assumptions', text: 'of_a_later_version (2 records)' },
    ])
  })

  it('of ESRS E1-8 has the rows of AR 26 in their order, and none for the sum of the scopes', () => {
    const rows = disclose('esrs-e1', { inventory }).rows.filter(({ section }) => section === 'E1-8')
    expect(rows.map(({ id }) => id)).toEqual([
      ...['scope1', 'scope1.ets', 'scope2.location', 'scope2.market', 'scope3', 'scope3.1', 'scope3.1.cloud'],
      ...Array.from({ length: 14 }, (_, index) => `scope3.${index + 2}`),
      'biogenic',
    ])
  })

  it('has tonnes as a thousandth of the kilograms, the parts they are made of, and the nearest double', () => {
    const table = disclose('esrs-e1', { inventory: sketchedInventory({ scope1: { own: ['0.1', '1234.5678'] } }) })
    expect(rowOf(table, 'scope1')?.value).toEqual({
      exact: '1.2346678',
      value: 1.2346678,
      rule: 'sum',
      parts: [{ of: 'inventory', id: 'scope1.co2e', exact: '1234.6678', unit: 'kg CO2e' }],
    })
  })

  it('leaves a figure empty that nothing was recorded for, and lists it with what to supply', () => {
    const table = disclose('sb-253', { inventory: sketchedInventory({ scope1: { own: ['1'] } }) })
    expect(exactOf(table, 'scope2.market')).toBe(null)
    expect(table.missing).toContainEqual({
      code: 'records_missing',
      datapoint: 'SB 253',
      rows: ['scope2.location', 'scope2.market'],
      message: expect.stringContaining('figures.none'),
      field: 'figures.none',
    })
  })

  it('has a zero where the company states that there was nothing, and rejects that of a row with figures', () => {
    const statement = { figures: { none: ['scope1'] } }
    const nothing = disclose('sb-253', { inventory: sketchedInventory({}), statement })
    expect(rowOf(nothing, 'scope1')?.value).toEqual({ exact: '0', value: 0, rule: 'sum', parts: [] })
    expect(violationsOf(() => disclose('sb-253', { inventory, statement }))).toEqual([
      'statement.figures.none[0] invalid_choice',
    ])
    expect(violationsOf(() => disclose('sb-253', { inventory, statement: { figures: { none: ['scope4'] } } }))).toEqual(
      ['statement.figures.none[0] invalid_choice'],
    )
  })

  it('has the share of trading schemes, the change and an intensity, each with both of its parts', () => {
    const before = { inventory: sketchedInventory({ year: 2024, scope1: { own: ['3000'] }, location: ['0'] }) }
    const intensities = [{ id: 'turnover', label: 'turnover', unit: 'million GBP' }]
    const figures = { etsTCo2e: '0.75', denominators: { turnover: 21 } }
    const esrs = disclose('esrs-e1', { inventory, before, statement: { figures, figuresBefore: { etsTCo2e: 3 } } })
    expect(exactOf(esrs, 'scope1.ets')).toBe('50')
    expect(rowOf(esrs, 'scope1')?.change).toMatchObject({ exact: '-50', rule: 'change' })
    expect(rowOf(esrs, 'scope1.ets')).toMatchObject({ comparative: { exact: '100' }, change: null })
    expect(rowOf(esrs, 'scope2.location')?.change).toBe(null)
    const secr = disclose('secr', { inventory, before, statement: { company: 'quoted', intensities, figures } })
    expect(rowOf(secr, 'quoted.gross.per.turnover')).toMatchObject({
      unit: 't CO2e per million GBP',
      value: { exact: '1/6', rule: 'quotient' },
      comparative: null,
    })
    expect(tieOut(secr)).toEqual([])
  })

  it('has no change from a figure that is zero or less, because a rise would look like a fall', () => {
    for (const earlier of ['-1000', '0']) {
      const before = { inventory: sketchedInventory({ year: 2024, scope1: { own: [earlier] }, location: ['4000'] }) }
      const table = disclose('sb-253', { inventory, before })
      expect(rowOf(table, 'scope1')?.comparative?.exact).toBe(String(Number(earlier) / 1000))
      expect(rowOf(table, 'scope1')?.change).toBeNull()
      expect(rowOf(table, 'scope2.location')?.change?.exact).toBe('-50')
      expect(tieOut(table)).toEqual([])
    }
  })

  it('names the columns by their years', () => {
    const before = { inventory: sketchedInventory({ year: 2024, scope1: { own: ['1'] } }) }
    const labels = ({ columns }: DisclosureTable) => columns.map(({ label }) => label)
    expect(labels(disclose('sb-253', { inventory, before }))).toEqual(['Comparative: 2024', '2025', '% change'])
    const part = { ...inventory, from: '2025-04-01T00:00:00.000Z' }
    expect(labels(disclose('sb-253', { inventory: part }))).toEqual([
      'Comparative',
      '2025-04-01 to 2025-12-31',
      '% change',
    ])
  })

  it('of ISO 14064-1 has the categories of Scope 3 under those of the organization', () => {
    const table = disclose('iso-14064-1', { inventory })
    expect(exactOf(table, 'category1')).toBe('1.5')
    expect(exactOf(table, 'category2')).toBe('2')
    expect(exactOf(table, 'category3')).toBe('0.03')
    expect(exactOf(table, 'category4')).toBe(null)
    expect(exactOf(table, 'category5')).toBe('0.005')
    expect(exactOf(table, 'category6')).toBe('0.007')
  })

  it('of SECR splits Scope 1 of an unquoted company by use, and adds up only once all parts are known', () => {
    const of = (statement: DisclosureInputs['statement']) =>
      disclose('secr', { inventory, statement: { company: 'unquoted', ...statement } })
    expect(exactOf(of({}), 'unquoted.fuels')).toBe('1')
    expect(exactOf(of({}), 'unquoted.transport')).toBe('0.5')
    expect(exactOf(of({}), 'unquoted.gross')).toBe(null)
    expect(exactOf(of({ figures: { rentalCarsTCo2e: '0.25' } }), 'unquoted.gross')).toBe('3.75')
  })

  it('prints the notices that moved a number, and the sentences of licences', () => {
    const noticed = {
      ...inventory,
      noticesOfRecords: [
        { code: 'bridge_used', records: 2 },
        { code: 'residual_mix_is_grid', records: 3 },
      ],
      notices: [{ code: 'mixed_gwp_sets', path: 'total', message: 'mix GWP sets' }],
    }
    const table = disclose('sb-253', { inventory: noticed })
    expect(table.notices.map(({ code, records }) => [code, records])).toEqual([
      ['mixed_gwp_sets', null],
      ['residual_mix_is_grid', 3],
    ])
    expect(table.attributions).toEqual(['Contains public sector information.'])
  })
})

describe('a missing figure', () => {
  it('is said of the comparison, the significance, the location-based figure and what has no category', () => {
    const gaps = sketchedInventory({
      scope1: { own: ['1'] },
      location: ['1'],
      scope3: { 0: ['1'] },
      locationMissing: 2,
    })
    const codes = codesOf(disclose('esrs-e1', { inventory: gaps }))
    const expected = ['comparative_missing', 'significance_missing', 'location_figure_missing', 'category_missing']
    for (const code of [...expected, 'energy_missing', 'figure_missing', 'statement_missing'])
      expect(codes).toContain(code)
  })

  it('is no earlier period in a first report, and no production that the statement has', () => {
    const codes = (statement: DisclosureStatement) => codesOf(disclose('esrs-e1', { inventory, statement }))
    expect(codes({})).toEqual(expect.arrayContaining(['comparative_missing', 'energy_missing']))
    const figures = { producedRenewableMwh: '3', producedNonRenewableMwh: 0 }
    const first = disclose('esrs-e1', { inventory, statement: { firstReport: true, figures } })
    expect(codesOf(first)).not.toContain('comparative_missing')
    expect(first.methodology.map(({ text }) => text)).toContain('The company reports for the first time.')
    const own = ['energy.ownRenewable', 'energy.ownNonRenewable'].map((id) => exactOf(first, id))
    expect(own).toEqual(['3', '0'])
    const asked = first.missing.flatMap(({ code, rows }) => (code === 'energy_missing' ? rows : []))
    expect(asked.filter((row) => row.startsWith('energy.own'))).toEqual([])
    const before = { inventory: sketchedInventory({ year: 2024, scope1: { own: ['1'] } }) }
    const second = disclose('esrs-e1', { inventory, before, statement: { firstReport: true } })
    expect(second.methodology.map(({ text }) => text)).not.toContain('The company reports for the first time.')
  })

  it('is a significant category without records, and no other', () => {
    const statement = { significantCategories: [4, 5] }
    const { missing, methodology } = disclose('iso-14064-1', { inventory, statement })
    expect(missing.filter(({ rows }) => rows.includes('scope3.5'))).toHaveLength(1)
    expect(missing.filter(({ rows }) => rows.includes('scope3.7'))).toEqual([])
    expect(methodology.map(({ text }) => text).join()).toContain('4 Upstream transportation and distribution; 5 Waste')
  })

  it('is energy that could not be derived, by reason, with the records', () => {
    const zero = '0'
    const energy: DisclosureEnergy = {
      basis: null,
      evidence: [],
      exactMwh: {
        ...{ total: zero, fossil: zero, coal: zero, petroleum: zero, naturalGas: zero, otherFossil: zero },
        ...{ purchasedFossil: zero, nuclear: zero, renewable: zero, ownNonRenewable: zero, ownRenewable: zero },
        feedstock: zero,
      },
      exactMwhByUse: { fuels: zero, electricity: zero, heat: zero, transport: zero },
      notices: [{ code: 'energy_origin_assumed_fossil', records: 1 }],
      sources: [],
      underived: [{ reason: 'no class', records: 2, recordIds: ['a', 'b'] }],
    }
    const table = disclose('esrs-e1', { inventory, energy })
    expect(table.missing).toContainEqual(
      expect.objectContaining({ code: 'energy_incomplete', message: expect.stringContaining('no class') }),
    )
    expect(table.notices.map(({ code }) => code)).toEqual(['energy_origin_assumed_fossil'])
  })
})

describe('a statement', () => {
  it('is rejected with every violation at once', () => {
    const statement = {
      approach: 'control',
      significantCategories: [16],
      figures: { etsTCo2e: -1, denominators: { turnover: 0 } },
      typo: 1,
    }
    expect([...violationsOf(() => disclose('secr', { inventory, statement: statement as never }))].sort()).toEqual([
      'statement.approach invalid_choice',
      'statement.figures.denominators.turnover must_be_positive',
      'statement.figures.etsTCo2e must_be_non_negative',
      'statement.significantCategories[0] invalid_choice',
      'statement.typo unknown_field',
    ])
  })

  it('is of a standard that exists', () => {
    expect(violationsOf(() => disclose('esrs' as DisclosureStandard, { inventory }))).toEqual([
      'standard invalid_choice',
    ])
  })
})

describe('a table that was edited', () => {
  const table = disclose('secr', { inventory, statement: { company: 'quoted' } })
  const edited = (change: (rows: DisclosureTable['rows']) => void) => {
    const copy = structuredClone(table)
    change(copy.rows)
    return tieOut(copy).map(({ code, row, column }) => [code, row, column])
  }
  const cell = (rows: DisclosureTable['rows'], id: string) => rows.find((row) => row.id === id)?.value as object

  it('does not tie out, and says where', () => {
    expect(edited(() => undefined)).toEqual([])
    expect(edited((rows) => Object.assign(cell(rows, 'quoted.scope1'), { value: 2 }))).toEqual([
      ['double_differs', 'quoted.scope1', 'value'],
    ])
    expect(edited((rows) => Object.assign(cell(rows, 'quoted.scope1'), { exact: '2', value: 2 }))).toEqual([
      ['parts_differ', 'quoted.scope1', 'value'],
      ['row_differs', 'quoted.gross', 'value'],
    ])
    expect(
      edited((rows) => Object.assign(rows.find(({ id }) => id === 'quoted.scope1') ?? {}, { value: null })),
    ).toEqual([['row_differs', 'quoted.gross', 'value']])
    expect(
      edited((rows) => {
        const [part] = (cell(rows, 'quoted.scope1') as { parts: { unit: string }[] }).parts
        Object.assign(part as object, { unit: 'lb CO2e' })
      }),
    ).toEqual([['parts_differ', 'quoted.scope1', 'value']])
  })
})
