import { describe, expect, it } from 'vitest'
import { disclose, tieOut } from '../../../../src/standards/disclosure/index.ts'
import { sketchedInventory } from '../../../fixtures/disclosure.ts'
import { violationsOf } from '../../../fixtures/violations.ts'
import { inventory, rowOf } from './sketch.ts'

describe('a disclosure table', () => {
  it('has further years beside the period, the earliest first, each with what is stated of it', () => {
    const yearBefore = (year: number, kg: string | null) => ({
      year,
      period: sketchedInventory({ year }),
      inputs: kg === null ? null : { inventory: sketchedInventory({ year, scope1: { own: [kg] } }) },
    })
    const statement = { prior: [{ year: 2023, figures: { etsTCo2e: '1.5' } }] }
    const prior = [yearBefore(2023, '6000'), yearBefore(2021, null), yearBefore(2022, '3000')]
    const table = disclose('esrs-e1', { inventory, prior, statement })
    expect(table.columns).toEqual([
      { id: 'prior.2021', label: '2021 (no records)' },
      { id: 'prior.2022', label: '2022' },
      { id: 'prior.2023', label: '2023' },
      { id: 'comparative', label: 'Comparative' },
      { id: 'value', label: '2025' },
      { id: 'change', label: '% change' },
      { id: 'change.prior.2021', label: '% change against 2021 (no records)' },
      { id: 'change.prior.2022', label: '% change against 2022' },
      { id: 'change.prior.2023', label: '% change against 2023' },
    ])
    const further = rowOf(table, 'scope1')?.further
    expect(further?.['prior.2023']?.exact).toBe('6')
    expect(further?.['prior.2021']).toBe(null)
    expect(further?.['change.prior.2023']).toMatchObject({
      exact: '-75',
      parts: [
        { of: 'row', id: 'scope1', exact: '1.5' },
        { of: 'row', id: 'scope1', exact: '6', column: 'prior.2023' },
      ],
    })
    expect(rowOf(table, 'scope1.ets')?.further['prior.2023']?.exact).toBe('25')
    expect(rowOf(table, 'scope1.ets')?.further['prior.2022']).toBe(null)
    expect(table.missing).toContainEqual(
      expect.objectContaining({
        code: 'comparative_missing',
        datapoint: 'year 2021',
        message: expect.stringContaining('2021'),
      }),
    )
    expect(tieOut(table)).toEqual([])
    const edited = structuredClone(table)
    Object.assign(rowOf(edited, 'scope1')?.further['prior.2023'] ?? {}, { exact: '7', value: 7 })
    expect(tieOut(edited).map(({ code, row, column }) => [code, row, column])).toEqual([
      ['parts_differ', 'scope1', 'prior.2023'],
      ['row_differs', 'scope1', 'change.prior.2023'],
      ['row_differs', 'scope1.ets', 'prior.2023'],
    ])
  })

  it('takes the figures of the year before from one place of the statement, and from two none', () => {
    const before = { inventory: sketchedInventory({ year: 2024, scope1: { own: ['3000'] } }) }
    const prior = [{ year: 2024, figures: { etsTCo2e: 3 } }]
    const table = disclose('esrs-e1', { inventory, before, statement: { prior } })
    expect(rowOf(table, 'scope1.ets')?.comparative?.exact).toBe('100')
    const twice = { prior, figuresBefore: { etsTCo2e: 3 } }
    expect(violationsOf(() => disclose('esrs-e1', { inventory, before, statement: twice }))).toEqual([
      'statement.prior[0].figures invalid_choice',
    ])
  })
})
