import ts from 'typescript'
import { placeOf } from './program.ts'

/** What an entry point exports, by the name it is exported under, with the declarations behind re-exports. */
function exportsOf(program: ts.Program, source: string): { name: string; declarations: readonly ts.Declaration[] }[] {
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(source)
  if (file === undefined) throw new Error(`${source} is an entry point of package.json, but there is no such file`)
  const module = checker.getSymbolAtLocation(file)
  return (module === undefined ? [] : checker.getExportsOfModule(module)).map((symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return { name: symbol.name, declarations: target.declarations ?? [] }
  })
}

/** Exports of an entry point that have no doc comment. */
export function undocumentedExports(program: ts.Program, source: string): string[] {
  return exportsOf(program, source)
    .filter(({ declarations }) => isOurs(declarations) && !declarations.some(hasComment))
    .map(({ name, declarations: [first] }) => `${first && placeOf(first)} ${name} has no doc comment`)
}

/** Exported functions of an entry point that show no example. */
export function functionsWithoutExample(program: ts.Program, source: string): string[] {
  const checker = program.getTypeChecker()
  return exportsOf(program, source)
    .filter(({ declarations }) => isOurs(declarations) && declarations.some((one) => isCallable(one, checker)))
    .filter(({ declarations }) => !declarations.some(hasExample))
    .map(({ name, declarations: [first] }) => `${first && placeOf(first)} ${name} has no @example`)
}

/** What a dependency declares and we pass on is documented there. */
function isOurs(declarations: readonly ts.Declaration[]): boolean {
  return declarations.some((declaration) => !declaration.getSourceFile().isDeclarationFile)
}

function hasComment(declaration: ts.Declaration): boolean {
  return ts
    .getJSDocCommentsAndTags(declaration)
    .some((doc) => (ts.getTextOfJSDocComment(doc.comment) ?? '').trim() !== '')
}

function hasExample(declaration: ts.Declaration): boolean {
  return ts.getJSDocTags(declaration).some((tag) => tag.tagName.text === 'example')
}

function isCallable(declaration: ts.Declaration, checker: ts.TypeChecker): boolean {
  if (ts.isFunctionDeclaration(declaration)) return true
  if (!ts.isVariableDeclaration(declaration)) return false
  return checker.getTypeAtLocation(declaration).getCallSignatures().length > 0
}
