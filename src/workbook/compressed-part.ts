/** A part of a package, compressed. */
export interface CompressedPart {
  /** Path in the package: 'xl/workbook.xml'. */
  readonly name: string
  /** The raw DEFLATE stream in pieces. */
  readonly pieces: readonly Uint8Array[]
  readonly compressedBytes: number
  /** CRC-32 of the content. */
  readonly crc: number
  readonly bytes: number
}

interface ByteSink {
  write(bytes: Uint8Array): Promise<void>
  close(): Promise<void>
}

interface ByteReader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array }>
}

type CompressionClass = new (
  format: 'gzip',
) => { readonly writable: { getWriter(): ByteSink }; readonly readable: { getReader(): ByteReader } }

type EncoderClass = new () => { encode(text: string): Uint8Array }

/** Characters per piece that is compressed. */
const BLOCK = 65_536
/** Without a name or other options, which a compression stream never writes. */
const GZIP_HEADER = 10
/** CRC-32 and size of the content. */
const GZIP_TRAILER = 8

async function allOf(reader: ByteReader): Promise<readonly Uint8Array[]> {
  const pieces: Uint8Array[] = []
  for (let next = await reader.read(); !next.done; next = await reader.read()) pieces.push(next.value as Uint8Array)
  return pieces
}

/** Bytes `from` up to `to` of pieces. */
function cut(pieces: readonly Uint8Array[], from: number, to: number): readonly Uint8Array[] {
  let start = 0
  return pieces.flatMap((piece) => {
    const part = piece.subarray(Math.max(0, from - start), Math.max(0, to - start))
    start += piece.length
    return part.length === 0 ? [] : [part]
  })
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((bytes, { length }) => bytes + length, 0))
  let start = 0
  for (const piece of pieces) {
    all.set(piece, start)
    start += piece.length
  }
  return all
}

/**
 * Compresses text as it is written, with the compression stream that runtimes have, and holds what comes out. Not every
 * runtime writes raw DEFLATE; gzip is DEFLATE between a header and a trailer with the CRC-32, which a ZIP archive needs too.
 */
export class PartCompressor {
  readonly #name: string
  readonly #sink: ByteSink
  readonly #compressed: Promise<readonly Uint8Array[]>
  readonly #encoder: InstanceType<EncoderClass>
  #buffered: string[] = []
  #characters = 0

  constructor(name: string) {
    const CompressionStream = Reflect.get(globalThis, 'CompressionStream') as CompressionClass
    const TextEncoder = Reflect.get(globalThis, 'TextEncoder') as EncoderClass
    const { writable, readable } = new CompressionStream('gzip')
    this.#name = name
    this.#encoder = new TextEncoder()
    this.#sink = writable.getWriter()
    this.#compressed = allOf(readable.getReader())
  }

  async write(text: string): Promise<void> {
    this.#buffered.push(text)
    this.#characters += text.length
    if (this.#characters >= BLOCK) await this.#flush()
  }

  async end(): Promise<CompressedPart> {
    await this.#flush()
    await this.#sink.close()
    const gzip = await this.#compressed
    const length = gzip.reduce((bytes, piece) => bytes + piece.length, 0)
    const trailer = new DataView(joined(cut(gzip, length - GZIP_TRAILER, length)).buffer)
    return {
      name: this.#name,
      pieces: cut(gzip, GZIP_HEADER, length - GZIP_TRAILER),
      compressedBytes: length - GZIP_HEADER - GZIP_TRAILER,
      crc: trailer.getUint32(0, true),
      bytes: trailer.getUint32(4, true),
    }
  }

  async #flush(): Promise<void> {
    const text = this.#buffered.join('')
    this.#buffered = []
    this.#characters = 0
    await this.#sink.write(this.#encoder.encode(text))
  }
}

/** Compresses a short part. */
export async function compressedText(name: string, text: string): Promise<CompressedPart> {
  const part = new PartCompressor(name)
  await part.write(text)
  return part.end()
}
