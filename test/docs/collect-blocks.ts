/** A block of code in a document or a doc comment. */
export interface Block {
  readonly file: string
  /** The line of its first line of code, counted from one. */
  readonly line: number
  readonly language: string
  /** What stands behind the language. */
  readonly info: string
  readonly code: string
}

const OPENING = /^\s*```(\S*)(?:\s+(.*))?$/
const CLOSING = /^\s*```\s*$/
/** Names of the language under which a block would not be found. */
const OTHER_NAMES = ['typescript', 'tsx', 'mts', 'cts', 'js', 'javascript', 'jsx', 'mjs', 'cjs']
/** Languages of which a test knows what to do with a block. */
const LANGUAGES = ['ts', 'sh', 'text', 'json', 'csv', 'yaml', 'sql', 'http', 'diff', 'mermaid']

/** The blocks of lines, in their order. Throws for a block that is not closed, or of a language that no test checks. */
export function blocksOf(file: string, lines: readonly string[], lineOfFirst: number): Block[] {
  const found: Block[] = []
  for (let index = 0; index < lines.length; index++) {
    const [opening, language = '', info = ''] = OPENING.exec(lines[index] ?? '') ?? []
    if (opening === undefined) continue
    const place = `${file}:${lineOfFirst + index}`
    const length = lines.slice(index + 1).findIndex((line) => CLOSING.test(line))
    if (length < 0) throw new Error(`${place} opens a block that nothing closes`)
    if (OTHER_NAMES.includes(language)) throw new Error(`${place} says ${language}: write ts, so that the block is run`)
    if (!LANGUAGES.includes(language)) {
      throw new Error(`${place} says '${language}': no test checks such a block; use one of ${LANGUAGES.join(', ')}`)
    }
    const code = lines.slice(index + 1, index + 1 + length).join('\n')
    found.push({ file, line: lineOfFirst + index + 1, language, info: info.trim(), code })
    index += length + 1
  }
  return found
}
