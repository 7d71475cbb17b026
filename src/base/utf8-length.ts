import { lazy } from './lazy.ts'

/** The part of TextEncoder, which every runtime has, that is used here. */
interface Utf8Encoder {
  encodeInto(text: string, bytes: Uint8Array): { readonly read: number; readonly written: number }
}

/** Characters encoded at a time, so that the bytes stay in the cache. */
const CHARACTERS_AT_ONCE = 16 * 1024

const encoding = lazy(() => {
  const TextEncoder: new () => Utf8Encoder = Reflect.get(globalThis, 'TextEncoder')
  return { encoder: new TextEncoder(), bytes: new Uint8Array(3 * CHARACTERS_AT_ONCE) }
})

/**
 * Returns the UTF-8 length of a text in bytes; a lone surrogate counts as its replacement character. Engines encode text
 * about ten times as fast as they search it by a pattern.
 */
export function utf8Length(text: string): number {
  const { encoder, bytes } = encoding()
  let length = 0
  for (let start = 0; start < text.length; ) {
    const { read, written } = encoder.encodeInto(start === 0 ? text : text.slice(start), bytes)
    start += read
    length += written
  }
  return length
}
