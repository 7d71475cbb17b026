import { NOTICE_CODES } from '../../../core/errors/index.ts'
import { SCOPE_WORDS, SCOPES } from '../../../rows/index.ts'
import type { ImportPreview, ImportReference, StoredImport } from '../../../service/index.ts'
import { failureLines } from '../failure.ts'
import { leftOutTexts, rowWarningText } from '../summary-text.ts'
import { kilogramsText, listParagraph, shorten, table } from '../text-layout.ts'

const NAME_WIDTH = 60
/** Characters of a digest that people type. */
const CODE_LENGTH = 12

/** The characters of a digest that name a preview. */
export function previewCode({ digest }: Pick<ImportPreview, 'digest'>): string {
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
    return `${rows} × ${sentence}${message === sentence ? '' : ` (line ${firstLine}: ${message})`}`
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
      `These rows were imported on ${earlier.createdAt.slice(0, 10)} (import ${earlier.id}); nothing is left to do.`,
    ]
  const resume =
    earlier === null ? '' : ` An import of these rows broke off after ${earlier.records} records; this resumes it.`
  if (rows === 0) return ['No row can be imported.']
  if (problemRows === 0)
    return [`Nothing was written. To import:${resume}`, `  ${command} --commit ${previewCode(preview)}`]
  return [
    `Nothing was written. Correct the ${problemRows} ${problemRows === 1 ? 'row that needs' : 'rows that need'} a decision, or import the others:${resume}`,
    `  ${command} --leave-out --commit ${previewCode(preview)}`,
  ]
}

/** Details of showing a preview. */
interface PreviewStyle {
  /** Sentences about reading the file. */
  readonly guesses: readonly string[]
  /** The command that was called. */
  readonly command: string
}

function warningLines({ warnings, comparedRows, rows }: ImportPreview): string[] {
  const compared = comparedRows.toLocaleString('en')
  const rest = comparedRows < rows ? [`the rows after the first ${compared} were not compared with the others`] : []
  return [...warnings.map((warning) => rowWarningText(warning).trim()), ...rest]
}

/** Formats what an import would create, for people. */
export function previewText(preview: ImportPreview, { guesses, command }: PreviewStyle): string {
  const { name, rows, problemRows, references, co2eKg, words, leftOut, problems } = preview
  const scopes = SCOPES.map((scope) => [SCOPE_WORDS[scope], kilogramsText(co2eKg[scope])])
  const paragraphs = [
    `${name}: preview of ${rows} records${problemRows === 0 ? '' : `; ${problemRows} ${problemRows === 1 ? 'row needs' : 'rows need'} a decision`}`,
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
      : [`Rows that need a decision\n${failureLines(name, { causes: problems }).trimEnd()}`]),
    nextLines(preview, command).join('\n'),
  ]
  return `${paragraphs.join('\n\n')}\n`
}

/** Formats an import, for people. */
export function importText({ id, name, status, records, co2eKg }: StoredImport): string {
  return `import ${id}: ${name}, ${status}, ${records} records, ${kilogramsText(co2eKg)} kg CO2e\n`
}

/** Formats imports as a table, the newest first. */
export function importsText(imports: readonly StoredImport[]): string {
  if (imports.length === 0) return 'no imports\n'
  const rows = imports.map(({ id, name, status, records, co2eKg, createdAt, actor }) => {
    return [id, createdAt.slice(0, 16), status, String(records), kilogramsText(co2eKg), name, actor]
  })
  return `${table([['Import', 'begun', 'status', 'records', 'kg CO2e', 'file', 'by'], ...rows]).join('\n')}\n`
}
