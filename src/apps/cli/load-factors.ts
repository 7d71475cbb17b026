import { createHash } from 'node:crypto'
import { isOneOf } from '../../base/index.ts'
import { adjustedFactor, type EmissionFactor } from '../../core/emissions/index.ts'
import { EmissionsError, fail, show } from '../../core/errors/index.ts'
import { printExact } from '../../core/exact/index.ts'
import {
  type Catalogue,
  compareEdition,
  createCatalogue,
  loadDesnzFlatFile,
  publishedCatalogue,
  publishedEditions,
} from '../../reference/factors/index.ts'
import { type ParsedArguments, textOption, textRule } from './arguments.ts'
import { certainEncoding, decodeSample } from './encoding.ts'
import { readingInput, UsageError } from './failure.ts'
import type { CliIo } from './io.ts'
import { writeFile } from './outputs.ts'
import { kindOfFile } from './workbook/file-kinds.ts'
import { hiddenSheetSentences } from './workbook/hidden-parts.ts'
import { readSheets } from './workbook/read-sheet.ts'
import { sheetText } from './workbook/sheet-text.ts'

/** The number of lines about single rows that are printed without --all. */
export const SHOWN = 20

/** The first operand that makes `tonne factors` load a publisher's file. */
const LOAD = 'load'

/** The formats of `tonne factors load`. */
export const LOAD_FORMATS = ['ademe', 'uba', 'nga', 'mfe', 'eccc', 'aib', 'green-e', 'desnz'] as const
const DESNZ = 'desnz'

/** The options of `tonne factors load`. */
export const LOAD_OPTIONS = {
  format: textRule('FORMAT', `with load: the publisher of the file: ${LOAD_FORMATS.join(', ')}`),
  year: textRule('YEAR', 'with load: the year of the edition (default: the last year in the name of the file)'),
  sha256: textRule('DIGEST', 'with load: the digest that a label of the file states; another file is rejected'),
} as const

/** True for the operands of a load: 'load FILE'. */
export function isLoad({ operands: [first], options }: ParsedArguments): boolean {
  return first === LOAD && options.format !== undefined
}

/** A table of a publisher's file as CSV text; `name` is '' unless the file is a workbook of several sheets. */
interface PublisherSheet {
  readonly name: string
  readonly text: string
}

/** A publisher's file: the sheets of a workbook, or one text, with the digest of its bytes. */
interface PublisherFileContent {
  readonly sheets: readonly PublisherSheet[]
  /** The names of hidden sheets that were not read. */
  readonly hidden: readonly string[]
  /** SHA-256 in hexadecimal. */
  readonly digest: string
}

/** Reads a publisher's file: a CSV file, or the sheets of a workbook that `--sheet` names, by default all. */
async function readPublisherFile(file: string, args: ParsedArguments, io: CliIo): Promise<PublisherFileContent> {
  const pieces: Uint8Array[] = []
  for await (const piece of (await io.openInput(file)).chunks()) pieces.push(piece.slice())
  const bytes = Buffer.concat(pieces)
  const digest = createHash('sha256').update(bytes).digest('hex')
  const sheet = textOption(args, 'sheet')
  const kind = kindOfFile(bytes)
  if (kind !== 'text') {
    const { sheets, hidden } = await readSheets(bytes, { kind, option: sheet, io })
    const isOne = sheets.length === 1
    return { digest, hidden, sheets: sheets.map((one) => ({ name: isOne ? '' : one.name, text: sheetText(one, {}) })) }
  }
  if (sheet !== undefined) throw new UsageError('--sheet is for an .xlsx workbook; leave it out for a text')
  return { digest, hidden: [], sheets: [{ name: '', text: decodeSample(bytes, certainEncoding(bytes)) }] }
}

/** Reads the flat file of a publisher as text: a CSV file, or a sheet of a workbook. Throws `file_unreadable` for several sheets. */
export async function publisherFileText(file: string, args: ParsedArguments, io: CliIo): Promise<string> {
  const { sheets } = await readPublisherFile(file, args, io)
  const [only, other] = sheets
  if (only !== undefined && other === undefined) return only.text
  const names = sheets.map(({ name }) => show(name)).join(', ')
  return fail('file', 'file_unreadable', { message: `has ${sheets.length} sheets; pass --sheet with one of ${names}` })
}

/** The operands and options of a load. */
interface LoadRequest {
  readonly file: string
  readonly format: (typeof LOAD_FORMATS)[number]
  readonly edition: string
  readonly editionYear: number
}

