import { failAtLimit, WORKBOOK_LIMITS } from './limits.ts'

const [OPENS, CLOSES, SLASH, COLON, SPACE] = [0x3c, 0x3e, 0x2f, 0x3a, 0x20]

/** The content of a part of a workbook: the rows and cells of a sheet, the texts that cells share, or something else. */
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

/** The index of the name of the element at a `<`, after the prefix of its namespace. */
function startOfName(bytes: Uint8Array, at: number): number {
  for (let next = at + 1; !isEndOfName(bytes[next]); next++) if (bytes[next] === COLON) return next + 1
  return at + 1
}

function hasName(bytes: Uint8Array, at: number, name: string): boolean {
  for (let index = 0; index < name.length; index++) if (bytes[at + index] !== name.charCodeAt(index)) return false
  return isEndOfName(bytes[at + name.length])
}

/** The most elements without a count of their own: a cell and a shared text have some within them. */
function otherElementsMax(kind: PartKind, { cells }: Record<Counted, number>): number {
  const { otherElements, elementsPerCell, sharedStrings, elementsPerText } = WORKBOOK_LIMITS
  if (kind === 'strings') return sharedStrings * elementsPerText
  return otherElements + cells * elementsPerCell
}

/**
 * Throws `file_too_large` if a part has more elements than are read, or a text that is too long, by its bytes: nothing is
 * made of them yet.
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
