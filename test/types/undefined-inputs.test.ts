import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { entryPoints } from '../package/entry-points.ts'

// Under exactOptionalPropertyTypes a caller may pass `undefined` for an optional field only if its type says so.

/** Files whose optional fields no caller writes as an object literal, with the reason. */
const NOT_WRITTEN: Readonly<Record<string, string>> = {
  'src/bulk/parallel/bulk-worker.ts': 'workers of the host',
  'src/core/emissions/factor/emission-factor.ts': 'the methods of a catalogue',
  'src/http/fetch.ts': 'requests of the host',
  'src/http/lambda.ts': 'events of the host',
  'src/http/node.ts': 'requests of the host',
  'src/ledger/context/records.ts': 'rows that a store returns as they were stored',
  'src/reference/places/services/web.ts': 'responses of the host',
  'src/testing/http/describe-adapter.ts': 'a server of the host',
}

type Direction = 'input' | 'output'

/** Walks the types of all exports: what callers pass in, and what they get. */
class FieldWalk {
  readonly optional: Readonly<Record<Direction, Set<string>>> = { input: new Set(), output: new Set() }
  readonly #seen: Readonly<Record<Direction, Set<ts.Type>>> = { input: new Set(), output: new Set() }
  readonly #checker: ts.TypeChecker

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker
  }

  visit(type: ts.Type, direction: Direction): void {
    if (this.#seen[direction].has(type)) return
    this.#seen[direction].add(type)
    if (type.isUnion()) {
      for (const part of type.types) this.visit(part, direction)
      return
    }
    for (const argument of this.#checker.getTypeArguments(type as ts.TypeReference)) this.visit(argument, direction)
    const constraint = type.isTypeParameter() ? this.#checker.getBaseConstraintOfType(type) : undefined
    if (constraint !== undefined) this.visit(constraint, direction)
    for (const signature of type.getCallSignatures()) this.#visitCall(signature, direction)
    const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0
    for (const field of isObject ? type.getProperties() : []) this.#visitField(field, direction)
  }

  #visitCall(signature: ts.Signature, direction: Direction): void {
    const opposite = direction === 'input' ? 'output' : 'input'
    for (const parameter of signature.getParameters()) this.visit(this.#checker.getTypeOfSymbol(parameter), opposite)
    this.visit(signature.getReturnType(), direction)
  }

  #visitField(field: ts.Symbol, direction: Direction): void {
    const [declaration] = field.declarations ?? []
    const path = declaration?.getSourceFile().fileName.replace(/^.*\/(?=src\/)/, '')
    if (declaration === undefined || !path?.startsWith('src/')) return
    const type = this.#checker.getTypeOfSymbol(field)
    // the compiler marks an optional field that may not be undefined by a type that only debuggers name
    const isExact = (type.isUnion() ? type.types : [type]).some(
      (part) => 'debugIntrinsicName' in part && part.debugIntrinsicName === 'missing',
    )
    if (isExact) this.optional[direction].add(`${path} ${field.name}`)
    this.visit(type, direction)
  }
}

describe('optional fields of inputs', () => {
  it('accept undefined', () => {
    const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
    const sources = entryPoints().map(({ source }) => source)
    const program = ts.createProgram(sources, ts.parseJsonConfigFileContent(config, ts.sys, '.').options)
    const checker = program.getTypeChecker()
    const walk = new FieldWalk(checker)
    for (const source of sources) {
      const file = program.getSourceFile(source)
      const entry = file && checker.getSymbolAtLocation(file)
      for (const name of entry === undefined ? [] : checker.getExportsOfModule(entry)) {
        const symbol = name.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(name) : name
        if (symbol.flags & ts.SymbolFlags.Value) walk.visit(checker.getTypeOfSymbol(symbol), 'output')
      }
    }
    const { input, output } = walk.optional
    expect(output.size).toBeGreaterThan(100)
    const isWritten = (field: string) => !output.has(field) && !(field.split(' ', 1).join() in NOT_WRITTEN)
    expect([...input].filter(isWritten)).toEqual([])
  })
})
