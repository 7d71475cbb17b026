import { inflateRawSync } from 'node:zlib'
import { decodeEntities } from './entities.ts'
import { failAtLimit, WORKBOOK_LIMITS } from './limits.ts'

const END = 0x06054b50
const END_BYTES = 22
const COMMENT_BYTES_MAX = 0xffff
const CENTRAL = 0x02014b50
const CENTRAL_BYTES = 46
const LOCAL = 0x04034b50
const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8
/** Size in directory entries of archives of 4 GiB and more, and of some streaming writers. */
const ZIP64 = 0xffffffff
const ZIP64_EXTRA = 1

/** An entry in the directory of an archive. */
interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly crc: number
  readonly compressedBytes: number
  /** The index of its local header. */
  readonly offset: number
}

/** Thrown for bytes that are not a supported archive. */
class ZipError extends Error {}

const failArchive = (message: string): never => {
  throw new ZipError(message)
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function endOfDirectory(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_BYTES - COMMENT_BYTES_MAX)
  for (let at = view.byteLength - END_BYTES; at >= first; at--) if (view.getUint32(at, true) === END) return at
  return failArchive('it has no directory')
}

/** Reads the size and offset of an entry from its extra field, if they do not fit the directory. */
function longFields(view: DataView, at: number): readonly [compressedBytes: number, offset: number] {
  const size = view.getUint32(at + 24, true)
  const [compressedBytes, offset] = [view.getUint32(at + 20, true), view.getUint32(at + 42, true)]
  if (compressedBytes !== ZIP64 && offset !== ZIP64) return [compressedBytes, offset]
  const start = at + CENTRAL_BYTES + view.getUint16(at + 28, true)
  const end = start + view.getUint16(at + 30, true)
  for (let extra = start; extra + 4 <= end; extra += 4 + view.getUint16(extra + 2, true)) {
    if (view.getUint16(extra, true) !== ZIP64_EXTRA) continue
    let next = extra + 4 + (size === ZIP64 ? 8 : 0)
    const longField = (field: number) => {
      if (field !== ZIP64) return field
      next += 8
      return Number(view.getBigUint64(next - 8, true))
    }
    return [longField(compressedBytes), longField(offset)]
  }
  return failArchive('an entry has no size')
}

/**
 * Lists the entries of an archive by name, from its directory. Throws `ZipError`, and `RangeError` for a truncated
 * directory.
 */
function zipEntries(bytes: Uint8Array): ReadonlyMap<string, ZipEntry> {
  const view = viewOf(bytes)
  const end = endOfDirectory(view)
  const entries = new Map<string, ZipEntry>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== CENTRAL) return failArchive('its directory is broken')
    const nameBytes = view.getUint16(at + 28, true)
    const name = Buffer.from(bytes.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes)).toString()
    if (entries.has(name)) return failArchive(`it has two parts ${JSON.stringify(name)}`)
    const [compressedBytes, offset] = longFields(view, at)
    const [method, crc] = [view.getUint16(at + 10, true), view.getUint32(at + 16, true)]
    entries.set(name, { name, method, crc, compressedBytes, offset })
    at += CENTRAL_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** Lists the names of the parts of an archive. Throws as `zipEntries`. */
export function archiveNames(bytes: Uint8Array): readonly string[] {
  return [...zipEntries(bytes).keys()]
}

/**
 * Inflates the content of an entry; undefined if it has more than `bytesMax` bytes. Bytes are counted while inflating,
 * not taken from the directory. Throws `ZipError` or an error of zlib for a broken entry.
 */
function entryContent(bytes: Uint8Array, entry: ZipEntry, bytesMax: number): Uint8Array | undefined {
  const view = viewOf(bytes)
  const { name, offset, compressedBytes, method } = entry
  if (view.getUint32(offset, true) !== LOCAL)
    return failArchive(`its part ${JSON.stringify(name)} is not where it should be`)
  const start = offset + LOCAL_BYTES + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  const content = bytes.subarray(start, start + compressedBytes)
  if (content.length < compressedBytes) return failArchive(`its part ${JSON.stringify(name)} is cut off`)
  if (method === STORED) return content.length > bytesMax ? undefined : content
  if (method !== DEFLATED)
    return failArchive(`its part ${JSON.stringify(name)} is compressed in a way that is not read`)
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, bytesMax) })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') return undefined
    throw error
  }
}

/** A part to write to an archive: its name, its content, and its expected checksum. */
interface StoredPart {
  readonly name: string
  readonly crc: number
  readonly content: Uint8Array
}

