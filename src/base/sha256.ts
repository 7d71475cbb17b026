import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The synchronous hash of Node, Bun and Deno, several times as fast as one in JS. */
interface NativeCrypto {
  /** One-shot hash, from Node 20.12 on. */
  readonly hash?: (name: 'sha256', text: string, encoding: 'hex') => string
  createHash(name: 'sha256'): { update(text: string, encoding: 'utf8'): { digest(encoding: 'hex'): string } }
}

interface Runtime {
  readonly process?: { getBuiltinModule?(name: string): NativeCrypto | undefined }
}

/** SHA-256, in hex, of a text in UTF-8, in JS. */
export function sha256InJs(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** The native hash of the runtime, if it has one. */
export function sha256Of({ process }: Runtime): ((text: string) => string) | null {
  const crypto = process?.getBuiltinModule?.('node:crypto')
  if (typeof crypto?.createHash !== 'function') return null
  const { hash } = crypto
  if (typeof hash === 'function') return (text) => hash('sha256', text, 'hex')
  return (text) => crypto.createHash('sha256').update(text, 'utf8').digest('hex')
}

/** SHA-256, in hex, of a text in UTF-8. */
export const sha256Hex: (text: string) => string = sha256Of(globalThis as Runtime) ?? sha256InJs
