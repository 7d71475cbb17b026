import { expect, it } from 'vitest'
import { honestBundles } from '../../verifiers/bundle-cases.ts'
import { bundleIdeas, bundleVariants } from '../../verifiers/bundle-ideas.ts'
import { documentIdeas } from '../../verifiers/document-ideas.ts'
import { libraryAnswer } from '../../verifiers/library-answers.ts'

const [frozen] = await honestBundles()

it.each([...documentIdeas()])('the library does not verify a $name', ({ isVerified }) => {
  expect(isVerified()).toBe(false)
})

it.each(frozen ? [...bundleIdeas(frozen)] : [])('the library does not verify a bundle: $name', async ({ lines }) => {
  expect((await libraryAnswer(lines)).answer).toBe('not_verified')
})

it.each(frozen ? [...bundleVariants(frozen)] : [])('the library verifies a bundle: $name', async ({ lines }) => {
  expect((await libraryAnswer(lines)).answer).toBe('verified')
})
