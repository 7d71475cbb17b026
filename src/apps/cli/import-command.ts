import { countPhrase } from '../../core/display/index.ts'
import { EmissionsError, NOTICE_CODES } from '../../core/errors/index.ts'
import { publishedCatalogue } from '../../reference/factors/index.ts'
import { definedFields } from '../../resources/index.ts'
import { type Failure, FailureGroups, SCOPE_WORDS, SCOPES, shellWord, withFactorSets } from '../../rows/index.ts'
import type {
  CommitOptions,
  Company,
  ImportPhase,
  ImportPreview,
  ImportReference,
  StoredImport,
} from '../../service/index.ts'
import {
  choiceRule,
  chooseEntry,
  flagRule,
  oneOperand,
  type ParsedArguments,
  textOption,
  textRule,
} from './arguments.ts'
import { isAskedByHeader } from './calculate/run-file.ts'
import type { Command } from './command.ts'
import { COMPANY_OPTIONS, usingCompany } from './database/company-of-database.ts'
import { answeringText, FileFailures, failureLines, sortByPosition, UsageError } from './failure.ts'
import { openImport } from './import/file-rows.ts'
import { INPUT_OPTIONS, postcodesOf, priceYearOf } from './input-options.ts'
import type { CliIo } from './io.ts'
import { startProgress } from './outputs.ts'
import { leftOutTexts, rowWarningText } from './summary-text.ts'
import { jsonLine, kilogramsText, listParagraph, shorten, table, wrap } from './text-layout.ts'

const NAME_WIDTH = 60
/** Characters of a digest that people type. */
const CODE_LENGTH = 12

/** The characters of a digest that name a preview. */
function previewCode({ digest }: Pick<ImportPreview, 'digest'>): string {
  return digest.slice(0, CODE_LENGTH)
}

/** Formats the name of a collection in words: 'site fuels'. */
function collectionWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** A table with a title, as a paragraph; none without rows. */
function tableParagraph(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return rows.length === 0 ? [] : [table([head, ...rows]).join('\n')]
}

function referenceCells({ kind, name, id, country, rows }: ImportReference): string[] {
  const state = id === null ? `new${country === null ? '' : `, ${country}`}` : 'exists'
  return [shorten(`${kind} ${name}`, NAME_WIDTH), state, String(rows)]
}

function recordRows({ records }: ImportPreview): string[][] {
  return Object.entries(records).map(([name, count]) => [collectionWords(name), String(count)])
}

function noticeTexts({ notices }: ImportPreview): string[] {
  return notices.map(({ code, message, rows, firstLine }) => {
    const sentence = NOTICE_CODES[code]
    return `${rows} × ${message.startsWith(sentence) ? message : `${sentence} (line ${firstLine}: ${message})`}`
  })
}

/** Sites that are created have no place and no area yet. */
function newSiteLines({ references }: ImportPreview): string[] {
  return references.some(({ kind, id }) => kind === 'site' && id === null)
    ? ['New sites get the area 0 and the coordinates 0, 0; complete them before you report intensities.']
    : []
}

/** The next command, or what to do before it. */
function nextLines(preview: ImportPreview, command: string): string[] {
  const { problemRows, rows, earlier } = preview
  if (earlier?.status === 'complete')
    return [
      problemRows === 0
        ? `These rows were imported on ${earlier.createdAt.slice(0, 10)} (import ${earlier.id}); nothing is left to do.`
        : `The other rows were imported on ${earlier.createdAt.slice(0, 10)} (import ${earlier.id}). Import the corrected rows in a file of their own, or undo that import and import the corrected file.`,
    ]
  const resume =
    earlier === null
      ? ''
      : ` An import of these rows broke off after ${countPhrase(earlier.records, 'record')}; this resumes it.`
  if (rows === 0) return ['No row can be imported.']
  if (problemRows === 0)
    return [`Nothing was written. To import:${resume}`, `  ${command} --commit ${previewCode(preview)}`]
  return [
    `Nothing was written. Correct the ${countPhrase(problemRows, 'row that needs', 'rows that need')} a decision, or import the others, and later the corrected ones from a file of their own:${resume}`,
    `  ${command} --leave-out --commit ${previewCode(preview)}`,
  ]
}

