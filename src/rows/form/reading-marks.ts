import type { CsvRecord } from '../../core/csv/index.ts'

/** The reading of the cells of a column, as its header says; `star` if only a footnote says it. */
export type ReadingMark = 'estimated' | 'actual' | 'star'

/** A header without the mark that says how its cells were read. */
export interface MarkedHeader {
  readonly text: string
  readonly mark: ReadingMark
  /** True for a letter, which may mean something else in other tables. */
  readonly isLetter: boolean
}

const ESTIMATED =
  /^(?:est\.?|estimate[ds]?|estimation|(?:ge)?sch(?:ä|ae)tz(?:t|ung|wert)?|gesch\.?|estim[ée]e?|estimad[oa]|stimat[oa]|geschat|e)$/i
const ACTUAL = /^(?:act\.?|actuals?|measured|metered|gemessen|abgelesen|r[ée]el(?:le)?|real|effettivo|a)$/i
const STAR = /^\*{1,2}$/
const FORMS = [/^(.+?)\s*[([]\s*([^()[\]]+?)\s*[)\]]$/, /^(.+\S)[\s_]+(\S+)$/, /^(.+?)\s*(\*{1,2})$/]

/** Splits a header from its mark: 'Feb-25 (est.)', 'Mar-25 E', 'May-25*'. Undefined for other headers. */
export function splitReadingMark(header: string): MarkedHeader | undefined {
  for (const form of FORMS) {
    const [, text = '', word = ''] = form.exec(header.trim()) ?? []
    const isLetter = word.length === 1 && !STAR.test(word)
    if (ESTIMATED.test(word)) return { text, mark: 'estimated', isLetter }
    if (ACTUAL.test(word)) return { text, mark: 'actual', isLetter }
    if (STAR.test(word)) return { text, mark: 'star', isLetter }
  }
  return undefined
}

/** Finds what a star means in the lines around a table: '* estimated'. Undefined if no line says it. */
export function findFootnote(records: readonly CsvRecord[]): 'estimated' | 'actual' | undefined {
  const notes = records.flatMap(({ cells }) =>
    cells.flatMap((cell) => {
      const [, note] = /^\s*\(?\*{1,2}\)?\s*[=:–-]?\s*(\p{L}.*)$/u.exec(cell) ?? []
      return note === undefined ? [] : [note]
    }),
  )
  const has = (words: RegExp) =>
    notes.some((note) => note.split(/[\s,;.()]+/).some((word) => word.length > 1 && words.test(word)))
  const [isEstimated, isActual] = [has(ESTIMATED), has(ACTUAL)]
  return isEstimated === isActual ? undefined : isEstimated ? 'estimated' : 'actual'
}