/**
 * Returns the edition of a file: 'uba-2026'. A file of an edition that is shipped gets another name, so that no key is that
 * of a shipped factor; only the flat file of DESNZ replaces a shipped copy.
 */
function fileEdition(format: LoadRequest['format'], year: string): string {
  const edition = `${format}-${year}`
  const isShipped = publishedEditions().some(({ shippedAs }) => shippedAs.includes(edition))
  return isShipped && format !== DESNZ ? `${edition}-file` : edition
}

function requestOf(args: ParsedArguments): LoadRequest {
  const [, file, extra] = args.operands
  const format = textOption(args, 'format') ?? ''
  if (!isOneOf(LOAD_FORMATS, format))
    throw new UsageError(`${show(format)} is not a format; give one of ${LOAD_FORMATS.join(', ')}`)
  if (file === undefined) throw new UsageError('FILE is missing; give the file of the publisher')
  if (extra !== undefined) throw new UsageError(`only one FILE is allowed; received ${show(extra)} too`)
  const year = textOption(args, 'year') ?? file.match(/(?:19|20)\d{2}/g)?.at(-1)
  if (year === undefined || !/^\d{4}$/.test(year))
    throw new UsageError('the year of the edition is missing; give it by --year, like --year 2026')
  const edition = textOption(args, 'edition') ?? fileEdition(format, year)
  return { file, format, edition, editionYear: Number(year) }
}

/** A row that yields no factor. */
interface LeftOutRow {
  readonly sheet: string
  readonly line: number
  readonly name: string
  readonly reason: string
}

/** The factors of a file, and what it leaves out. */
interface Loaded {
  readonly factors: readonly EmissionFactor[]
  readonly leftOut: readonly LeftOutRow[]
  /** Sheets without a table of the format. */
  readonly otherSheets: readonly string[]
}

function loadDesnzSheet({ name, text }: PublisherSheet, { edition, editionYear }: LoadRequest): Loaded {
  const { catalogue, skipped } = loadDesnzFlatFile(text, { edition, editionYear })
  const leftOut = skipped.map(({ line, row, reason }) => ({ sheet: name, line, name: row, reason }))
  return { factors: catalogue.factors(), leftOut, otherSheets: [] }
}

async function loadSheet(sheet: PublisherSheet, request: LoadRequest, digest: string): Promise<Loaded> {
  const { format, edition, editionYear } = request
  if (format === DESNZ) return loadDesnzSheet(sheet, request)
  const { loadPublisherFile } = await import('../../reference/factors/national/index.ts')
  const file = { format, edition, editionYear, fileDigest: digest }
  const { catalogue, leftOut } = loadPublisherFile(sheet.text, file)
  return {
    factors: catalogue.factors(),
    leftOut: leftOut.map((row) => ({ sheet: sheet.name, ...row })),
    otherSheets: [],
  }
}

/** True for the error of a sheet that has no table of the format, such as a read-me. */
function isOtherSheet(error: unknown): error is EmissionsError {
  return EmissionsError.is(error) && error.violations.every(({ code }) => code === 'column_missing')
}

/** Adds the factors of a sheet whose keys no earlier sheet has; sheets may repeat each other's rows. */
function addSheet(all: Loaded, next: Loaded, sheet: string): Loaded {
  const keys = new Set(all.factors.map(({ key }) => key))
  const repeated = next.factors
    .filter(({ key }) => keys.has(key))
    .map(({ key, name }) => ({ sheet, line: 0, name, reason: `has the key ${key} of an earlier sheet` }))
  return {
    factors: [...all.factors, ...next.factors.filter(({ key }) => !keys.has(key))],
    leftOut: [...all.leftOut, ...next.leftOut, ...repeated],
    otherSheets: [...all.otherSheets, ...next.otherSheets],
  }
}

/** Loads all sheets of a file. Throws the error of the first if none has a table of the format. */
async function loadSheets({ sheets, digest }: PublisherFileContent, request: LoadRequest): Promise<Loaded> {
  let all: Loaded = { factors: [], leftOut: [], otherSheets: [] }
  const errors: EmissionsError[] = []
  for (const sheet of sheets) {
    try {
      all = addSheet(all, await loadSheet(sheet, request, digest), sheet.name)
    } catch (error) {
      if (!isOtherSheet(error)) throw error
      errors.push(error)
      all = { ...all, otherSheets: [...all.otherSheets, sheet.name] }
    }
  }
  const [first] = errors
  if (first !== undefined && errors.length === sheets.length) throw first
  return all
}

