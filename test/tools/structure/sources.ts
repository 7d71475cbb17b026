import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import ts from 'typescript'

/** A file of `src/`, parsed without types. */
export interface Source {
  /** Relative to the repository: 'src/core/units/unit-table.ts'. */
  readonly path: string
  /** The folder with a layer of its own: 'bulk', 'core/units'; '' for the entry files of `src/` itself. */
  readonly folder: string
  readonly text: string
  readonly tree: ts.SourceFile
}

/** A function declared at the top level of a file. */
export interface DeclaredFunction {
  readonly name: string
  readonly path: string
  readonly folder: string
  /** False for a constant whose value is a function. */
  readonly isDeclaration: boolean
}

/** Folders of `src/` that hold others, each with a layer of its own. */
const OUTER_FOLDERS = ['core', 'reference', 'standards', 'records', 'apps']

function roomOf(path: string): string {
  const [outer = '', inner = ''] = path.slice('src/'.length).split('/').slice(0, -1)
  return OUTER_FOLDERS.includes(outer) ? `${outer}/${inner}` : outer
}

function parseSource(root: string, name: string): Source {
  const path = posix.join('src', name.replaceAll('\\', '/'))
  const text = readFileSync(join(root, path), 'utf8')
  return { path, folder: roomOf(path), text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) }
}

/** True for a table of data, which a tool or a publisher wrote. */
export const isData = (path: string): boolean => /[\\/]data[\\/]/.test(path)

/** Lists the TypeScript files of `src/`, relative to it. */
export function sourceNames(root = '.'): readonly string[] {
  const names = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.ts')).sort()
}

/** Parses the TypeScript files of `src/`, except tables of data. */
export function readSources(root = '.'): readonly Source[] {
  return sourceNames(root)
    .filter((name) => !isData(name))
    .map((name) => parseSource(root, name))
}

/** The files of `src/` that a file imports or exports again. */
export function importsOf({ path, tree }: Source): ReadonlySet<string> {
  const imported = tree.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
    const specifier = statement.moduleSpecifier
    if (specifier === undefined || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return []
    return [posix.join(dirname(path), specifier.text)]
  })
  return new Set(imported)
}

const isFunctionValue = (value: ts.Expression | undefined) =>
  value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value))

/** Lists the functions that files declare at their top level: declarations, and constants that are functions. */
export function declaredFunctions(sources: readonly Source[]): readonly DeclaredFunction[] {
  return sources.flatMap(({ path, folder, tree }) =>
    tree.statements.flatMap((statement): DeclaredFunction[] => {
      if (ts.isFunctionDeclaration(statement)) {
        return statement.name === undefined ? [] : [{ name: statement.name.text, path, folder, isDeclaration: true }]
      }
      if (!ts.isVariableStatement(statement)) return []
      const { declarations } = statement.declarationList
      return declarations
        .filter(({ initializer }) => isFunctionValue(initializer))
        .map(({ name }) => ({ name: name.getText(), path, folder, isDeclaration: false }))
    }),
  )
}