/** Details of showing a preview. */
interface PreviewStyle {
  /** Sentences about reading the file. */
  readonly guesses: readonly string[]
  /** The words of the command that was called. */
  readonly argv: readonly string[]
}

function warningLines({ warnings, comparedRows, rows }: ImportPreview): string[] {
  const compared = comparedRows.toLocaleString('en')
  const rest = comparedRows < rows ? [`the rows after the first ${compared} were not compared with the others`] : []
  return [...warnings.map((warning) => rowWarningText(warning).trim()), ...rest]
}

/** Formats what an import would create, for people. */
export function previewText(preview: ImportPreview, { guesses, argv }: PreviewStyle): string {
  const { name, rows, problemRows, references, co2eKg, words, leftOut, problems } = preview
  const scopes = SCOPES.map((scope) => [SCOPE_WORDS[scope], kilogramsText(co2eKg[scope])])
  const paragraphs = [
    `${name}: preview of ${countPhrase(rows, 'record')}${problemRows === 0 ? '' : `; ${countPhrase(problemRows, 'row needs', 'rows need')} a decision`}`,
    ...listParagraph('How the file was read', [...guesses, ...words]),
    ...tableParagraph(['Records to create', 'number'], recordRows(preview)),
    ...tableParagraph(['kg CO2e', ''], scopes),
    ...tableParagraph(['Named by the rows', '', 'rows'], references.map(referenceCells)),
    ...newSiteLines(preview),
    ...listParagraph('Assumptions, by number of rows', noticeTexts(preview)),
    ...listParagraph(
      'Rows left out',
      leftOutTexts(leftOut).map((line) => line.trim()),
    ),
    ...listParagraph('Rows to check', warningLines(preview)),
    ...(problems.length === 0
      ? []
      : [
          `Rows that need a decision\n${failureLines(name, { causes: problems })}${answeringText(argv, problems)}`.trimEnd(),
        ]),
    nextLines(preview, ['tonne', ...argv.map(shellWord)].join(' ')).join('\n'),
  ]
  return `${paragraphs.join('\n\n')}\n`
}

/** Formats an import, for people. */
function importText({ id, name, status, records, co2eKg }: StoredImport): string {
  return `import ${id}: ${name}, ${status}, ${countPhrase(records, 'record')}, ${kilogramsText(co2eKg)} kg CO2e\n`
}

/** The states that an import keeps if its program is ended. */
const STATUS_NOTES = [
  [
    'running',
    'running: in progress, or broken off. To resume it, import the same file with the same options again; to delete its records, undo it.',
  ],
  ['undoing', 'undoing: in progress, or broken off. To end it, undo it again.'],
] as const

/** Formats imports as a table, the newest first. */
export function importsText(imports: readonly StoredImport[]): string {
  if (imports.length === 0) return 'no imports\n'
  const rows = imports.map(({ id, name, status, records, co2eKg, createdAt, actor }) => {
    return [id, createdAt.slice(0, 16), status, String(records), kilogramsText(co2eKg), name, actor]
  })
  const lines = table([['Import', 'begun', 'status', 'records', 'kg CO2e', 'file', 'by'], ...rows])
  const notes = STATUS_NOTES.filter(([status]) => imports.some((one) => one.status === status))
  return `${[...lines, ...notes.map(([, note]) => `\n${wrap(note, '')}`)].join('\n')}\n`
}

const ACTOR = 'tonne import'

const { factors: _, upstream: __, ...READING_OPTIONS } = INPUT_OPTIONS

/** Options that act on imports instead of a file. */
const ACTIONS = ['list', 'undo'] as const

function importOptionsOf(args: ParsedArguments): Pick<CommitOptions, 'site' | 'country' | 'priceYear'> {
  const priceYear = priceYearOf(args)
  return definedFields({ site: textOption(args, 'site'), country: textOption(args, 'country'), priceYear })
}

/** The words of the command that was called, without the options of writing. */
function commandOf(args: ParsedArguments, file: string): readonly string[] {
  const words = Object.entries(args.options).flatMap(([name, value]) => {
    if (['commit', 'yes', 'leave-out', 'out'].includes(name) || value === undefined || value === false) return []
    // options that may be repeated are joined as lines
    return value === true
      ? [`--${name}`]
      : String(value)
          .split('\n')
          .flatMap((one) => [`--${name}`, one])
  })
  return ['import', file, ...words]
}

