import ts from 'typescript'
import type { Item } from './surface.ts'

const WITHOUT_COMMENTS = ts.createPrinter({ removeComments: true })
const WITH_COMMENTS = ts.createPrinter({ removeComments: false })

/** Words that every declaration of a package begins with, and that say nothing. */
const MODIFIERS = /^(?:export )?(?:declare )?/
const OWN_COMMENT = /^\/\*\*[\s\S]*?\*\/\s*/

/** The declarations of an item in the compiler's own layout, but two columns deep; overloads one after the other. */
function printed({ statements }: Item, printer: ts.Printer): string {
  return statements
    .map((statement) => printer.printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile()))
    .map((text) => text.replace(OWN_COMMENT, '').replace(MODIFIERS, '').replace(/;$/, ''))
    .join('\n')
    .replace(/^ +/gm, (indent) => ' '.repeat(Math.ceil(indent.length / 2)))
}

/** The whole public signature, without comments: what a change of code would change for users. */
export function signatureOf(item: Item): string {
  return printed(item, WITHOUT_COMMENTS)
}

/** The same with the comments of its members: what users read. */
export function commentedSignatureOf(item: Item): string {
  return printed(item, WITH_COMMENTS)
}
