import { show } from '../../core/errors/index.ts'
import {
  compareEdition,
  type DifferingFigure,
  type EditionComparison,
  loadDesnzFlatFile,
  publishedCatalogue,
} from '../../reference/factors/index.ts'
import { type ParsedArguments, textOption } from './arguments.ts'
import { decodeSample, encodingOf } from './encoding.ts'
import { readingInput, UsageError } from './failure.ts'
import type { CliIo } from './io.ts'
import { isWorkbook, readSheet } from './workbook/read-sheet.ts'
import { sheetText } from './workbook/sheet-text.ts'

/** The first operand that makes `tonne factors` a comparison. */
const COMPARE = 'compare'
const SHOWN = 20

/** True for the operands of a comparison: 'compare desnz-2026 FLATFILE'. */
export function isComparison({ operands: [first, edition = ''] }: ParsedArguments): boolean {
  return first === COMPARE && /^desnz-\d/.test(edition)
}

function operandsOf({ operands }: ParsedArguments): { edition: string; editionYear: number; file: string } {
  const [, edition = '', file, extra] = operands
  const [, year] = /^desnz-(\d{4})$/.exec(edition) ?? []
  const known = publishedCatalogue.editions.map(({ id }) => id).filter((id) => id.startsWith('desnz-'))
  if (year === undefined || !known.includes(edition))
    throw new UsageError(`${show(edition)} is not a bundled edition of DESNZ; give one of ${known.join(', ')}`)
  if (file === undefined) throw new UsageError('FLATFILE is missing; give the flat file of the publisher')
  if (extra !== undefined) throw new UsageError(`only one FLATFILE is allowed; received ${show(extra)} too`)
  return { edition, editionYear: Number(year), file }
}

/** Reads a flat file as text: a CSV file, or a sheet of a workbook as CSV. */
async function flatFileText(file: string, args: ParsedArguments, io: CliIo): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of (await io.openInput(file)).chunks()) pieces.push(piece.slice())
  const bytes = Buffer.concat(pieces)
  const sheet = textOption(args, 'sheet')
  if (isWorkbook(bytes)) return sheetText((await readSheet(bytes, sheet, io)).sheet, {})
  if (sheet !== undefined) throw new UsageError('--sheet is for an .xlsx workbook; leave it out for a text')
  return decodeSample(bytes, encodingOf(bytes))
}

const differingText = ({ key, figure, here, there }: DifferingFigure) =>
  `${key}: ${figure} ${here}, in the file ${there}`

/** Formats a heading with its lines; '' if there are none. */
function listText(title: string, lines: readonly string[], isAll: boolean): string {
  if (lines.length === 0) return ''
  const shown = isAll ? lines : lines.slice(0, SHOWN)
  const rest = lines.length - shown.length
  const more = rest === 0 ? [] : [`… and ${rest} more; --all prints them`]
  return `${title}\n${[...shown, ...more].map((line) => `  ${line}`).join('\n')}\n`
}

function reportOf(
  edition: string,
  { equal, differing, onlyHere, onlyThere }: EditionComparison,
  isAll: boolean,
): string {
  const counts = `${equal} equal, ${differing.length} differing, ${onlyHere.length} only in ${edition}, ${onlyThere.length} only in the file`
  return [
    listText(`Figures of ${edition} that differ`, differing.map(differingText), isAll),
    listText(`Rows of ${edition} that the file lacks`, onlyHere, isAll),
    isAll ? listText(`Rows of the file that ${edition} lacks`, onlyThere, isAll) : '',
    `${counts}\n`,
  ].join('')
}

/** Runs `tonne factors compare EDITION FLATFILE`; exit code 1 unless the file confirms every row of the edition. */
export async function compareFactors(args: ParsedArguments, io: CliIo): Promise<number> {
  const { edition, editionYear, file } = operandsOf(args)
  return readingInput(file, async () => {
    const text = await flatFileText(file, args, io)
    const comparison = compareEdition(edition, loadDesnzFlatFile(text, { edition, editionYear }).catalogue)
    io.stdout.write(reportOf(edition, comparison, args.options.all === true))
    return comparison.differing.length + comparison.onlyHere.length === 0 ? 0 : 1
  })
}
