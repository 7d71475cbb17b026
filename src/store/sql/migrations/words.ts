import type { SqlDialect } from '../database.ts'

/** Replaces `{integer}`, `{text}` and `{end}` in a statement by the engine's words. */
export function inWordsOf({ words }: SqlDialect, statement: string): string {
  return statement.replace(/\{(integer|text|end)\}/g, (_, word: 'integer' | 'text' | 'end') => words[word])
}
