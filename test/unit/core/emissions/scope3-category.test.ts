import { expect, it } from 'vitest'
import { rejectScopeClaim } from '../../../../src/core/emissions/index.ts'
import { thrownBy } from '../../../fixtures/violations.ts'

const claim = { path: 'scope3Category', claimed: '7' }

it('a claim that contradicts a factor with a category says so, and names another factor as the way', () => {
  expect(thrownBy(() => rejectScopeClaim({ scope: '3.5', by: 'factor' }, claim))).toMatchObject([
    {
      expected: 'Scope 3 category 5',
      message: 'is 7, and the factor is of Scope 3 category 5; leave it out, or choose another factor',
    },
  ])
})

it('a claim that contradicts the activity of a factor without one names the category of the factor as the way', () => {
  expect(thrownBy(() => rejectScopeClaim({ scope: '1', by: 'activity' }, claim))).toMatchObject([
    {
      expected: 'Scope 1',
      message:
        'is 7, and the factor states no category and counts in Scope 1; leave it out, or state the category at the factor',
    },
  ])
})
