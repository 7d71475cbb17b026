import ts from 'typescript'
import { commentsOf, walk } from '../architecture/program.ts'
import type { Example } from './collect-examples.ts'

/** An example as a program: its assertions are calls, and its imports go through `require`. */
export interface CompiledExample {
  readonly javascript: string
  /** The same before it is compiled, with its imports as they are. */
  readonly typescript: string
  readonly imports: readonly string[]
  readonly assertions: number
}

/** Text is only ever put in, never taken out, so that a checked statement may stand inside another. */
interface Insertion {
  readonly at: number
  readonly text: string
}

const EQUALS = /^\/\/ ?=>/
const THROWS = /^\/\/ ?throws /

/**
 * Turns `expression // => value` into `__equal(line, expression, () => value)`, `statement // throws code` into
 * `__throws(line, statement, code)`, and marks each statement with its line. A value may go on in comments below it.
 */
export function compileExample({ file, line, code }: Example): CompiledExample {
  const source = ts.createSourceFile('example.ts', code, ts.ScriptTarget.ES2022, true)
  const lineAt = (position: number) => line + source.getLineAndCharacterOfPosition(position).line
  const imports: string[] = []
  const insertions: Insertion[] = []
  const asserted = new Set<number>()

  for (const node of walk(source)) {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier))
      imports.push(node.moduleSpecifier.text)
    if (!ts.isStatement(node) || endsWithStatement(node)) continue
    const checks = assertionOf(node, lineAt(node.getStart()))
    if (checks.length > 0) asserted.add(lineAt(node.end))
    insertions.push(...checks)
  }
  for (const statement of source.statements) {
    const index = statement.getStart()
    if (!ts.isImportDeclaration(statement)) insertions.push({ at: index, text: `__at(${lineAt(index)});` })
  }
  for (const comment of commentsOf(source)) {
    const isAssertion = EQUALS.test(comment.text) || THROWS.test(comment.text)
    if (isAssertion && !asserted.has(line + comment.line - 1)) {
      const why = 'it must stand behind an expression or a declaration, and say a JavaScript value or an error code'
      throw new Error(`${file}:${line + comment.line - 1}: '${comment.text}' checks nothing: ${why}`)
    }
  }
  const typescript = inserted(code, insertions)
  return { javascript: toJavaScript(typescript), typescript, imports, assertions: asserted.size }
}

/** True for `if (a) f()`: the comment behind it belongs to `f()`. */
function endsWithStatement(node: ts.Statement): boolean {
  return [...walk(node)].some((inner) => inner !== node && inner.end === node.end && ts.isStatement(inner))
}

/** What makes a check of a statement whose trailing comment says what it gives or throws. */
function assertionOf(statement: ts.Statement, line: number): Insertion[] {
  const code = statement.getSourceFile().text
  const [comment] = ts.getTrailingCommentRanges(code, statement.end) ?? []
  if (comment === undefined) return []
  const said = code.slice(comment.pos, comment.end)
  const expression = ts.isExpressionStatement(statement) ? statement.expression : undefined
  const start = statement.getStart()

  if (THROWS.test(said)) {
    const errorCode = JSON.stringify(said.replace(THROWS, '').trim())
    const [open, close] = expression === undefined ? ['', ''] : ['await (', ')']
    return [
      { at: start, text: `await __throws(${line}, async () => { ${open}` },
      { at: expression?.end ?? statement.end, text: `${close} }, ${errorCode})` },
    ]
  }
  if (!EQUALS.test(said)) return []
  const expected = expectedValue(said.replace(EQUALS, ''), code.slice(comment.end))
  if (expected === undefined) return []
  const value = `() => (${expected})`
  if (expression !== undefined) {
    return [
      { at: start, text: `__equal(${line}, ` },
      { at: expression.end, text: `, ${value})` },
    ]
  }
  const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations.at(-1)?.name : undefined
  if (declared === undefined || !ts.isIdentifier(declared)) return []
  return [{ at: statement.end, text: `;__equal(${line}, ${declared.text}, ${value})` }]
}

/** The value said, read on into the comment lines below for as long as it is not a complete expression. */
function expectedValue(said: string, below: string): string | undefined {
  let value = said
  for (const next of below.split('\n').slice(1)) {
    const more = /^\s*\/\/(?! ?=>)(.*)$/.exec(next)?.[1]
    if (isExpression(value) || more === undefined) break
    value += `\n${more}`
  }
  return isExpression(value) ? value.replaceAll('\n', ' ') : undefined
}

function isExpression(text: string): boolean {
  const source = ts.createSourceFile('value.ts', `(${text}\n)`, ts.ScriptTarget.ES2022)
  // the parser keeps its findings in the tree; to ask a program for them takes a thousand times as long
  return (source as ts.SourceFile & { readonly parseDiagnostics: readonly unknown[] }).parseDiagnostics.length === 0
}

/** From the end, so that positions stay true; of two at one place the later in the list comes first in the text. */
function inserted(code: string, insertions: readonly Insertion[]): string {
  return [...insertions]
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at: index, text: put }) => text.slice(0, index) + put + text.slice(index), code)
}

function toJavaScript(code: string): string {
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true }
  return ts.transpileModule(code, { compilerOptions }).outputText
}
