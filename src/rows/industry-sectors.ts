import { fail, show } from '../core/errors/index.ts'
import { type ActivityCells, countryOf } from './activity-cells.ts'
import type { RowContext } from './row-result.ts'

/** Sectors of a code that an error lists. */
const SECTORS_MAX = 5

/**
 * Returns the words of the sector that a code of an industry names; other words unchanged. Throws `factor_ambiguous` with the
 * shares of several sectors, `factor_not_found` for a code of none, `invalid_choice` for another scheme.
 */
export function sectorOfWords(words: string, country: string | undefined, { codes }: RowContext): string {
  const code = codes?.parseIndustryCode(words)
  if (code === undefined || codes === undefined) return words
  const [first, ...others] = codes.sectorsOfCode(code, countryOf(country) === 'GB' ? 'GB' : 'US')
  if (first === undefined) {
    const message = `no spend factor has a sector of ${words}; check the code, or name the sector by words`
    return fail('activity.words', 'factor_not_found', { message, received: words })
  }
  if (others.length === 0) return first.sector
  const listed = [first, ...others]
    .slice(0, SECTORS_MAX)
    .map(({ sector, share }) => `${sector} (${share} of its links)`)
  const more = others.length + 1 > SECTORS_MAX ? ` and ${others.length + 1 - SECTORS_MAX} more` : ''
  const message = `${words} belongs to several sectors: ${listed.join(', ')}${more}; name one of them`
  return fail('activity.words', 'factor_ambiguous', { message, expected: 'one sector', received: words })
}

/** A division, group or class of an industry without its scheme: '69.1', '24.1-3'. */
const BARE_CODE = /^\d{1,2}(?:\.\d[\d./-]*)?$/

/** Adds the scheme of the United Kingdom to a code of an industry that a row writes without one. */
export function withScheme(words: string, country: string | undefined, row: ActivityCells): string {
  if (!BARE_CODE.test(words) || countryOf(country) !== 'GB') return words
  row.remark(`factor ${show(words)} is the code SIC ${words}`)
  return `SIC ${words}`
}
