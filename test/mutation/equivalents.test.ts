import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { EQUIVALENTS } from './equivalents/equivalents.ts'
import { isInLine } from './is-in-line.ts'

const NAMED = EQUIVALENTS.flatMap(({ mutants }) => mutants)
/** Words that a change may bring: its own constants, and the opposite of a method. */
const NEW_WORDS = ['true', 'false', 'undefined', 'every', 'some', 'min', 'max']

function linesNamed(file: string, text: string): readonly string[] {
  const lines = readFileSync(`src/${file}`, 'utf8').split('\n')
  return lines.filter((line) => isInLine(text, line.trim()))
}

it('every change that is named as equivalent is of a line that stands in its file', () => {
  expect(NAMED.filter(([file, text]) => linesNamed(file, text).length === 0)).toEqual([])
})

it('and becomes what that line can become: its own words, in another way', () => {
  const foreign = NAMED.filter(([file, text, becomes = '']) => {
    const line = linesNamed(file, text).join(' ')
    const words = becomes.replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '').match(/[A-Za-z]\w*/g) ?? []
    return words.some((word) => !NEW_WORDS.includes(word) && !line.includes(word))
  })
  expect(foreign).toEqual([])
})
