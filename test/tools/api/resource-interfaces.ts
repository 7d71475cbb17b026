import { basename } from 'node:path'
import ts from 'typescript'

const RESOURCE = /^ResourceSchema<(\w+)>$/
const INTERFACE = /(export interface (\w+)) extends OutputOf<typeof (\w+)> \{\s*\}/g

/** Prints the fields of resources, and collects the resources of other files that they name. */
class FieldPrinter {
  readonly imports = new Map<string, string>()
  readonly #file: ts.SourceFile
  readonly #checker: ts.TypeChecker

  constructor(file: ts.SourceFile, checker: ts.TypeChecker) {
    this.#file = file
    this.#checker = checker
  }

  /** Returns the interface that a schema is declared with, such as `FileResource` of `fileSchema`. */
  #namedResource(name: ts.Identifier): string | undefined {
    const symbol = this.#checker.getSymbolAtLocation(name)
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol
    const declaration = target?.valueDeclaration
    const type = declaration && ts.isVariableDeclaration(declaration) ? declaration.type?.getText() : undefined
    const resource = type === undefined ? undefined : RESOURCE.exec(type)?.[1]
    const home = declaration?.getSourceFile()
    if (resource !== undefined && home !== undefined && home !== this.#file) {
      this.imports.set(resource, basename(home.fileName))
    }
    return resource
  }

  /** Prints the output of a schema that is made of named resources or names; undefined for any other schema. */
  #printSchema(node: ts.Expression | undefined): string | undefined {
    if (node === undefined) return undefined
    if (ts.isIdentifier(node)) return this.#namedResource(node)
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined
    const { expression: inner, name } = node.expression
    const [first] = node.arguments
    if (name.text === 'enum') return first && ts.isIdentifier(first) ? `(typeof ${first.text})[number]` : undefined
    if (name.text === 'array') {
      const item = this.#printSchema(first)
      return item === undefined ? undefined : `${item}[]`
    }
    const printed = this.#printSchema(inner)
    if (printed === undefined || name.text.endsWith('ptional')) return printed
    return name.text === 'nullable' ? `${printed} | null` : undefined
  }

  /** Prints a field with its comment. */
  print(field: ts.Symbol): string {
    const [declaration] = field.declarations ?? []
    const initializer = declaration && ts.isPropertyAssignment(declaration) ? declaration.initializer : undefined
    const type = this.#checker.getTypeOfSymbol(field)
    const written = this.#checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation).replaceAll('"', "'")
    const comments = declaration === undefined ? [] : ts.getJSDocCommentsAndTags(declaration)
    const mark = field.flags & ts.SymbolFlags.Optional ? '?' : ''
    const text = `${field.name}${mark}: ${this.#printSchema(initializer) ?? written};`
    return [...comments.map((comment) => comment.getText()), text].map((line) => `  ${line}`).join('\n')
  }
}

/** The type of an interface or a constant of a file, by its name. */
function typeOf(name: string, file: ts.SourceFile, checker: ts.TypeChecker): ts.Type | undefined {
  const constants = file.statements
    .filter(ts.isVariableStatement)
    .flatMap((one) => [...one.declarationList.declarations])
  const declared: (ts.VariableDeclaration | ts.InterfaceDeclaration)[] = [
    ...constants,
    ...file.statements.filter(ts.isInterfaceDeclaration),
  ]
  const found = declared.find((one) => one.name.getText() === name)
  return found && checker.getTypeAtLocation(found)
}

/** The declarations of a file, in which each resource lists the fields of its schema, in their order. */
export function withFields(declarations: string, file: ts.SourceFile, checker: ts.TypeChecker): string {
  const printer = new FieldPrinter(file, checker)
  const text = declarations.replace(INTERFACE, (_, head: string, name: string, shape: string) => {
    const [resource, fields] = [typeOf(name, file, checker), typeOf(shape, file, checker)]
    const order = (fields?.getProperties() ?? []).map((field) => field.name)
    const lines = order.flatMap((field) => {
      const symbol = resource?.getProperty(field)
      return symbol === undefined ? [] : [printer.print(symbol)]
    })
    return `${head} {\n${lines.join('\n')}\n}`
  })
  const imports = [...printer.imports].filter(([name]) => !new RegExp(`import .*\\b${name}\\b`).test(declarations))
  return [...imports.map(([name, source]) => `import type { ${name} } from './${source}'`), text].join('\n')
}
