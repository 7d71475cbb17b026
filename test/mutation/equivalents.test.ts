import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { EQUIVALENTS } from './equivalents/equivalents.ts'
import { isInLine } from './is-in-line.ts'

it('every change that is named as equivalent is of a line that stands in its file', () => {
  const gone = EQUIVALENTS.flatMap(({ mutants }) => mutants).filter(([file, text]) => {
    const lines = readFileSync(`src/${file}`, 'utf8').split('\n')
    return !lines.some((line) => isInLine(text, line.trim()))
  })
  expect(gone).toEqual([])
})