const PREVIEW_FORMATS = {
  text: previewText,
  json: (...[preview]: Parameters<typeof previewText>) => jsonLine(preview),
} as const
const IMPORT_FORMATS = { text: importText, json: jsonLine } as const
const LIST_FORMATS = { text: importsText, json: jsonLine } as const

/** An opened file, and how its rows are imported. */
interface FileImport {
  readonly file: string
  readonly company: Company
  readonly options: CommitOptions
}

/** A file to import, and how its result is printed. */
interface PrintedImport extends FileImport {
  readonly print: (text: string) => void
}

/** The start of the path of a row that needs a decision. */
const ROW_PATH = 'line '

/** Previews the rows of a file. Throws `FileFailures` with the questions of its header and those of its rows. */
export async function askAndPreview(args: ParsedArguments, io: CliIo, { file, company, options }: FileImport) {
  const asked: Failure[] = []
  const { source, guesses } = openImport(args, io, { file, asked })
  const groups = () => new FailureGroups().add(asked)
  const preview = await company.imports.preview(source, options).catch((error) => {
    throw asked.length > 0 && EmissionsError.is(error) ? new FileFailures(file, groups()) : error
  })
  if (asked.length === 0) return { preview, guesses: guesses() }
  const isOfValues = asked.some(({ code }) => code === 'column_missing')
  const ofRows = preview.problems.filter(({ examples: [first] }) => !isOfValues || !first || !isAskedByHeader(first))
  const placed = sortByPosition(ofRows.map((cause) => ({ cause, position: cause.examples[0]?.position })))
  throw new FileFailures(file, groups().addCauses(placed.map(({ cause }) => cause)))
}

/** Prints what an import would create. Returns the exit code. */
async function showPreview(args: ParsedArguments, io: CliIo, work: PrintedImport): Promise<number> {
  const { preview, guesses } = await askAndPreview(args, io, work)
  const style = { guesses, argv: commandOf(args, work.file) }
  work.print(chooseEntry({ args, ...OUT }, PREVIEW_FORMATS)(preview, style))
  return preview.problemRows > 0 || preview.rows === 0 ? 1 : 0
}

/** The option that prints the result. */
const OUT = { name: 'out', usual: 'text' } as const

/** True if columns or rows need a decision, which the preview asks for all at once. */
function isQuestion(error: unknown): boolean {
  if (error instanceof FileFailures) return true
  return EmissionsError.is(error) && error.violations.every(({ path }) => path.startsWith(ROW_PATH))
}

/** Says in the words of the program what to do about rows that are not those of the preview. Throws other errors as they are. */
function rejectOtherPreview(error: unknown, command: string): never {
  if (!EmissionsError.is(error) || error.violations[0]?.path !== 'digest') throw error
  const { code } = error.violations[0]
  const message = `is the code of another preview: the file, an option or a lock changed since. Run the command without --commit; its preview ends with the command that imports: ${command}`
  throw new EmissionsError([{ path: '--commit', code, message }])
}

/** Imports a file. Questions of its columns and rows are asked as the preview asks them. Returns the exit code. */
export async function commitImport(args: ParsedArguments, io: CliIo, work: PrintedImport): Promise<number> {
  const { file, company, options } = work
  const leaveOut = args.options['leave-out'] === true
  const digest = textOption(args, 'commit')
  const { source } = openImport(args, io, { file })
  const outcome = company.imports.commit(source, { ...options, ...definedFields({ digest }), leaveOut })
  const stored = await outcome.catch((error: unknown) => {
    if (isQuestion(error)) return null
    return rejectOtherPreview(error, ['tonne', ...commandOf(args, file).map(shellWord)].join(' '))
  })
  if (stored === null) return showPreview(args, io, work)
  work.print(chooseEntry({ args, ...OUT }, IMPORT_FORMATS)(stored.record))
  return 0
}

/** The verb of each pass of an import. */
const DONE_WORDS: Readonly<Record<ImportPhase, string>> = {
  calculate: 'calculated',
  try: 'tried as records',
  write: 'imported',
}

