import { isOneOf } from '../../base/index.ts'
import type { EmissionFactor } from '../../core/emissions/index.ts'
import { show } from '../../core/errors/index.ts'
import { compareEdition, loadDesnzFlatFile, publishedCatalogue } from '../../reference/factors/index.ts'
import { type ParsedArguments, textOption, textRule } from './arguments.ts'
import { decodeSample, encodingOf } from './encoding.ts'
import { readingInput, UsageError } from './failure.ts'
import type { CliIo } from './io.ts'
import { writeFile } from './outputs.ts'
import { isWorkbook, readSheet } from './workbook/read-sheet.ts'
import { sheetText } from './workbook/sheet-text.ts'

/** The first operand that makes `tonne factors` load a publisher's file. */
const LOAD = 'load'

/** The formats of `tonne factors load`. */
export const LOAD_FORMATS = ['ademe', 'uba', 'nga', 'mfe', 'eccc', 'aib', 'green-e', 'desnz'] as const
const DESNZ = 'desnz'

/** The rows left out that are printed without `--all`. */
const SHOWN = 20

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

/** Reads a publisher's file as text: a CSV file, or a sheet of a workbook as CSV. */
export async function publisherFileText(file: string, args: ParsedArguments, io: CliIo): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of (await io.openInput(file)).chunks()) pieces.push(piece.slice())
  const bytes = Buffer.concat(pieces)
  const sheet = textOption(args, 'sheet')
  if (isWorkbook(bytes)) return sheetText((await readSheet(bytes, sheet, io)).sheet, {})
  if (sheet !== undefined) throw new UsageError('--sheet is for an .xlsx workbook; leave it out for a text')
  return decodeSample(bytes, encodingOf(bytes))
}

/** What a load is asked for. */
interface LoadRequest {
  readonly file: string
  readonly format: (typeof LOAD_FORMATS)[number]
  readonly edition: string
  readonly editionYear: number
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
  return { file, format, edition: textOption(args, 'edition') ?? `${format}-${year}`, editionYear: Number(year) }
}

/** The factors of a file, and the rows that it leaves out. */
interface Loaded {
  readonly factors: readonly EmissionFactor[]
  readonly leftOut: readonly { readonly line: number; readonly name: string; readonly reason: string }[]
  /** The comparison with a shipped edition; '' if none is shipped. */
  readonly comparison: string
}

function loadDesnz(text: string, { edition, editionYear }: LoadRequest): Loaded {
  const { catalogue, skipped } = loadDesnzFlatFile(text, { edition, editionYear })
  const leftOut = skipped.map(({ line, row, reason }) => ({ line, name: row, reason }))
  if (!publishedCatalogue.editions.some(({ id }) => id === edition))
    return { factors: catalogue.factors(), leftOut, comparison: '' }
  const { equal, differing, onlyHere } = compareEdition(edition, catalogue)
  const comparison = `compared with ${edition}: ${equal} equal, ${differing.length} differing, ${onlyHere.length} only in ${edition}\n`
  return { factors: catalogue.factors(), leftOut, comparison }
}

async function load(text: string, request: LoadRequest, digest: string | undefined): Promise<Loaded> {
  const { format, edition, editionYear } = request
  if (format === DESNZ) return loadDesnz(text, request)
  const { loadPublisherFile } = await import('../../reference/factors/national/index.ts')
  const file = { format, edition, editionYear, ...(digest !== undefined && { digest }) }
  const { catalogue, leftOut } = loadPublisherFile(text, file)
  return { factors: catalogue.factors(), leftOut, comparison: '' }
}

/** Runs `tonne factors load --format FORMAT FILE`; exit code 1 if no row yields a factor. */
export async function loadFactors(args: ParsedArguments, io: CliIo): Promise<number> {
  const request = requestOf(args)
  const { file } = request
  return readingInput(file, async () => {
    const loaded = await load(await publisherFileText(file, args, io), request, textOption(args, 'sha256'))
    const { factors, leftOut, comparison } = loaded
    const shown = args.options.all === true ? leftOut : leftOut.slice(0, SHOWN)
    for (const { line, name, reason } of shown) io.stderr.write(`${file}:${line}: left out, ${name}: ${reason}\n`)
    if (shown.length < leftOut.length)
      io.stderr.write(`… and ${leftOut.length - shown.length} more; --all prints them\n`)
    io.stderr.write(
      `${request.edition}: ${factors.length} factors read, ${leftOut.length} rows left out\n${comparison}`,
    )
    const output = textOption(args, 'output')
    const json = `${JSON.stringify(factors, null, 1)}\n`
    if (output === undefined) io.stdout.write(json)
    else await writeFile(output, io, (append) => append(new TextEncoder().encode(json)))
    return factors.length === 0 ? 1 : 0
  })
}
