import { sha256 } from '@noble/hashes/sha2.js'
import { BASE } from './data/base.ts'

/** A step that a database goes once, all of it or nothing. */
export interface Migration {
  /** 1, 2, 3, … */
  readonly version: number
  readonly name: string
  /** Additive statements; `{integer}`, `{text}` and `{end}` stand for the words of the engine. A released one never changes. */
  readonly statements: readonly string[]
}

/** All steps, in order. */
export const MIGRATIONS: readonly Migration[] = [{ version: 1, name: 'base', statements: BASE }]

/** What a database notes of a step that it went, so that no other text can pass for it. */
export function checksumOf({ statements }: Migration): string {
  const bytes = Uint8Array.from(statements.join(';\n'), (character) => character.charCodeAt(0))
  return Array.from(sha256(bytes).subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
