import { readFile } from 'node:fs/promises'
import { isObject, printable } from '../../base/index.ts'
import { splitLines } from '../../core/csv/index.ts'
import { EmissionsError, type ErrorCode, fail } from '../../core/errors/index.ts'
import type { Catalogue } from '../../reference/factors/index.ts'
import { joinOwnFactors, withFactorSets } from '../../rows/index.ts'
import {
  type BundleVerification,
  type Difference,
  type VerifyBundleOptions,
  verify,
  verifyBundle,
} from '../../verify/index.ts'
import { flagRule, oneOperand, type ParsedArguments, textOption, textRule } from './arguments.ts'
import { encodeUtf8 } from './calculate/decode-utf8.ts'
import type { Command } from './command.ts'
import { readingFile, readingInput, UsageError } from './failure.ts'
import { readHeads, readPublicKeys } from './head-files.ts'
import { FACTORS_OPTION, ownFactorsOf } from './input-options.ts'
import type { CliIo } from './io.ts'
import { writeFile } from './outputs.ts'
import { jsonLine, wrap } from './text-layout.ts'
import { readTraces } from './traces.ts'

/** First bytes of a bundle, as `tonne export` writes it. */
const BEGINNING = /^\{"companyId":\d+,"exportedAt":"[^"]*","format":"tonne-bundle\//

/** Decodes the pieces of a file. Throws `file_unreadable`. */
async function* decodeText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const decode = (bytes?: Uint8Array) => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true })
    } catch {
      return fail('', 'file_unreadable', 'is not UTF-8 text, as every bundle is')
    }
  }
  for await (const chunk of chunks) yield decode(chunk)
  yield decode()
}
async function* once(text: string): AsyncGenerator<string> {
  yield text
}

const BEGINNING_BYTES = 200

/** The first characters of a file; '' for a stream, which can be read only once. */
async function beginningOf(file: string, io: CliIo): Promise<string> {
  const input = file === '-' ? undefined : await io.openInput(file)
  if (input?.size === undefined) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of input.chunks()) {
    text += decoder.decode(chunk.subarray(0, BEGINNING_BYTES), { stream: true })
    if (text.length >= BEGINNING_BYTES) break
  }
  return text
}

/** Content of a file to verify. */
export type VerifiableFile = { readonly lines: AsyncIterable<string> } | { readonly text: string }

/** Opens a file to verify: a bundle as a stream of lines, any other file as text. Throws `file_unreadable`. */
export async function openVerifiable(file: string, io: CliIo): Promise<VerifiableFile> {
  if (BEGINNING.test(await beginningOf(file, io))) {
    return { lines: splitLines(decodeText((await io.openInput(file)).chunks())) }
  }
  const text = io.readText(file)
  return BEGINNING.test(text) ? { lines: splitLines(once(text)) } : { text }
}

/** A trace that is neither right nor wrong to this version: a later or an earlier version wrote it. */
export interface Unanswered {
  readonly line: number
  readonly code: ErrorCode
  readonly path: string
  readonly message: string
}

/** The verification of the traces in a text. Each difference has the line of its trace. */
export interface TracesVerification {
  /** True if every trace verifies. */
  readonly verified: boolean
  readonly differences: readonly (Difference & { readonly line: number })[]
  /** The traces of other formats; left out if there is none. */
  readonly unanswered?: readonly Unanswered[]
  readonly counts: { readonly trace: number }
}

/** Returns the answer about a trace of another format. Throws all other errors. */
function unansweredOf(error: unknown, line: number): readonly Unanswered[] {
  if (!EmissionsError.is(error) || !error.code.startsWith('format_')) throw error
  return error.violations.map(({ path, code, message }) => ({ line, code, path, message }))
}

/**
 * Verifies the traces in a text against the factors of a catalogue. Throws `FileFailures` for text that is not a
 * trace.
 */
