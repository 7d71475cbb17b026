import ts from 'typescript'
import { walk } from '../../architecture/program.ts'
import type { EntryPoint } from '../../package/entry-points.ts'
import { declarationFileOf, sourceOf } from './declarations.ts'

/** The parts of a page, in its order. */
export const KINDS = Object.freeze(['function', 'class', 'constant', 'type'] as const)

/** What an export is. */
export type Kind = (typeof KINDS)[number]

/** Something that is declared, as an entry point exports it or as exports mention it. */
export interface Item {
  /** The name it is exported under; of what no entry exports, the name it is declared with. */
  readonly name: string
  readonly kind: Kind
  /** The file that declares it, relative to the repository; undefined for what a dependency declares. */
  readonly source: string | undefined
  /** Its declarations as statements: several for overloads. */
  readonly statements: readonly ts.Statement[]
  /** What its types name, of ours, each once. */
  readonly mentions: readonly ts.Symbol[]
  readonly symbol: ts.Symbol
}

/** What one entry point exports. */
export interface EntrySurface {
  readonly entry: EntryPoint
  readonly items: readonly Item[]
}

/** Everything that users can see. */
export interface Surface {
  readonly entries: readonly EntrySurface[]
  /** What exports mention, also in turn, and no entry exports. */
  readonly unexported: readonly Item[]
  /** The first entry that exports something, and the name there. */
  readonly homes: ReadonlyMap<ts.Symbol, { readonly specifier: string; readonly name: string }>
}

/** By the code units of the names, the same on every machine. */
function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0
}

function targetOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

/** The statement of a file that declares something; undefined for a member, a parameter, a type parameter. */
function statementOf(declaration: ts.Declaration): ts.Statement | undefined {
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
  return ts.isStatement(node) && ts.isSourceFile(node.parent) ? node : undefined
}

function statementsOf(symbol: ts.Symbol): ts.Statement[] {
  return (symbol.declarations ?? []).map(statementOf).filter((statement) => statement !== undefined)
}

function kindOf(symbol: ts.Symbol, checker: ts.TypeChecker): Kind {
  if (symbol.flags & ts.SymbolFlags.Function) return 'function'
  if (symbol.flags & ts.SymbolFlags.Class) return 'class'
  if (!(symbol.flags & ts.SymbolFlags.Variable)) return 'type'
  return checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0 ? 'function' : 'constant'
}

/** What of ours the statements name in their types. */
function mentionsOf(statements: readonly ts.Statement[], checker: ts.TypeChecker): ts.Symbol[] {
  const found = new Set<ts.Symbol>()
  for (const node of statements.flatMap((statement) => [...walk(statement)])) {
    const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined
    if (symbol === undefined) continue
    const target = targetOf(symbol, checker)
    const [statement] = statementsOf(target)
    if (statement !== undefined && sourceOf(statement) !== undefined) found.add(target)
  }
  return [...found]
}

function itemOf(symbol: ts.Symbol, name: string, checker: ts.TypeChecker): Item {
  const statements = statementsOf(symbol)
  const [first] = statements
  const mentions = mentionsOf(statements, checker).filter((one) => one !== symbol)
  const source = first && sourceOf(first)
  return { name, kind: kindOf(symbol, checker), source, statements, mentions, symbol }
}

/** What the items mention and no entry exports, and what that mentions. */
function unexportedOf(items: readonly Item[], homes: Surface['homes'], checker: ts.TypeChecker): Item[] {
  const found = new Map<ts.Symbol, Item>()
  const open = [...items]
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    for (const symbol of item.mentions) {
      if (homes.has(symbol) || found.has(symbol)) continue
      const mentioned = itemOf(symbol, symbol.name, checker)
      found.set(symbol, mentioned)
      open.push(mentioned)
    }
  }
  // two files may each declare a type of one name
  return [...found.values()].sort((a, b) => byName(a, b) || ((a.source ?? '') < (b.source ?? '') ? -1 : 1))
}

/** What the entry points export, and what those exports mention. */
export function surfaceOf(program: ts.Program, entryPoints: readonly EntryPoint[]): Surface {
  const checker = program.getTypeChecker()
  const entries = entryPoints.map((entry) => {
    const module = checker.getSymbolAtLocation(declarationFileOf(program, entry))
    const exported = module === undefined ? [] : checker.getExportsOfModule(module)
    const items = exported.map((symbol) => itemOf(targetOf(symbol, checker), symbol.name, checker)).sort(byName)
    return { entry, items }
  })
  const homes = new Map<ts.Symbol, { specifier: string; name: string }>()
  for (const { entry, items } of entries) {
    for (const { symbol, name } of items) {
      if (!homes.has(symbol)) homes.set(symbol, { specifier: entry.specifier, name })
    }
  }
  const all = entries.flatMap(({ items }) => items)
  return { entries, homes, unexported: unexportedOf(all, homes, checker) }
}
