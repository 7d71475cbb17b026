import ts from 'typescript'

/** Visits an expression and what it holds, except the bodies of functions and classes, which run later or never. */
function* evaluated(node: ts.Node): Generator<ts.Node> {
  if (ts.isFunctionLike(node) || ts.isClassLike(node)) return
  yield node
  const children: ts.Node[] = []
  node.forEachChild((child) => void children.push(child))
  for (const child of children) yield* evaluated(child)
}

const isCall = (node: ts.Node): boolean => ts.isNewExpression(node) || ts.isCallExpression(node)

/** True for a node that a bundler expects to run code: a getter, an iterator, a conversion to text. */
function mayRunCode(node: ts.Node): boolean {
  if (ts.isSpreadElement(node) || ts.isSpreadAssignment(node) || ts.isTemplateExpression(node)) return true
  const isCallee = ts.isCallExpression(node.parent) && node.parent.expression === node
  return ts.isPropertyAccessExpression(node) && !isCallee
}

/** Texts to put in, by their positions. */
function marksOf(initializer: ts.Expression, source: ts.SourceFile): readonly (readonly [number, string])[] {
  const nodes = [...evaluated(initializer)]
  if (nodes.some(ts.isAwaitExpression)) return []
  if (nodes.some(mayRunCode)) {
    return [
      [initializer.getStart(source), '/* @__PURE__ */(()=>('],
      [initializer.end, '))()'],
    ]
  }
  const starts = new Set(nodes.filter(isCall).map((node) => node.getStart(source)))
  return [...starts].sort((a, b) => a - b).map((start) => [start, '/* @__PURE__ */'])
}

/**
 * Marks the initialisers of a module's constants as pure. No file has effects when it is loaded, as `sideEffects` of
 * package.json says; but a bundler applies that to whole files, and dist joins many files into one. With the marks it
 * leaves out the constants that nobody uses.
 */
export function markPureCalls(text: string): string {
  const source = ts.createSourceFile('module.js', text, ts.ScriptTarget.ES2022, true)
  const declarations = source.statements.flatMap((one) =>
    ts.isVariableStatement(one) ? one.declarationList.declarations : [],
  )
  const marks = declarations.flatMap(({ initializer }) =>
    initializer === undefined ? [] : marksOf(initializer, source),
  )
  let marked = ''
  let end = 0
  for (const [position, mark] of marks) {
    marked += text.slice(end, position) + mark
    end = position
  }
  return marked + text.slice(end)
}
