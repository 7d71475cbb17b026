import { existsSync } from 'node:fs'
import ts from 'typescript'

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
}

/** What others wrote, or a tool did; and AssemblyScript, which the compiler of TypeScript does not know. */
const NOT_OURS = ['**/node_modules', '**/dist', '**/kernels/assembly']

/** Every TypeScript file of ours below the folders, relative to the repository. */
export function filesBelow(...folders: string[]): string[] {
  return folders.filter(existsSync).flatMap((folder) => ts.sys.readDirectory(folder, ['.ts', '.mts', '.cts'], NOT_OURS))
}

/** The compiler's view of files on disk, plus `extra` files that exist only in memory; paths are relative. */
export function programOf(
  paths: readonly string[],
  { extra = {}, options = {} }: { extra?: Readonly<Record<string, string>>; options?: ts.CompilerOptions } = {},
): ts.Program {
  const merged = { ...OPTIONS, ...options }
  const host = ts.createCompilerHost(merged, true)
  const { fileExists, readFile, getSourceFile } = host
  const inMemory = (path: string) =>
    extra[host.getCanonicalFileName(path).replace(`${host.getCurrentDirectory()}/`, '')]
  host.fileExists = (path) => inMemory(path) !== undefined || fileExists(path)
  // a folder may exist in memory only
  host.directoryExists = () => true
  host.readFile = (path) => inMemory(path) ?? readFile(path)
  host.getSourceFile = (path, version, ...rest) => {
    const text = inMemory(path)
    return text === undefined ? getSourceFile(path, version, ...rest) : ts.createSourceFile(path, text, version, true)
  }
  return ts.createProgram([...paths, ...Object.keys(extra)], merged, host)
}

/** The program's own files below `folder`, with their paths as written; not what they import of others. */
export function sourcesOf(program: ts.Program, folder: string): ts.SourceFile[] {
  const isOurs = (path: string) => path.startsWith(`${folder}/`) && !/\/(?:node_modules|dist)\//.test(path)
  return program.getSourceFiles().filter((file) => isOurs(pathOf(file)))
}

/** The path of a file relative to the repository. */
export function pathOf(file: ts.SourceFile): string {
  return file.fileName.replace(`${process.cwd()}/`, '')
}

/** `src/core/exact/rational.ts:12`, counted from one. */
export function placeOf(node: ts.Node): string {
  const file = node.getSourceFile()
  return `${pathOf(file)}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`
}

/** The node and everything below it, without doc comments. */
export function walk(node: ts.Node): readonly ts.Node[] {
  const all: ts.Node[] = []
  const visit = (one: ts.Node): void => {
    all.push(one)
    one.forEachChild(visit)
  }
  visit(node)
  return all
}

/** The tokens of a node in order; comments are not tokens. */
export function tokensOf(node: ts.Node): readonly ts.Node[] {
  const tokens: ts.Node[] = []
  const visit = (one: ts.Node): void => {
    const children = one.getChildren()
    let isToken = true
    for (const child of children) {
      if (ts.isJSDoc(child)) continue
      isToken = false
      visit(child)
    }
    if (isToken) tokens.push(one)
  }
  visit(node)
  return tokens
}

/** The comments of a file, with the line each begins on, counted from one. */
export function commentsOf(file: ts.SourceFile): { text: string; line: number }[] {
  const ranges = new Map<number, ts.CommentRange>()
  for (const token of tokensOf(file)) {
    const around = [
      ...(ts.getLeadingCommentRanges(file.text, token.pos) ?? []),
      ...(ts.getTrailingCommentRanges(file.text, token.end) ?? []),
    ]
    for (const range of around) ranges.set(range.pos, range)
  }
  return [...ranges.values()].map(({ pos, end }) => ({
    text: file.text.slice(pos, end),
    line: file.getLineAndCharacterOfPosition(pos).line + 1,
  }))
}
