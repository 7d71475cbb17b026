import { failAtLimit, WORKBOOK_LIMITS } from './limits.ts'
import { entryContent, type StoredPart, storedArchive, type ZipEntry, zipEntries } from './zip-entries.ts'

const [OPENS, CLOSES, SLASH, COLON, SPACE] = [0x3c, 0x3e, 0x2f, 0x3a, 0x20]

/** Content of a part of a workbook: rows and cells of a sheet, shared texts, or something else. */
export type PartKind = 'sheet' | 'strings' | 'other'

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
export function checkElements(bytes: Uint8Array, kind: PartKind): void {
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

/** A sheet listed in the workbook, with the id of the relation to its part. */
interface ListedSheet {
  readonly name: string
  readonly relation: string
}

/** A relation of a part to another one. */
interface Relation {
  readonly id: string
  /** The last word of its type: 'worksheet'. */
  readonly type: string
  readonly target: string
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeEntities(text: string): string {
  return text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{1,8});/gi, (reference: string, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? reference
    const point = Number(/^#x/i.test(name) ? `0${name.slice(1)}` : name.slice(1))
    return point <= 0x10ffff ? String.fromCodePoint(point) : reference
  })
}

/** Lists the attributes of each element with this name, by name without prefix. */
function attributesOf(xml: string, element: string): readonly ReadonlyMap<string, string>[] {
  const tags = xml.matchAll(new RegExp(`<(?:[\\w.-]+:)?${element}\\s([^<>]*)>`, 'g'))
  return Array.from(tags, ([, fields = '']) => {
    const pairs = fields.matchAll(/([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
    return new Map(Array.from(pairs, ([, name = '', quoted, other = '']) => [name, decodeEntities(quoted ?? other)]))
  })
}

function relationsIn(xml: string): readonly Relation[] {
  return attributesOf(xml, 'Relationship').map((fields) => ({
    id: fields.get('Id') ?? '',
    type: fields.get('Type')?.split('/').at(-1) ?? '',
    target: fields.get('Target') ?? '',
  }))
}

function sheetsIn(xml: string): readonly ListedSheet[] {
  return attributesOf(xml, 'sheet').map((fields) => {
    const relation = [...fields].find(([name]) => /^(?:[\w.-]+:)?id$/i.test(name))?.[1] ?? ''
    return { name: fields.get('name') ?? '', relation }
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

/** The parts of a workbook that its values need, and the sheets that it lists. */
export interface NeededParts {
  readonly names: readonly string[]
  /** An archive of the parts about the workbook, and of the sheet. */
  readonly archive: Uint8Array
}

/**
 * Unpacks what the values of a sheet need, and leaves out everything else: other sheets, pictures, charts, comments, links to
 * other files. `choose` picks the sheet from the names. Throws `file_too_large` at the first limit that is passed, before
 * anything is made of the bytes, and errors of the archive.
 */
export function neededParts(bytes: Uint8Array, choose: (names: readonly string[]) => number): NeededParts {
  const reader = new PartReader(bytes)
  reader.add('[Content_Types].xml', 'other')
  const root = relationsIn(reader.text('_rels/.rels'))
  const workbook = pathOf('', root.find(({ type }) => type === 'officeDocument')?.target ?? '')
  const folder = folderOf(workbook)
  const sheets = sheetsIn(reader.text(workbook))
  const relations = relationsIn(
    reader.text(pathOf(folder, `_rels/${workbook.slice(folder === '' ? 0 : folder.length + 1)}.rels`)),
  )
  const names = sheets.map(({ name }) => name)
  const sheet = sheets[choose(names)]
  for (const { id, type, target } of relations) {
    if (type === 'sharedStrings') reader.add(pathOf(folder, target), 'strings')
    else if (type === 'styles') reader.add(pathOf(folder, target), 'other')
    else if (type === 'worksheet' && id === sheet?.relation) reader.add(pathOf(folder, target), 'sheet')
  }
  return { names, archive: reader.archive() }
}
