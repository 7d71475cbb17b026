import { isOneOf, nearestWords, show } from '../../errors/index.ts'
import { COLUMN_WORDS, type FileForm, foldWord, ruleOf } from '../../rows/index.ts'
import { readingFile, UsageError } from '../failure.ts'
import type { CliIo } from '../io.ts'

type Maps = Pick<FileForm, 'columnMap' | 'wordMap'>

/** The entries of a map: a text with commas or semicolons between them, or the lines of a file. */
function entriesOf(map: string, io: Pick<CliIo, 'readText'>): readonly string[] {
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
 * The columns and words of a map: `Verbrauch=value` renames a column, `Notiz=` ignores it, `Strom=activity:electricity`
 * replaces a word in a column, `=country:DE` is for cells that are empty or missing. Throws `UsageError`, or `FileFailures` if it names a file that cannot be read.
 */
export function readColumnMap(map: string | undefined, io: Pick<CliIo, 'readText'>): Maps {
  const columnMap: Record<string, FileForm['columnMap'][string]> = {}
  const wordMap: Record<string, Record<string, string>> = {}
  for (const entry of map === undefined ? [] : entriesOf(map, io)) {
    if (entry.trim() === '') continue
    const equals = entry.lastIndexOf('=')
    const [name = '', ...words] = entry.slice(equals + 1).split(':')
    const from = entry.slice(0, Math.max(equals, 0)).trim()
    if (from === '' && (equals < 0 || words.length === 0))
      throw new UsageError(`--map must hold NAME=column, or =column:WORD for empty cells; received ${show(entry)}`)
    const column = name.trim() === '' ? '' : COLUMN_WORDS.words.find((word) => foldWord(word) === foldWord(name))
    if (column === undefined || (column === '' && words.length > 0)) return failEntry(entry, name.trim())
    if (column === '' || words.length === 0) columnMap[from] = column
    else if (isOneOf(['number', 'date'], ruleOf(column).kind))
      throw new UsageError(`--map replaces no numbers and dates; received ${show(entry)}`)
    else wordMap[column] = { ...wordMap[column], [from]: words.join(':').trim() }
  }
  return { columnMap, wordMap }
}
