import type { SqlDialect } from '../database.ts'

/** A statement in the words of the engine, where it has `{integer}`, `{text}` and `{end}`. */
export function inWordsOf({ words }: SqlDialect, statement: string): string {
  return statement.replace(/\{(integer|text|end)\}/g, (_, word: 'integer' | 'text' | 'end') => words[word])
}