/** Throws `file_digest_mismatch` if a file has another digest than its label says. */
function checkLabel(digest: string, label: string | undefined): void {
  if (label === undefined || label.toLowerCase() === digest) return
  const message = 'is not the digest of the file; load the file that the label describes, or correct --sha256'
  fail('--sha256', 'file_digest_mismatch', { message, expected: label, received: digest })
}

/** The unit, region and exact figures of a factor: its gases if it has any, otherwise its total. */
function figuresText(factor: EmissionFactor): string {
  const { co2e, co2, ch4, n2o } = adjustedFactor(factor)
  const gases = [co2, ch4, n2o].map((one) => (one === null ? '' : printExact(one)))
  const figures = gases.some((one) => one !== '') ? gases : [co2e === null ? '' : printExact(co2e)]
  return [factor.unit, factor.region, ...figures].join(' ')
}

function compareDesnz(factors: readonly EmissionFactor[], edition: string): string {
  if (!publishedCatalogue.editions.some(({ id }) => id === edition)) return ''
  const { equal, differing, onlyHere } = compareEdition(edition, createCatalogue(factors))
  return `compared with ${edition}: ${equal} equal, ${differing.length} differing, ${onlyHere.length} only in ${edition}\n`
}

/** Compares the factors of a file with those of the edition of the same publisher and year; '' if none is shipped. */
async function editionComparisonText(factors: readonly EmissionFactor[], request: LoadRequest): Promise<string> {
  const { format, edition: loaded, editionYear } = request
  if (format === DESNZ) return compareDesnz(factors, loaded)
  const { nationalCatalogue: shipped }: { nationalCatalogue: Catalogue } = await import(
    '../../reference/factors/national/index.ts'
  )
  const ids = publishedEditions(format).flatMap(({ shippedAs }) => shippedAs)
  const edition = shipped.editions.find(({ id, year }) => year === editionYear && ids.includes(id))
  if (edition === undefined) return ''
  const held = new Set(shipped.factors(edition.id).map(figuresText))
  const others = factors.filter((factor) => !held.has(figuresText(factor)))
  const lines = others.slice(0, SHOWN).map(({ key }) => `  ${key}\n`)
  return `compared with ${edition.id}: ${factors.length - others.length} equal, ${others.length} without an equal row\n${lines.join('')}`
}

function leftOutRowsText(file: string, { leftOut, otherSheets }: Loaded, isAll: boolean): string {
  const shown = isAll ? leftOut : leftOut.slice(0, SHOWN)
  const placeOf = ({ sheet, line }: LeftOutRow) =>
    [file, sheet, line === 0 ? '' : String(line)].filter((part) => part !== '').join(':')
  const lines = shown.map((row) => `${placeOf(row)}: left out, ${row.name}: ${row.reason}\n`)
  const rest = leftOut.length - shown.length
  const sheets = otherSheets.map((name) => show(name)).join(', ')
  return [
    ...lines,
    rest === 0 ? '' : `… and ${rest} more; --all prints them\n`,
    sheets === '' ? '' : `${file}: sheets without a table of this format: ${sheets}\n`,
  ].join('')
}

/** Runs `tonne factors load --format FORMAT FILE`; exit code 1 if no row yields a factor. */
export async function loadFactors(args: ParsedArguments, io: CliIo): Promise<number> {
  const request = requestOf(args)
  const { file, edition } = request
  return readingInput(file, async () => {
    const content = await readPublisherFile(file, args, io)
    checkLabel(content.digest, textOption(args, 'sha256'))
    const loaded = await loadSheets(content, request)
    const { factors, leftOut } = loaded
    io.stderr.write(leftOutRowsText(file, loaded, args.options.all === true))
    for (const sentence of hiddenSheetSentences(content.hidden)) io.stderr.write(`${file}: ${sentence}\n`)
    io.stderr.write(`${edition}: ${factors.length} factors read, ${leftOut.length} rows left out\n`)
    io.stderr.write(await editionComparisonText(factors, request))
    const output = textOption(args, 'output')
    const json = `${JSON.stringify(factors, null, 1)}\n`
    if (output === undefined) io.stdout.write(json)
    else await writeFile(output, io, (append) => append(new TextEncoder().encode(json)))
    return factors.length === 0 ? 1 : 0
  })
}
