import { expect, it } from 'vitest'
import { allExamples } from './collect-examples.ts'
import { typeErrors } from './type-check-examples.ts'

it('the examples in the documents compile as a user would write them', () => {
  expect(typeErrors(allExamples())).toEqual([])
})
