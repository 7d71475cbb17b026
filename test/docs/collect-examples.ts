import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { commentsOf, filesBelow } from '../architecture/program.ts'

/** A block of TypeScript in a document or a doc comment. */
export interface Example {
  readonly file: string
  /** The line of its first line of code, counted from one. */
  readonly line: number
  readonly code: string
  /** What stands after `no-run`; undefined for a block that runs. */
  readonly noRun: string | undefined
}

const OPENING = /^\s*```(\w+)(?:\s+(.*))?$/
const CLOSING = /^\s*```\s*$/
/** Names of the language under which a block would not be found. */
const OTHER_NAMES = ['typescript', 'tsx', 'mts', 'cts', 'js', 'javascript', 'jsx', 'mjs', 'cjs']

/** The blocks of README.md, of every other document below src, and of every doc comment of src. */
export function allExamples(): Example[] {
  const documents = ['README.md', ...ts.sys.readDirectory('src', ['.md'])]
  return [...documents, ...filesBelow('src')].flatMap((file) => examplesOf(file, readFileSync(file, 'utf8')))
}

/** The blocks of one file: a document, or the doc comments of a source file. */
export function examplesOf(file: string, text: string): Example[] {
  if (!file.endsWith('.ts')) return blocksOf(file, text.split('\n'), 1)
  return commentsOf(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true))
    .filter((comment) => comment.text.startsWith('/**'))
    .flatMap((comment) => blocksOf(file, withoutStars(comment.text), comment.line))
}

function withoutStars(comment: string): string[] {
  return comment
    .replace(/\*\/$/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\/?\*+ ?/, ''))
}

function blocksOf(file: string, lines: readonly string[], lineOfFirst: number): Example[] {
  const found: Example[] = []
  for (let at = 0; at < lines.length; at++) {
    const [opening, language = '', info = ''] = OPENING.exec(lines[at] ?? '') ?? []
    if (opening === undefined) continue
    const place = `${file}:${lineOfFirst + at}`
    const length = lines.slice(at + 1).findIndex((line) => CLOSING.test(line))
    if (length < 0) throw new Error(`${place} opens a block that nothing closes`)
    if (OTHER_NAMES.includes(language)) throw new Error(`${place} says ${language}: write ts, so that the block is run`)
    if (language === 'ts') {
      const [, noRun] = /^no-run\b(.*)$/.exec(info) ?? []
      if (info !== '' && noRun === undefined)
        throw new Error(`${place} says '${info}': only 'no-run <reason>' is known`)
      const code = lines.slice(at + 1, at + 1 + length).join('\n')
      found.push({ file, line: lineOfFirst + at + 1, code, noRun: noRun?.trim() })
    }
    at += length + 1
  }
  return found
}
