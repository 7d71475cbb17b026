import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** A function of the sources, with one entry for each call. */
export interface Entry {
  /** 'src/http/create-api.ts' */
  readonly file: string
  /** The name and the line: 'respond:97'; only the line if it has no name. */
  readonly name: string
}

/** Modules whose functions report each call. */
export interface TracedModules {
  /** Loads a module, from a path such as 'src/http/index.ts'. */
  readonly load: (file: string) => unknown
  /** Runs `work` and returns the functions that it entered, in order. */
  readonly trace: (work: () => Promise<unknown>) => Promise<readonly Entry[]>
}

/** An insertion of text at a position of a source. */
interface Insertion {
  readonly at: number
  readonly text: string
}

function nameOf(node: ts.Node, source: ts.SourceFile): string {
  const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
  const named = ts.isArrowFunction(node) || ts.isFunctionExpression(node) ? node.parent : node
  const { name } = named as { readonly name?: ts.Node }
  return `${name?.getText(source) ?? ''}:${line}`
}

/** The source with a call of `enter` at the start of each function; `idOf` numbers the functions by name. */
function withEntries(source: ts.SourceFile, idOf: (name: string) => number): string {
  const insertions: Insertion[] = []
  const visit = (node: ts.Node): void => {
    const { body } = node as { readonly body?: ts.ConciseBody }
    if (ts.isFunctionLike(node) && body !== undefined) {
      const enter = `__enter(${idOf(nameOf(node, source))})`
      if (ts.isBlock(body)) insertions.push({ at: body.getStart(source) + 1, text: `${enter};` })
      else insertions.push({ at: body.getStart(source), text: `(${enter},` }, { at: body.end, text: ')' })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return insertions
    .map((insertion, order) => ({ ...insertion, order }))
    .sort((a, b) => b.at - a.at || b.order - a.order)
    .reduce((text, { at, text: inserted }) => text.slice(0, at) + inserted + text.slice(at), source.text)
}

/** Loads modules of the sources with a call at the entry of each function, so that a run can be traced. */
export function tracedModules(): TracedModules {
  const functions: Entry[] = []
  let entries: number[] | null = null
  const loaded = new Map<string, { exports: unknown }>()
  const compiled = (path: string): string => {
    const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true)
    const file = relative(ROOT, path)
    const text = withEntries(source, (name) => functions.push({ file, name }) - 1)
    const options = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true }
    return ts.transpileModule(text, { compilerOptions: options }).outputText
  }
  const load = (path: string): unknown => {
    const known = loaded.get(path)
    if (known !== undefined) return known.exports
    const module = { exports: {} as unknown }
    loaded.set(path, module)
    const external = createRequire(path)
    const require = (name: string) => (name.startsWith('.') ? load(resolve(dirname(path), name)) : external(name))
    const run = new Function('require', 'module', 'exports', '__enter', compiled(path))
    run(require, module, module.exports, (id: number) => void entries?.push(id))
    return module.exports
  }
  return {
    load: (file) => load(join(ROOT, file)),
    trace: async (work) => {
      entries = []
      await work()
      const found = entries.map((id) => functions[id] as Entry)
      entries = null
      return found
    },
  }
}
