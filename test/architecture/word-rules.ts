import ts from 'typescript'
import { commentsOf, pathOf, placeOf, walk } from './program.ts'

/** Words of no field, as parts of a name, and what they are called instead; the glossary says why. */
export const REPLACED_WORDS: Readonly<Record<string, string>> = {
  whole: 'integer',
  said: 'the name of what it holds',
  meant: 'resolved',
  anew: 'needsRecalculation, recomputed',
  whose: 'tenantScope',
  pace: 'EventLoopYield',
  labour: 'WorkerTask',
  duty: 'Job',
  crew: 'WorkerPool',
  course: 'Job',
}

/** Whole names that are replaced, where their parts are words of other names too. */
export const REPLACED_NAMES: Readonly<Record<string, string>> = {
  handOut: 'dispatch',
  inTurn: 'serialize',
  turns: 'mutex',
  Turns: 'KeyedMutex',
  atFields: 'withClientPaths',
  atPaths: 'withClientPaths',
}

/** A share of a calculation has a part and a whole: so it stands in the trace. */
const OF_THE_TRACE = new Set(['whole'])

function isDeclaredName(node: ts.Node): node is ts.Identifier | ts.PrivateIdentifier {
  if (!ts.isIdentifier(node) && !ts.isPrivateIdentifier(node)) return false
  const { parent } = node
  const isNamed =
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent) ||
    ts.isFunctionLike(parent) ||
    ts.isClassLike(parent) ||
    ts.isInterfaceDeclaration(parent) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent)
  return isNamed && (parent as ts.NamedDeclaration).name === node
}

/** The words of a name in camel case. */
function wordsOf(name: string): readonly string[] {
  return (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? []).map((word) => word.toLowerCase())
}

/** True for a variable, parameter or field that holds a collector of violations. */
function isCollector(node: ts.Node): boolean {
  const { type, initializer } = node.parent as { type?: ts.TypeNode; initializer?: ts.Expression }
  return (
    type?.getText() === 'Violations' ||
    (initializer !== undefined && ts.isNewExpression(initializer) && initializer.expression.getText() === 'Violations')
  )
}

function replacementOf(node: ts.Identifier | ts.PrivateIdentifier): string | undefined {
  const name = node.text.replace(/^#/, '')
  if (name === 'found' && isCollector(node)) return 'violations'
  if (Object.hasOwn(REPLACED_NAMES, name)) return REPLACED_NAMES[name]
  const isOfTrace = OF_THE_TRACE.has(name) && (ts.isPropertySignature(node.parent) || ts.isBindingElement(node.parent))
  const word = isOfTrace ? undefined : wordsOf(name).find((one) => Object.hasOwn(REPLACED_WORDS, one))
  return word === undefined ? undefined : REPLACED_WORDS[word]
}

/** Names that the glossary replaces. */
export function replacedNames(file: ts.SourceFile): string[] {
  return [...walk(file)].filter(isDeclaredName).flatMap((node) => {
    const replacement = replacementOf(node)
    return replacement === undefined ? [] : [`${placeOf(node)} ${node.text}: the glossary has ${replacement}`]
  })
}

const QUESTION = /^[/*\s]*(?:What|How|Where|Who|Which|Whether|Whose)\b/

/** Comments that begin with a question word instead of the thing itself, or a verb. */
export function questionComments(file: ts.SourceFile): string[] {
  return commentsOf(file)
    .filter(({ text }) => QUESTION.test(text))
    .map(({ text, line }) => `${pathOf(file)}:${line} begins with a question word: ${text.slice(0, 60)}`)
}

/** Exported types whose name another file of these has too, for another thing. */
export function ambiguousTypeNames(files: readonly ts.SourceFile[]): string[] {
  const places = new Map<string, string[]>()
  for (const file of files) {
    for (const statement of file.statements) {
      const isType =
        ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) || ts.isClassDeclaration(statement)
      if (!isType || statement.name === undefined) continue
      const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
      if (!isExported) continue
      const { text } = statement.name
      places.set(text, [...(places.get(text) ?? []), placeOf(statement.name)])
    }
  }
  return [...places].filter(([, at]) => at.length > 1).map(([name, at]) => `${name}: ${at.join(', ')}`)
}