export function verificationOf(file: string, text: string, catalogue: Catalogue): TracesVerification {
  const traces = readTraces(file, text)
  const unanswered: Unanswered[] = []
  const differences = traces.flatMap(({ line, proof }) => {
    try {
      return verify(proof, { catalogue }).differences.map((difference) => ({ line, ...difference }))
    } catch (error) {
      unanswered.push(...readingFile(file, () => unansweredOf(error, line)))
      return []
    }
  })
  const verified = differences.length === 0 && unanswered.length === 0
  return { verified, differences, ...(unanswered.length > 0 && { unanswered }), counts: { trace: traces.length } }
}

function differenceLine(place: string, { code, path, step, message, expected, found }: Difference): string {
  const where = [path, step === undefined ? '' : `(${step})`].filter((part) => part !== '').join(' ')
  const what = `${where === '' ? '' : `${where} `}${message} (${code})`
  // two equal texts say nothing
  const stated = expected === found ? '' : `; expected ${expected}, found ${found}`
  const text = `${place}: ${what}${stated}`
  return `${printable(text)}\n`
}

function plural(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}

/** The output format of the result. */
interface Print {
  readonly file: string
  readonly io: CliIo
  /** Print one JSON object instead of lines for people. */
  readonly isJson: boolean
  readonly catalogue: Catalogue
  /** The catalogue has factors of the company. */
  readonly hasOwn: boolean
}

/** Verifies traces independently; returns the exit code. */
function verifyTraces(text: string, { file, io, isJson, catalogue, hasOwn }: Print): number {
  const verification = verificationOf(file, text, catalogue)
  const { verified, differences, unanswered = [], counts } = verification
  if (isJson) io.stdout.write(jsonLine(verification))
  else {
    for (const difference of differences) io.stderr.write(differenceLine(`${file}:${difference.line}`, difference))
    for (const { line, code, path, message } of unanswered) {
      io.stderr.write(`${printable(`${file}:${line}: ${code}: ${path} ${message}`)}\n`)
    }
    const count = counts.trace - new Set([...differences, ...unanswered].map(({ line }) => line)).size
    io.stdout.write(
      `${count} of ${plural(counts.trace, 'trace')} verified against the published factors${hasOwn ? ' and your own' : ''}\n`,
    )
  }
  return verified ? 0 : 1
}

/** Says who signed a head, and when by the clock of the signer. */
function headLine({ role, sequence, time, keyId }: BundleVerification['heads'][number]): string {
  return wrap(`${role === 'signer' ? 'signed' : 'witnessed'}: line ${sequence}, at ${time}, by key ${keyId}`, '  ')
}

function summaryLines({ verified, counts, linesBehindHead, heads, unchecked }: BundleVerification): string {
  const parts = [
    plural(counts.record ?? 0, 'record'),
    plural(counts.trace ?? 0, 'trace'),
    plural(counts.line ?? 0, 'line').concat(' of the log'),
  ].join(', ')
  const behind = linesBehindHead === null ? [] : [`lines behind the head: ${linesBehindHead}`]
  const notChecked = unchecked.map(({ code, count, message }) => {
    return wrap(`not checked: ${message} (${code}${count === null ? '' : `, ${count}`})`, '  ')
  })
  return [
    `${verified ? 'verified' : 'not verified'}: a bundle of ${parts}`,
    ...heads.map(headLine),
    ...behind,
    ...notChecked,
    '',
  ].join('\n')
}

/** Verifies the bundle of a company against the published factors; returns the exit code. */
async function verifyLines(lines: AsyncIterable<string>, heads: HeadOptions, print: Print): Promise<number> {
  const { file, io, isJson, catalogue } = print
  const found = await verifyBundle(lines, { catalogue, ...heads })
  if (isJson) io.stdout.write(jsonLine(found))
  else {
    for (const difference of found.differences) {
      io.stderr.write(differenceLine(`${file}:${difference.line}`, difference))
    }
    io.stdout.write(summaryLines(found))
  }
  return found.verified ? 0 : 1
}

/** The heads of a log that the user kept. */
type HeadOptions = Pick<VerifyBundleOptions, 'head' | 'heads' | 'keys'>

const HEAD = /^(0|[1-9]\d{0,14}):([0-9a-f]{64})$/

