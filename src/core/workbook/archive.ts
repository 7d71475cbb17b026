import { strToU8, Zip, ZipDeflate } from 'fflate'

/** Characters compressed at once. */
const BLOCK = 65_536
/** The first day of the format. A fixed date makes equal parts equal bytes. */
const FIRST_DAY = new Date(1980, 0, 1)

/** A part of an archive, compressed as it is written. */
export class PartWriter {
  readonly #file: ZipDeflate
  #buffered: string[] = []
  #characters = 0

  constructor(file: ZipDeflate) {
    this.#file = file
  }

  write(text: string): void {
    this.#buffered.push(text)
    this.#characters += text.length
    if (this.#characters >= BLOCK) this.#flush(false)
  }

  end(): void {
    this.#flush(true)
  }

  #flush(isLast: boolean): void {
    this.#file.push(strToU8(this.#buffered.join('')), isLast)
    this.#buffered = []
    this.#characters = 0
  }
}

/** A ZIP archive. Its parts are stored in the order in which they are added, and may be written in any order. */
export class Archive {
  readonly #pieces: Uint8Array[] = []
  readonly #zip = new Zip((error, piece) => {
    if (error !== null) throw error
    this.#pieces.push(piece)
  })

  /** Adds a part by its path: 'xl/workbook.xml'. */
  add(path: string): PartWriter {
    const file = new ZipDeflate(path)
    file.mtime = FIRST_DAY
    this.#zip.add(file)
    return new PartWriter(file)
  }

  /** Returns the bytes; call it after every part has ended. */
  end(): Uint8Array {
    this.#zip.end()
    const archive = new Uint8Array(this.#pieces.reduce((bytes, { length }) => bytes + length, 0))
    let position = 0
    for (const piece of this.#pieces) {
      archive.set(piece, position)
      position += piece.length
    }
    return archive
  }
}
