import { printable } from '../../base/index.ts'
import { csvPositionOf } from '../../core/csv/index.ts'
import { withUnlocking } from '../../core/display/index.ts'
import { EmissionsError, show, type Violation } from '../../core/errors/index.ts'
import {
  type CommandOption,
  type FailedCell,
  type Failure,
  type FailureCause,
  FailureGroups,
  hasPlaceholder,
  optionText,
  shellWord,
} from '../../rows/index.ts'

/** Converts a violation of CSV, NDJSON or a file, whose path is a position. */
export function failureOfFile({ path, code, message }: Violation): Failure {
  return { position: csvPositionOf(path), code, message }
}

/** Sorts failures, or what else has their positions. */
export function sortByPosition<T extends Pick<Failure, 'position'>>(failures: readonly T[]): T[] {
  return [...failures].sort(
    (a, b) =>
      (a.position?.line ?? 0) - (b.position?.line ?? 0) || (a.position?.column ?? 0) - (b.position?.column ?? 0),
  )
}

/** Formats the id and content of a cell: 'a: "-5"'. */
function quoteCell({ id, content }: FailedCell): string {
  return [id, content === undefined ? undefined : show(content)].filter((part) => part !== undefined).join(': ')
}

function exampleText({ position, cell }: Failure): string {
  const parts = [position === undefined ? '' : `line ${position.line}`, cell === undefined ? '' : quoteCell(cell)]
  return parts.filter((part) => part !== '').join(', ')
}

/** Formats the rows of a cause, in parentheses. */
function rowsText({ examples, count }: FailureCause): string {
  const [only] = examples
  if (count > 1)
    return ` (${count} rows; ${examples.map(exampleText).join('; ')}${count > examples.length ? '; …' : ''})`
  const text = only?.cell === undefined ? '' : quoteCell(only.cell)
  return text === '' ? '' : ` (${text})`
}

/** Adds the command that does what a sentence of the service advises, for users of the program. */
export function withCommand(message: string): string {
  return withUnlocking(message, (lock) => `tonne periods unlock ${lock} --db DB`)
}

function causeLine(file: string, cause: FailureCause): string {
  const position = cause.examples[0]?.position
  const place = position === undefined ? file : `${file}:${position.line}:${position.column}`
  return `${printable(`${place}: ${cause.code}: ${withCommand(cause.message)}${rowsText(cause)}`)}\n`
}

/** Formats failures as `FILE:LINE:COLUMN: code: message (rows)`, a line for each cause, at the position of the first. */
export function failureLines(file: string, { causes }: Pick<FailureGroups, 'causes'>): string {
  return causes.map((cause) => causeLine(file, cause)).join('')
}

/** Counts failures and their causes: '300 errors in in.csv, of 4 causes'. */
function failureCount(file: string, { causes, count }: FailureGroups): string {
  const listed = causes.reduce((sum, cause) => sum + cause.count, 0)
  const rest = listed < count ? `; the first ${causes.length} causes are shown` : ''
  const ofCauses =
    rest === '' && causes.length < count ? `, of ${causes.length} ${causes.length === 1 ? 'cause' : 'causes'}` : ''
  return `${count} ${count === 1 ? 'error' : 'errors'} in ${file}${ofCauses}${rest}`
}

/** Options that may be given several times. */
const LISTS: readonly string[] = ['map']

/** The question that an entry of --map answers: the header or word that it is about, or the column of empty cells. */
function questionOfMap({ value = '' }: CommandOption): string {
  const from = value.slice(0, value.lastIndexOf('='))
  return from === '' ? value.slice(0, value.indexOf(':')) : from
}

/** The column that an entry of --map gives to a header; undefined for words and for columns that are left out. */
function meaningOfMap({ value = '' }: CommandOption): string | undefined {
  const to = value.slice(value.lastIndexOf('=') + 1)
  return to === '' || to.includes(':') ? undefined : to
}

