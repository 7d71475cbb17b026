import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { COLLECTIONS } from '../../src/ledger/collections/index.ts'
import { filesBelow } from './program.ts'

/** The collection that every store has by itself. */
const OF_STORE = 'log'
/** Applied migrations stay as they were written. */
const MIGRATIONS = 'src/store/sql/migrations/'

/** The collections that a text of TypeScript names in strings, and as members of objects. */
function namedIn(text: string): string[] {
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    if (ts.isStringLiteral(node)) names.push(node.text)
    if (ts.isPropertyAccessExpression(node)) names.push(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('file.ts', text, ts.ScriptTarget.ES2022))
  return names.filter((name) => name !== OF_STORE && Object.hasOwn(COLLECTIONS, name))
}

describe('the store', () => {
  const files = filesBelow('src/store').filter((file) => !file.includes(MIGRATIONS))

  it('names no kind of record but the lines of its log', () => {
    expect(files.length).toBeGreaterThan(50)
    expect(files.flatMap((file) => namedIn(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`))).toEqual([])
  })

  it('is red when it names one', () => {
    expect(namedIn("import './sites.ts'\nconst names = ['sites', 'log', tx.vendors]")).toEqual(['sites', 'vendors'])
  })
})
