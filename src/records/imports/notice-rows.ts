import { getOrCompute } from '../../base/index.ts'
import { NOTICE_CODES, type Notice, type NoticeCode } from '../../core/errors/index.ts'

/** The rows of a notice. */
export interface NoticeRows {
  readonly code: NoticeCode
  /** The notice of all these rows; if theirs differ in figures, the sentence of the code with that of the first row. */
  readonly message: string
  readonly firstLine: number
  readonly rows: number
}

/** Different notices of one code; further ones are counted together. */
const MESSAGES_MAX = 12

/** The figures of single rows, such as distances and masses; a year is not one. */
const FIGURES = /\d+(?:[.,]\d+)+|\b\d{1,3}\b|\b\d{5,}\b/g

/** Rows whose notices have equal words. */
interface WordGroup {
  readonly code: NoticeCode
  readonly message: string
  readonly firstLine: number
  rows: number
  /** True if the messages differ in figures, or in words after too many. */
  isMixed: boolean
}

function toNoticeRows({ code, message, firstLine, rows, isMixed }: WordGroup): NoticeRows {
  const ofAll = isMixed ? `${NOTICE_CODES[code]} (line ${firstLine}: ${message})` : message
  return { code, message: ofAll, firstLine, rows }
}

/** Counts rows by their notices: those of one code whose words differ, such as fuels and countries, are apart. */
export class NoticeGroups {
  readonly #byCode = new Map<NoticeCode, Map<string, WordGroup>>()

  /** Adds the notices of a row. */
  add(line: number, notices: readonly Notice[]): void {
    const known = new Set<WordGroup>()
    for (const { code, message } of notices) {
      const groups = getOrCompute(this.#byCode, code, () => new Map<string, WordGroup>())
      const words = message.replaceAll(FIGURES, '#')
      const key = groups.has(words) || groups.size < MESSAGES_MAX ? words : ''
      const group = getOrCompute(groups, key, () => ({ code, message, firstLine: line, rows: 0, isMixed: false }))
      group.isMixed ||= group.message !== message
      if (!known.has(group)) group.rows++
      known.add(group)
    }
  }

  list(): readonly NoticeRows[] {
    return [...this.#byCode.values()].flatMap((groups) => [...groups.values()].map(toNoticeRows))
  }
}