/** Previews a file, or imports it. Returns the exit code. */
async function previewOrImport(args: ParsedArguments, io: CliIo, company: Company): Promise<number> {
  const file = oneOperand(args, 'FILE')
  const progress = startProgress(io)
  const onProgress = (phase: ImportPhase, rows: number) => progress.show({ rows, done: DONE_WORDS[phase] })
  const isPreview = textOption(args, 'commit') === undefined && args.options.yes !== true
  const print = (text: string) => {
    progress.clear()
    io.stdout.write(text)
  }
  const work = { file, company, options: { ...importOptionsOf(args), onProgress }, print }
  try {
    return await (isPreview ? showPreview : commitImport)(args, io, work)
  } finally {
    progress.clear()
  }
}

async function listOrUndo(args: ParsedArguments, io: CliIo, company: Company): Promise<number> {
  const id = textOption(args, 'undo')
  const format = { args, ...OUT }
  if (id === undefined) {
    const { records } = await company.imports.list()
    io.stdout.write(chooseEntry(format, LIST_FORMATS)(records))
  } else {
    const { record } = await company.imports.undo(id)
    io.stdout.write(chooseEntry(format, IMPORT_FORMATS)(record))
  }
  return 0
}

/** Throws `UsageError` for options that exclude each other. */
function checkActions(args: ParsedArguments): void {
  const { commit, yes } = args.options
  if (commit !== undefined && yes === true)
    throw new UsageError('--commit imports what was previewed, and --yes imports without a preview; leave one out')
  const actions = ACTIONS.filter((name) => args.options[name] !== undefined)
  if (actions.length === 0) return
  const [first, second] = actions
  if (second !== undefined) throw new UsageError(`--${first} cannot be combined with --${second}; leave one out`)
  if (args.operands.length > 0) throw new UsageError(`--${first} acts on imports, not on a file; leave FILE out`)
}

/** `tonne import`. */
export const importCommand: Command = {
  options: {
    ...COMPANY_OPTIONS,
    commit: textRule('CODE', 'import what the preview with this code showed'),
    yes: flagRule('import without an earlier preview, if no row needs a decision and none is stored already'),
    'leave-out': flagRule('import the other rows if some need a decision'),
    site: textRule('NAME', 'site of rows that name none (default: "Company (no site stated)")'),
    list: flagRule('list the imports of the company'),
    undo: textRule('IMPORT', 'delete every record of an import, unless one lies in a locked period'),
    out: choiceRule(Object.keys(IMPORT_FORMATS), 'text for people, or JSON (default: text)'),
    sheet: textRule('NAME', 'sheet of an .xlsx workbook (default: the first with activities)'),
    ...READING_OPTIONS,
    country: textRule('COUNTRY', 'country of rows, and of new sites, that name none: GB, US, DE'),
  },
  details: [
    'Without --commit, nothing is written: the preview shows the records, the sites, vehicles and factors that the rows lead to, what was assumed, and the rows that need a decision. It ends with the command that imports the same rows. If the file, an option or a row differs by then, that command stops.',
    'The rows are read and calculated like those of tonne calculate, and the emission of each record is compared with its row before anything is written. An import that broke off is resumed by the same command, and a complete one is not repeated.',
    'Examples\n  tonne import bills.csv --db ./tonne.db\n  tonne import bills.csv --db ./tonne.db --commit 3f9a1c2b7d40\n  tonne import --list --db ./tonne.db\n  tonne import --undo 5f0c… --db ./tonne.db\n  tonne report --standard secr --year 2025 --db ./tonne.db',
  ],
  run: async (args, io) => {
    checkActions(args)
    const isOfImports = ACTIONS.some((name) => args.options[name] !== undefined)
    if (!isOfImports) oneOperand(args, 'FILE')
    const policy = {
      edition: textOption(args, 'edition') === 'exact' ? 'exact' : 'nearest',
      allowCredits: args.options['allow-credits'] === true,
    } as const
    const catalogue = await withFactorSets(publishedCatalogue)
    let code = 0
    const { places } = postcodesOf(args, io) ?? {}
    await usingCompany(args, { io, actor: ACTOR, policy, catalogue, ...definedFields({ places }) }, async (company) => {
      code = isOfImports ? await listOrUndo(args, io, company) : await previewOrImport(args, io, company)
    })
    return code
  },
}