function header(part: StoredPart, { signature, bytes, at }: { signature: number; bytes: number; at: number }): Buffer {
  const name = Buffer.from(part.name)
  const head = Buffer.alloc(bytes)
  head.writeUInt32LE(signature, 0)
  const fields = bytes === CENTRAL_BYTES ? 2 : 0
  head.writeUInt32LE(part.crc, 14 + fields)
  head.writeUInt32LE(part.content.length, 18 + fields)
  head.writeUInt32LE(part.content.length, 22 + fields)
  head.writeUInt16LE(name.length, 26 + fields)
  if (bytes === CENTRAL_BYTES) head.writeUInt32LE(at, 42)
  return Buffer.concat([head, name])
}

/** An archive that holds these parts uncompressed. */
function storedArchive(parts: readonly StoredPart[]): Uint8Array {
  const pieces: Uint8Array[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const part of parts) {
    const head = header(part, { signature: LOCAL, bytes: LOCAL_BYTES, at })
    directory.push(header(part, { signature: CENTRAL, bytes: CENTRAL_BYTES, at }))
    pieces.push(head, part.content)
    at += head.length + part.content.length
  }
  const end = Buffer.alloc(END_BYTES)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(
    directory.reduce((bytes, { length }) => bytes + length, 0),
    12,
  )
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...pieces, ...directory, end])
}

const [OPENS, CLOSES, SLASH, COLON, SPACE] = [0x3c, 0x3e, 0x2f, 0x3a, 0x20]

/** Content of a part of a workbook: rows and cells of a sheet, shared texts, or something else. */
type PartKind = 'sheet' | 'strings' | 'other'

type Counted = 'rows' | 'cells' | 'sharedStrings'

/** The elements that are counted by name. */
const COUNTED: Readonly<Record<PartKind, readonly (readonly [name: string, counted: Counted])[]>> = {
  sheet: [
    ['c', 'cells'],
    ['row', 'rows'],
  ],
  strings: [['si', 'sharedStrings']],
  other: [],
}

const isEndOfName = (byte: number | undefined) =>
  byte === undefined || byte <= SPACE || byte === CLOSES || byte === SLASH

/** Finds the index of the element name after a `<`, without the prefix of its namespace. */
function startOfName(bytes: Uint8Array, at: number): number {
  for (let next = at + 1; !isEndOfName(bytes[next]); next++) if (bytes[next] === COLON) return next + 1
  return at + 1
}

function hasName(bytes: Uint8Array, at: number, name: string): boolean {
  for (let index = 0; index < name.length; index++) if (bytes[at + index] !== name.charCodeAt(index)) return false
  return isEndOfName(bytes[at + name.length])
}

/** Maximum elements without a limit of their own. Cells and shared texts contain some. */
function otherElementsMax(kind: PartKind, { cells }: Record<Counted, number>): number {
  const { otherElements, elementsPerCell, sharedStrings, elementsPerText } = WORKBOOK_LIMITS
  if (kind === 'strings') return sharedStrings * elementsPerText
  return otherElements + cells * elementsPerCell
}

/**
 * Throws `file_too_large` if a part has too many elements, or a text that is too long. Works on the bytes, before
 * anything is parsed.
 */
function checkElements(bytes: Uint8Array, kind: PartKind): void {
  const counts = { rows: 0, cells: 0, sharedStrings: 0 }
  let others = 0
  let last = 0
  for (let at = 0; at <= bytes.length; at++) {
    if (at < bytes.length && bytes[at] !== OPENS) continue
    if (at - last > WORKBOOK_LIMITS.textBytes) failAtLimit('textBytes')
    last = at
    if (at === bytes.length || bytes[at + 1] === SLASH) continue
    const name = startOfName(bytes, at)
    const counted = COUNTED[kind].find(([element]) => hasName(bytes, name, element))?.[1]
    if (counted === undefined) others += 1
    else counts[counted] += 1
    if (counted !== undefined && counts[counted] > WORKBOOK_LIMITS[counted]) failAtLimit(counted)
    if (others > WORKBOOK_LIMITS.otherElements && others > otherElementsMax(kind, counts)) failAtLimit('otherElements')
  }
}

