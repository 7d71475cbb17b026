import { describe, expect, it } from 'vitest'
import { activityFigures, type PeriodInventory, scopeFigures } from '../../../../src/apps/page/figures.ts'
import type { EmissionRecord } from '../../../../src/apps/page/records.ts'

const record = (id: string, kindId: string) => ({ id, kindId }) as EmissionRecord

/** Fuel of three records, of which heat and the way to the tank count elsewhere; and power. */
const records = [record('gas', 'fuel'), record('heat', 'fuel'), record('tank', 'fuel'), record('power', 'electricity')]
const byKind = [
  ['fuel', 'SCOPE_1'],
  ['fuel', 'SCOPE_2'],
  ['fuel', 'SCOPE_3'],
  ['electricity', 'SCOPE_2'],
].map(([emissionKindId, scope]) => ({ emissionKindId, scope, name: emissionKindId, amounts: { co2e: { kg: 1 } } }))
const first = [
  { recordId: 'heat', emissionKindId: 'fuel', scope: 'SCOPE_2' },
  { recordId: 'tank', emissionKindId: 'fuel', scope: 'SCOPE_3' },
]
const inventory = { byKind, scopeByFactor: { records: 2, first }, scope2: { locationFigureMissing: { recordIds: [] } } }

describe('the figures of the page', () => {
  it('hold each record under the scope that the inventory counts it under', () => {
    const figures = scopeFigures({
      inventory,
      method: 'location',
      period: { name: '2025' },
    } as unknown as PeriodInventory)
    const held = Object.entries(figures).map(([name, { holds }]) => [name, records.filter(holds).map(({ id }) => id)])
    expect(Object.fromEntries(held)).toEqual({
      scope1: ['gas'],
      marketBased: ['heat', 'power'],
      locationBased: ['heat', 'power'],
      scope2: ['heat', 'power'],
      scope3: ['tank'],
    })
  })

  it('part a kind whose records count under several scopes', () => {
    const figures = activityFigures({ inventory, period: { name: '2025' } } as unknown as PeriodInventory)
    const held = figures.map(({ name, scope, figure: { holds } }) => [
      name,
      scope,
      records.filter(holds).map(({ id }) => id),
    ])
    expect(held).toEqual([
      ['fuel', 'SCOPE_1', ['gas']],
      ['fuel', 'SCOPE_2', ['heat']],
      ['fuel', 'SCOPE_3', ['tank']],
      ['electricity', 'SCOPE_2', ['power']],
    ])
  })
})
