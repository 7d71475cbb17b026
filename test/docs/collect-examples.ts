import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { commentsOf, filesBelow } from '../architecture/program.ts'
import { type Block, blocksOf } from './collect-blocks.ts'

/** A block of TypeScript in a document or a doc comment. */
export interface Example {
  readonly file: string
  /** The line of its first line of code, counted from one. */
  readonly line: number
  readonly code: string
  /** What stands after `no-run`; undefined for a block that runs. */
  readonly noRun: string | undefined
  /** The file that a reader saves it as, which the shell of its page runs; undefined for a block that runs alone. */
  readonly savedAs?: string
}

/** README.md, the pages, and what hosts of repositories look for. */
export function documents(): string[] {
  const pages = ['src/docs', '.github'].flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  return [
    'README.md',
    'test/README.md',
    'src/reference/factors/ATTRIBUTION.md',
    ...pages.filter((path) => path.endsWith('.md')),
  ]
}

/** The blocks of every document, and of every doc comment of src. */
export function allExamples(): Example[] {
  return [...documents(), ...filesBelow('src')].flatMap((file) => examplesOf(file, readFileSync(file, 'utf8')))
}

/** The blocks of TypeScript of one file: a document, or the doc comments of a source file. */
export function examplesOf(file: string, text: string): Example[] {
  return blocksOfText(file, text)
    .filter(({ language }) => language === 'ts')
    .map(exampleOf)
}

/** The blocks of one file, of every language. */
export function blocksOfText(file: string, text: string): Block[] {
  if (!file.endsWith('.ts')) return blocksOf(file, text.split('\n'), 1)
  // to parse the files without an example takes seconds
  if (!text.includes('```')) return []
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

/** `a/b.ts`: what a reader saves a block as. */
export const SAVED_AS = /^[\w[\]./-]+\.\w+$/

function exampleOf({ file, line, code, info }: Block): Example {
  const [, noRun] = /^no-run\b(.*)$/.exec(info) ?? []
  if (info === '' || noRun !== undefined) return { file, line, code, noRun: noRun?.trim() }
  if (SAVED_AS.test(info) && !file.endsWith('.ts')) return { file, line, code, noRun: undefined, savedAs: info }
  throw new Error(`${file}:${line - 1} says '${info}': only 'no-run <reason>' and the name of a file are known`)
}
