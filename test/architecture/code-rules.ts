import ts from 'typescript'
import { entryPoints } from '../package/entry-points.ts'
import { commentsOf, pathOf, placeOf, tokensOf, walk } from './program.ts'
import { questionComments, replacedNames } from './word-rules.ts'

const FILE_LINES_MAX = 400
const FUNCTION_CODE_LINES_MAX = 60
const PARAMETERS_MAX = 3
const REASON_CHARACTERS_MIN = 10

const VAGUE_NAMES = ['util', 'utils', 'helper', 'helpers', 'common', 'manager', 'managers']
const TYPED_ARRAY = /^(?:Big)?(?:Int|Uint|Float)(?:8|16|32|64)(?:Clamped)?Array$/

/** Globals that bring the world in: clock, randomness, I/O, the host. */
const IMPURE_GLOBALS = new Set(
  `process console performance globalThis global window self navigator document localStorage require fetch crypto
   setTimeout setInterval setImmediate clearTimeout clearInterval clearImmediate queueMicrotask`.split(/\s+/),
)

/** A rule over one file: what it finds, as sentences that begin with a place. */
export interface CodeRule {
  readonly name: string
  readonly appliesTo: (path: string) => boolean
  readonly check: (file: ts.SourceFile, checker: ts.TypeChecker) => string[]
}

const inSource = (path: string) => path.startsWith('src/')
const everywhere = () => true

/** The entry points for Node: `src/bulk/node.ts`, `src/http/node.ts`. */
const ON_NODE = entryPoints().flatMap(({ name, source }) => (name.endsWith('/node') ? [source] : []))

/** The folders that calculate, and the entry files of src, which only pass on their exports. */
const PURE = /^src\/(?:(?:core|verify|reference|bulk|standards|rows)\/|[^/]+$)/

function inPureLayers(path: string): boolean {
  return PURE.test(path) && !ON_NODE.includes(path)
}

function isExported(node: ts.Node): boolean {
  return (
    ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  )
}

function isPrivate(node: ts.Node): boolean {
  const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : []
  return (
    modifiers.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword) ||
    (ts.isMethodDeclaration(node) && ts.isPrivateIdentifier(node.name))
  )
}

function fileLength(file: ts.SourceFile): string[] {
  const lines = file.text.trimEnd().split('\n').length
  return lines > FILE_LINES_MAX ? [`${pathOf(file)} has ${lines} lines, at most ${FILE_LINES_MAX}`] : []
}

function functionLength(file: ts.SourceFile): string[] {
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line
  return functionsOf(file).flatMap((node) => {
    const lines = new Set<number>()
    for (const token of tokensOf(node)) {
      for (let line = lineOf(token.getStart()); line <= lineOf(token.end); line++) lines.add(line)
    }
    const found = `${placeOf(node)} has ${lines.size} code lines, at most ${FUNCTION_CODE_LINES_MAX}`
    return lines.size > FUNCTION_CODE_LINES_MAX ? [found] : []
  })
}

function functionsOf(file: ts.SourceFile): ts.SignatureDeclaration[] {
  return [...walk(file)].filter((node): node is ts.SignatureDeclaration => ts.isFunctionLike(node))
}

function parameterCount(file: ts.SourceFile): string[] {
  return functionsOf(file)
    .filter(({ parameters }) => parameters.length > PARAMETERS_MAX)
    .map((node) => `${placeOf(node)} takes ${node.parameters.length} parameters, at most ${PARAMETERS_MAX}`)
}

/** What callers outside the file can call: exported functions, and the public methods of exported classes. */
function exportedCallables(file: ts.SourceFile): ts.SignatureDeclaration[] {
  return file.statements.filter(isExported).flatMap((statement): ts.SignatureDeclaration[] => {
    if (ts.isFunctionDeclaration(statement)) return [statement]
    if (ts.isClassDeclaration(statement)) {
      return statement.members.filter((member) => ts.isFunctionLike(member)).filter((member) => !isPrivate(member))
    }
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations
      .map(({ initializer }) => initializer)
      .filter((value) => value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)))
  })
}

function booleanParameters(file: ts.SourceFile, checker: ts.TypeChecker): string[] {
  return exportedCallables(file)
    .flatMap(({ parameters }) => [...parameters])
    .filter((parameter) => isBoolean(checker.getNonNullableType(checker.getTypeAtLocation(parameter))))
    .map((parameter) => `${placeOf(parameter)} is a boolean positional parameter: two functions, or an option by name`)
}

function isBoolean(type: ts.Type): boolean {
  return type.isUnion() ? type.types.every(isBoolean) : (type.flags & ts.TypeFlags.BooleanLike) !== 0
}

