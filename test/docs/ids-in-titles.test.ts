import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { filesBelow, walk } from '../architecture/program.ts'

const ID = /\b[A-Z]\d+[a-z]?\b/g

/** The ids that titles of a file cite. */
function idsInTitles(file: string, text = readFileSync(file, 'utf8')): string[] {
  const calls = [...walk(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true))].filter(ts.isCallExpression)
  return calls.flatMap(({ expression, arguments: [title] }) => {
    if (title === undefined || !/^(?:it|test|describe)\b/.test(expression.getText())) return []
    const isText = ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)
    return isText ? (title.getText().match(ID) ?? []) : []
  })
}

/** The ids that a page explains: the first cells of its rows. */
function explained(page: string): string[] {
  return [...readFileSync(page, 'utf8').matchAll(/^\| ([A-Z]\d+) \|/gm)].map(([, id = '']) => id)
}

describe('ids in the titles of tests', () => {
  const cited = new Set(filesBelow('test').flatMap((file) => idsInTitles(file)))
  const known = explained('test/README.md')

  it('are found in every form of a title', () => {
    const text = "describe.each([])('of X2', () => {\n  it(`is R7`, f)\n  expect('B8')\n})"
    expect(idsInTitles('sample.test.ts', text)).toEqual(['X2', 'R7'])
  })

  it('are explained in test/README.md, each once', () => {
    expect([...cited].filter((id) => !known.includes(id))).toEqual([])
    expect(known).toEqual([...new Set(known)])
  })

  it('are cited, where test/README.md explains them', () => {
    expect(known.filter((id) => !cited.has(id))).toEqual([])
  })
})
