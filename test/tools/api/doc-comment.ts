import ts from 'typescript'
import type { Item } from './surface.ts'

/** A doc comment, read. */
export interface DocComment {
  /** Everything before the first tag, as Markdown. */
  readonly text: string
  /** What stands below each `@example`, as Markdown. */
  readonly examples: readonly string[]
}

/** The text of a comment, without its stars. */
function withoutStars(comment: string): string {
  return comment
    .replace(/^\/\*\*+/, '')
    .replace(/\s*\*\/$/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
}

function readComment(comment: string): DocComment {
  const [text = '', ...tags] = withoutStars(comment).split(/^\s*@(?=[a-z]+\b)/m)
  const examples = tags.filter((tag) => tag.startsWith('example')).map((tag) => tag.slice('example'.length).trim())
  return { text: text.trim(), examples }
}

/** The doc comment of an item; of overloads the first that has one. */
export function docCommentOf({ statements }: Item): DocComment {
  for (const statement of statements) {
    const comment = ts.getJSDocCommentsAndTags(statement).find((doc) => ts.isJSDoc(doc))
    if (comment !== undefined) return readComment(comment.getText())
  }
  return { text: '', examples: [] }
}

/** The doc comment of a file as a whole, the one with `@module`; '' where it has none. */
export function moduleCommentOf(source: string): string {
  const [comment = ''] = /^\/\*\*[\s\S]*?\*\//.exec(source) ?? []
  return /@module\b/.test(comment) ? readComment(comment).text : ''
}

/** The first sentence, on one line. */
export function firstSentence(text: string): string {
  const paragraph = (text.split(/\n\s*\n/)[0] ?? '').replace(/\s+/g, ' ')
  return /^.*?\.(?= [^a-z]|$)/.exec(paragraph)?.[0] ?? paragraph
}
