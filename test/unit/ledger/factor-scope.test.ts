import { describe, expect, it } from 'vitest'
import { scopeOfRecord } from '../../../src/ledger/references/emission-kinds.ts'

describe('the scope that a record counts under', () => {
  it('is that of its kind where that is none of the three, whatever its factor states', () => {
    const scopes = [{ scope: 3, category: 1, by: 'factor' }] as const
    expect(scopeOfRecord({ id: 'own', scope: 'OUTSIDE' }, scopes)).toBe('OUTSIDE')
    expect(scopeOfRecord({ id: 'own', scope: 'SCOPE_1' }, scopes)).toBe('SCOPE_3')
    expect(scopeOfRecord({ id: 'own', scope: 'SCOPE_3' }, [{ scope: 1, category: null, by: 'factor' }])).toBe('SCOPE_3')
  })
})