/** Lists the attributes of each element with this name, by name without prefix. */
function attributesOf(xml: string, element: string): readonly ReadonlyMap<string, string>[] {
  const tags = xml.matchAll(new RegExp(`<(?:[\\w.-]+:)?${element}\\s([^<>]*)>`, 'g'))
  return Array.from(tags, ([, fields = '']) => {
    const pairs = fields.matchAll(/([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
    return new Map(Array.from(pairs, ([, name = '', quoted, other = '']) => [name, decodeEntities(quoted ?? other)]))
  })
}

/** Lists the relations of a part to others; the type is the last word of its name: 'worksheet'. */
function listRelations(xml: string) {
  return attributesOf(xml, 'Relationship').map((fields) => ({
    id: fields.get('Id') ?? '',
    type: fields.get('Type')?.split('/').at(-1) ?? '',
    target: fields.get('Target') ?? '',
  }))
}

/** A sheet in the directory of a workbook. */
export interface ListedSheet {
  readonly name: string
  readonly isHidden: boolean
}

interface RelatedSheet extends ListedSheet {
  /** The id of the relation to its part. */
  readonly relation: string
}

/** Lists the sheets of a workbook. Those that only a macro can show ('veryHidden') are hidden too. */
function listSheets(xml: string): readonly RelatedSheet[] {
  return attributesOf(xml, 'sheet').map((fields) => {
    const relation = [...fields].find(([name]) => /^(?:[\w.-]+:)?id$/i.test(name))?.[1] ?? ''
    return { name: fields.get('name') ?? '', isHidden: /^(?:very)?hidden$/i.test(fields.get('state') ?? ''), relation }
  })
}

/** Resolves the path of a target, relative to the folder of the part that names it. */
function pathOf(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const names: string[] = []
  for (const name of [...folder.split('/'), ...target.split('/')]) {
    if (name === '..') names.pop()
    else if (name !== '' && name !== '.') names.push(name)
  }
  return names.join('/')
}

const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** Unpacks parts of an archive one after the other, within the limits of a workbook. */
class PartReader {
  readonly #bytes: Uint8Array
  readonly #entries: ReadonlyMap<string, ZipEntry>
  readonly #parts = new Map<string, StoredPart>()
  #bytesLeft: number

  constructor(bytes: Uint8Array) {
    const { ratio, unsqueezedBytes, bytes: bytesMax } = WORKBOOK_LIMITS
    this.#bytes = bytes
    this.#entries = zipEntries(bytes)
    if (this.#entries.size > WORKBOOK_LIMITS.parts) failAtLimit('parts')
    this.#bytesLeft = Math.min(bytesMax, Math.max(unsqueezedBytes, ratio * bytes.length))
  }

  /** Returns the content of a part as text; '' if the part is missing. */
  text(path: string): string {
    const part = this.add(path, 'other')
    return part === undefined ? '' : Buffer.from(part.content).toString()
  }

  /** Unpacks a part; undefined if it is missing. Throws `file_too_large`. */
  add(path: string, kind: PartKind): StoredPart | undefined {
    const entry = this.#entries.get(path)
    const known = this.#parts.get(path)
    if (entry === undefined || known !== undefined) return known
    const content = entryContent(this.#bytes, entry, this.#bytesLeft)
    if (content === undefined) {
      return failAtLimit(this.#bytes.length * WORKBOOK_LIMITS.ratio < WORKBOOK_LIMITS.bytes ? 'ratio' : 'bytes')
    }
    checkElements(content, kind)
    this.#bytesLeft -= content.length
    const part = { name: path, crc: entry.crc, content }
    this.#parts.set(path, part)
    return part
  }

  archive(): Uint8Array {
    return storedArchive([...this.#parts.values()])
  }
}

/**
 * Unpacks the parts that the values of a sheet need, into an archive. Leaves out all other parts: sheets, pictures,
 * charts, comments, links to other files. `choose` picks the sheets from the directory. Throws `file_too_large` at the first limit that is passed, before
 * anything is made of the bytes, and errors of the archive.
 */
export function neededParts(bytes: Uint8Array, choose: (sheets: readonly ListedSheet[]) => readonly number[]) {
  const reader = new PartReader(bytes)
  reader.add('[Content_Types].xml', 'other')
  const root = listRelations(reader.text('_rels/.rels'))
  const workbook = pathOf('', root.find(({ type }) => type === 'officeDocument')?.target ?? '')
  const folder = folderOf(workbook)
  const sheets = listSheets(reader.text(workbook))
  const relations = listRelations(
    reader.text(pathOf(folder, `_rels/${workbook.slice(folder === '' ? 0 : folder.length + 1)}.rels`)),
  )
  const chosen = choose(sheets).map((index) => sheets[index]?.relation)
  for (const { id, type, target } of relations) {
    if (type === 'sharedStrings') reader.add(pathOf(folder, target), 'strings')
    else if (type === 'styles') reader.add(pathOf(folder, target), 'other')
    else if (type === 'worksheet' && chosen.includes(id)) reader.add(pathOf(folder, target), 'sheet')
  }
  return { sheets, archive: reader.archive() }
}
