import { getOrCompute, isKeyOf } from '../../base/index.ts'
import { NOTICE_CODES, type Notice, type NoticeCode, show } from '../../core/errors/index.ts'
import type { RowDraft } from './row-draft.ts'

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

/** The records without a field for a site, by the activity of their rows. */
const RECORDS = {
  trip: ['of trips', 'its name is in their comments'],
  movement: ['of freight', 'its name is in their comments'],
  vehicle: ['of vehicles', 'its name is in those of the vehicles'],
} as const

const NAMES_MAX = 5

/** Rows that name a site which their records cannot hold. */
interface LostRows {
  rows: number
  readonly sites: Set<string>
}

/** Counts the rows whose site no record holds, so that sums by site lack them. */
export class LostSites {
  readonly #byActivity = new Map<keyof typeof RECORDS, LostRows>()

  add({ source }: Pick<RowDraft, 'source'>): void {
    const [site, activity] = [source.cells.get('site')?.text, source.cells.get('activity')?.text ?? '']
    if (site === undefined || !isKeyOf(RECORDS, activity)) return
    const lost = getOrCompute(this.#byActivity, activity, () => ({ rows: 0, sites: new Set<string>() }))
    lost.rows++
    if (lost.sites.size <= NAMES_MAX) lost.sites.add(site)
  }

  /** Says for which records sums by site are lost. */
  sentences(): readonly string[] {
    return [...this.#byActivity].map(([activity, { rows, sites }]) => {
      const [what, where] = RECORDS[activity]
      const names = [...sites].slice(0, NAMES_MAX).map((site) => show(site))
      const listed = `${names.join(', ')}${sites.size > NAMES_MAX ? ', …' : ''}`
      return `site is not kept by ${rows === 1 ? '1 row' : `${rows} rows`} ${what}, because such records have no site (${listed}); sums by site do not contain them, and ${where}`
    })
  }
}
