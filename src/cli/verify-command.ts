import { printable } from '../errors/index.ts'
import type { Catalogue } from '../factors/index.ts'
import { catalogueWith, withSpend } from '../rows/index.ts'
import { type BundleVerification, type Difference, verify, verifyBundle } from '../verify/index.ts'
import { flagRule, oneOperand, type ParsedArguments, textOption, textRule } from './arguments.ts'
import { openVerifiable } from './bundle-lines.ts'
import type { Command } from './command.ts'
import { readingFile, readingInput, UsageError } from './failure.ts'
import { FACTORS_OPTION, ownFactorsOf } from './input-options.ts'
import type { CliIo } from './io.ts'
import { wrap } from './text-layout.ts'
import { readTraces } from './traces.ts'

/** The verification of the traces of a text: every difference with the line of its trace. */
export interface TracesVerification {
  readonly verified: boolean
  readonly differences: readonly (Difference & { readonly line: number })[]
  readonly counts: { readonly trace: number }
}

/** Verifies the traces of a text against the factors of a catalogue. Throws `FileFailures` for what is not a trace. */
export function verificationOf(file: string, text: string, catalogue: Catalogue): TracesVerification {
  const traces = readTraces(file, text)
  const differences = traces.flatMap(({ line, proof }) => {
    const { differences: some } = readingFile(file, () => verify(proof, { catalogue }))
    return some.map((difference) => ({ line, ...difference }))
  })
  return { verified: differences.length === 0, differences, counts: { trace: traces.length } }
}

function differenceLine(place: string, { path, step, message, expected, found }: Difference): string {
  const where = [path, step === undefined ? '' : `(${step})`].filter((part) => part !== '').join(' ')
  const text = `${place}: ${where === '' ? '' : `${where} `}${message}; expected ${expected}, found ${found}`
  return `${printable(text)}\n`
}

function plural(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}

/** The output format of the result. */
interface Print {
  readonly file: string
  readonly io: CliIo
  /** One JSON object, instead of lines for people. */
  readonly isJson: boolean
  readonly catalogue: Catalogue
  /** The catalogue has factors of the company. */
  readonly hasOwn: boolean
}

/** Verifies traces independently; returns the exit code. */
function verifyTraces(text: string, { file, io, isJson, catalogue, hasOwn }: Print): number {
  const verification = verificationOf(file, text, catalogue)
  const { verified, differences, counts } = verification
  if (isJson) io.stdout.write(`${JSON.stringify(verification)}\n`)
  else {
    for (const difference of differences) io.stderr.write(differenceLine(`${file}:${difference.line}`, difference))
    const count = counts.trace - new Set(differences.map(({ line }) => line)).size
    io.stdout.write(
      `${count} of ${plural(counts.trace, 'trace')} verified against the published factors${hasOwn ? ' and your own' : ''}\n`,
    )
  }
  return verified ? 0 : 1
}

function summaryLines({ verified, counts, linesBehindHead, unchecked }: BundleVerification): string {
  const parts = [
    plural(counts.record ?? 0, 'record'),
    plural(counts.trace ?? 0, 'trace'),
    plural(counts.line ?? 0, 'line').concat(' of the log'),
  ].join(', ')
  const behind = linesBehindHead === null ? [] : [`lines behind the head: ${linesBehindHead}`]
  const notChecked = unchecked.map(({ code, count, message }) => {
    return wrap(`not checked: ${message} (${code}${count === null ? '' : `, ${count}`})`, '  ')
  })
  return [`${verified ? 'verified' : 'not verified'}: a bundle of ${parts}`, ...behind, ...notChecked, ''].join('\n')
}

type Head = NonNullable<Parameters<typeof verifyBundle>[1]>['head']

/** Verifies the bundle of a company against the published factors; returns the exit code. */
async function verifyLines(lines: AsyncIterable<string>, head: Head, print: Print): Promise<number> {
  const { file, io, isJson, catalogue } = print
  const found = await verifyBundle(lines, { catalogue, ...(head === undefined ? {} : { head }) })
  if (isJson) io.stdout.write(`${JSON.stringify(found)}\n`)
  else {
    for (const difference of found.differences) {
      io.stderr.write(differenceLine(`${file}:${difference.line}`, difference))
    }
    io.stdout.write(summaryLines(found))
  }
  return found.verified ? 0 : 1
}

const HEAD = /^(0|[1-9]\d{0,14}):([0-9a-f]{64})$/

/** The value of `--head`. Throws `UsageError` if invalid, and for `--head-is-last` without it. */
function headOf(args: ParsedArguments): Head {
  const text = textOption(args, 'head')
  const isLast = args.options['head-is-last'] === true
  if (text === undefined) {
    if (isLast) throw new UsageError('--head-is-last needs --head; give both')
    return undefined
  }
  const [, sequence, digest] = HEAD.exec(text) ?? []
  if (sequence === undefined || digest === undefined) {
    throw new UsageError('--head must be the number of a line, a colon and its digest of 64 hexadecimal digits')
  }
  return { sequence: Number(sequence), digest, isLast }
}

/** `tonne verify FILE`. */
export const verifyCommand: Command = {
  options: {
    factors: FACTORS_OPTION,
    head: textRule('N:DIGEST', 'a log head that you recorded earlier; the log of the bundle must contain it'),
    'head-is-last': flagRule('no line of the log may follow that head'),
    json: flagRule('print the result as one JSON object'),
  },
  details: [
    'FILE holds one trace, or one per line, from tonne calculate --traces, or the bundle of a company from tonne export; - is standard input. Every step, factor, sum, rounding and digest is recomputed. Each difference is printed as FILE:LINE: field, expected value, found value. For a bundle, the log, every emission, every displayed figure and every total are recomputed too, and its published factors are compared with their editions. Checks that were not possible are listed. The exit code is 0 if everything verifies, and 1 if anything differs.',
  ],
  run: async (args, io) => {
    const file = oneOperand(args, 'FILE')
    const head = headOf(args)
    const own = ownFactorsOf(args, io)
    const shared = { catalogue: await withSpend(catalogueWith(own)), hasOwn: own !== undefined }
    const print = { file, io, isJson: args.options.json === true, ...shared }
    const opened = await readingInput(file, () => openVerifiable(file, io))
    if ('lines' in opened) return readingInput(file, () => verifyLines(opened.lines, head, print))
    if (head !== undefined)
      throw new UsageError('--head is for the log of a bundle; FILE holds traces, which have no log')
    return verifyTraces(opened.text, print)
  },
}