/** Leaves out answers to one question that contradict each other: words in capitals remain, so that the reader decides. */
function withoutContradictions(answers: readonly CommandOption[]): readonly CommandOption[] {
  const maps = answers.filter(({ name }) => name === 'map')
  return answers.filter((answer) => {
    if (answer.name !== 'map') return answers.every(({ name, value }) => name !== answer.name || value === answer.value)
    const rivals = maps.filter((one) => one !== answer && questionOfMap(one) === questionOfMap(answer))
    const others = maps.filter(
      (one) => one !== answer && meaningOfMap(one) !== undefined && meaningOfMap(one) === meaningOfMap(answer),
    )
    const isOpen = hasPlaceholder(answer.value ?? '')
    return others.length === 0 && rivals.every(({ value = '' }) => isOpen && !hasPlaceholder(value))
  })
}

/** Lists the options that answer the questions of failures: each once, and none that another answer contradicts. */
function answersOf(causes: readonly FailureCause[], argv: readonly string[]): readonly CommandOption[] {
  const isNew = ({ name }: CommandOption) =>
    LISTS.includes(name) || !argv.some((one) => one === `--${name}` || one.startsWith(`--${name}=`))
  const answers = causes.flatMap(({ answer }) => (answer !== undefined && isNew(answer) ? [answer] : []))
  return withoutContradictions([...new Map(answers.map((one) => [optionText(one), one])).values()])
}

/** Formats the command that was called with the options that answer its questions as the failures propose; '' if none does. */
export function answeringText(argv: readonly string[], causes: readonly FailureCause[]): string {
  const answers = answersOf(causes, argv)
  if (answers.length === 0) return ''
  // operands may follow --
  const [own, operands] = argv.includes('--')
    ? [argv.slice(0, argv.indexOf('--')), argv.slice(argv.indexOf('--'))]
    : [argv, []]
  const words = [...own.map(shellWord), ...answers.map(optionText), ...operands.map(shellWord)]
  const isAnswered = ({ answer }: FailureCause) =>
    answer !== undefined && answers.some((one) => optionText(one) === optionText(answer))
  const open = causes.filter((cause) => !isAnswered(cause)).length
  const rest = open === 0 ? '' : ` (${open} other ${open === 1 ? 'cause remains' : 'causes remain'})`
  const hasOpenWords = answers.some(({ value = '' }) => hasPlaceholder(value))
  const fill = hasOpenWords ? '; put in your words for those in capitals' : ''
  return `The command with the proposals above, if they are right${fill}${rest}:\n${printable(`  tonne ${words.join(' ')}`)}\n`
}

/** Ends a command with all failures of its file. */
export class FileFailures extends Error {
  override readonly name = 'FileFailures'
  readonly file: string
  readonly groups: FailureGroups
  /** Sentences about the reading of the file that may explain the failures. */
  notes: readonly string[] = []

  constructor(file: string, failures: readonly Failure[] | FailureGroups) {
    const groups = failures instanceof FailureGroups ? failures : new FailureGroups().add(sortByPosition(failures))
    super(failureCount(file, groups))
    this.file = file
    this.groups = groups
  }
}

/** Ends a command with invalid arguments. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Rethrows an error of a file: an EmissionsError becomes failures of the file. */
function rethrow(file: string, error: unknown): never {
  if (EmissionsError.is(error)) throw new FileFailures(file, error.violations.map(failureOfFile))
  throw error
}

/** Runs `work` on a file, converting an EmissionsError to failures of the file. */
export function readingFile<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    return rethrow(file, error)
  }
}

/** Opens a file, converting an EmissionsError to failures of the file. */
export function readingInput<T>(file: string, open: () => Promise<T>): Promise<T> {
  return open().catch((error) => rethrow(file, error))
}

/** Yields the pieces of a file, converting an EmissionsError to failures of the file. */
export async function* readingChunks(file: string, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks
  } catch (error) {
    rethrow(file, error)
  }
}