/** Parses `--head`. Throws `UsageError` if it is invalid, and for `--head-is-last` without it. */
function headOf(args: ParsedArguments): VerifyBundleOptions['head'] {
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

/** Reads the heads and keys that the options name. Throws `UsageError`, and `FileFailures` for a file without heads. */
function headOptionsOf(args: ParsedArguments, io: CliIo): HeadOptions {
  const head = headOf(args)
  const [heads, keys] = [textOption(args, 'heads'), textOption(args, 'keys')]
  const stored = head === undefined ? {} : { head }
  if (heads === undefined && keys === undefined) return stored
  if (heads === undefined || keys === undefined) {
    throw new UsageError('--heads and --keys belong together: signed heads, and the public keys that you trust')
  }
  return { ...stored, heads: readHeads(heads, io), keys: readPublicKeys(keys, io) }
}

/** The built page, relative to dist/cli and to dist/chunks. The sources have none. */
const BUILT_PAGE = new URL('../verify.html', import.meta.url)

async function readBuiltPage(): Promise<string> {
  try {
    return await readFile(BUILT_PAGE, 'utf8')
  } catch (error) {
    if (!isObject(error) || error.code !== 'ENOENT') throw error
    throw new UsageError('the page is not built here; install the package tonne, or run npm run build')
  }
}

/** Writes a copy of the page that verifies in a browser, offline. Throws `UsageError` if it was not built. */
async function writePage(path: string, io: CliIo): Promise<number> {
  const text = await readBuiltPage()
  await writeFile(path, io, (append) => append(encodeUtf8(text)))
  io.stderr.write(`written: ${path}; open it in a browser and drop files on it\n`)
  return 0
}

/** Returns the path of `--page`. Throws `UsageError` next to anything that it would ignore. */
function pageOption(args: ParsedArguments): string | undefined {
  const page = textOption(args, 'page')
  if (page === undefined) return undefined
  const options = Object.keys(args.options).filter((name) => name !== 'page')
  const [other] = [...args.operands, ...options.map((name) => `--${name}`)]
  if (other !== undefined) throw new UsageError(`--page only writes the page; it does not take ${other}`)
  return page
}

/** `tonne verify FILE`. */
export const verifyCommand: Command = {
  options: {
    factors: FACTORS_OPTION,
    head: textRule('N:DIGEST', 'a log head that you recorded earlier; the log of the bundle must contain it'),
    heads: textRule('FILE', 'signed heads of the log, one per line; the log of the bundle must extend each'),
    keys: textRule('FILE', 'with --heads: the public keys that you trust, as a JWK, a list or a JWK set'),
    'head-is-last': flagRule('no line of the log may follow that head'),
    json: flagRule('print the result as one JSON object'),
    page: textRule('HTML', 'instead of FILE: write verify.html, a page that verifies files in a browser, offline'),
  },
  details: [
    'FILE holds one trace, or one per line, from tonne calculate --traces, or the bundle of a company from tonne export; - is standard input. Every step, factor, sum, rounding and digest is recomputed. Each difference is printed as FILE:LINE: field, expected value, found value. For a bundle, the log, every emission, every displayed figure and every total are recomputed too, and its published factors are compared with their editions. Checks that were not possible are listed. --page writes one HTML file that does the same in a browser without a network. A trace that a later version wrote is named and may be right; the others are verified. The exit code is 0 if everything verifies, otherwise 1.',
  ],
  run: async (args, io) => {
    const page = pageOption(args)
    if (page !== undefined) return writePage(page, io)
    const file = oneOperand(args, 'FILE')
    const heads = headOptionsOf(args, io)
    const own = ownFactorsOf(args, io)
    const shared = { catalogue: await withFactorSets(joinOwnFactors(own)), hasOwn: own !== undefined }
    const print = { file, io, isJson: args.options.json === true, ...shared }
    const opened = await readingInput(file, () => openVerifiable(file, io))
    if ('lines' in opened) return readingInput(file, () => verifyLines(opened.lines, heads, print))
    if (Object.keys(heads).length > 0)
      throw new UsageError('--head and --heads are for the log of a bundle; FILE holds traces, which have no log')
    return verifyTraces(opened.text, print)
  },
}
