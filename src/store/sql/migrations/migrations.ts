import { sha256 } from '@noble/hashes/sha2.js'
import { BASE } from './data/base.ts'
import { REFRIGERANT_LEAKS } from './data/refrigerant-leaks.ts'

/** A change of the schema, applied once and atomically. */
export interface Migration {
  /** 1, 2, 3, … */
  readonly version: number
  readonly name: string
  /** Additive statements with the placeholders `{integer}`, `{text}` and `{end}`. A released one never changes. */
  readonly statements: readonly string[]
}

/** All migrations, in order. */
export const MIGRATIONS: readonly Migration[] = [
  { version: 1, name: 'base', statements: BASE },
  { version: 2, name: 'refrigerant-leaks', statements: REFRIGERANT_LEAKS },
]

/** The checksum stored with an applied migration, to detect changed statements. */
export function checksumOf({ statements }: Migration): string {
  const bytes = Uint8Array.from(statements.join(';\n'), (character) => character.charCodeAt(0))
  return Array.from(sha256(bytes).subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
