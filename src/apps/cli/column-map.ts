import { isOneOf, nearestWords } from '../../base/index.ts'
import { show } from '../../core/errors/index.ts'
import { COLUMN_WORDS, columnRule, type FileForm, foldWord, type InputColumn } from '../../rows/index.ts'
import { readingFile, UsageError } from './failure.ts'
import type { CliIo } from './io.ts'

type Maps = Pick<FileForm, 'columnMap' | 'wordMap'>

/** Splits a map into entries: a text separated by commas or semicolons, or the lines of a file. */
function splitMap(map: string, io: Pick<CliIo, 'readText'>): readonly string[] {
  if (map.includes('=')) return map.split(/[,;]/)
  return readingFile(map, () => io.readText(map))
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => !line.startsWith('#'))
}

function failEntry(entry: string, column: string): never {
  const near = nearestWords(column, COLUMN_WORDS.understood, 1).map(COLUMN_WORDS.find)
  const proposal = near.length === 0 ? 'tonne calculate --help lists the columns' : `did you mean ${near[0]}?`
  throw new UsageError(`--map names no column in ${show(entry)}: ${show(column)}; ${proposal}`)
}

/**
 * Joins the meanings that a map gives a column of the file. One column may decide both activity and fuel: then it is the
 * product. Throws `UsageError` for any other two meanings.
 */
function joinColumns(
  header: string,
  column: InputColumn | '',
  earlier: InputColumn | '' | undefined,
): InputColumn | '' {
  const both = [column, earlier]
  if (earlier === undefined || earlier === column) return column
  if (both.every((one) => one === 'activity' || one === 'fuel' || one === 'product')) return 'product'
  throw new UsageError(
    `--map names the column ${show(header)} twice, as ${show(earlier)} and as ${show(column)}; a column of the file has one meaning`,
  )
}

/**
 * Parses a map of columns and words. `Verbrauch=value` renames a column, `Notiz=` ignores it,
 * `Strom=activity:electricity` replaces a word in a column, and `=country:DE` fills empty or missing cells. Throws
 * `UsageError`, or `FileFailures` if the map is a file that cannot be read.
 */
export function readColumnMap(map: string | undefined, io: Pick<CliIo, 'readText'>): Maps {
  const columnMap: Record<string, FileForm['columnMap'][string]> = {}
  const wordMap: Record<string, Record<string, string>> = {}
  const entries = (map ?? '').split('\n').flatMap((one) => (one === '' ? [] : splitMap(one, io)))
  for (const entry of entries) {
    if (entry.trim() === '') continue
    const equals = entry.lastIndexOf('=')
    const [name = '', ...words] = entry.slice(equals + 1).split(':')
    const from = entry.slice(0, Math.max(equals, 0)).trim()
    if (from === '' && (equals < 0 || words.length === 0))
      throw new UsageError(`--map must hold NAME=column, or =column:WORD for empty cells; received ${show(entry)}`)
    const column = name.trim() === '' ? '' : COLUMN_WORDS.words.find((word) => foldWord(word) === foldWord(name))
    if (column === undefined || (column === '' && words.length > 0)) return failEntry(entry, name.trim())
    if (column === '' || words.length === 0) {
      columnMap[from] = joinColumns(from, column, columnMap[from])
    } else if (isOneOf(['number', 'date'], columnRule(column).kind))
      throw new UsageError(`--map replaces no numbers and dates; received ${show(entry)}`)
    else wordMap[column] = { ...wordMap[column], [from]: words.join(':').trim() }
  }
  return { columnMap, wordMap }
}
