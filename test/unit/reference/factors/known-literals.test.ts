import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { nationalCatalogue } from '../../../../src/reference/factors/national/index.ts'
import { spendCatalogue } from '../../../../src/reference/factors/spend/index.ts'

const PATH = 'src/reference/factors/known-literals.ts'
const CATALOGUES = [publishedCatalogue, nationalCatalogue, spendCatalogue]

/** The literals of a union type, sorted. */
function literalsOf(type: string): string[] {
  const source = ts.createSourceFile(PATH, readFileSync(PATH, 'utf8'), ts.ScriptTarget.ES2022)
  const declared = source.statements.find((one) => ts.isTypeAliasDeclaration(one) && one.name.text === type)
  if (declared === undefined || !ts.isTypeAliasDeclaration(declared) || !ts.isUnionTypeNode(declared.type)) return []
  return declared.type.types
    .flatMap((one) => (ts.isLiteralTypeNode(one) && ts.isStringLiteral(one.literal) ? [one.literal.text] : []))
    .sort()
}

describe('the literals that the compiler knows', () => {
  it('are the editions of the shipped catalogues', () => {
    const ids = CATALOGUES.flatMap(({ editions }) => editions.map(({ id }) => id))
    expect(literalsOf('EditionId')).toEqual(ids.sort())
  })

  it('are the regions of the shipped factors', () => {
    const regions = CATALOGUES.flatMap((catalogue) => catalogue.factors().flatMap(({ region }) => region || []))
    expect(literalsOf('RegionCode')).toEqual([...new Set(regions)].sort())
  })
})
