import { keysOf, nearestWords } from '../../base/index.ts'
import { show } from '../../core/errors/index.ts'
import type { InputColumn } from '../columns.ts'
import { findMapEntry } from '../words/word-list.ts'
import type { FileForm } from './file-form.ts'

/** Different cells of a column that are compared with a word that is not found. */
const CELLS_MAX = 1000

/** A word that a map replaces in a column. */
interface MapWord {
  readonly column: InputColumn
  readonly word: string
}

/** A product decides the activity and the fuel of its row, so a map may replace its words as either. */
const OF_PRODUCT: readonly InputColumn[] = ['activity', 'fuel']

/** Finds the words of a map that no cell of a file has, so that a misspelt one does not stay without effect in silence. */
export class MapWordSearch {
  readonly #cells = new Map<InputColumn, Set<string>>()
  #missing: readonly MapWord[]

  constructor(wordMap: FileForm['wordMap']) {
    this.#missing = keysOf(wordMap).flatMap((column) =>
      Object.keys(wordMap[column] ?? {})
        .filter((word) => word !== '')
        .map((word) => ({ column, word })),
    )
  }

  /** True if each word was found. */
  get isDone(): boolean {
    return this.#missing.length === 0
  }

  /** Adds the filled cells of a row, by column. */
  add(cells: ReadonlyMap<string, string>): void {
    if (this.isDone) return
    this.#missing = this.#missing.filter(({ column, word }) => {
      const texts = [column, ...(OF_PRODUCT.includes(column) ? ['product'] : [])].flatMap((one) => cells.get(one) ?? [])
      for (const text of texts) this.#see(column, text)
      return !texts.some((text) => findMapEntry(text, { [word]: word }) !== undefined)
    })
  }

  /** Says which words were not found, each with the cell that was probably meant. */
  sentences(): readonly string[] {
    return this.#missing.map(({ column, word }) => {
      const seen = [...(this.#cells.get(column) ?? [])]
      const [near] = nearestWords(word, seen, 1)
      const proposal = near === undefined ? '' : `; did you mean ${show(near)}?`
      const place = seen.length === 0 ? `the file has no cells of ${column}` : `no cell of ${column} is ${show(word)}`
      return `the map gives ${show(word)} a meaning that is never used: ${place}${proposal}`
    })
  }

  #see(column: InputColumn, text: string): void {
    const seen = this.#cells.get(column) ?? new Set()
    if (seen.size < CELLS_MAX) seen.add(text)
    this.#cells.set(column, seen)
  }
}

/** Leaves out the words of a map that these texts have, because the caller has replaced them. */
export function withoutFoundWords(
  words: Readonly<Record<string, string>>,
  texts: readonly string[],
): Readonly<Record<string, string>> {
  const isFound = (word: string) => texts.some((text) => findMapEntry(text, { [word]: word }) !== undefined)
  return Object.fromEntries(Object.entries(words).filter(([word]) => word === '' || !isFound(word)))
}

/** The sentence of a row whose cell was filled in as the map says for empty cells. */
export function filledSentence(column: string, text: string): string {
  return `${column} is ${text} where it is empty`
}

/** Says which words for empty cells no row needed. `words` are the sentences about the words of all rows. */
export function unneededWords(wordMap: FileForm['wordMap'], words: ReadonlySet<string>): readonly string[] {
  return Object.entries(wordMap).flatMap(([column, { '': word }]) => {
    const isNeeded = [...words].some((one) => one.startsWith(`${column} is `) && one.endsWith(' where it is empty'))
    if (word === undefined || isNeeded) return []
    return [`no row needs the ${column} ${show(word)} that an option gives for empty cells`]
  })
}
