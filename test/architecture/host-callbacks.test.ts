import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'
import { CLASSIFIED } from '../fixtures/host-callbacks.ts'
import { entryPoints } from '../package/entry-points.ts'
import { pathOf, programOf } from './program.ts'

/** Finds every function that a caller gives to an exported function: a parameter, or a field of one at any depth. */
class CallbackFinder {
  readonly found = new Set<string>()
  readonly #visited = new Set<ts.Type>()
  readonly #checker: ts.TypeChecker

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker
  }

  #isFunction(type: ts.Type): boolean {
    if (type.isUnion()) return type.types.some((one) => this.#isFunction(one))
    return type.getCallSignatures().length > 0
  }

  #visit(type: ts.Type, owner: string): void {
    if (this.#visited.has(type)) return
    this.#visited.add(type)
    const isList = this.#checker.isArrayType(type) || this.#checker.isTupleType(type)
    const parts = type.isUnionOrIntersection()
      ? type.types
      : isList
        ? this.#checker.getTypeArguments(type as ts.TypeReference)
        : undefined
    if (parts !== undefined) for (const part of parts) this.#visit(part, owner)
    else this.#visitFields(type, owner)
  }

  #visitFields(type: ts.Type, owner: string): void {
    const name = type.aliasSymbol?.name ?? type.symbol?.name ?? '__type'
    const of = name === '__type' ? owner : name
    for (const field of this.#checker.getPropertiesOfType(type)) {
      const declaration = field.valueDeclaration ?? field.declarations?.[0]
      const isOurs = declaration !== undefined && pathOf(declaration.getSourceFile()).startsWith('src/')
      if (!isOurs || field.name.startsWith('__#')) continue
      const fieldType = this.#checker.getTypeOfSymbolAtLocation(field, declaration)
      if (this.#isFunction(fieldType)) this.found.add(`${of}.${field.name}`)
      else this.#visit(fieldType, of)
    }
  }

  addExport(symbol: ts.Symbol): void {
    const target = symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol
    const declaration = target.valueDeclaration
    if (declaration === undefined) return
    const type = this.#checker.getTypeOfSymbolAtLocation(target, declaration)
    for (const signature of [...type.getCallSignatures(), ...type.getConstructSignatures()]) {
      for (const parameter of signature.parameters) {
        const at = parameter.valueDeclaration ?? declaration
        const parameterType = this.#checker.getTypeOfSymbolAtLocation(parameter, at)
        if (this.#isFunction(parameterType)) this.found.add(`${target.name}(${parameter.name})`)
        else this.#visit(parameterType, target.name)
      }
    }
  }
}

describe('the functions that a host gives', () => {
  let found: ReadonlySet<string>
  beforeAll(() => {
    const sources = entryPoints().map(({ source }) => source)
    const program = programOf(sources)
    const checker = program.getTypeChecker()
    const finder = new CallbackFinder(checker)
    for (const source of sources) {
      const file = program.getSourceFile(source)
      const module = file && checker.getSymbolAtLocation(file)
      if (module === undefined) throw new Error(`${source} is an entry point of package.json, and no module`)
      for (const symbol of checker.getExportsOfModule(module)) finder.addExport(symbol)
    }
    found = finder.found
  }, 120_000)

  it('are each classified by what their failure means', () => {
    const isClassified = (name: string) =>
      Object.hasOwn(CLASSIFIED, name) || Object.hasOwn(CLASSIFIED, `${name.split('.')[0]}.*`)
    expect([...found].filter((name) => !isClassified(name))).toEqual([])
  })

  it('are all there that the table names', () => {
    const names = [...found]
    const isThere = (name: string) =>
      name.endsWith('.*') ? names.some((one) => one.startsWith(name.slice(0, -1))) : found.has(name)
    expect(Object.keys(CLASSIFIED).filter((name) => !isThere(name))).toEqual([])
  })
})
