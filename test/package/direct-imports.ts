import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import ts from 'typescript'

/** Where a name is defined. */
interface Origin {
  readonly file: string
  readonly name: string
}

/** A statement `import { … } from './x.ts'`, `export { … } from './x.ts'` or `export * from './x.ts'`. */
interface Link {
  readonly start: number
  readonly end: number
  readonly keyword: 'import' | 'export'
  readonly file: string
  /** The names of values: in the file that is named, and here. */
  readonly names: readonly (readonly [there: string, here: string])[]
}

const parsed = new Map<string, readonly Link[]>()

function namesOf(elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]): Link['names'] {
  const values = elements.filter(({ isTypeOnly }) => !isTypeOnly)
  return values.map(({ propertyName, name }) => [(propertyName ?? name).text, name.text] as const)
}

/** The names of values that a statement declares and exports. */
function declaredBy(statement: ts.Statement): string[] {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText())
  return ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) ? [statement.name?.text ?? ''] : []
}

/** The names of all values that a file exports. */
function exportedBy(file: string): string[] {
  const linked = linksOf(file).filter(({ keyword }) => keyword === 'export')
  const own = new Set(sourceOf(file).statements.flatMap(declaredBy)) // a name once, however many overloads it has
  return [...own, ...linked.flatMap(({ names }) => names.map(([, here]) => here))]
}

function linkOf(statement: ts.Statement, file: string): Link[] {
  const isExport = ts.isExportDeclaration(statement)
  if (!isExport && !ts.isImportDeclaration(statement)) return []
  const from = statement.moduleSpecifier
  const clause = isExport ? statement : statement.importClause
  const list = isExport ? statement.exportClause : statement.importClause?.namedBindings
  if (from === undefined || clause === undefined || clause.isTypeOnly) return []
  if (!ts.isStringLiteral(from) || !/^\.{1,2}\/.*\.ts$/.test(from.text)) return []
  const linked = resolve(dirname(file), from.text)
  const [start, end] = [statement.getStart(), statement.end]
  if (isExport && list === undefined) {
    const names = exportedBy(linked).map((name) => [name, name] as const)
    return [{ start, end, keyword: 'export', file: linked, names }]
  }
  if (list === undefined || !(ts.isNamedImports(list) || ts.isNamedExports(list))) return []
  return [{ start, end, keyword: isExport ? 'export' : 'import', file: linked, names: namesOf([...list.elements]) }]
}

function sourceOf(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
}

function linksOf(file: string): readonly Link[] {
  const known = parsed.get(file)
  if (known !== undefined) return known
  const links = sourceOf(file).statements.flatMap((statement) => linkOf(statement, file))
  parsed.set(file, links)
  return links
}

function originOf(file: string, name: string): Origin {
  for (const link of linksOf(file)) {
    const [there] = link.names.find(([, here]) => link.keyword === 'export' && here === name) ?? []
    if (there !== undefined) return originOf(link.file, there)
  }
  return { file, name }
}

/** The text of a file whose links name the files that define what they name. */
export function withDirectImports(file: string): string {
  const text = readFileSync(file, 'utf8')
  const links = linksOf(file).map(({ start, end, keyword, file: linked, names }) => {
    const direct = names.map(([there, here]) => {
      const origin = originOf(linked, there)
      const path = relative(dirname(file), origin.file).replaceAll('\\', '/')
      return `${keyword} { ${origin.name} as ${here} } from './${path}'`
    })
    return { start, end, direct: direct.join('; ') }
  })
  return links.reduceRight((all, { start, end, direct }) => all.slice(0, start) + direct + all.slice(end), text)
}

/**
 * Makes every file import from the files that define what it needs, past the lists of exports of folders. The bundler
 * counts a file as needed wherever something imports a list that names it; so every entry would load whole folders.
 */
export const directImports: Plugin = {
  name: 'direct-imports',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => ({
      contents: withDirectImports(path),
      loader: 'ts',
    }))
  },
}
