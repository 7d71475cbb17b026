import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import ts from 'typescript'
import { filesBelow, placeOf, programOf } from '../../architecture/program.ts'
import type { EntryPoint } from '../../package/entry-points.ts'
import { withFields } from './resource-interfaces.ts'

/** Where the declarations lie, in memory only. */
const FOLDER = 'declarations'

const OPTIONS: ts.TranspileOptions = {
  reportDiagnostics: true,
  compilerOptions: { isolatedDeclarations: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
}

/** Source files by their path below the repository. */
export type Sources = Readonly<Record<string, string>>

/** A declaration whose type is not written down: `src/a.ts:12 name: why`. */
export interface InferredType {
  readonly source: string
  readonly names: readonly string[]
  readonly message: string
}

/** What a user's compiler sees of the sources. */
export interface Declarations {
  /** The declarations, with their doc comments and without code. */
  readonly program: ts.Program
  /** What the program does not show as it is, for its type would have to be inferred. */
  readonly inferred: readonly InferredType[]
}

/** The sources that entry points are made of, and others. */
export function librarySources(): Sources {
  const paths = filesBelow('src')
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]))
}

/** The names that a statement of a file declares. */
function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText())
  const { name } = statement as { name?: ts.Node }
  return name === undefined ? [] : [name.getText()]
}

/** Schemas state their types by themselves, so their declarations are those that the compiler infers. */
const SCHEMAS = 'src/resources/'

/** The declarations of some files on disk as the compiler infers them. */
function inferredDeclarations(paths: readonly string[]): Sources {
  if (paths.length === 0) return {}
  const options = { noEmit: false, declaration: true, emitDeclarationOnly: true }
  const program = programOf(paths, { options })
  const checker = program.getTypeChecker()
  const texts: Record<string, string> = {}
  for (const path of paths) {
    const file = program.getSourceFile(path)
    if (file === undefined) continue
    const keep = (_: string, text: string) => {
      texts[path] = withFields(text, file, checker)
    }
    program.emit(file, keep, undefined, true)
  }
  return texts
}

function inferredOf({ file, start = 0, messageText }: ts.Diagnostic): InferredType[] {
  const statement = file?.statements.find(({ pos, end }) => pos <= start && start < end)
  if (file === undefined || statement === undefined) return []
  const names = namesOf(statement)
  const message = `${placeOf(statement)} ${names}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  return [{ source: file.fileName, names, message }]
}

/**
 * The declarations of sources, made file by file from the types as they are written, without a type checker; it only
 * infers those of schemas.
 */
export function declarationsOf(sources: Sources): Declarations {
  const written: Record<string, string> = {}
  const found: InferredType[] = []
  for (const [fileName, text] of Object.entries(sources)) {
    const { outputText, diagnostics = [] } = ts.transpileDeclaration(text, { ...OPTIONS, fileName })
    written[fileName] = outputText
    found.push(...diagnostics.flatMap(inferredOf))
  }
  const inferred = found.filter(({ source }) => !source.startsWith(SCHEMAS))
  const schemas = [...new Set(found.map(({ source }) => source))].filter((source) => source.startsWith(SCHEMAS))
  const texts = Object.entries({ ...written, ...inferredDeclarations(schemas) }).map(([fileName, text]) => [
    fileName.replace(/^src\//, `${FOLDER}/`).replace(/\.ts$/, '.d.ts'),
    text,
  ])
  return { program: programOf([], { extra: Object.fromEntries(texts), options: { types: ['node'] } }), inferred }
}

/** The declarations of an entry point. */
export function declarationFileOf(program: ts.Program, { source }: EntryPoint): ts.SourceFile {
  const file = program.getSourceFile(source.replace(/^src\//, `${FOLDER}/`).replace(/\.ts$/, '.d.ts'))
  if (file === undefined) throw new Error(`${source} is an entry point of package.json, but there is no such file`)
  return file
}

/** The source that a declaration was made of, relative to the repository; undefined for what others declare. */
export function sourceOf(node: ts.Node): string | undefined {
  const path = relative(process.cwd(), node.getSourceFile().fileName)
  return path.startsWith(`${FOLDER}/`) ? path.replace(FOLDER, 'src').replace(/\.d\.ts$/, '.ts') : undefined
}