function impureGlobals(file: ts.SourceFile, checker: ts.TypeChecker): string[] {
  return [...walk(file)]
    .filter((node): node is ts.Identifier => ts.isIdentifier(node) && isReference(node) && isGlobal(node, checker))
    .flatMap((node) => {
      const what = impurity(node)
      return what === undefined
        ? []
        : [`${placeOf(node)} uses ${what}: it is an input here, not something to reach for`]
    })
}

function impurity({ text, parent }: ts.Identifier): string | undefined {
  if (IMPURE_GLOBALS.has(text)) return text
  const member = ts.isPropertyAccessExpression(parent) ? parent.name.text : undefined
  if (text === 'Math' && member === 'random') return 'Math.random'
  if (text !== 'Date') return undefined
  if (member === 'now') return 'Date.now'
  if (ts.isCallExpression(parent) && parent.expression.getText() === text) return 'Date()'
  return ts.isNewExpression(parent) && (parent.arguments?.length ?? 0) === 0 ? 'new Date()' : undefined
}

/** A name that is read, not one that is declared or that names a property. */
/** True where a name is used as a value; `typeof x` in a type is none. */
function isReference(node: ts.Identifier): boolean {
  if (ts.isTypeQueryNode(node.parent)) return false
  const { name, propertyName } = node.parent as { name?: ts.Node; propertyName?: ts.Node }
  return ts.isShorthandPropertyAssignment(node.parent) || (name !== node && propertyName !== node)
}

function isGlobal(node: ts.Identifier, checker: ts.TypeChecker): boolean {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node)
  return (symbol?.declarations ?? []).every((declaration) => declaration.getSourceFile().isDeclarationFile)
}

function moduleState(file: ts.SourceFile): string[] {
  return file.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .filter(({ declarationList }) => (declarationList.flags & ts.NodeFlags.Const) === 0)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ initializer }) => !isScratchBuffer(initializer))
    .map((declaration) => `${placeOf(declaration)} ${declaration.name.getText()} is state of the module`)
}

/** `new Float64Array(64)`: a buffer that is written before it is read, so that nobody can see what it held. */
function isScratchBuffer(value: ts.Expression | undefined): boolean {
  return value !== undefined && ts.isNewExpression(value) && TYPED_ARRAY.test(value.expression.getText())
}

function suppressionReasons(file: ts.SourceFile): string[] {
  if (!/biome-ignore|@ts-|(?:v8|c8|istanbul) ignore/.test(file.text)) return []
  return commentsOf(file).flatMap(({ text, line }) => {
    const place = `${pathOf(file)}:${line}`
    const [, directive, after = ''] =
      /^[/*\s]*(biome-ignore(?:-all|-start|-end)?|@ts-expect-error|@ts-ignore|@ts-nocheck|(?:v8|c8|istanbul) ignore)(.*)/s.exec(
        text,
      ) ?? []
    if (directive === undefined || directive === 'biome-ignore-end') return []
    if (directive === '@ts-ignore' || directive === '@ts-nocheck')
      return [`${place} ${directive}: use @ts-expect-error`]
    const reason = directive.startsWith('biome') ? after.slice(after.indexOf(':') + 1) : after
    const words = reason.replace(/[^\p{L}\p{N} ]/gu, '').trim()
    const given =
      words.length >= REASON_CHARACTERS_MIN &&
      !/<.*>/.test(reason) &&
      (!directive.startsWith('biome') || after.includes(':'))
    return given ? [] : [`${place} ${directive} gives no reason`]
  })
}

function fileName(file: ts.SourceFile): string[] {
  const path = pathOf(file)
  return path.split('/').flatMap((part) => {
    const words = part.split(/[-.]/)
    const vague = words.find((word) => VAGUE_NAMES.includes(word))
    if (vague !== undefined) return [`${path}: '${vague}' says nothing of what is inside`]
    return words.every((word) => /^[a-z0-9]+$/.test(word)) ? [] : [`${path}: '${part}' is not kebab-case`]
  })
}

/** What the compiler's own tree can tell of one file. */
export const CODE_RULES: readonly CodeRule[] = [
  { name: 'file length', appliesTo: (path) => !/\/(?:data|fixtures)\//.test(path), check: fileLength },
  { name: 'function length', appliesTo: inSource, check: functionLength },
  { name: 'parameter count', appliesTo: inSource, check: parameterCount },
  { name: 'boolean parameters', appliesTo: inSource, check: booleanParameters },
  { name: 'purity', appliesTo: inPureLayers, check: impureGlobals },
  { name: 'module state', appliesTo: inPureLayers, check: moduleState },
  { name: 'suppressions', appliesTo: everywhere, check: suppressionReasons },
  { name: 'file name', appliesTo: everywhere, check: fileName },
  { name: 'words of the field', appliesTo: inSource, check: replacedNames },
  { name: 'comments begin with the thing itself', appliesTo: inSource, check: questionComments },
]
