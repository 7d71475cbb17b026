import type { FetchReader, FetchResponse } from './web.ts'

declare const TextDecoder: new () => { decode(bytes?: Uint8Array, options?: { stream: boolean }): string }

async function readPieces(reader: FetchReader, bytesMax: number): Promise<string | undefined> {
  const decoder = new TextDecoder()
  const texts: string[] = []
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return [...texts, decoder.decode()].join('')
    bytes += value?.length ?? 0
    if (bytes > bytesMax) return undefined
    texts.push(decoder.decode(value, { stream: true }))
  }
}

/** The text of a response; undefined if it has more than `bytesMax` bytes, without reading further. */
export async function readBody(response: FetchResponse, bytesMax: number): Promise<string | undefined> {
  const reader = response.body?.getReader?.()
  if (reader !== undefined) return readPieces(reader, bytesMax)
  const text = await response.text()
  return text.length > bytesMax ? undefined : text
}
