import { describe, expect, it } from 'vitest'
import { filesBelow, programOf, sourcesOf } from './program.ts'
import { decodedComments } from './sentence-rules.ts'

/** Comments of `src/` that still have a phrase to replace. Lower it with each rewrite; never raise it. */
const LEFT = 22

function commentsWith(text: string): string[] {
  return sourcesOf(programOf([], { extra: { 'src/core/units/sample.ts': text } }), 'src').flatMap(decodedComments)
}

describe('comments in plain English', () => {
  it('counts no more phrases to replace than before', () => {
    const found = sourcesOf(programOf(filesBelow('src')), 'src').flatMap(decodedComments)
    expect(found.length, found.slice(0, 20).join('\n')).toBeLessThanOrEqual(LEFT)
  })

  it.each([
    'a row of which there are two',
    'Of a site.',
    'the codes of what differs',
    'it is told by the unit',
    'as far as it goes',
    'the one beside it',
    'a sum comes to zero',
    'null where nothing is known',
    'for whoever reads it',
    'all but for one',
    'the row that is there.',
    'found another way',
    'a factor that stands in for it',
    'each is held to the rule',
    'made anew',
  ])('finds "%s"', (phrase) => {
    expect(commentsWith(`/** ${phrase} */\nexport const a = 1`)).toHaveLength(1)
  })

  it('passes over examples and plain sentences', () => {
    const text = `/**
     * Returns all of which the rows are made; null if there is none. A way to say it.
     * @example
     * const a = 'made anew'
     */
    export const a = 1`
    expect(commentsWith(text)).toEqual([])
  })
})
